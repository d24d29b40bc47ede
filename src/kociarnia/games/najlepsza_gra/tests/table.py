"""Scripted tables for the tests: a deal by notation, and a feast with whatever the seats are to have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kociarnia.engine.contract import CHANCE
from kociarnia.engine.dice import QuickDice
from kociarnia.engine.scripted import Scripted
from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.rules.effects import go_on
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.score import accounts
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, FEED, LATE, REVEAL, TURN, Najlepsza

EXAMPLE = "tuna chicken catnip kotangens costume tower mouse chicken milk_2x"  # the grid of E1
STRAYS = "mruczel pan_kot misza"
SPARE = ["bell", "zeus", "gershon", "sox", "shadow", "jazz", "picatso", "sparkle", "pumpkin"]  # cats: they fill lines


def rules_for(players: int = 2, **options: int) -> NajlepszaRules:
    rules = GAME.rules(players, {"first": 1, **options})
    assert isinstance(rules, NajlepszaRules)
    return rules


class Table(Scripted):
    """A table with words for what lies where."""

    rules: NajlepszaRules
    state: Najlepsza

    @property
    def setup(self) -> Setup:
        return self.rules.setup

    def cats(self, seat: int) -> list[str]:
        return [self.setup.deck.cat_keys[cat] for cat in self.state.fronts[seat]]

    def treats(self, seat: int) -> list[int]:
        return list(self.state.tokens[4 * seat : 4 * seat + 4])

    def hand(self, seat: int) -> dict[str, int]:
        keys = self.setup.deck.kind_keys
        return {keys[kind]: n for kind, n in enumerate(hand(self.setup, self.state, seat)) if n}

    def grid(self) -> list[str]:
        return [self.setup.deck.face_keys[face] for face in self.state.grid]

    def give(self, seat: int, **cards: int) -> Table:
        """Cards straight into a hand, out of the unseen ones."""
        for key, n in cards.items():
            kind = self.setup.deck.kind_keys.index(key)
            self.state.hands[seat * self.setup.kinds + kind] += n
            self.state.bag[self.setup.hand_face + kind] -= n
            self.state.bag[0] -= n
        return self

    def deal(self, seed: int = 1) -> Table:
        """Whatever the dealer has to do now, by lot."""
        dice = QuickDice(seed)
        while self.actor == CHANCE:
            self.rules.apply(self.state, self.rules.roll(self.state, dice))
        return self

    def turn(self, text: str) -> Table:
        """A take and the refill, and nothing played after it."""
        self.play(text)
        self.deal()
        while self.state.asking in (AFTER, LATE):
            self.play("done")
            self.deal()
        return self

    def rest(self) -> Table:
        """The first line that may be taken, again and again, until the feast."""
        while self.state.asking == TURN:
            self.turn(self.legal()[0])
        return self

    def results(self) -> list[int]:
        assert self.over
        return self.rules.scores(self.state)

    def lines(self) -> list[list[int]]:
        return accounts(self.setup, self.state)


def dealt(players: int = 2, grid: str = EXAMPLE, strays: str = STRAYS, marker: str = "row3", **options: int) -> Table:
    """A table set up; the first seat is to take a line."""
    table = Table(rules_for(players, **options))
    for face in grid.split():
        table.play(f"deal {face}")
    for stray in strays.split():
        table.play(f"stray {stray}")
    table.play(f"mark {marker}")
    return table


def tokens_of(letters: str) -> list[int]:
    """ "CCTD" is two chicken, a tuna and a delicacy."""
    return [letters.count(letter) for letter in "CTMD"]


def feast(
    fronts: Sequence[str],
    treats: Sequence[str],
    hands: Sequence[Mapping[str, int]] = (),
    coins: Sequence[int] = (),
    **options: int,
) -> Table:
    """The end of the game: cats, treats, hands and point tokens of every seat, by their keys."""
    table = Table(rules_for(max(2, len(fronts)), **options))
    state, setup, players = table.state, table.setup, table.rules.players
    state.ask_no_more()
    state.ask(REVEAL)
    for seat in range(players):
        cats = fronts[seat].split() if seat < len(fronts) else []
        state.fronts[seat] = [setup.deck.cat_keys.index(cat) for cat in cats]
        own = tokens_of(treats[seat]) if seat < len(treats) else [0, 0, 0, 0]
        for treat, count in enumerate(own):
            state.tokens[4 * seat + treat] = state.left[4 * seat + treat] = count
        state.coins[seat] = coins[seat] if seat < len(coins) else 0
        for key, n in (hands[seat] if seat < len(hands) else {}).items():
            state.hands[seat * setup.kinds + setup.deck.kind_keys.index(key)] = n
    for seat in range(players - 1, -1, -1):
        if state.fronts[seat]:
            state.ask(FEED, seat)
    if not any(state.fronts):
        go_on(setup, state)
    return table


def fed(table: Table, answers: str = "") -> Table:
    """The answers by notation; whoever has not answered then lets its cats go hungry. Everything is laid open."""
    table.play(answers)
    while table.state.asking == FEED:
        table.play(table.legal()[0])
    return table.deal()


def asked(table: Table) -> tuple[int, int]:
    """The open question and its seat."""
    return table.state.asking, table.state.asked
