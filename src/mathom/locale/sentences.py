"""How prompts, options, refusals, events and endings are told.

All clients tell them through these functions. Arguments that are component ids are named by
the game in the reader's language before the sentence is built; figures stay figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mathom.kernel.outcome import RESIGNED
from mathom.locale import Messages

if TYPE_CHECKING:
    from mathom.kernel.event import Event
    from mathom.kernel.game import Game
    from mathom.kernel.option import Option, Refusal
    from mathom.kernel.outcome import Outcome

Argument = int | str | list[str]

Figures = Mapping[str, tuple[str, str]]
"""The components that seats are called by at a table, each by its role and id.

A seat is called by its figure, but not in a sentence that says whose figure it is.
"""
NO_FIGURES: Figures = {}


def prompt(
    game: Game,
    words: Messages,
    kind: str,
    args: Mapping[str, Argument],
    figures: Figures = NO_FIGURES,
) -> str:
    """What a choice asks."""
    return words.say(f"{game.id}-prompt-{kind}", **named(game, words, args, figures))


def label(
    game: Game,
    words: Messages,
    option: Option,
    detail: Mapping[str, Argument],
    asked: str = "",
    figures: Figures = NO_FIGURES,
) -> str:
    """An option as a short phrase, followed by what is worth knowing about it now."""
    told = phrase(game, words, option, detail, asked, figures)
    notes = [
        words.say(f"{game.id}-detail-{name}", **named(game, words, {name: value}, figures))
        for name, value in detail.items()
        if name not in option.args
    ]
    if not notes:
        return told
    return words.say("label-with-notes", phrase=told, notes=words.listed(notes))


def phrase(
    game: Game,
    words: Messages,
    option: Option,
    detail: Mapping[str, Argument],
    asked: str = "",
    figures: Figures = NO_FIGURES,
) -> str:
    """An option as a short phrase, each component called as the detail knows it.

    Where the same option answers different questions, a game can call it otherwise as an answer
    to what is `asked`, the kind of choice: to pass may be to go on, or to place no more.
    """
    answer = f"{game.id}-answer-{asked}-{option.kind}"
    key = answer if words.has(answer) else f"{game.id}-option-{option.kind}"
    return words.say(key, **named(game, words, _known(option, detail), figures))


def _known(option: Option, detail: Mapping[str, Argument]) -> dict[str, Argument]:
    """The arguments of an option, each as the detail of the same name knows it better."""
    return {role: detail.get(role, id) for role, id in option.args.items()}


def refusal(game: Game, words: Messages, refused: Refusal, figures: Figures = NO_FIGURES) -> str:
    """What may not be done and why, with the rule."""
    told = named(game, words, _known(refused.option, refused.args), figures)
    what = words.say(f"{game.id}-option-{refused.option.kind}", **told)
    about = named(game, words, refused.args, figures)
    why = words.say(f"{game.id}-refused-{refused.reason}", **about)
    return words.say("refused", what=what, why=why, rule=refused.rule)


def adds_up(game: Game, words: Messages, kind: str) -> bool:
    """Whether the counts of several such events can be added and told in one sentence."""
    return words.has(f"{game.id}-events-{kind}")


def tale(
    game: Game, words: Messages, event: Event, figures: Figures = NO_FIGURES, times: int = 1
) -> str:
    """What happened, several times if `times` says so.

    Where a game has no sentence of its own for a kind of choice that was forced, the common one
    is told.
    """
    own = f"{game.id}-event-{event.kind}"
    common = "forced" if event.kind.startswith("forced-") else event.kind
    key = own if words.has(own) else f"event-{common}"
    many = times > 1 and adds_up(game, words, event.kind)
    if many:
        key = f"{game.id}-events-{event.kind}"
    told = capital(words.say(key, **named(game, words, event.args, figures)))
    return words.say("log-times", tale=told, times=times) if times > 1 and not many else told


def ending(game: Game, words: Messages, outcome: Outcome, figures: Figures = NO_FIGURES) -> str:
    """Who won and how."""
    names = [game.seat_names[seat] for seat in outcome.winners]
    winners = [game.title(words, *figures.get(name, ("seat", name))) for name in names]
    who = words.say("list-and").join(winners)
    if outcome.reason == RESIGNED:
        return capital(words.say("ending-resigned", count=len(winners), winners=who))
    how = words.say(f"{game.id}-ending-{outcome.reason}")
    told = words.say("ending", count=len(winners), winners=who, how=how, rule=outcome.rule)
    return capital(told)


def named(
    game: Game,
    words: Messages,
    args: Mapping[str, Argument],
    figures: Figures = NO_FIGURES,
    most: int | None = None,
) -> dict[str, int | str]:
    """The arguments with every component called by its name.

    In a list, what is called the same is told once, with how often. Of more than `most` names the
    last are only counted.
    """
    shown = {id: figure for id, figure in figures.items() if figure[1] not in args.values()}

    def name(role: str, id: str) -> str:
        return game.title(words, *shown.get(id, (role, id)))

    return {
        role: value
        if isinstance(value, int)
        else name(role, value)
        if isinstance(value, str)
        else _listed(words, [name(role, id) for id in value], most)
        for role, value in args.items()
    }


def _listed(words: Messages, titles: list[str], most: int | None) -> str:
    groups = [*Counter(titles).items()]
    shown = len(groups) if most is None or len(groups) <= most else most - 1
    told = [
        words.say("list-times", what=title, times=times) if times > 1 else title
        for title, times in groups[:shown]
    ]
    rest = sum(times for _, times in groups[shown:])
    return words.listed([*told, words.say("list-more", count=rest)] if rest else told)


def sentence(words: Messages, text: str) -> str:
    """A text that goes on after something, as a sentence that stands for itself."""
    told = capital(text)
    return (
        told if told.endswith((".", "。", "?", "？")) else words.tell(("sentence", {"text": told}))
    )


def capital(text: str) -> str:
    """The text with a capital in front, as a sentence or a heading wants it."""
    return text[:1].upper() + text[1:]
