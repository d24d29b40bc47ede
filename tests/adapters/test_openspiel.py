"""OpenSpiel's own random simulation with serialisation, playthroughs that stay as they were, and its search on our states."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python: kociarnia[openspiel]")

import kociarnia.adapters.openspiel  # noqa: E402, F401
from kociarnia import games  # noqa: E402

GOLDEN = Path(__file__).parent / "playthroughs.json"
SHORT = {"rounds": 1, "turn_cap": 5}  # options that make a match short, where a game has them


def called(name: str, players: int) -> str:
    options = [f"{option.key}:{SHORT[option.key]}" for option in games.find(name).options if option.key in SHORT]
    return f"kociarnia(game={name},players={players},options={';'.join(options)})"


ALL = [
    called(name, players) for name in games.names() for players in sorted({games.find(name).seats[0], games.find(name).usual})
]
QUICK = [name for name in ALL if "options=)" not in name and "players=2" in name]


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.long) for n in ALL])
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.long) for n in ALL])
def test_a_playthrough_stays_as_it_was(name: str) -> None:
    """Made anew by: python -m tests.adapters.test_openspiel"""
    assert playthrough(name) == json.loads(GOLDEN.read_text(encoding="utf-8"))[name]


def playthrough(name: str) -> dict[str, object]:
    """What is kept of it: the moves, the result, and a digest of all that OpenSpiel writes of every state on the way."""
    game = pyspiel.load_game(name)
    state, luck = game.new_initial_state(), random.Random(7)
    actions: list[int] = []
    moves: list[str] = []
    while not state.is_terminal() and len(actions) < 120:
        actions.append(luck.choice(state.legal_actions()))
        moves.append(state.action_to_string(state.current_player(), actions[-1]))
        state.apply_action(actions[-1])
    whole = ""
    if state.is_terminal():
        from open_spiel.python.algorithms import generate_playthrough  # not above: it takes seconds, in every process of tests

        whole = hashlib.sha256(generate_playthrough.playthrough(name, actions, seed=1).encode()).hexdigest()[:16]
    return {"moves": "; ".join(moves), "returns": state.returns(), "all": whole}


@pytest.mark.parametrize("name", QUICK)
def test_a_resampled_state_is_a_world_that_the_player_cannot_tell_from_the_true_one(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    luck = random.Random(3)
    for _ in range(30):
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()


def test_its_search_plays_our_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(QUICK[-1])
    state, luck = game.new_initial_state(), random.Random(5)
    lots = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, lots)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=lots)
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            move = bot.step(state)
            assert move in state.legal_actions()
            state.apply_action(move)


if __name__ == "__main__":
    GOLDEN.write_text(
        json.dumps({name: playthrough(name) for name in ALL}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
