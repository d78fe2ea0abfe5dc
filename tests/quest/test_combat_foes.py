"""Every card of the three foe decks and every foe, tried out in combat.

The cards are played by minions, who add nothing to them: the Mouth of Sauron for zealots, Gothmog
for ravagers, the Witch-king for behemoths, all against Thálin unless another hero says more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from mathom.games.quest.constants import MELEE, RANGED
from mathom.games.quest.model.board import Foe
from mathom.games.quest.model.decks import Card
from mathom.kernel.match import Match
from mathom.kernel.pile import PUBLIC
from tests.quest.fights import (
    arm,
    clash,
    events,
    fight,
    fought,
    ids,
    last_clash,
    them,
    us,
)
from tests.quest.table import BOX, asked, hand, hero_of, influence, options, state_of, take

CARDS = [card for card in BOX.cards if card.deck >= 0]
MINION = ("mouth-of-sauron", "gothmog", "witch-king")
BLADE = ("zealot-hack", "ravager-hack", "behemoth-sweep")
"""A cheap melee card of each deck; against ranged cards it does nothing."""
BOW = ("zealot-quick-shot", "ravager-concentrate", "behemoth-precision")
"""A cheap ranged card of each deck."""
HARMLESS = "reckless"
"""A corruption card that changes no combat."""

Numbers = tuple[int, int, int, int]


def rounds(
    foe: str, ours: Sequence[str], theirs: Sequence[str], hero: str = "thalin", **given: Any
) -> Match:
    """Rounds of these cards, no agility spent, damage taken unseen."""
    held = [*ours, *given.pop("hand", ())]
    given.setdefault("corruption_top", [HARMLESS])
    match = fight(foe, hero=hero, hand=held, theirs=theirs, **given)
    arm(match, 0)
    for mine, yours in zip(ours, theirs, strict=True):
        clash(match, mine, yours)
    return match


def numbers(
    card: Card, ours: Sequence[str], theirs: Sequence[str] = (), hero: str = "thalin"
) -> Numbers:
    """The last clash of such rounds, the last with `card`."""
    return last_clash(rounds(MINION[card.deck], ours, [*theirs, card.id], hero))


def wounds(match: Match, foe: str) -> int:
    """The damage on a minion."""
    return state_of(match).wounds[BOX.names["minion"].index(foe)]


# The cards.


def parry(card: Card) -> None:
    """More defense against melee cards only."""
    assert numbers(card, ["thalin-overpower"]) == (2, 2, card.attack, card.defense + 2)
    assert numbers(card, ["thalin-strategize"]) == (1, 2, card.attack, card.defense)


def against(melee: int, ranged: int) -> Callable[[Card], None]:
    """More attack against one type."""

    def trial(card: Card) -> None:
        a, d = card.attack, card.defense
        assert numbers(card, ["thalin-overpower"]) == (2, 2, a + melee, d)
        assert numbers(card, ["thalin-strategize"]) == (1, 2, a + ranged, d)

    return trial


def attack_of_opportunity(card: Card) -> None:
    """More attack against a printed 0, and against a hero without a card."""
    assert numbers(card, ["thalin-sweep"]) == (3, 0, card.attack + 5, 0)
    assert numbers(card, ["thalin-overpower"]) == (2, 2, card.attack, 0)
    match = fight(MINION[card.deck], hero="thalin", hand=["thalin-sweep"], theirs=[card.id])
    take(arm(match), "exhausted", "fight-on", f"play {card.id}")
    assert last_clash(match) == (0, 0, card.attack + 5, 0)


def aimed_shot(card: Card) -> None:
    """More attack against a repeated type."""
    before = [BOW[card.deck]]
    assert numbers(card, ["thalin-strategize", "thalin-dodge"], before)[2] == 3 + 3 + _shift(card)
    assert numbers(card, ["thalin-strategize", "thalin-overpower"], before)[2] == 3 + _shift(card)


def _shift(card: Card) -> int:
    """Concentrate, which ravagers play before, adds two."""
    return 2 if BOW[card.deck] == "ravager-concentrate" else 0


def smash(card: Card) -> None:
    """No defense; a block keeps 2."""
    assert numbers(card, ["thalin-overpower"]) == (2, 0, card.attack, card.defense)
    assert numbers(card, ["thalin-block"]) == (0, 2, card.attack, card.defense)


def charge(card: Card) -> None:
    """Cancels ranged cards only."""
    assert numbers(card, ["thalin-strategize"]) == (0, 0, card.attack, card.defense)
    assert numbers(card, ["thalin-overpower"]) == (2, 2, card.attack, card.defense)


def earthquake(card: Card) -> None:
    """Cancels any card that does not stand."""
    assert numbers(card, ["thalin-overpower"])[:2] == (0, 0)
    assert numbers(card, ["thalin-strategize"])[:2] == (0, 0)
    assert numbers(card, ["thalin-sweep"])[:2] == (3, 0)


def uncancelable(card: Card) -> None:
    """It stands against a charge and an evasion."""
    found = numbers(card, ["beravor-charge"], hero="beravor")
    assert found == (2, 0, card.attack, card.defense)
    assert numbers(card, ["thalin-evade"]) == (0, 2, card.attack, card.defense)


def block(card: Card) -> None:
    """It stands, and keeps a defense of 2."""
    uncancelable(card)
    assert numbers(card, ["eometh-smash"], hero="eometh") == (2, 1, 0, 2)
    assert numbers(card, ["beravor-deadly-finesse"], hero="beravor") == (4, 0, 0, 2)


def eviscerate(card: Card) -> None:
    """A hit counts two more."""
    hit = rounds(MINION[card.deck], ["thalin-sweep"], [card.id])
    assert len(hero_of(hit).damage) == card.attack + 2
    kept = rounds(MINION[card.deck], ["thalin-overpower"], [card.id])
    assert not hero_of(kept).damage


def reckless(card: Card) -> None:
    """Being hit costs two more."""
    foe = MINION[card.deck]
    assert wounds(rounds(foe, ["thalin-sweep"], [card.id]), foe) == 5
    assert wounds(rounds(foe, ["thalin-dodge"], [card.id]), foe) == 0


def enraged(card: Card) -> None:
    """No more than 1 damage, however dealt."""
    assert wounds(rounds("witch-king", ["thalin-sweep"], [card.id]), "witch-king") == 1
    twice = rounds("witch-king", ["eometh-eviscerate"], [card.id], "eometh")
    assert wounds(twice, "witch-king") == 1


def fall_back(card: Card) -> None:
    """Cancels a melee card of the next round only."""
    foe = MINION[card.deck]
    theirs = [card.id, BLADE[card.deck]]
    melee = rounds(foe, ["thalin-strategize", "thalin-overpower"], theirs)
    assert last_clash(melee)[:2] == (0, 0)
    ranged = rounds(foe, ["thalin-strategize", "thalin-dodge"], theirs)
    assert last_clash(ranged)[:2] == (0, 4)


def rush(card: Card) -> None:
    """Cancels a ranged card of the next round only."""
    foe = MINION[card.deck]
    theirs = [card.id, "behemoth-overpower"]
    ranged = rounds(foe, ["thalin-strategize", "thalin-dodge"], theirs)
    assert last_clash(ranged)[:2] == (0, 0)
    melee = rounds(foe, ["thalin-strategize", "thalin-overpower"], theirs)
    assert last_clash(melee)[:2] == (2, 2)


def overpower(card: Card) -> None:
    """More attack for a melee card of the next round."""
    foe = MINION[card.deck]
    ours = ["thalin-dodge", "thalin-strategize"]
    assert last_clash(rounds(foe, ours, [card.id, "behemoth-sweep"]))[2] == 3 + 2
    assert last_clash(rounds(foe, ours, [card.id, "behemoth-precision"]))[2] == 2


def concentrate(card: Card) -> None:
    """More of both in the next round."""
    theirs = [card.id, "ravager-anticipate"]
    match = rounds(MINION[card.deck], ["thalin-strategize", "thalin-dodge"], theirs)
    assert last_clash(match)[2:] == (3, 3)


def anticipate(card: Card) -> None:
    """In the next round the hero plays first, and openly."""
    match = rounds(MINION[card.deck], ["thalin-sweep"], [card.id], hand=["thalin-rush"])
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("hero-1", "play")
    take(match, "play thalin-rush")
    down = fought(match).hero_down
    assert down is not None
    assert down.seen == PUBLIC
    assert events(match, "laid-open") == [{"seat": "hero-1", "card": "thalin-rush"}]
    assert asked(match) == ("sauron", "play")


def strategize(card: Card) -> None:
    """Sauron alone is told the types of the hero's hand."""
    held = ["thalin-rush", "thalin-dodge", "thalin-evade"]
    match = rounds(MINION[card.deck], ["thalin-sweep"], [card.id], hand=held)
    [event] = [event for event in match.log if event.kind == "hand-counted"]
    assert event.seats == (0,)
    assert (event.args["melee"], event.args["ranged"]) == (1, 2)


TRIALS: dict[str, Callable[[Card], None]] = {
    "parry": parry,
    "ranged-strike": against(0, 2),
    "hack": against(1, 0),
    "crush": against(3, 0),
    "attack-of-opportunity": attack_of_opportunity,
    "aimed-shot": aimed_shot,
    "smash": smash,
    "charge": charge,
    "earthquake": earthquake,
    "uncancelable": uncancelable,
    "block": block,
    "eviscerate": eviscerate,
    "reckless": reckless,
    "enraged": enraged,
    "fall-back": fall_back,
    "rush": rush,
    "overpower": overpower,
    "concentrate": concentrate,
    "anticipate": anticipate,
    "strategize": strategize,
}


@pytest.mark.rule("Q5.6", "Q5.10", "Q5.12")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_foe_card_does_what_it_says(card: Card) -> None:
    TRIALS[card.ability.id](card)


# The foes.


def crebain(foe: Foe) -> None:
    """Damage of ranged cards becomes influence, that of melee cards does not."""
    spied = rounds(foe.id, ["thalin-sweep"], ["zealot-fall-back"], influence={"dol-guldur": 2})
    assert last_clash(spied)[2] == 1
    assert not hero_of(spied).damage
    assert asked(spied) == ("sauron", "spread")
    assert "to-pool" not in options(spied)
    take(spied, "spread dol-guldur")
    assert influence(spied) == {"dol-guldur": 3}
    hit = rounds(foe.id, ["thalin-rush"], ["zealot-charge"])
    assert len(hero_of(hit).damage) == 1


def crebain_poison(foe: Foe) -> None:
    """Spied damage is none: the poison does not work."""
    match = rounds(foe.id, ["thalin-rush"], ["zealot-poison-arrow"])
    take(match, "pass")
    assert not hero_of(match).damage


def agent(foe: Foe) -> None:
    """The first ranged hit brings a corruption card, later ones and melee hits none."""
    ours = ["eometh-ranged-strike", "eometh-hack", "eometh-trample"]
    theirs = ["zealot-charge", "zealot-quick-shot", "zealot-quick-shot"]
    match = fight(
        foe.id,
        hero="eometh",
        hand=ours,
        theirs=theirs,
        corruption_top=["reckless", "indifferent"],
    )
    clash(arm(match), ours[0], theirs[0])
    assert not hero_of(match).corruption
    clash(match, ours[1], theirs[1])
    assert len(hero_of(match).corruption) == 1
    clash(match, ours[2], theirs[2])
    assert last_clash(match)[2] > last_clash(match)[1]
    assert len(hero_of(match).corruption) == 1


def sharper(type: int) -> Callable[[Foe], None]:
    """One more attack on the cards of one type."""

    def trial(foe: Foe) -> None:
        for card in (BLADE[foe.deck], BOW[foe.deck]):
            plain = BOX.cards[BOX.names["card"].index(card)]
            more = 1 if plain.type == type else 0
            bow = plain.type == RANGED
            ours = "thalin-overpower" if bow else "thalin-dodge"
            found = last_clash(rounds(foe.id, [ours], [card]))
            assert found[2] == plain.attack + more

    return trial


def orc(foe: Foe) -> None:
    """Melee against melee costs the hero a card at once; cancelled cards are no melee."""
    both = rounds(foe.id, ["thalin-block"], ["zealot-hack"])
    assert len(hero_of(both).damage) == 1
    far = rounds(foe.id, ["thalin-dodge"], ["zealot-hack"])
    assert not hero_of(far).damage
    ours = ["thalin-dodge", "thalin-block", "thalin-parry"]
    theirs = ["zealot-quick-shot", "zealot-fall-back", "zealot-charge"]
    fell = rounds(foe.id, ours, theirs)
    assert last_clash(fell)[:2] == (0, 0)
    assert len(hero_of(fell).damage) == 2


def barrow_wight(foe: Foe) -> None:
    """Heals after a round with a ranged card."""
    ours = ["thalin-sweep", "thalin-strategize"]
    theirs = ["ravager-hack", "ravager-fall-back"]
    struck = rounds(foe.id, ours[:1], theirs[:1], hand=ours[1:])
    assert fought(struck).damage == 3
    healed = rounds(foe.id, ours, theirs, hand=["thalin-rush"])
    assert fought(healed).damage == 2
    assert events(healed, "foe-heals") == [{"foe": foe.id, "count": 1}]


def southron(foe: Foe) -> None:
    """Melee cards cost one less, never less than nothing; ranged cards do not."""
    theirs = ["ravager-eviscerate", "ravager-hack", "ravager-charge", "ravager-anticipate"]
    match = rounds(foe.id, ["thalin-dodge"] + ["thalin-strategize"] * 2 + ["thalin-rush"], theirs)
    assert not them(match).exhausted
    bows = ["ravager-strategize", "ravager-poison-arrow"]
    tired = rounds(foe.id, ["thalin-dodge", "thalin-rush"], bows, hand=["thalin-rush"])
    assert them(tired).exhausted


def dunlending(foe: Foe) -> None:
    """A blow kept off by a melee card is answered."""
    struck = rounds(foe.id, ["thalin-dodge", "thalin-overpower"], ["ravager-hack", "ravager-parry"])
    assert last_clash(struck)[3] == 3
    assert len(hero_of(struck).damage) == 1
    bow = rounds(foe.id, ["thalin-overpower"], ["ravager-fall-back"])
    assert not hero_of(bow).damage
    idle = rounds(foe.id, ["thalin-block"], ["ravager-anticipate"])
    assert not hero_of(idle).damage


def uruk_hai(foe: Foe) -> None:
    """A melee hit lets Sauron draw."""
    hit = rounds(foe.id, ["thalin-sweep"], ["ravager-eviscerate"])
    assert asked(hit) == ("sauron", "draw-more-foe")
    before = len(fought(hit).foe_hand)
    take(hit, "draw-from-deck")
    assert len(fought(hit).foe_hand) == before + 1
    shot = rounds(foe.id, ["thalin-sweep"], ["ravager-poison-arrow"])
    assert asked(shot)[1] != "draw-more-foe"


def warg_rider(foe: Foe) -> None:
    """The lowest card is free if it is melee."""
    melee = rounds(foe.id, ["thalin-dodge"], ["ravager-attack-of-opportunity"])
    assert not them(melee).exhausted
    theirs = ["ravager-attack-of-opportunity", "ravager-eviscerate", "ravager-poison-arrow"]
    free = rounds(foe.id, ["thalin-dodge", "thalin-rush", "thalin-evade"], theirs)
    assert not them(free).exhausted
    bow = ["ravager-aimed-shot", "ravager-eviscerate"]
    paid = rounds(foe.id, ["thalin-dodge", "thalin-rush"], bow, hand=["thalin-rush"])
    assert them(paid).exhausted


def giant_spider(foe: Foe) -> None:
    """Two damage by a melee card make the hero lose a card."""
    held = ["thalin-rush", "thalin-rush"]
    bitten = rounds(foe.id, ["thalin-sweep"], ["behemoth-sweep"], hand=held)
    assert hand(bitten) == ["thalin-rush"]
    assert ids(hero_of(bitten).rest) == ["thalin-rush"]
    grazed = rounds(foe.id, ["thalin-overpower"], ["behemoth-sweep"], hand=held)
    assert hand(grazed) == held
    shot = rounds(foe.id, ["thalin-sweep"], ["behemoth-precision"], hand=held)
    assert hand(shot) == held


def cave_troll(foe: Foe) -> None:
    """A ranged card cancels a melee card, no other."""
    assert last_clash(rounds(foe.id, ["thalin-overpower"], ["behemoth-precision"]))[:2] == (0, 0)
    assert last_clash(rounds(foe.id, ["thalin-dodge"], ["behemoth-aimed-shot"]))[:2] == (0, 4)
    assert last_clash(rounds(foe.id, ["thalin-overpower"], ["behemoth-sweep"]))[:2] == (2, 2)


def oliphaunt(foe: Foe) -> None:
    """One damage of a melee card must come from the hand."""
    held = ["thalin-sweep", "thalin-rush"]
    match = fight(foe.id, hero="thalin", hand=held, theirs=["behemoth-sweep"])
    clash(arm(match), "thalin-sweep", "behemoth-sweep", unseen=False)
    assert options(match) == ["suffer thalin-rush", "suffer-unseen"]
    take(match, "suffer-unseen", "suffer-unseen")
    assert options(match) == ["suffer thalin-rush"]
    shot = fight(foe.id, hero="thalin", hand=held, theirs=["behemoth-aimed-shot"])
    clash(arm(shot), "thalin-sweep", "behemoth-aimed-shot", unseen=False)
    take(shot, "suffer-unseen", "suffer-unseen")
    assert "suffer-unseen" in options(shot)


def balrog(foe: Foe) -> None:
    """Three damage by a melee card, and the hero's next card is random."""
    held = ["thalin-rush", "thalin-dodge"]
    match = rounds(foe.id, ["thalin-sweep"], ["behemoth-sweep"], hand=held)
    assert fought(match).feared
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("sauron", "play")
    assert fought(match).hero_down is not None
    assert len(hero_of(match).hand) == 1
    assert not fought(match).feared
    calm = rounds(foe.id, ["thalin-rush"], ["behemoth-sweep"], hand=held)
    assert not fought(calm).feared


def mouth_of_sauron(foe: Foe) -> None:
    """A corruption card before anything else."""
    match = fight(foe.id, hand=["beravor-parry"], corruption_top=["weary"])
    assert [BOX.corruption[card].id for card in hero_of(match).corruption] == ["weary"]
    assert [event.kind for event in match.log][:3] == ["fight", "gain-corruption", "draw-foe-cards"]


def plain(foe: Foe) -> None:
    """Its cards are worth what is printed on them, and its stack may cost its strength."""
    card = BLADE[foe.deck]
    match = rounds(foe.id, ["thalin-dodge"], [card])
    worth = BOX.cards[BOX.names["card"].index(card)]
    assert last_clash(match) == (0, 4, worth.attack, worth.defense)
    assert not hero_of(match).corruption
    assert us(match).type_before == RANGED
    assert them(match).type_before == MELEE


FOES: dict[str, Sequence[Callable[[Foe], None]]] = {
    "crebain": (crebain, crebain_poison),
    "agent": (agent,),
    "snaga": (sharper(RANGED),),
    "orc": (orc,),
    "barrow-wight": (barrow_wight,),
    "southron": (southron,),
    "dunlending": (dunlending,),
    "uruk-hai": (uruk_hai,),
    "warg-rider": (warg_rider,),
    "giant-spider": (giant_spider,),
    "huorn": (sharper(MELEE),),
    "cave-troll": (cave_troll,),
    "oliphaunt": (oliphaunt,),
    "balrog": (balrog,),
    "black-serpent": (plain,),
    "mouth-of-sauron": (mouth_of_sauron,),
    "gothmog": (plain,),
    "ringwraiths": (plain,),
    "witch-king": (plain,),
}


@pytest.mark.rule("Q5.6")
@pytest.mark.parametrize("foe", BOX.foes, ids=lambda foe: foe.id)
def test_a_foe_does_what_its_card_says(foe: Foe) -> None:
    for trial in FOES[foe.id]:
        trial(foe)


def test_no_card_and_no_foe_is_left_out() -> None:
    assert {card.ability.id for card in CARDS} == set(TRIALS)
    assert len(CARDS) == 33
    assert {foe.id for foe in BOX.foes} == set(FOES)


@pytest.mark.rule("Q5.2")
@pytest.mark.parametrize("foe", BOX.foes, ids=lambda foe: foe.id)
def test_sauron_draws_the_foes_fortitude_from_its_own_deck(foe: Foe) -> None:
    match = fight(foe.id, hand=["beravor-parry"], corruption_top=[HARMLESS])
    drawn = fought(match).foe_hand
    assert len(drawn) == foe.fortitude
    assert all(BOX.cards[hidden.card].deck == foe.deck for hidden in drawn)
    assert all(hidden.known(0) and not hidden.known(1) for hidden in drawn)


@pytest.mark.rule("Q9.49")
def test_no_token_shows_the_uruk_hai_and_the_balrog() -> None:
    faces = {face for pile in BOX.pile_tokens for face in pile}
    without = {foe.id for foe in BOX.monsters if foe.index not in faces}
    assert without == {"uruk-hai", "balrog"}
