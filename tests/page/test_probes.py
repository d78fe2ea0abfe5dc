"""The probes find what they are there for: else a clean screen would prove nothing."""

from __future__ import annotations

import pytest

from tests.page.people import Person
from tests.page.probes import faults_for_screen_readers, faults_of_layout

WORDS = "A text that is much too long for the place that it was given here"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (f"<p style='width: 3000px'>{WORDS}</p>", "px wide"),
        (f"<p style='width: 90px; overflow: hidden; white-space: pre'>{WORDS}</p>", "cut off"),
        (f"<div style='height: 9px; overflow: hidden'><p>{WORDS}</p></div>", "cut off"),
        (f"<div style='width: 90px; overflow: auto; white-space: pre'>{WORDS}</div>", "sideways"),
        ("<p style='font-size: 9px'>Small</p>", "smaller than 12 px"),
        ("<a href='#a'>One</a><a href='#b' style='margin-left: -1em'>Two</a>", "overlaps"),
    ],
)
def test_what_does_not_fit_is_found(sam: Person, body: str, fault: str) -> None:
    sam.page.set_content(f"<body>{body}</body>")
    assert fault in " ".join(faults_of_layout(sam))


def test_what_fits_is_left_alone(sam: Person) -> None:
    sam.page.set_content(f"<p>{WORDS}</p><a href='#a'>One</a> <a href='#b'>Two</a>")
    assert faults_of_layout(sam) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<button></button>", "button-name"),
        ("<p style='color: #ccc; background: #fff'>Pale</p>", "color-contrast"),
    ],
)
def test_what_cannot_be_read_is_found(sam: Person, body: str, fault: str) -> None:
    sam.page.set_content(f"<html lang='en'><title>T</title><main>{body}</main></html>")
    assert fault in " ".join(faults_for_screen_readers(sam))
