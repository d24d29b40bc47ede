"""The chairs of a table and the people who take and leave them. A Refusal changes nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterable

from kociarnia import bots, games
from kociarnia.engine import Refusal, Say
from kociarnia.server.cat_names import TEACHER, cat
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.wire import KEPT_BY_NOBODY, House, Wish

KITTEN = "kociak"
LONGEST = 24  # letters of a name
BREAKS = ("Zl", "Zp")  # of lines and paragraphs, which are no control characters


class Chairs:
    """Who may sit down, get up and change what. `browser` is always the one that asks."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored

    def named(self, text: str) -> str:
        """A name as it may stand in a record; one of a cat if there is none, and no two alike."""
        clean = "".join(" " if unicodedata.category(letter) in BREAKS else letter for letter in text)
        clean = (
            "".join(letter for letter in clean if unicodedata.category(letter)[0] != "C").replace("|", "/").strip()[:LONGEST]
        )
        taken = [TEACHER, *(chair.name for chair in self.stored.chairs)]
        if not clean:
            return cat(taken)
        name, number = clean, 2
        while name in taken:
            name = f"{clean[: LONGEST - 3]} {number}"
            number += 1
        return name

    def make(self, wish: Wish, browser: str) -> StoredChair:
        if wish.kind == "friend":
            return StoredChair("open")
        if wish.kind == "bot":
            return StoredChair("bot", self.named(wish.name), known(wish.level or bots.LEVELS[0], self.stored.game))
        return StoredChair("person", self.named(wish.name), owner=browser)

    def check_full(self) -> None:
        if any(chair.kind == "open" for chair in self.stored.chairs):
            raise Refusal("error-open-chairs")

    def seat_kittens(self) -> None:
        """Whoever has left does not keep the others from playing: a kitten takes the chair."""
        for at, chair in enumerate(self.stored.chairs):
            if chair.kind == "open":
                chair.name = ""  # it went with them
                self.stored.chairs[at] = self.make(Wish("bot", level=KITTEN), "")

    def check_host(self, browser: str) -> None:
        if not browser or browser != self.stored.host:
            raise Refusal("error-host")

    def names(self, chairs: Iterable[int]) -> str:
        return ", ".join(self.stored.chairs[at].name for at in chairs)

    def of(self, browser: str) -> list[int]:
        """The chairs of that browser."""
        return [at for at, chair in enumerate(self.stored.chairs) if chair.owner == browser and browser]

    def _check_free(self) -> None:
        """Where others play the same deal the table is the same for all."""
        if self.stored.deal is not None:
            raise Refusal("error-deal-fixed")

    def join(self, browser: str, name: str, wanted: int | None) -> int | None:
        """Take an open chair: in the lobby, or one that somebody has left. Which one; None: they sit here already."""
        deal = self.stored.deal
        gathers = deal is not None and deal.people and self.stored.stage == "lobby"
        if deal is not None and not gathers and browser not in self.stored.left:
            raise Refusal("error-deal-fixed")
        chairs, had = self.stored.chairs, self.stored.left.get(browser, [])
        sits = any(chair.owner == browser for chair in chairs)
        if sits and self.stored.stage == "playing" and wanted is not None:
            raise Refusal("error-second-chair")  # whoever knows one hand must not look at another
        if wanted is None:
            if sits:
                return None
            wanted = next((at for at, chair in enumerate(chairs) if chair.kind == "open" and (not had or at in had)), -1)
        if had and wanted not in had:
            raise Refusal("error-second-chair")  # nor whoever has known one and got up
        if not 0 <= wanted < len(chairs) or chairs[wanted].kind != "open":
            raise Refusal("error-full")
        if chairs[wanted].name:  # somebody has left it in the middle of a match, and the name goes with them
            chairs[wanted].name = ""
        chairs[wanted] = StoredChair("person", self.named(name), owner=browser)
        self._not_freed(wanted)
        return wanted

    def leave(self, browser: str) -> None:
        """Get up. In a match a bot plays on there, until somebody takes the chair."""
        mine = self.of(browser)
        if not mine:
            raise Refusal("error-not-sitting")
        self._get_up(browser, mine)

    def free(self, browser: str, at: int, absent: Container[str]) -> list[int]:
        """All chairs of whoever holds that one become open; they, or somebody in their place, come back by the link. The host
        says so, or anybody who sits here if the host is away too. `absent`: who has been away for long enough."""
        chairs = self.stored.chairs
        if self.stored.host not in absent or not any(chair.owner == browser for chair in chairs):
            self.check_host(browser)
        if not 0 <= at < len(chairs) or chairs[at].kind != "person" or chairs[at].owner == browser:
            raise Refusal("error-chair")
        owner = chairs[at].owner
        if owner not in absent:
            raise Refusal("error-not-away")
        theirs = self.of(owner)
        self._get_up(owner, theirs)
        if self.stored.stage == "playing":
            self.stored.freed = sorted({*self.stored.freed, *theirs})
        return theirs

    def knew(self, browser: str, other: str) -> None:
        """That browser has looked through the eyes of the other one: in this match no other chair is for it."""
        if self.stored.knows_cards(other) and browser != other:
            self.stored.left[browser] = sorted(
                {*self.of(other), *self.stored.left.get(other, []), *self.stored.left.get(browser, [])}
            )

    def _not_freed(self, at: int) -> None:
        self.stored.freed = [one for one in self.stored.freed if one != at]

    def _get_up(self, browser: str, mine: list[int]) -> None:
        if self.stored.deal is not None and self.stored.stage == "playing":
            self.stored.deal.counts = False  # whoever gets up has given up
        if self.stored.stage == "playing":
            self.stored.left[browser] = sorted({*mine, *self.stored.left.get(browser, [])})
        for chair in (self.stored.chairs[at] for at in mine):
            chair.kind, chair.owner = "open", ""
            if self.stored.stage == "lobby":
                chair.name = ""
        if self.stored.host == browser:
            others = [chair.owner for chair in self.stored.chairs if chair.owner]
            self.stored.host = others[0] if others else ""

    def put_away(self, browser: str, away: bool) -> None:
        """Its table is off, or again on, the list of that browser."""
        if not browser or browser not in self.stored.browsers():
            raise Refusal("error-not-sitting")
        others = [one for one in self.stored.put_away if one != browser]
        self.stored.put_away = [*others, browser] if away else others

    def change(self, browser: str, at: int, wish: Wish) -> None:
        self.check_host(browser)
        self._check_free()
        chairs = self.stored.chairs
        if not 0 <= at < len(chairs):
            raise Refusal("error-chair")
        if self.stored.stage != "lobby":
            if chairs[at].kind == "person":
                raise Refusal("error-chair-taken")
            if wish.kind in ("me", "here"):
                raise Refusal("error-second-chair")
        old, chairs[at] = chairs[at], StoredChair("open")
        try:
            chairs[at] = self.make(wish, browser)
        except Refusal:
            chairs[at] = old
            raise
        if self.stored.stage != "lobby" and wish.kind == "friend":
            chairs[at].name = old.name
        self._not_freed(at)

    def settle_house(self, browser: str, house: House) -> None:
        """Who answers for a seat, and when, is settled for all: between matches, or where nobody else sits."""
        self.check_host(browser)
        self._check_free()
        check_keeper(house)
        others = any(chair.owner not in ("", browser) for chair in self.stored.chairs)
        if self.stored.stage == "playing" and others and changes(self.stored.house, house):
            raise Refusal("error-house-playing")
        self.stored.house = house


def changes(old: House, new: House) -> list[Say]:
    """What has changed of that which concerns everybody's seat, as lines of a log."""
    told = []
    if old.clock != new.clock:
        told.append(Say("log-house-time", {"seconds": new.clock, "time": time_of(new.clock)}))
    if (old.grace, old.keeper) != (new.grace, new.keeper):
        key = "log-house-nobody" if new.keeper == KEPT_BY_NOBODY else "log-house-away"
        told.append(Say(key, {"seconds": new.grace, "time": time_of(new.grace), "level": new.keeper}))
    for name in ("undo", "hints"):
        if getattr(old, name) != getattr(new, name):
            told.append(Say(f"log-house-{name}", {"on": "yes" if getattr(new, name) else "no"}))
    return told


def time_of(seconds: int) -> Say:
    """So long, in the largest unit that fits."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length and seconds % length == 0:
            return Say(f"time-{unit}", {"count": seconds // length})
    return Say("time-seconds", {"count": seconds})


def check_keeper(house: House) -> None:
    if house.keeper != KEPT_BY_NOBODY:
        known(house.keeper)


def known(level: str, game: str = "") -> str:
    """A level of the house, or a network for the game that its host offers; never a file of somebody's own."""
    if level not in bots.names() and not (game and level in bots.offered(games.find(game))):
        raise Refusal("error-bot", bot=level, known=", ".join(bots.names()))
    return level
