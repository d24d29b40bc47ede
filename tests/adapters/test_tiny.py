"""The tiny variants: the same rules with few cards, solved by OpenSpiel's solvers; docs/research.md has what they are worth."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python: kociarnia[openspiel]")

from kociarnia import games  # noqa: E402
from kociarnia.adapters.efg import efg  # noqa: E402
from kociarnia.adapters.exact import exact  # noqa: E402
from kociarnia.adapters.seats import rules_of  # noqa: E402
from kociarnia.engine import Game, QuickDice  # noqa: E402
from kociarnia.engine.laws.tensors import check_tensors  # noqa: E402
from kociarnia.engine.laws.walk import Walk  # noqa: E402
from tests.choices import but_long  # noqa: E402

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
ROWS = {row[0]: row[1:] for row in re.findall(r"^\| ([\w-]+-tiny-v\d) " + r"\|([^|\n]*)" * 6 + r"\|$", PAGE, re.MULTILINE)}


@pytest.mark.parametrize("name", but_long("koty", "najlepsza_gra"))
def test_it_is_worth_what_the_page_says(name: str) -> None:
    rules = games.find(name).tiny()
    nodes, sets, _, value, by_lot, exploitability = (cell.strip() for cell in ROWS[rules.id])
    found = exact(rules)
    assert f"{found.nodes:,}" == nodes
    assert " + ".join(f"{many:,}" for many in found.infosets) == sets
    told, _, within = value.partition(" ± ")
    assert found.within < 0.001
    assert found.value == pytest.approx(float(told), abs=found.within + float(within or 0) + 1e-4)
    if found.by_lot is not None:
        assert found.by_lot == pytest.approx(float(by_lot), abs=1e-5)
        assert found.exploitability == pytest.approx(float(exploitability), abs=1e-5)
    assert -1 < found.value < 1  # worth solving


def test_it_is_the_same_game(game: Game) -> None:
    """The laws hold, it can be pickled, and its name is that of the variant."""
    rules = game.tiny()
    check_tensors(rules, 1, 40)
    Walk(rules, 1, True).run(60, 0.1)
    again = pickle.loads(pickle.dumps(rules))
    assert again.id == rules.id == f"{game.name}-tiny-v1" and again.moves == rules.moves
    assert rules_of(f"{game.name}-tiny").start() == rules.start()
    assert len(again.inventory(again.start())[0].cards) < len(game.rules(2).inventory(game.rules(2).start())[0].cards)
    state, dice = rules.start(), QuickDice(1)
    assert rules.play_on(state, dice, rules.bound(state)) < 40


def test_openspiel_simulates_it(game: Game) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"kociarnia(game={game.name}-tiny)"), num_sims=2, serialize=True, verbose=False)


def test_what_was_seen_is_a_tensor_that_tells_information_states_apart(game: Game) -> None:
    """Equal tensors if and only if the strings are equal, over matches by lot."""
    table, luck = pyspiel.load_game(f"kociarnia(game={game.name}-tiny)"), random.Random(1)
    by_string: dict[tuple[int, str], tuple[float, ...]] = {}
    for _ in range(30):
        state = table.new_initial_state()
        while not state.is_terminal():
            for player in (0, 1):
                tensor = tuple(state.information_state_tensor(player))
                assert by_string.setdefault((player, state.information_state_string(player)), tensor) == tensor
            state.apply_action(luck.choice(state.legal_actions()))
    for player in (0, 1):
        mine = [tensor for (whose, _), tensor in by_string.items() if whose == player]
        assert len(mine) == len(set(mine)) > 50


def test_the_tree_that_is_solved_is_that_of_the_registered_game() -> None:
    """Play by lot is worth the same in both, of the smallest tree."""
    name = min(ROWS, key=lambda row: int(ROWS[row][0].replace(",", "")) if "CFR" in ROWS[row][2] else 1 << 30)
    game = pyspiel.load_game(f"kociarnia(game={name.rpartition('-')[0]})")
    tree = pyspiel.load_efg_game(efg(games.find(name.partition("-")[0]).tiny()).text)
    worth = [
        pyspiel.expected_returns(one.new_initial_state(), pyspiel.UniformRandomPolicy(one), -1, True) for one in (game, tree)
    ]
    assert worth[0] == pytest.approx(worth[1], abs=1e-9)
