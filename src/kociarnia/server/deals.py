"""Deals that several play, each at a table of their own: that of the day, and a finished match that others are challenged to.

What is compared must be alike, and nobody may know more than the others did. So the table is the same for all: seat, options,
bots and their dice. A first meeting counts and no other, from the moment when it begins; whoever has looked at the deal
elsewhere may play it, but is not compared. What a person does with a second browser no house can know.
"""

from __future__ import annotations

from datetime import date

from kociarnia import games
from kociarnia.engine import Game, Refusal, commitment, daily
from kociarnia.server import tries
from kociarnia.server.devices import plain
from kociarnia.server.live_room import LiveRoom, honest, result_of
from kociarnia.server.room import Room, new_id
from kociarnia.server.rooms import Rooms, new_code
from kociarnia.server.store import Statement
from kociarnia.server.store_types import StoredDeal
from kociarnia.server.tries import Challenge, Try
from kociarnia.server.wire import (
    KEPT_BY_NOBODY,
    Challenged,
    Company,
    DayDeal,
    DayList,
    Days,
    House,
    NewTable,
    Sat,
    Stage,
    Tried,
    Wish,
)

SHOWN = 100  # of a list
WEEKS = 28  # days


class Deals:
    """One for the whole house."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    def secret_of_day(self, game: Game, day: str) -> str:
        return daily.secret(self.store.key, game.name, day)

    # --- the deal of the day

    async def today(self, browser: str) -> Days:
        day = daily.today()
        deals = [await self._day(games.find(name), day, browser) for name in games.names()]
        played = await tries.days_of(self.store, browser) if browser else []
        short = [DayDeal(one.game, one.listed, one.mine, one.rank) for one in deals]
        return Days(day, round(daily.midnight_after(day) - daily.now()), daily.in_a_row(played, day), played[:WEEKS], short)

    async def list_of(self, game: Game, text: str, browser: str) -> DayList:
        """The list of a day; of today if none is named."""
        today = daily.today()
        try:
            day = date.fromisoformat(text).isoformat() if text else today
        except ValueError:
            raise Refusal("error-day") from None
        if day > today:
            raise Refusal("error-day")
        return await self._day(game, day, browser)

    async def _day(self, game: Game, day: str, browser: str) -> DayList:
        secret = self.secret_of_day(game, day)
        sealed, closed = commitment(secret), daily.closed(day)
        listed = await tries.ranked(self.store, sealed, 0, game.daily.best)
        mine = await tries.try_of(self.store, sealed, browser) if browser else None
        ranks = tries.ranks(listed)
        rank = next((at for at, one in zip(ranks, listed, strict=True) if browser and one.browser == browser), 0)
        best = [_told(one, browser, closed, at) for at, one in zip(ranks[:SHOWN], listed[:SHOWN], strict=True)]
        own = _told(mine, browser, closed, rank) if mine is not None and mine.table else None
        return DayList(game.name, len(listed), own, rank, day, day == daily.today(), best, sealed, secret if closed else "")

    async def play_today(self, browser: str, game: Game, name: str) -> str:
        day, plan = daily.today(), game.daily
        deal = StoredDeal(self.secret_of_day(game, day), browser, day=day)
        levels = ["", *[plan.level] * (plan.players - 1)]
        return await self._play(deal, game, plan.options, levels, name, House(keeper=KEPT_BY_NOBODY, hints=False, watch=False))

    # --- challenges

    async def challenge(self, live: LiveRoom, room: Room, seat: int, browser: str) -> str:
        """The code by which others may play this finished match from that seat."""
        match, dealt, stored = room.match, room.dealt, room.stored
        if match is None or dealt is None or not room.over:
            raise Refusal("error-not-over")
        if room.changed or not dealt.commitment or room.went_on:
            raise Refusal("error-rules" if room.changed else "error-challenge-record")
        if live.sealed:
            raise Refusal("error-day-open")
        if not room.holds(browser, seat):
            raise Refusal("error-not-yours")
        chairs = [stored.chairs[room.chair_of(at)] for at in room.seats()]
        levels = [chair.level if chair.kind == "bot" else "" for chair in chairs]
        house = dealt.house or stored.house
        body = Challenge(
            stored.game, dealt.version, dealt.rules, match.record.options, dealt.secret, levels, seat, stored.id, dealt.match,
            chairs[seat].name, browser, house.hints, house.undo,
        )  # fmt: skip
        rows: list[Statement] = []
        for at, chair in enumerate(chairs):  # all who sat there, for other tables of people
            if chair.owner and (at == seat or chair.owner != browser):
                result = {**result_of(room, at), "honest": int(honest(room, at))}
                rows.append(tries.met_row(dealt.commitment, chair.owner, stored.id, at, "", stored.game))
                rows.append(tries.tried_row(dealt.commitment, chair.owner, stored.id, result))
        await self.store.write([*rows, tries.challenge_row(new_code(), dealt.commitment, body)])
        code = await tries.code_of(self.store, dealt.commitment, seat)
        assert code is not None
        return code

    async def challenged(self, code: str, browser: str) -> Challenged:
        code = plain(code)
        body = await self._challenge(code)
        sealed, game = commitment(body.secret), games.find(body.game)
        mine = await tries.try_of(self.store, sealed, browser) if browser else None
        knew = mine is not None or bool(browser and await tries.sat_there(self.store, body.table, body.match, browser))
        stage: Stage = "known" if knew else "open"
        own = bool(browser) and browser == body.browser
        if mine is not None and mine.table and (own or mine.table != body.table):  # else they sat there, in another seat
            stage = "over" if mine.ended else "playing"
        listed: list[Try] = []
        companies: dict[str, list[tuple[int, Try]]] = {}
        if stage in ("over", "known"):
            companies = await tries.companies(self.store, sealed)
            elsewhere = {*companies} - {body.table}  # who sat among people is compared with people
            listed = await tries.ranked(self.store, sealed, body.seat, game.daily.best)
            listed = [one for one in listed if one.table not in elsewhere]
            for one in (await tries.try_of(self.store, sealed, body.browser), mine):  # also if it cannot be compared
                among_people = one is mine and one is not None and one.table in companies and not own
                listed_already = one is not None and any(other.browser == one.browser for other in listed)
                if one is not None and one.ended and not among_people and not listed_already:
                    listed.append(one)
        out = [_told(one, browser, one.table == body.table, 0) for one in listed[:SHOWN]]
        for tried in out:
            tried.match = body.match if tried.table == body.table else 1
        mine_at = mine.table if mine is not None else ""
        return Challenged(
            code, body.game, body.options, body.by, body.seat, _levels(body, game), stage, mine_at, out, own,
            body.levels.count(""), [_company(one, browser, body) for one in list(companies.values())[:SHOWN]],
        )  # fmt: skip

    async def take_up(self, code: str, browser: str, name: str) -> str:
        code = plain(code)
        body = await self._challenge(code)
        game, chosen = self._rules(body, body.levels)
        deal = StoredDeal(body.secret, browser, body.seat, code=code)
        levels = _levels(body, game)
        knew = await tries.sat_there(self.store, body.table, body.match, browser)
        house = House(keeper=KEPT_BY_NOBODY, hints=body.hints, undo=body.undo, watch=False)
        return await self._play(deal, game, game.texts(game.settle(len(levels), chosen)), levels, name, house, knew)

    async def gather(self, code: str, browser: str, name: str) -> str:
        """A table where people play it together, as people did before: it waits for the others."""
        code = plain(code)
        body = await self._challenge(code)
        if body.levels.count("") < 2:
            raise Refusal("error-challenge-alone")
        game, chosen = self._rules(body, body.levels)
        chairs = [Wish("bot", level=level) if level else Wish("friend") for level in body.levels]
        chairs[body.seat] = Wish("me", name)
        house = House(keeper=KEPT_BY_NOBODY, hints=body.hints, undo=body.undo, watch=False)
        wish = NewTable(game.name, chairs, game.texts(game.settle(len(chairs), chosen)), house)
        deal = StoredDeal(body.secret, browser, body.seat, code=code, people=True)
        return (await self.rooms.create(browser, wish, deal)).room.stored.id

    async def meet(self, room: Room) -> None:
        """People are about to play a deal together: is it new to all of them? From now on it is not."""
        deal, stored = room.stored.deal, room.stored
        if deal is None or not deal.people or stored.match:
            return
        people = {chair.owner: seat for seat, chair in enumerate(stored.chairs) if chair.owner}
        seats = sum(bool(chair.owner) for chair in stored.chairs)
        body = await self._challenge(deal.code)
        known = [
            await tries.try_of(self.store, deal.known_by, one) is not None
            or await tries.sat_there(self.store, body.table, body.match, one)
            for one in people
        ]
        deal.counts = not any(known) and len(people) == seats
        at = stored.id if deal.counts else ""
        await self.store.write([tries.met_row(deal.known_by, one, at, seat, "", stored.game) for one, seat in people.items()])

    def _rules(self, body: Challenge, levels: list[str]) -> tuple[Game, dict[str, int | str]]:
        """The game and its options, if its rules are still those of that match."""
        game = games.find(body.game)
        chosen = game.as_of(body.version, body.options)
        if game.digest(game.rules(len(levels), chosen)) != body.rules:
            raise Refusal("error-rules")
        return game, chosen

    async def _challenge(self, code: str) -> Challenge:
        body = await tries.challenge(self.store, code)
        if body is None:
            raise Refusal("error-challenge")
        return body

    # --- both

    async def _play(
        self, deal: StoredDeal, game: Game, options: dict[str, str], levels: list[str], name: str, house: House,
        knew: bool = False,
    ) -> str:  # fmt: skip
        """Their try: the one that has begun, or a new one, which counts if they have not met the deal before."""
        sealed, table = deal.known_by, new_id()
        before = await tries.try_of(self.store, sealed, deal.browser)
        if before is not None and before.table and not before.ended:
            stored = await self.store.table(before.table)
            if stored is not None and stored.counts and stored.stage == "playing":
                return stored.id
            if stored is None:  # the house was broken off before the table was there: the try is still theirs
                await self.store.write([tries.moved_row(sealed, deal.browser, table)])
        elif before is None and not knew:
            await self.store.write([tries.met_row(sealed, deal.browser, table, deal.seat, deal.day, game.name)])
        mine = await tries.try_of(self.store, sealed, deal.browser)
        deal.counts = mine is not None and mine.table == table  # of two that come at the same time one is the first
        if not deal.counts:
            house = House(keeper=KEPT_BY_NOBODY, watch=False)
        chairs = [Wish("bot", level=level) for level in levels]
        chairs[deal.seat] = Wish("me", name)
        wish = NewTable(game.name, chairs, options, house, start=True)
        return (await self.rooms.create(deal.browser, wish, deal, table)).room.stored.id


def _levels(body: Challenge, game: Game) -> list[str]:
    """Who plays against whoever is challenged: the same bots, and others in the place of people."""
    return ["" if at == body.seat else level or game.daily.level for at, level in enumerate(body.levels)]


def _company(sitters: list[tuple[int, Try]], browser: str, body: Challenge) -> Company:
    table = sitters[0][1].table
    mine = bool(browser) and any(one.browser == browser for _, one in sitters)
    shown = table if mine or table == body.table else ""
    results = [Sat(seat, one.name, one.place, one.points) for seat, one in sorted(sitters)]
    return Company(results, mine, shown, body.match if table == body.table else 1)


def _told(one: Try, browser: str, shown: bool, rank: int) -> Tried:
    """`shown`: may everybody look at it?"""
    mine = bool(browser) and one.browser == browser
    table = one.table if mine or shown else ""
    counts = one.honest or not one.ended
    result = one.place, one.points, one.lead, one.value
    return Tried(one.name, *result, mine, one.ended > 0, counts, table, 1, rank)
