"""How Duel's components read on the drawing: as short as they can, or in full."""

from __future__ import annotations

from rich.cells import cell_len

from mathom.games.duel.titles import effect_text, skill_counts
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages
from mathom.locale.sentences import capital
from mathom.terminal.boards.duel.signs import CARD_SIGNS, CHAIN, COIN, SIDE_SIGNS
from mathom.terminal.boards.scene import components


def short(words: Messages, role: str, id: str) -> str:
    """A Skill or a region in very few letters."""
    return words.say(f"terminal-duel-short-{role}-{id}")


def brief(words: Messages, effects: list[Json], width: int) -> str:
    """What a card does, in as few cells as it takes; slashes part its alternatives."""
    text = " ".join(_brief(words, effect, width) for effect in effects)
    return text if cell_len(text) <= width else text.replace(" ", "")


def _brief(words: Messages, effect: Json, width: int) -> str:
    match effect["do"]:
        case "skills":
            return " ".join(skill_counts(words, effect["skill"]))
        case "either":
            full = "/".join(words.say(f"duel-skill-{skill}") for skill in effect["skill"])
            if cell_len(full) <= width:
                return full
            return "/".join(short(words, "skill", skill) for skill in effect["skill"])
        case "units":
            regions = "/".join(short(words, "region", region) for region in effect["region"])
            return words.say("terminal-duel-units", count=effect["count"], regions=regions)
        case "coins":
            return words.say("terminal-duel-coins", count=effect["count"])
        case "manoeuvres":
            signs = (CARD_SIGNS["red"] + "−", COIN + "−", CHAIN)
            counts = (effect["removes"], effect["loses"], effect["moves"])
            return " ".join(f"{sign}{n}" for sign, n in zip(signs, counts, strict=True) if n)
        case _:
            return effect_text(words, effect)


def counted(words: Messages, count: int, name: str) -> str:
    """So many of something."""
    return words.say("terminal-duel-counted", count=count, name=name)


def brief_skills(words: Messages, skills: dict[str, int]) -> list[str]:
    """Skills with their numbers, in few letters."""
    return [counted(words, count, short(words, "skill", skill)) for skill, count in skills.items()]


def tile_effects(words: Messages, record: Json) -> str:
    """What a Landmark does besides its Fortress; Units go where that stands."""
    return words.listed(
        [
            words.say("terminal-duel-garrison", count=effect["count"])
            if effect["do"] == "garrison"
            else effect_text(words, effect)
            for effect in record["effects"]
        ]
    )


def price_text(words: Messages, price: int) -> str:
    """Coins to be paid."""
    return f"{COIN}{price}" if price else words.say("terminal-duel-free")


def chain_text(words: Messages, record: Json, width: int) -> str:
    """The chain symbol a card is free by and the one it gives, each cut where it must be."""
    ends = [record["chain_from"], record["chain_to"]]
    if ends == [None, None]:
        return ""
    names = ["" if end is None else words.say(f"duel-chain-{end}") for end in ends]
    whole = CHAIN.join(names)
    if cell_len(whole) <= width or not all(names):
        return whole
    half = (width - 1) // 2
    return CHAIN.join(_cut(name, half) for name in names)


def _cut(text: str, width: int) -> str:
    while cell_len(text) > width:
        text = text[:-1]
    return text


def side_title(game: Game, words: Messages, seat: str) -> str:
    """A side with its sign."""
    return f"{SIDE_SIGNS[seat]} {capital(game.title(words, 'seat', seat))}"


def describe(game: Game, words: Messages, id: str) -> str:
    """What is worth knowing about a card, a tile or a token beyond its title."""
    record = components(game).get(id)
    if record is None:
        return ""
    notes: list[str] = []
    if record["kind"] == "card":
        notes.append(words.say(f"duel-colour-{record['colour']}"))
    if record["kind"] == "tile":
        notes.append(game.title(words, "region", record["region"]))
        notes.append(tile_effects(words, record))
    if record["kind"] in ("card", "tile"):
        notes.append(words.say("terminal-duel-cost", cost=_full_cost(words, record)))
    if record.get("chain_from"):
        symbol = words.say(f"duel-chain-{record['chain_from']}")
        notes.append(words.say("terminal-duel-chain-from", chain=symbol))
    if record.get("chain_to"):
        symbol = words.say(f"duel-chain-{record['chain_to']}")
        notes.append(words.say("terminal-duel-chain-to", chain=symbol))
    if record["source"] == "reconstructed":
        notes.append(words.say("terminal-reconstructed"))
    return " · ".join(notes)


def _full_cost(words: Messages, record: Json) -> str:
    skills = record["skills"].items()
    parts = [counted(words, count, words.say(f"duel-skill-{skill}")) for skill, count in skills]
    coins = record.get("coins", 0)
    if coins:
        parts.insert(0, words.say("duel-effect-coins", count=coins))
    return words.listed(parts) if parts else words.say("terminal-duel-nothing")
