"""What is going on just now: a combat, a trade, cards drawn to choose among."""

from __future__ import annotations

from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, beside, written
from mathom.terminal.boards.lines import Piece, across, flow, paragraph
from mathom.terminal.boards.quest.signs import palette
from mathom.terminal.boards.quest.wording import card_text, counted, hero_name, labelled, marked
from mathom.terminal.boards.scene import Scene

GAP = 2


def combat(scene: Scene, width: int) -> list[Canvas]:
    """The combat, the hero on the left and the foe on the right; nothing without one (Q5)."""
    fight = scene.view["board"]["fight"]
    if fight is None:
        return []
    colours = palette(scene.dark)
    who, foe = hero_name(scene, fight["hero"]), scene.name("foe", fight["foe"])
    title = scene.say("fight-last" if fight["last"] else "fight", who=who, foe=foe)
    when = scene.say("fight-round", count=fight["round"])
    if fight["ending"] != "none":
        when = scene.say(f"fight-{fight['ending']}")
    bold = Style(color=colours.peril, bold=True)
    head: list[Line] = [across([(title, bold)], [(f" {when}", bold)], width)]
    if fight["feared"]:
        head.extend(paragraph(scene.say("fight-feared"), colours.quiet, width))
    half = (width - GAP) // 2
    left = _side(scene, fight["hero"], who, fight["sides"]["hero"], _hero_lines(scene), half)
    right = _side(scene, fight["foe"], foe, fight["sides"]["foe"], _foe_lines(scene), half)
    return [written(head, width), _wide(beside(left, right, width - 2 * half), width)]


def _wide(sheet: Canvas, width: int) -> Canvas:
    whole = Canvas(width, sheet.height + 1)
    whole.paste(sheet, 0, 0)
    return whole


def _hero_lines(scene: Scene) -> list[str]:
    """How much the hero can still bear: hand and life pool (Q6.2)."""
    fight = scene.view["board"]["fight"]
    hero = scene.view["board"]["heroes"][fight["hero"]]
    told = [
        scene.say("pool-hand", count=len(hero["hand"])),
        scene.say("pool-life", count=hero["life"]),
    ]
    if fight["unspent"]:
        told.append(scene.say("fight-unspent", count=fight["unspent"]))
    return told


def _foe_lines(scene: Scene) -> list[str]:
    """The foe's health, and how many cards Sauron holds for it (Q6.1)."""
    fight = scene.view["board"]["fight"]
    left = max(0, fight["health"] - fight["damage"])
    return [
        scene.say("fight-health", left=left, health=fight["health"]),
        scene.say("pool-hand", count=len(fight["hand"])),
    ]


def _side(scene: Scene, part: str, title: str, side: Json, stocks: list[str], width: int) -> Canvas:
    colours = palette(scene.dark)
    which = "heroes" if part.startswith("hero-") else "sauron"
    strength = scene.say("fight-strength", spent=side["spent"], strength=side["strength"])
    stocks = [*stocks, strength]
    if side["exhausted"]:
        stocks.append(scene.say("fight-exhausted"))
    lines: list[Line] = [
        across([(title, marked(scene, part, colours.side(which)))], [], width),
        *flow(("", colours.quiet), [(text, PLAIN) for text in stocks], width, " · "),
        *_now(scene, side, width),
    ]
    if side["before"] is not None:
        before = scene.name("card", side["before"])
        if side["named"] is not None:
            before = f"{before} ({scene.game.title(scene.words, 'type', side['named'])})"
        lines.extend(labelled(scene, "fight-before", [before], width))
    lines.extend(labelled(scene, "fight-stack", counted(scene, "card", side["stack"]), width))
    known = [card for card in scene.view["board"]["fight"]["hand"] if card]
    if which == "sauron" and known:
        lines.extend(_cards(scene, "fight-hand", known, width))
    return written(lines, width)


def _now(scene: Scene, side: Json, width: int) -> list[Line]:
    """The card of this round: not chosen, face down, or open with what it counts now."""
    colours = palette(scene.dark)
    if side["card"] is None:
        if side["laid"] is None:
            return []
        card = side["laid"][0]
        known = "" if card is None else f": {scene.name('card', card)}"
        return paragraph(f"░ {scene.say('fight-laid')}{known}", colours.quiet, width)
    title = scene.name("card", side["card"])
    figures = scene.say("fight-figures", attack=side["attack"], defense=side["defense"])
    style = marked(scene, side["card"], Style(bold=True, strike=side["cancelled"]))
    lines = [across([("▶ ", PLAIN), (title, style)], [(f" {figures}", Style(bold=True))], width)]
    told = []
    if side["cancelled"]:
        told.append(scene.say("fight-cancelled"))
    if side["taken"]:
        told.append(scene.say("fight-taken", count=side["taken"]))
    if told:
        text = scene.words.listed(told)
        lines.extend(paragraph(text, Style(color=colours.peril), width))
    return lines


def _cards(scene: Scene, label: str, cards: list[str], width: int) -> list[Line]:
    """Combat cards with their figures, each in a line."""
    quiet = palette(scene.dark).quiet
    lines: list[Line] = [[(scene.say(label), quiet)]]
    for card in sorted(set(cards), key=cards.index):
        title = scene.name("card", card)
        if cards.count(card) > 1:
            title = scene.say("times", count=cards.count(card), what=title)
        record = scene.components[card]
        left: list[Piece] = [("  ", PLAIN), (title, marked(scene, card))]
        lines.append(across(left, [(f" {card_text(record)}", quiet)], width))
    return lines


def bargain(scene: Scene, width: int) -> Canvas:
    """The trade that is being offered (Q3.12)."""
    trade = scene.view["board"]["trade"]
    if trade is None:
        return Canvas(width, 0)
    offers, answers = (hero_name(scene, trade[who]) for who in ("offers", "answers"))
    lines: list[Line] = [[(scene.say("trade", who=offers, whom=answers), Style(bold=True))]]
    for key in ("gives", "asks"):
        lot = trade[key]
        things = [scene.say("favor", count=lot["favor"])] if lot["favor"] else []
        things.extend(scene.name("item", item) for item in lot["items"])
        things.extend(scene.name("encounter", errand) for errand in lot["errands"])
        lines.extend(labelled(scene, f"trade-{key}", things or [scene.say("nothing")], width))
    return written(lines, width)


def drawn(scene: Scene, width: int) -> Canvas:
    """Cards that somebody has drawn to choose among."""
    cards = scene.view["board"]["drawn"]
    if cards is None:
        return Canvas(width, 0)
    role = "card" if cards["deck"] == "skill" else cards["deck"]
    items = [
        (scene.name(role, card), marked(scene, card))
        for card in dict.fromkeys(card for card in cards["cards"] if card)
    ]
    hidden = cards["cards"].count(None)
    if hidden:
        items.append((scene.say("face-down", count=hidden), PLAIN))
    head = (scene.say("drawn"), Style(bold=True))
    return written(flow(head, items, width, scene.words.say("list-comma")), width)
