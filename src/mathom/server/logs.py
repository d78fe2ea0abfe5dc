"""The server's log: one JSON object per line on the standard error.

    {"time": "2026-01-31T18:05:07.125+00:00", "level": "info", "event": "table-made",
     "logger": "mathom.server.hub", "table": "mF3k9...", "game": "duel"}

Every line has the first four fields, then those of its event. Secrets are never logged: a field
that is named like one is masked and raises a warning, which is an error under test. Logging
itself never raises, so it can be done anywhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import re
import sys
import traceback
import warnings
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TextIO

HIDDEN = "(hidden)"
"""What stands where a secret would."""
SECRETS = frozenset({"token", "seed", "key", "cookie", "password", "secret"})
"""Words that no field's name may contain."""
LONGEST = 4000
"""How many characters of a text are kept; only tracebacks are kept whole."""
DEEPEST = 6
"""How far values inside values are shown."""

_PASSWORD = re.compile(r"""(://[^\s:/@"']*:)[^\s"']*@""")
_PARAMETER = re.compile(rf"""(?i)([?&](?:{"|".join(sorted(SECRETS))})=)[^\s&"']+""")
_WORD = re.compile(r"[^a-z]+")


class SecretInLog(UserWarning):
    """A logged field is named like a secret."""


class EventLog:
    """Writes events of one part of the server."""

    __slots__ = ("_logger",)

    def __init__(self, logger: logging.Logger) -> None:
        """Write through `logger`; callers use `event_log`."""
        self._logger = logger

    def info(self, event: str, /, **fields: object) -> None:
        """Note something that is as it should be; `event` is a short name in kebab case."""
        self._write(logging.INFO, event, fields, None)

    def warning(self, event: str, /, fault: BaseException | None = None, **fields: object) -> None:
        """Note something that the server copes with and its operator may want to know."""
        self._write(logging.WARNING, event, fields, fault)

    def error(self, event: str, /, fault: BaseException | None = None, **fields: object) -> None:
        """Note something that should not happen; `fault` is told with its traceback."""
        self._write(logging.ERROR, event, fields, fault)

    def _write(
        self, level: int, event: str, fields: dict[str, object], fault: BaseException | None
    ) -> None:
        for name in fields:
            if _secret(name):
                warnings.warn(f"the field {name!r} of {event!r} is secret", SecretInLog, 3)
        self._logger.log(level, event, exc_info=fault, extra={"fields": fields})


def event_log(name: str) -> EventLog:
    """The log of one part of the server; `name` is a module's `__name__`."""
    return EventLog(logging.getLogger(name))


class JsonLines(logging.Formatter):
    """Writes a record of the standard logging as one line of JSON.

    What other libraries log has the event `message` and its text in a field of that name.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line, whatever the record holds."""
        fields: dict[str, object] | None = getattr(record, "fields", None)
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": "message" if fields is None else record.msg,
            "logger": record.name,
        }
        for name, value in ({"text": _text(record)} if fields is None else fields).items():
            line[f"{name}_" if name in line else name] = _shown(name, value, DEEPEST)
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = _clean("".join(traceback.format_exception(record.exc_info[1])))
        return json.dumps(line)


class NotOfStrangers(logging.Filter):
    """Drops what anybody can make uvicorn complain of as an error, as often as they like."""

    COMPLAINTS = (
        "ASGI callable returned without completing handshake",  # of every socket that is denied
        "Invalid UTF-8 sequence received from client",
        "Invalid HTTP request received",
        "Unsupported upgrade request",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is the operator's business."""
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False  # a request that a stopping server no longer waits for
        return not str(record.msg).startswith(self.COMPLAINTS)


class ToStandardError(logging.StreamHandler[TextIO]):
    """Writes to whatever the standard error is at the moment, and drops what it cannot write."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802, logging's own name
        """Do nothing: there is nowhere left to complain."""


def set_up(level: str = "info") -> None:
    """Send all logging of this process through our formatter; calling it again is harmless.

    Uvicorn is to be started with `log_config=None` and `log_level=None`, or it installs its
    own ways. Only its warnings are heard: the rest are the addresses of requests and sockets,
    which may contain tokens. Nor does SQLAlchemy tell its statements, whatever the level.

    Args:
        level: from where on events are written: `info`, `warning` or `error`.
    """
    handler = ToStandardError()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "sqlalchemy", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").filters = [NotOfStrangers()]
    logging.getLogger("uvicorn.access").disabled = True
    logging.captureWarnings(True)


def _secret(name: str) -> bool:
    return not SECRETS.isdisjoint(_WORD.split(name.lower()))


def _text(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:  # the arguments do not fit the text, or cannot be written
        return str(record.msg)


def _clean(text: str) -> str:
    """A text without the passwords of addresses in it."""
    return _PARAMETER.sub(rf"\1{HIDDEN}", _PASSWORD.sub(rf"\1{HIDDEN}@", text))


def _shown(name: str, value: object, depth: int) -> object:
    """A field's value as JSON can have it."""
    if _secret(name):
        return HIDDEN
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if depth and isinstance(value, Mapping):
        return {str(inner): _shown(str(inner), held, depth - 1) for inner, held in value.items()}
    if depth and isinstance(value, list | tuple | set | frozenset):
        return [_shown("", held, depth - 1) for held in value]
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:
        text = f"<{type(value).__name__} that cannot be shown>"
    return _clean(text[:LONGEST])
