"""What one match of Sen is played with and never changes, and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import MoveId, MoveTable, Observers, Seat
from kociarnia.engine.hidden_cards import EMPTY
from kociarnia.games.sen.rules.deck import Deck
from kociarnia.games.sen.rules.state import DEAL, Sen

FIFTY: Final = 50  # R52


@final
class Setup:
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        long = options["long_dream"] != 0
        self.players: int = players
        self.seats: i64 = players
        self.all: Observers = (2 << players) - 1  # the seats and the audience
        edition = ("jubilee", "six_nines", "fifteen_faces")[options["deck"]]  # A1
        self.deck: Deck = deck or Deck([edition, "base"] if long else [edition])
        self.starter: Seat = options["first"] - 1  # A35: below 0 by lot
        self.dream_size: i64 = 6 if long else self.deck.dream_size  # R2, R62: cards that are dealt to each
        self.looks: i64 = 3 if long else self.deck.looks  # R8, R63
        self.claims: bool = options["i_know"] != 0
        self.same_dream: bool = options["swap_same_dream"] != 0
        self.first_call: i64 = players if options["no_call_first_turn"] else 0  # turns of a round before anybody may call
        self.turn_cap: i64 = options["round_turn_cap"] * players  # A36
        self.penalty: int = (5, 15)[options["penalty"]]
        self.tied_caller_scores_zero: bool = options["tied_caller_scores_zero"] != 0
        self.not_so_scary: bool = options["not_so_scary"] != 0
        self.all_in: bool = options["all_in"] != 0
        self.raven_limit: i64 = options["points"]
        self.round_limit: i64 = options["rounds"]  # 0: a match to ravens

        growth = min(self.deck.size - players * self.dream_size - 1, options["round_turn_cap"]) if self.claims else 0
        self.slots: i64 = self.dream_size + growth  # no dream is ever larger
        most = max(FIFTY, max(self.deck.ravens) * self.slots) + self.penalty  # ravens of one round
        self.most_ravens: i64 = (self.round_limit or 1) * most + (0 if self.round_limit else self.raven_limit)
        self.slot_names: list[str] = [f"slot {slot}" for slot in range(self.slots)]
        self.word_names: list[str] = [str(word) for word in self.deck.words]
        self.no_dreams: vec[i64] = vec[i64]([EMPTY] * (players * self.slots))
        seats, slots, names = range(players), range(self.slots), self.deck.names
        table = MoveTable()
        self.deal: MoveId = table.add("deal", seats)  # the dealer: a new round, who begins
        self.face: MoveId = table.add("face", names)  # the dealer: it is this card
        self.look: MoveId = table.add("look", range(self.dream_size))
        self.call: MoveId = table.add("call")
        self.take: MoveId = table.add("take", slots)
        self.draw: MoveId = table.add("draw")
        self.claim: MoveId = table.add("claim", slots)
        self.keep: MoveId = table.add("keep", slots)
        self.discard: MoveId = table.add("discard")
        self.use: MoveId = table.add("use", names)
        self.choose: MoveId = table.add("choose", range(2))
        self.pick: MoveId = table.add("pick", names)
        self.peek: MoveId = table.add("peek", seats, slots)
        self.swap: MoveId = table.add("swap", seats, slots)
        self.swap_with: MoveId = table.add("with", seats, slots)
        self.pair: MoveId = table.add("and", slots)
        self.name: MoveId = table.add("name", self.deck.words)
        self.moves = tuple(table.moves)


def start(setup: Setup) -> Sen:
    state = Sen()
    state.bag = setup.deck.bag[:]
    state.closed = setup.deck.size
    state.dreams = setup.no_dreams[:]
    state.sizes = vec[i64]([0] * setup.players)
    state.totals = vec[i64]([0] * setup.players)
    state.ask(DEAL, max(setup.starter, 0))
    return state
