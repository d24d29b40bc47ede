"""A scripted table, for tests and for tinkering: every move by its notation, the dealer's too."""

from __future__ import annotations

from typing import Any, Self

from kociarnia.engine.contract import CHANCE, NOBODY, Rules
from kociarnia.engine.present import Presenter
from kociarnia.engine.transition import Transition
from kociarnia.engine.words import Refusal


class Scripted:
    """A match played by notation: `table.play("draw, face 5, keep 1, face 1")`.

    Moves are parted by commas. "@2 look 0" lets seat 2 answer first where several seats are asked at once.
    """

    def __init__(self, rules: Rules[Any], state: Any = None) -> None:
        self.rules = rules
        self.ids = {rules.text(move): move for move in range(len(rules.moves))}
        self.state = rules.start() if state is None else state

    def play(self, script: str) -> Self:
        for text in filter(None, (part.strip() for part in script.split(","))):
            if text.startswith("@"):
                seat, _, text = text[1:].partition(" ")
                self.rules.turn_to(self.state, int(seat))
            if self.ids.get(text) not in self.rules.legal(self.state):
                raise Refusal("error-move-scripted", text=text, known=", ".join(self.legal()))
            self.rules.apply(self.state, self.ids[text])
        return self

    def step(self, text: str) -> Transition:
        """Play one move, and keep what lay there before it."""
        before = self.state.copy()
        self.play(text)
        return Transition(self.rules, before, self.ids[text], self.state.copy())

    def moved(self, presenter: Presenter[Any, Any], script: str, reader: int) -> list[tuple[str, str, str]]:
        """Play a script; what of it does the reader see moving, from where to where, and with which face?"""
        steps = [self.step(text.strip()) for text in script.split(",")]
        motions = [motion for step in steps for motion in step.motions(presenter, reader)]
        return [(motion.source, motion.target, motion.face) for motion in motions]

    def legal(self) -> list[str]:
        return [self.rules.text(move) for move in self.rules.legal(self.state)]

    @property
    def actor(self) -> int:
        return int(self.rules.actor(self.state))

    @property
    def dealer(self) -> bool:
        return self.actor == CHANCE

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def view(self, observer: int) -> Any:
        return self.rules.redact(self.state, observer)
