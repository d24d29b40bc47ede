"""A bot that plays by a trained network: `net:weights.npz`, as examples/train.py writes them.

The file says for which rules, number of players and layout it was trained. A network has one or more layers; it reads what
Rules.encode() writes, and rates every action; the best legal one is played. Nothing but Python is needed to play: an
observation is mostly zeros, so a first layer costs little.

A house offers those that its host has put into the folder KOCIARNIA_NETS (`kociarnia serve --bots DIR`), by the names of the
files; nobody else's file is ever opened there.
"""

from __future__ import annotations

import ast
import os
import warnings
import zipfile
from array import array
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from kociarnia.bots.base import Bot
from kociarnia.bots.own import Forfeit
from kociarnia.bots.simple import GreedyBot
from kociarnia.engine import Dice, Game, Refusal, Rules
from kociarnia.engine.actions import Actions

NET = "net:"  # before the file
SHELF = "KOCIARNIA_NETS"
FEW = 64  # rules that are remembered
KINDS = {"<f4": "f", "<i4": "i", "|u1": "B"}  # of numbers that a file of weights may hold


class Layer:
    """From each input to all outputs: weights[input] is a row."""

    def __init__(self, weights: list[array[float]], bias: array[float]) -> None:
        self.weights = weights
        self.bias = bias

    def __call__(self, inputs: dict[int, float]) -> list[float]:
        out = list(self.bias)
        for at, value in inputs.items():
            for k, weight in enumerate(self.weights[at]):
                out[k] += value * weight
        return out


class Net:
    """What a file holds: w0, b0, w1, b1, … of the layers, and for which rules they are."""

    def __init__(self, path: str) -> None:
        held = _read(path)
        try:
            self.id = bytes(held["id"][1]).decode()
            self.players = int(held["players"][1][0])
            self.layers = [_layer(*held[f"w{at}"], held[f"b{at}"][1]) for at in range(len(held)) if f"w{at}" in held]
            self.cells = len(self.layers[0].weights)
            self.actions = len(self.layers[-1].bias) - 1
        except (LookupError, ValueError, TypeError) as error:
            raise Refusal("error-net", path=path, why=f"{type(error).__name__}: {error}") from None
        self._known: dict[int, tuple[Rules[Any], Actions | None]] = {}

    def fits(self, rules: Rules[Any]) -> Actions | None:
        """The actions of these rules, if the network knows what it reads there; remembered, since they are asked for again."""
        if id(rules) not in self._known:
            if len(self._known) >= FEW:
                self._known.clear()
            mine = rules.id == self.id and rules.players == self.players
            same = mine and rules.spec().cells == self.cells and Actions(rules).size == self.actions
            self._known[id(rules)] = (rules, Actions(rules) if same else None)  # kept, so that no other can have its number
        return self._known[id(rules)][1]

    def rate(self, cells: vec[i16]) -> tuple[list[float], float]:
        """A rate for every action, and the utility that the reader may expect."""
        now = {at: float(cell) for at, cell in enumerate(cells) if cell}
        for layer in self.layers[:-1]:
            now = {at: value for at, value in enumerate(layer(now)) if value > 0.0}
        *rates, value = self.layers[-1](now)
        return rates, value


class NetBot(Bot):
    """At a table that the network was not trained for, the move that looks best at once, with a warning."""

    def __init__(self, game: Game, name: str) -> None:
        self.path = name.removeprefix(NET)
        self.net = load(self.path)
        self.plain = GreedyBot(game)
        if self.net.id != game.id:
            raise Refusal("error-net-game", path=self.path, made=self.net.id, game=game.id)

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        actions = self.net.fits(rules)
        if actions is None:
            warnings.warn(Forfeit(self.path, f"it is for {self.net.players} players and other options"), stacklevel=2)
            return self.plain.choose(rules, view, legal, dice)
        seat, cells = rules.actor(view), vec[i16]([0] * self.net.cells)
        rules.encode(view, seat, cells)
        rates, _ = self.net.rate(cells)
        return max(legal, key=lambda move: (rates[actions.action(move, seat)], -move))


def on_shelf(game: Game) -> dict[str, str]:
    """The networks for this game that the host offers, by name, and their files."""
    folder = os.environ.get(SHELF, "")
    files = sorted(Path(folder).glob("*.npz")) if folder else []
    return {file.stem: str(file) for file in files if ":" not in file.stem and load(str(file)).id == game.id}


def load(path: str) -> Net:
    file = Path(path)
    if not file.is_file():
        raise Refusal("error-own-file", path=path)
    return _loaded(path, file.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def _loaded(path: str, changed: int) -> Net:
    return Net(path)


def _layer(shape: tuple[int, ...], numbers: array[Any], bias: array[Any]) -> Layer:
    rows, wide = shape
    return Layer([numbers[row * wide : row * wide + wide] for row in range(rows)], bias)


def _read(path: str) -> dict[str, tuple[tuple[int, ...], array[Any]]]:
    """The arrays of an .npz, without numpy: a zip of .npy files, each a line of Python that describes it and its numbers."""
    out: dict[str, tuple[tuple[int, ...], array[Any]]] = {}
    try:
        with zipfile.ZipFile(path) as held:
            for name in held.namelist():
                data = held.read(name)
                begin = 10 + int.from_bytes(data[8:10], "little")
                head = ast.literal_eval(data[10:begin].decode("latin-1"))
                if data[:6] != b"\x93NUMPY" or data[6] != 1 or head["fortran_order"]:
                    raise ValueError(f"{name} is no plain array")
                numbers = array(KINDS[head["descr"]], data[begin:])
                if len(numbers) != prod(head["shape"]):
                    raise ValueError(f"{name} is cut short")
                out[name.removesuffix(".npy")] = (head["shape"], numbers)
    except (OSError, zipfile.BadZipFile, LookupError, ValueError, SyntaxError) as error:
        raise Refusal("error-net", path=path, why=f"{type(error).__name__}: {error}") from None
    return out
