"""Perfect recall: a match, and for each observer everything that it saw of it, move by move.

What an observer knows follows from what it saw (law 1), and forgets the order in which it came; whoever wants information
states as game theory has them takes this history. The audience is observer number `players`.
"""

from __future__ import annotations

from typing import Any, Generic

from kociarnia.engine.actions import turned
from kociarnia.engine.contract import CHANCE, Dice, MoveId, Observer, Rules, S, Seat


class Track(Generic[S]):
    """A match that remembers. `state` is the table; change it by play() and turn_to() only."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules
        self.state: S = rules.start()
        self._turned = turned(rules)
        self.imagined_by: Observer | None = None
        self.roots: list[S] = [
            rules.redact(self.state, observer) for observer in range(rules.players + 1)
        ]  # before the first move
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
        new.rules, new._turned, new.roots, new.imagined_by = self.rules, self._turned, self.roots, self.imagined_by
        state: Any = self.state.copy()
        new.state = state
        new.seen = [history[:] for history in self.seen]
        return new

    def __deepcopy__(self, memo: object) -> Track[S]:
        return self.copy()

    def view(self, observer: Observer) -> S:
        """What the observer knows, from what it saw and from nothing else."""
        root: Any = self.roots[observer].copy()
        view: S = root
        for who, move in self.seen[observer]:
            if who != CHANCE:
                self.rules.turn_to(view, who)
            self.rules.apply(view, move)
        return view

    def imagine(self, observer: Observer, dice: Dice) -> Track[S]:
        """A world that the observer cannot tell from this one; the others know what they would know there, and no past."""
        new = self.copy()
        new.imagined_by = observer
        new.state = self.rules.imagine(self.rules.redact(self.state, observer), dice)
        new.seen = [history if seat == observer else [] for seat, history in enumerate(new.seen)]
        new.roots = [
            root if seat == observer else self.rules.redact(new.state, seat) for seat, root in enumerate(self.roots)
        ]  # fmt: skip
        return new

    def string(self, observer: Observer) -> str:
        """The information state: equal if and only if the observer saw the same."""
        moves = [f"{'.' if who == CHANCE else who} {self.rules.text(move)}" for who, move in self.seen[observer]]
        imagined = self.imagined_by is not None and self.imagined_by != observer
        return "; ".join([str(self.roots[observer].dump()), *moves] if imagined else moves)

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
