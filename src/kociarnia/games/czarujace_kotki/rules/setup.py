"""What a match is played with: players, deck, options, the number of every move; and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Move, MoveId, MoveTable, Observers, Seat
from kociarnia.games.czarujace_kotki.rules.deck import EITHER, OWN, PILE, SWAP_FROM, Deck, Program
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES
from kociarnia.games.czarujace_kotki.rules.spells import Spells
from kociarnia.games.czarujace_kotki.rules.state import BEGIN, CHECK, CURSE, DEAL, GOAL, KITTEN, Kotki, detail_of

CATS_CHOSEN = (0, 2, 3, 4)  # option chaos: off, or so many chaos cats (R54)


@final
class Setup:
    """It never changes during a match; every part of the rules is given it."""

    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.players: i64 = players
        self.deck: Deck = deck or Deck()
        self.arch: bool = options["arch_kittens"] != 0
        self.new_rules: bool = options["new_rules"] != 0
        self.cats: i64 = CATS_CHOSEN[options["chaos"]]
        self.replacement: bool = options["chaos_replacement"] != 0  # A1
        self.finish_turn: bool = options["finish_turn_when_caught"] != 0  # A2
        self.fish: bool = options["chaos_discard_pick"] != 0  # A27
        self.starter: Seat = options["first"] - 1  # A42: below 0 by lot
        self.chapters: i64 = 2 if players == 2 else 3  # R64
        self.seats: vec[i64] = vec[i64]([2**seat for seat in range(players)])
        self.all: Observers = 2 ** (players + 1) - 1  # the seats and the audience
        self.knobs: list[int] = self.deck.knobs[:]
        if options["swap_must_involve_own"]:  # A8
            self.knobs[SWAP_FROM] = OWN
        self.spells: Spells = Spells(self.deck, players, self.knobs, self.arch)
        self.middle: i64 = self.deck.bag[0] - 2 * players - self.deck.top - self.deck.bottom  # R7, A14
        self.doors: i64 = 1 if players > 2 or self.new_rules else 0  # A14: for two it brings new rules only
        self.plain_cats: i64 = max(self.cats - 1, 0)  # R54
        self.middle_size: i64 = self.middle + self.doors + self.plain_cats
        if self.middle < 1:
            raise ValueError(f"{self.deck.bag[0]} ingredients are too few for {players} players")

        kinds = self.deck.kinds[1:]
        chapters = range(1, CHAPTERS + 1)
        seats = range(players)
        table = MoveTable()
        # The dealer's moves; "?" is what others see of a move that is not for their eyes.
        self.draw: MoveId = table.add("draw", [*self.deck.kinds, "chaos_cat", "chapter_3", "caught"])
        self.goal: MoveId = table.add("goal", self.deck.goals)
        self.show: MoveId = table.add("show", self.deck.goals)
        self.curse: MoveId = table.add("curse", self.deck.curses)
        self.rule: MoveId = table.add("rule", self.deck.rules)
        self.chaos: MoveId = table.add("chaos", self.deck.chaos)
        self.stack: MoveId = table.add("stack", self.deck.kinds)
        # The seats' moves.
        self.be: MoveId = table.add("be", self.deck.kittens)
        self.cast: MoveId = table.add("cast", self.deck.spells)
        self.source: MoveId = table.add("from", ["deck", "pile"])
        self.fishing: MoveId = table.add("fish", self.deck.kinds)
        self.pick: MoveId = table.add("card", seats, chapters, kinds)
        self.with_: MoveId = table.add("with", seats, chapters, kinds)
        self.whole: MoveId = table.add("chapter", chapters)
        self.couple: MoveId = table.add("chapters", [f"{first + 1}-{second + 1}" for first, second in COUPLES])
        self.place: MoveId = table.add("place", seats, chapters)
        self.give: MoveId = table.add("give", seats)
        self.keep: MoveId = table.add("keep", kinds, [*kinds, "only"])  # the card kept, and the other one
        self.begin: MoveId = table.add("begin", seats if self.starter < 0 else [])  # the dealer's, where there is a lot
        self.moves: tuple[Move, ...] = tuple(table.moves)

        # Names and limits of what tell() writes.
        self.kind_names: list[str] = list(kinds)
        self.cell_names: list[str] = [f"chapter {chapter} {kind}" for chapter in chapters for kind in kinds]
        self.most_turns: i64 = 2 * self.deck.bag[0] + 2 * players
        self.most_effects: i64 = max(len(effects) for effects in self.deck.effects)
        self.lasting_names: list[str] = [f"effect {at}" for at in range(self.most_effects, 0, -1)] + self.deck.rules

        # Does it matter in which order cards fall on the discard pile? For which rules and chaos cards does it?
        self.rule_orders: list[bool] = [self._takes_from_pile(law) for law in self.deck.laws]
        self.chaos_orders: list[bool] = [
            not self.fish and any(self._takes_from_pile(effect) for effect in effects) for effects in self.deck.effects
        ]

    def only(self, seat: i64) -> Observers:
        return self.seats[seat]

    def _takes_from_pile(self, program: Program) -> bool:
        sources = [self.deck.source[step] for step in range(program.first, program.last)]
        return PILE in sources or EITHER in sources or EITHER in program.values


def start(setup: Setup) -> Kotki:
    """The table before anything is dealt."""
    deck = setup.deck
    state = Kotki()
    state.bag = deck.bag[:]
    state.plain = deck.top  # R10
    state.cats = vec[i64]([setup.middle_size, setup.middle, setup.plain_cats, setup.doors])  # R9, R55
    state.last = vec[i64]([deck.bottom + 1, deck.bottom, 1])  # R8
    state.area = vec[i64]([0] * (setup.players * CHAPTERS))
    state.levels = vec[i64]([3 * deck.per_level, deck.per_level, deck.per_level, deck.per_level])  # R11
    for level in range(1, 4):
        bag = vec[i64]([1 if own == level else 0 for own in deck.level])
        bag[UNKNOWN] = sum(bag)
        state.curses[level - 1] = bag
    state.felled = [[] for _ in range(setup.players)]
    state.surplus = [0] * setup.players
    state.goals = vec[i64]([UNKNOWN] * setup.players)
    state.goal_bag = vec[i64]([1] * len(deck.goals))
    state.goal_bag[0] = len(deck.goals) - 1
    state.tokens = vec[i64]([-1] * setup.players)  # A11
    state.kittens = vec[i64]([-1 if setup.arch else seat for seat in range(setup.players)])
    state.knobs = setup.knobs
    rules = [1 if setup.players > 2 or paws else 0 for paws in deck.paws[1:]]  # R65
    rules.insert(0, sum(rules))
    state.rule_bag = vec[i64](rules)
    state.chaos_bag = vec[i64]([1] * len(deck.chaos))
    state.chaos_bag[0] = len(deck.chaos) - 1
    if setup.starter < 0:
        state.ask(BEGIN)
    else:
        begin(setup, state, setup.starter)
    return state


def begin(setup: Setup, state: Kotki, starter: Seat) -> None:
    """Who begins is known: everybody is asked and dealt to, clockwise from there."""
    state.first = starter
    clockwise = [(starter + away) % setup.players for away in range(setup.players)]
    state.ask(CHECK, 0, detail_of(more=CHAPTERS))  # nothing to check: the first turn
    state.ask(CURSE, 0, detail_of(more=1))
    state.ask(CURSE)
    for seat in reversed(clockwise):
        state.ask(DEAL, seat, detail_of(more=1))  # R6, A12
        state.ask(DEAL, seat)
    for seat in reversed(clockwise):
        state.ask(GOAL, seat)  # R4
    if setup.arch:
        for seat in reversed(clockwise):
            state.ask(KITTEN, seat)  # R2
