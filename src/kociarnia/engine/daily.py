"""The deal of the day: the same for everybody in a house. What is dealt follows from a key that only the house knows."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta

from kociarnia.engine.dice import by_decks

OPEN = b"kociarnia"  # a key that everybody has: at one's own keyboard nobody could keep another
LATE = 2 * 3600.0  # seconds after its day in which a match that has begun may still count
DAY = 86_400.0


def now() -> float:
    return datetime.now(UTC).timestamp()


def today() -> str:
    """The day, the same all over the world: it begins at midnight UTC."""
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def midnight_after(day: str) -> float:
    """When the day ends, in seconds since 1970."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + DAY


def closed(day: str) -> bool:
    """Is its list complete? Only then may anybody know how the cards lay."""
    return now() >= midnight_after(day) + LATE


def secret(key: bytes, game: str, day: str) -> str:
    """The dealer's secret of the day. Whoever has the key knows it."""
    return by_decks(hmac.digest(key, f"deal of the day {game} {day}".encode(), "sha256").hex())


def in_a_row(days: list[str], last: str) -> int:
    """How many days in a row were played, up to `last` or the day before; `days`: those that were, the latest first. A cat may
    sleep through one day of seven."""
    played = set(days)
    day = last if last in played else day_before(last)
    length, since = 0, 7
    while True:
        if day in played:
            length, since = length + 1, since + 1
        elif length and since >= 7 and day_before(day) in played:
            since = 1
        else:
            return length
        day = day_before(day)
