"""What a match has told so far, by eyes: the lines of every move as they go over the wire, so that coming back is a look-up.

It is made from the match's own moves and from nothing else. Whatever it lacks (after a restart, or of moves that were made
elsewhere) is read on from there, a few moves at a time.
"""

from __future__ import annotations

import codecs
import zlib
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Any, TypeAlias, final

import msgspec
from mypy_extensions import mypyc_attr

from kociarnia.engine import Match, Say
from kociarnia.engine.match import News
from kociarnia.server.wire import AUDIENCE, Told

STEP = 64  # moves that are read on at a time: about a millisecond
Packed: TypeAlias = tuple[list[bytes], dict[int, list[int]], dict[int, dict[int, list[tuple[bytes, bool]]]]]
ESCAPED = "kociarnia-json"  # what becomes of letters that are not ASCII
TIMES, TIMES_ESCAPED = "×".encode(), b"\\u00d7"  # it stands in every sum, and is mostly the only one
_encode = msgspec.json.Encoder().encode
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(Packed).decode


def encode(part: Any) -> bytes:
    """As JSON, in ASCII: a WebSocket takes text, and text with one wider letter costs ten times as much on its way."""
    data = _encode(part)
    if data.isascii():
        return data
    data = data.replace(TIMES, TIMES_ESCAPED)
    return data if data.isascii() else data.decode().encode("ascii", ESCAPED)


@lru_cache(maxsize=1024)
def _escaped(letters: str) -> str:
    units = letters.encode("utf-16-be").hex()
    return "".join([f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4)])


def _escape(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return _escaped(error.object[error.start : error.end]), error.end


codecs.register_error(ESCAPED, _escape)


@mypyc_attr(acyclic=True)
@final
class Heard:
    """What some eyes were told of one move."""

    def __init__(self, number: int, lines: bytes, once: list[tuple[bytes, bool]]) -> None:
        self.number = number
        self.lines = lines  # what may be told again, each line with a comma before it
        self.once = once  # where something among it is shown once: all of its lines, and whether each is

    def first(self) -> bytes:
        """All of its lines, as they are told for the first time."""
        return b"".join([data for data, _ in self.once]) if self.once else self.lines


def observer_of(match: Match, eyes: int) -> int:
    """The engine's number for these eyes."""
    return match.players if eyes == AUDIENCE else eyes


def heard_of(chronicle: Chronicle, eyes: int, news: News) -> Heard:
    """The audience is never told what is shown once."""
    lines: list[tuple[bytes, bool]] = []
    fleeting = False
    for line in news.lines:
        if line.fleeting and eyes == AUDIENCE:
            continue
        fleeting = fleeting or line.fleeting
        chair = chronicle.seats[news.actor] if news.actor >= 0 else -1
        say = stood_in(line.say, chronicle.kept[news.number]) if chair >= 0 and news.number in chronicle.kept else line.say
        lines.append((b"," + encode(Told(news.number + 1, say, line.fleeting, chair)), line.fleeting))
    return Heard(news.number, b"".join([data for data, once in lines if not once]), lines if fleeting else [])


def stood_in(say: Say, level: str) -> Say:
    """What a bot did in somebody's name, told as such."""
    return Say("log-stood-in", {"said": say, "level": level})


class Chronicle:
    def __init__(self, seats: list[int], opening: Iterable[Say] = ()) -> None:
        """`opening`: lines that stand before the first move."""
        self.seats = seats
        self.opening = b"".join([b"," + encode(Told(0, say)) for say in opening])
        self.notes: list[tuple[int, int, bytes]] = []  # lines that are no moves: the update, how many moves before, the line
        self.kept: dict[int, str] = {}  # by the number of the move: the level of the bot that made it in somebody's name
        self.lines: dict[int, list[bytes]] = {}  # by eyes, and by the number of the move
        self.once: dict[int, dict[int, list[tuple[bytes, bool]]]] = {}  # the same for moves that showed something once
        self.packed = b""  # all of that, while nobody wants it

    def pack(self) -> None:
        """At a table at rest: a tenth of the room, and unpacking takes less than a millisecond."""
        if self.lines:
            known: dict[bytes, int] = {}
            places = {eyes: [known.setdefault(line, len(known)) for line in lines] for eyes, lines in self.lines.items()}
            self.packed = zlib.compress(pack((list(known), places, self.once)), 1)
            self.lines, self.once = {}, {}

    def _unpack(self) -> None:
        if self.packed:
            known, places, self.once = unpack(zlib.decompress(self.packed))
            self.lines = {eyes: [known[at] for at in lines] for eyes, lines in places.items()}
            self.packed = b""

    def add(self, eyes: int, heard: Iterable[Heard]) -> None:
        """What has just been told. Where something before it is missing it is left for later."""
        self._unpack()
        lines, once = self.lines.setdefault(eyes, []), self.once.setdefault(eyes, {})
        for one in heard:
            number, data = one.number, one.lines
            if number == len(lines):
                for other in self.lines.values():  # most is heard by all: it is kept once
                    if number < len(other) and other[number] == data:
                        data = other[number]
                        break
                lines.append(data)
                if one.once:
                    once[number] = one.once

    def note(self, number: int, ply: int, say: Say) -> None:
        """A line for all eyes that came with update `number`, after so many moves."""
        self.notes.append((number, ply, b"," + encode(Told(ply, say))))

    def noted(self, number: int) -> bytes:
        """Those that came with that update."""
        return b"".join([line for at, _, line in self.notes if at == number])

    def behind(self, match: Match, eyes: int) -> int:
        """How many moves it lacks."""
        self._unpack()
        return match.ply - len(self.lines.get(eyes, ()))

    def lacks(self, match: Match, eyes: int, ply: int) -> bool:
        """Is it so far behind that whoever wants only what came after `ply` had better not wait for all of it?"""
        return self.behind(match, eyes) > STEP and len(self.lines.get(eyes, ())) < ply

    def _kept(self, match: Match, eyes: int, start: int, keep: int) -> tuple[list[bytes], list[bytes]]:
        """What was shown once before ply `start` and is not seen yet, and everything from there on, a piece for each move."""
        while self.behind(match, eyes):
            self.read_on(match, eyes)
        pieces = self.lines.setdefault(eyes, [])[start:]  # none at all if the first who is asked is a seat
        once = self.once[eyes] = {number: told for number, told in self.once.get(eyes, {}).items() if number >= keep}
        before = []
        for ply, told in once.items():
            if ply >= start:
                pieces[ply - start] = b"".join([data for data, _ in told])
            else:
                before += [data for data, fleeting in told if fleeting]
        return before, pieces

    def _lately(self, match: Match, eyes: int, start: int, keep: int) -> tuple[list[bytes], list[bytes]]:
        """The same straight from the moves: after a restart everybody comes back, and most lack nothing or a little."""
        before: list[bytes] = []
        pieces: list[bytes] = []
        first = min(start, keep)
        plies = match.plies(first) if first < match.ply else ()
        for one in [heard_of(self, eyes, one) for one in match.news(plies, observer_of(match, eyes), False)]:
            if one.number >= start:
                pieces.append(one.first() if one.number >= keep else one.lines)
            elif one.number >= keep:
                before += [data for data, fleeting in one.once if fleeting]
        return before, pieces

    def read_on(self, match: Match, eyes: int) -> None:
        """The next moves that it lacks."""
        plies = islice(match.plies(len(self.lines.get(eyes, ()))), STEP)
        self.add(eyes, [heard_of(self, eyes, one) for one in match.news(plies, observer_of(match, eyes), False)])

    def rewind(self, ply: int) -> None:
        self._unpack()
        self.kept = {number: level for number, level in self.kept.items() if number < ply}
        self.notes = [(number, min(at, ply), line) for number, at, line in self.notes]
        for eyes, lines in self.lines.items():
            del lines[ply:]
            self.once[eyes] = {number: told for number, told in self.once[eyes].items() if number < ply}

    def since(self, match: Match, eyes: int, start: int, keep: int, whole: bool, number: int = 0) -> list[bytes]:
        """The lines from ply `start` on, in pieces; what is shown once comes again from ply `keep` on, even if it is older.
        `whole`: from the very beginning. `number`: notes that came later than with that update."""
        lately = self.lacks(match, eyes, min(start, keep))
        before, pieces = (self._lately if lately else self._kept)(match, eyes, start, keep)
        for at, ply, line in reversed(self.notes):
            if whole or at > number:
                pieces.insert(max(0, ply - start), line)
        if whole:
            before.insert(0, self.opening)
        return _listed(before + pieces)


def _listed(pieces: list[bytes]) -> list[bytes]:
    """Without the comma before the first. Logs are long: they are put together once, on their way."""
    for at, piece in enumerate(pieces):
        if piece:
            pieces[at] = piece[1:]
            break
    return pieces
