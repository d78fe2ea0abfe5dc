"""The page for browsers: what is served under which address, and for how long it may be kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from mathom.server import built_page
from tests.server.local_server import LocalServer

SCRIPT = "const ring = 1;\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as Vite builds one."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Built</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT, encoding="utf-8")
    monkeypatch.setattr(built_page, "files", lambda: built_page.read(folder))
    return folder


Ask = Callable[..., httpx.Response]


@pytest.fixture
def ask(server: LocalServer) -> Ask:
    """What a server answers to a browser."""

    def ask(path: str, **headers: str) -> httpx.Response:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return server.person().ask("GET", path, headers=names)

    return ask


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/table/abc/replay?at=3", "/games/duel/rules", "/games/duel/cards"]
)
def test_every_screen_is_the_same_page_which_is_asked_for_anew(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.text == "<title>Built</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = ask(path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_a_new_page_has_a_new_tag(ask: Ask, built: Path) -> None:
    before = ask("/").headers["etag"]
    (built / "index.html").write_text("<title>Newer</title>", encoding="utf-8")
    answer = ask("/", if_none_match=before)
    assert answer.status_code == 200
    assert answer.headers["etag"] != before


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("accepted", "used"), [("gzip, deflate, br", "br"), ("gzip", "gzip")])
def test_parts_are_kept_for_ever_and_come_compressed_to_those_who_can_read_that(
    ask: Ask, accepted: str, used: str
) -> None:
    packed = ask("/assets/main-abc123.js", accept_encoding=accepted)
    assert packed.headers["content-encoding"] == used
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    plain = ask("/assets/main-abc123.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    for answer in (packed, plain):
        assert answer.text == SCRIPT
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert set(answer.headers["vary"].split(", ")) == {"Accept-Encoding"}


@pytest.mark.usefixtures("built")
def test_what_keeps_its_name_is_not_kept_for_ever(ask: Ask) -> None:
    icon = ask("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2f..%2fserver/built_page.py",
        "/assets//etc/passwd",
        "/index.html",
        "/nowhere",
    ],
)
def test_nothing_else_is_served(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


@pytest.mark.usefixtures("built")
def test_a_browser_that_goes_nowhere_gets_the_page_which_says_so(ask: Ask) -> None:
    answer = ask("/nowhere", accept="text/html,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, "<title>Built</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert ask("/nowhere", accept="*/*").json()["code"] == "not-found"


def test_a_server_whose_page_is_not_built_says_so(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built_page, "files", lambda: built_page.read(tmp_path / "nowhere"))
    for path in ("/", "/table/abc"):
        answer = ask(path)
        assert answer.status_code == 200
        assert "<title>Mathom</title>" in answer.text
        assert "make play" in answer.text
    assert ask("/assets/main-abc123.js").status_code == 404
    assert ask("/nowhere", accept="text/html").json()["code"] == "not-found"


def test_the_page_of_this_package_is_read_once(ask: Ask) -> None:
    assert built_page.files() is built_page.files()
