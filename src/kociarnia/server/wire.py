"""What goes over the wire, as types. The page's TypeScript types are made from these (`web/src/wire.ts`).

One WebSocket a table (`/ws/<table>`; `/ws/home` for the list of them), JSON both ways, each message told apart by its `type`.
Nothing here is worded: what is said travels as `Say`, and the page words it. Everything that a connection is sent is made from
the view of the seat through whose eyes it looks, so nothing that the seat cannot know is ever on its way.

A browser is known by an HttpOnly cookie; a seat belongs to the browser that took it. A browser that holds several seats (one
tablet for the family) says through whose eyes it looks; until then it sees what the audience sees.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from kociarnia.bots.review import Review
from kociarnia.engine.about import About
from kociarnia.engine.present import Account, Choice, Motion, Scene
from kociarnia.engine.recap import Turn
from kociarnia.engine.say import Say

AUDIENCE = -1  # as eyes: a spectator's
KEPT_BY_NOBODY = "nobody"  # in the place of the keeper's level
LASTING = 3600  # seconds from which on a clock runs also while nobody is at the table
LONGEST = 14 * 86400

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]  # of a player
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]  # of a game, an option, a level
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]  # of a message, chosen by its sender
Seat: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 40)]
Handle: TypeAlias = Annotated[str, Meta(max_length=80)]
Pace: TypeAlias = Annotated[float, Meta(ge=0, le=5)]
DeviceKind: TypeAlias = Literal["phone", "tablet", "computer", ""]

# --- a table, as everybody around it may know it


class Chair(Struct, omit_defaults=True):
    """One seat of a table and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # of the person, or of the cat that the bot is
    level: str = ""  # of the bot, or of the bot that keeps the seat warm
    mine: bool = False  # held by the browser that reads this
    here: bool = False  # its person is connected
    kept: bool = False  # its person is away, and a bot plays until they are back
    side: int = -1  # its team, where there are teams


class House(Struct, frozen=True, omit_defaults=True):
    """What the host of a table has settled beside the rules of the game. Times in seconds."""

    grace: Annotated[int, Meta(ge=0, le=86400)] = 0  # before a bot keeps an absent seat warm; 0: never, the table waits
    keeper: Key = "kociak"  # that bot's level; "nobody": none ever plays for somebody
    clock: Annotated[int, Meta(ge=0, le=LONGEST)] = 0  # for each answer; 0: no clock. When it runs out, the keeper answers
    hints: bool = True
    undo: bool = True
    watch: bool = True  # may others watch?
    pace: Pace = 1.0  # how unhurried bots are; 0: at once


class Score(Struct):
    """One finished match in the table's scorebook."""

    match: int
    starter: int  # the seat that the first seat of the table had in the rules, so the starter rotates
    places: list[int]  # by the table's chairs
    scores: list[int]


class TableDeal(Struct, omit_defaults=True):
    """A deal that is played at several tables."""

    day: str = ""  # whose deal it is, …
    code: str = ""  # … or the challenge that led here
    counts: bool = False  # what comes of it is compared with what came of it for others


class Table(Struct, omit_defaults=True):
    """A table: lobby, match or what is left after it."""

    id: str
    game: str
    options: dict[str, str]  # as texts; those with their default are left out
    chairs: list[Chair]
    house: House
    stage: Literal["lobby", "playing", "over"]
    match: int = 0  # how many matches have been begun here
    host: bool = False  # may the reader start, change seats, settle the house?
    invitation: str = ""  # the code of the link; only for those who sit here
    commitment: str = ""  # hash of the dealer's secret of this match
    secret: str = ""  # the secret, when the match is over
    scores: list[Score] = []
    watchers: int = 0
    seats: list[int] = []  # the chair of each seat of the running match: seat 0 begins, and the starter rotates
    deal: TableDeal | None = None


class TableLine(Struct, omit_defaults=True):
    """A table in the list of somebody who sits there."""

    id: str
    game: str
    chairs: list[Chair]
    stage: Literal["lobby", "playing", "over"]
    since: float  # when it last went on, in seconds since 1970
    turn: bool = False  # it waits for the reader
    asked: list[int] = []  # the chairs that it waits for
    match: int = 0  # how many matches have been begun here
    score: Score | None = None  # of the last one that was finished
    deal: TableDeal | None = None
    away: bool = False  # the reader has put it away
    brought: bool = False  # played elsewhere: it came as a record
    news: list[Say] = []  # where it waits for the reader: what happened first since their turn, from their view
    seats: list[int] = []  # … the chair of each seat, for the names in it


class Shelf(Struct):
    """Some of the tables where the reader sits: what waits for them first, then what waits for others, then what is over."""

    tables: list[TableLine]
    turns: int  # how many wait for the reader, …
    waiting: int  # … for others, …
    over: int  # … are over, …
    away: int  # … have been put away
    more: bool = False  # there are others after these


# --- from the page


class Hello(Struct, tag="hello"):
    """The first message: what the page already has, and through whose eyes it wants to look."""

    since: Number = 0  # the number of the last update it has shown; 0: it has nothing
    match: Number = 0  # and the match that update belonged to
    eyes: Seat | None = None  # None: my only seat, else the audience
    passing: bool = False  # may the house answer for me where I can only pass?
    pace: Pace = 1.0  # how unhurried I want bots to be; 0: at once
    hidden: bool = False  # the page is there, but nobody can see it
    keeps: bool = False  # I keep what I am told: zones and accounts that have not changed may be left out of updates


class Look(Struct, tag="look"):
    """Look through the eyes of one of my seats, or (-1) of the audience: while a curtain is drawn, say."""

    id: Id
    eyes: Seat


class Play(Struct, tag="move"):
    """An answer for a seat that I hold. It answers update `number`: a doubled or stale one does nothing."""

    id: Id
    number: Number
    seat: Seat
    move: Annotated[int, Meta(ge=0, le=1 << 31)]


class Accept(Struct, tag="accept"):
    """The whole proposal of the last update, at one stroke."""

    id: Id
    number: Number
    seat: Seat


class Undo(Struct, tag="undo"):
    """Take back my last answer: at once if nobody has seen anything since, else the others are asked."""

    id: Id
    number: Number
    seat: Seat


class Vote(Struct, tag="vote"):
    """Do I agree that the offered undo is made? Whoever has asked for it withdraws it."""

    id: Id
    number: Number
    seat: Seat
    yes: bool


class Ask(Struct, tag="hint"):
    """What would a strong cat do in my place?"""

    id: Id
    number: Number
    seat: Seat


class Why(Struct, tag="why"):
    """I tapped these handles and nothing came of it: why?"""

    id: Id
    number: Number
    seat: Seat
    at: Annotated[list[Handle], Meta(max_length=8)]


class Preview(Struct, tag="preview"):
    """How would my view look after this move, as far as I can know it?"""

    id: Id
    number: Number
    seat: Seat
    move: Annotated[int, Meta(ge=0, le=1 << 31)]


class Recap(Struct, tag="recap"):
    """What have the others done since I last decided something?"""

    id: Id
    number: Number
    seat: Seat
    again: bool = False  # … and how did the table look meanwhile?


class Inspect(Struct, tag="inspect"):
    """What is to be known of the pieces that lie at one place, or of a card that lies at none, as far as these eyes see it?"""

    id: Id
    eyes: Seat
    zone: Handle = ""
    face: Handle = ""


class Seen(Struct, tag="seen"):
    """The page has shown update `number`, and with it what is shown only once."""

    number: Number
    eyes: Seat | None = None  # through whose eyes; None: those that it looks through now


class Hidden(Struct, tag="hidden"):
    """The page has been hidden, or is seen again."""

    hidden: bool


class Ping(Struct, tag="ping"):
    id: Id


FromPage: TypeAlias = Hello | Look | Play | Accept | Undo | Vote | Ask | Why | Preview | Recap | Inspect | Seen | Hidden | Ping

# --- to the page


class Told(Struct, omit_defaults=True, gc=False):
    """A line of the log."""

    ply: int  # after how many moves: the step of a replay that shows it
    say: Say
    once: bool = False  # it is shown once and not kept: a peek in a game of memory
    chair: int = -1  # whose move it was; -1: the dealer's


class Offer(Struct):
    """Somebody wants to take back more than was their own secret."""

    seat: int
    back: int  # moves that would be taken back; people are told only of those that were chosen
    agreed: list[int]  # seats
    asked: list[int]  # seats that have not answered yet


class Result(Struct):
    places: list[int]  # by seat
    scores: list[int]
    lines: list[Say]
    value: int | None = None  # the number for a list of personal bests, fewer is better


class Update(Struct, tag="update", omit_defaults=True):
    """The table as one seat sees it, after one more change. Seats are those of the match; `Table.seats` says whose chairs."""

    eyes: int  # the seat, or -1
    question: Say
    number: int  # one more with every change of the match
    match: int
    ply: int
    scene: Scene
    waiting: list[int]  # seats that may answer now
    choices: list[Choice] = []  # mine, if I am asked
    proposal: list[int] = []  # moves that `accept` would make, one after the other
    accounts: list[Account] = []
    lines: list[Told] = []  # the log since the update before; in the first update all that may be kept
    whole: bool = False  # `lines` is the whole log and takes the place of what the page has
    motions: list[Motion] = []
    undo: int = 0  # how many of my own answers I may take back at once
    offer: Offer | None = None
    clock: list[float] = []  # by seat, seconds left for an answer when this was sent; empty: no clock
    result: Result | None = None
    answers: str = ""  # the id of my message that brought this about
    # Only for those who said that they keep what they are told. Empty: everything is here. Else the keys of all zones, in their
    # order: whichever is not in the scene is as in the update before, and so is the account of a seat that is not here.
    kept: list[str] = []


class Around(Struct, tag="table"):
    """The table has changed around the match: who sits, who is here, the stage."""

    table: Table


class Done(Struct, tag="done"):
    """Understood and carried out; nothing changed in the match by it, or it had been done already."""

    id: str
    number: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """Not carried out, and why. Nothing has changed."""

    id: str
    say: Say
    clause: str = ""


class Hint(Struct):
    move: int
    reason: Say


class Hints(Struct, tag="hints", omit_defaults=True):
    id: str
    number: int
    best: list[Hint]
    gain: Say | None = None  # what the first is worth, and what it would cost to leave it


class Reason(Struct, tag="reason", omit_defaults=True):
    """The answer to `why`."""

    id: str
    say: Say
    clause: str = ""


class Previewed(Struct, tag="previewed"):
    id: str
    scene: Scene
    accounts: list[Account]


class Recapped(Struct, tag="recapped"):
    id: str
    number: int
    turns: list[Turn]


class Inspected(Struct, tag="inspected"):
    """All about the pieces of one place, in its order; null for an empty spot."""

    id: str
    cards: list[About | None]


class Pong(Struct, tag="pong"):
    id: str


class TablesChanged(Struct, tag="tables"):
    """To a page that shows its person's tables (`/ws/home`): something has changed there."""


ToPage: TypeAlias = Update | Around | Done | Refused | Hints | Reason | Previewed | Recapped | Inspected | Pong | TablesChanged

# --- over HTTP


class Wish(Struct, omit_defaults=True):
    """A chair as the host wants it."""

    kind: Literal["me", "here", "friend", "bot"]  # "here": another person at this device
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Annotated[str, Meta(max_length=64)] = ""


class NewTable(Struct, omit_defaults=True):
    game: Key
    chairs: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, Annotated[str, Meta(max_length=40)]], Meta(max_length=80)] = {}
    house: House = House()
    start: bool = False  # begin at once, if nobody is missing
    record: Annotated[str, Meta(max_length=400_000)] = ""  # play on from here: a record …
    ply: Number = 0  # … and how many of its moves stand


class Reach(Struct, omit_defaults=True):
    """How far the house can be reached. Only somebody at its own machine is told."""

    addresses: list[str] = []  # for everybody else, the likeliest first; empty: nobody else gets in
    opened: bool = False  # to the local network, while it runs; it can be closed again
    mine: bool = False  # may this browser open and close it?


class Opening(Struct):
    open: bool


class Device(Struct, omit_defaults=True):
    """One of the devices of a person."""

    id: str
    kind: DeviceKind
    seen: float  # when it was last here, about, in seconds since 1970
    mine: bool = False  # the one that reads this


class Devices(Struct):
    devices: list[Device]
    waiting: bool = False  # a code is out that nobody has used yet


class TakeAlong(Struct, omit_defaults=True):
    """I want to go on at another device. What the page brings along the house hands over unread."""

    kind: DeviceKind = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    brings: Annotated[str, Meta(max_length=20_000)] = ""


class Brings(Struct):
    """What a page keeps of its person, for the other devices; the house does not read it."""

    brings: Annotated[str, Meta(max_length=20_000)]


class InStep(Struct):
    several: bool  # are there other devices, or may there soon be?
    brings: str = ""  # what was left here before


class DeviceCode(Struct):
    code: str
    seconds: int  # that it is good for


class Arriving(Struct, omit_defaults=True):
    """The code that the other device shows; never part of an address."""

    code: Annotated[str, Meta(max_length=24)]
    kind: DeviceKind = ""


class Welcome(Struct, omit_defaults=True):
    """Who one would be here, and what would come along."""

    name: str
    tables: int
    own: int = 0  # tables of this device's own: they come back when it is cut off
    already: bool = False  # this device is one of theirs


class Arrived(Struct, omit_defaults=True):
    name: str
    brings: str = ""


class CutOff(Struct):
    id: Id


class Pushing(Struct, omit_defaults=True):
    """Does the house call people whose turn it is, and this browser?"""

    key: str = ""  # of the house, for a subscription; empty: it does not
    on: bool = False


class Subscribe(Struct):
    """How to call this browser, as its own PushSubscription says."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    key: Annotated[str, Meta(max_length=100)]  # p256dh
    secret: Annotated[str, Meta(max_length=40)]  # auth
    language: Literal["pl", "en"]


class Free(Struct):
    """A chair whose holder is away becomes open."""

    chair: Seat


class PutAway(Struct):
    """A table is put away, or taken out again, by somebody who sits there."""

    away: bool


class Rematch(Struct, omit_defaults=True):
    kittens: bool = False  # take the chairs of those who have left


class Join(Struct, omit_defaults=True):
    invitation: Id
    name: Name
    chair: Seat | None = None  # None: the first that is open


class Change(Struct, omit_defaults=True):
    """The host changes a chair in the lobby (or gives a chair whose person has left to a bot or to a friend)."""

    chair: Seat
    to: Wish


class ReplayStep(Struct, omit_defaults=True):
    """One step of a replay, as one observer saw it."""

    ply: int
    scene: Scene
    question: Say
    waiting: list[int]
    accounts: list[Account] = []
    lines: list[Told] = []
    motions: list[Motion] = []


class Replay(Struct, omit_defaults=True):
    game: str
    options: dict[str, str]
    players: int
    names: list[str]
    eyes: int
    plies: int  # of the whole match
    steps: list[ReplayStep]  # at most 250 in one answer: ask again from the last one on
    places: list[int] = []
    scores: list[int] = []
    commitment: str = ""
    secret: str = ""
    result: list[Say] = []
    levels: list[str] = []  # by seat: the bots that sat there, as far as the table knows


class Reviewed(Struct):
    """A match that is looked back at. While `of` is more than the decisions that are judged, the rest is thought over: whoever
    wants it asks again, and when nobody does it is given up."""

    review: Review
    of: int


class PlayedSeat(Struct, omit_defaults=True):
    name: str
    place: int
    points: int
    level: str = ""  # of a bot
    mine: bool = False  # held by the browser that reads this
    feats: dict[str, int] = {}  # mine: numbers of the game's own, see GameInfo.feats


class PlayedMatch(Struct, omit_defaults=True):
    """A match that came to its end, for statistics."""

    table: str
    match: int
    game: str
    ended: float  # seconds since 1970
    seats: list[PlayedSeat]  # by chair
    value: int | None = None  # the number for a list of personal bests, fewer is better


class Answers(Struct):
    """Where somebody stands in a lesson: the answers so far. A move by its notation, "" for what was only read."""

    answers: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=80)] = []


class Tapped(Answers):
    """… and what was tapped there in vain."""

    at: Annotated[list[Handle], Meta(max_length=8)] = []


class Wanted(Answers):
    """… and the move that one would like to see first."""

    move: Annotated[int, Meta(ge=0, le=1 << 31)] = 0


class Pointed(Answers):
    """… and the place whose pieces one would like to know, or a card that lies at none."""

    zone: Handle = ""
    face: Handle = ""


class LessonTable(Struct, omit_defaults=True):
    """A table of a lesson, and what happened there since the last answer."""

    options: dict[str, str]
    names: list[str]  # by seat; the learner's is empty
    steps: list[ReplayStep]  # the first one shows how it was before


class LessonStep(Struct, omit_defaults=True):
    """A step of a lesson: what the teacher says, and what may be answered."""

    game: str
    lesson: str
    step: int  # how many have been answered
    of: int
    seat: int  # the learner's
    title: Say  # of the scene
    say: Say
    clauses: list[str]
    tables: list[LessonTable]  # two, if the last answer ended a scene: then the title is shown in between
    comment: Say | None = None  # on the last answer
    other: Say | None = None  # what is said to a legal move that is not asked for
    choices: list[Choice] = []  # everything that is legal …
    allowed: dict[str, str] = {}  # … and what is asked for: the answer, by the number of its move
    proposal: bool = False  # asked for is what the game proposes
    riddle: bool = False  # what is asked for is to be found: nothing points at it
    over: bool = False
    following: str = ""  # the lesson after this one
    result: Result | None = None


class Reading(Struct):
    """A record that somebody wants to look at or to check."""

    record: Annotated[str, Meta(max_length=400_000)]
    eyes: Seat = AUDIENCE
    start: Number = 0  # the first step that is wanted …
    end: Number | None = None  # … and the last; None: as many as come in one answer


class Examined(Reading):
    """… and the place whose pieces are to be told about, as they lie in step `start`, or a card that lies at none."""

    zone: Handle = ""
    face: Handle = ""


class Verdict(Struct, omit_defaults=True):
    """Is the deal of a record honest?"""

    honest: bool
    dealt: int = 0  # moves of the dealer that were confirmed
    why: Say | None = None  # the first thing that is wrong


class DayInfo(Struct, omit_defaults=True):
    """What the deal of a day is played with."""

    players: int  # the reader, and bots
    level: str
    best: Literal["most", "fewest", "value"]  # what decides among equal places: points, or the number of a list of bests
    options: dict[str, str] = {}


class Tried(Struct):
    """What came of a deal that several play."""

    name: str
    place: int
    points: int
    lead: int  # before the best of the rivals
    value: int | None
    mine: bool
    over: bool  # else it is being played
    counts: bool  # … for the first time, by the rules of the list
    table: str  # where, if the reader may look at it
    match: int
    rank: int  # in the list; 0: not in it


class DayDeal(Struct):
    """One game's deal of a day."""

    game: str
    listed: int  # how many have played it
    mine: Tried | None
    rank: int  # mine among them


class Days(Struct):
    """The deals of today."""

    day: str
    left: int  # seconds until the next ones
    streak: int  # days in a row with any
    played: list[str]  # the latest days with one, four weeks at most
    deals: list[DayDeal]


class DayList(DayDeal):
    """The list of a day."""

    day: str
    today: bool
    best: list[Tried]
    commitment: str  # hash of the dealer's secret …
    secret: str  # … which is told when nobody can play it any more


class Playing(Struct, omit_defaults=True):
    """Who would like to play a deal."""

    name: Annotated[str, Meta(max_length=24)] = ""


class AtTable(Struct):
    """Where it is played."""

    table: str


class Challenging(Struct):
    """Others may play a finished match once more, from that seat."""

    match: Number
    seat: Seat


# How far the reader is with a deal; known: they have seen it elsewhere, and nothing would be compared.
Stage: TypeAlias = Literal["open", "playing", "over", "known"]


class Sat(Struct):
    """A person at a table of people, and what came of it."""

    seat: int
    name: str
    place: int
    points: int


class Company(Struct):
    """People who have played a deal together."""

    people: list[Sat]  # by seat
    mine: bool  # the reader is one of them
    table: str  # where, if the reader may look at it
    match: int


class Challenged(Struct):
    """A deal that somebody has played and others may play too."""

    code: str
    game: str
    options: dict[str, str]
    by: str
    seat: int
    levels: list[str]  # by seat: the cats that play there; empty where the reader sits
    stage: Stage
    table: str  # the reader's
    tries: list[Tried]  # for those who have played it
    mine: bool  # it is the reader who challenges
    people: int  # who sat there: several may play it with each other
    companies: list[Company]  # for those who have played it, alone or with others


class OptionInfo(Struct, omit_defaults=True):
    """An option; worded by `option-<key>`, `option-<key>-help` and, for choices, `option-<key>-<choice>`."""

    key: str
    kind: Literal["yes", "number", "choice"]
    default: str
    low: int = 0
    high: int = 1
    choices: list[str] = []
    seats: list[int] = []
    excludes: list[str] = []
    implies: list[str] = []
    clause: str = ""
    screen: bool = False
    fits: dict[str, list[int]] = {}  # choices that not every number of players can make, and which numbers can


class Credits(Struct, frozen=True, omit_defaults=True):
    """Whose game it is, as its rulebook says."""

    original: str = ""  # its title in the first edition
    publishers: list[str] = []
    authors: list[str] = []
    artists: list[str] = []


class GameInfo(Struct, omit_defaults=True):
    key: str
    low: int
    high: int
    usual: int  # how many sit at a table where nobody says how many …
    first: int  # … and at a first one
    minutes: int
    options: list[OptionInfo]
    daily: DayInfo
    feats: dict[str, str] = {}  # what people keep of matches: the "most", "fewest" or "sum"; worded by `feat-<name>`
    lessons: dict[str, int] = {}  # their names with how many steps they have
    words: str = ""  # digest: its wording is at /api/games/<key>/words/<digest>/<language>.ftl and may be kept for ever
    titles: dict[str, str] = {}  # its name by language, …
    abouts: dict[str, str] = {}  # … and what it is about: the first screen needs no other wording of it
    credits: Credits = Credits()
    nets: list[str] = []  # trained networks that play it, besides the levels: those that the host of the house offers


class CardInfo(Struct, omit_defaults=True):
    key: str
    table: str
    standing: str  # "printed", "sourced", "reconstructed"
    note: str = ""
    about: About | None = None  # what is printed on it


class ClauseInfo(Struct):
    key: str  # empty for a paragraph
    chapter: str
    text: str


class RulesInfo(Struct):
    title: str
    about: str  # paragraphs, parted by empty lines
    clauses: list[ClauseInfo]


class HouseInfo(Struct):
    """What this house offers."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    words: str  # digest of the wording that no game has: /api/words/<digest>/<language>.ftl


class Problem(Struct):
    """Every refusal over HTTP, with a fitting status."""

    say: Say
