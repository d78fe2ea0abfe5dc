"""Owners' boxes: digests, records, and the commands that play them."""

from __future__ import annotations

import importlib.resources
import pickle
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.games.duel.game import DuelGame
from mathom.games.duel.loading import load_box
from mathom.kernel.components import Files
from mathom.kernel.errors import BadData, BadRecord, BadRequest, MathomError, UnknownGame
from mathom.kernel.fields import numbered
from mathom.kernel.game import Game
from mathom.kernel.record import Record
from mathom.terminal.table import Table
from tests import programs
from tests.cli.run import answer, facts, refusal
from tests.riddles import RIDDLES

DUEL = mathom.game("duel")
QUEST = mathom.game("quest")
GOLDEN = sorted(
    file
    for game in (DUEL, QUEST)
    for file in (Path(__file__).parent / "golden" / game.id).glob("*.mathom")
)
TOLL = """
[[card]]
id = "c3-yellow-{name}"
colour = "yellow"
cost = {{ coins = 1, courage = 1 }}
effects = [{{ do = "coins", coins = 4 }}]
source = "custom"
"""


def copied(game: Game, folder: Path) -> Path:
    with importlib.resources.as_file(
        importlib.resources.files(f"mathom.games.{game.id}") / "data"
    ) as data:
        shutil.copytree(data, folder)
    return folder


def add(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box of Duel with one more card, which no other test has."""
    folder = copied(DUEL, tmp_path / "my-box")
    add(folder / "chapter-3.toml", TOLL.format(name=f"toll{abs(hash(tmp_path)) % 10**9}"))
    return folder


def test_a_label_that_only_an_owners_card_has_needs_a_text(tmp_path: Path) -> None:
    folder = copied(QUEST, tmp_path / "labels")
    events = folder / "events.toml"
    text = events.read_text(encoding="utf-8")
    events.write_text(text.replace('label = "plot"', 'label = "a-new-plot"'), encoding="utf-8")
    with pytest.raises(BadData, match="nothing of how 'a-new-plot' is called"):
        mathom.game("quest", folder)
    (folder / "en.ftl").write_text("quest-label-a-new-plot = a new plot\n", encoding="utf-8")
    assert mathom.game("quest", folder).digest != QUEST.digest


@pytest.mark.parametrize("game", [DUEL, QUEST], ids=lambda game: game.id)
def test_a_copy_of_the_box_is_the_box(game: Game, tmp_path: Path) -> None:
    folder = copied(game, tmp_path / "copy")
    add(folder / "board.toml", "\n# a word of mine\n")
    assert Files(folder).digest() == game.digest
    assert mathom.game(game.id, folder) is game


def test_a_game_made_of_a_box_has_its_digest(box: Path) -> None:
    assert DuelGame(load_box(box)).digest == mathom.game("duel", box).digest != DUEL.digest


def replace(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (replace('source = "', 'source  =   "'), True),
        (replace('source = "reference"', 'source = "custom"'), True),
        (replace("coins = 2", "coins = 3"), False),
    ],
    ids=["layout", "source", "figure"],
)
def test_the_digest_is_of_what_the_files_say(
    change: Callable[[str], str], same: bool, tmp_path: Path
) -> None:
    folder = copied(DUEL, tmp_path / "copy")
    changed = []
    for file in sorted(folder.glob("chapter-*.toml")):
        text = file.read_text(encoding="utf-8")
        try:
            file.write_text(change(text), encoding="utf-8")
        except AssertionError:
            continue
        changed.append(file)
    assert changed
    assert (Files(folder).digest() == DUEL.digest) == same


def test_an_owners_box_is_played_and_named_in_its_records(box: Path) -> None:
    game = mathom.game("duel", box)
    assert mathom.game("duel", str(box)) is game
    assert repr(game) == "<game duel, rules 2, box my-box>"
    assert game.digest != DUEL.digest
    match = play_match(game, ["random", "random"], 7)
    text = match.record.dumps()
    assert text.splitlines()[2] == f"box {game.digest} my-box"
    assert Record.loads(text).box_name == "my-box"
    assert mathom.replay(text).game is game
    assert mathom.replay(text, box).state == match.state
    own = play_match(DUEL, ["random", "random"], 7).record.dumps()
    assert own.splitlines()[2] == f"box {DUEL.digest}"


def test_options_of_an_owners_box_keep_the_numbers_and_add_theirs(box: Path) -> None:
    game = mathom.game("duel", box)
    for option in DUEL.option_table:
        assert game.option_table.find(option.text).index == option.index
    added = [option for option in game.option_table if option.index >= len(DUEL.option_table)]
    assert [option.kind for option in added] == ["play", "discard", "strip", "fetch"]


def test_a_record_of_another_box_is_refused_in_a_sentence(box: Path, tmp_path: Path) -> None:
    game = mathom.game("duel", box)
    record = play_match(game, ["random", "random"], 7).record
    with pytest.raises(BadRecord, match="is of the box my-box, not of the game's own box"):
        DUEL.replay(record)
    own = play_match(DUEL, ["random", "random"], 7).record
    with pytest.raises(BadRecord, match=f"the box {DUEL.digest[:12]}, not of my-box"):
        game.replay(own)
    record.box = "f" * 64
    with pytest.raises(
        UnknownGame, match="another box of duel, my-box: name its folder with --box"
    ):
        mathom.replay(record.dumps())
    old = Record.loads(own.dumps())
    old.box = ""
    assert mathom.replay(old.dumps()).state.outcome is not None
    with pytest.raises(BadRecord, match="the game's own box, not of my-box"):
        game.replay(old)


@pytest.mark.parametrize("file", GOLDEN[::9], ids=lambda file: file.stem)
def test_records_from_before_digests_are_of_the_games_own_box(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\nbox " not in text
    match = mathom.replay(text)
    assert match.game.box_name == ""
    assert match.record.dumps() == text


def test_records_of_a_box_whose_files_said_the_same_otherwise_replay() -> None:
    (earlier,) = QUEST.earlier_digests
    match = QUEST.start(["me", "you"], seed=7)
    match.apply(match.choice.options()[0])
    match.record.box = earlier
    again = mathom.replay(match.record.dumps())
    assert again.game is QUEST
    assert again.record.box == earlier
    assert again.state == match.state
    match.record.box = earlier[::-1]
    with pytest.raises(MathomError):
        mathom.replay(match.record.dumps())


def test_a_wrong_box_is_refused_by_file_record_and_field(box: Path, tmp_path: Path) -> None:
    add(box / "chapter-3.toml", TOLL.format(name="x").replace("coins = 4", "coins = 4000"))
    with pytest.raises(BadData, match=r"chapter-3\.toml, card 'c3-yellow-x'"):
        mathom.game("duel", box)
    for verb in (("play",), ("simulate", "--seats", "random,random"), ("cards",)):
        assert "chapter-3.toml, card 'c3-yellow-x'" in refusal(
            verb[0], "duel", *verb[1:], "--box", box
        )
    with pytest.raises(BadData, match="there is no folder"):
        mathom.game("duel", tmp_path / "nowhere")
    with pytest.raises(BadData, match="printable"):
        mathom.game("duel", copied(DUEL, tmp_path / "a\nb"))
    with pytest.raises(BadRequest, match="riddles has no box"):
        RIDDLES.with_box(tmp_path)
    with pytest.raises(BadRequest, match="named by its folder, not by 3"):
        mathom.game("duel", 3)  # type: ignore[arg-type]
    assert "name the GAME" in refusal("play", "--box", box)


def test_components_of_quest_are_named_by_the_box(tmp_path: Path) -> None:
    folder = copied(QUEST, tmp_path / "named")
    items = folder / "items.toml"
    text = items.read_text(encoding="utf-8")
    first = text[text.index("[[item]]") : text.index("[[item]]", text.index("[[item]]") + 1)]
    id = first.split('id = "')[1].split('"')[0]
    add(items, "\n" + first.replace(f'id = "{id}"', 'id = "brass-spoon"'))
    with pytest.raises(BadData, match="how 'brass-spoon' is called: no message"):
        mathom.game("quest", folder)
    (folder / "en.ftl").write_text("quest-item-brass-spoon = the Brass Spoon\n", encoding="utf-8")
    game = mathom.game("quest", folder)
    assert "Brass Spoon" in answer("cards", "quest", "brass", "--box", folder)
    assert game.box_name == "named"


def test_commands_play_a_box(box: Path, tmp_path: Path) -> None:
    game = mathom.game("duel", box)
    told = facts("simulate", "duel", "--seats", "greedy,random", "--games", "2", "--box", box)
    assert told["box"] == {"name": "my-box", "digest": game.digest}
    played = ("simulate", "duel", "--seats", "greedy,random", "--games", "4", "--jobs", "2")
    assert facts(*played, "--box", box)["games"] == 4
    match = play_match(game, ["greedy", "random"], 3)
    file = tmp_path / "game.mathom"
    file.write_text(match.record.dumps(), encoding="utf-8")
    assert facts("replay", file, "--box", box)["box"]["name"] == "my-box"
    assert "(duel 2, my-box)" in answer("replay", file, "--box", box)
    asked = programs.run([sys.executable, "-m", "mathom", "replay", str(file)])
    assert asked.returncode == 2
    assert b"of another box of duel, my-box: name its folder with --box." in asked.stderr
    begun = game.start(["human", "random"], 7)
    file.write_text(begun.record.dumps(begun.seed), encoding="utf-8")
    assert refusal("play", "--load", file, "--box", box) == "mathom play needs a terminal."
    assert Table.open(file.read_text(encoding="utf-8")).game is game


def test_another_process_opens_the_box_that_was_pickled(box: Path) -> None:
    game = mathom.game("duel", box)
    match = game.start(["a", "b"], 7)
    assert pickle.loads(pickle.dumps(match)).game is game  # noqa: S301, our own
    sent = pickle.dumps((match, game.option_table[len(game.option_table) - 1]))
    program = "import pickle, sys\nprint(pickle.load(sys.stdin.buffer))"
    done = programs.run([sys.executable, "-c", program], given=sent)
    assert done.stderr == b""
    assert done.stdout.startswith(b"(<Match of duel at choice 0: sauron")
    add(box / "chapter-3.toml", TOLL.format(name="late"))
    done = programs.run([sys.executable, "-c", program], given=sent)
    assert b"the box of duel was changed since" in done.stderr


@pytest.mark.parametrize("remembering", [numbered])
def test_whoever_opens_box_after_box_remembers_only_the_last(remembering: Any) -> None:
    assert remembering.cache_info().maxsize is not None
