"""What is told of a journey: every event with all that its sentence needs."""

from __future__ import annotations

from typing import Any

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.travel.counting import put_on_site
from mathom.games.solitaire.travel.drawing import (
    Draw,
    FillHand,
    discard_from_hand,
    draw_hazards,
    draw_resources,
)
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.journey import GoHome, RollToLeave
from mathom.games.solitaire.travel.long_events import LongEvents
from mathom.games.solitaire.travel.movement_phase import Arrive, EndOfMovement, PutAway, SetOut
from mathom.games.solitaire.travel.organization import EndOfOrganization, Organization, give, store
from mathom.games.solitaire.travel.piles import ChooseRetrieved, DiscardSome, Retrieve
from mathom.games.solitaire.travel.returning import CrossRivers, SendBack
from mathom.games.solitaire.travel.reveal import Reveal
from mathom.games.solitaire.travel.turn import NextTurn
from mathom.games.solitaire.travel.untap import Untap
from mathom.kernel.effects import Bindings
from tests.solitaire.journeys import bound, carry_out, mode, on_the_way
from tests.solitaire.table import BOX, Game, card, site, table


def told(game: Game, kind: str) -> dict[str, Any]:
    """What was told of a kind, once."""
    (found,) = game.events(kind)
    return found


def test_a_turn_and_staying() -> None:
    game = table(site_="bree", sites=["edoras"], treasures=["orcrist"]).run(NextTurn())
    assert told(game, "turn") == {"count": 2, "site": "bree"}
    game.do("stay")
    assert told(game, "stay") == {"site": "bree"}


def test_a_reveal() -> None:
    game = table(site_="bree", site_discard=["edoras"], treasures=["orcrist", "cram"])
    game.run(Reveal())
    assert told(game, "sites-anew") == {"count": 1}
    assert told(game, "reveal-site") == {"site": "edoras"}
    assert told(game, "reveal-treasure") == {"card": "orcrist", "left": 1}


def test_a_route_with_its_path() -> None:
    game = table(site_="edoras", goal="bree").run(Organization()).do("go-on")
    edoras = BOX.sites[site("edoras")]
    assert told(game, "route") == {
        "site": "lorien",
        "movement": "starter",
        "types": [BOX.names["region-type"][each] for each in edoras.path[::-1]],
        "regions": ["rohan", "wold-and-foothills"],
    }


def test_a_route_without_a_path() -> None:
    game = table(company=["frodo"], allies={"frodo": ["gwaihir"]}, site_="bree", goal="edoras")
    game.run(Organization()).do("go-on", "use gwaihir")
    if game.asked == "movement":
        game.do("special-movement")
    assert told(game, "route-without-path") == {"site": "edoras"}
    assert game.events("route") == []


def test_setting_out_and_what_is_left_behind() -> None:
    game = bound("bree", "bag-end").run(SetOut())
    assert told(game, "set-out") == {"site": "bag-end"}
    game.state.goal = NONE
    game.run(PutAway())
    assert told(game, "put-away") == {"site": "bree"}


def test_draws() -> None:
    game = table(resources=["concealment"] * 4, hazards=["river"], hazard_discard=["wargs"])
    draw_resources(game.state, 2, game.chance)
    assert told(game, "draw") == {"cards": ["concealment"] * 2, "count": 2, "left": 2}
    draw_hazards(game.state, 1, game.chance)
    assert told(game, "draw-hazards") == {"cards": ["river"], "count": 1, "left": 0}
    assert told(game, "hazards-anew") == {"count": 1}
    discard_from_hand(game.state, card("concealment"))
    assert told(game, "discard-hand") == {"card": "concealment"}


def test_being_sent_back() -> None:
    game = on_the_way("bree", "moria", events=["long-winter"])
    game.run(SendBack(game.number("long-winter")), Arrive())
    assert told(game, "sent-back") == {"card": "long-winter", "site": "bree"}
    assert told(game, "returned") == {"site": "bree"}


def test_a_return_that_is_prevented() -> None:
    game = on_the_way("bree", "moria", allies={"aragorn-ii": ["goldberry"]}, events=["long-winter"])
    game.run(SendBack(game.number("long-winter"))).do("use goldberry")
    assert told(game, "return-cancelled") == {"card": "long-winter"}
    assert game.events("sent-back") == []


def test_rolls_to_leave() -> None:
    game = table(company=["frodo"], site_="edoras", goal="bree", events=["siege"])
    put_on_site(game.state, game.number("siege"))
    game.run(RollToLeave(), rolls=[1, 1])
    assert told(game, "must-roll") == {"card": "siege"}
    assert told(game, "stuck") == {"site": "edoras"}
    rolled = told(game, "company-roll")
    assert (rolled["why"], rolled["total"], rolled["above"]) == ("leave", 2, 4)


def test_rolls_to_cross() -> None:
    game = bound("bree", "bag-end", ["arthedain"], events=["hobbits", "no-escape-from-my-magic"])
    game.state.in_play.attach(game.number("no-escape-from-my-magic"), game.number("hobbits"))
    game.run(SetOut(), rolls=[1, 1])
    assert told(game, "must-cross") == {"card": "no-escape-from-my-magic"}
    rolled = told(game, "company-roll")
    assert rolled["changes"] == ["ranger:+2", "scout:+1"]
    assert (rolled["why"], rolled["above"]) == ("cross", 12)


def test_hiding_and_going_home() -> None:
    game = table(company=["frodo"], site_="bree", events=["hiding"])
    carry_out(game, "hiding")
    assert told(game, "no-movement") == {"site": "bree"}
    game.state.turn.haven = site("rivendell")
    game.run(GoHome()).do("accept")
    assert told(game, "go-home") == {"site": "rivendell"}


def test_items_and_followers() -> None:
    game = table(
        company=["elrond", "wacho"],
        items={"elrond": ["elven-cloak", "cram"]},
        treasures=["orcrist"],
        sites=["bree"],
    )
    give(game.state, game.number("elven-cloak"), game.number("wacho"))
    assert told(game, "give") == {"item": "elven-cloak", "card": "wacho"}
    store(game.state, game.number("cram"))
    assert told(game, "store") == {"card": "cram"}
    game.run(Organization()).do("follow wacho")
    assert told(game, "follow") == {"card": "wacho", "leader": "elrond"}
    game.do("follow wacho")
    assert told(game, "general") == {"card": "wacho"}


def test_stored_cards_and_spent_treasures() -> None:
    game = table(
        company=["elrond"], stored=["reforging"], treasure_discard=["sword-of-gondolin"]
    ).run(Organization())
    game.do("use reforging")
    assert told(game, "use") == {"card": "reforging"}
    assert told(game, "treasure-back") == {"card": "sword-of-gondolin"}


def test_piles() -> None:
    game = table(
        company=["elrond"],
        hand=["favor-of-the-valar"],
        resource_discard=["dodge"],
        sites=["bree"],
    ).run(Organization())
    game.do("play favor-of-the-valar")
    assert told(game, "shuffle-into-deck") == {"count": 1, "left": 11}
    fetched = table(events=["parsimony-of-seclusion"], hazard_discard=["scorba-at-home"], phase=4)
    carry_out(fetched, "parsimony-of-seclusion")
    assert told(fetched, "retrieve") == {"card": "scorba-at-home", "to": "hazard-hand"}


def test_the_site() -> None:
    game = on_the_way("rivendell", "moria", events=["doors-of-night", "long-winter"])
    carry_out(game, "long-winter")
    assert told(game, "tap-site") == {"site": "moria"}
    later = table(
        company=["elrond"], site_="weathertop", tapped=True, events=["look-more-closely-later"]
    )
    carry_out(later, "look-more-closely-later", user=later.number("elrond"), rolls=[6, 6])
    assert told(later, "untap-site") == {"site": "weathertop"}


def test_treasures_that_are_turned_down_again() -> None:
    game = table(
        company=["frodo"],
        events=["lucky-search"],
        site_="moria",
        treasures=["palantir-of-orthanc", "cram"],
        phase=5,
    )
    carry_out(game, "lucky-search", user=game.number("frodo"))
    if len(game.events("reveal-treasure")) == 2:
        assert told(game, "turned-back") == {"count": 1}


def test_a_region_that_counts_as_another() -> None:
    game = table(company=["elrond"], site_="bree", events=["stars"], phase=4)
    game.state.turn.path = ((5, -1),)
    carry_out(game, "stars", 1)
    assert told(game, "retype-region") == {"at": 1, "types": ["shadow-land"]}


def asks(game: Game) -> tuple[str, dict[str, Any]]:
    """What is asked now, with the arguments of its sentence."""
    choice = game.state.choice
    return choice.kind, dict(choice.prompt_args(game.state))


def test_what_is_asked_in_organization() -> None:
    game = table(
        company=["elrond", "cirdan", "kili"],
        items={"elrond": ["cram"], "kili": ["cram"]},
        sites=["edoras"],
        treasures=["orcrist"],
    ).run(Organization())
    assert asks(game) == ("organize", {})
    game.do("transfer cram")
    assert asks(game) == ("carrier", {"card": "cram"})
    game.do("by kili")
    assert asks(game) == ("receiver", {"card": "cram"})
    game.do("target elrond").do("roll", rolls=[6, 6]).do("follow kili")
    assert asks(game) == ("leader", {"card": "kili"})


def test_what_is_asked_on_the_way() -> None:
    game = table(site_="lorien", goal="edoras").run(Organization()).do("go-on")
    assert asks(game) == ("movement", {"site": "edoras"})
    game.do("region-movement")
    kind, args = asks(game)
    assert kind == "chain"
    assert (args["site"], args["regions"]) == ("edoras", ["wold-and-foothills"])
    far = table(goal="dol-amroth").run(Organization()).do("go-on")
    assert asks(far) == ("haven", {"site": "dol-amroth"})
    drawing = on_the_way("rivendell", "moria").run(Draw())
    assert asks(drawing) == ("draw", {"count": 2})


def test_what_is_asked_about_the_hand() -> None:
    game = table(hand=["concealment"] * 6 + ["ford"], phase=4).run(FillHand())
    assert asks(game) == ("discard-down", {"count": 2})
    forced = table(hand=["ford", "dodge", "block"]).run(DiscardSome(2))
    assert asks(forced) == ("discard-some", {"count": 2})
    forced.do("discard ford")
    assert asks(forced) == ("discard-some", {"count": 1})


def test_what_is_asked_of_cards() -> None:
    game = table(resource_discard=["block", "dodge"], events=["vilya"], company=["elrond"])
    game.run(ChooseRetrieved(retrieves("vilya"), 3, Bindings()))
    assert asks(game) == ("retrieve", {"printed": "card/vilya", "count": 3})
    sent = on_the_way("bree", "moria", allies={"aragorn-ii": ["goldberry"]}, events=["long-winter"])
    sent.run(SendBack(sent.number("long-winter")))
    assert asks(sent) == ("send-back", {"card": "long-winter"})
    home = table(site_="bree")
    home.state.turn.haven = site("rivendell")
    assert asks(home.run(GoHome())) == ("go-home", {"site": "rivendell"})
    river = on_the_way("rivendell", "moria", events=["river"])
    carry_out(river, "river")
    assert asks(river.run(CrossRivers())) == ("cross-river", {"site": "moria", "count": 1})
    black = table(
        company=["aragorn-ii", "elrond"],
        on={"aragorn-ii": ["black-breath"]},
        marks={"aragorn-ii": ["wounded"]},
        phase=1,
    ).run(Untap())
    assert asks(black) == ("help-to-heal", {"card": "black-breath"})
    stored = table(
        company=["elrond", "galadriel"],
        stored=["reforging"],
        treasure_discard=["sword-of-gondolin", "shield-of-iron-bound-ash"],
    ).run(Organization())
    stored.do("use reforging")
    assert asks(stored) == ("use-stored", {"card": "reforging"})
    stored.do("by elrond")
    assert asks(stored) == ("treasure-back", {"card": "reforging"})


def test_what_lets_a_moment_pass() -> None:
    def passing(game: Game) -> str:
        choice = game.state.choice
        return str(choice.passing(game.state))

    assert passing(bound("rivendell", "bree", hand=["ford"]).run(EndOfOrganization())) == "pass"
    assert passing(table(hand=["fog"], events=["gates-of-morning"]).run(LongEvents())) == "pass"
    bridge = on_the_way("bree", "rivendell", hand=["bridge"], sites=["edoras"])
    assert passing(bridge.run(EndOfMovement())) == "pass"
    assert passing(table(hand=["ford"], phase=6).run(EndOfTurn())) == "pass"
    river = on_the_way("rivendell", "moria", events=["river"])
    carry_out(river, "river")
    assert passing(river.run(CrossRivers())) == "pass"
    assert passing(table(sites=["bree"]).run(Organization())) == "None"


def retrieves(id: str) -> Retrieve:
    """The effect of an event that brings cards back."""
    found = [each for each in mode(id).script.effects if isinstance(each, Retrieve)]
    return found[0]
