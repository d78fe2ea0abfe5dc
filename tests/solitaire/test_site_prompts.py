"""What the questions of the site phase tell: prompts, details of options, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.games.solitaire.site.entering import AtSite, SitePhase
from mathom.games.solitaire.site.factions import InfluenceCheck, best_of
from mathom.games.solitaire.site.shedding import Shedding, ShedInUntap
from tests.solitaire.table import GAME, Game, Idle, card, table
from tests.solitaire.windows import moment


def at(site: str, **more: Any) -> Game:
    more.setdefault("company", ["aragorn-ii", "frodo"])
    more.setdefault("treasures", ["lesser-ring"])
    game = table(site_=site, phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


def asked(game: Game) -> tuple[str, dict[str, Any]]:
    """What is asked, with the arguments of the prompt; it can be written and read back."""
    choice = game.state.choice
    state = game.state.copy()
    state.agenda = [frame for frame in state.agenda if not isinstance(frame, Idle)]
    assert GAME.restore(state.data()).data() == state.data()
    return choice.kind, dict(choice.prompt_args(game.state))


def details(game: Game) -> dict[str, dict[str, Any]]:
    """What is told beside the options, where anything is."""
    choice = game.state.choice
    found = {str(it): dict(choice.detail(game.state, it)) for it in choice.options(game.state)}
    return {option: told for option, told in found.items() if told}


def passing(game: Game) -> str:
    """The option to let the moment pass, or nothing."""
    found = game.state.choice.passing(game.state)
    return "" if found is None else str(found)


def test_corruption_check() -> None:
    game = table(company=["frodo", "eowyn", "hama"], items={"frodo": ["the-one-ring"]})
    game.run(CorruptionCheck(game.number("frodo"), -1))
    about = {"card": "frodo", "above": 7, "added": 3, "ways": 30}
    assert asked(game) == ("corruption-check", about)
    assert details(game) == {"roll": {"ways": 30}}
    assert passing(game) == "roll"
    game.do("support hama")
    about = {"card": "frodo", "above": 7, "added": 4, "ways": 33}
    assert asked(game) == ("corruption-check", about)


def test_influence() -> None:
    game = at("edoras", company=["theoden", "frodo"], hand=["riders-of-rohan", "muster"])
    assert asked(game) == ("site", {"site": "edoras"})
    assert passing(game) == "pass"
    game.do("play riders-of-rohan")
    assert asked(game) == ("influencer", {"card": "riders-of-rohan", "above": 9})
    game.do("by theoden")
    about = {"card": "theoden", "faction": "riders-of-rohan", "above": 9, "added": 5, "ways": 30}
    assert asked(game) == ("influence-check", about)
    assert details(game) == {"roll": {"ways": 30}}


def test_influence_without_a_roll_is_certain() -> None:
    game = table(company=["eowyn"], items={"eowyn": ["red-arrow"]}, hand=["riders-of-rohan"])
    assert InfluenceCheck(0, card("riders-of-rohan")).ways(game.state) == 36
    game = table(company=["eowyn"], hand=["riders-of-rohan"])
    assert InfluenceCheck(0, card("riders-of-rohan")).ways(game.state) == 6


@pytest.mark.parametrize(
    ("count", "ways", "best"), [(1, 21, 21), (2, 21, 30), (2, 0, 0), (2, 36, 36), (3, 18, 32)]
)
def test_the_chance_of_the_best_of_several_rolls(count: int, ways: int, best: int) -> None:
    assert best_of(count, ways) == best


def test_from_afar() -> None:
    game = at("lorien", company=["theoden"], hand=["old-road", "riders-of-rohan", "beornings"])
    game.do("play old-road")
    assert asked(game) == ("faction-afar", {"card": "theoden"})
    assert details(game) == {"play riders-of-rohan": {"ways": 3}, "play beornings": {"ways": 15}}


def test_bearers_and_friends() -> None:
    game = at("himring", row=["glamdring"]).do("play glamdring")
    assert asked(game) == ("bearer", {"card": "glamdring"})
    game = at("edoras", hand=["shadowfax"]).do("play shadowfax")
    assert asked(game) == ("friend", {"card": "shadowfax"})


def test_rings() -> None:
    about: dict[str, Any] = {"row": ["lesser-ring", "the-one-ring"], "treasures": ["cram"]}
    game = at(
        "bag-end",
        company=["elrond", "frodo"],
        items={"frodo": ["fair-gold-ring"], "elrond": ["precious-gold-ring"]},
        hand=["test-of-form"],
        **about,
    ).do("play test-of-form")
    assert asked(game) == ("gold-ring", {})
    game.do("with fair-gold-ring", rolls=[3, 4])
    assert asked(game) == ("ring", {"card": "fair-gold-ring", "by": "frodo"})
    assert passing(game) == "pass"
    assert game.events("roll")[0]["card"] == "frodo"


def test_allies_by_a_roll() -> None:
    game = at("himring", hand=["here-there-or-yonder", "gwaihir", "shadowfax"])
    game.do("play here-there-or-yonder", "by frodo")
    assert asked(game) == ("ally", {"card": "frodo"})
    assert details(game) == {"play gwaihir": {"ways": 15}, "play shadowfax": {"ways": 26}}


def arrive(**more: Any) -> Game:
    game = table(site_="himring", phase=4, treasures=["lesser-ring"], **more)
    return game.run(SitePhase())


def test_entering_and_burglary() -> None:
    game = arrive(company=["frodo"], hand=["burglary", "fast-asleep"], row=["glamdring"])
    assert asked(game) == ("enter", {"site": "himring", "count": 1})
    assert passing(game) == "avoid"
    game.do("play burglary")
    about = {"card": "frodo", "above": 10, "added": 5, "ways": 26}
    assert asked(game) == ("burglary", about)
    game.do("roll", rolls=[6, 6])
    assert asked(game) == ("steal", {"card": "frodo"})
    assert passing(game) == "pass"
    game.do("pass")
    assert game.zone("row") == ["glamdring"]
    assert not game.state.tapped


def test_shedding() -> None:
    about: dict[str, Any] = {"elrond": ["lure-of-nature"], "arwen": ["lure-of-nature"]}
    game = table(company=["elrond", "arwen"], on=about)
    from mathom.games.solitaire.site.shedding import ChooseCopy, sheddable

    game.run(ChooseCopy(tuple(sheddable(game.state, "organization"))))
    assert asked(game) == ("shed-from", {"card": "lure-of-nature"})
    game.do("by elrond")
    assert asked(game) == ("shed", {"card": "lure-of-nature", "by": "elrond"})
    assert details(game) == {"tap elrond": {"ways": 30}, "hold": {"ways": 15}}
    game = table(company=["elrond", "eowyn"], on={"elrond": ["memories-stolen"]})
    game.run(Shedding(game.number("elrond"), game.number("memories-stolen"), 0))
    about = {"card": "elrond", "source": "memories-stolen", "above": 8, "added": 0, "ways": 10}
    assert asked(game) == ("shedding", about)
    game = table(company=["elrond"], on={"elrond": ["morgul-knife"]}).run(ShedInUntap())
    assert asked(game) == ("shed-in-untap", {})
    assert passing(game) == "pass"


def test_refusals_name_card_and_site() -> None:
    game = at("himring", row=["orcrist", "lesser-ring"], hand=["shadowfax", "woodmen"])
    found = {str(it.option): (it.reason, it.rule, it.args) for it in AtSite().refused(game.state)}

    def args(card: str) -> dict[str, str]:
        return {"card": card, "site": "himring"}

    assert found == {
        "play orcrist": ("class-not-listed", "S15.5", args("orcrist")),
        "play lesser-ring": ("only-by-test", "S16.2", args("lesser-ring")),
        "play shadowfax": ("ally-elsewhere", "S17.1", args("shadowfax")),
        "play woodmen": ("faction-elsewhere", "S17.2", args("woodmen")),
    }


def test_what_can_be_done_is_not_refused() -> None:
    game = at("himring", row=["glamdring", "glamdring", "orcrist"])
    assert [str(it.option) for it in AtSite().refused(game.state)] == ["play orcrist"]
    assert game.options == ["play glamdring", "pass"]


def test_who_it_is_that_a_card_of_several_copies_names() -> None:
    game = moment(company=["aragorn-ii"])
    assert game.options == ["pass"]
