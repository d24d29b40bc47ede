"""One running match, without network or clock: seats, record, views and log lines, the legal moves of whoever is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, final

from mypy_extensions import mypyc_attr

from kociarnia.engine.contract import CHANCE, NOBODY, MoveId, Rules
from kociarnia.engine.dice import Dice, HashDice, sealed
from kociarnia.engine.game import Game
from kociarnia.engine.line_reader import LineReader, signed
from kociarnia.engine.present import Line, Motion, Past, Presenter
from kociarnia.engine.record import Record
from kociarnia.engine.words import Refusal

UNASKED, UNTOLD, TOLD = range(3)  # whether a move told anybody a face


class Signed(NamedTuple):
    """A move in the two forms in which a match keeps it."""

    made: tuple[int, MoveId]  # who, what
    line: str  # of the record


class Kit(NamedTuple):
    """What all matches of one game, number of players and choice of options share; none of it changes."""

    rules: Rules[Any]
    presenter: Presenter[Any, Any]
    reader: LineReader
    digest: str
    signed: dict[tuple[int, MoveId], Signed]  # moves that were made in any of them: a house keeps each once


# Every move makes a few of these: compiled, plain objects cost a tenth of named tuples.
@mypyc_attr(acyclic=True)
@final
class Ply:
    """One move that was made."""

    def __init__(self, number: int, actor: int, move: MoveId, before: Any, witnesses: int) -> None:
        self.number = number  # its place in the record, from 0
        self.actor = actor  # a seat, or CHANCE
        self.move = move
        self.before = before  # the state in which it was made; the actor is asked there
        self.witnesses = witnesses  # who saw it as it was made


@mypyc_attr(acyclic=True)
@final
class News:
    """What one observer was told of one move."""

    def __init__(self, number: int, actor: int, lines: list[Line], motions: list[Motion]) -> None:
        self.number = number
        self.actor = actor
        self.lines = lines
        self.motions = motions


def kit(game: Game, players: int, options: Mapping[str, int]) -> Kit:
    """The kit for options that are settled. Rules are costly to make, and a house has hundreds of tables of the same kind."""
    return _kit(game, players, tuple(options.items()))


@lru_cache(maxsize=256)
def _kit(game: Game, players: int, options: tuple[tuple[str, int], ...]) -> Kit:
    settled = dict(options)
    rules = game.made(players, settled)
    return Kit(rules, game.presenter(settled), LineReader(rules), game.digest(rules), {})


def dealer(game: Game, players: int, chosen: Mapping[str, int | str], secret: str) -> HashDice:
    """The dice of a secret at a table of that game."""
    rules = kit(game, players, game.settle(players, chosen)).rules
    return sealed(secret, [family.bag for family in rules.inventory(rules.start())])


@lru_cache(maxsize=256)
def _seats(observers: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(observers.bit_length()) if observers >> seat & 1)


class Match:
    """A match in progress. Whoever holds it is the host: people and bots are given views only."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, int | str] = {},
        dice: Dice | None = None,
        names: list[str] | None = None,
        deal: bool = True,
    ) -> None:
        """`deal`: whether the dealer begins at once."""
        self.game = game
        self.players = players
        self.options = game.settle(players, options)
        self.rules, self.presenter, self.reader, self.digest, self.signed = kit(game, players, self.options)
        self.dice = dice or HashDice()
        self.made: list[tuple[int, MoveId]] = []  # the record's moves as numbers: who, what
        self.last: Ply | None = None  # the latest move of a seat
        self.revealing = bytearray()  # by place in the record: did that move tell anybody a face? See `_reveals`
        self.state = self.rules.start()
        sealed = self.dice.commitment if isinstance(self.dice, HashDice) else ""
        self.record = Record(game.name, game.version, players, game.texts(self.options), [], self.digest, names or [], sealed)
        if deal:
            self.deal()

    # --- what may be asked of it

    @property
    def ply(self) -> int:
        """How many moves have been made, the dealer's among them."""
        return len(self.made)

    @property
    def over(self) -> bool:
        return bool(self.rules.actor(self.state) == NOBODY)

    def waiting(self) -> list[int]:
        """The seats that may answer now; more than one where all answer at the same time."""
        return list(_seats(self.rules.waiting(self.state)))

    def view(self, observer: int) -> Any:
        """What `observer` (a seat, or `players` for the audience) knows. If it is asked, it is the actor of its view."""
        view = self.rules.redact(self.state, observer)
        if self._asks(observer):
            self.rules.turn_to(view, observer)
        return view

    def _asks(self, observer: int) -> bool:
        return observer < self.players and bool(self.rules.waiting(self.state) >> observer & 1)

    def legal(self, seat: int) -> list[MoveId]:
        """What `seat` may do now; empty if it is not asked."""
        return self.rules.legal(self.view(seat)) if self._asks(seat) else []

    def seed(self, seat: int) -> int:
        """For the dice of a bot that answers there now: the same whenever the same deal is played the same way."""
        return self.dice.aside(seat, sum(actor == seat for actor, _ in self.made))

    # --- what may be done to it

    def play(self, seat: int, move: MoveId | str) -> list[Ply]:
        """A seat answers; then the dealer does what is his. A Refusal leaves everything as it was."""
        if self.over:
            raise Refusal("error-over")
        if not seat >= 0 or not self._asks(seat):
            raise Refusal("error-not-asked", seat=seat + 1)
        if isinstance(move, str):
            if move not in self.reader.ids:
                raise Refusal("error-move-unknown", text=move)
            move = self.reader.ids[move]
        # Legality leaks nothing (law 2): whoever acts may do what is legal in the state, and no view need be made.
        if move not in (self.rules.legal(self.state) if self.rules.actor(self.state) == seat else self.legal(seat)):
            text = self.rules.text(move) if 0 <= move < len(self.rules.moves) else str(move)
            raise Refusal("error-move-illegal", text=text)
        self.rules.turn_to(self.state, seat)
        self.last = self.make(seat, move)
        return [self.last, *self.deal()]

    def deal(self) -> list[Ply]:
        """The dealer does what is his; at the end the result is written."""
        plies = []
        while self.rules.actor(self.state) == CHANCE:
            self.dice.at(self.ply)
            plies.append(self.make(CHANCE, self.rules.roll(self.state, self.dice)))
        if self.over:
            self.record.scores = [int(score) for score in self.rules.scores(self.state)]
            self.record.places = [int(place) for place in self.rules.places(self.state)]
            if isinstance(self.dice, HashDice):
                self.record.secret = self.dice.secret
        return plies

    def make(self, actor: int, move: MoveId) -> Ply:
        """One move, the dealer's too, by whoever has seen to it that it is allowed: prepared matches are made of it."""
        ply = Ply(self.ply, actor, move, self.state.copy(), self.rules.witnesses(self.state, move))
        self.rules.apply(self.state, move)
        made, line = self._signed(actor, move)
        self.made.append(made)
        self.record.moves.append(line)
        return ply

    def _signed(self, actor: int, move: MoveId) -> Signed:
        made = actor, move
        known = self.signed.get(made)
        if known is None:
            known = self.signed[made] = Signed(made, signed(self.rules, actor, self.rules.text(move)))
        return known

    # --- looking back

    def at(self, ply: int) -> Any:
        """The state after the first `ply` moves."""
        state = self.rules.start()
        for actor, move in self.made[:ply]:
            if actor >= 0:
                self.rules.turn_to(state, actor)
            self.rules.apply(state, move)
        return state

    def plies(self, since: int = 0) -> Iterator[Ply]:
        """The moves from ply `since` on, with the states in which they were made."""
        state = self.at(since)
        for number in range(since, self.ply):
            actor, move = self.made[number]
            if actor >= 0:
                self.rules.turn_to(state, actor)
            yield Ply(number, actor, move, state.copy(), self.rules.witnesses(state, move))
            self.rules.apply(state, move)

    def news(self, plies: Iterable[Ply], observer: int, moving: bool = True, now: Any = None) -> Iterator[News]:
        """What `observer` is told of these moves, which follow one another; `moving`: also what moved on the table. `now`: what
        it knows after the latest move, if that has been made already."""
        rules, presenter, before = self.rules, self.presenter, None
        moves = list(plies)
        for at, ply in enumerate(moves, 1):
            if before is None:
                before = rules.redact(ply.before, observer)
            if ply.actor >= 0:
                rules.turn_to(before, ply.actor)
            seen = ply.move if ply.witnesses >> observer & 1 else rules.blur(ply.move)
            if at < len(moves) and moves[at].actor == CHANCE:  # where a seat goes on it has been turned to already
                after = rules.redact(moves[at].before, observer)
            elif ply.number + 1 == self.ply:
                after = now if now is not None else rules.redact(self.state, observer)
            else:
                after = ply.before.copy()
                rules.apply(after, ply.move)
                after = rules.redact(after, observer)
            lines = presenter.events(rules, before, seen, after, observer)
            motions = presenter.motions(rules, before, seen, after, observer) if moving else []
            yield News(ply.number, ply.actor, lines, motions)
            before = after

    def log(self, observer: int, since: int = 0) -> list[Line]:
        """The log lines of `observer` for the moves from ply `since` on."""
        return [line for news in self.news(self.plies(since), observer) for line in news.lines]

    def past(self, plies: Iterable[Ply]) -> list[Past[Any]]:
        """The moves of a match that is over, for `feats` of all its seats."""
        return [Past(ply.actor, self.rules.text(ply.move), ply.before) for ply in plies]

    def feats(self, seat: int, past: list[Past[Any]]) -> dict[str, int]:
        """What a seat may keep of a match that is over; `past`: all of it."""
        return self.presenter.feats(self.rules, self.view(seat), seat, past)

    def undoable(self, seat: int) -> int:
        """How many moves `seat` may take back: its own latest ones, up to the last reveal to anybody."""
        count = 0
        while count < self.ply and self.made[-count - 1][0] == seat and not self._reveals(self.ply - count - 1):
            count += 1
        return count

    def _reveals(self, number: int) -> bool:
        """Did move `number` tell any observer a face that it did not know? Asked once for each move."""
        self.revealing.extend(bytes(max(0, number + 1 - len(self.revealing))))
        if self.revealing[number] == UNASKED:
            before = self.last.before if self.last and self.last.number == number else self.at(number)
            after = self.state if number + 1 == self.ply else self.at(number + 1)
            least = 0 if self.presenter.secrets else self.players
            observers = range(self.players, least - 1, -1)  # the audience first: mostly what is shown is shown to all
            told = any(self.rules.unknown_to(before, p) > self.rules.unknown_to(after, p) for p in observers)
            self.revealing[number] = TOLD if told else UNTOLD
        return self.revealing[number] == TOLD

    def learnt(self, since: int, seats: Iterable[int]) -> bool:
        """Has any of these seats been told a face by the moves from ply `since` on?"""
        observers = list(seats)
        for ply in self.plies(since):
            after = ply.before.copy()
            self.rules.apply(after, ply.move)
            if any(self.rules.unknown_to(ply.before, seat) > self.rules.unknown_to(after, seat) for seat in observers):
                return True
        return False

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the last `count` moves of `seat`; refused beyond the last reveal."""
        if not 0 < count <= self.undoable(seat):
            raise Refusal("error-undo")
        self.rewind(self.ply - count)

    def rewind(self, ply: int) -> list[Ply]:
        """Back to an earlier ply, whatever has been seen since: only by agreement of the table. The dealer may go on."""
        self.state = self.at(ply)
        del self.record.moves[ply:], self.made[ply:]
        self.last = None
        del self.revealing[ply:]
        self.record.secret = ""
        self.record.scores, self.record.places = [], []
        return self.deal()

    def fork(self) -> Match:
        """The match as it is now, to look at while this one goes on."""
        other = Match(self.game, self.players, self.options, self.dice, deal=False)
        other.made, other.state, other.last = self.made[:], self.state.copy(), self.last
        other.record = replace(self.record, moves=self.record.moves[:])
        return other

    @classmethod
    def as_far(cls, game: Game, record: Record) -> Match:
        """A record of other rules by those of today: as far as its moves are legal. To look at, never to play on."""
        match = cls(game, record.players, record.options, deal=False)
        match.record.names = list(record.names)
        for number, line in enumerate(record.moves, 1):
            try:
                made, text = match._signed(*match.reader.apply(match.state, line, number))
            except Refusal:
                break
            match.made.append(made)
            match.record.moves.append(text)
        return match

    @classmethod
    def resume(cls, game: Game, record: Record, ply: int | None = None, dice: Dice | None = None, deal: bool = True) -> Match:
        """Go on from a record, at any step of it. The deal goes on by the record's own secret if that is there."""
        record.check(game)
        chosen = game.as_of(record.version, record.options)
        if dice is None and record.secret:
            dice = dealer(game, record.players, chosen, record.secret)
        match = cls(game, record.players, chosen, dice, deal=False)
        if record.deck and record.deck != match.digest:
            raise Refusal("error-record-deck", game=record.game)
        moves = record.moves[: len(record.moves) if ply is None else ply]
        own = isinstance(match.dice, HashDice) and match.dice.commitment == record.commitment
        match.record = Record(
            record.game, record.version, record.players, dict(record.options), moves, match.digest,
            list(record.names), record.commitment if own else "",
        )  # fmt: skip
        for number, line in enumerate(moves, 1):
            made, moves[number - 1] = match._signed(*match.reader.apply(match.state, line, number))
            match.made.append(made)
        if deal:
            match.deal()
        return match
