"""Moves as lines of a record, and back: who, what, and whether it is legal there. A house that is opened again reads all its
tables in this way, so this is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kociarnia.engine.contract import CHANCE, MoveId, Rules
from kociarnia.engine.record import Record
from kociarnia.engine.words import Refusal

DEALER = "*"


def signed(rules: Rules[Any], actor: int, text: str) -> str:
    """A move as a line of a record."""
    return f"{DEALER if actor == CHANCE else actor} {text}"


class LineReader:
    """Reads lines of a record as moves."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.ids: dict[str, MoveId] = {rules.text(move): move for move in range(len(rules.moves))}
        self.known: dict[str, tuple[int, MoveId]] = {}  # lines that were read before: who, what

    def apply(self, state: Any, line: str, number: int) -> tuple[int, MoveId]:
        """Carry out line `number` of the moves; returns who made which move."""
        made = self.known.get(line)
        if made is None:
            made = self._made(line, number)
        actor, move = made
        rules = self.rules
        if actor == CHANCE:
            if rules.actor(state) != CHANCE:
                raise Refusal("error-record-actor", line=number, text=line)
        elif not rules.waiting(state) >> actor & 1:
            raise Refusal("error-record-actor", line=number, text=line)
        else:
            rules.turn_to(state, actor)
        if move not in rules.legal(state):
            raise Refusal("error-record-illegal", line=number, text=line)
        rules.apply(state, move)
        return made

    def _made(self, line: str, number: int) -> tuple[int, MoveId]:
        who, _, text = line.partition(" ")
        move = self.ids.get(text)
        if move is None:
            raise Refusal("error-record-move", line=number, text=line)
        if who == DEALER:
            made = CHANCE, move
        elif who in [str(seat) for seat in range(self.rules.players)]:
            made = int(who), move
        else:
            raise Refusal("error-record-actor", line=number, text=line)
        self.known[line] = made  # there are no more of them than seats and moves
        return made


def replay(rules: Rules[Any], record: Record) -> Iterator[Any]:
    """Yield the state after each move of `record` (the same object each time); a Refusal at the first illegal one."""
    reader = LineReader(rules)
    state = rules.start()
    for number, line in enumerate(record.moves, 1):
        reader.apply(state, line, number)
        yield state
