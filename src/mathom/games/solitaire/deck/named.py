"""Which decks a scenario's name stands for (S25.1): ready ones, random ones, or those of a code."""

from __future__ import annotations

import datetime
import functools
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.deck import code
from mathom.games.solitaire.deck.construction import violations
from mathom.games.solitaire.deck.random import random_decks
from mathom.games.solitaire.deck.telling import told
from mathom.kernel.deckbuilding import CODE, DAILY, RANDOM
from mathom.kernel.errors import BadRequest, MathomError, Sentence, sentence_of

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Decks
    from mathom.games.solitaire.model.box import Box

RELEVANT: Final = ("starting-characters", "killers", "gorgoroth")
"""The settings that decks depend on."""
_SEED: Final = re.compile(r"[0-9A-Za-z._-]{1,30}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def refused(name: str) -> Sentence | None:
    """What is wrong with a name that is none of a ready deck, whatever the box is."""
    if name.startswith(RANDOM):
        if _SEED.fullmatch(name.removeprefix(RANDOM)):
            return None
        return told("no-seed", {"name": repr(name)})
    if name.startswith(DAILY):
        return None if _date(name.removeprefix(DAILY)) else told("no-date", {"name": repr(name)})
    if name.startswith(CODE):
        try:
            code.check(name.removeprefix(CODE))
        except MathomError as fault:
            return sentence_of(fault)
        return None
    return told("no-name", {"name": repr(name)})


def _date(text: str) -> bool:
    """Whether a text is a date of the calendar."""
    if not _DATE.fullmatch(text):
        return False
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


def decks_of(box: Box, scenario: str, settings: Mapping[str, str]) -> Decks:
    """The decks that a scenario stands for, whether or not they keep to the rules.

    Random decks are of the settings too: they hold sites of Gorgoroth only where these can be
    reached.

    Raises:
        BadRequest: it stands for none.
    """
    return _decks(box, scenario, _relevant(settings))


def unfit(box: Box, scenario: str, settings: Mapping[str, str]) -> Sentence | None:
    """Why a scenario may not be played with these settings, by the first rule that it breaks."""
    return _unfit(box, scenario, _relevant(settings))


def _relevant(settings: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(settings[id] for id in RELEVANT)


@functools.lru_cache(maxsize=256)
def _unfit(box: Box, scenario: str, relevant: tuple[str, ...]) -> Sentence | None:
    try:
        decks = _decks(box, scenario, relevant)
    except BadRequest as fault:
        return sentence_of(fault)
    broken = violations(box, decks, _settings(relevant))
    if not broken:
        return None
    about = {"why": broken[0].sentence, "rule": broken[0].rule}
    return "solitaire-decks-unfit", about


@functools.lru_cache(maxsize=256)
def _decks(box: Box, scenario: str, relevant: tuple[str, ...]) -> Decks:
    for each in box.scenarios:
        if each.id == scenario:
            return each.decks
    wrong = refused(scenario)
    if isinstance(wrong, tuple):
        raise BadRequest(*wrong)
    settings = _settings(relevant)
    if scenario.startswith(RANDOM):
        return random_decks(box, scenario.removeprefix(RANDOM), settings)
    if scenario.startswith(DAILY):
        return random_decks(box, scenario.removeprefix(DAILY), settings, "daily decks")
    return code.decode(box, scenario.removeprefix(CODE))


def _settings(relevant: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(RELEVANT, relevant, strict=True))
