"""One move of a match, and what a reader saw of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from kociarnia.engine.contract import MoveId, Rules
from kociarnia.engine.present import Line, Motion, Presenter


class Transition(NamedTuple):
    """From one state to the next."""

    rules: Rules[Any]
    before: Any
    move: MoveId
    after: Any

    def seen(self, reader: int) -> tuple[Any, MoveId, Any]:
        """The reader's view before the move, the move as the reader saw it, and the view after it."""
        witness = self.rules.witnesses(self.before, self.move) >> reader & 1
        move = self.move if witness else self.rules.blur(self.move)
        return self.rules.redact(self.before, reader), move, self.rules.redact(self.after, reader)

    def motions(self, presenter: Presenter[Any, Any], reader: int) -> list[Motion]:
        return presenter.motions(self.rules, *self.seen(reader), reader)

    def events(self, presenter: Presenter[Any, Any], reader: int) -> list[Line]:
        return presenter.events(self.rules, *self.seen(reader), reader)

    @property
    def text(self) -> str:
        return self.rules.text(self.move)
