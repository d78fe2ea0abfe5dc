"""What a stranger may send and hold."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.server.limits import UNLIMITED, Limits, Rate, RateLimiter, rate_key
from mathom.server.refusals import RequestRefused


class Clock:
    """A clock that stands until it is moved; a late start shows who takes it for zero."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def spend(limiter: RateLimiter, key: str, times: int) -> int:
    """How often out of some times a credit can be spent."""
    return sum(limiter.spend(key) for _ in range(times))


def test_the_limits_are_those_that_are_documented() -> None:
    limits = Limits()
    assert (limits.message_bytes, limits.body_bytes) == (16_384, 16_384)
    assert limits.name_length == 24
    assert (limits.sockets_per_visitor, limits.sockets_per_address) == (20, 200)
    assert (limits.tables_per_visitor, limits.unsent_messages) == (50, 256)
    assert (limits.entries_per_table, limits.chats_per_table) == (5_000, 1_000)
    assert limits.socket_rate == Rate(100, 20.0)
    assert limits.request_rate == Rate(300, 60.0)
    assert limits.table_rate == Rate(30, 600.0)
    assert limits.deck_rate == Rate(120, 60.0)


def test_every_limit_says_what_it_limits() -> None:
    told = Limits.__doc__ or ""
    for field in dataclasses.fields(Limits):
        assert f"    {field.name}: " in told


def test_open_limits_lift_what_is_counted_and_keep_what_is_measured() -> None:
    limits, usual = Limits.open(), Limits()
    rates = (limits.socket_rate, limits.request_rate, limits.table_rate, limits.deck_rate)
    for rate in rates:
        assert rate == UNLIMITED
    assert min(limits.sockets_per_visitor, limits.sockets_per_address) > 1_000_000
    assert limits.tables_per_visitor > 1_000_000
    for name in ("message_bytes", "body_bytes", "name_length", "unsent_messages"):
        assert getattr(limits, name) == getattr(usual, name)


def test_a_purse_is_full_at_first_and_each_key_has_its_own() -> None:
    limiter = RateLimiter(Rate(100, 20.0), Clock())
    assert spend(limiter, "frodo", 150) == 100
    assert spend(limiter, "sam", 150) == 100


def test_tokens_come_back_evenly_and_no_more_than_there_were() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(64, 16.0), clock)
    assert spend(limiter, "frodo", 64) == 64
    clock.now += 0.125
    assert not limiter.spend("frodo")
    clock.now += 0.125
    assert spend(limiter, "frodo", 10) == 1
    clock.now += 4.0
    assert spend(limiter, "frodo", 64) == 16
    clock.now += 1_000.0
    assert spend(limiter, "frodo", 200) == 64


def test_what_is_refused_costs_nothing() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(4, 4.0), clock)
    assert limiter.spend("frodo", 3.0)
    assert not limiter.spend("frodo", 2.0)
    assert limiter.spend("frodo", 1.0)
    for _ in range(100):  # asking without end does not put off the next credit
        clock.now += 0.01
        limiter.spend("frodo", 2.0)
    clock.now += 0.01
    assert limiter.spend("frodo", 1.0)


def test_whoever_has_no_credit_is_told_when_the_next_one_comes() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(4, 40.0), clock)
    for _ in range(4):
        limiter.charge("frodo")
    for passed, wait in ((0.0, 10.0), (4.0, 6.0), (5.5, 0.5)):
        clock.now += passed
        with pytest.raises(RequestRefused) as refused:
            limiter.charge("frodo")
        assert refused.value.code == "too-fast"
        assert refused.value.wait == pytest.approx(wait)
    clock.now += 0.5
    limiter.charge("frodo")


def test_what_costs_more_than_a_full_purse_is_never_had() -> None:
    assert not RateLimiter(Rate(4, 4.0), Clock()).spend("frodo", 5.0)


@given(
    st.lists(
        st.tuples(st.floats(0.0, 30.0), st.sampled_from(["a", "b"]), st.floats(0.0, 6.0)),
        max_size=60,
    )
)
def test_over_any_time_no_more_is_spent_than_the_rate_allows(
    spendings: list[tuple[float, str, float]],
) -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(5, 20.0), clock)
    spent: list[tuple[float, float]] = []
    for pause, key, cost in spendings:
        clock.now += pause
        if limiter.spend(key, cost) and key == "a":
            spent.append((clock.now, cost))
    for first, (since, _) in enumerate(spent):
        total = 0.0
        for at, cost in spent[first:]:
            total += cost
            assert total <= 5 + (at - since) * 5 / 20.0 + 1e-6


def test_full_purses_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(10, 10.0), clock)
    for number in range(1_000):
        assert limiter.spend(f"visitor {number}")
    assert len(limiter) == 1_000
    clock.now += 10.5
    assert spend(limiter, "frodo", 20) == 10
    assert len(limiter) == 1
    clock.now += 5.5
    assert spend(limiter, "frodo", 20) == 5


def test_however_many_come_memory_stays_bounded_and_debts_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RateLimiter, "MOST", 100)
    limiter = RateLimiter(Rate(10, 1_000.0), Clock())
    assert spend(limiter, "flood", 20) == 10
    for number in range(5_000):
        assert limiter.spend(f"visitor {number}")
        assert len(limiter) <= 100
    assert not limiter.spend("flood")


def test_an_unlimited_rate_refuses_nothing_and_keeps_nothing() -> None:
    clock = Clock()
    limiter = RateLimiter(UNLIMITED, clock)
    for _ in range(1_000):
        assert limiter.spend("bench", 1_000.0)
        clock.now += 0.5
    assert len(limiter) == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(address: str, key: str) -> None:
    assert rate_key(address) == key
