"""`kociarnia bench`: speed on one core, as ratios in one run: interpreted, compiled, and OpenSpiel where it is installed."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from kociarnia import fast, games
from kociarnia.bots.levels import budget, search
from kociarnia.bots.search import Search
from kociarnia.engine import CHANCE, NOBODY, Dice, Game, QuickDice, Rules, Words
from kociarnia.engine.random_matches import copies, play, play_listed, views
from kociarnia.terminal.instructions import instructions, middle

RUNS = 5
KEYS = ("driven", "inside", "listed", "copies", "worlds", "search", "search-lot")
PEERS = (("driven", "hearts"), ("inside", "hearts-inside"), ("search", "hearts-search"), ("search-lot", "hearts-search"))
ROUNDS = 3
ROLLOUTS = 400  # of the peer, from one deal
SEARCHED = 12  # views that a search thinks about in one run


def bench(asked: argparse.Namespace, words: Words) -> int:
    out: dict[str, Any] = {}
    for name in asked.games or games.names():
        game = games.find(name)
        players = max(game.seats[0], 2) if asked.players is None else asked.players
        game.settle(players)
        plain = _elsewhere(name, players, True)
        # In turns: the machine's mood changes, and what is compared should have met the same.
        rounds = [(_elsewhere(name, players, False) if fast.built() else {}, hearts()) for _ in range(ROUNDS)]
        quick = _medians([ours for ours, _ in rounds])
        peer = _medians([theirs for _, theirs in rounds])
        ratios = {}
        if quick and peer:
            ratios = {one: statistics.median(ours[one] / theirs[other] for ours, theirs in rounds) for one, other in PEERS}
        counts = instructions(name, players) if quick else {}
        out[name] = {
            "players": players,
            "interpreted": plain,
            "compiled": quick,
            "instructions": counts,
            "openspiel": peer,
            "ratios": ratios,
        }
        if not asked.json:
            _print(game.words(words.language)("game-name"), plain, quick, peer, ratios, words)
            for key, count in counts.items():
                print(words("bench-instructions", what=words(f"bench-{key}"), count=f"{count:,.0f}"))
    if asked.json:
        print(json.dumps(out, indent=2))
    return 0


def _medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(rates[key] for rates in rounds) for key in rounds[0]}


def _print(
    title: str,
    plain: dict[str, float],
    quick: dict[str, float],
    peer: dict[str, float],
    ratios: dict[str, float],
    words: Words,
) -> None:
    print(words("bench-head", game=title, runs=RUNS))
    heads = words("bench-names").split(";")
    print(f"{heads[0]:<44} {heads[1]:>15} {heads[2]:>13} {heads[3]:>10}")
    for key in KEYS:
        faster = f"{quick[key] / plain[key]:.1f}" if quick and plain[key] else "–"
        fast_ = f"{quick[key]:,.0f}" if quick else "–"
        print(f"{words(f'bench-{key}'):<44} {plain[key]:>15,.0f} {fast_:>13} {faster:>10}")
    if not peer:
        print(words("bench-none"))
        return
    for key in ("hearts", "hearts-inside", "hearts-search"):
        print(f"{words(f'bench-{key}'):<44} {'':>15} {peer[key]:>13,.0f}")
    for key, ratio in ratios.items():
        print(words("bench-ratio", what=words(f"bench-{key}"), ratio=f"{ratio:.2f}"))


def _elsewhere(name: str, players: int, interpreted: bool) -> dict[str, float]:
    """Measure in a process of its own, so that one run can have both builds."""
    env = {**os.environ, "KOCIARNIA_INTERPRETED": "1" if interpreted else ""}
    code = "import sys; from kociarnia.terminal import bench; bench.measure(sys.argv[1], int(sys.argv[2]))"
    done = subprocess.run([sys.executable, "-c", code, name, str(players)], env=env, capture_output=True, text=True, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def measure(name: str, players: int) -> None:
    """Print the rates of this process as JSON."""
    rules = games.find(name).rules(players)
    moves = 200_000 if fast.running() else 20_000
    state = middle(rules)
    rates: dict[str, float] = {
        "driven": rate(lambda seed: driven(rules, QuickDice(seed), moves), moves),
        "inside": rate(lambda seed: play(rules, QuickDice(seed), moves), moves),
        "listed": rate(lambda seed: play_listed(rules, QuickDice(seed), moves), moves),
        "copies": rate(lambda seed: copies(state, moves), moves),
        "worlds": rate(lambda seed: views(rules, state, QuickDice(seed), moves // 10), moves // 10),
    }
    game = games.find(name)
    rates["search"] = searched(rules, search(game, budget(game, "tygrys")))  # by its clock, as at a table
    rates["search-lot"] = searched(rules, by_lot(game, 1000 if fast.running() else 32))
    print(json.dumps(rates))


def rate(work: Callable[[int], Any], amount: int) -> float:
    """So many a second of processor time, median."""
    took = []
    for seed in range(1, RUNS + 1):
        began = time.process_time()
        work(seed)
        took.append(time.process_time() - began)
    return amount / statistics.median(took)


def driven(rules: Rules[Any], dice: Dice, moves: int) -> None:
    """A loop in Python over actor, legal and apply, as a user of the library would write it."""
    state = rules.start()
    below, legal, apply, roll, actor = dice.below, rules.legal, rules.apply, rules.roll, rules.actor
    for _ in range(moves):
        who = actor(state)
        if who == NOBODY:
            state = rules.start()
            who = actor(state)
        if who == CHANCE:
            apply(state, roll(state, dice))
        else:
            choices = legal(state)
            apply(state, choices[below(len(choices))])


def by_lot(game: Game, playouts: int) -> Search:
    """A search whose playouts go on by lot to the end of the match, as those of OpenSpiel's do."""
    return Search(game.sense(), playouts, depth=10**6, ahead=10**6, lot=True)


def searched(rules: Rules[Any], search: Search) -> float:
    """Moves made inside a search, a second of processor time, over views from the middle of matches.

    All together: a search that is sure at once makes few moves, and says little about speed.
    """
    made, took = 0, 0.0
    for seed in range(1, SEARCHED + 1):
        view = question(rules, QuickDice(seed))
        began = time.process_time()
        search.think(rules, view, rules.legal(view), QuickDice(seed))
        took += time.process_time() - began
        made += int(search.made)
    return made / took


def question(rules: Rules[Any], dice: Dice, moves: int = 30) -> Any:
    """A view, some way into a match, of a seat that has a choice."""
    while True:
        state = rules.start()
        made = 0
        while (who := rules.actor(state)) != NOBODY:
            if made >= moves and who != CHANCE and len(rules.legal(state)) > 2:
                return rules.redact(state, who)
            rules.apply(state, rules.roll(state, dice))
            made += 1


def hearts() -> dict[str, float]:
    """OpenSpiel's hearts, its deal excluded: driven from Python, and whole rollouts in C++."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("hearts")
    dice = QuickDice(1)

    def dealt() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            choices = state.legal_actions()
            state.apply_action(choices[dice.below(len(choices))])
        return state

    def by_python(state: Any) -> None:
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action(choices[dice.below(len(choices))])

    def in_cpp(state: Any) -> None:
        # A search of one node is one set of rollouts from it, and nothing else worth counting.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
        bot.mcts_search(state)

    def choosing() -> Any:
        state = dealt()
        while len(state.legal_actions()) == 1:  # else there is nothing to think about
            state.apply_action(state.legal_actions()[0])
        return state

    def in_search(state: Any) -> None:
        # Every simulation of an information-set search plays one match to its end, by lot below the tree.
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ROLLOUTS)
        bot.step(state)

    return {
        "hearts": _peer(dealt, by_python, 60, 1),
        "hearts-inside": _peer(dealt, in_cpp, 1, ROLLOUTS),
        "hearts-search": _peer(choosing, in_search, 1, ROLLOUTS),
    }


def _peer(make: Callable[[], Any], work: Callable[[Any], object], times: int, rollouts: int) -> float:
    """Moves a second, median. All matches from one deal are as long, but deals differ: one in four passes no cards."""
    rates = []
    for _ in range(RUNS):
        states = [make() for _ in range(times)]
        made = rollouts * sum(moves_to_the_end(state.clone()) for state in states)
        began = time.process_time()
        for state in states:
            work(state)
        rates.append(made / (time.process_time() - began))
    return statistics.median(rates)


def moves_to_the_end(state: Any) -> int:
    """Of a state of OpenSpiel, playing whatever comes first."""
    made = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        made += 1
    return made
