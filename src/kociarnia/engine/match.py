"""One running match, without network or clock: seats, record, views and log lines, the legal moves of whoever is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kociarnia.engine.contract import CHANCE, NOBODY, UNKNOWN, MoveId
from kociarnia.engine.dice import Dice, HashDice
from kociarnia.engine.game import Game
from kociarnia.engine.present import Line
from kociarnia.engine.record import Reader, Record, signed
from kociarnia.engine.say import Refusal


class Match:
    """A match in progress. Whoever holds it is the host: people and bots are given views only."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, int | str] = {},
        dice: Dice | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.options = game.settle(players, options)
        self.rules = game.made(players, self.options)
        self.dice = dice or HashDice()
        sealed = self.dice.commitment if isinstance(self.dice, HashDice) else ""
        self.record = Record(
            game.name, game.version, players, game.texts(self.options), [], game.digest(self.rules), names or [], sealed
        )
        self.presenter = game.presenter(self.options)
        self.reader = Reader(self.rules)
        self.state = self.rules.start()
        self._deal()

    # --- what may be asked of it

    @property
    def players(self) -> int:
        return self.record.players

    @property
    def ply(self) -> int:
        """How many moves have been made, the dealer's among them."""
        return len(self.record.moves)

    @property
    def over(self) -> bool:
        return bool(self.rules.actor(self.state) == NOBODY)

    def waiting(self) -> list[int]:
        """The seats that may answer now; more than one where all answer at the same time."""
        seats = self.rules.waiting(self.state)
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def view(self, observer: int) -> Any:
        """What `observer` (a seat, or `players` for the audience) knows. If it is asked, it is the actor of its view."""
        view = self.rules.redact(self.state, observer)
        if observer in self.waiting():
            self.rules.turn_to(view, observer)
        return view

    def legal(self, seat: int) -> list[MoveId]:
        """What `seat` may do now; empty if it is not asked."""
        return self.rules.legal(self.view(seat)) if seat in self.waiting() else []

    # --- what may be done to it

    def play(self, seat: int, move: MoveId | str) -> None:
        """A seat answers; then the dealer does what is his. A Refusal leaves everything as it was."""
        if self.over:
            raise Refusal("error-over")
        if seat not in self.waiting():
            raise Refusal("error-not-asked", seat=seat + 1)
        if isinstance(move, str):
            if move not in self.reader.ids:
                raise Refusal("error-move-unknown", text=move)
            move = self.reader.ids[move]
        if move not in self.legal(seat):
            text = self.rules.text(move) if 0 <= move < len(self.rules.moves) else str(move)
            raise Refusal("error-move-illegal", text=text)
        self.rules.turn_to(self.state, seat)
        self._make(seat, move)
        self._deal()

    def _deal(self) -> None:
        while self.rules.actor(self.state) == CHANCE:
            if isinstance(self.dice, HashDice):
                self.dice.at(self.ply)
            self._make(CHANCE, self.rules.roll(self.state, self.dice))
        if self.over:
            self.record.scores = [int(score) for score in self.rules.scores(self.state)]
            self.record.places = [int(place) for place in self.rules.places(self.state)]
            if isinstance(self.dice, HashDice):
                self.record.secret = self.dice.secret

    def _make(self, actor: int, move: MoveId) -> None:
        self.rules.apply(self.state, move)
        self.record.moves.append(signed(self.rules, actor, self.rules.text(move)))

    # --- looking back

    def at(self, ply: int) -> Any:
        """The state after the first `ply` moves."""
        state = self.rules.start()
        for number in range(ply):
            self.reader.apply(state, self.record.moves[number], number + 1)
        return state

    def log(self, observer: int, since: int = 0) -> list[Line]:
        """The log lines of `observer` for the moves from ply `since` on."""
        state = self.at(since)
        lines: list[Line] = []
        for number in range(since, self.ply):
            lines += self.told(state, number, observer)
        return lines

    def told(self, state: Any, number: int, observer: int) -> list[Line]:
        """Lines for move `number`; `state` is the one before it, and is brought to the one after it."""
        before = self.rules.redact(state, observer)
        who, _, text = self.record.moves[number].partition(" ")
        move = self.reader.ids[text]
        if who.isdigit():
            self.rules.turn_to(state, int(who))
            self.rules.turn_to(before, int(who))
        seen = move if self.rules.witnesses(state, move) >> observer & 1 else self.rules.blur(move)
        self.rules.apply(state, move)
        return self.presenter.events(self.rules, before, seen, self.rules.redact(state, observer), observer)

    def undoable(self, seat: int) -> int:
        """How many moves `seat` may take back: its own latest ones, up to the last reveal to anybody."""
        count = 0
        while count < self.ply and self.record.moves[self.ply - count - 1].startswith(f"{seat} "):
            if self._reveals(self.ply - count - 1):
                break
            count += 1
        return count

    def _reveals(self, number: int) -> bool:
        """Did move `number` tell any observer a face that it did not know?"""
        before = self.at(number)
        after = self.at(number + 1)
        return any(self._unknown(before, p) > self._unknown(after, p) for p in range(self.players + 1))

    def _unknown(self, state: Any, observer: int) -> int:
        families = self.rules.inventory(self.rules.redact(state, observer))
        return sum(int(family.bag[UNKNOWN]) for family in families)

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the last `count` moves of `seat`; refused beyond the last reveal."""
        if not 0 < count <= self.undoable(seat):
            raise Refusal("error-undo")
        self.rewind(self.ply - count)

    def rewind(self, ply: int) -> None:
        """Back to an earlier ply, whatever has been seen since: only by agreement of the table."""
        state = self.at(ply)
        del self.record.moves[ply:]
        self.state = state
        self.record.secret = ""
        self.record.scores, self.record.places = [], []
        self._deal()

    @classmethod
    def resume(cls, game: Game, record: Record, ply: int | None = None, dice: Dice | None = None) -> Match:
        """Go on from a record, at any step of it. The deal goes on by the record's own secret if that is there."""
        record.rules(game)
        if dice is None and record.secret:
            dice = HashDice(record.secret)
        match = cls.__new__(cls)
        match.game = game
        match.options = game.settle(record.players, record.options)
        match.rules = game.made(record.players, match.options)
        match.dice = dice or HashDice()
        moves = record.moves[: len(record.moves) if ply is None else ply]
        own = isinstance(match.dice, HashDice) and match.dice.commitment == record.commitment
        match.record = Record(
            record.game, record.version, record.players, dict(record.options), moves, game.digest(match.rules),
            list(record.names), record.commitment if own else "",
        )  # fmt: skip
        match.presenter = game.presenter(match.options)
        match.reader = Reader(match.rules)
        match.state = match.at(len(moves))
        match._deal()
        return match
