"""Prospects: how surely one kitten comes before another, judged by how matches really went.

A match ends in one of two ways, and each has its own winners: all curses fall and points count, or the professor comes and
clean paws count. The numbers are in prospects.toml.
"""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from kociarnia.games.czarujace_kotki.rules.state import Kotki

CARDS_A_TURN: Final = 1.55
TURNS_A_CURSE: Final = 4.2
USUAL: Final = 4.0  # how many curses the usual pace counts beside the pace of this table


class Prospects:
    """What counts, and how much; chances are weighed as sums of pros and cons, see odds()."""

    def __init__(self, table: str) -> None:
        text = files("kociarnia.games.czarujace_kotki").joinpath("prospects.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)[table]
        self.mine: list[float] = [float(part) for part in data["mine"]]
        self.theirs: list[float] = [float(part) for part in data["theirs"]]
        self.glance: float = data["glance"]
        self.paid: float = data["paid"]
        self.goal: float = data["goal"]
        self.spare: float = data["spare"]
        self.lead: float = data["lead"]
        self.lead_more: float = data["lead_more"]
        self.near: float = data["near"]
        caught = data["caught"]
        self.caught: float = caught["always"]
        self.usual: float = caught["usual"]
        self.curses: float = caught["curses"]
        self.turns: float = caught["turns"]
        self.both: float = caught["both"]
        self.close: float = caught["close"]
        self.late: float = caught["late"]
        self.ready: float = caught["ready"]
        self.one: float = caught["one"]
        self.two: float = caught["two"]
        self.rich: float = caught["rich"]
        self.poor: float = caught["poor"]
        clean = data["clean"]
        self.out: float = clean["out"]
        self.out_near: float = clean["out_near"]
        self.few: float = clean["few"]
        self.few_near: float = clean["few_near"]
        self.few_hope: float = clean["few_hope"]
        self.card: float = clean["card"]
        self.card_near: float = clean["card_near"]
        self.point: float = clean["point"]
        self.hopes: float = clean["hope"]


FOR_TWO: Final = Prospects("two")
FOR_MORE: Final = Prospects("more")


def turns_left(view: Kotki) -> float:
    """How many turns the deck allows until Caught! is likely to come."""
    if view.caught:
        return 0.0
    cards = float(view.plain + view.cats[0]) + (float(view.last[0]) + 1.0) / 2.0
    return cards / CARDS_A_TURN


def pace_of(felled: i64, turn: i64) -> float:
    """Curses a turn at this table, beside the usual pace: kittens that fell nothing will not fell all."""
    return (float(felled) + USUAL) / (float(max(turn, 0)) + USUAL * TURNS_A_CURSE)


def nearness(of: Prospects, turns: float) -> float:
    """How much of what lies on the table now will still lie there when the professor comes."""
    far = turns / of.near
    return 1.0 / (1.0 + far * far)


def odds(weight: float) -> float:
    """The chance that goes with a sum of pros and cons."""
    if weight > 20.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-weight)) if weight > -20.0 else 0.0
