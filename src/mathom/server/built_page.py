"""The page for browsers, as `web/` builds it into the folder `mathom/page`.

All of it is small and never changes while a server runs, so it is read once and sent from
memory; nothing that a browser asks for reaches the file system.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import importlib.resources
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

import brotli
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from mathom.server.refusals import RequestRefused

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""
ASK_AGAIN = "no-cache"
"""For files that keep their names: a browser may keep them, and asks whether they are new."""
BROTLI = 10
"""How hard Brotli tries: half a second for the whole page, and a tenth less than gzip."""
SMALL = 60_000
"""Files below so many bytes are tried one step harder, which takes as long again for them all."""
INDEX = "index.html"
ASSETS = "assets/"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""The media types of what the page is made of."""

UNBUILT = """<!doctype html>
<html lang="en">
<title>Mathom</title>
<h1>Mathom</h1>
<p>Tables for Middle-earth games are served here. The page to play them in the browser is not
built: <code>make play</code> builds it.
<p><a href="/openapi.json">How programs talk to them</a>
"""
"""What a browser sees where the page was not built."""

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page.

    Attributes:
        body: what is in it.
        packed: the same, compressed, by encoding, the smallest first; only what gains something.
        kind: its media type.
        tag: changes whenever the body does.
        cache: for how long a browser may keep it.
    """

    body: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str
    cache: str


@functools.cache
def files() -> dict[str, File]:
    """Every file of the page by its path; empty where the page was not built."""
    return read(importlib.resources.files("mathom") / "page")


def read(folder: Traversable) -> dict[str, File]:
    """Every file of a folder and of those in it, by its path."""
    return dict(_each(folder, "")) if folder.is_dir() else {}


@router.get("/")
@router.get("/table/{rest:path}")
@router.get("/games/{rest:path}")
async def page(request: Request) -> Response:
    """The page itself, which reads from its address what to show."""
    index = files().get(INDEX)
    return HTMLResponse(UNBUILT) if index is None else _answer(request, index)


@router.get("/icon.svg")
@router.get("/assets/{rest:path}")
async def asset(request: Request) -> Response:
    """A part of the page."""
    file = files().get(request.url.path.removeprefix("/"))
    if file is None:
        raise RequestRefused("not-found")
    return _answer(request, file)


def nowhere(request: Request) -> Response | None:
    """The page for an address that leads to nothing, which it says itself; None to programs."""
    index = files().get(INDEX)
    if index is None or "text/html" not in request.headers.get("accept", ""):
        return None
    answer = HTMLResponse(index.body, status_code=404)
    answer.headers["Cache-Control"] = ASK_AGAIN
    return answer


def _each(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _each(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name, _file(path + entry.name, entry.read_bytes())


def _file(path: str, body: bytes) -> File:
    kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
    quality = BROTLI + 1 if len(body) < SMALL else BROTLI
    tried = {"br": brotli.compress(body, quality=quality), "gzip": gzip.compress(body, mtime=0)}
    packed = {encoding: tried[encoding] for encoding in tried if len(tried[encoding]) < len(body)}
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    cache = FOREVER if path.startswith(ASSETS) else ASK_AGAIN
    return File(body, packed, kind, tag, cache)


def _answer(request: Request, file: File) -> Response:
    """A file, compressed for those who can read that; nothing for those who have it."""
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding, packed in file.packed.items():
        if encoding in accepted:
            headers["Content-Encoding"] = encoding
            return Response(packed, media_type=file.kind, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)
