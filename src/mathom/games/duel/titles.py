"""What Duel's components are called: by what they do, because the cards carry no names."""

from __future__ import annotations

from mathom.games.duel.box import RACES, Box, Effect
from mathom.locale import Words


def title(box: Box, words: Words, role: str, id: str) -> str:
    """The name of a component in a sentence; `role` is its name among the arguments."""
    if role == "card":
        return card_title(box, words, id)
    if role == "token":
        return token_title(box, words, id)
    if role == "to":
        return words.say(f"duel-region-{id}")
    return words.say(f"duel-{role}-{id}")


def card_title(box: Box, words: Words, id: str) -> str:
    """A card by its colour, its effects and the chain symbol it gives."""
    card = box.cards[box.names["card"].index(id)]
    what = effects_text(box, words, card.effects)
    if card.chain_to >= 0:
        symbol = words.say(f"duel-chain-{box.chains[card.chain_to]}")
        return words.say("duel-card-with-chain", effects=what, chain=symbol)
    return what


def token_title(box: Box, words: Words, id: str) -> str:
    """A token by its Race and number, and what it does when."""
    token = box.tokens[box.names["token"].index(id)]
    what = effects_text(box, words, token.effects)
    return words.say(
        "duel-token",
        race=words.say(f"duel-race-{RACES[token.race]}"),
        effects=words.say(f"duel-when-{token.when}", effects=what),
    )


def effects_text(box: Box, words: Words, effects: tuple[Effect, ...]) -> str:
    """Several effects in a row."""
    return words.listed([effect_text(box, words, effect) for effect in effects])


def effect_text(box: Box, words: Words, effect: Effect) -> str:
    """What an effect does, in a few words."""
    kind, args = effect.words()
    named: dict[str, int | str] = {}
    for role, value in args.items():
        if isinstance(value, list):
            either = words.say("duel-either")
            named[role] = either.join(words.say(f"duel-{role}-{item}") for item in value)
        elif isinstance(value, str):
            named[role] = words.say(f"duel-{role}-{value}")
        else:
            named[role] = value
    return words.say(f"duel-effect-{kind}", **named)
