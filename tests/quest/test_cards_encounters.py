"""Q3.13 The encounter cards: every card of the six decks, with each way it can go."""

from __future__ import annotations

import pytest

from tests.quest.cards import SUFFER, Case, encounter, perform
from tests.quest.table import BOX, number, options, refused, state_of


def hand(*cards: str) -> list[str]:
    """Cards of Argalad's deck."""
    return [f"argalad-{card}" for card in cards]


def reward(card: str, **given: object) -> Case:
    """The reward of a quest that an encounter has brought."""
    return perform(card, BOX.encounters[number("encounter", card)].reward, **given)  # type: ignore[arg-type]


ONE = {"corruption": ["weak"]}
TWO = {"corruption": ["weak", "weary"]}
LEARN = ["*"]
HAVENS = [
    encounter("haven-the-court-of-theoden", choices=["choose favor"], favor=1, items=["horse"]),
    encounter(
        "haven-the-court-of-theoden",
        choices=["choose discard-corruption"],
        hero=ONE,
        given={"tokens": [("orc", "gap-of-rohan"), ("blank", "gap-of-rohan")]},
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter("haven-intrigue-within-meduseld", favor=2),
    encounter("haven-intrigue-within-meduseld", given={"influence": {"gap-of-rohan": 3}}),
    encounter(
        "haven-the-houses-of-healing",
        choices=["choose heal"],
        hero={"rest": hand("overdraw"), "damage": hand("overdraw", "precision")},
        life=3,
        rest=-1,
        damage=-2,
    ),
    encounter(
        "haven-the-houses-of-healing",
        choices=["choose favor-and-corruption"],
        hero=ONE,
        favor=1,
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter(
        "haven-the-palantirs",
        choices=["accept"],
        given={"pool": 2, "corruption_top": ["weak"], "plot_hand": ["a-dark-messenger"]},
        pool=-1,
        corruption=["weak"],
    ),
    encounter("haven-the-palantirs", choices=["decline"], given={"pool": 2}),
    encounter(
        "haven-the-halls-of-an-elven-king", choices=["choose favor"], favor=1, items=["boat"]
    ),
    encounter(
        "haven-the-halls-of-an-elven-king",
        choices=["choose discard-corruption", "shed weary"],
        hero=TWO,
        given={"influence": {"south-eaves": 3}},
        corruption=["weak"],
        corruption_discard=["weary"],
    ),
    encounter("haven-the-enchanted-stream", hero={"favor": 1}),
    encounter(
        "haven-the-enchanted-stream",
        hero={"favor": 1},
        given={"influence": {"south-eaves": 4}, "corruption_top": ["weak"]},
        favor=-1,
        corruption=["weak"],
    ),
    encounter(
        "haven-the-lonely-mountain",
        hero=TWO,
        given={"pool": 4, "markers": {"heroes": 7}},
        favor=1,
    ),
    encounter(
        "haven-the-lonely-mountain",
        hero=TWO,
        given={"pool": 3},
        favor=1,
        corruption=[],
        corruption_discard=["weak", "weary"],
    ),
    encounter(
        "haven-ancient-greed",
        choices=["accept", *LEARN],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
        favor=2,
        skills=1,
        hand=1,
    ),
    encounter("haven-ancient-greed", choices=["decline"], favor=1),
    encounter(
        "haven-the-northern-fortress", choices=["choose favor", *LEARN], favor=1, skills=1, hand=1
    ),
    encounter(
        "haven-the-northern-fortress",
        choices=["choose discard-corruption", "shed weak"],
        hero={"corruption": ["weak", "weary", "helpless", "deranged"]},
        corruption=["weary", "helpless", "deranged"],
        corruption_discard=["weak"],
    ),
    encounter(
        "haven-deadmens-dike",
        choices=["name-card argalad-fall-back", "enough", f"3 x {SUFFER}"],
        hero={"hand": hand("fall-back", "quick-shot")},
        hand=-1,
        rest=1,
        life=-3,
        damage=3,
    ),
    encounter(
        "haven-deadmens-dike",
        choices=["4 x name-card argalad-precision", *LEARN],
        hero={"hand": hand("precision", "precision", "precision", "precision")},
        hand=-3,
        rest=4,
        favor=2,
        skills=1,
    ),
    encounter("haven-the-golden-wood", choices=["choose favor"], favor=1, items=["elven-cloak"]),
    encounter(
        "haven-the-golden-wood",
        choices=["choose discard-corruption"],
        hero={"corruption": ["deranged"]},
        given={"plots": ["gollum-is-tortured", "osgiliath-invaded", "a-dark-messenger"]},
        corruption=[],
        corruption_discard=["deranged"],
    ),
    encounter(
        "haven-imladris",
        choices=["choose favor"],
        hero={"rest": hand("overdraw"), "damage": hand("precision")},
        favor=1,
        rest=-1,
        damage=-1,
        life=2,
    ),
    encounter(
        "haven-imladris",
        choices=["choose discard-corruption", "shed weak"],
        hero={"rest": hand("overdraw"), **TWO},
        corruption=["weary"],
        corruption_discard=["weak"],
    ),
    encounter("haven-redeemed-by-grace", choices=["choose favor"], hero=TWO, favor=1),
    encounter(
        "haven-redeemed-by-grace",
        choices=["choose redeem", "name-corruption weary", "enough"],
        hero={**TWO, "favor": 2},
        favor=-1,
        corruption=["weak"],
        corruption_discard=["weary"],
    ),
    encounter(
        "haven-redeemed-by-grace",
        choices=["choose redeem", "name-corruption weary", "name-corruption weak"],
        hero={"corruption": ["weak", "weary", "helpless"], "favor": 2},
        favor=-2,
        corruption=["helpless"],
        corruption_discard=["weary", "weak"],
    ),
    encounter("haven-the-steadfast-defender", choices=["choose pool"], given={"pool": 1}, pool=-1),
    encounter(
        "haven-the-steadfast-defender",
        choices=["choose level", "name-attribute wisdom"],
        hero={"favor": 2},
        favor=-2,
        wisdom=1,
    ),
    encounter(
        "haven-i-will-not-say-the-day-is-done",
        given={"encounter_discard": ["haven-imladris"]},
        favor=2,
        encounter_discard=-1,
    ),
]
MORDOR = [
    encounter(
        "mordor-the-faces-in-the-water",
        choices=["name-item boat", f"2 x {SUFFER}"],
        hero={**TWO, "items": ["boat", "horse"]},
        items=["horse"],
        life=-2,
        damage=2,
    ),
    encounter("mordor-the-faces-in-the-water", hero={"items": ["horse"]}, items=[]),
    encounter("mordor-the-faces-in-the-water"),
    encounter("mordor-shapes-in-the-mist", choices=["enough", f"6 x {SUFFER}"], life=-6, damage=6),
    encounter(
        "mordor-shapes-in-the-mist",
        choices=["6 x *", "choose favor"],
        hero={"hand": hand(*["precision"] * 4, *["fall-back"] * 2)},
        hand=-6,
        rest=6,
        favor=1,
    ),
    encounter(
        "mordor-shapes-in-the-mist",
        choices=["6 x *", "choose horse"],
        hero={"hand": hand(*["precision"] * 4, *["fall-back"] * 2)},
        hand=-6,
        rest=6,
        items=["horse"],
    ),
    encounter("mordor-saurons-road", choices=["accept", "name-place barad-dur"], at_="barad-dur"),
    encounter("mordor-saurons-road", choices=["decline"]),
    encounter(
        "mordor-saurons-road",
        given={"tokens": [("blank", "sea-of-udun")] * 4},
    ),
    encounter(
        "mordor-thirst-and-despair",
        choices=["6 x *", "choose training", *LEARN],
        hero={"hand": hand(*["precision"] * 4, *["fall-back"] * 2)},
        hand=-5,
        rest=6,
        skills=1,
    ),
    encounter(
        "mordor-thirst-and-despair",
        choices=["6 x *", "choose favor"],
        hero={"hand": hand(*["precision"] * 4, *["fall-back"] * 2)},
        hand=-6,
        rest=6,
        favor=1,
    ),
    encounter("mordor-isildurs-heir", aragorn="rhun"),
    encounter("mordor-isildurs-heir", given={"characters": {"aragorn": "bree"}}),
    reward("mordor-isildurs-heir", choices=LEARN, favor=1, skills=1, hand=1),
    encounter(
        "mordor-heavy-rains",
        choices=["choose discard", "discard argalad-precision", "2 x *"],
        hero={"hand": hand("precision", "overdraw", "overdraw", "overdraw")},
        hand=-3,
        rest=3,
    ),
    encounter(
        "mordor-heavy-rains", choices=["choose moved", "name-place rhun"], at="dagorlad", at_="rhun"
    ),
    encounter("mordor-smoke-on-the-horizon"),
    reward("mordor-smoke-on-the-horizon", given={"pool": 2}, favor=2, pool=-1),
    encounter(
        "mordor-the-nest-is-stirred",
        choices=["accept", "choose region", "name-place rhun", "name-place the-nindalf"],
        at="emyn-muil",
        influence__rhun=1,
        influence__the_nindalf=1,
    ),
    encounter("mordor-the-nest-is-stirred", choices=["accept", "choose fill-pool"], pool=1),
    encounter("mordor-the-nest-is-stirred", choices=["decline"]),
    encounter("mordor-the-olog-hai", choices=["enough", f"8 x {SUFFER}"], life=-8, damage=8),
    encounter(
        "mordor-the-olog-hai",
        choices=["2 x name-card thalin-block", *LEARN, *LEARN],
        hero={"sheet": "thalin", "hand": ["thalin-block"] * 2},
        rest=2,
        favor=1,
        skills=2,
    ),
    encounter("mordor-a-hidden-path", given={"pool": 2}, pool=-1),
    encounter(
        "mordor-a-hidden-path",
        at="emyn-muil",
        given={"pool": 2, "tokens": [("blank", "rhun")] * 3},
    ),
    encounter(
        "mordor-sting-of-the-west",
        choices=["name-place dagorlad", "name-place dead-marshes", "enough"],
        at="emyn-muil",
        given={"influence": {"dagorlad": 1, "dead-marshes": 1, "rhun": 1}},
        influence__dagorlad=-1,
        influence__dead_marshes=-1,
    ),
    encounter(
        "mordor-sting-of-the-west",
        at="emyn-muil",
        given={"influence": {"dagorlad": 1}, "tokens": [("blank", "rhun")] * 4},
    ),
    encounter("mordor-a-shadow-under-the-shadow", choices=["choose favor"], favor=1),
    encounter(
        "mordor-a-shadow-under-the-shadow", choices=["choose pool"], given={"pool": 3}, pool=-2
    ),
    encounter(
        "mordor-a-shadow-under-the-shadow",
        at="emyn-muil",
        given={"influence": {"dol-guldur": 3, "rhun": 1, "dagorlad": 1, "dead-marshes": 1}},
    ),
    encounter("mordor-the-land-of-the-great-eye"),
    encounter(
        "mordor-the-land-of-the-great-eye",
        at="emyn-muil",
        given={"influence": {"dol-guldur": 3, "rhun": 1, "dagorlad": 1, "dead-marshes": 1}},
        life=-5,
        rest=5,
    ),
    encounter("mordor-the-seat-of-saurons-power"),
    reward(
        "mordor-the-seat-of-saurons-power",
        choices=["accept", "choose discard-corruption"],
        given={"heroes": [{"sheet": "argalad", **TWO}]},
        favor=2,
        corruption=[],
        corruption_discard=["weak", "weary"],
    ),
    reward(
        "mordor-the-seat-of-saurons-power",
        choices=["accept", "choose pool"],
        given={"pool": 1},
        favor=2,
        pool=-1,
    ),
    reward("mordor-the-seat-of-saurons-power", choices=["decline"], favor=2),
    encounter(
        "mordor-where-the-shadows-lie",
        given={"pool": 1, "encounter_discard": ["mordor-the-olog-hai"]},
        pool=-1,
        encounter_discard=-1,
    ),
]
ROHAN = [
    encounter(
        "rohan-the-key-to-the-anduin", choices=["choose damage", f"5 x {SUFFER}"], life=-5, damage=5
    ),
    encounter(
        "rohan-the-key-to-the-anduin",
        choices=["choose corruption"],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    encounter("rohan-prince-imrahil", choices=["choose favor"], favor=2),
    encounter("rohan-prince-imrahil", choices=["choose boat"], items=["boat"]),
    encounter("rohan-prince-imrahil", hero={"corruption": ["weak", "weary", "helpless"]}),
    encounter(
        "rohan-the-seat-of-seeing",
        choices=["accept"],
        hero={"favor": 1},
        given={"pool": 3, "tokens": [("orc", "emyn-muil")]},
        favor=-1,
        pool=-2,
    ),
    encounter("rohan-the-seat-of-seeing", choices=["decline"], given={"pool": 3}),
    encounter(
        "rohan-sweet-words-bitter-dreams",
        choices=[f"2 x {SUFFER}"],
        hero={"hand": hand("overdraw", "precision"), **ONE},
        hand=-2,
        damage=2,
    ),
    encounter("rohan-they-come-from-umbar", choices=["enough", f"6 x {SUFFER}"], life=-6, damage=6),
    encounter(
        "rohan-they-come-from-umbar",
        choices=["6 x *", *LEARN],
        hero={"hand": hand(*["precision"] * 4, *["fall-back"] * 2)},
        hand=-5,
        rest=6,
        favor=1,
        skills=1,
    ),
    encounter(
        "rohan-the-eored",
        choices=["choose rest"],
        hero={"rest": hand("overdraw", "precision")},
        rest=-2,
        life=2,
    ),
    encounter(
        "rohan-the-eored",
        choices=["choose ride", "choose favor"],
        hero={"favor": 1},
        given={
            "encounter_top": [
                "rohan-the-eored",
                "rohan-the-key-to-the-anduin",
                "rohan-prince-imrahil",
                "haven-the-court-of-theoden",
            ]
        },
        at_="edoras",
        items=["horse"],
        encounter_discard=6,
    ),
    encounter("rohan-the-mounts-of-the-haradrim"),
    reward("rohan-the-mounts-of-the-haradrim", choices=LEARN, favor=2, skills=1, hand=1),
    encounter("rohan-the-palantir-of-orthanc"),
    reward(
        "rohan-the-palantir-of-orthanc",
        given={"heroes": [{"sheet": "argalad", **ONE}]},
        favor=1,
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter("rohan-lies-and-deceit", choices=["choose favor"], favor=1),
    encounter(
        "rohan-lies-and-deceit",
        choices=["choose shadow-discard"],
        given={"shadow_hand": ["betrayed"]},
        shadow_hand=[],
        shadow_discard=["betrayed"],
    ),
    encounter("rohan-lies-and-deceit", at="isengard", given={"influence": {"gap-of-rohan": 3}}),
    encounter(
        "rohan-smugglers",
        choices=["accept", *LEARN],
        given={"pool": 1, "corruption_top": ["weak"]},
        corruption=["weak"],
        pool=-1,
        skills=1,
        hand=1,
    ),
    encounter("rohan-smugglers", choices=["decline"]),
    encounter(
        "rohan-allies-of-the-dark-lord",
        choices=["choose damage", f"4 x {SUFFER}"],
        life=-4,
        damage=4,
    ),
    encounter(
        "rohan-allies-of-the-dark-lord",
        choices=["choose plot"],
        given={"plot_top": ["loss-of-an-heir"]},
        plot_hand=["loss-of-an-heir"],
    ),
    encounter("rohan-dangers-both-real-and-imagined"),
    encounter(
        "rohan-dangers-both-real-and-imagined",
        at="isengard",
        given={"tokens": [("blank", "gap-of-rohan")] * 3, "corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    encounter("rohan-words-spoken-from-the-heart", favor=1),
    encounter(
        "rohan-words-spoken-from-the-heart",
        choices=["accept"],
        hero={**ONE, "favor": 1},
        favor=-1,
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter("rohan-words-spoken-from-the-heart", choices=["decline"], hero=ONE),
    encounter("rohan-captain-of-the-white-tower", boromir="minas-tirith"),
    reward("rohan-captain-of-the-white-tower", choices=LEARN, favor=1, skills=1, hand=1),
    encounter(
        "rohan-the-days-have-gone-down-in-the-west",
        choices=["accept"],
        hero={"hand": hand("overdraw", "precision")},
        given={"encounter_discard": ["rohan-smugglers"]},
        at="osgiliath",
        hand=-2,
        rest=2,
        favor=2,
        encounter_discard=-1,
    ),
    encounter(
        "rohan-the-days-have-gone-down-in-the-west",
        choices=["decline"],
        at="osgiliath",
        hero={"hand": hand("overdraw", "precision")},
        encounter_discard=0,
    ),
]
MISTY = [
    encounter(
        "misty-radagast-the-brown",
        choices=["name-place rivendell"],
        favor=1,
        gandalf="rivendell",
    ),
    encounter("misty-radagast-the-brown", given={"characters": {"gandalf": "bree"}}, favor=1),
    encounter("misty-radagast-the-brown", given={"influence": {"fangorn": 3}}),
    encounter(
        "misty-the-beornings-ask-for-help",
        choices=["accept"],
        hero={"favor": 1},
        given={
            "pool": 3,
            "influence": {"the-high-pass": 1, "gladden-fields": 1, "rhun": 1},
            "tokens": [("orc", "the-high-pass"), ("blank", "rhun")],
        },
        favor=-1,
        pool=-2,
        influence__the_high_pass=-1,
        influence__gladden_fields=-1,
        tokens__the_high_pass=-1,
    ),
    encounter("misty-the-beornings-ask-for-help", choices=["decline"], hero={"favor": 1}),
    encounter(
        "misty-the-town-of-dale",
        hero={"damage": hand("overdraw", "overdraw", "precision"), "rest": hand("fall-back")},
        damage=-2,
        rest=-1,
        life=3,
    ),
    encounter(
        "misty-agents-of-saruman", choices=["choose damage", f"5 x {SUFFER}"], life=-5, damage=5
    ),
    encounter("misty-agents-of-saruman", choices=["choose story"], story__ring=1),
    encounter(
        "misty-do-not-stray-from-the-path", choices=["enough", f"7 x {SUFFER}"], life=-7, damage=7
    ),
    encounter(
        "misty-do-not-stray-from-the-path",
        choices=["2 x *", *LEARN],
        hero={"sheet": "thalin", "hand": ["thalin-block", "thalin-crush"]},
        hand=-1,
        rest=2,
        favor=2,
        skills=1,
    ),
    encounter("misty-sarumans-fires"),
    encounter(
        "misty-sarumans-fires",
        choices=["accept", "choose damage", f"2 x {SUFFER}"],
        given={"tokens": [("blank", "gladden-fields")] * 4},
        life=-2,
        damage=2,
    ),
    encounter(
        "misty-sarumans-fires",
        choices=["accept", "choose fill-pool"],
        given={"tokens": [("blank", "gladden-fields")] * 4},
        pool=1,
    ),
    encounter(
        "misty-sarumans-fires",
        choices=["decline"],
        given={"tokens": [("blank", "gladden-fields")] * 4},
    ),
    encounter("misty-a-shadow-connection"),
    reward(
        "misty-a-shadow-connection",
        given={"heroes": [{"sheet": "argalad", "rest": hand("overdraw")}]},
        favor=2,
        rest=-1,
        life=1,
    ),
    encounter(
        "misty-lost-in-the-shadows",
        choices=["choose discard"],
        hero={"hand": hand("overdraw", "precision")},
        hand=-2,
        rest=2,
    ),
    encounter(
        "misty-lost-in-the-shadows",
        choices=["choose moved", "name-place lake-esgaroth"],
        at="the-forest-road",
        at_="lake-esgaroth",
    ),
    encounter(
        "misty-trapped-by-a-terrible-storm",
        hero={"hand": hand("overdraw", "precision")},
        hand=-2,
        life=2,
        turn=None,
    ),
    encounter("misty-the-evenstar-is-called-home", aragorn="rivendell"),
    reward("misty-the-evenstar-is-called-home", items=["elven-cloak"]),
    encounter(
        "misty-escorted-by-the-wood-elves",
        choices=["choose rest"],
        hero={"rest": hand("overdraw")},
        rest=-1,
        life=1,
    ),
    encounter(
        "misty-escorted-by-the-wood-elves",
        choices=["choose escort", "choose favor"],
        hero={"favor": 1},
        at="the-bight",
        given={
            "encounter_top": [
                "misty-escorted-by-the-wood-elves",
                "misty-greenleaf",
                "misty-i-sang-of-leaves",
                "haven-the-halls-of-an-elven-king",
            ]
        },
        at_="woodland-realm",
        items=["boat"],
        encounter_discard=6,
    ),
    encounter("misty-conquered-by-fear"),
    encounter(
        "misty-conquered-by-fear",
        choices=["choose pay-favor"],
        at="the-bight",
        hero={"favor": 1},
        given={"influence": {"south-eaves": 3}},
        favor=-1,
    ),
    encounter(
        "misty-conquered-by-fear",
        choices=["choose corruption"],
        at="the-bight",
        given={"influence": {"south-eaves": 3}, "corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    encounter(
        "misty-a-desperate-bargain",
        choices=["accept"],
        given={"pool": 2, "shadow_hand": ["betrayed"], "corruption_top": ["weak"]},
        corruption=["weak"],
        pool=-2,
        shadow_hand=[],
        shadow_discard=["betrayed"],
    ),
    encounter("misty-a-desperate-bargain", choices=["decline"]),
    encounter("misty-greenleaf"),
    reward("misty-greenleaf", choices=["choose favor"], favor=2),
    reward("misty-greenleaf", choices=["choose level"], agility=1),
    encounter(
        "misty-i-sang-of-leaves",
        choices=["choose pool"],
        at="the-bight",
        given={"pool": 1, "encounter_discard": ["misty-greenleaf"]},
        pool=-1,
        encounter_discard=-1,
    ),
    encounter(
        "misty-i-sang-of-leaves",
        choices=["choose training", *LEARN],
        at="the-bight",
        skills=1,
        hand=1,
        encounter_discard=0,
    ),
]
RHUDAUR = [
    encounter(
        "rhudaur-hill-of-the-wind",
        choices=["accept"],
        given={"pool": 1, "tokens": [("orc", "the-trollshaws")]},
        pool=-1,
    ),
    encounter("rhudaur-hill-of-the-wind", choices=["decline"], given={"pool": 1}, pool=-1),
    encounter(
        "rhudaur-the-ruins-of-amon-sul",
        hero={"damage": hand("overdraw", "overdraw", "precision"), "rest": hand("fall-back")},
        damage=-2,
        rest=-1,
        life=3,
    ),
    encounter("rhudaur-tom-bert-and-william-huggins", given={"pool": 1}, pool=-1),
    encounter(
        "rhudaur-tom-bert-and-william-huggins",
        hero={"corruption": ["weak", "weary", "helpless"]},
        given={"pool": 1},
    ),
    encounter("rhudaur-emyn-engrin", choices=["choose pool"], given={"pool": 3}, pool=-2),
    encounter("rhudaur-emyn-engrin", choices=["choose training", *LEARN], skills=1, hand=1),
    encounter(
        "rhudaur-above-the-withered-heath",
        choices=["accept", "name-token 1"],
        given={
            "shadow_hand": ["betrayed"],
            "tokens": [("orc", "the-withered-heath"), ("blank", "the-northern-waste")],
        },
        shadow_hand=[],
        shadow_discard=["betrayed"],
        tokens__the_northern_waste=-1,
    ),
    encounter(
        "rhudaur-above-the-withered-heath",
        choices=["decline"],
        given={"tokens": [("orc", "the-withered-heath")]},
    ),
    encounter("rhudaur-forodwaith"),
    encounter(
        "rhudaur-forodwaith",
        choices=[f"3 x {SUFFER}"],
        given={
            "influence": {
                "mount-gundabad": 3,
                "weathertop": 1,
                "ettenmoors": 1,
                "the-trollshaws": 1,
            }
        },
        life=-3,
        damage=3,
    ),
    encounter("rhudaur-beyond-the-dark-lords-reach"),
    reward("rhudaur-beyond-the-dark-lords-reach", choices=LEARN, favor=2, skills=1, hand=1),
    encounter(
        "rhudaur-carn-dum-reborn", choices=["choose damage", f"5 x {SUFFER}"], life=-5, damage=5
    ),
    encounter(
        "rhudaur-carn-dum-reborn",
        choices=[
            "choose influence",
            "name-place mount-gundabad",
            "name-place mount-gundabad",
            "name-place the-northern-waste",
        ],
        given={"influence": {"barad-dur": 2}},
        pool=1,
        influence__mount_gundabad=2,
        influence__the_northern_waste=1,
    ),
    encounter(
        "rhudaur-a-path-through-the-mountains",
        choices=["accept", "name-place ered-mithrin"],
        at="the-withered-heath",
        favor=1,
        at_="ered-mithrin",
    ),
    encounter(
        "rhudaur-a-path-through-the-mountains",
        choices=["decline"],
        favor=1,
        at="the-withered-heath",
    ),
    encounter("rhudaur-the-haunted-ruins", at="the-withered-heath"),
    reward(
        "rhudaur-the-haunted-ruins",
        given={"heroes": [{"sheet": "argalad", **ONE}]},
        favor=2,
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter(
        "rhudaur-lost-in-the-wild",
        choices=["choose discard", "2 x discard argalad-overdraw"],
        hero={"hand": hand("overdraw", "overdraw", "precision")},
        hand=-2,
        rest=2,
    ),
    encounter(
        "rhudaur-lost-in-the-wild",
        choices=["choose moved", "name-place the-trollshaws"],
        at="weathertop",
        at_="the-trollshaws",
    ),
    encounter("rhudaur-the-iron-will-of-the-dwarves", choices=["choose favor"], favor=1),
    encounter(
        "rhudaur-the-iron-will-of-the-dwarves",
        choices=["choose train", *LEARN],
        hero={"favor": 1, **ONE},
        favor=-1,
        skills=1,
        hand=1,
        corruption=[],
        corruption_discard=["weak"],
    ),
    encounter("rhudaur-a-common-purpose", favor=2),
    encounter("rhudaur-a-common-purpose", at="weathertop", given={"influence": {"ettenmoors": 3}}),
    encounter("rhudaur-the-son-of-gloin"),
    reward("rhudaur-the-son-of-gloin", favor=1, fortitude=1),
    encounter(
        "rhudaur-the-world-is-grey",
        choices=["choose favor"],
        at="weathertop",
        given={"encounter_discard": ["rhudaur-the-son-of-gloin"]},
        favor=1,
        encounter_discard=-1,
    ),
    encounter(
        "rhudaur-the-world-is-grey",
        choices=["choose pool"],
        at="weathertop",
        given={"pool": 1},
        pool=-1,
        encounter_discard=0,
    ),
]
ERIADOR = [
    encounter(
        "eriador-pipeweed-and-seven-meals-a-day",
        hero={"damage": hand("overdraw", "overdraw", "precision"), "rest": hand("fall-back")},
        damage=-2,
        rest=-1,
        life=3,
    ),
    encounter(
        "eriador-cirdan-the-shipwright",
        choices=["choose discard-corruption"],
        hero=TWO,
        corruption=[],
        corruption_discard=["weak", "weary"],
    ),
    encounter("eriador-cirdan-the-shipwright", choices=["choose boat"], items=["boat"]),
    encounter("eriador-cirdan-the-shipwright", given={"influence": {"bree": 3}}),
    encounter(
        "eriador-the-grey-company",
        choices=["accept", *LEARN],
        hero={"hand": hand("overdraw", "precision")},
        hand=-1,
        rest=2,
        favor=1,
        skills=1,
    ),
    encounter("eriador-the-grey-company", choices=["decline"]),
    encounter(
        "eriador-cold-be-hand-and-heart-and-bone",
        choices=["enough", f"4 x {SUFFER}"],
        life=-4,
        damage=4,
    ),
    encounter(
        "eriador-cold-be-hand-and-heart-and-bone",
        choices=["4 x *", *LEARN],
        hero={"hand": hand(*["precision"] * 4)},
        hand=-3,
        rest=4,
        favor=1,
        skills=1,
    ),
    encounter(
        "eriador-a-merry-fellow",
        choices=["name-token 0"],
        hero=ONE,
        given={"tokens": [("crebain", "bree"), ("blank", "the-shire")]},
        favor=1,
        corruption=[],
        corruption_discard=["weak"],
        tokens__bree=-1,
    ),
    encounter(
        "eriador-remnants-of-the-north-south-road",
        hero={"damage": hand(*["overdraw"] * 6)},
        damage=-5,
        rest=5,
    ),
    encounter("eriador-the-city-by-the-greyflood", hero={"items": ["boat"]}),
    encounter(
        "eriador-the-city-by-the-greyflood",
        hero={"items": ["boat"]},
        given={
            "influence": {
                "bree": 1,
                "eregion": 1,
                "dunland": 1,
                "the-shire": 1,
                "moria": 1,
                "old-forest": 1,
            }
        },
        items=[],
        turn=None,
    ),
    encounter(
        "eriador-the-raiders-in-the-hills", choices=["enough", f"5 x {SUFFER}"], life=-5, damage=5
    ),
    encounter(
        "eriador-the-raiders-in-the-hills",
        choices=["5 x *"],
        hero={"hand": hand(*["precision"] * 4, "fall-back")},
        given={"pool": 3},
        hand=-5,
        rest=5,
        pool=-2,
    ),
    encounter("eriador-find-the-grey-pilgrim", gandalf="bree"),
    reward("eriador-find-the-grey-pilgrim", given={"pool": 1}, favor=1, pool=-1),
    encounter(
        "eriador-the-mad-baggins",
        choices=["accept"],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
        hand=5,
        life=-5,
    ),
    encounter("eriador-the-mad-baggins", choices=["decline", "accept"], favor=1),
    encounter("eriador-the-mad-baggins", choices=["decline", "decline"]),
    encounter(
        "eriador-the-squint-eyed-southerner",
        choices=["name-place tharbad"],
        influence__tharbad=1,
    ),
    reward("eriador-the-squint-eyed-southerner", given={"pool": 3}, pool=-2),
    encounter("eriador-the-black-pit", pool=1),
    reward("eriador-the-black-pit", choices=LEARN, favor=2, skills=1, hand=1),
    encounter(
        "eriador-sarumans-agents",
        choices=["accept", "name-plot osgiliath-invaded"],
        given={"plot_hand": ["osgiliath-invaded", "a-dark-messenger"], "corruption_top": ["weak"]},
        corruption=["weak"],
        plot_hand=["a-dark-messenger"],
        plot_discard=["osgiliath-invaded"],
    ),
    encounter("eriador-sarumans-agents", choices=["decline"]),
    encounter(
        "eriador-the-ranger",
        choices=["choose rest"],
        hero={"rest": hand("overdraw")},
        rest=-1,
        life=1,
    ),
    encounter(
        "eriador-the-ranger",
        choices=["choose guide", "choose favor", *LEARN],
        at="the-shire",
        hero={"favor": 1},
        given={
            "encounter_top": [
                "eriador-the-ranger",
                "eriador-the-black-pit",
                "eriador-the-road-goes-ever-on",
                "haven-the-northern-fortress",
            ]
        },
        at_="fornost",
        skills=1,
        hand=1,
        encounter_discard=6,
    ),
    encounter(
        "eriador-the-road-goes-ever-on",
        at="the-shire",
        given={"encounter_discard": ["eriador-the-ranger"]},
        favor=2,
        encounter_discard=-1,
    ),
]
CASES = [*HAVENS, *MORDOR, *ROHAN, *MISTY, *RHUDAUR, *ERIADOR]


@pytest.mark.rule("Q3.13")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_encounter(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q3.13")
def test_every_encounter_is_met() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.encounters}


@pytest.mark.rule("Q3.13", "Q9.26")
def test_a_way_must_be_paid_in_full() -> None:
    match, _ = encounter("haven-the-steadfast-defender", hero={"favor": 1}).begin()
    assert options(match) == ["choose pool"]
    assert refused(match) == {"choose level": ("unaffordable", "Q3.13")}


@pytest.mark.rule("Q3.13", "Q9.82")
def test_what_is_asked_for_must_be_there() -> None:
    cards = hand("overdraw", "precision")
    match, _ = encounter("mordor-heavy-rains", hero={"hand": cards}).begin()
    assert options(match) == ["choose moved"]
    assert refused(match) == {"choose discard": ("unaffordable", "Q3.13")}


@pytest.mark.rule("Q3.13", "Q9.83")
def test_an_offer_that_cannot_be_paid_can_only_be_declined() -> None:
    match, _ = encounter("eriador-the-grey-company", hero={"hand": hand("overdraw")}).begin()
    assert options(match) == ["decline"]
    assert refused(match) == {"accept": ("unaffordable", "Q3.13")}


@pytest.mark.rule("Q3.13")
def test_an_attribute_at_its_height_is_not_offered() -> None:
    hero = {"favor": 2, "levels": {"wisdom": 2}}
    match, _ = encounter("haven-the-steadfast-defender", hero=hero).begin()
    match.apply("choose level")
    assert options(match) == [f"name-attribute {a}" for a in ("fortitude", "strength", "agility")]


@pytest.mark.rule("Q3.13")
def test_the_palantirs_show_the_plots_to_the_hero_alone() -> None:
    given = {
        "plot_hand": ["a-dark-messenger"],
        "corruption_top": ["weak"],
        "others": ["beravor"],
    }
    match, _ = encounter("haven-the-palantirs", given=given).begin()
    match.apply("accept")
    (hidden,) = state_of(match).plot_hand
    assert [hidden.known(seat) for seat in (0, 1, 2)] == [True, True, False]
    told = [event for event in match.log if event.kind == "plots-looked"]
    assert [(event.seats, event.args["plot"]) for event in told] == [((1,), ["a-dark-messenger"])]


@pytest.mark.rule("Q3.13")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        ("rohan-the-seat-of-seeing", "emyn-muil", "dagorlad"),
        ("rhudaur-hill-of-the-wind", "the-trollshaws", "the-north-downs"),
    ],
)
def test_looking_at_monster_tokens(card: str, near: str, far: str) -> None:
    given = {"tokens": [("blank", near), ("blank", far)], "others": ["beravor"]}
    match, _ = encounter(card, given=given).begin()
    if card == "rhudaur-hill-of-the-wind":
        match.apply("accept")
    seen = [[token.hidden.known(seat) for seat in (1, 2)] for token in state_of(match).tokens]
    assert seen == [[True, False], [False, False]]


@pytest.mark.rule("Q3.13")
def test_shuffling_the_hand_away_tells_nobody_the_cards() -> None:
    held = {"hand": hand("overdraw", "precision")}
    match = encounter("misty-trapped-by-a-terrible-storm", hero=held, turn=None).begin()[0]
    assert not any("argalad-precision" in str(event.args) for event in match.log)
