"""Positions for the tests: a square drawn with characters, figures on numbered spots, everything known."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import CHANCE, NOBODY, UNKNOWN, Game, MoveId, Question, QuickDice, Say
from kociarnia.engine.scripted import Scripted
from kociarnia.games import find
from kociarnia.games.kotobirynt.rules.board import NOWHERE, Board
from kociarnia.games.kotobirynt.rules.deck import Deck
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt
from kociarnia.games.kotobirynt.show.presenter import KotobiryntPresenter
from kociarnia.games.kotobirynt.show.text import MIDDLE

COLUMNS = ["║║║║"] * 4  # water runs from top to bottom, column by column
ROWS = ["════"] * 4  # ... and from left to right, row by row
CROSSES = ["╬╬╬╬"] * 4  # everything is joined to everything
BARRED = ["═║║║", "║║║║", "║║║║", "║║║║"]  # columns, the first one barred at the top
CLOSED = "║║║║║║║║║║"  # a canal deck of straights
NAMES = ["Ola", "Mruczek", "Ewa", "Jan"]
OPTIONS = [
    (1, {"mode": "solo"}),
    (2, {"one_rotation_required": "yes", "turn_cap": "40"}),
    (3, {"size": "3", "allow_pass": "yes"}),
    (4, {"mode": "team", "insert_orientation": "as_lies"}),
    (4, {"mode": "coop", "size": "3", "first": "lot"}),
]


def game() -> Game:
    return find("kotobirynt")


def rules_of(players: int = 2, **options: int | str) -> KotobiryntRules:
    rules = game().rules(players, {"first": "1", **options})
    assert isinstance(rules, KotobiryntRules)
    return rules


def tile(rules: KotobiryntRules, glyph: str) -> int:
    """A canal card by how it looks: "╚" opens to N and E, "╪" is a bridge, "?" has not been seen."""
    if glyph == "?":
        return UNKNOWN
    wanted = [5, 10] if glyph == "╪" else [MIDDLE.index(glyph)]
    for face in range(1, len(rules.setup.deck.canals)):
        for turn in range(rules.setup.deck.turns[face]):
            if sorted(rules.setup.deck.openings(4 * face + turn)) == wanted:
                return 4 * face + turn
    raise ValueError(glyph)


def glyph(rules: KotobiryntRules, at: int) -> str:
    masks = sorted(rules.setup.deck.openings(at))
    return "?" if at == UNKNOWN else "╪" if masks == [5, 10] else MIDDLE[masks[0]]


class Table(Scripted):
    """A position, and what becomes of it."""

    rules: KotobiryntRules
    state: Kotobirynt

    def __init__(
        self,
        rules: KotobiryntRules,
        square: Sequence[str] = COLUMNS,
        cats: Sequence[int] = (0, 8),
        keepers: Sequence[int] = (4, 12),
        deck: str = CLOSED,
        faces: Sequence[str] = ("guzik", "figa"),
        gone: int = 0,
    ) -> None:
        """`gone` cats have been won already, by the last seat; those on the ring are not among them."""
        state = rules.start()
        state.square = vec[i64]([tile(rules, each) for row in square for each in row])
        state.deck = vec[i64]([tile(rules, each) for each in deck])
        if not rules.setup.as_lies:
            state.deck = vec[i64]([each & ~3 for each in state.deck])
        state.cat_spots = vec[i64](cats)
        state.keeper_spots = vec[i64](keepers)
        state.cats = vec[i64](
            [rules.setup.deck.cats.index(key) if at != NOWHERE else UNKNOWN for key, at in zip(faces, cats, strict=True)]
        )
        others = [face for face in range(1, len(rules.setup.deck.cats)) if face not in state.cats]
        state.won = vec[i64]([8 * face + rules.players - 1 for face in others[:gone]])
        state.cat_bag = vec[i64]([int(face in others[gone:]) for face in range(len(rules.setup.deck.cats))])
        state.cat_bag[0] = len(others) - gone
        state.canal_bag = vec[i64]([0] * len(rules.setup.deck.canals))
        state.ask_these([Question(ACT, 0, 0)])
        super().__init__(rules, state)

    @property
    def square(self) -> list[str]:
        size = int(self.rules.setup.board.size)
        glyphs = "".join(glyph(self.rules, each) for each in self.state.square)
        return [glyphs[at : at + size] for at in range(0, size * size, size)]

    @property
    def deck(self) -> str:
        return "".join(glyph(self.rules, each) for each in self.state.deck)

    @property
    def ring(self) -> tuple[list[int], list[int]]:
        """Spots of the cats and of the keepers."""
        return [int(at) for at in self.state.cat_spots], [int(at) for at in self.state.keeper_spots]

    @property
    def won(self) -> list[tuple[int, str]]:
        """Seat and cat, in the order of winning."""
        return [(cat & 7, self.rules.setup.deck.cats[cat >> 3]) for cat in self.state.won]


def dealt(rules: KotobiryntRules, seed: int = 1) -> Table:
    """A fresh match after the dealer has done his work."""
    table = Table(rules) if rules.setup.board.size == 4 else Table(rules, ["║║║"] * 3)
    table.state = rules.start()
    dice = QuickDice(seed)
    while rules.actor(table.state) == CHANCE:
        rules.apply(table.state, rules.roll(table.state, dice))
    return table


def random_square(deck: Deck, board: Board, luck: random.Random) -> list[int]:
    faces = [luck.randrange(1, len(deck.canals)) for _ in range(board.cells)]
    return [4 * face + luck.randrange(deck.turns[face]) for face in faces]


def presenter(players: int = 2) -> KotobiryntPresenter:
    return KotobiryntPresenter(game().settle(players))


def presenter_of(rules: KotobiryntRules) -> KotobiryntPresenter:
    return KotobiryntPresenter(rules.options)


def said(lines: list[Say], language: str = "en") -> list[str]:
    words = game().words(language, NAMES, 0)
    return [words(line) for line in lines]


def steps(rules: KotobiryntRules, seed: int) -> Iterator[tuple[Kotobirynt, MoveId, Kotobirynt]]:
    """A match; players lead a cat home where they see how, so that every question is asked now and then."""
    dice, sense = QuickDice(seed), game().sense()
    state = rules.start()
    while (actor := rules.actor(state)) != NOBODY:
        before = state.copy()
        if actor == CHANCE or dice.below(3) == 0:
            move = rules.roll(state, dice)
        else:
            legal = rules.legal(state)
            rated = sense.rate(rules, state, legal)
            move = legal[max(range(len(legal)), key=rated.__getitem__)]
        rules.apply(state, move)
        yield before, move, state
