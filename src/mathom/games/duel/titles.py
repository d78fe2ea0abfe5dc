"""What Duel's components are called: by what they do, because the cards carry no names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.duel.box import RACES, Box
from mathom.kernel.game import Game
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.locale import Messages


class Titles(Game):
    """Duel as far as it says what its components are called."""

    box: Box

    def title(self, words: Messages, role: str, id: str) -> str:
        """A card is called by its effects and the chain symbol it gives.

        A token is called by its Race and number, and what it does when; the rest has names.
        """
        box = self.box
        if role == "card":
            card = box.cards[box.names["card"].index(id)]
            what = _effects_text(words, card.described())
            if card.chain_to < 0:
                return what
            symbol = words.say(f"duel-chain-{box.names['chain'][card.chain_to]}")
            return words.say("duel-card-with-chain", effects=what, chain=symbol)
        if role == "token":
            token = box.tokens[box.names["token"].index(id)]
            what = _effects_text(words, token.described())
            what = words.say(f"duel-when-{token.when}", effects=what)
            race = words.say(f"duel-race-{RACES[token.race]}")
            return words.say("duel-token", race=race, effects=what)
        return words.say(f"duel-{'region' if role == 'to' else role}-{id}")

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A component's title with all it does, its cost, and its chain symbols."""
        name = self.title(words, record["kind"], record["id"])
        if record["kind"] == "tile":
            region = words.say(f"duel-region-{record['region']}")
            does = [words.say("duel-effect-fortress", region=region)]
            does.append(_effects_text(words, record["effects"]))
            name = words.say("duel-tile-with-effects", tile=name, effects=words.listed(does))
        price = [
            words.say("duel-cost", count=count, what=words.say(f"duel-skill-{skill}"))
            for skill, count in record.get("skills", {}).items()
        ]
        if record.get("coins"):
            price.insert(0, words.say("duel-effect-coins", count=record["coins"]))
        if record["kind"] == "tile":
            price.append(words.say("duel-surcharge"))
        ends = [record.get("chain_from"), record.get("chain_to")]
        symbols = [words.say(f"duel-chain-{end}") if end else "" for end in ends]
        chain = " → ".join(symbols).strip() if any(symbols) else ""
        return {"title": name, "cost": words.listed(price), "chain": chain}


def _effects_text(words: Messages, effects: list[Json]) -> str:
    """Several effects in a row."""
    return words.listed([effect_text(words, effect) for effect in effects])


def effect_text(words: Messages, effect: Json) -> str:
    """What an effect does, in a few words."""
    named: dict[str, int | str] = {}
    for role, value in effect.items():
        if isinstance(value, int):
            named[role] = value
        elif isinstance(value, list) and effect["do"] == "skills":
            named[role] = words.listed(skill_counts(words, value))
        elif isinstance(value, list):
            either = words.say("duel-either")
            named[role] = either.join(words.say(f"duel-{role}-{item}") for item in value)
        elif role != "do":
            named[role] = words.say(f"duel-{role}-{value}")
    return words.say(f"duel-effect-{effect['do']}", **named)


def skill_counts(words: Messages, skills: list[str]) -> list[str]:
    """Skills by name, with a number where there are several of one."""
    found: list[str] = []
    for skill in dict.fromkeys(skills):
        name = words.say(f"duel-skill-{skill}")
        count = skills.count(skill)
        found.append(words.say("duel-cost", count=count, what=name) if count > 1 else name)
    return found
