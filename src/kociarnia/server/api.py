"""The house over HTTP, and the door for WebSockets. Refusals are answered with a `Problem` and a fitting status."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from kociarnia import games
from kociarnia.engine import Match, Refusal, Say
from kociarnia.server import catalog, cookies, event_log, guard, lessons
from kociarnia.server.bring import brought
from kociarnia.server.deals import Deals
from kociarnia.server.devices import plain
from kociarnia.server.guard import Guard, address_of
from kociarnia.server.limits import Limits
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.metrics import Metrics
from kociarnia.server.openapi import Address, Handler, openapi
from kociarnia.server.page import lost, page
from kociarnia.server.pairing import Pairing
from kociarnia.server.replay import examined, looked_at, read, replayed, verdict
from kociarnia.server.reviews import Reviews, Wanting, own_seat
from kociarnia.server.room import Room
from kociarnia.server.rooms import Rooms
from kociarnia.server.shelf import shelf
from kociarnia.server.websocket_endpoint import WebSocketEndpoint
from kociarnia.server.wire import (
    AUDIENCE,
    Answers,
    Arrived,
    Arriving,
    AtTable,
    Brings,
    CardInfo,
    Challenged,
    Challenging,
    Change,
    CutOff,
    DayList,
    Days,
    DeviceCode,
    Devices,
    Examined,
    Free,
    House,
    HouseInfo,
    Inspected,
    InStep,
    Join,
    LessonStep,
    NewTable,
    Opening,
    PlayedMatch,
    Playing,
    Pointed,
    Previewed,
    Problem,
    Pushing,
    PutAway,
    Reach,
    Reading,
    Reason,
    Rematch,
    Replay,
    Reviewed,
    RulesInfo,
    Shelf,
    Subscribe,
    Table,
    TakeAlong,
    Tapped,
    Verdict,
    Wanted,
    Welcome,
)  # fmt: skip

if TYPE_CHECKING:  # not where there is no network
    from kociarnia.server.neighbours import Neighbours
    from kociarnia.server.phones import Phones

STATUS = {
    **guard.STATUS,
    "error-table": 404, "error-invitation": 404, "error-game": 404, "error-match": 404, "error-step": 404, "error-lesson": 404,
    "error-language-words": 404, "error-address": 404, "error-method": 405, "error-host": 403, "error-not-yours": 403,
    "error-not-home": 403, "error-no-network": 409,
    "error-not-sitting": 403, "error-watch": 403, "error-not-over": 403, "error-busy": 503, "error-full": 409,
    "error-playing": 409, "error-house-playing": 409,
    "error-open-chairs": 409, "error-second-chair": 409, "error-chair-taken": 409, "error-over": 409, "error-lobby": 409,
    "error-card": 404, "error-rules": 409, "error-code": 404, "error-two-hands": 409, "error-not-away": 409,
    "error-device": 404, "error-devices": 409, "error-push-off": 409,
    "error-day": 404, "error-challenge": 404, "error-day-open": 403, "error-deal-fixed": 409, "error-challenge-record": 409,
    "error-challenge-alone": 409,
}  # fmt: skip

STEPS = {"match": int, "eyes": int, "from": int, "to": int}  # what the query of a replay may say
LOOK = {"match": int, "eyes": int, "ply": int, "zone": str, "face": str}  # … and of one look at it
SHELF = {"show": str, "find": str, "from": int}  # … and of a list of tables
JUDGED = {"match": int, "eyes": int, "open": int}  # … and of a review
NUMBER = re.compile(r"-?[0-9]{1,7}")

T = TypeVar("T")
N = TypeVar("N", int, None)


def answer(what: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(what), status, media_type="application/json")


def problem(say: Say, status: int = 0) -> Response:
    return answer(Problem(say), status or STATUS.get(say.key, 400))


def whole(request: Request, name: str, default: N) -> int | N:
    """A whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not NUMBER.fullmatch(text):
        raise Refusal("error-number", name=name)
    return int(text)


async def body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("error-message", why=str(error)[:200]) from None  # for whoever writes a client


class Reaching(Protocol):
    """How far the house can be reached, and who may say so."""

    def reach(self, request: Request) -> Reach: ...

    def change(self, request: Request, open_: bool) -> Reach: ...


class Api:
    def __init__(self, rooms: Rooms, bounds: Limits, metrics: Metrics, phones: Reaching, show_metrics: bool = False) -> None:
        self.rooms = rooms
        self.phones = phones
        self.bounds = bounds
        self.metrics = metrics
        self.show_metrics = show_metrics
        self.reviews = Reviews(rooms)
        self.pairing = Pairing(rooms, bounds)
        self.deals = Deals(rooms)
        self.description = b""

    def addresses(self) -> list[Address]:
        """Everything that can be asked for, with what is sent and what comes back."""
        table, lesson = "/api/tables/{id}", "/api/lessons/{game}/{lesson}"
        out = [
            Address("GET", "/api", self.offered, "What the house offers", HouseInfo),
            Address("GET", "/api/words/{digest}/{language}.ftl", self.words, "Wording that no game has", str),
            Address("GET", "/api/games/{game}/words/{digest}/{language}.ftl", self.words, "Wording at a table of a game", str),
            Address("GET", "/api/games/{game}/rules/{language}", self.rules, "The rulebook, clause by clause", RulesInfo),
            Address("GET", "/api/games/{game}/cards", self.cards, "The cards and how we know them", list[CardInfo]),
            Address("GET", "/api/daily", self.days, "The deals of today", Days),
            Address("GET", "/api/daily/{game}", self.day, "The list of a day", DayList, query={"day": str}),
            Address("POST", "/api/daily/{game}", self.play_day, "Play the deal of today", AtTable, Playing, 201),
            Address("GET", "/api/challenges/{code}", self.challenged, "A deal that somebody has played", Challenged),
            Address("POST", "/api/challenges/{code}", self.take_up, "Play the same deal", AtTable, Playing, 201),
            Address("POST", "/api/challenges/{code}/table", self.gather, "Play it with friends", AtTable, Playing, 201),
            Address("POST", f"{table}/challenge", self.challenge, "Let others play a match", Challenged, Challenging),
            Address("POST", lesson, self.lesson, "A step of a lesson, after the answers so far", LessonStep, Answers),
            Address("POST", f"{lesson}/why", self.lesson_why, "Why a tap leads nowhere there", Reason, Tapped),
            Address("POST", f"{lesson}/preview", self.lesson_preview, "What would come of a move there", Previewed, Wanted),
            Address("POST", f"{lesson}/cards", self.lesson_cards, "The pieces of a place there", Inspected, Pointed),
            Address("GET", "/api/tables", self.mine, "The tables where this browser sits", Shelf, query=SHELF),
            Address("GET", "/api/statistics", self.statistics, "The matches that this browser has played", list[PlayedMatch]),
            Address("POST", "/api/tables", self.create, "A new table", Table, NewTable, 201),
            Address("GET", table, self.table, "A table", Table),
            Address("GET", "/api/invitations/{code}", self.invitation, "The table that an invitation leads to", Table),
            Address("POST", f"{table}/join", self.join, "Take a chair", Table, Join),
            Address("POST", f"{table}/start", self.start, "Begin the match", Table),
            Address("POST", f"{table}/rematch", self.rematch, "Once more, with the next starter", Table, Rematch),
            Address("POST", f"{table}/leave", self.leave, "Get up", Table),
            Address("POST", f"{table}/chair", self.chair, "Change a chair", Table, Change),
            Address("POST", f"{table}/free", self.free, "Free the chair of somebody who is away", Table, Free),
            Address("POST", f"{table}/away", self.put_away, "Put a table away, or take it out again", Table, PutAway),
            Address("POST", f"{table}/house", self.house, "Settle the house rules of the table", Table, House),
            Address("GET", f"{table}/record", self.record, "The record of a match that is over", str, query={"match": int}),
            Address("GET", f"{table}/replay", self.replay, "A match step by step", Replay, query=STEPS),
            Address("GET", f"{table}/review", self.review, "A match that is over, judged", Reviewed, query=JUDGED),
            Address("POST", "/api/records", self.bring, "A finished match of another house", Table, Reading, 201),
            Address("POST", "/api/replay", self.read, "A record step by step", Replay, Reading),
            Address("GET", f"{table}/cards", self.looked_at, "The pieces of a place at a step", Inspected, query=LOOK),
            Address("POST", "/api/replay/cards", self.examined, "The same in a record", Inspected, Examined),
            Address("POST", "/api/verify", self.verify, "Is the deal of a record honest?", Verdict, Reading),
            Address("GET", "/api/reach", self.reach, "How far the house can be reached", Reach),
            Address("POST", "/api/reach", self.open_up, "Open it to the local network, or close it again", Reach, Opening),
            Address("GET", "/api/devices", self.devices, "The devices of whoever asks", Devices),
            Address("POST", "/api/devices/code", self.device_code, "A code for another device", DeviceCode, TakeAlong),
            Address("POST", "/api/devices/look", self.device_look, "Whose code that is", Welcome, Arriving),
            Address("POST", "/api/devices/join", self.device_join, "Go on here as that person", Arrived, Arriving),
            Address("POST", "/api/devices/along", self.device_along, "Keep one's devices in step", InStep, Brings),
            Address("POST", "/api/devices/cut", self.device_cut, "Cut a device off", Devices, CutOff),
            Address("GET", "/api/push", self.pushing, "Is this browser called when it is its turn?", Pushing),
            Address("POST", "/api/push", self.subscribe, "Call this browser", Pushing, Subscribe),
            Address("POST", "/api/push/off", self.unsubscribe, "Do not call it any more", Pushing),
            Address("GET", "/health", self.health, "The house is up", dict[str, bool]),
            Address("GET", "/ready", self.ready, "The house can write and think", dict[str, bool]),
            Address("GET", "/openapi.json", self.described, "This description", dict[str, Any]),
        ]
        if self.show_metrics:
            out.append(Address("GET", "/metrics", self.figures, "Figures for Prometheus", str))
        return out

    def routes(self) -> list[BaseRoute]:
        return [Route(one.path, spoken(one.handler), methods=[one.method]) for one in self.addresses()]

    # --- about the house

    async def health(self, request: Request) -> Response:
        return answer({"up": True})

    async def ready(self, request: Request) -> Response:
        """Whole is what the store confirmed when it was last open: if not, a copy of its journal lies beside it."""
        store = self.rooms.store
        up = store.up() and not self.rooms.closing and await store.ready()
        return answer({"ready": up, "whole": store.whole}, 200 if up else 503)

    async def described(self, request: Request) -> Response:
        if not self.description:
            self.description = msgspec.json.encode(openapi(self.addresses()))  # once: it is much work, and anybody may ask
        return Response(self.description, media_type="application/json")

    async def figures(self, request: Request) -> Response:
        lives, store = self.rooms.lives.values(), self.rooms.store
        gauges: dict[str, float] = {
            "tables_in_memory": len(lives),
            "connections": sum(len(live.connections) for live in lives),
            "bots_thinking": sum(len(live.tasks) for live in lives),
            "store_commits": store.commits,
            "store_rows": store.changes,
        }
        return PlainTextResponse(self.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def reach(self, request: Request) -> Response:
        return answer(self.phones.reach(request))

    async def open_up(self, request: Request) -> Response:
        return answer(self.phones.change(request, (await body(request, Opening)).open))

    # --- the shelves

    async def offered(self, request: Request) -> Response:
        return answer(catalog.offered())

    async def words(self, request: Request) -> Response:
        path = request.path_params
        game = path.get("game", "")
        text = catalog.wording(game, path["language"])
        if path["digest"] != catalog.digest(game):
            raise Refusal("error-language-words")
        return PlainTextResponse(text, headers={"Cache-Control": "public, max-age=31536000, immutable"})

    async def rules(self, request: Request) -> Response:
        return answer(catalog.rules(request.path_params["game"], request.path_params["language"]))

    async def cards(self, request: Request) -> Response:
        return answer(catalog.cards(request.path_params["game"]))

    # --- deals that several play

    async def days(self, request: Request) -> Response:
        return answer(await self.deals.today(await self._who(request)))

    async def day(self, request: Request) -> Response:
        game = games.find(request.path_params["game"])
        return answer(await self.deals.list_of(game, request.query_params.get("day", "")[:10], await self._who(request)))

    async def play_day(self, request: Request) -> Response:
        game, wish = games.find(request.path_params["game"]), await body(request, Playing)
        browser, secret = await self._person(request)
        table = await self.deals.play_today(browser, game, wish.name)
        return with_cookie(answer(AtTable(table), 201), secret, request)

    async def challenge(self, request: Request) -> Response:
        wish = await body(request, Challenging)
        live, browser = await self._live(request), await self._who(request)
        number = wish.match or live.room.stored.match
        room = live.room if number == live.room.stored.match else await self.rooms.past(live, number)
        async with live.lock:
            code = await self.deals.challenge(live, room, wish.seat, browser)
        return answer(await self.deals.challenged(code, browser))

    async def challenged(self, request: Request) -> Response:
        return answer(await self.deals.challenged(request.path_params["code"], await self._who(request)))

    async def take_up(self, request: Request) -> Response:
        wish = await body(request, Playing)
        browser, secret = await self._person(request)
        table = await self.deals.take_up(request.path_params["code"], browser, wish.name)
        return with_cookie(answer(AtTable(table), 201), secret, request)

    async def gather(self, request: Request) -> Response:
        wish = await body(request, Playing)
        browser, secret = await self._person(request)
        table = await self.deals.gather(request.path_params["code"], browser, wish.name)
        return with_cookie(answer(AtTable(table), 201), secret, request)

    # --- lessons: short, and made from prepared tables that are kept, so they are answered at once

    async def lesson(self, request: Request) -> Response:
        return answer(lessons.step(*_lesson(request), (await body(request, Answers)).answers))

    async def lesson_why(self, request: Request) -> Response:
        return answer(lessons.why(*_lesson(request), await body(request, Tapped)))

    async def lesson_cards(self, request: Request) -> Response:
        return answer(lessons.cards(*_lesson(request), await body(request, Pointed)))

    async def lesson_preview(self, request: Request) -> Response:
        return answer(lessons.preview(*_lesson(request), await body(request, Wanted)))

    # --- looking back: whoever does gets a name, for a deal that was seen is not played as if it were new

    async def _match(self, request: Request, live: LiveRoom) -> Room:
        """The room of the match that is asked for: the latest one unless another is named."""
        number = whole(request, "match", live.room.stored.match)
        if live.room.match is None or not number:
            raise Refusal("error-lobby")
        return live.room if number == live.room.stored.match else await self.rooms.past(live, number)

    async def record(self, request: Request) -> Response:
        live = await self._live(request)
        browser, secret = await self._person(request)
        live.check_watching(browser)
        room = await self._match(request, live)
        assert room.match is not None
        if not room.over:
            raise Refusal("error-not-over")
        live.looked(browser, room)
        record = room.original or room.match.record
        text = (replace(record, secret="") if live.sealed else record).text()
        return with_cookie(PlainTextResponse(text), secret, request)

    async def replay(self, request: Request) -> Response:
        browser, secret = await self._person(request)
        live, room, match, eyes = await self._looking_back(request, browser)
        assert room.dealt is not None
        async with live.lock:  # never a move that is not on the disk yet
            making = replayed(match, eyes, whole(request, "from", 0), whole(request, "to", None), room.dealt.seats, room.over)
        shown = await making
        chairs = [live.room.stored.chairs[chair] for chair in room.dealt.seats]
        shown.levels = [chair.level if chair.kind == "bot" else "" for chair in chairs]
        if live.sealed:
            shown.secret = ""
        return with_cookie(answer(shown), secret, request)

    async def looked_at(self, request: Request) -> Response:
        live, _, match, eyes = await self._looking_back(request, await self._who(request))
        async with live.lock:
            zone, face = (request.query_params.get(key, "")[:80] for key in ("zone", "face"))
            making = looked_at(match, eyes, whole(request, "ply", 0), zone, face)
        return answer(await making)

    async def review(self, request: Request) -> Response:
        live = await self._live(request)
        browser, secret = await self._person(request)
        live.check_watching(browser)
        room = await self._match(request, live)
        eyes = whole(request, "eyes", own_seat(room, browser))
        wanted = Wanting(live.room.stored.id, eyes, whole(request, "open", 0) != 0)
        who = address_of(request.scope)
        if not self.reviews.begun(wanted, room):
            self.bounds.check(self.bounds.heavy, who, browser)
        live.looked(browser, room)
        return with_cookie(answer(await self.reviews.ask(wanted, room, who)), secret, request)

    async def _looking_back(self, request: Request, browser: str) -> tuple[LiveRoom, Room, Match, int]:
        """The match that is looked back at, and through whose eyes."""
        live = await self._live(request)
        live.check_watching(browser)
        room = await self._match(request, live)
        assert room.match is not None
        eyes, over = whole(request, "eyes", AUDIENCE), room.over
        if not over and eyes != AUDIENCE:  # not even one's own: what was seen once would be seen again, and memory is the game
            raise Refusal("error-not-over")
        if not over and not room.match.presenter.reminds:  # nor through the eyes of all: what lay open then is covered now
            raise Refusal("error-not-over")
        self.bounds.check(self.bounds.heavy, address_of(request.scope), browser)
        live.looked(browser, room)
        return live, room, room.match, eyes

    async def read(self, request: Request) -> Response:
        return answer(await read(await body(request, Reading)))

    async def examined(self, request: Request) -> Response:
        return answer(await examined(await body(request, Examined)))

    async def verify(self, request: Request) -> Response:
        return answer(await verdict(await body(request, Reading)))

    # --- tables

    async def _live(self, request: Request) -> LiveRoom:
        return await self.rooms.find(request.path_params["id"])

    async def mine(self, request: Request) -> Response:
        asked, browser = request.query_params, await self._who(request)
        if not browser:
            return answer(Shelf([], 0, 0, 0, 0))
        start = max(0, whole(request, "from", 0))
        return answer(await shelf(self.rooms, browser, asked.get("show", ""), asked.get("find", "")[:80], start))

    async def put_away(self, request: Request) -> Response:
        """It is off the list of one person; everybody else has it where it was."""
        wish = await body(request, PutAway)
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            live.room.chairs.put_away(browser, wish.away)
            await live.settle()
        return answer(live.table(browser))

    async def statistics(self, request: Request) -> Response:
        browser = await self._who(request)
        return answer(await self.rooms.store.played(browser) if browser else [])

    async def create(self, request: Request) -> Response:
        wish = await body(request, NewTable)
        browser, secret = await self._person(request)
        live = await self.rooms.create(browser, wish)
        return with_cookie(answer(live.table(browser), 201), secret, request)

    async def bring(self, request: Request) -> Response:
        reading = await body(request, Reading)
        browser, secret = await self._person(request)
        live = await brought(self.rooms, browser, reading.record)
        return with_cookie(answer(live.table(browser), 201), secret, request)

    async def table(self, request: Request) -> Response:
        live, browser = await self._live(request), await self._who(request)
        live.check_watching(browser)
        return answer(live.table(browser))

    async def invitation(self, request: Request) -> Response:
        live = await self.rooms.invited(request.path_params["code"])
        return answer(live.table(await self._who(request)))

    async def join(self, request: Request) -> Response:
        wish = await body(request, Join)
        live = await self._live(request)
        browser, secret = await self._person(request)
        async with live.lock:
            if plain(wish.invitation) != live.room.stored.invitation:
                raise Refusal("error-invitation")
            sat = live.room.chairs.join(browser, wish.name, wish.chair)
            await live.settle()
            live.blink(browser)
            if sat is not None:
                await live.note(Say("log-sat-down", {"name": live.room.chairs.names([sat]), "number": sat + 1}))
        return with_cookie(answer(live.table(browser)), secret, request)

    async def start(self, request: Request) -> Response:
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            live.room.chairs.check_host(browser)
            if live.room.stored.stage != "lobby":
                raise Refusal("error-playing")
            live.room.chairs.check_full()
            await self.deals.meet(live.room)
            await live.commit(live.room.begin())
        return answer(live.table(browser))

    async def rematch(self, request: Request) -> Response:
        wish = await body(request, Rematch)
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            if not live.room.seats_of(browser):
                raise Refusal("error-not-sitting")
            if live.room.stored.stage != "over" and not live.room.changed:
                raise Refusal("error-playing" if live.room.playing else "error-lobby")
            if wish.kittens:
                live.room.chairs.seat_kittens()
            await live.commit(live.room.begin())
        return answer(live.table(browser))

    async def leave(self, request: Request) -> Response:
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            live.room.chairs.leave(browser)
            live.looked(browser)
            await live.settle()
            live.blink(browser)
        return answer(live.table(browser))

    async def chair(self, request: Request) -> Response:
        wish = await body(request, Change)
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            live.room.chairs.change(browser, wish.chair, wish.to)
            await live.settle()
        return answer(live.table(browser))

    async def free(self, request: Request) -> Response:
        wish = await body(request, Free)
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            freed = live.room.chairs.free(browser, wish.chair, live.absent())
            await live.settle()
            await live.note(Say("log-freed", {"name": live.room.chairs.names(freed)}))
        return answer(live.table(browser))

    async def house(self, request: Request) -> Response:
        wish = await body(request, House)
        live, browser = await self._live(request), await self._who(request)
        async with live.lock:
            live.room.chairs.settle_house(browser, wish)
            await live.settle()
        return answer(live.table(browser))

    # --- the devices of a person

    async def devices(self, request: Request) -> Response:
        return answer(await self.pairing.devices(await self._device(request)))

    async def device_code(self, request: Request) -> Response:
        wish = await body(request, TakeAlong)
        device, secret = await self._browser(request)
        return with_cookie(answer(await self.pairing.code(device, wish)), secret, request)

    async def device_look(self, request: Request) -> Response:
        code = (await body(request, Arriving)).code
        return answer(await self.pairing.look(await self._device(request), code, address_of(request.scope)))

    async def device_join(self, request: Request) -> Response:
        wish = await body(request, Arriving)
        device, secret = await self._browser(request)
        return with_cookie(answer(await self.pairing.join(device, wish, address_of(request.scope))), secret, request)

    async def device_along(self, request: Request) -> Response:
        return answer(await self.pairing.in_step(await self._device(request), (await body(request, Brings)).brings))

    async def device_cut(self, request: Request) -> Response:
        return answer(await self.pairing.cut(await self._device(request), (await body(request, CutOff)).id))

    # --- calling people whose turn it is

    async def pushing(self, request: Request) -> Response:
        push = self.rooms.push
        return answer(await push.pushing(await self._device(request)) if push else Pushing())

    async def subscribe(self, request: Request) -> Response:
        wish = await body(request, Subscribe)
        if self.rooms.push is None:
            raise Refusal("error-push-off")
        browser, secret = await self._browser(request)
        origin = f"{request.url.scheme}://{request.headers.get('host', '')[:200]}"
        return with_cookie(answer(await self.rooms.push.subscribe(browser, wish, origin)), secret, request)

    async def unsubscribe(self, request: Request) -> Response:
        push = self.rooms.push
        return answer(await push.unsubscribe(await self._device(request)) if push else Pushing())

    async def _device(self, request: Request) -> str:
        return await self.rooms.cookies.device_of(request.headers)

    async def _who(self, request: Request) -> str:
        return await self.rooms.cookies.browser_of(request.headers)

    async def _browser(self, request: Request) -> tuple[str, str]:
        """The browser that asks, and a new secret for it if it has none."""
        browser = await self._device(request)
        if browser:
            return browser, ""
        self.bounds.check(self.bounds.names, address_of(request.scope))
        secret = self.rooms.cookies.fresh()
        return cookies.known_by(secret), secret

    async def _person(self, request: Request) -> tuple[str, str]:
        """Who plays there, and the same."""
        browser, secret = await self._browser(request)
        return await self.rooms.devices.person(browser), secret


def _lesson(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["lesson"]


def with_cookie(response: Response, secret: str, request: Request) -> Response:
    if secret:
        response.headers["Set-Cookie"] = cookies.cookie(secret, request.url.scheme == "https")
    return response


def spoken(handler: Handler) -> Handler:
    """Refusals become problems."""

    @functools.wraps(handler)
    async def safe(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refused:
            return problem(refused.say)

    return safe


async def _missing(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    if not request.url.path.startswith("/api"):
        return lost(request, status)
    return problem(Say("error-method" if status == 405 else "error-address"), status)


async def _nothing(request: Request) -> Response:
    return problem(Say("error-address"))


async def _gone(request: Request, error: Exception) -> Response:
    """Who hangs up in mid-sentence, or is cut off at the door, did no harm, and hears nothing of this any more."""
    return Response(status_code=400)


async def _wrong(request: Request, error: Exception) -> Response:
    event_log.failure("request", error)
    return problem(Say("error-inside"), 500)


class Application(NamedTuple):
    """What everybody comes to, and what is behind the guard."""

    front: ASGIApp
    inside: ASGIApp
    sockets: WebSocketEndpoint


def answering(api: Api, *more: BaseRoute, middleware: Sequence[Middleware] = ()) -> Starlette:
    """All that can be asked for, and `more`."""
    handlers: Any = {404: _missing, 405: _missing, HTTPException: _missing, ClientDisconnect: _gone, Exception: _wrong}
    nothing = Route("/api/{rest:path}", _nothing)  # an address of the API that there is not is never one of the page
    return Starlette(routes=[*api.routes(), nothing, *more], exception_handlers=handlers, middleware=middleware)


def application(
    rooms: Rooms,
    metrics: Metrics,
    bounds: Limits,
    phones: Phones,
    show_metrics: bool = False,
    neighbours: Neighbours | None = None,
) -> Application:
    """`neighbours`: other processes of the house, if there may be any."""
    packed = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    home = Route("/home/{key}", phones.welcome)
    inside = answering(Api(rooms, bounds, metrics, phones, show_metrics), home, *page(), middleware=[packed])
    sockets = WebSocketEndpoint(rooms, bounds, metrics)
    if neighbours is not None:
        sockets.find = neighbours.find
    return Application(
        Guard(inside if neighbours is None else neighbours.leading(inside), sockets, rooms.cookies, bounds, metrics),
        inside,
        sockets,
    )
