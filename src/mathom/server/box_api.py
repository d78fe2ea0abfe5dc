"""The HTTP addresses where owners enter the figures of their games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from mathom.boxes import (
    Draft,
    TooManyBoxes,
    changes_of,
    form_of,
    has_form,
    keep,
    own_values,
    packed,
)
from mathom.games import boxes_of, game, game_of, kept_boxes
from mathom.kernel.errors import MathomError, Sentence
from mathom.kernel.forms import FormField
from mathom.kernel.game import Game
from mathom.locale import Messages, messages
from mathom.protocol import (
    BoxInfo,
    BoxRequest,
    DraftInfo,
    DraftRequest,
    FieldInfo,
    FormInfo,
    FormRecord,
    OfferedBox,
)
from mathom.server.http_types import REFUSED, Id, Lang
from mathom.server.refusals import RequestRefused, refusal_of
from mathom.server.services import CurrentServices, Services
from mathom.server.table import box_info

ZIP = "application/zip"
Digest = Annotated[str, Query(max_length=64)]

router = APIRouter(responses=REFUSED)


def offered(id: str) -> list[OfferedBox]:
    """The boxes that a game can be played with besides its own, without reading what is kept."""
    kept = {folder.parent.name: folder.name for folder in kept_boxes(id)}
    opened = {boxed.digest: boxed.box_name for boxed in boxes_of(id)}
    return [
        {"name": name, "digest": digest, "made": digest in kept}
        for digest, name in {**opened, **kept}.items()
    ]


@router.get("/api/games/{game}/form")
async def form(
    game: Id, services: CurrentServices, lang: Lang = "en", box: Digest = ""
) -> FormInfo:
    """The fields of a game's components, and what a box that was entered here has in them."""
    own = _own(game, services)
    if not box:
        return {"records": _records(own, messages(lang)), "name": "", "changes": {}}
    if all(folder.parent.name != box for folder in kept_boxes(own.id)):
        raise RequestRefused("other-box", box=box[:12])
    try:
        boxed = game_of(own.id, box)
    except MathomError as error:
        raise refusal_of(error) from None
    changes: dict[str, dict[str, Any]] = dict(changes_of(own, boxed))
    records = _records(own, messages(lang))
    return {"records": records, "name": boxed.box_name, "changes": changes}


@router.post("/api/games/{game}/drafts")
async def draft(
    game: Id, wanted: DraftRequest, services: CurrentServices, lang: Lang = "en"
) -> DraftInfo:
    """Check what was entered, field by field, and tell the components as they would be."""
    own = _own(game, services)
    speech = messages(lang)

    def told() -> DraftInfo:
        found = Draft(own, wanted.changes)
        before = {(card["kind"], card["id"]): card for card in own.cards()}
        return {
            "mistakes": {at: _sentence(speech, said) for at, said in found.mistakes.items()},
            "cards": [
                {"record": card, "texts": found.game.describe(speech, card)}
                for card in found.game.cards()
                if card != before.get((card["kind"], card["id"]))
            ],
        }

    async with services.drafting:
        try:
            return await asyncio.to_thread(told)
        except MathomError as error:
            raise refusal_of(error) from None


@router.post("/api/games/{game}/boxes", status_code=201)
async def make(game: Id, wanted: BoxRequest, services: CurrentServices) -> BoxInfo:
    """Keep what was entered as a box that tables can be played with."""
    own = _own(game, services)
    shelf, most = services.config.boxes, services.config.limits.boxes
    assert shelf is not None
    async with services.drafting:
        try:
            made = await asyncio.to_thread(keep, shelf, own, wanted.changes, wanted.name, most)
        except TooManyBoxes:
            raise RequestRefused("too-many-boxes", most=most) from None
        except MathomError as error:
            raise refusal_of(error) from None
        except OSError:
            raise RequestRefused("box-not-kept") from None
    return box_info(made)


@router.get(
    "/api/games/{game}/boxes/{digest}",
    response_class=Response,
    responses={200: {"content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}}},
)
async def download(game: Id, digest: str, services: CurrentServices) -> Response:
    """The folder of a box that was entered here, as a zip file, for `--box` anywhere."""
    own = _own(game, services)
    for folder in kept_boxes(own.id):
        if folder.parent.name == digest:
            body = await asyncio.to_thread(packed, folder)
            name = f"{own.id}-{digest[:12]}.zip"
            headers = {"Content-Disposition": f'attachment; filename="{name}"'}
            return Response(body, media_type=ZIP, headers=headers)
    raise RequestRefused("other-box", box=digest[:12])


def _own(id: str, services: Services) -> Game:
    """The game with its own box, if visitors may enter figures of it.

    Raises:
        RequestRefused: they may not.
    """
    if not services.config.enters or services.config.boxes is None:
        raise RequestRefused("no-boxes")
    try:
        own = game(id)
    except MathomError as error:
        raise refusal_of(error) from None
    if not has_form(own):
        raise RequestRefused("no-form")
    return own


def _records(own: Game, speech: Messages) -> list[FormRecord]:
    """The fields of all components, in the order of the data files."""
    values = own_values(own)
    cards = own.cards()
    found: list[FormRecord] = []
    for key, (place, its) in form_of(own).items():
        role, id = place.role, place.component.id
        kind = place.component.role()
        drawn = [
            str(card["id"])
            for card in cards
            if (card["kind"], card["id"]) == (kind, id) or card.get(role) == id
        ]
        record = own.components.files.data()[place.file][role][place.number]  # type: ignore[union-attr]
        sources = record.get("sources", {})
        infos: list[FieldInfo] = []
        for path, field in its.items():
            origin = place.component.origin(field.path, record)
            infos.append(
                {
                    "path": path,
                    "kind": field.kind,
                    "least": field.least,
                    "most": field.most,
                    "words": [
                        {"id": word, "title": _title(own, speech, field, word)}
                        for word in field.words
                    ],
                    "optional": field.optional,
                    "own": values[key][path],
                    "source": sources.get(origin, record["source"]),
                }
            )
        title = own.title(speech, kind, id)
        found.append({"key": key, "role": role, "title": title, "shows": drawn, "fields": infos})
    return found


def _title(own: Game, speech: Messages, field: FormField, word: str) -> str:
    """What a word is called: as the component that it names, else by the form's own words."""
    return own.title(speech, field.role, word) if field.role else word


def _sentence(speech: Messages, said: Sentence) -> str:
    """What is wrong with a field, as a sentence at the field."""
    if isinstance(said, str):
        return f"{said[:1].upper()}{said[1:]}."
    return speech.say("box-field-wrong", problem=speech.tell(said))
