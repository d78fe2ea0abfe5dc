"""What an operator reads: the server's log and the figures."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import logging
import re
import sys
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

import mathom.server
from mathom.server.logs import HIDDEN, SECRETS, SecretInLog, event_log, set_up
from mathom.server.metrics import Metrics
from mathom.server.refusals import STATUS

LOGGERS = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "sqlalchemy", "alembic")
ODDITIES: list[object] = [object(), b"\xff", {1, 2}, {("a", 1): None}, float("nan"), 10**400]


class Unspeakable:
    """Something that fails whenever it is to be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("not a word")


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    """Put back what `set_up` changes in the whole process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    others = [logging.getLogger(name) for name in LOGGERS]
    kept = [(other.handlers, other.level, other.propagate, other.disabled) for other in others]
    yield
    logging.captureWarnings(False)
    root.handlers, root.level = handlers, level
    for other, was in zip(others, kept, strict=True):
        other.handlers, other.level, other.propagate, other.disabled = was


def lines(captured: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What was written since the last look, every line of it an object."""
    out, err = captured.readouterr()
    assert out == ""
    return [json.loads(line) for line in err.splitlines()]


def test_an_event_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    event_log("mathom.server.hub").info("table-made", table="mF3k9", seats=2, names=["Frodo", "悪"])
    (line,) = lines(capsys)
    told = datetime.fromisoformat(line.pop("time"))
    assert told.utcoffset() == timedelta(0)
    assert abs(datetime.now(UTC) - told) < timedelta(minutes=1)
    assert list(line.items()) == [
        ("level", "info"),
        ("event", "table-made"),
        ("logger", "mathom.server.hub"),
        ("table", "mF3k9"),
        ("seats", 2),
        ("names", ["Frodo", "悪"]),
    ]


def test_a_fault_is_told_with_its_traceback_on_the_same_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up()

    def stumble() -> None:
        raise RuntimeError("over a\nroot")

    try:
        stumble()
    except RuntimeError as fault:
        event_log("hub").error("action-failed", fault=fault, table="x")
    (line,) = lines(capsys)
    assert (line["level"], line["event"], line["table"]) == ("error", "action-failed", "x")
    assert line["fault"].startswith("Traceback")
    assert "in stumble" in line["fault"]
    assert line["fault"].endswith("RuntimeError: over a\nroot\n")


def test_the_level_decides_what_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("warning")
    log = event_log("hub")
    log.info("quiet")
    log.warning("loud")
    log.error("louder")
    assert [(line["level"], line["event"]) for line in lines(capsys)] == [
        ("warning", "loud"),
        ("error", "louder"),
    ]


def test_setting_up_twice_writes_once(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    set_up()
    event_log("hub").info("once")
    assert len(lines(capsys)) == 1


@pytest.mark.parametrize("name", [*sorted(SECRETS), "seat_token", "Cookie", "signing_key"])
def test_a_secret_is_an_error_under_test_and_hidden_at_run_time(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up()
    log = event_log("hub")
    with pytest.raises(SecretInLog, match=name):
        log.info("sat", **{name: "unguessable"})
    assert lines(capsys) == []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        log.info("sat", **{name: "unguessable"}, seat=1)
    (line,) = lines(capsys)
    assert (line[name], line["seat"]) == (HIDDEN, 1)


def test_the_warning_of_a_secret_is_itself_a_line_of_the_log(
    capsys: pytest.CaptureFixture[str],
) -> None:
    secret = "unguess" + "able"  # in two parts, because the warning quotes this file
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        set_up()
        event_log("hub").warning("sat", token=secret)
        logging.captureWarnings(False)
    told = capsys.readouterr().err
    assert secret not in told
    warned, sat = [json.loads(line) for line in told.splitlines()]
    assert "'token'" in warned["text"]
    assert sat["token"] == HIDDEN


def test_secrets_are_hidden_wherever_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    log = event_log("hub")
    log.info("read", body={"seat": {"token": "unguessable"}}, listed=[{"seed": "unguessable"}])
    log.info("opened", store="postgresql+psycopg://mathom:unguess/able@db:5432/mathom?x=1")
    log.info("opened", store="postgresql://db/mathom?user=m&password=unguessable&x=1")
    log.error("lost", fault=OSError("cannot reach postgresql://mathom:unguessable@db/mathom"))
    logging.getLogger("uvicorn.error").warning("closed /tables/1?token=unguessable now")
    read, opened, again, lost, closed = lines(capsys)
    assert read["body"] == {"seat": {"token": HIDDEN}}
    assert read["listed"] == [{"seed": HIDDEN}]
    assert opened["store"] == f"postgresql+psycopg://mathom:{HIDDEN}@db:5432/mathom?x=1"
    assert again["store"] == f"postgresql://db/mathom?user=m&password={HIDDEN}&x=1"
    assert f"postgresql://mathom:{HIDDEN}@db/mathom" in lost["fault"]
    assert closed["text"] == f"closed /tables/1?token={HIDDEN} now"


def test_addresses_without_a_password_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    told = "http://[::1]:8000/tables and http://127.0.0.1:8000, sqlite:////var/mathom.db; a@b"
    event_log("hub").info("ready", told=told)
    assert lines(capsys)[0]["told"] == told


@pytest.mark.parametrize(
    "value", [*ODDITIES, Unspeakable()], ids=lambda value: type(value).__name__
)
def test_anything_can_be_written(value: object, capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    event_log("hub").info("odd", value=value, held=[value], named={"a": value})
    (line,) = lines(capsys)
    assert line["held"] == [line["value"]]


def test_what_holds_itself_or_is_very_long_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    ring: list[object] = []
    ring.append(ring)
    event_log("hub").info("odd", ring=ring, text="x" * 1_000_000, lone="\ud800")
    assert len(capsys.readouterr().err) < 10_000


def test_a_field_cannot_pose_as_one_of_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    event_log("hub").info("odd", level="error", time=3, event="other", logger="root")
    (line,) = lines(capsys)
    assert (line["level"], line["event"], line["logger"]) == ("info", "odd", "hub")
    assert (line["level_"], line["time_"], line["event_"]) == ("error", 3, "other")


def test_a_standard_error_may_close_and_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up()
    closed = io.StringIO()
    closed.close()
    for stream in (closed, None):
        monkeypatch.setattr(sys, "stderr", stream)
        event_log("hub").error("lost", fault=RuntimeError("x"))
    later = io.StringIO()
    monkeypatch.setattr(sys, "stderr", later)
    event_log("hub").info("found")
    assert json.loads(later.getvalue())["event"] == "found"


def test_what_libraries_log_comes_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("uvicorn").addHandler(logging.StreamHandler())
    logging.getLogger("uvicorn").propagate = False
    set_up()
    logging.getLogger("uvicorn.error").warning("%d sockets too many", 3)
    logging.getLogger("sqlalchemy.engine").info("INSERT INTO seats VALUES ('hash')")
    logging.getLogger("sqlalchemy.pool").error("broken %s and %s", "once")
    logging.getLogger("uvicorn.access").warning("GET /tables/mF3k9")
    logging.getLogger("uvicorn.error").info('"WebSocket /tables/1?token=x" [accepted]')
    first, second = lines(capsys)
    assert (first["event"], first["logger"]) == ("message", "uvicorn.error")
    assert first["text"] == "3 sockets too many"
    assert (second["level"], second["text"]) == ("error", "broken %s and %s")


def test_what_strangers_can_make_uvicorn_say_is_not_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up()
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.warning("Invalid HTTP request received.")
    uvicorn.warning("Unsupported upgrade request.")
    uvicorn.error("ASGI callable returned without completing handshake.")
    uvicorn.error("Invalid UTF-8 sequence received from client.")
    for fault in (asyncio.CancelledError("stopping"), RuntimeError("ours")):
        uvicorn.error("Exception in ASGI application\n", exc_info=fault)
    (line,) = lines(capsys)
    assert "RuntimeError: ours" in line["fault"]


def test_every_line_that_the_server_writes_has_a_good_name_and_no_secret() -> None:
    written = 0
    for path in Path(mathom.server.__file__).parent.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Name(id="_log"), attr="info" | "warning" | "error"
                    ),
                    args=[ast.Constant(value=str(event))],
                    keywords=keywords,
                ):
                    written += 1
                    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", event), event
                    for keyword in keywords:
                        assert SECRETS.isdisjoint((keyword.arg or "").split("_")), event
    assert written


def samples(metrics: Metrics) -> dict[str, float]:
    """The rendered page, read as Prometheus reads it."""
    body, kind = metrics.render()
    assert kind.startswith("text/plain")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(body.decode()):
        for sample in family.samples:
            labels = ",".join(f"{key}={value}" for key, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_the_figures_are_counted_and_rendered() -> None:
    metrics = Metrics()
    metrics.sockets.inc(3)
    metrics.tables.set(2)
    metrics.accepted.labels(kind="choose").inc()
    metrics.refused.labels(code="stale").inc(2)
    metrics.requests_refused.labels(code="too-fast").inc(4)
    metrics.stored.observe(0.0005)
    metrics.stored.observe(2.0)
    metrics.shown.observe(0.003)
    metrics.bot_questions.inc()
    metrics.bot_failures.labels(reason="deadline").inc()
    metrics.bot_seconds.observe(7.0)
    metrics.store_failures.inc()
    metrics.crash_reports.inc()
    assert {
        "mathom_sockets_open": 3,
        "mathom_tables_live": 2,
        "mathom_actions_accepted_total{kind=choose}": 1,
        "mathom_actions_refused_total{code=stale}": 2,
        "mathom_requests_refused_total{code=too-fast}": 4,
        "mathom_action_stored_seconds_bucket{le=0.001}": 1,
        "mathom_action_stored_seconds_bucket{le=1.0}": 1,
        "mathom_action_stored_seconds_bucket{le=2.5}": 2,
        "mathom_action_stored_seconds_bucket{le=+Inf}": 2,
        "mathom_action_shown_seconds_bucket{le=0.0025}": 0,
        "mathom_action_shown_seconds_bucket{le=0.005}": 1,
        "mathom_bot_questions_total": 1,
        "mathom_bot_failures_total{reason=deadline}": 1,
        "mathom_bot_seconds_bucket{le=5.0}": 0,
        "mathom_bot_seconds_bucket{le=10.0}": 1,
        "mathom_store_failures_total": 1,
        "mathom_crash_reports_total": 1,
    }.items() <= samples(metrics).items()


def test_what_has_never_happened_is_there_as_zero() -> None:
    """So that an alarm that looks for a change sees the first time too."""
    told = samples(Metrics())
    for code in STATUS:
        assert told[f"mathom_actions_refused_total{{code={code}}}"] == 0
        assert told[f"mathom_requests_refused_total{{code={code}}}"] == 0
    for reason in ("deadline", "crashed", "illegal"):
        assert told[f"mathom_bot_failures_total{{reason={reason}}}"] == 0
    assert not [name for name in told if "created" in name]


def test_servers_in_one_process_count_for_themselves() -> None:
    first, second = Metrics(), Metrics()
    first.sockets.inc()
    assert samples(first)["mathom_sockets_open"] == 1
    assert samples(second)["mathom_sockets_open"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the figures come from /proc")
def test_the_figures_of_the_process_are_there_too() -> None:
    assert samples(Metrics())["process_resident_memory_bytes"] > 1_000_000
