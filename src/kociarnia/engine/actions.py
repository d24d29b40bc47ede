"""The moves of seats as a learner numbers them: without the dealer's, and seen from the seat that makes them.

An action is the same number for whoever does the same thing: "swap a card of the seat on my left" is one action, though it is
another move for every seat.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociarnia.engine.contract import Move, MoveId, Rules, Seat


def turned(rules: Rules[Any]) -> list[list[int]]:
    """For each seat every move as that seat sees it: the seat that it names counted from there."""
    seated = rules.traits().seated
    number = {move: at for at, move in enumerate(rules.moves)}
    out: list[list[int]] = []
    for seat in range(rules.players):
        row: list[int] = []
        for at, (verb, args) in enumerate(rules.moves):
            where = seated.get(verb, -1)
            if where >= 0:
                away = (int(args[where]) - seat) % rules.players
                at = number[Move(verb, (*args[:where], away, *args[where + 1 :]))]
            row.append(at)
        out.append(row)
    return out


class Actions:
    """Every action there can ever be, and what move it is for whom."""

    def __init__(self, rules: Rules[Any]) -> None:
        traits = rules.traits()
        elsewhere = {*traits.dealer, *traits.seen}
        ids = [at for at, move in enumerate(rules.moves) if move.verb not in elsewhere]
        self.moves: int = len(rules.moves)
        self.size: i64 = len(ids)
        self.labels: list[str] = [rules.text(at) for at in ids]  # from the first seat
        self._moves: vec[i64] = vec[i64]([-1] * (rules.players * len(ids)))  # at seat * size + action
        self._actions: vec[i64] = vec[i64]([-1] * (rules.players * len(rules.moves)))  # at seat * moves + move
        action_of = {at: action for action, at in enumerate(ids)}
        for seat, row in enumerate(turned(rules)):
            for move in ids:
                action = action_of[row[move]]
                self._moves[seat * len(ids) + action] = move
                self._actions[seat * len(rules.moves) + move] = action

    def move(self, action: i64, seat: Seat) -> MoveId:
        """What the action is when this seat does it."""
        return self._moves[seat * self.size + action]

    def action(self, move: MoveId, seat: Seat) -> i64:
        """The number of a move for this seat; -1 if seats never make it."""
        moves: i64 = self.moves
        return self._actions[seat * moves + move]

    def mask(self, legal: list[MoveId], seat: Seat, out: vec[u8], at: i64 = 0) -> None:
        """A 1 for each of these moves of the seat, from out[at] on, and 0 for all others."""
        for cell in range(at, at + self.size):
            out[cell] = 0
        for move in legal:
            out[at + self.action(move, seat)] = 1

    def change(self, legal: vec[i64], seat: Seat, choices: vec[i64], before: i64, out: vec[u8], at: i64) -> None:
        """Now the seat may make these moves: their actions come into choices[at:], where there were `before` others, and so do
        their bits into the mask out[at:]."""
        for k in range(at, at + before):
            out[at + choices[k]] = 0
        moves: i64 = self.moves
        actions, first = self._actions, seat * moves
        for k in range(len(legal)):
            action = actions[first + legal[k]]
            choices[at + k] = action
            out[at + action] = 1
