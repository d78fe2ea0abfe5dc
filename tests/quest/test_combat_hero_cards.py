"""Every hero card and every skill, played in combat: what its ability does, and when not.

The ability of a card is tried out by the function of its name in `TRIALS`, once for each card
that has it: against Gothmog and the Witch-king, who add nothing to their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from mathom.games.quest.constants import MELEE, RANGED
from mathom.games.quest.model.decks import Card
from mathom.kernel.match import Match
from mathom.kernel.pile import PUBLIC
from tests.quest.fights import arm, bleed, clash, fight, fought, ids, last_clash, them, us
from tests.quest.fights import events as told_of
from tests.quest.table import BOX, asked, hand, hero_of, options, state_of, take, where

GOTHMOG = BOX.foes[BOX.names["foe"].index("gothmog")]
CARDS = [card for card in BOX.cards if card.deck < 0]
FILLER = {
    "argalad": "argalad-quick-shot",
    "beravor": "beravor-ranged-strike",
    "eleanor": "eleanor-ranged-strike",
    "eometh": "eometh-ranged-strike",
    "thalin": "thalin-strategize",
}
"""A ranged card of each deck; against melee cards it does nothing."""
BLADE = {
    "argalad": "argalad-parry",
    "beravor": "beravor-parry",
    "eleanor": "eleanor-parry",
    "eometh": "eometh-hack",
    "thalin": "thalin-sweep",
}
"""A melee card of each deck; against ranged cards it does nothing."""


def owner(card: Card) -> str:
    """The hero whose card it is; skills are Thálin's, who is strong."""
    return "thalin" if card.owner < 0 else BOX.sheets[card.owner].id


def rounds(
    card: Card, ours: Sequence[str], theirs: Sequence[str], foe: str = "gothmog", **given: Any
) -> Match:
    """Rounds of these cards, no agility spent, damage taken unseen."""
    held = [*ours, *given.pop("hand", ())]
    match = fight(foe, hero=owner(card), hand=held, theirs=theirs, **given)
    arm(match, 0)
    for mine, yours in zip(ours, theirs, strict=True):
        clash(match, mine, yours)
    return match


def numbers(
    card: Card, ours: Sequence[str], theirs: Sequence[str], foe: str = "gothmog", **given: Any
) -> tuple[int, int, int, int]:
    """The last clash of such rounds."""
    return last_clash(rounds(card, ours, theirs, foe, **given))


def parry(card: Card) -> None:
    """More defense against melee cards only."""
    own = (card.attack, card.defense + 2)
    assert numbers(card, [card.id], ["ravager-anticipate"]) == (*own, 1, 1)
    assert numbers(card, [card.id], ["ravager-strategize"]) == (card.attack, card.defense, 1, 2)


def against(type: str, more: int) -> Callable[[Card], None]:
    """More attack against one type only."""

    def trial(card: Card) -> None:
        melee = more if type == "melee" else 0
        ranged = more if type == "ranged" else 0
        a, d = card.attack, card.defense
        assert numbers(card, [card.id], ["ravager-anticipate"]) == (a + melee, d, 1, 1)
        assert numbers(card, [card.id], ["ravager-strategize"]) == (a + ranged, d, 1, 2)

    return trial


def undefended(more: int) -> Callable[[Card], None]:
    """More attack against a printed defense of 0, or no card at all."""

    def trial(card: Card) -> None:
        a, d = card.attack, card.defense
        assert numbers(card, [card.id], ["ravager-eviscerate"]) == (a + more, d, 2, 0)
        assert numbers(card, [card.id], ["ravager-anticipate"]) == (a, d, 1, 1)
        match = fight("gothmog", hero=owner(card), hand=[card.id], theirs=[])
        take(arm(match), "fight-on", "exhausted", f"play {card.id}")
        assert last_clash(match) == (a + more, d, 0, 0)

    return trial


def aimed_shot(card: Card) -> None:
    """More attack when the opponent repeats his type; a cancelled card has none."""
    first = FILLER[owner(card)]
    a, d = card.attack, card.defense
    both = [first, card.id]
    assert numbers(card, both, ["ravager-strategize", "ravager-concentrate"])[0] == a + 3
    assert numbers(card, both, ["ravager-eviscerate", "ravager-hack"])[0] == a + 3
    assert numbers(card, both, ["ravager-eviscerate", "ravager-concentrate"])[:2] == (a, d)
    assert numbers(card, [card.id], ["ravager-eviscerate"])[0] == a


def smash(card: Card) -> None:
    """No defense, printed or added."""
    own = (card.attack, card.defense)
    assert numbers(card, [card.id], ["ravager-strategize"]) == (*own, 1, 0)
    assert numbers(card, [card.id], ["ravager-parry"]) == (*own, 1, 0)
    assert numbers(card, [card.id], ["behemoth-block"], "witch-king") == (*own, 0, 2)


def deadly_finesse(card: Card) -> None:
    """Printed values above 1 become 1; what is less stays, what is added counts."""
    own = (card.attack, card.defense)
    assert numbers(card, [card.id], ["behemoth-crush"], "witch-king") == (*own, 1 + 3, 1)
    assert numbers(card, [card.id], ["ravager-eviscerate"]) == (*own, 1, 0)


def cancels(type: str) -> Callable[[Card], None]:
    """Cancels a card of one type only."""

    def trial(card: Card) -> None:
        own = (card.attack, card.defense)
        melee = (0, 0) if type == "melee" else (1, 1)
        ranged = (0, 0) if type == "ranged" else (1, 2)
        assert numbers(card, [card.id], ["ravager-anticipate"]) == (*own, *melee)
        assert numbers(card, [card.id], ["ravager-strategize"]) == (*own, *ranged)

    return trial


def uncancelable(card: Card) -> None:
    """An earthquake leaves it standing."""
    found = numbers(card, [card.id], ["behemoth-earthquake"], "witch-king")
    assert found == (card.attack, card.defense, 4, 0)


def block(card: Card) -> None:
    """It stands, and keeps a defense of 2."""
    uncancelable(card)
    found = numbers(card, [card.id], ["behemoth-smash"], "witch-king")
    assert found == (card.attack, 2, 2, 1)


def eviscerate(card: Card) -> None:
    """A hit counts two more, a blow that is kept off nothing."""
    hit = rounds(card, [card.id], ["behemoth-sweep"], "witch-king")
    assert state_of(hit).wounds[4] == card.attack + 2
    kept = rounds(card, [card.id], ["behemoth-overpower"], "witch-king")
    assert state_of(kept).wounds[4] == 0


def reckless(card: Card) -> None:
    """Being hit costs two more."""
    hit = rounds(card, [card.id], ["behemoth-sweep"], "witch-king")
    assert len(hero_of(hit).damage) == 3 + 2
    unhurt = rounds(card, [card.id], ["behemoth-block"], "witch-king")
    assert not hero_of(unhurt).damage


def next_cancels(type: str) -> Callable[[Card], None]:
    """In the next round cancels a card of one type only."""

    def trial(card: Card) -> None:
        ours = [card.id, FILLER[owner(card)]]
        before = "ravager-eviscerate"
        melee = (0, 0) if type == "melee" else (2, 0)
        ranged = (0, 0) if type == "ranged" else (1, 2)
        assert numbers(card, ours, [before, "ravager-eviscerate"])[2:] == melee
        assert numbers(card, ours, [before, "ravager-strategize"])[2:] == ranged

    return trial


def next_more(attack: int, defense: int, type: str = "") -> Callable[[Card], None]:
    """In the next round more attack and defense, perhaps for cards of one type only."""

    def trial(card: Card) -> None:
        for own, kind in ((FILLER[owner(card)], "ranged"), (BLADE[owner(card)], "melee")):
            plain = BOX.cards[BOX.names["card"].index(own)]
            works = type in ("", kind)
            opposing = "ravager-eviscerate" if kind == "ranged" else "ravager-strategize"
            found = numbers(card, [card.id, own], ["ravager-poison-arrow", opposing])
            assert found[0] == plain.attack + attack * works
            assert found[1] == plain.defense + defense * works

    return trial


def anticipate(card: Card) -> None:
    """In the next round Sauron plays first, and openly."""
    filler = FILLER[owner(card)]
    theirs = ["ravager-eviscerate", "ravager-strategize"]
    match = fight("gothmog", hero=owner(card), hand=[card.id, filler], theirs=theirs)
    clash(arm(match), card.id, theirs[0])
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("sauron", "play")
    take(match, "play ravager-strategize")
    down = fought(match).foe_down
    assert down is not None
    assert down.seen == PUBLIC
    assert told_of(match, "laid-open") == [{"seat": "sauron", "card": "ravager-strategize"}]
    assert asked(match) == ("hero-1", "play")


def strategize(card: Card) -> None:
    """The hero alone is told the types of the foe's hand."""
    match = rounds(card, [card.id], ["ravager-eviscerate"])
    types = [BOX.cards[hidden.card].type for hidden in fought(match).foe_hand]
    [event] = [event for event in match.log if event.kind == "hand-counted"]
    assert event.seats == (1,)
    assert event.args["melee"] == types.count(MELEE)
    assert event.args["ranged"] == types.count(RANGED)


def lose_cards(count: int) -> Callable[[Card], None]:
    """The foe discards at random, face up."""

    def trial(card: Card) -> None:
        match = rounds(card, [card.id], ["ravager-concentrate"])
        assert len(fought(match).discard) == count
        assert len(fought(match).foe_hand) == GOTHMOG.fortitude - 1 - count
        assert len(told_of(match, "card-lost")) == count

    return trial


def rest(card: Card) -> None:
    """Two cards, from the top of either pool."""
    pool = ["eleanor-hide", "eleanor-charge"]
    match = fight(
        "gothmog",
        hero="eleanor",
        hand=[card.id],
        rest=pool,
        theirs=["ravager-concentrate"],
        life_top=["eleanor-dodge"],
    )
    clash(arm(match), card.id, "ravager-concentrate")
    assert options(match) == ["draw-from-rest", "draw-from-life", "pass"]
    take(match, "draw-from-rest")
    assert hand(match) == ["eleanor-charge"]
    assert hero_of(match).hand[0].seen == PUBLIC
    take(match, "draw-from-life")
    assert hand(match) == ["eleanor-dodge", "eleanor-charge"]
    assert ids(hero_of(match).rest) == ["eleanor-hide"]
    assert asked(match) == ("hero-1", "go-on")


def retreat(card: Card) -> None:
    """Unhurt, the hero may leave for an adjacent location."""
    unhurt = rounds(card, [card.id], ["ravager-strategize"])
    assert asked(unhurt) == ("hero-1", "retreat")
    near = ["old-forest", "fornost", "tharbad", "weathertop"]
    assert options(unhurt) == [*(f"retreat {place}" for place in near), "pass"]
    take(unhurt, "retreat tharbad")
    assert asked(unhurt) == ("sauron", "spread")
    take(unhurt, "pass")
    assert where(unhurt) == "tharbad"
    hurt = rounds(card, [card.id], ["behemoth-sweep"], "witch-king", hand=["eleanor-parry"])
    assert asked(hurt) == ("hero-1", "go-on")


def shrewd_planning(card: Card) -> None:
    """A card of the stack goes back to hand, and everybody knows it."""
    match = rounds(card, ["thalin-dodge", card.id], ["ravager-hack", "ravager-hack"])
    assert asked(match) == ("hero-1", "take-back")
    assert options(match) == ["take-back thalin-dodge", f"take-back {card.id}"]
    take(match, "take-back thalin-dodge")
    bleed(match)
    assert hand(match) == ["thalin-dodge"]
    assert hero_of(match).hand[0].seen == PUBLIC
    assert ids(us(match).stack) == [card.id]


def ready(card: Card) -> None:
    """The next ranged card is free, even beyond one's strength, and leaves the stack."""
    ours = ["thalin-reckless", "thalin-reckless", card.id, "thalin-dodge"]
    theirs = ["ravager-concentrate", "ravager-hack", "ravager-hack", "ravager-hack"]
    match = rounds(card, ours, theirs, hand=["thalin-rush"])
    assert not us(match).exhausted
    assert last_clash(match)[1] == 4
    assert ids(us(match).stack) == ours[:3]
    assert ids(hero_of(match).rest) == ["thalin-dodge"]
    blade = rounds(card, [card.id, "thalin-sweep"], ["ravager-concentrate", "ravager-hack"])
    assert ids(us(blade).stack) == [card.id, "thalin-sweep"]


def set_trap(card: Card) -> None:
    """A melee card costs the foe 2 damage at once."""
    ours = [card.id, "thalin-evade"]
    caught = rounds(card, ours, ["ravager-strategize", "ravager-hack"])
    assert state_of(caught).wounds[2] == 2
    away = rounds(card, ours, ["ravager-strategize", "ravager-concentrate"])
    assert state_of(away).wounds[2] == 0


def endure(card: Card) -> None:
    """Victory brings back rest pool and stack."""
    pool = ["thalin-rush"]
    match = rounds(card, [card.id], ["ravager-hack"], minions={"gothmog": ("bree", 8)}, rest=pool)
    hero = hero_of(match)
    assert told_of(match, "foe-defeated") == [{"foe": "gothmog"}]
    assert not hero.rest
    assert {hidden.card for hidden in hero.life.bag} >= {card.index}
    undecided = rounds(card, [card.id], ["ravager-hack"], rest=pool)
    assert ids(hero_of(undecided).rest) == pool


def heightened_senses(card: Card) -> None:
    """Sauron names a type; his card of the other type is cancelled."""
    for name, theirs, cancelled in (
        ("melee", "ravager-strategize", True),
        ("ranged", "ravager-strategize", False),
    ):
        match = rounds(card, [card.id], ["ravager-hack"], hand=["thalin-sweep"])
        assert asked(match) == ("sauron", "name-type")
        match = fight(
            "gothmog",
            hero="thalin",
            hand=[card.id, "thalin-sweep"],
            theirs=["ravager-hack", theirs],
        )
        clash(arm(match), card.id, "ravager-hack")
        take(match, f"name-type {name}")
        clash(bleed(match), "thalin-sweep", theirs)
        assert (last_clash(match)[3] == 0) is cancelled


def outmaneuver(card: Card) -> None:
    """The hero names the type."""
    match = fight(
        "gothmog",
        hero="thalin",
        hand=[card.id, "thalin-sweep"],
        theirs=["ravager-hack", "ravager-strategize"],
    )
    clash(arm(match), card.id, "ravager-hack")
    assert asked(match) == ("hero-1", "name-type")
    take(match, "name-type melee")
    clash(bleed(match), "thalin-sweep", "ravager-strategize")
    assert last_clash(match) == (3, 0, 0, 0)


def flaming_arrow(card: Card) -> None:
    """No defense in the next round."""
    found = numbers(card, [card.id, "thalin-sweep"], ["ravager-hack", "ravager-strategize"])
    assert found == (3, 0, 1, 0)


def concussive_shot(card: Card) -> None:
    """Cancels a printed defense of 2 or more, not less."""
    ours = [card.id, "thalin-sweep"]
    assert numbers(card, ours, ["ravager-hack", "ravager-strategize"])[2:] == (0, 0)
    assert numbers(card, ours, ["ravager-hack", "ravager-anticipate"])[2:] == (1, 1)


def shield_smash(card: Card) -> None:
    """Cancels a cost of 2 or more, not less."""
    ours = [card.id, "thalin-sweep"]
    assert numbers(card, ours, ["ravager-hack", "ravager-eviscerate"])[2:] == (0, 0)
    assert numbers(card, ours, ["ravager-hack", "ravager-fall-back"])[2:] == (1, 1)


def retaliate(card: Card) -> None:
    """All damage is dealt back, extra damage too."""
    match = rounds(card, [card.id], ["ravager-eviscerate"])
    assert len(hero_of(match).damage) == 4
    assert state_of(match).wounds[2] == 4


def focused_assault(card: Card) -> None:
    """One more of both for every other melee card."""
    ours = ["thalin-sweep", "thalin-evade", "thalin-rush", card.id]
    theirs = ["ravager-concentrate", "ravager-strategize", "ravager-hack", "ravager-charge"]
    assert numbers(card, ours, theirs)[:2] == (2, 2)


def wear_down(card: Card) -> None:
    """The random card's attack is dealt at once."""
    match = rounds(card, [card.id], ["ravager-hack"])
    [lost] = fought(match).discard
    assert state_of(match).wounds[2] == BOX.cards[lost].attack


def execute(card: Card) -> None:
    """Defeats a foe whose card prints no defense; a foe without a card it does not."""
    done = rounds(card, [card.id], ["ravager-hack"])
    assert told_of(done, "foe-defeated") == [{"foe": "gothmog"}]
    spared = rounds(card, [card.id], ["ravager-parry"])
    assert not told_of(spared, "foe-defeated")
    match = fight("gothmog", hero="thalin", hand=[card.id], theirs=[])
    take(arm(match), "fight-on", "exhausted", f"play {card.id}")
    assert not told_of(match, "foe-defeated")


def reversal(card: Card) -> None:
    """Adds a melee card's attack and cancels it."""
    assert numbers(card, [card.id], ["ravager-eviscerate"]) == (2, 0, 0, 0)
    assert numbers(card, [card.id], ["ravager-strategize"]) == (0, 0, 1, 2)
    assert numbers(card, [card.id], ["behemoth-sweep"], "witch-king") == (3, 0, 3, 0)


def crushing_blow(card: Card) -> None:
    """Against a printed defense of 1 at most."""
    assert numbers(card, [card.id], ["ravager-anticipate"]) == (4, 0, 0, 0)
    assert numbers(card, [card.id], ["ravager-strategize"]) == (2, 0, 1, 2)


def hamstring(card: Card) -> None:
    """A hit slides the top of the foe's deck under its stack."""
    match = rounds(card, [card.id], ["ravager-hack"])
    stack = them(match).stack
    assert len(stack) == 2
    assert ids(stack)[1] == "ravager-hack"
    unhurt = rounds(card, [card.id], ["ravager-strategize"])
    assert len(them(unhurt).stack) == 1


def brutal_finisher(card: Card) -> None:
    """One more for every other card."""
    ours = ["thalin-sweep", "thalin-evade", card.id]
    theirs = ["ravager-concentrate", "ravager-strategize", "ravager-hack"]
    assert numbers(card, ours, theirs)[:2] == (card.attack + 2, card.defense)


TRIALS: dict[str, Callable[[Card], None]] = {
    "parry": parry,
    "ranged-strike": against("ranged", 2),
    "hack": against("melee", 1),
    "crush": against("melee", 3),
    "attack-of-opportunity": undefended(5),
    "sneak-attack": undefended(3),
    "aimed-shot": aimed_shot,
    "smash": smash,
    "deadly-finesse": deadly_finesse,
    "charge": cancels("ranged"),
    "evade": cancels("melee"),
    "uncancelable": uncancelable,
    "block": block,
    "eviscerate": eviscerate,
    "reckless": reckless,
    "fall-back": next_cancels("melee"),
    "rush": next_cancels("ranged"),
    "overpower": next_more(2, 0, "melee"),
    "volley": next_more(2, 0, "ranged"),
    "hide": next_more(0, 2, "ranged"),
    "dodge": next_more(0, 2),
    "concentrate": next_more(2, 2),
    "expose-weakness": next_more(2, 0),
    "anticipate": anticipate,
    "strategize": strategize,
    "trample": lose_cards(1),
    "overhead-swing": lose_cards(2),
    "rest": rest,
    "retreat": retreat,
    "shrewd-planning": shrewd_planning,
    "ready": ready,
    "set-trap": set_trap,
    "endure": endure,
    "heightened-senses": heightened_senses,
    "outmaneuver": outmaneuver,
    "flaming-arrow": flaming_arrow,
    "concussive-shot": concussive_shot,
    "shield-smash": shield_smash,
    "retaliate": retaliate,
    "focused-assault": focused_assault,
    "wear-down": wear_down,
    "execute": execute,
    "reversal": reversal,
    "crushing-blow": crushing_blow,
    "hamstring": hamstring,
    "brutal-finisher": brutal_finisher,
}


@pytest.mark.rule("Q5.6", "Q5.10", "Q5.12")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_hero_card_does_what_it_says(card: Card) -> None:
    TRIALS[card.ability.id](card)


def test_no_hero_card_and_no_skill_is_left_out() -> None:
    assert {card.ability.id for card in CARDS} == set(TRIALS)
    assert len(CARDS) == 49 + 20
