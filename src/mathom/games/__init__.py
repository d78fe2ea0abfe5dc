"""The games, by their ids."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mathom.kernel.errors import BadData, UnknownBox, UnknownGame, require
from mathom.kernel.game import LONGEST_NAME, Game
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from mathom.plugins import BadPlugin, load, plugins


def _duel() -> Game:
    from mathom.games.duel.game import duel

    return duel()


def _quest() -> Game:
    from mathom.games.quest.game import quest

    return quest()


def _dice() -> Game:
    from mathom.games.dice.game import dice

    return dice()


def _solitaire() -> Game:
    from mathom.games.solitaire.game import solitaire

    return solitaire()


_GAMES: dict[str, Callable[[], Game]] = {
    "duel": _duel,
    "quest": _quest,
    "dice": _dice,
    "solitaire": _solitaire,
}
"""Each is loaded when it is wanted: whoever plays one need not wait for the others."""


def all_games() -> list[Game]:
    """All games: ours in the order they joined, then those of other packages.

    A package brings a game by an entry point of the group `mathom.games`, which is called as the
    game's id and names a function that gives the game.

    Raises:
        BadPlugin: a game of another package cannot be had.
    """
    return [game(id) for id in (*_GAMES, *_others())]


def game(id: str, box: str | Path | None = None) -> Game:
    """The game of this id.

    Args:
        id: which.
        box: the folder with an owner's components, if it is not to be played with its own.

    Raises:
        UnknownGame: there is none.
        BadPlugin: it is of another package and cannot be had.
        BadData: the box cannot be played with; the sentence names file, record and field.
    """
    if box is not None:
        require(box, (str, Path), "want-folder")
        return _boxed(id, Path(box).absolute())
    require(id, str, "want-game")
    if id in _GAMES:
        return _GAMES[id]()
    if id in _others():
        found = load(plugins("mathom.games")[id])()
        if isinstance(found, Game) and found.id == id:
            return found
        raise BadPlugin("no-game-there", {"id": repr(id)})
    raise UnknownGame("no-game", {"id": repr(id), "known": ", ".join((*_GAMES, *_others()))})


_BOXES: dict[tuple[str, str], Game] = {}
"""The games with owners' boxes, by id and digest."""


def _boxed(id: str, folder: Path) -> Game:
    """The game with the box of a folder; a box that says nothing new is the game's own."""
    own = game(id)
    if not folder.is_dir():
        raise BadData("no-folder", {"folder": repr(str(folder))})
    if not folder.name.isprintable() or len(folder.name) > LONGEST_NAME:
        raise BadData("box-name", {"folder": repr(folder.name)})
    found = own.with_box(folder)
    found.box_name = folder.name
    if found.digest == own.digest:
        return own
    if (id, found.digest) not in _BOXES:
        _name_components(found, folder)
        _BOXES[id, found.digest] = found
    return _BOXES[id, found.digest]


def _name_components(game: Game, folder: Path) -> None:
    """Take up the messages that a box brings, and confirm that all it holds has a name.

    They are in `<language>.ftl`, or in `en.ftl` for a language without one.
    """
    from mathom.locale import LANGUAGES, messages

    for lang in LANGUAGES:
        speech = messages(lang)
        file = next((f for f in (folder / f"{lang}.ftl", folder / "en.ftl") if f.is_file()), None)
        if file is not None:
            try:
                text = file.read_text(encoding="utf-8")
                speech.add(text)
                game.texts[lang] = game.texts.get(lang, "") + text
            except (OSError, ValueError, LookupError) as fault:
                raise BadData(f"{file.name}: {fault}") from None
        id = ""
        try:
            for record in game.cards():
                id = record["id"]
                game.describe(speech, record)
            for role, id in sorted(
                {named for it in game.option_table for named in it.args.items()}
            ):
                game.title(speech, role, id)
        except LookupError as fault:
            raise BadData("no-name", {"id": repr(id), "fault": str(fault)}) from None


def open_box(box: Path) -> Game:
    """The game with the box of a folder, whichever game its files are like those of.

    Raises:
        BadData: the box cannot be played with; the sentence names file, record and field.
    """
    if not box.is_dir():
        raise BadData("no-folder", {"folder": repr(str(box))})
    files = {file.name for file in box.iterdir()}
    known = [each for each in all_games() if each.folder is not None]
    return game(max(known, key=lambda each: len(files & _files(each))).id, box)


def _files(game: Game) -> set[str]:
    return set() if game.folder is None else {file.name for file in game.folder.iterdir()}


def boxes_of(id: str) -> list[Game]:
    """The game of this id with each of the owners' boxes that were opened in this process."""
    return [boxed for (game_id, _), boxed in _BOXES.items() if game_id == id]


_SHELVES: list[Path] = []
"""The folders that keep boxes, each as `<game>/<digest>/<name>`."""


def keep_boxes_in(shelf: Path) -> None:
    """Have the boxes that a folder keeps be found by their digests, also those still to come."""
    if shelf not in _SHELVES:
        _SHELVES.append(shelf)


def kept_boxes(id: str) -> list[Path]:
    """The folders of the boxes that are kept of a game; its parent's name is the digest of each."""
    found = [folder for shelf in _SHELVES for folder in shelf.glob(f"{id}/*/*") if folder.is_dir()]
    return sorted(found, key=lambda folder: folder.name)


def _kept(id: str, digest: str) -> Game | None:
    """The game with a box that is kept; None where it no longer says what it said."""
    for folder in kept_boxes(id):
        if folder.parent.name == digest:
            try:
                found = _boxed(id, folder)
            except BadData:
                return None
            return found if found.digest == digest else None
    return None


def game_of(id: str, digest: str, name: str = "") -> Game:
    """The game with the box of this digest, among those that were opened here or are kept.

    Args:
        id: which game.
        digest: of its box; empty is the game's own, as everything was before boxes had digests.
        name: what the box was called, for the sentence.

    Raises:
        UnknownGame: there is no such game.
        UnknownBox: no such box of it was opened or is kept.
    """
    own = game(id)
    found = own if own.has_box(digest) else _BOXES.get((id, digest)) or _kept(id, digest)
    if found is None:
        raise UnknownBox("other-box", {"game": id, "box": name or digest[:12]})
    return found


def _others() -> list[str]:
    return [id for id in plugins("mathom.games") if id not in _GAMES]


def replay(text: str, box: str | Path | None = None) -> Match:
    """The match that a record's text tells, as it stood at its end.

    Args:
        text: the record.
        box: the folder of the owner's box it was played with.

    Raises:
        BadRecord: the text is no record, was changed, or does not replay.
        UnknownGame: it is of a game or of a box we do not have.
        BadData: the box cannot be played with.
    """
    record = Record.loads(text)
    if box is not None:
        return game(record.game, box).replay(record)
    return game_of(record.game, record.box, record.box_name).replay(record)
