"""What the scripts share that write positions for looking at boards and testing them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.locale import LANGUAGES, messages

Json = dict[str, Any]


def kept(match: Match, seat: int | None, since: int) -> Json:
    """A view with the events after version `since`, as the server sends them."""
    events = [
        {"number": number, "version": number, "kind": event.kind, "args": dict(event.args)}
        for number, event in match.story(seat, since)
    ]
    return {"view": match.view(seat), "fresh": events}


def write(game: Game, found: dict[str, Json], names: list[str]) -> None:
    """Write the positions of these names, with every component's record and texts by language."""
    if missing := set(names) - set(found):
        raise SystemExit(f"not found: {', '.join(sorted(missing))}")
    cards = {
        lang: [
            {"record": record, "texts": game.describe(messages(lang), record)}
            for record in game.cards()
        ]
        for lang in LANGUAGES
    }
    told = {"cards": cards, "positions": {name: found[name] for name in names}}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=False)
    path = Path(__file__).with_name(f"{game.id}.json")
    path.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")
