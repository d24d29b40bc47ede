"""What each pair of eyes is told of a match. Everything is made from the view of the seat, or of the audience."""

from __future__ import annotations

import itertools
from typing import Any, final

from mypy_extensions import mypyc_attr

from kociarnia.engine import NOBODY, Account, Choice, Match, Motion, Say, Scene
from kociarnia.engine.offered import Offered
from kociarnia.server.chronicle import Heard, encode, heard_of, observer_of
from kociarnia.server.last_shown import LastShown
from kociarnia.server.room import MatchChange, Room
from kociarnia.server.update_parts import Board
from kociarnia.server.wire import AUDIENCE, Result

KEPT = 1 << 14
serials = itertools.count(1)  # of all sights, so that none is taken for another
kept: dict[int, tuple[Choice, bytes]] = {}  # choices that are offered again and again, at all tables, by their identity


@mypyc_attr(acyclic=True)
@final
class Eyes:
    """What has been made so far for one pair of eyes, a seat's or the audience's. Every move needs five of these: fields are
    found quicker than entries of dictionaries."""

    def __init__(self) -> None:
        self.table: LastShown | None = None
        self.apart: LastShown | None = None
        self.forget()

    def forget(self) -> None:
        """All is to be made anew."""
        self.view: Any = None
        self.sight = NOBODY  # through whose eyes the table is seen
        self.own = b""  # what is for these eyes alone
        self.whole: list[bytes] | None = None  # the board, in pieces
        self.changes = b""  # what has changed of it
        # The table as others see it too, what a seat sees otherwise, and the serial of the sights that their changes are since;
        # 0: these cannot be told.
        self.laid = False  # are these of now?
        self.before = 0

    def lay(self, table: LastShown, apart: LastShown | None) -> None:
        self.table, self.apart, self.laid = table, apart, True
        # A seat that no longer sees a zone with eyes of its own would keep what it saw.
        told = apart is None or (apart.before == table.before and not apart.moved)
        self.before = table.before if told else 0

    def mark(self, serial: int) -> int:
        return serial << 6 | (self.sight + 1) << 1 | (self.apart is not None)


@mypyc_attr(acyclic=True)
class Sights:
    """A match as it stands, seen through all eyes. What several see alike is made once; it is kept until the next change, for
    those who come back; and what has not changed since then is not made anew."""

    def __init__(self, room: Room, match: Match) -> None:
        self.room = room
        self.match = match
        self.eyes = [Eyes() for _ in range(match.players + 1)]  # by seat; the audience's are the last ones
        self.last: dict[int, LastShown] = {}
        self.last_apart: dict[int, LastShown] = {}  # what a seat sees otherwise
        self.look()

    def look(self) -> None:
        """As it is now."""
        match, room = self.match, self.room
        self.number, self.serial = room.number, next(serials)
        self.waiting = [] if room.changed else match.waiting()
        for eyes in self.eyes:
            eyes.forget()
        self.view = match.rules.redact(match.state, match.players)  # the audience's
        self.eyes[AUDIENCE].view = self.view
        self.eyes[AUDIENCE].sight = AUDIENCE
        question = match.presenter.question(match.rules, self.view, match.players)
        self.asks = encode(Say("error-rules") if room.changed else question)
        self.shared = b""  # how an update ends whose end is the same for several, and the board and the lines that it has
        self.shared_of: tuple[bytes, bytes] = (b"", b"")

    def to(self, eyes: int, lines: bytes, whole: bool, clock: list[float], answers: str, had: int = 0) -> list[bytes]:
        """The message for these eyes, in pieces; `lines` are those of the log, with the motions; `answers` is for whoever
        brought it about, `had` for readers who keep what they were told: the mark of the board they have."""
        own, sight = self._own(eyes), self.sight(eyes)
        parts = [b'{"type":"update",', own]
        changes = self._changes_since(sight, had) if had else b""
        if changes:
            parts.append(self._end(lines, changes))
        else:
            parts += [b',"lines":[', lines, b",", *self._whole(sight)]
        if whole:
            parts.append(b',"whole":true')
        if clock:
            parts.append(b',"clock":' + encode(clock))
        if answers:
            parts.append(b',"answers":' + encode(answers))
        parts.append(b"}")
        return parts

    def _end(self, lines: bytes, changes: bytes) -> bytes:
        """Mostly the same for all who sit around the table: so it is put together once, and goes out from one place."""
        of_lines, of_changes = self.shared_of
        if lines is not of_lines or changes is not of_changes:
            self.shared_of = lines, changes
            self.shared = b"".join([b',"lines":[', lines, b",", changes])
        return self.shared

    def since(self, eyes: int, number: int, clock: list[float], answers: str = "") -> bytes:
        """For eyes that have seen update `number`: what they have missed, or the whole log if that cannot be told piecemeal."""
        room = self.room
        start, keep, whole = room.missed(eyes, number)
        lines = room.chronicle.since(self.match, eyes, start, keep, whole, number)
        return b"".join(self.to(eyes, b"".join([*lines, b'],"motions":[]']), whole, clock, answers))

    def sight(self, eyes: int) -> int:
        """Through whose eyes the table is seen."""
        own = self.eyes[eyes]
        if own.sight == NOBODY:
            match = self.match
            alike = not match.presenter.secrets or match.presenter.sight(match.rules, self.view, eyes) == match.players
            own.sight = AUDIENCE if alike else eyes
        return own.sight

    def _own(self, eyes: int) -> bytes:
        own = self.eyes[eyes]
        if not own.own:
            own.own = self._made(eyes)
        return own.own

    def _made(self, eyes: int) -> bytes:
        match, presenter, undo = self.match, self.match.presenter, undo_of(self.room, self.match, eyes)
        back = b',"undo":%d' % undo if undo else b""
        if eyes not in self.waiting:
            return b'"eyes":%d,"question":%b%b' % (eyes, self.asks, back)
        view, asks = self._view(eyes), self.asks
        if presenter.secrets or len(self.waiting) > 1:  # it may say what only this seat knows, or is asked
            asks = encode(presenter.question(match.rules, view, eyes))
        proposal = [int(move) for move in presenter.proposal(match.rules, view)]
        proposed = b',"proposal":%b' % encode(proposal) if proposal else b""
        return b'"eyes":%d,"question":%b%b%b,"choices":[%b]' % (eyes, asks, proposed, back, self._choices(view))

    def _choices(self, view: Any) -> bytes:
        rules, presenter = self.match.rules, self.match.presenter
        offers = presenter.offers(rules, view)
        if offers is not None:
            return b",".join([offer.wire or _told(offer) for offer in offers])
        choices = presenter.choices(rules, view)
        return b",".join(_offered(choices)) if presenter.offers_again else encode(choices)[1:-1]

    def mark(self, eyes: int) -> int:
        """Of the board that these eyes are shown: what changes can be told of it to whoever has it."""
        return self._lay(self.sight(eyes)).mark(self.serial) if self.match.presenter.lasting else 0

    def _changes_since(self, sight: int, had: int) -> bytes:
        """What has changed of the board for whoever has that one; nothing if that cannot be told."""
        eyes = self._lay(sight)
        if not eyes.before or had != eyes.mark(eyes.before):
            return b""
        if not eyes.changes:
            eyes.changes = self._changes(eyes)
        return eyes.changes

    def _view(self, eyes: int) -> Any:
        own = self.eyes[eyes]
        if own.view is None:
            own.view = self.match.view(eyes)
        return own.view

    def plain_view(self, eyes: int) -> Any:
        """What they know, unless it was made for an answer that another is asked for first."""
        return self._view(eyes) if len(self.waiting) < 2 or eyes == AUDIENCE else None

    def _whole(self, sight: int) -> list[bytes]:
        eyes = self.eyes[sight]
        if eyes.whole is None:
            eyes.whole = self._board(sight)
        return eyes.whole

    def _board(self, sight: int) -> list[bytes]:
        if not self.match.presenter.lasting:
            scene, worth = self._shown(sight)
            return [self._rest(self._view(sight)), b',"scene":', encode(scene), b',"accounts":', encode(worth)]
        eyes = self._lay(sight)
        table, apart = eyes.table, eyes.apart
        assert table is not None
        zones, accounts = [shown.data for shown in table.zones], [shown.data for shown in table.accounts]
        if apart is not None:
            for shown in apart.zones:
                at = table.places.get(shown.key, -1)
                if at >= 0:
                    zones[at] = shown.data
                else:
                    zones.append(shown.data)
            accounts[sight : sight + len(apart.accounts)] = [shown.data for shown in apart.accounts]
        return [table.head, b",".join(zones), b']},"accounts":[', b",".join(accounts), b"]"]

    def _changes(self, eyes: Eyes) -> bytes:
        table, apart = eyes.table, eyes.apart
        assert table is not None
        if apart is None or self._unaffected(eyes.sight, table, apart):
            if not table.told:
                zones = [shown.data for shown in table.changed_zones]
                accounts = [table.accounts[at].data for at in table.changed_accounts]
                table.told = _changed(table.head, zones, accounts, table.keys)
            return table.told
        keys = table.keys
        zones = [shown.data for shown in table.changed_zones if shown.key not in apart.places]
        zones += [shown.data for shown in apart.changed_zones]
        accounts = [table.accounts[at].data for at in table.changed_accounts if at != eyes.sight or not apart.accounts]
        accounts += [apart.accounts[at].data for at in apart.changed_accounts]
        for shown in apart.zones:
            if shown.key not in table.places:
                keys += b"," + encode(shown.key)
        return _changed(table.head, zones, accounts, keys)

    def _unaffected(self, sight: int, table: LastShown, apart: LastShown) -> bool:
        """Has nothing changed that this seat sees otherwise than the audience?"""
        if apart.changed_zones or apart.changed_accounts or (apart.accounts and sight in table.changed_accounts):
            return False
        if not all(shown.key in table.places for shown in apart.zones):
            return False
        return not any(shown.key in apart.places for shown in table.changed_zones)

    def _lay(self, sight: int) -> Eyes:
        eyes = self.eyes[sight]
        if not eyes.laid:
            apart = self._lay_apart(sight) if sight != AUDIENCE and not self.match.over else None
            eyes.lay(self._table(sight if apart is None else AUDIENCE), apart)
        return eyes

    def _lay_apart(self, sight: int) -> LastShown | None:
        """What a seat sees otherwise than the audience; None: all of its table."""
        rules, presenter = self.match.rules, self.match.presenter
        apart = self._last(self.last_apart, sight, False)  # nobody else sees such zones
        view = self._view(sight)
        basis = presenter.own_basis(rules, view, sight)
        if basis is not None and basis is apart.basis:
            apart.lay_again(self.serial)
            return apart
        zones = presenter.own(rules, view, sight)
        if zones is None:
            return None
        account = presenter.own_account(rules, view, sight)
        apart.lay(self.serial, tuple(zones), [] if account is None else [account])
        apart.basis = basis
        return apart

    def _last(self, known: dict[int, LastShown], sight: int, anywhere: bool) -> LastShown:
        last = known.get(sight)
        if last is None:
            last = known[sight] = LastShown(anywhere)
        return last

    def _table(self, sight: int) -> LastShown:
        last = self._last(self.last, sight, self.match.presenter.shows_again)
        if last.serial != self.serial:
            scene, accounts = self._shown(sight)
            last.head = b'%b,"scene":{"facts":[%b],"zones":[' % (self._rest(self._view(sight)), last.state(scene.facts))
            last.lay(self.serial, scene.zones, accounts)
        return last

    def _shown(self, eyes: int) -> tuple[Scene, list[Account]]:
        match, view, reader = self.match, self._view(eyes), observer_of(self.match, eyes)
        return match.presenter.scene(match.rules, view, reader), match.presenter.accounts(match.rules, view, reader)

    def _rest(self, view: Any) -> bytes:
        match, room = self.match, self.room
        assert room.dealt is not None
        offer = room.offer and room.offered(room.offer)
        return encode(Board(room.number, room.dealt.match, match.ply, self.waiting, offer, result_of(match, view)))[1:-1]


def _changed(head: bytes, zones: list[bytes], accounts: list[bytes], keys: bytes) -> bytes:
    """Of a board that is kept: the zones and accounts that are others now, and which zones there are."""
    return b'%b%b]},"accounts":[%b],"kept":[%b]' % (head, b",".join(zones), b",".join(accounts), keys)


def _told(offer: Offered) -> bytes:
    offer.wire = encode(offer.choices)[1:-1]
    return offer.wire


def _offered(choices: list[Choice]) -> list[bytes]:
    known, out = kept, []
    for choice in choices:
        found = known.get(id(choice))
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[id(choice)] = choice, encode(choice)
        out.append(found[1])
    return out


@mypyc_attr(acyclic=True)
class Telling:
    """One change of a match on its way to everybody around the table."""

    def __init__(self, sights: Sights, change: MatchChange, clock: list[float]) -> None:
        self.sights = sights
        self.room = sights.room
        self.match = sights.match
        self.change = change
        self.clock = clock
        eyes = self.match.players + 1  # the audience's are the last ones
        self.heard: list[list[Heard] | None] = [None] * eyes
        self.lines = [b""] * eyes  # with the motions
        self.told = [False] * eyes

    def to(self, eyes: int, answers: str = "", had: int = 0) -> list[bytes]:
        """The message for these eyes; `answers` is for whoever brought the change about, `had` as in `Sights.to`."""
        if self.change.whole:
            return [self.sights.since(eyes, 0, self.clock, answers)]
        through = self._ears(eyes)
        heard = self._heard(through)
        if not self.told[eyes]:
            self.told[eyes] = True
            self.room.chronicle.add(eyes, heard)
        return self.sights.to(eyes, self.lines[through], False, self.clock, answers, had)

    def _ears(self, eyes: int) -> int:
        """Through whose eyes it was seen what happened: the own ones, if they were shown something alone, or moved and know
        more of that than others do."""
        match, presenter = self.match, self.match.presenter
        if not presenter.secrets:
            return AUDIENCE
        if eyes == AUDIENCE or presenter.hears(match.rules, self.sights.view, eyes) != match.players:
            return eyes
        both = 1 << eyes | 1 << match.players
        for ply in self.change.plies:
            if ply.witnesses & both not in (0, both) or (ply.actor == eyes and not presenter.alike(match.rules, ply.move)):
                return eyes
        return AUDIENCE

    def _heard(self, eyes: int) -> list[Heard]:
        """What these eyes were told of it, with the lines and motions of that."""
        heard = self.heard[eyes]
        if heard is None:
            news = list(self.match.news(self.change.plies, observer_of(self.match, eyes), True, self.sights.plain_view(eyes)))
            heard = self.heard[eyes] = [heard_of(self.room.chronicle, eyes, one) for one in news]
            lines = b"".join([one.first() for one in heard]) + self.room.chronicle.noted(self.change.entry.number)
            motions: list[Motion] = [motion for one in news for motion in one.motions]
            self.lines[eyes] = b'%b],"motions":%b' % (lines[1:], encode(motions))
        return heard


def result_of(match: Match, view: Any) -> Result | None:
    if not match.over:
        return None
    record, rules, presenter = match.record, match.rules, match.presenter
    return Result(record.places, record.scores, presenter.result(rules, view), presenter.record_value(rules, view))


def undo_of(room: Room, match: Match, eyes: int) -> int:
    """How many of its answers a seat may take back at once."""
    if eyes == AUDIENCE or not match.made or match.made[-1][0] != eyes:
        return 0  # as nearly all who are told of a move
    never = not room.stored.house.undo or match.over or room.changed
    return 0 if never else match.undoable(eyes)
