"""One counting: the breakdown of a round, its results, and what players are told of both."""

from __future__ import annotations

import random
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen import GAME
from kociarnia.games.sen.rules.knowledge import public
from kociarnia.games.sen.rules.rounds import wake
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.score import ALL_IN, CALL, DREAM, FIFTY_EACH, NINES, PENALTY, breakdown, results
from kociarnia.games.sen.rules.state import Sen
from kociarnia.games.sen.tests.counted_by_hand import Round, by_hand

VARIANTS = ("not_so_scary", "all_in", "tied_caller_scores_zero", "penalty", "long_dream")
ORDER = [DREAM, ALL_IN, FIFTY_EACH, NINES, PENALTY, CALL]


def face_up(rules: SenRules, luck: random.Random) -> Sen:
    """The end of a round by lot, with many nines and hourglasses; all have seen all."""
    setup, state = rules.setup, rules.start()
    rules.apply(state, setup.deal)
    rare = luck.choice((0.1, 0.6, 1.0))
    nines = [setup.deck.names.index("9"), int(setup.deck.hourglass)]
    for seat in range(setup.players):
        state.sizes[seat] = luck.randint(1, setup.dream_size)
        for slot in range(setup.dream_size):
            face = luck.randrange(1, len(setup.deck.names)) if luck.random() < rare else luck.choice(nines)
            state.dreams[seat * setup.slots + slot] = public(setup, face) if slot < state.sizes[seat] else 0
    state.totals = vec[i64]([luck.randrange(90) for _ in range(setup.players)])
    state.caller = luck.randrange(-1, setup.players)
    return state


def test_A22_results_are_the_sums_of_the_breakdown_and_players_are_told_it_line_by_line() -> None:
    luck, reasons = random.Random(22), set()
    for chosen in product((0, 1), repeat=len(VARIANTS)):
        for players in (2, 3, 5):
            options = GAME.settle(players, {key: 1 for key, on in zip(VARIANTS, chosen, strict=True) if on})
            rules, presenter = SenRules(players, options), GAME.presenter(options)
            for _ in range(20):
                state = face_up(rules, luck)
                before, lines = state.totals[:], breakdown(rules.setup, state)
                added = [sum(ravens for _, ravens in changes) for changes in lines]
                names = [[rules.setup.deck.names[card & FACE] for card in state.dream(seat)] for seat in range(players)]
                caller = state.caller if state.caller >= 0 else None
                assert added == results(rules.setup, state) == by_hand(Round(names, caller, 0, []), options)
                wake(rules.setup, state)
                assert list(state.totals) == [total + ravens for total, ravens in zip(before, added, strict=True)]
                for account, changes in zip(presenter.accounts(rules, state, players), lines, strict=True):
                    told = [(line.key.removeprefix("account-"), line.args["add"]) for line in account.lines]
                    assert told == [("before", before[account.seat]), *changes]
                    assert account.total == state.totals[account.seat]
                    order = [ORDER.index(reason) for reason, _ in changes]
                    assert order == sorted(order)
                    reasons |= {reason for reason, _ in changes}
    assert reasons == set(ORDER)
