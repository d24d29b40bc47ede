"""What a tiny variant is worth under best play, by OpenSpiel's solvers: `exact(rules)`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.minimax_solver import MinimaxSolver

from kociarnia.adapters.efg import efg
from kociarnia.adapters.openspiel import NAME, is_open
from kociarnia.engine import Rules
from kociarnia.engine.tiny import TINY

NEAR = 0.001  # how far from an equilibrium is near enough, where no exact one is computed
MOST = 1000  # iterations


class Exact(NamedTuple):
    """For the first seat; the other's is the same with a minus, since somebody wins what the other loses."""

    solver: str
    nodes: int  # histories; where nothing is hidden, states in which a seat is asked
    infosets: tuple[int, ...]
    value: float  # under best play of both
    within: float  # so far at most from the true value
    by_lot: float | None = None  # if both play by lot
    exploitability: float | None = None  # of play by lot, exactly: the mean of what the best answers to it win


def exact(rules: Rules[Any]) -> Exact:
    return _open(rules) if is_open(rules) else _hidden(rules)


def _hidden(rules: Rules[Any]) -> Exact:
    """CFR+ on the whole tree, until best responses show how near it is: the value lies between what either can make sure of."""
    tree = efg(rules)
    game = pyspiel.load_efg_game(tree.text)
    root, by_lot = game.new_initial_state(), pyspiel.UniformRandomPolicy(game)
    solver = pyspiel.CFRPlusSolver(game)
    for done in range(1, MOST):
        solver.evaluate_and_update_policy()
        if done % 20 == 0:
            policy = solver.average_policy()  # kept, for the best responses hold no reference to it
            most, least = (pyspiel.TabularBestResponse(game, seat, policy).value_from_state(root) for seat in (0, 1))
            if (most + least) / 2 < NEAR:
                break
    lots = pyspiel.expected_returns(root, by_lot, -1, True)[0]
    return Exact(
        f"CFR+, {done} iterations", tree.nodes, tree.infosets, (most - least) / 2, (most + least) / 2, lots,
        pyspiel.exploitability(game, by_lot),
    )  # fmt: skip


class _WithChance(MinimaxSolver):
    """OpenSpiel's minimax with a table of states; where the dealer acts, the mean."""

    def _create_table(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        if state.is_chance_node():
            return sum(odds * self._create_table(state.child(move)) for move, odds in state.chance_outcomes())
        return super()._create_table(state)


def _open(rules: Rules[Any]) -> Exact:
    """Nothing is hidden: the best move of every state, from the end back."""
    solver = _WithChance(f"{NAME}(game={rules.id.partition('-')[0]}-{TINY})")
    value = float(solver._create_table(solver._game.new_initial_state())[0])
    return Exact("minimax", len(solver._table), (), value, 0.0)
