"""Perfect recall: a match, and for each observer everything that it saw of it, move by move.

What an observer knows follows from what it saw (law 1), and forgets the order in which it came; whoever wants information
states as game theory has them takes this history. The audience is observer number `players`.
"""

from __future__ import annotations

from typing import Any, Generic

from kociarnia.engine.actions import turned
from kociarnia.engine.contract import CHANCE, MoveId, Observer, Rules, S, Seat


class Track(Generic[S]):
    """A match that remembers. `state` is the table; change it by play() and turn_to() only."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules
        self.state: S = rules.start()
        self._turned = turned(rules)
        self.seen: list[list[tuple[int, int]]] = [
            [] for _ in range(rules.players + 1)
        ]  # who acted, and the move as it was seen

    def play(self, move: MoveId) -> None:
        rules = self.rules
        who, witnesses, blurred = int(rules.actor(self.state)), rules.witnesses(self.state, move), int(rules.blur(move))
        for observer, history in enumerate(self.seen):
            history.append((who, int(move) if witnesses >> observer & 1 else blurred))
        rules.apply(self.state, move)

    def turn_to(self, seat: Seat) -> None:
        """Let a seat that is asked together with others answer first; its move will show it."""
        self.rules.turn_to(self.state, seat)

    def copy(self) -> Track[S]:
        new: Track[S] = Track.__new__(Track)
        new.rules, new._turned = self.rules, self._turned
        state: Any = self.state.copy()
        new.state = state
        new.seen = [history[:] for history in self.seen]
        return new

    def __deepcopy__(self, memo: object) -> Track[S]:
        return self.copy()

    def view(self, observer: Observer) -> S:
        """What the observer knows, from what it saw and from nothing else."""
        view = self.rules.redact(self.rules.start(), observer)
        for who, move in self.seen[observer]:
            if who != CHANCE:
                self.rules.turn_to(view, who)
            self.rules.apply(view, move)
        return view

    def string(self, observer: Observer) -> str:
        """The information state: equal if and only if the observer saw the same."""
        return "; ".join(f"{'.' if who == CHANCE else who} {self.rules.text(move)}" for who, move in self.seen[observer])

    def tokens(self, observer: Observer) -> list[int]:
        """The same as numbers, two for each move, seats counted from the observer: who acted (0: the dealer), and the move."""
        rules = self.rules
        reader = observer if observer < rules.players else 0
        table = self._turned[reader]
        out: list[int] = []
        for who, move in self.seen[observer]:
            out += (0 if who == CHANCE else 1 + (who - reader) % rules.players, table[move])
        return out


def vocabulary(rules: Rules[Any]) -> tuple[int, int]:
    """How many different numbers a token of each of the two kinds may be."""
    return rules.players + 1, len(rules.moves)
