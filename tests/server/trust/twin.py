"""Another world that fits what somebody has seen, beneath the same table. It runs in a page too."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import CHANCE, QuickDice
from kociarnia.engine.match import Ply
from kociarnia.server.chronicle import observer_of
from kociarnia.server.room import Room

KEPT = ("dealt", "original", "chronicle", "peeked", "number", "ply_at", "rewound", "asked", "offer", "shown", "heard")
TRIES = 8  # worlds that are imagined to find one in which the same thing can happen


class Twin:
    """The same table, but its match is in another world that fits what `eyes` have seen."""

    def __init__(self, room: Room, eyes: int, dice: QuickDice) -> None:
        assert room.match is not None
        self.real, self.eyes = room, eyes
        self.reader = observer_of(room.match, eyes)
        self.dice = dice

    def room(self) -> Room:
        match = self.real.match
        assert match is not None
        world = match.rules.imagine(match.rules.redact(match.state, self.reader), self.dice)
        other = Room(self.real.stored)
        for kept in KEPT:
            setattr(other, kept, getattr(self.real, kept))
        other.match = match.fork()
        other.match.state = world
        return other

    def ply(self, ply: Ply) -> tuple[Ply, Any] | None:
        """The same move, as these eyes saw it, in another world; and the state after it. None if no world was found for it."""
        match = self.real.match
        assert match is not None
        rules = match.rules
        for _ in range(TRIES):
            world = rules.imagine(rules.redact(ply.before, self.reader), self.dice)
            if ply.actor >= 0:
                rules.turn_to(world, ply.actor)
            if ply.actor == CHANCE:
                rolls = {rules.roll(world, self.dice) for _ in range(TRIES)}
            else:
                rolls = set(rules.legal(world))
            seen = bool(ply.witnesses >> self.reader & 1)
            fitting = [move for move in rolls if (move == ply.move if seen else rules.blur(move) == rules.blur(ply.move))]
            if fitting:
                move = fitting[int(self.dice.below(len(fitting)))]
                witnesses = rules.witnesses(world, move)
                after = world.copy()
                rules.apply(after, move)
                assert bool(witnesses >> self.reader & 1) == seen
                return Ply(ply.number, ply.actor, move, world, witnesses), after
        return None
