"""One table: who sits where, the match that is played, the numbers of its updates. Nothing here knows of network or clock."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import structs

from kociarnia import games
from kociarnia.engine import Game, HashDice, Match, Record, Refusal, Say, by_decks, dealer, latest_choice
from kociarnia.engine.match import Ply, kit
from kociarnia.server.chairs import Chairs, changes
from kociarnia.server.chronicle import Chronicle
from kociarnia.server.store_types import LogEntry, StoredMatch, StoredTable, encode, said
from kociarnia.server.wire import AUDIENCE, Offer, Score

NOTE = "note"  # begins a line of the log that is no move
KEEPER = "keeper:"  # as a sender, with a level: that bot answered in the name of whoever holds the seat
REMEMBERED = 32  # messages of a match that are known when they come again; older ones are stale anyway


class MatchChange(NamedTuple):
    """One change of a match: what is written to the log, and what is told."""

    entry: LogEntry
    plies: list[Ply]  # the moves that were made, the dealer's among them
    whole: bool = False  # moves were taken back, so what was told before no longer stands


class Missed(NamedTuple):
    start: int  # the ply from which on they lack everything
    keep: int  # … and from which on they have not seen what is shown once
    whole: bool  # it cannot be told piecemeal


class Room:
    """A table in memory. Every change raises `number` by one and is told to the store before it is told to anybody."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.game: Game = games.find(stored.game)
        self.chairs = Chairs(stored)
        self.dealt: StoredMatch | None = None
        self.match: Match | None = None
        self.original: Record | None = None  # the match as it was, if the rules have changed since: it goes no further
        self._clear()

    def _clear(self) -> None:
        self.chronicle = Chronicle(self.dealt.seats, self.dealt.told) if self.dealt else Chronicle([])
        self.peeked = False  # moves were taken back after something had been seen
        self.number = 0
        self.ply_at = [0]  # by number: how many moves had been made
        self.rewound = 0  # the number with which moves were last taken back
        self.asked: dict[int, int] = {}  # since which number a seat has had its question
        self.offer: Offer | None = None
        self.shown = [0] * len(self.stored.chairs)  # by seat: up to which ply it has seen what is shown once
        self.heard: OrderedDict[str, str] = OrderedDict()  # messages that were carried out, and what they said

    # --- beginning

    @property
    def players(self) -> int:
        return len(self.stored.chairs)

    def seats(self) -> range:
        return range(self.players)

    def sides(self) -> list[int]:
        """By chair, where there are teams; else empty. Rules are costly to make, so a table is asked once."""
        if self.stored.sides is None:
            self.stored.sides = self._sides()
        sides = self.stored.sides
        return [sides[self.seat_of(chair)] for chair in range(self.players)] if sides else []

    def _sides(self) -> list[int]:
        try:
            settled = self.game.settle(self.players, self.stored.options)
        except Refusal:  # a table in the lobby may still be short of chairs
            return []
        sides = [int(side) for side in kit(self.game, self.players, settled).rules.sides()]
        return [] if len(set(sides)) in (1, self.players) else sides

    def begin(self, record: Record | None = None, ply: int = 0) -> MatchChange:
        """A new match; the starter rotates from match to match. `record`: go on from there instead of dealing anew."""
        self.chairs.check_full()
        first = self.stored.match % self.players if record is None and self.stored.deal is None else 0
        seats = [(first + seat) % self.players for seat in self.seats()]
        names = [self.stored.chairs[chair].name for chair in seats]
        house = self.stored.house
        told = changes(self.dealt.house, house) if self.dealt and self.dealt.house else []
        dealt = StoredMatch(self.stored.match + 1, seats, names, version=self.game.version, house=house, told=told)
        if self.stored.deal is not None:
            dealt.secret = self.stored.deal.secret
        dice = self._dice(dealt)
        if record is None:
            match = Match(self.game, self.players, self.stored.options, dice, names)
        else:
            match = Match.resume(self.game, record, ply, dice)
            match.record.names = names
            if match.over or self._decided(Match.resume(self.game, record, deal=False), ply, seats):
                raise Refusal("error-over")
        dealt.secret, dealt.commitment = dice.secret, match.record.commitment
        dealt.rules = match.digest
        self.original = None
        self.dealt, self.match = dealt, match
        self._clear()
        self.stored.match = dealt.match
        self.stored.left, self.stored.freed, self.stored.called = {}, [], []
        self.stored.put_away = []  # whoever did not want to see the table any more may want to play again
        self.stored.stage = "playing"
        return self._change(list(match.plies()), "\n".join(match.record.moves), "", whole=True)

    def _decided(self, played: Match, ply: int, seats: list[int]) -> bool:
        """Had nobody who sits here anything to choose any more? Then only the end would be played once more."""
        people = [seat for seat, chair in enumerate(seats) if self.stored.chairs[chair].kind == "person"]
        chosen = [latest_choice(played, seat, len(people) > 1) for seat in people]
        return played.over and bool(people) and all(latest is None or latest < ply for latest in chosen)

    def _dice(self, dealt: StoredMatch) -> HashDice:
        chosen = self.game.as_of(dealt.version, self.stored.options)
        return dealer(self.game, self.players, chosen, dealt.secret or by_decks())

    def resume(self, dealt: StoredMatch, log: Iterable[LogEntry], shown: dict[int, int]) -> None:
        """The match as its log tells it."""
        moves: list[str] = []
        self.dealt = dealt
        self._clear()
        for entry in log:
            self.number = entry.number
            self.offer = None
            before = len(moves)
            for line in entry.text.splitlines():
                self._reread(line, moves)
            self._kept(before, len(moves), entry.sender)
            self.ply_at.append(len(moves))
            self._remember(entry.sender)
        for seat, ply in shown.items():
            self.shown[seat] = min(ply, len(moves))
        game, players = self.game, self.players
        record = Record(
            game.name, dealt.version, players, self.stored.options, moves, dealt.rules, dealt.names, dealt.commitment
        )
        try:
            self.match = Match.resume(game, record, dice=self._dice(dealt))
        except Refusal:
            self.original = record
            self.match = self._as_far(record)
        self.asked = {} if self.changed else dict.fromkeys(self.match.waiting(), self.number)

    def _as_far(self, record: Record) -> Match:
        try:
            return Match.as_far(self.game, record)
        except Refusal:  # there are no such options any more
            raise Refusal("error-rules") from None

    def _reread(self, line: str, moves: list[str]) -> None:
        word, _, rest = line.partition(" ")
        if word == "rewind":
            ply, _, seen = rest.partition(" ")
            del moves[int(ply) :]
            self.chronicle.rewind(int(ply))
            self.peeked = self.peeked or bool(seen)
            self.rewound = self.number
            self.shown = [min(ply, len(moves)) for ply in self.shown]
        elif word == "offer":
            seat, back, *asked = map(int, rest.split())
            others = [other for other in self.seats() if other != seat and other not in asked]
            self.offer = Offer(seat, back, others, asked)
        elif word == NOTE:
            self.chronicle.note(self.number, len(moves), said(rest))
        else:
            moves.append(line)

    # --- where it stands

    @property
    def changed(self) -> bool:
        """Are the rules not those that the match began with? It can be looked at, as far as its moves are legal."""
        return self.original is not None

    @property
    def over(self) -> bool:
        """Is the match at its end? One whose rules have changed may go on some day, by the rules that it began with."""
        if self.match is None or self.dealt is None:
            return False
        if self.changed:
            return self.stored.stage == "over" or self.dealt.match < self.stored.match
        return self.match.over

    @property
    def went_on(self) -> bool:
        """Did it begin in the middle, from a record?"""
        return self.match is not None and any(actor >= 0 for actor, _ in self.match.made[: self.ply_at[1]])

    @property
    def playing(self) -> bool:
        return self.stored.stage == "playing" and not self.changed

    def seat_of(self, chair: int) -> int:
        return self.dealt.seats.index(chair) if self.dealt else chair

    def chair_of(self, seat: int) -> int:
        return self.dealt.seats[seat] if self.dealt else seat

    def holds(self, browser: str, seat: int) -> bool:
        """Does that browser hold the seat?"""
        if not browser or not 0 <= seat < self.players:
            return False
        return self.stored.chairs[self.chair_of(seat)].owner == browser

    def bots(self) -> bool:
        """Does a bot sit here?"""
        return any(chair.kind == "bot" for chair in self.stored.chairs)

    def among_people(self, seat: int) -> bool:
        """Does another person sit here, who could read something from when the seat answers?"""
        own = self.chair_of(seat)
        return any(chair.kind == "person" and at != own for at, chair in enumerate(self.stored.chairs))

    def only_seat_of(self, browser: str) -> int | None:
        """The seat of a browser that has just one."""
        found = None
        for at, chair in enumerate(self.stored.chairs):
            if chair.owner == browser and browser:
                if found is not None:
                    return None
                found = at
        return None if found is None else self.seat_of(found)

    def seats_of(self, browser: str) -> list[int]:
        if not browser:
            return []
        return [self.seat_of(at) for at, chair in enumerate(self.stored.chairs) if chair.owner == browser]

    def running(self) -> Match:
        """The match, if it goes on."""
        if self.changed:
            raise Refusal("error-rules")
        if self.match is None or not self.playing:
            raise Refusal("error-over" if self.match else "error-lobby")
        return self.match

    # --- what seats do

    def repeated(self, sender: str) -> bool:
        """Was this very message carried out already? Another one under its name is refused: it would be lost."""
        name, said = _parted(sender)
        before = self.heard.get(name)
        if before and said != before:
            raise Refusal("error-id")
        return before is not None

    def fresh(self, seat: int, number: int) -> None:
        """An answer must be to the question that the seat has now; others may have answered theirs in the meantime."""
        if not self.asked.get(seat, self.number + 1) <= number <= self.number:
            raise Refusal("error-stale")

    def play(self, seat: int, moves: list[int], sender: str = "") -> MatchChange:
        """Answers of one seat, mostly a single one. A Refusal changes nothing."""
        match = self.running()
        before = self._questions()
        start = match.ply
        plies: list[Ply] = []
        try:
            for move in moves:
                plies += match.play(seat, move)
        except Refusal:
            if match.ply > start:
                match.rewind(start)
            raise
        if match.over:
            self._score(match)
        self._ask(before, seat)
        self._kept(start, match.ply, sender)
        return self._change(plies, "\n".join(match.record.moves[start:]), sender)

    def accept(self, seat: int, sender: str = "") -> MatchChange:
        """The whole proposal that the seat was shown."""
        match = self.running()
        if seat not in match.waiting():
            raise Refusal("error-not-asked", seat=seat + 1)
        proposal = match.presenter.proposal(match.rules, match.view(seat))
        if not proposal:
            raise Refusal("error-no-proposal")
        return self.play(seat, proposal, sender)

    def undo(self, seat: int, agree: Iterable[int], sender: str = "") -> MatchChange:
        """Take back the latest answer: at once if that tells nothing, else the others are asked. `agree` need not be."""
        match = self.running()
        if not self.stored.house.undo:
            raise Refusal("error-undo-off")
        chosen = latest_choice(match, seat, self.among_people(seat))
        if chosen is None:
            raise Refusal("error-undo-nothing")
        if match.ply - chosen <= match.undoable(seat):
            return self._rewind(match, chosen, sender, False)
        if self.stored.counts:
            raise Refusal("error-undo-deal")  # others did not know what comes
        agreed = [other for other in agree if other != seat]
        asked = [other for other in self.seats() if other != seat and other not in agreed]
        back = match.ply - chosen
        people = [other for other in self.seats() if self.stored.chairs[self.chair_of(other)].kind == "person"]
        if not match.presenter.reminds and match.learnt(chosen, people):
            raise Refusal("error-undo")  # a peek is not unseen: in a game of memory nobody may allow it, least of all bots
        if not asked:
            return self._rewind(match, chosen, sender, True)
        self.offer = Offer(seat, back, agreed, asked)
        return self._change([], self._offered(), sender)

    def vote(self, seat: int, yes: bool, sender: str = "") -> MatchChange:
        """Someone who was asked agrees that moves are taken back, or not; who asked may withdraw it: then the offer is gone."""
        match = self.running()
        if self.offer is None or (seat not in self.offer.asked and (yes or seat != self.offer.seat)):
            raise Refusal("error-vote")
        if not yes:
            self.offer = None
            return self._change([], "", sender)
        asked = [other for other in self.offer.asked if other != seat]
        if not asked:
            who = self.chairs.names([self.chair_of(self.offer.seat)])
            told = Say("log-undone", {"name": who, "back": self.offered(self.offer).back})
            return self._rewind(match, match.ply - self.offer.back, sender, True, told)
        self.offer = Offer(self.offer.seat, self.offer.back, [*self.offer.agreed, seat], asked)
        return self._change([], self._offered(), sender)

    def offered(self, offer: Offer) -> Offer:
        """As people count: only what they chose, neither what was dealt nor what could not be otherwise."""
        match = self.match
        assert match is not None
        plies = match.plies(match.ply - offer.back)
        chosen = sum(ply.actor >= 0 and len(match.rules.legal(ply.before)) > 1 for ply in plies)
        return structs.replace(offer, back=max(1, chosen))

    def note(self, say: Say) -> MatchChange:
        """A line of the log for everybody that is no move: who sits here, and where. What was offered stands."""
        match = self.running()
        self.chronicle.note(self.number + 1, match.ply, say)
        lines = [f"{NOTE} {encode(say).decode()}", *([self._offered()] if self.offer else [])]
        return self._change([], "\n".join(lines), "")

    def _offered(self) -> str:
        assert self.offer is not None
        return " ".join(["offer", str(self.offer.seat), str(self.offer.back), *map(str, self.offer.asked)])

    def _rewind(self, match: Match, ply: int, sender: str, peeked: bool, told: Say | None = None) -> MatchChange:
        """`peeked`: past something that somebody has seen. `told`: what the log says of it."""
        plies = match.rewind(ply)
        self.chronicle.rewind(ply)
        self.offer = None
        self.peeked = self.peeked or peeked
        self.shown = [min(shown, ply) for shown in self.shown]
        self.rewound = self.number + 1
        self.asked = dict.fromkeys(match.waiting(), self.number + 1)
        lines = [f"rewind {ply}{' seen' if peeked else ''}", *match.record.moves[ply:]]
        if told:
            self.chronicle.note(self.number + 1, match.ply, told)
            lines.append(f"{NOTE} {encode(told).decode()}")
        return self._change(plies, "\n".join(lines), sender, whole=True)

    def kept_since(self, match: Match, reader: int) -> dict[int, str]:
        """Seats for which a bot has answered since the reader last decided something, with its level."""
        since = latest_choice(match, reader, self.among_people(reader)) or 0
        actors = [(match.made[ply][0], level) for ply, level in self.chronicle.kept.items() if ply >= since]
        return {actor: level for actor, level in actors if actor >= 0}

    def missed(self, eyes: int, number: int) -> Missed:
        """What eyes lack that have seen update `number`."""
        assert self.match is not None
        whole = not 0 < number <= self.number or number < self.rewound
        never = eyes == AUDIENCE or not self.match.presenter.shows_once
        keep = self.match.ply if never else self.shown[eyes]
        return Missed(0 if whole else self.ply_at[number], keep, whole)

    def see(self, seat: int, number: int) -> int | None:
        """The seat has been shown everything up to that update; returns the ply if that is news."""
        if not 0 < number <= self.number or self.rewound > number:
            return None
        ply = self.ply_at[number]
        if ply <= self.shown[seat]:
            return None
        self.shown[seat] = ply
        return ply

    # --- inside

    def _change(self, plies: list[Ply], text: str, sender: str, whole: bool = False) -> MatchChange:
        assert self.match is not None
        self.number += 1
        self.ply_at.append(self.match.ply)
        if plies and not whole:
            self.offer = None
        if not self.asked:
            self.asked = dict.fromkeys(self.match.waiting(), self.number)
        self._remember(sender)
        return MatchChange(LogEntry(self.number, text, sender), plies, whole)

    def _kept(self, start: int, end: int, sender: str) -> None:
        """These moves were made by a bot, if the sender is one, in somebody's name."""
        if sender.startswith(KEEPER):
            for ply in range(start, end):
                self.chronicle.kept[ply] = sender.removeprefix(KEEPER)

    def _remember(self, sender: str) -> None:
        if sender and not sender.startswith(KEEPER):
            name, said = _parted(sender)
            self.heard[name] = said
            if len(self.heard) > REMEMBERED:
                self.heard.popitem(last=False)

    def _questions(self) -> dict[int, Any]:
        """What each seat may answer now, where several are asked at once."""
        assert self.match is not None
        waiting = self.match.waiting()
        return {seat: self.match.legal(seat) for seat in waiting} if len(waiting) > 1 else {}

    def _ask(self, before: dict[int, Any], mover: int) -> None:
        """Who has a new question since the move? One that others' answers left as it was may still be answered."""
        assert self.match is not None
        asked = {}
        for seat in self.match.waiting():
            same = seat != mover and seat in before and self.match.legal(seat) == before[seat]
            asked[seat] = self.asked.get(seat, self.number + 1) if same else self.number + 1
        self.asked = asked

    def _score(self, match: Match) -> None:
        assert self.dealt is not None
        self.stored.stage = "over"
        seats = [self.seat_of(chair) for chair in range(self.players)]
        places = [match.record.places[seat] for seat in seats]
        scores = [match.record.scores[seat] for seat in seats]
        self.stored.scores.append(Score(self.dealt.match, seats[0], places, scores))


def sender_of(browser: str, message: str, said: bytes) -> str:
    """A message by who sent it and what it said; in the log, to know it again."""
    return f"{browser[:12]}:{message}#{crc32(said):08x}"


def _parted(sender: str) -> tuple[str, str]:
    """Name and content; logs of older houses have only the name."""
    return (sender[:-9], sender[-8:]) if sender[-9:-8] == "#" else (sender, "")


def new_id() -> str:
    return secrets.token_urlsafe(12)
