"""Boxes that owners write by a form: what they enter is checked, shown, and kept as a folder.

An owner changes figures of a game's own box. Changes are named by the role and id of a component,
`card/merry`, and the way to a field of it, `abilities/1/n`; None leaves the field out.
"""

from __future__ import annotations

import copy
import io
import json
import re
import secrets
import shutil
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from mathom.games import game_of, keep_boxes_in, kept_boxes
from mathom.kernel.components import Box, Place
from mathom.kernel.errors import BadData, BadRequest, Sentence
from mathom.kernel.forms import FormField, enter, form, record_at, value_at
from mathom.kernel.game import Game

Value = int | bool | str | list[int | str] | None
Changes = Mapping[str, Mapping[str, Value]]
"""By component and field what an owner enters."""
Form = dict[str, tuple[Place, dict[str, FormField]]]
"""By component where the data files speak of it, and its fields."""

CUSTOM = "custom"
GUESSED = ("reconstructed", "partly")
"""What `source` says of figures that may be other than the printed ones."""
LONGEST_NAME = 40
HEADER = re.compile(r"^\[\[([\w-]+)\]\][ \t]*\n", re.MULTILINE)


class TooManyBoxes(BadRequest):
    """No more boxes are kept."""


def has_form(game: Game) -> bool:
    """Whether owners can enter figures of this game."""
    return game.folder is not None and not game.box_name


def form_of(game: Game) -> Form:
    """The fields of all components of a game's own box that have some."""
    box = _box(game)
    found: Form = {}
    for place in box.places:
        its = {_path(field): field for field in form(box, place)}
        if its:
            found[f"{place.role}/{place.component.id}"] = place, its
    return found


def own_values(game: Game) -> dict[str, dict[str, Value]]:
    """What a box says in each field."""
    data = _box(game).files.data()
    return {
        key: {path: value_at(record_at(data, place), field.path) for path, field in its.items()}
        for key, (place, its) in form_of(game).items()
    }


def changes_of(own: Game, box: Game) -> dict[str, dict[str, Value]]:
    """What the box of a folder says otherwise than the game's own."""
    data = _box(box).files.data()
    there = {f"{it.role}/{it.component.id}": record_at(data, it) for it in _box(own).places}
    found: dict[str, dict[str, Value]] = {}
    for key, values in own_values(own).items():
        _, its = form_of(own)[key]
        new = {path: value_at(there[key], its[path].path) for path in values}
        changed = {path: new[path] for path in new if new[path] != values[path]}
        if changed:
            found[key] = changed
    return found


class Draft:
    """What an owner has entered so far.

    Attributes:
        mistakes: by component and field, `card/merry/cost`, what is wrong there.
        game: the game with everything else that was entered.
        texts: the data files of its box, by their names.
    """

    def __init__(self, own: Game, changes: Changes) -> None:
        """Changes of the game's own box.

        Raises:
            BadRequest: there is no such component or field.
        """
        self.own = own
        self.form = form_of(own)
        self.mistakes: dict[str, Sentence] = {}
        self._good = self._checked(changes)
        self.texts: dict[str, str] = {}
        while True:
            self.texts = self._write()
            try:
                self.game = self._read()
                return
            except BadData as mistake:
                self._blame(mistake)

    def _checked(self, changes: Changes) -> dict[str, dict[str, Value]]:
        """The changes that a field takes by itself and that are any."""
        own = own_values(self.own)
        good: dict[str, dict[str, Value]] = {}
        for key, entries in changes.items():
            for path, value in entries.items():
                if key not in self.form or path not in self.form[key][1]:
                    raise BadRequest("no-field", {"field": repr(f"{key}/{path}")})
                try:
                    self.form[key][1][path].check(value)
                except BadData as mistake:
                    self.mistakes[f"{key}/{path}"] = mistake.problem
                    continue
                if value != own[key][path] or type(value) is not type(own[key][path]):
                    good.setdefault(key, {})[path] = value
        return good

    def _blame(self, mistake: BadData) -> None:
        """Say at a field what is wrong, and do without what may have caused it."""
        key, steps = self._where(mistake.place)
        if not key and self._good:
            key = [*self._good][-1]  # a mistake in several of a kind, by whatever came last
        _, its = self.form.get(key, (None, {}))
        near = [path for path in its if steps and path.split("/")[: len(steps)] == steps]
        at = f"{key}/{near[0]}" if near else key
        self.mistakes.setdefault(at, mistake.problem)
        part = steps[:2] if len(steps) > 1 and steps[1].isdigit() else steps[:1]
        entered = self._good.get(key, {})
        guilty = [path for path in entered if path.split("/")[: len(part)] == part] or [*entered]
        if guilty:
            self._good[key] = {path: entered[path] for path in entered if path not in guilty}
        # Another component does not fit to this one; which, only those know that wrote the rules.
        elif self._good:
            self._good.popitem()
        else:
            raise mistake
        self._good = {key: entries for key, entries in self._good.items() if entries}

    def _where(self, place: tuple[str | int, ...]) -> tuple[str, list[str]]:
        """The component and the way to the field that a mistake is about."""
        for each in _box(self.own).places:
            if place[:3] == (each.file, each.role, each.number):
                return f"{each.role}/{each.component.id}", [str(step) for step in place[3:]]
        return "", []

    def _write(self) -> dict[str, str]:
        """The data files, in which only the changed records are written anew."""
        folder = self.own.folder
        assert folder is not None
        texts = {
            file.name: file.read_text(encoding="utf-8")
            for file in folder.iterdir()
            if file.name.endswith(".toml")
        }
        data = copy.deepcopy(_box(self.own).files.data())
        for key, entries in self._good.items():
            place, its = self.form[key]
            record = record_at(data, place)
            for path, value in entries.items():
                enter(record, its[path], value)
            _mark(record, place, its, entries)
            texts[place.file] = _replaced(texts[place.file], place, record)
        return texts

    def _read(self) -> Game:
        with tempfile.TemporaryDirectory() as folder:
            write_files(Path(folder), self.texts)
            return self.own.with_box(Path(folder))


def _mark(
    record: dict[str, Any], place: Place, its: dict[str, FormField], entered: Mapping[str, Value]
) -> None:
    """Have a record say that an owner has entered these fields."""
    if all(field.name != "sources" for field in fields(place.component)):  # type: ignore[arg-type]
        record["source"] = CUSTOM
        return
    sources = record["sources"] = dict(record.get("sources", ()))
    for path in entered:
        sources[place.component.origin(its[path].path, record)] = CUSTOM
    origins = {place.component.origin(field.path, record) for field in its.values()}
    if all(sources.get(origin, record["source"]) not in GUESSED for origin in origins):
        record["source"] = CUSTOM


def check_name(name: str) -> str:
    """A name that a box, and so its folder, may have.

    Raises:
        BadRequest: it is empty or long, or has other signs than letters, digits and blanks.
    """
    name = " ".join(name.split())
    plain = all(sign.isalnum() or sign in "-_ " for sign in name)
    if not plain or not 0 < len(name) <= LONGEST_NAME or not any(map(str.isalnum, name)):
        raise BadRequest("kept-name", {"most": LONGEST_NAME})
    return name


def keep(shelf: Path, own: Game, changes: Changes, name: str, most: int) -> Game:
    """Keep what was entered as a box with a name, to be played with from now on.

    What says the same as a box that is kept already is that box, whatever it was called.

    Raises:
        BadData: something that was entered is wrong.
        BadRequest: nothing was entered, or the name cannot be.
        TooManyBoxes: there are so many already.
        OSError: the folder cannot be written.
    """
    name = check_name(name)
    draft = Draft(own, changes)
    if draft.mistakes:
        field, problem = next(iter(draft.mistakes.items()))
        raise BadData("field", {"where": own.id, "field": repr(field), "problem": problem})
    digest = draft.game.digest
    if digest == own.digest:
        raise BadRequest("nothing-entered", {})
    keep_boxes_in(shelf)
    if not any(folder.parent.name == digest for folder in kept_boxes(own.id)):
        if count_kept(shelf) >= most:
            raise TooManyBoxes("too-many-kept", {"most": most})
        made = shelf / f".new-{secrets.token_hex(8)}"
        try:
            (made / name).mkdir(parents=True)
            write_files(made / name, draft.texts)
            (shelf / own.id).mkdir(exist_ok=True)
            made.rename(shelf / own.id / digest)
        finally:
            shutil.rmtree(made, ignore_errors=True)
    return game_of(own.id, digest)


def count_kept(shelf: Path) -> int:
    """How many boxes a folder keeps, of all games."""
    return sum(1 for _ in shelf.glob("[!.]*/[!.]*")) if shelf.is_dir() else 0


def write_files(folder: Path, texts: Mapping[str, str]) -> None:
    """Write files into a folder."""
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def packed(folder: Path) -> bytes:
    """The folder of a box as a zip file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(folder.iterdir()):
            if file.suffix in (".toml", ".ftl") and file.is_file():
                archive.writestr(f"{folder.name}/{file.name}", file.read_bytes())
    return out.getvalue()


# TOML, as our data files are written.


def _replaced(text: str, place: Place, record: dict[str, Any]) -> str:
    """A data file in which a record is written anew; all else stays as it is."""
    headers = [*HEADER.finditer(text)]
    start = [header for header in headers if header[1] == place.role][place.number]
    ends = [header.start() for header in headers if header.start() > start.start()]
    block = text[start.start() : min(ends, default=len(text))]
    lines = block.splitlines(keepends=True)
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    tail = block[len("".join(lines)) :]
    written = f"[[{place.role}]]\n" + "".join(
        f"{name} = {_listed(value)}\n" for name, value in record.items()
    )
    return text[: start.start()] + written + tail + text[start.start() + len(block) :]


def _listed(value: object) -> str:
    """A value of a record; a list of tables has a line for each."""
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "[\n" + "".join(f"  {_toml(item)},\n" for item in value) + "]"
    return _toml(value)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)


def _box(game: Game) -> Box:
    box = game.components
    if box is None:
        raise BadRequest("no-box", {"game": game.id})
    return box


def _path(field: FormField) -> str:
    return "/".join(map(str, field.path))
