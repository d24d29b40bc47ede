"""Trains a network for one game by self-play, with numpy alone, and writes it for the bot `net:FILE`.

    kociarnia arena sen --bots greedy,kocur --players 2 --matches 3000 --out teachers --export teachers.npz
    python examples/train.py sen --players 2 --data teachers.npz --minutes 25 --out sen.npz
    kociarnia arena sen --bots net:sen.npz,greedy --players 2 --matches 400 --out met

First it imitates the decisions of a dataset, if there is one; then many tables play against themselves, and the network learns
from what came of it (PPO with masked actions and generalised advantages, each seat's decisions as a chain of its own). At half
of the tables one seat is played by the network as it was after imitation: who plays only with its equals learns to beat
nobody else. Every few minutes it plays whole matches against `greedy`, with both seats in turn: that is the curve that it
prints. Minutes are those of the processor, so that a busy machine learns as much as an idle one.

Without a dataset that figure may stand still for many measurements, to the last digit: they are made on the same deals with the
move that is rated best, and while that remains the same (in Sen, say, to call at once) so do the matches, though the chances of
all other moves change meanwhile.
"""

from __future__ import annotations

import argparse
import copy
import sys
import time
from itertools import pairwise
from typing import Any

import numpy as np

from kociarnia import bots, games
from kociarnia.adapters.seats import Seats, rules_of
from kociarnia.adapters.vector import Vector
from kociarnia.engine import QuickDice

Array = Any


class Network:
    """Layers of weights; all but the last are followed by max(0, …). The last gives a rate for each action, and a value."""

    def __init__(self, sizes: list[int], luck: Any) -> None:
        pairs = list(pairwise(sizes))
        self.w = [luck.normal(0, (2 / first) ** 0.5, (first, last)).astype("f4") for first, last in pairs]
        self.b = [np.zeros(last, "f4") for last in sizes[1:]]
        self.w[-1] *= 0.01
        self.means = [np.zeros_like(part) for part in self.w + self.b]  # Adam
        self.squares = [np.zeros_like(part) for part in self.w + self.b]
        self.steps = 0

    def forward(self, x: Array) -> list[Array]:
        layers = [x]
        for at, (w, b) in enumerate(zip(self.w, self.b, strict=True)):
            x = x @ w + b
            if at < len(self.w) - 1:
                np.maximum(x, 0, out=x)
            layers.append(x)
        return layers

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam down the slope of the loss by the last layer."""
        slopes_w, slopes_b = [], []
        for at in range(len(self.w) - 1, -1, -1):
            slopes_w.append(layers[at].T @ slope)
            slopes_b.append(slope.sum(0))
            if at:
                slope = (slope @ self.w[at].T) * (layers[at] > 0)
        slopes = slopes_w[::-1] + slopes_b[::-1]
        size = float(np.sqrt(sum(float((part**2).sum()) for part in slopes)))
        self.steps += 1
        for part, mean, square, down in zip(self.w + self.b, self.means, self.squares, slopes, strict=True):
            down *= min(1.0, 1.0 / max(size, 1e-9))
            mean += 0.1 * (down - mean)
            square += 0.001 * (down**2 - square)
            part -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def policy(last: Array, mask: Array) -> Array:
    """Chances of the legal actions."""
    rates = np.where(mask, last[:, :-1], -1e9)
    rates -= rates.max(1, keepdims=True)
    np.exp(rates, out=rates)
    return rates / rates.sum(1, keepdims=True)


class Trainer:
    def __init__(self, name: str, players: int, hidden: list[int], tables: int, seed: int) -> None:
        self.name = name
        self.rules = rules_of(name, players)
        spec = self.rules.spec()
        self.luck = np.random.default_rng(seed)
        self.scale = (1 / np.maximum(1, np.minimum(np.array(spec.high(), "f4"), 50))).astype("f4")
        self.tables = Vector(self.rules, tables, seed, horizon=spec.horizon)
        self.net = Network([spec.cells, *hidden, len(spec.actions) + 1], self.luck)
        self.past = copy.deepcopy(self.net)  # it learns no more
        self.rival = np.where(np.arange(tables) % 2, np.arange(tables) // 2 % players, -1)  # the seat that it has at each table
        self.decisions = 0

    def imitate(self, path: str, seconds: float) -> None:
        """What the dataset's bots did, by cross entropy; and what came of it, for the value."""
        held = np.load(path)
        key = f"{self.rules.id}/{self.rules.players}"
        seen, mask = held[f"{key}/observation"], held[f"{key}/mask"].astype(bool)
        action, result = held[f"{key}/action"], held[f"{key}/result"]
        free = np.flatnonzero(mask.sum(1) > 1)
        began, at = time.process_time(), 0
        while time.process_time() - began < seconds:
            rows = self.luck.choice(free, 1024)
            layers = self.net.forward(seen[rows] * self.scale)
            chances = policy(layers[-1], mask[rows])
            slope = np.zeros_like(layers[-1])
            slope[:, :-1] = chances
            slope[np.arange(1024), action[rows]] -= 1
            slope[:, -1] = layers[-1][:, -1] - result[rows]
            at += 1
            self.net.learn(layers, slope / 1024, 1e-3 if time.process_time() - began < seconds / 2 else 3e-4)
            if at % 500 == 0:
                hit = (chances.argmax(1) == action[rows]).mean()
                print(f"  imitation, step {at}: {100 * hit:.0f} % of {len(free)} decisions as in the dataset", flush=True)
        self.past = copy.deepcopy(self.net)

    def improve(self, steps: int, rate: float, entropy: float) -> None:
        """Play on at all tables, then learn from it."""
        n, players = self.tables.many, self.rules.players
        seen, masks, seats, own, actions, chances, values, rewards, ended = ([] for _ in range(9))
        now = self.tables.now()
        for _ in range(steps):
            seen.append(now.observation.copy())
            masks.append(now.mask.copy())
            seats.append(now.seat.copy())
            x = now.observation * self.scale
            last = self.net.forward(x)[-1]
            others = now.seat == self.rival
            last[others] = self.past.forward(x[others])[-1]
            own.append(~others)
            p = policy(last, now.mask)
            action = (p.cumsum(1) < self.luck.random((n, 1))).sum(1)
            action = np.where(now.mask[np.arange(n), np.minimum(action, p.shape[1] - 1)], action, p.argmax(1))
            actions.append(action)
            chances.append(p[np.arange(n), action])
            values.append(last[:, -1].copy())
            now = self.tables.step(action)
            rewards.append(now.reward.copy())
            ended.append(now.done | now.given_up)
        self.decisions += n * steps
        # What a seat may expect at its next decision, and what was better or worse than expected from there on.
        expected = self.net.forward(now.observation * self.scale)[-1][:, -1]
        after = np.repeat(-expected[:, None] / max(1, players - 1), players, 1)
        every = np.arange(n)
        after[every, now.seat] = expected
        ahead = np.zeros((n, players))
        advantages = np.zeros((steps, n), "f4")
        for t in range(steps - 1, -1, -1):
            after[ended[t]] = rewards[t][ended[t]]
            ahead[ended[t]] = 0
            seat = seats[t]
            advantages[t] = after[every, seat] - values[t] + 0.95 * ahead[every, seat]
            ahead[every, seat] = advantages[t]
            after[every, seat] = values[t]
        x, mask = np.concatenate(seen), np.concatenate(masks)
        a, old = np.concatenate(actions), np.concatenate(chances)
        gain = advantages.reshape(-1)
        target = gain + np.concatenate(values)
        free = np.flatnonzero((mask.sum(1) > 1) & np.concatenate(own))
        gain = (gain - gain[free].mean()) / (gain[free].std() + 1e-6)
        for _ in range(2):
            self.luck.shuffle(free)
            for rows in np.array_split(free, max(1, len(free) // 4096)):
                self._learn(x[rows], mask[rows], a[rows], old[rows], gain[rows], target[rows], rate, entropy)

    def _learn(
        self, x: Array, mask: Array, a: Array, old: Array, gain: Array, target: Array, rate: float, entropy: float
    ) -> None:
        layers = self.net.forward(x * self.scale)
        p, every = policy(layers[-1], mask), np.arange(len(a))
        ratio = p[every, a] / old
        counts = np.where(gain > 0, ratio < 1.2, ratio > 0.8)  # clipped elsewhere: no slope
        slope = np.zeros_like(layers[-1])
        slope[:, :-1] = p * (counts * ratio * gain)[:, None]
        slope[every, a] -= counts * ratio * gain
        logs = np.log(np.maximum(p, 1e-9))
        slope[:, :-1] += entropy * p * (logs - (p * logs).sum(1, keepdims=True))
        slope[:, -1] = 0.5 * np.clip(layers[-1][:, -1] - target, -1, 1)
        self.net.learn(layers, slope / len(a), rate)

    def against(self, rival: str, matches: int, seed: int) -> tuple[float, float]:
        """The mean utility against a bot, in every seat in turn, and its standard error."""
        game = games.find(self.name.partition("-")[0])
        bot, seats, results = bots.make(rival, game), Seats(self.rules), []
        for match in range(matches):
            seats.begin(seed + match // self.rules.players)
            me, dice = match % self.rules.players, QuickDice(seed + match)
            while not seats.over and not seats.too_long:
                who = seats.waiting()[0]
                if who == me:
                    last = self.net.forward((seats.observation(who) * self.scale)[None])[-1]
                    seats.act(who, int(policy(last, seats.mask(who)[None] > 0).argmax()))
                else:
                    view = seats.rules.redact(seats.state, who)
                    seats.rules.turn_to(view, who)
                    move = bot.choose(seats.rules, view, seats.legal(who), dice)
                    seats.act(who, int(seats.actions.action(move, who)))
                seats.deal()
            results.append(seats.utilities()[me] if seats.over else 0.0)
        return float(np.mean(results)), float(np.std(results) / len(results) ** 0.5)

    def save(self, path: str) -> None:
        layers = {f"w{at}": w for at, w in enumerate(self.net.w)} | {f"b{at}": b for at, b in enumerate(self.net.b)}
        layers["w0"] = layers["w0"] * self.scale[:, None]  # so that whoever plays need not scale
        about = {"id": np.frombuffer(self.rules.id.encode(), "u1"), "players": np.array([self.rules.players], "i4")}
        with open(path, "wb") as file:
            np.savez_compressed(file, **about, **layers)


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--data", help="a dataset of `kociarnia arena --export`, to begin with")
    asked.add_argument("--minutes", type=float, default=25)
    asked.add_argument("--out", default="weights.npz")
    asked.add_argument("--hidden", default="128,64")
    asked.add_argument("--tables", type=int, default=512)
    asked.add_argument("--matches", type=int, default=400, help="of each measurement against greedy")
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    began = time.monotonic()
    trainer = Trainer(args.game, args.players, [int(size) for size in args.hidden.split(",")], args.tables, args.seed)

    def measured(what: str) -> None:
        mean, error = trainer.against("greedy", args.matches, 1_000_000)
        trainer.save(args.out)
        minutes, clock = time.process_time() / 60, (time.monotonic() - began) / 60
        print(
            f"{minutes:5.1f} min of the processor ({clock:.1f} by the clock), {trainer.decisions:>10,} decisions, {what}: "
            f"utility {mean:+.3f} ± {1.96 * error:.3f} against greedy",
            flush=True,
        )

    measured("before it has learned anything")
    if args.data:
        trainer.imitate(args.data, min(120.0, 6 * args.minutes))
        measured("after imitation")
    marks = [args.minutes * 60 * share / 8 for share in range(1, 9)]
    while marks:
        past = time.process_time() / (60 * args.minutes)
        trainer.improve(64, 5e-4 * (1 - 0.9 * min(1.0, past)), 0.01 * (1 - 0.9 * min(1.0, past)))
        if time.process_time() > marks[0]:
            measured("by self-play")
            marks = [mark for mark in marks if mark > time.process_time()]
    return 0


if __name__ == "__main__":
    sys.exit(main())
