"""What tells one box of components from another: a digest of its data files."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources.abc import Traversable

from mathom.kernel.errors import BadData


def box_digest(folder: Traversable) -> str:
    """The hash of all that the TOML files of a folder say.

    Comments, layout, the order of fields and where a record comes from do not count; the order
    of records does, because it numbers the components.

    Raises:
        BadData: a file cannot be read.
    """
    found: dict[str, object] = {}
    try:
        for file in folder.iterdir():
            if file.name.endswith(".toml"):
                found[file.name] = _told(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as fault:
        raise BadData(f"the box cannot be read: {fault}") from None
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _told(value: object) -> object:
    """A value of a data file without the sources of its records."""
    if isinstance(value, dict):
        return {name: _told(part) for name, part in value.items() if name != "source"}
    return [_told(part) for part in value] if isinstance(value, list) else value
