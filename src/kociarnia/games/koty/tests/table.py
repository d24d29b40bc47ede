"""Positions for the tests: lands and hands as the rulebook writes them, everything else in the draw pile."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.hidden_cards import put, take
from kociarnia.engine.scripted import Scripted
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.deck import FACES, RAVEN
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import DEEP, LANDS, TURN, Koty

# The cats by their value, as the rulebook writes lands: "9 9 5", "9 R".
CATS = {"1": "blue1", "8": "blue8", "2": "yellow2", "7": "yellow7", "3": "green3", "6": "green6", "4": "pink4", "5": "pink5"}
NAMES = {**CATS, "R": "raven", "J": "joker"}
ANY = "1 2 3 4"  # a hand that does not matter


class Table(Scripted):
    """A position of seat 0's turn: `dreams` are the lands of each seat, parted by "|", bottom card first."""

    def __init__(self, dreams: list[str], hands: list[str], **options: Any) -> None:
        players = max(len(dreams), len(hands), 2)
        rules = GAME.rules(players, {"first": "1", **options})
        assert isinstance(rules, KotyRules)
        self.koty = rules
        state = rules.start()
        state.ask_instead(TURN)
        for seat in range(players):
            for name in (hands[seat] if seat < len(hands) else ANY).split():
                state.hands[seat * FACES + self._located(state, name)] += 1
        blind = 0
        for seat, lands in enumerate(dreams):
            for land, cards in enumerate(lands.split("|")):
                for name in cards.split():
                    cell = seat * LANDS + land
                    if name == "9":
                        state.depth[cell] += 1
                        blind += 1
                    else:
                        state.tops[cell] = self._located(state, name)
        state.pile = state.bag[0] - blind
        super().__init__(rules, state)

    def _located(self, state: Koty, name: str) -> int:
        face = self.koty.setup.deck.keys.index(NAMES.get(name, name))
        take(state.bag, face)
        return face

    # --- short words for what the tests look at

    def dream(self, seat: int) -> list[str]:
        """The lands of a seat: ["9 9 5", "", "R", ""]."""
        signs = {self.koty.setup.deck.keys.index(key): sign for sign, key in NAMES.items()}
        out = []
        for cell in range(seat * LANDS, seat * LANDS + LANDS):
            top = self.state.tops[cell]
            out.append(" ".join(["9"] * self.state.depth[cell] + ([signs[top]] if top else [])))
        return out

    def hand(self, seat: int, observer: int | None = None) -> list[str]:
        state = self.state if observer is None else self.view(observer)
        at = seat * FACES
        return [self.koty.setup.deck.keys[face] for face in range(FACES) for _ in range(state.hands[at + face])]

    def discards(self) -> list[str]:
        return [self.koty.setup.deck.keys[face] for face in self.state.discards]

    def nines(self, seat: int, land: int, observer: int | None = None) -> list[str]:
        state = self.state if observer is None else self.view(observer)
        cell = seat * LANDS + land
        return [self.koty.setup.deck.keys[face] for face in state.nines[cell * DEEP : cell * DEEP + state.depth[cell]]]

    def scores(self) -> list[int]:
        return [int(score) for score in self.rules.scores(self.state)]

    def places(self) -> list[int]:
        return [int(place) for place in self.rules.places(self.state)]

    def asked(self) -> tuple[int, int]:
        return self.state.asking, self.state.asked

    def seats_turn(self, seat: int) -> bool:
        """Has the turn come to this seat?"""
        return self.asked() == (TURN, seat)

    def can(self, *moves: str) -> bool:
        return set(moves) <= set(self.legal())

    def cannot(self, *moves: str) -> bool:
        return not set(moves) & set(self.legal())

    def plays(self, verb: str = "play") -> list[str]:
        return [move for move in self.legal() if move.startswith(verb + " ")]

    def empty_pile(self, *discards: str) -> Table:
        """Everything that is not on the table or in a hand leaves the match, but for these discards."""
        state = self.state
        for name in discards:
            state.discards = append(state.discards, self._located(state, name))
            state.veils = append(state.veils, 0)
        state.bag = vec[i64]([0] * FACES)
        state.pile = 0
        blind = sum(state.depth) - sum(1 for face in state.nines if face)
        for _ in range(blind):  # the nines on the table have to be something
            put(state.bag, RAVEN)
        return self

    def pile_of(self, *cards: str) -> Table:
        """Only these cards are left in the draw pile."""
        self.empty_pile()
        state = self.state
        for name in cards:
            put(state.bag, self.koty.setup.deck.keys.index(NAMES.get(name, name)))
        state.pile = len(cards)
        return self
