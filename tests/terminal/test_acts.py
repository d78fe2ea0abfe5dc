"""Whole acts in the terminal: journeys, several cards at once, influence, and taking them back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mathom.games.quest.combat.defeat import TakeDamage
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.kernel.match import Match
from mathom.kernel.state import Json
from mathom.terminal.choices import ChoicePane
from mathom.terminal.dialogs import Confirm
from mathom.terminal.table import Table
from tests.quest.hero_table import exploring, journey
from tests.quest.table import table, take
from tests.terminal.driving import Driver, driving

HAND = [f"argalad-{card}" for card in ("overdraw", "precision", "fall-back", "volley", "parry")]


def argalad(at: str = "rivendell", **given: Any) -> dict[str, Any]:
    return {"sheet": "argalad", "at": at, "hand": HAND, **given}


def played(folder: Path, match: Match, play: Callable[[Driver], Awaitable[None]]) -> None:
    """Play at a table of people that stands there."""

    async def sit() -> None:
        async with driving(folder, Table(match)) as driver:
            await play(driver)

    asyncio.run(sit())


def hero(driver: Driver) -> Json:
    found: Json = driver.table.view()["board"]["heroes"]["hero-1"]
    return found


async def pick(driver: Driver, label: str) -> None:
    """Choose the entry that begins so, by arrows and Enter."""
    at = next(n for n, entry in enumerate(driver.entries) if entry.label.startswith(label))
    driver.screen.query_one(ChoicePane)._point(at)
    await driver.press("enter")


def test_a_journey_of_three_moves_is_one_confirm_and_one_undo(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        await pick(driver, "To Bree (3 moves, 3 cards)")
        assert isinstance(driver.app.screen, Confirm)
        assert driver.shows("To Eregion: Overdraw")
        assert driver.shows("To Bree: Parry")
        assert driver.shows("Set out (3 cards)")
        await driver.press("enter")
        assert hero(driver)["location"] == "bree"
        assert len(hero(driver)["hand"]) == 2
        assert driver.table.view()["choice"]["kind"] == "explore"
        await driver.press("u")
        assert hero(driver)["location"] == "rivendell"
        assert len(hero(driver)["hand"]) == 5

    played(tmp_path, journey(argalad()), play)


def test_a_journey_is_paid_for_with_other_cards(tmp_path: Path) -> None:
    def spent(driver: Driver) -> set[str]:
        """The cards that would be given up."""
        assert isinstance(driver.app.screen, Confirm)
        steps = driver.app.screen._acts[0].plan.steps
        return {step.args["card"] for step in steps if step.kind == "spend"}

    async def play(driver: Driver) -> None:
        await pick(driver, "To Bree (3 moves, 3 cards)")
        offered = spent(driver)
        await driver.press("down", "enter")
        others = spent(driver)
        assert others != offered
        await driver.press("up", "enter")
        assert hero(driver)["location"] == "bree"
        assert {*hero(driver)["hand"]} == {*HAND} - others

    played(tmp_path, journey(argalad()), play)


def test_who_does_not_set_out_stays(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        await pick(driver, "To Bree")
        await driver.press("escape")
        assert hero(driver)["location"] == "rivendell"
        assert driver.table.view()["choice"]["kind"] == "journey"

    played(tmp_path, journey(argalad()), play)


def test_a_journey_stops_where_something_happens_and_says_what(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        await pick(driver, "To Bree")
        await driver.press("enter")
        assert hero(driver)["location"] == "tharbad"
        assert driver.say.startswith("Stopped. ")
        await driver.press("u")
        assert hero(driver)["location"] == "rivendell"

    played(tmp_path, journey(argalad(), influence={"tharbad": 3}), play)


def test_damage_is_marked_and_the_rest_taken_from_the_life_pool(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        assert driver.shows("Space marks several")
        await driver.press("space", "down", "space")
        await pick(
            driver, "Carry out (4 of 4): Overdraw from your hand, Precision from your hand, 2 ×"
        )
        assert len(hero(driver)["hand"]) == 3
        assert len(hero(driver)["damage"]) == 4
        await driver.press("u")
        assert len(hero(driver)["hand"]) == 5
        assert hero(driver)["damage"] == []

    played(tmp_path, table(heroes=[argalad()], then=[TakeDamage(1, 4, 0), Act(1)]), play)


def test_influence_on_several_places_is_one_enter(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        before = driver.table.ply
        places = [entry.value for entry in driver.entries[:2]]
        await driver.press("space", "down", "space")
        assert driver.screen.query_one(ChoicePane).marked == (*places,)
        await driver.press("enter")
        assert driver.table.ply == before + 2
        await driver.press("u")
        assert driver.table.ply == before

    played(tmp_path, table(then=[SpreadInfluence(3, 0), Act(1)]), play)


def test_two_questions_of_a_card_are_one_with_what_the_card_says(tmp_path: Path) -> None:
    event = "iarwain-ben-adar"
    asked = exploring(argalad("old-forest", corruption=["weak"]), current_event=event)

    async def play(driver: Driver) -> None:
        assert [entry.label for entry in driver.entries] == [
            "Discard corruption cards",
            "Damage pool into the rest pool",
            "No",
        ]
        assert driver.shows("explores the Old Forest")
        await driver.press("1")
        assert hero(driver)["corruption"] == []

    played(tmp_path, take(asked, f"follow {event}"), play)


def test_heroes_are_called_by_their_names(tmp_path: Path) -> None:
    async def play(driver: Driver) -> None:
        assert driver.shows("Argalad · Where do you go?")
        await driver.press("1", "1")
        assert any(line.startswith("Argalad ") for line in driver.story)
        assert not any("first hero" in line for line in driver.story)

    played(tmp_path, journey(argalad()), play)
