"""What a match is played with: players, deck, options, the number of every move; and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Move, MoveId, MoveTable, Observers, Seat
from kociarnia.games.koty.rules.deck import CATS, FACES, JOKER, RAVEN, Deck
from kociarnia.games.koty.rules.state import BEGIN, DEEP, LANDS, Koty

ROLES: Final[i64] = RAVEN  # what a card can be played as: one of eight cats, or a raven


@final
class Setup:
    """It never changes during a match."""

    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.players = players
        self.seats: i64 = players
        self.deck: Deck = deck or Deck(options)
        self.welcome: vec[i64] = vec[i64]([0] * FACES)  # by cat: at bit 2 * face, the tops it may be played on (R31, R34)
        for face in range(1, CATS + 1):
            self.welcome[face] = (1 << 2 * face) + (1 << 2 * self.deck.friend[face])
        self.cells: i64 = players * LANDS
        self.land_names: list[str] = [f"land {land}" for land in range(LANDS)]
        self.teams: bool = options["teams"] != 0  # R86
        self.pair_partial: bool = options["pair_partial"] != 0  # A4
        self.exhaustion_immediate: bool = options["exhaustion_immediate"] != 0  # A19
        self.hidden_exchange: bool = options["hidden_exchange"] != 0  # A20
        self.finish_round: bool = options["finish_round"] != 0  # A22
        self.moth_rival_empty: bool = options["moth_rival_empty"] != 0  # A27
        self.turn_cap: i64 = options["turn_cap"] * players  # A38
        self.starter: Seat = options["first"] - 1  # A39: below 0 by lot
        self.all: Observers = (2 << players) - 1  # the seats and the audience
        self.mates: vec[i64] = vec[i64](  # A35; alone, everybody is the own partner
            [(seat + players // 2) % players if self.teams else seat for seat in range(players)]
        )

        seats, lands, keys = range(players), range(LANDS), self.deck.keys
        cats = keys[1 : CATS + 1]
        table = MoveTable()
        self.begin: MoveId = table.add("begin", seats)  # the dealer: who begins
        self.shuffle: MoveId = table.add("shuffle")  # the dealer: the discards become the draw pile
        self.face: MoveId = table.add("face", keys)  # the dealer: it is this card
        self.play: MoveId = len(table.moves)  # land by land, so that legal() looks at each land once
        table.moves += [Move("play", (key, seat, land)) for seat in seats for land in lands for key in keys[1 : ROLES + 1]]
        self.joker: MoveId = len(table.moves)  # a joker as this cat or raven
        table.moves += [Move("joker", (key, seat, land)) for seat in seats for land in lands for key in keys[1 : ROLES + 1]]
        self.exchange: MoveId = table.add("exchange")
        self.moth: MoveId = table.add("moth", seats, lands)
        self.bat: MoveId = table.add("bat", seats, lands)
        self.dragon: MoveId = table.add("dragon")
        self.carry: MoveId = table.add("carry", seats, lands)
        self.defend: MoveId = table.add("defend", [*cats, keys[JOKER]])
        self.owl: MoveId = table.add("owl")
        self.give_in: MoveId = table.add("pass")
        self.again: MoveId = table.add("again", [*cats, keys[JOKER]])
        self.stop: MoveId = table.add("stop")
        self.nine: MoveId = table.add("nine", lands)
        self.pair: MoveId = table.add("pair", lands)
        self.moves: tuple[Move, ...] = tuple(table.moves)


def start(setup: Setup) -> Koty:
    """The table before anything is dealt."""
    state = Koty()
    state.bag = setup.deck.bag[:]
    state.pile = setup.deck.size
    state.hands = vec[i64]([0] * (setup.players * FACES))
    state.shown = vec[i64]([0] * (setup.players * FACES))
    state.tops = vec[i64]([0] * setup.cells)
    state.depth = vec[i64]([0] * setup.cells)
    state.nines = vec[i64]([UNKNOWN] * (setup.cells * DEEP))
    state.buried = vec[i64]([0] * FACES)
    state.ask(BEGIN)
    return state
