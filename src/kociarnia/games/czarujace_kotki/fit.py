"""Fit the weights of the win model (bot/win_model.py) to matches: python -m kociarnia.games.czarujace_kotki.fit --help

Greedy cats play. Tables are kept as they lay when a turn had ended, with what came of them: who came before whom, and whether
the professor did. Then all weights move at once to where the model foretells that best: logistic regression on the model's own
slopes, which are found by trying each weight a little higher, so nothing of the model is written here again. Every fifth match
is held out: its log loss, beside that of the weights of today and of a forecast that is always the same, tells what the fit is
worth. Whether cats play better with it only matches between both can tell.
"""

from __future__ import annotations

import argparse
import math
import re
from pathlib import Path
from typing import NamedTuple

from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation
from kociarnia.games.czarujace_kotki.bot.win_model import WEIGHTS, WinModel
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import SEIZED, Kotki

HELD_OUT = 5  # one match in so many
KEPT = 4  # one turn in so many: neighbours tell nearly the same
BETWEEN = 0.01  # how far a weight is moved to see what it does
SHORTEST = 0.01  # part of a step that is worth a try
FIXED = (
    "clean_paws_poor_hope_most",  # a cap
    "professor_pages_usual",  # a mean, which is counted
    "clean_paws_contest_card",  # greedy cats do not play for few cards, so their matches do not tell
    "clean_paws_contest_card_near",
)


class Weight(NamedTuple):
    """One number of the model: an attribute, or an item of one."""

    name: str
    item: int = -1

    def get(self, model: WinModel) -> float:
        value = getattr(model, self.name)
        return float(value if self.item < 0 else value[self.item])

    def set(self, model: WinModel, value: float) -> None:
        if self.item < 0:
            setattr(model, self.name, value)
        else:
            getattr(model, self.name)[self.item] = value


class Sample(NamedTuple):
    """A table when the turn of `seat` had ended, and what came of it: shares of the win, and 1 if the professor came."""

    view: Kotki
    seat: int
    came: list[float]


def table_of(players: int) -> str:
    return "two" if players == 2 else "more"


def weights_of(players: int) -> list[Weight]:
    out = []
    for key, value in WEIGHTS[table_of(players)].items():
        if isinstance(value, dict):
            out += [Weight(f"{key}_{name}") for name in value]
        elif isinstance(value, list):
            # An own curse that lacks nothing has fallen when the turn ends: its promise is never asked for.
            out += [Weight(key, item) for item in range(1 if key == "promise_mine" else 0, len(value))]
        else:
            out.append(Weight(key))
    return [weight for weight in out if weight.name not in FIXED]


def match(rules: KotkiRules, seed: int) -> list[Sample]:
    dice, sense = QuickDice(seed), GAME.sense()
    state = rules.start()
    tables: list[tuple[Kotki, int]] = []
    turn = 0
    while (who := rules.actor(state)) != NOBODY:
        if state.turn > turn:
            turn = int(state.turn)
            if dice.below(KEPT) == 0:
                seat = (turn - 1 + int(state.first)) % rules.players
                tables.append((rules.redact(state, seat), seat))
        rules.apply(state, rules.roll(state, dice) if who == CHANCE else sense.best(rules, state, who))
    places = rules.places(state)
    shares = [sum((place < other) + 0.5 * (place == other) for other in places) - 0.5 for place in places]
    came = [*(share / (rules.players - 1) for share in shares), float(state.over == SEIZED)]
    return [Sample(view, seat, came) for view, seat in tables]


def foretold(model: WinModel, sample: Sample) -> list[float]:
    evaluation = Evaluation(model, sample.view, sample.seat)
    chances = [*evaluation.shares(), evaluation.professor()]
    return [min(max(chance, 0.001), 0.999) for chance in chances]


def log_loss(chances: list[float], came: list[float]) -> float:
    pairs = zip(chances, came, strict=True)
    return -sum(got * math.log(chance) + (1.0 - got) * math.log(1.0 - chance) for chance, got in pairs) / len(came)


def loss(model: WinModel, samples: list[Sample]) -> float:
    return sum(log_loss(foretold(model, sample), sample.came) for sample in samples) / len(samples)


def always_the_same(samples: list[Sample], held_out: list[Sample]) -> float:
    """The loss of everybody's mean on samples that it was not taken from."""
    came = [sample.came for sample in samples]
    means = [sum(column) / len(came) for column in zip(*came, strict=True)]
    return sum(log_loss(means, sample.came) for sample in held_out) / len(held_out)


def improve(model: WinModel, weights: list[Weight], samples: list[Sample], caution: float) -> None:
    """One step of Fisher's scoring, or a part of it that helps; the more caution, the nearer it stays."""
    size = len(weights)
    pull = [0.0] * size
    grip = [[0.0] * size for _ in weights]
    for sample in samples:
        chances = foretold(model, sample)
        slopes = []
        for weight in weights:
            value = weight.get(model)
            weight.set(model, value + BETWEEN)
            moved = foretold(model, sample)
            weight.set(model, value)
            slopes.append([(after - before) / BETWEEN for after, before in zip(moved, chances, strict=True)])
        for at, chance in enumerate(chances):
            sure = 1.0 / (chance * (1.0 - chance))
            felt = [(one, slopes[one][at]) for one in range(size) if slopes[one][at] != 0.0]
            for one, slope in felt:
                pull[one] += (sample.came[at] - chance) * slope * sure
                for other, beside in felt:
                    grip[one][other] += slope * beside * sure
    for one in range(size):
        grip[one][one] += caution * len(samples)
    steps = solved(grip, pull)
    values = [weight.get(model) for weight in weights]
    before = loss(model, samples)
    part = 1.0
    while part > SHORTEST:
        for weight, value, step in zip(weights, values, steps, strict=True):
            weight.set(model, value + part * step)
        if loss(model, samples) < before:
            return
        part /= 2.0
    for weight, value in zip(weights, values, strict=True):
        weight.set(model, value)


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive definite, so no row is exchanged."""
    table = [[*row, end] for row, end in zip(rows, right, strict=True)]
    for one, row in enumerate(table):
        for other in table:
            if other is not row:
                part = other[one] / row[one]
                for at in range(one, len(row)):
                    other[at] -= part * row[at]
    return [row[-1] / row[one] for one, row in enumerate(table)]


def rewritten(text: str, players: int, model: WinModel) -> str:
    """win_model.toml with the model's weights in the table for so many players; comments stay."""
    lines, prefix = [], ""
    for line in text.splitlines():
        if section := re.match(r"\[(\w+)(?:\.(\w+))?\]", line):
            prefix = f"{section[2] or ''}_".lstrip("_") if section[1] == table_of(players) else "?"
        elif prefix != "?" and (entry := re.match(r"(\w+) = ([^#]*[^# ])(.*)", line)):
            value = getattr(model, prefix + entry[1], None)
            if value is not None:
                shown = [round(item, 3) for item in value] if isinstance(value, list) else round(value, 3)
                line = f"{entry[1]} = {shown}{entry[3]}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--matches", type=int, default=2000)
    asked.add_argument("--steps", type=int, default=4)
    asked.add_argument("--caution", type=float, default=0.01)
    asked.add_argument("--write", action="store_true", help="write win_model.toml anew")
    given = asked.parse_args()
    rules = KotkiRules(given.players, GAME.settle(given.players))
    samples: list[Sample] = []
    held_out: list[Sample] = []
    for seed in range(1, given.matches + 1):
        (samples if seed % HELD_OUT else held_out).extend(match(rules, seed))
    model = WinModel(rules.setup)
    weights = weights_of(given.players)
    print(f"{len(samples)} tables, {len(held_out)} held out; log loss on these")
    print(f"{always_the_same(samples, held_out):.4f} always the same\n{loss(model, held_out):.4f} with the weights of today")
    for step in range(1, given.steps + 1):
        improve(model, weights, samples, given.caution)
        print(f"{loss(model, held_out):.4f} after {step} steps", flush=True)
    signs = []
    for sample in samples:
        evaluation = Evaluation(model, sample.view, sample.seat)
        evaluation.shares()
        signs.append(evaluation.signs)
    model.professor_pages_usual = sum(signs) / len(signs)
    path = Path(__file__).with_name("win_model.toml")
    text = rewritten(path.read_text(encoding="utf-8"), given.players, model)
    if given.write:
        path.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
