"""A match as notebooks show it: who plays, who chose when, what happened last, the board."""

from __future__ import annotations

from html import escape

from mathom.kernel.match import Match
from mathom.locale import messages, sentences

COLOURS = ("#4e79a7", "#e15759", "#59a14f", "#b07aa1")
LAST = 8
"""How many events are told."""
WIDTH = 640


def match_html(match: Match, seat: int | None = None, lang: str = "en") -> str:
    """The match as HTML that stands for itself.

    Args:
        match: what to show.
        seat: whose view; by default a spectator's, who sees no secrets.
        lang: the language.

    Raises:
        BadRequest: the match has no such seat, or we do not speak the language.
    """
    speech = messages(lang)
    game = match.game
    name = f"{game.id}-name"
    title = speech.say(name) if speech.has(name) else game.id
    players = [
        f'<span style="color:{_colour(place)}">■</span> '
        + escape(f"{sentences.capital(game.title(speech, 'seat', chair))}: {player}")
        for place, (chair, player) in enumerate(match.record.seats.items())
    ]
    if match.outcome is not None:
        now = sentences.ending(game, speech, match.outcome)
    else:
        asked = game.title(speech, "seat", game.seat_names[match.choice.seat])
        now = speech.say("notebook-asked", seat=asked, ply=match.ply + 1)
    told = [sentences.tale(game, speech, event) for event in match.events(seat)[-LAST:]]
    lines = "".join(f"<li>{escape(line)}</li>" for line in told)
    return (
        f"<div><b>{escape(title)}</b> · {' · '.join(players)}<p>{escape(now)}</p>{_strip(match)}"
        f"<ul>{lines}</ul><details><summary>{escape(speech.say('notebook-board'))}</summary>"
        f"{_shown(match.view(seat)['board'])}</details></div>"
    )


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _strip(match: Match) -> str:
    """Who made each choice, as a strip of coloured bars."""
    seats = [entry.seat for entry in match.record.line() if entry.text]
    step = min(8.0, WIDTH / max(1, len(seats)))
    bars = "".join(
        f'<rect x="{place * step:.2f}" width="{step * 0.9:.2f}" height="9" fill="{_colour(seat)}"/>'
        for place, seat in enumerate(seats)
    )
    return f'<svg width="{WIDTH}" height="9" role="presentation">{bars}</svg>'


def _shown(value: object) -> str:
    """A part of a view as nested tables; a list of plain things stands in one line."""
    if isinstance(value, dict):
        rows = "".join(
            f"<tr><th>{escape(str(k))}</th><td>{_shown(v)}</td></tr>" for k, v in value.items()
        )
        return f"<table>{rows}</table>"
    if isinstance(value, list):
        if any(isinstance(item, dict | list) for item in value):
            return "<ol>" + "".join(f"<li>{_shown(item)}</li>" for item in value) + "</ol>"
        return escape(", ".join("–" if item is None else str(item) for item in value))
    return "–" if value is None else escape(str(value))
