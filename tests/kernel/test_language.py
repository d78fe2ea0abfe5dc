"""The language of effects: ten cards of games to come are compiled, and most are carried out.

Their words are those of a game of a company that travels, small enough for this file.
"""

from __future__ import annotations

import pickle
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Chance, Recorded
from mathom.kernel.declaring import name, word
from mathom.kernel.effects import (
    ALL,
    NO_BINDINGS,
    NOTHING,
    UNBOUND,
    Bindings,
    BindingsField,
    Effect,
    EffectField,
    Expression,
    Lasting,
    Perform,
    Script,
    ScriptField,
    perform,
    rebind,
)
from mathom.kernel.errors import BadData
from mathom.kernel.fields import Field, Name, Number, read_frame, write_frame
from mathom.kernel.flow import (
    NO_CHANGE,
    Choose,
    ChooseWay,
    Consent,
    ForEach,
    If,
    May,
    Modify,
    Pick,
    PickOne,
)
from mathom.kernel.instances import InPlay
from mathom.kernel.language import Compiler, Language, number, one_of, script, words
from mathom.kernel.modifiers import Modifier, modified
from mathom.kernel.option import OptionTable
from mathom.kernel.reading import Reader
from mathom.kernel.state import State, settle

CARDS = {
    card["id"]: card
    for card in tomllib.loads((Path(__file__).parent / "drafts.toml").read_text("utf-8"))["card"]
}
MARKS = ("tapped", "wounded")
NAMES = {"card": (*CARDS, "frodo", "sam", "doors-of-night"), "label": ("heal", "untap")}
TABLE = OptionTable()
for kind in ("accept", "decline"):
    TABLE.add(kind)
for number_, label in enumerate(NAMES["label"]):
    TABLE.add("choose", number_, label=label)
for instance in range(8):
    TABLE.add("name", instance, instance=str(instance))
SKILLS = ("ranger", "scout")
REGIONS = ("wilderness", "shadow-land", "dark-domain")
FACED = ("orc", "goblin", "saruman")
TALE = Language(("prowess", "attack", "defense"), ("turn", "attack"))


class Pause(Choice["Tale"]):
    """Nothing more is to be done."""

    __slots__ = ()
    kind = "pause"


class Tale(State):
    """A company on its way: who is in play, what it meets, and what has happened."""

    def __init__(self, **given: Any) -> None:
        super().__init__()
        self.agenda = [Pause()]
        self.in_play = InPlay()
        self.bursts = self.corruption = self.unused = 0
        self.faced: tuple[str, ...] = ()
        self.path: tuple[str, ...] = ()
        self.skills: tuple[str, ...] = ()
        self.told: list[str] = []
        for attribute, value in given.items():
            setattr(self, attribute, value)

    @property
    def option_table(self) -> OptionTable:
        return TABLE

    def members(self) -> list[int]:
        """The instances of characters."""
        return [it.number for it in self.in_play if NAMES["card"][it.card] in ("frodo", "sam")]


# Its words.


@TALE.group("member")
def members(state: Tale, bindings: Bindings) -> list[int]:
    return state.members()


@TALE.seats.form("owner")
def owner(state: Tale, bindings: Bindings) -> int:
    return 0


@TALE.numbers.form("bursts")
def bursts(state: Tale, bindings: Bindings) -> int:
    return state.bursts


@TALE.numbers.form("corruption")
def corruption(state: Tale, bindings: Bindings) -> int:
    return state.corruption


@TALE.numbers.form("unused-influence")
def unused_influence(state: Tale, bindings: Bindings) -> int:
    return state.unused


@TALE.conditions.form("faces", faces=word(FACED))
def faces(state: Tale, bindings: Bindings, faces: str) -> bool:
    return faces in state.faced


@TALE.conditions.form("path", path=words(REGIONS))
def path(state: Tale, bindings: Bindings, path: tuple[str, ...]) -> bool:
    return any(region in state.path for region in path)


@TALE.conditions.form("skill", skill=word(SKILLS))
def skill(state: Tale, bindings: Bindings, skill: str) -> bool:
    return skill in state.skills


@TALE.conditions.form("marked", marked=one_of(MARKS))
def marked(state: Tale, bindings: Bindings, marked: int) -> bool:
    return state.in_play[bindings["member"]].has(marked)


@TALE.conditions.form("in_play", in_play=name("card"))
def in_play(state: Tale, bindings: Bindings, in_play: int) -> bool:
    return any(it.card == in_play for it in state.in_play)


@TALE.effect("lose-corruption", n=number())
def lose_corruption(state: Tale, bindings: Bindings, chance: Chance, n: int) -> None:
    state.corruption -= n


@TALE.effect("destroy", foes=words(FACED))
def destroy(state: Tale, bindings: Bindings, chance: Chance, foes: tuple[str, ...]) -> None:
    state.faced = tuple(foe for foe in state.faced if foe not in foes)


@TALE.effect("end-attack")
def end_attack(state: Tale, bindings: Bindings, chance: Chance) -> None:
    state.told.append("the attack ends")


@TALE.effect("turn-back")
def turn_back(state: Tale, bindings: Bindings, chance: Chance) -> None:
    state.told.append("they turn back")


@TALE.effect("untap", whom=word(("pick",)))
def untap(state: Tale, bindings: Bindings, chance: Chance, whom: str) -> None:
    for mark in range(len(MARKS)):
        state.in_play.mark(bindings[whom], mark, False)


@TALE.effect("discard", whom=word(("this", "member", "target")))
def discard(state: Tale, bindings: Bindings, chance: Chance, whom: str) -> None:
    state.in_play.leave(bindings[whom])


class Lend(Modify):
    """A number of a member is another until a time: the state keeps it."""

    def resolve(self, state: Tale, bindings: Bindings, chance: Chance) -> None:
        change = self.change(state, bindings)
        what, until = TALE.modifiable.index(self.what), TALE.durations.index(self.until)
        kept = (change.n, change.to, change.least, change.most)
        state.in_play.modify(Modifier(what, bindings["member"], bindings["this"], until, *kept))


@dataclass(init=False, eq=False)
class Tap(Effect):
    """As a cost it can only be paid by what is untapped."""

    whom: str = word(("this", "bearer", "site"))

    def payable(self, state: Tale, bindings: Bindings) -> bool:
        return not state.in_play[bindings[self.whom]].has(0)

    def bearable(self, state: Tale, bindings: Bindings, seat: int) -> bool:
        return self.payable(state, bindings)

    def resolve(self, state: Tale, bindings: Bindings, chance: Chance) -> None:
        if self.whom == "site":
            state.told.append("the site is tapped")
        else:
            state.in_play.mark(bindings[self.whom], 0)


@dataclass(init=False, eq=False)
class Roll(Effect):
    """Two dice and what is added must be above a number, or something happens."""

    add: Expression[Tale, int] = number()
    above: Expression[Tale, int] = number()
    fails: Script = script()

    def resolve(self, state: Tale, bindings: Bindings, chance: Chance) -> None:
        rolled = sum(1 + chance.pick(6) for _ in range(2))
        if rolled + self.add.of(state, bindings) <= self.above.of(state, bindings):
            perform(state, self.fails, bindings)


@dataclass(init=False, eq=False)
class Use(Lasting):
    """What may be used in a window, for a price."""

    window: str = word(("any", "sauron-attacks", "before-glory"))
    cost: Script = script()
    effects: Script = script()


@dataclass(init=False, eq=False)
class On(Lasting):
    """What happens when something else does."""

    event: str = word(("destroyed", "after-attack"))
    effects: Script = script()


class WhichMember(PickOne["Tale"]):
    __slots__ = ()
    kind = "which-member"
    chooses = "name"


@dataclass(init=False, eq=False)
class PickMember(Pick):
    asks = (WhichMember,)
    whose: int = one_of(MARKS)

    def decider(self, state: Tale, bindings: Bindings) -> int:
        return 0

    def candidates(self, state: Tale, bindings: Bindings) -> list[int]:
        return [who for who in state.members() if state.in_play[who].has(self.whose)]

    def chosen(self, state: Tale, bindings: Bindings, value: int, chance: Chance) -> None:
        rebind(state, bindings.bind(pick=value))


class Which(ChooseWay["Tale"]):
    __slots__ = ()
    rules = ("T1",)


class ChooseOne(Choose):
    asks = (Which,)


class Whether(Consent["Tale"]):
    __slots__ = ()
    rules = ("T1",)


class MayDo(May):
    asks = (Whether,)


TALE.effects.update(
    {
        "if": If,
        "for-each": ForEach,
        "choose": ChooseOne,
        "may": MayDo,
        "modify": Modify,
        "lend": Lend,
        "pick": PickMember,
        "tap": Tap,
        "roll": Roll,
        "use": Use,
        "on": On,
    }
)


# Trying it out.


def compiled(id: str, effects: Any = None) -> tuple[Script, Compiler]:
    """The script of a card of the drafts, or another."""
    compiler = Compiler(TALE, NAMES)
    record = Reader({"effects": CARDS[id]["effects"] if effects is None else effects}, id, BadData)
    return compiler.script(record, "effects", f"card/{id}/effects"), compiler


def company(**given: Any) -> Tale:
    """Frodo, and Sam who bears the card (instance 2)."""
    state = Tale(**given)
    frodo = state.in_play.enter(NAMES["card"].index("frodo"), 0)
    sam = state.in_play.enter(NAMES["card"].index("sam"), 0)
    state.in_play.enter(0, 0, sam)
    assert (frodo, sam) == (0, 1)
    return state


HERE = Bindings(this=2, bearer=1, target=0)


def happens(state: Tale, script: Script, *rolls: int, choices: tuple[str, ...] = ()) -> Tale:
    """Carry out a script to its end."""
    chance = Recorded([(roll, 6) for roll in rolls])
    perform(state, script, HERE)
    settle(state, chance)
    for choice in choices:
        frame = state.agenda.pop()
        assert isinstance(frame, Which | WhichMember | Whether)
        option = TABLE.find(choice)
        assert option in frame.options(state)
        frame.take(state, option, chance)
        settle(state, chance)
    assert state.agenda == [Pause()]
    return state


@pytest.mark.parametrize("id", CARDS)
def test_the_language_says_ten_cards_of_games_to_come(id: str) -> None:
    script, compiler = compiled(id)
    assert len(script) == len(CARDS[id]["effects"])
    assert [effect.index for effect in compiler.effects] == list(range(len(compiler.effects)))
    assert len({effect.path for effect in compiler.effects}) == len(compiler.effects)
    assert {effect.printed() for effect in compiler.effects} == {f"card/{id}"}


@pytest.mark.parametrize(
    ("id", "given", "base", "expected"),
    [
        ("anduril", {"bursts": 0}, 3, 5),
        ("anduril", {"bursts": 1}, 3, 6),
        ("glamdring", {}, 4, 7),
        ("glamdring", {}, 6, 8),
        ("glamdring", {"faced": ("orc",)}, 7, 9),
        ("glamdring", {}, 9, 9),
        ("treebeard", {"bursts": 0}, 5, 5),
        ("treebeard", {"bursts": 1}, 5, 7),
        ("treebeard", {"bursts": 2}, 5, 5),
        ("treebeard", {"bursts": 2, "faced": ("saruman",)}, 5, 9),
        ("treebeard", {"bursts": 3}, 5, 0),
    ],
)
def test_modifiers_have_conditions_and_caps(
    id: str, given: dict[str, Any], base: int, expected: int
) -> None:
    state = Tale(**given)
    effects = [effect for effect in compiled(id)[0].effects if isinstance(effect, Modify)]
    assert modified(base, [effect.change(state, NO_BINDINGS) for effect in effects]) == expected


def test_a_modifier_that_does_not_hold_changes_nothing() -> None:
    raw = {"do": "modify", "what": "attack", "n": 1, "when": {"faces": "orc"}}
    (effect,) = compiled("x", [raw])[0].effects
    assert isinstance(effect, Modify)
    assert effect.change(Tale(), NO_BINDINGS) is NO_CHANGE


def use(id: str) -> Use:
    """What a card may be used for."""
    (effect,) = compiled(id)[0].effects
    assert isinstance(effect, Use)
    return effect


def test_a_card_is_tapped_in_the_turn_of_another() -> None:
    cloak = use("elven-cloak")
    state = company()
    assert cloak.window == "sauron-attacks"
    assert cloak.cost.payable(state, HERE)
    happens(state, cloak.cost)
    assert not cloak.cost.payable(state, HERE)
    happens(state, cloak.effects)
    defense = TALE.modifiable.index("defense")
    assert [state.in_play.modified(3, defense, who) for who in (0, 1, 2)] == [5, 5, 3]
    state.in_play.end(TALE.durations.index("attack"))
    assert state.in_play.modified(3, defense, 0) == 3


def test_a_number_is_reckoned_when_it_is_needed() -> None:
    state = happens(company(corruption=5, bursts=1), use("evenstar").effects)
    assert state.corruption == 2


def test_one_of_several_is_chosen_and_the_rest_speaks_of_it() -> None:
    herbs = use("healing-herbs")
    state = company()
    state.in_play.mark(0, 1)
    state.in_play.mark(1, 1)
    happens(state, herbs.effects, choices=("choose heal", "name 1"))
    assert [state.in_play[who].marks for who in (0, 1)] == [2, 0]
    # Nobody is asked about a single one.
    happens(state, herbs.effects, choices=("choose heal",))
    assert state.in_play[0].marks == 0


def test_a_way_that_cannot_be_borne_is_taken_if_none_can() -> None:
    ways = [
        {"label": "heal", "effects": [{"do": "tap", "whom": "this"}]},
        {"label": "untap", "effects": [{"do": "tap", "whom": "bearer"}]},
    ]
    (choose,) = compiled("x", [{"do": "choose", "by": "owner", "options": ways}])[0].effects
    assert isinstance(choose, ChooseOne)
    state = company()

    def asked() -> tuple[list[str], list[str]]:
        frame = Which(0, choose, HERE)
        refused = [refusal.option.text for refusal in frame.refused(state)]
        return [option.text for option in frame.options(state)], refused

    assert asked() == (["choose heal", "choose untap"], [])
    state.in_play.mark(2, 0)
    assert asked() == (["choose untap"], ["choose heal"])
    state.in_play.mark(1, 0)
    assert asked() == (["choose heal", "choose untap"], [])


def test_a_cost_is_paid_first() -> None:
    herbs = use("healing-herbs")
    state = company()
    perform(state, herbs.effects, HERE, herbs.cost)
    settle(state, Recorded([]))
    assert state.in_play[1].has(0)
    assert 2 not in state.in_play
    assert state.choice.prompt_args(state) == {"printed": "card/healing-herbs", "count": 0}


def test_each_of_a_company_rolls_with_modifiers() -> None:
    (effect,) = compiled("barrow-wight")[0].effects
    assert isinstance(effect, On)
    state = company(corruption=4)
    state.in_play.mark(0, 1)
    state.in_play.mark(1, 1)
    happens(state, effect.effects, 2, 2, 3, 2)  # 6 - 2 is not above 4, 7 - 2 is
    assert [who in state.in_play for who in (0, 1)] == [False, True]


@pytest.mark.parametrize(("unused", "stays"), [(2, False), (3, True)])
def test_a_roll_and_what_is_unused(unused: int, stays: bool) -> None:
    state = happens(company(unused=unused), compiled("call-of-home")[0], 3, 2)
    assert (0 in state.in_play) == stays


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"path": ("wilderness",)}, []),
        ({"path": ("shadow-land",)}, ["they turn back"]),
        ({"path": ("dark-domain",), "skills": ("ranger",)}, []),
        ({"path": ("dark-domain",), "skills": ("ranger",), "night": True}, ["the site is tapped"]),
    ],
)
def test_several_conditions_in_a_table_must_all_hold(
    given: dict[str, Any], told: list[str]
) -> None:
    night = given.pop("night", False)
    state = company(**given)
    if night:
        state.in_play.enter(NAMES["card"].index("doors-of-night"), 0)
    assert happens(state, compiled("foul-fumes")[0]).told == told


def test_three_bursts_destroy() -> None:
    state = happens(Tale(bursts=3, faced=("orc", "saruman")), compiled("treebeard")[0])
    assert state.faced == ("saruman",)
    state = happens(Tale(bursts=2, faced=("orc", "saruman")), compiled("treebeard")[0])
    assert state.faced == ("orc", "saruman")


def test_what_may_be_declined_is_asked_even_if_it_cannot_be_paid() -> None:
    cost = [{"do": "tap", "whom": "this"}]
    effect = {"do": "may", "by": "owner", "cost": cost, "effects": [{"do": "end-attack"}]}
    script, _ = compiled("x", [{**effect, "otherwise": [{"do": "turn-back"}]}])
    assert happens(company(), script, choices=("accept",)).told == ["the attack ends"]
    tapped = company()
    tapped.in_play.mark(2, 0)
    perform(tapped, script, HERE)
    settle(tapped, Recorded([]))
    assert [option.kind for option in tapped.choice.options(tapped)] == ["decline"]
    assert [refused.option.kind for refused in tapped.choice.refused(tapped)] == ["accept"]
    tapped.agenda.pop()
    assert happens(tapped, script, choices=("decline",)).told == ["they turn back"]


# Expressions.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"mul": 2, "of": "bursts", "above": {"count": "bursts"}}, True),
        ({"count": "bursts", "above": 2}, False),
        ({"count": "bursts", "below": 3}, True),
        ({"count": "bursts", "below": 2}, False),
        ({"count": "bursts", "least": 2}, True),
        ({"count": "bursts", "least": 3}, False),
        ({"count": "bursts", "most": 2}, True),
        ({"count": "bursts", "most": 1}, False),
        ({"any": [{"faces": "orc"}, {"count": "bursts", "least": 1}]}, True),
        ({"all": [{"faces": "orc"}, {"count": "bursts", "least": 1}]}, False),
        ({"exists": "member", "cond": {"marked": "wounded"}}, True),
        ({"exists": "member", "cond": {"marked": "tapped"}}, False),
    ],
)
def test_conditions(condition: dict[str, Any], holds: bool) -> None:
    state = company(bursts=2)
    state.in_play.mark(1, 1)
    read = Compiler(TALE, NAMES).condition(Reader({"c": condition}, "card", BadData), "c")
    assert read.of(state, NO_BINDINGS) == holds


def test_numbers() -> None:
    def reckon(raw: Any) -> int:
        read = Compiler(TALE, NAMES).number(Reader({"n": raw}, "card", BadData), "n")
        return read.of(Tale(bursts=2), NO_BINDINGS)

    assert [reckon(3), reckon(-3), reckon("all"), reckon("bursts")] == [3, -3, ALL, 2]
    assert reckon({"mul": -2, "of": {"add": [1, "bursts"]}}) == -6


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"do": "sing"}, "card, effects 1: field 'do' must be one of "),
        ({"do": "roll", "add": 1}, "card, effects 1: field 'above' is missing"),
        ({"do": "lose-corruption", "n": {}}, "card, effects 1, n: field 'count' is missing"),
        ({"do": "lose-corruption", "n": 31}, "card, effects 1: field 'n' must be a whole number"),
        ({"do": "lose-corruption", "n": "mul"}, "card, effects 1: field 'n' must be one of all"),
        ({"do": "end-attack", "n": 1}, "card, effects 1: field 'n' is not known here"),
        ({"do": "tap", "whom": "this", "when": {"sun": 1}}, "card, effects 1, when: field 'flag'"),
        ({"do": "tap", "whom": "this", "when": {"faces": "orc", "sun": 1}}, "field 'sun' is not"),
        ({"do": "modify", "what": "attack"}, "card, effects 1: field 'n' is missing"),
        ({"do": "modify", "what": "beauty", "n": 1}, "card, effects 1: field 'what' must be one"),
        ({"do": "for-each", "of": "elf", "effects": []}, "card, effects 1: field 'of' must be one"),
        ({"do": "may", "by": "bard", "effects": []}, "card, effects 1: field 'by' must be one of"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(effect: dict[str, Any], sentence: str) -> None:
    record = Reader({"effects": [effect]}, "card", BadData)
    with pytest.raises(BadData) as refused:
        Compiler(TALE, NAMES).script(record, "effects", "card/x/effects")
    assert sentence in str(refused.value)


def test_a_card_may_say_nothing() -> None:
    compiler = Compiler(TALE, NAMES)
    assert compiler.script(Reader({}, "card", BadData), "effects", "card/x/effects") is NOTHING
    state = Tale()
    perform(state, NOTHING, NO_BINDINGS)
    assert state.agenda == [Pause()]


# Bindings, and frames as text.


def test_bindings_are_values() -> None:
    bound = Bindings(hero=1, pick=3)
    assert (bound["hero"], bound["pick"], bound["foe"], bound.left) == (1, 3, UNBOUND, 0)
    assert bound.bind(pick=4, foe=2) == Bindings(hero=1, pick=4, foe=2)
    assert bound.leaving(2).left == 2
    assert bound.leaving(2).leaving(0) == bound == Bindings(pick=3, hero=1)
    assert hash(bound) == hash(Bindings(pick=3, hero=1))
    assert pickle.loads(pickle.dumps(bound)) == bound  # noqa: S301, our own
    assert repr(bound) == "Bindings(hero=1, pick=3)"


def test_a_script_is_saved_between_two_effects() -> None:
    script, compiler = compiled("foul-fumes")
    names = {"hero": Name(("bilbo", "frodo")), "left": Number(0, 9), "pick": Field()}
    fields = {
        "script": ScriptField(compiler.scripts),
        "at": Field(),
        "bindings": BindingsField(names, stored_as="cast"),
        "seat": Field(),
        "effect": EffectField(compiler.effects),
    }
    frame = Perform(script, 1, Bindings(pick=3, hero=1))
    text = {"do": "Perform", "script": "card/foul-fumes/effects", "at": 1}
    assert write_frame(frame, fields) == {**text, "cast": {"hero": "frodo", "pick": 3}}
    for written in (frame, WhichMember(0, script.effects[0], NO_BINDINGS)):  # type: ignore[arg-type]
        kinds = {"Perform": Perform, "WhichMember": WhichMember}
        reader = Reader(write_frame(written, fields), "frame", BadData)
        assert read_frame(reader, kinds, fields) == written


def test_rebinding_needs_a_script_that_waits() -> None:
    state = Tale()
    rebind(state, Bindings(pick=1))
    assert state.agenda == [Pause()]
