"""The win model: how surely one kitten comes before another. Everything that bots think of this game is derived from it.

A match ends in one of two ways, and each has winners of its own: all curses fall and points count (R42), or the professor comes
and clean paws count (R43-R45): 9 points or fewer, and few cards. Both are weighed all the time, by how likely she is. A kitten
is described by its points, by the points that its pages let it hope for, and by its cards. The weights are in win_model.toml.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.data import read_data
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki

WEIGHTS: Final = read_data("kociarnia.games.czarujace_kotki", "win_model.toml")
CERTAIN: Final = 20.0  # odds beyond which nothing is left to chance


def chance(odds: float) -> float:
    """From what speaks for and against, summed up."""
    if odds > CERTAIN:
        return 1.0
    return 1.0 / (1.0 + math.exp(-odds)) if odds > -CERTAIN else 0.0


def steepness(chance: float) -> float:
    """By how much a chance rises for each of its odds."""
    return chance * (1.0 - chance)


@final
class Clock:
    """How late it is in a match."""

    def __init__(self) -> None:
        self.turn: i64 = 0  # turns begun
        self.turns_left: float = 0.0  # that the deck allows until Caught! is likely to come
        self.nearness: float = 0.0  # how much of what lies on the table now will still lie there when the professor comes
        self.last_turn: bool = False  # she is here, and this turn is played to its end


@final
class WinModel:
    """The weights for so many players, and all that is computed with them."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.players: float = float(setup.players)
        self.most_points: float = float(setup.deck.caught_most)  # of those who are in the race when the professor comes
        self.least_points: float = float(setup.deck.caught_least)
        pace = WEIGHTS["pace"]
        self.cards_a_turn: float = pace["cards_a_turn"]
        self.turns_a_curse: float = pace["turns_a_curse"]
        self.curses_known: float = pace["curses_known"]
        last_turn = WEIGHTS["last_turn"]
        self.last_out: float = last_turn["out"]
        self.last_card: float = last_turn["card"]
        self.last_point: float = last_turn["point"]
        naive = WEIGHTS["naive"]
        self.naive_promise: list[float] = list(naive["promise"])
        self.naive_spare_card: float = naive["spare_card"]
        weights = WEIGHTS["two" if setup.players == 2 else "more"]
        self.promise_mine: list[float] = list(weights["promise_mine"])
        self.promise_theirs: list[float] = list(weights["promise_theirs"])
        self.pay_kept: float = weights["pay_kept"]
        self.goal_kept: float = weights["goal_kept"]
        self.spare_card: float = weights["spare_card"]
        self.lead: float = weights["lead"]
        self.lead_per_curse: float = weights["lead_per_curse"]
        self.near: float = weights["near"]
        professor = weights["professor"]
        self.professor_always: float = professor["always"]
        self.professor_curse: float = professor["curse"]
        self.professor_turn: float = professor["turn"]
        self.professor_curse_turn: float = professor["curse_turn"]
        self.professor_turn_late: float = professor["turn_late"]
        self.professor_near: float = professor["near"]
        self.professor_page_ready: float = professor["page_ready"]
        self.professor_page_lacks_one: float = professor["page_lacks_one"]
        self.professor_page_lacks_two: float = professor["page_lacks_two"]
        self.professor_all_rich: float = professor["all_rich"]
        self.professor_all_poor: float = professor["all_poor"]
        self.professor_pages_usual: float = professor["pages_usual"]
        clean_paws = weights["clean_paws"]
        self.clean_paws_rich: float = clean_paws["rich"]
        self.clean_paws_rich_near: float = clean_paws["rich_near"]
        self.clean_paws_poor: float = clean_paws["poor"]
        self.clean_paws_poor_near: float = clean_paws["poor_near"]
        self.clean_paws_poor_hope: float = clean_paws["poor_hope"]
        self.clean_paws_poor_hope_most: float = clean_paws["poor_hope_most"]
        self.clean_paws_card: float = clean_paws["card"]
        self.clean_paws_card_near: float = clean_paws["card_near"]
        self.clean_paws_contest_card: float = clean_paws["contest_card"]
        self.clean_paws_contest_card_near: float = clean_paws["contest_card_near"]
        self.clean_paws_point: float = clean_paws["point"]
        self.clean_paws_hope: float = clean_paws["hope"]

    def read_clock(self, clock: Clock, view: Kotki) -> None:
        clock.turn = max(view.turn, 0)
        clock.last_turn = view.caught
        clock.turns_left = 0.0
        if not view.caught:
            cards = float(view.plain + view.cats[0]) + (float(view.last[0]) + 1.0) / 2.0
            clock.turns_left = cards / self.cards_a_turn
        far = clock.turns_left / self.near
        clock.nearness = 1.0 / (1.0 + far * far)

    # --- one page

    def page_hope(self, promise: list[float], missing: i64, points: float, spare: float, hope: float = 0.0) -> float:
        """The points that a page lets a kitten hope for, beside others: its curse lacks so many cards and brings so many."""
        hope += self.spare_card * spare
        return hope + promise[missing] * points if missing < len(promise) else hope

    def page_sign(self, missing: i64) -> float:
        """What a curse that lacks so many cards says for and against the professor."""
        if missing == 0:
            return self.professor_page_ready
        if missing == 1:
            return self.professor_page_lacks_one
        return self.professor_page_lacks_two if missing == 2 else 0.0

    # --- one kitten

    def clean_paws(self, clock: Clock, points: float, hope: float, cards: float) -> float:
        """The odds of a kitten if the professor comes."""
        rich = points > self.most_points
        poor = points < self.least_points
        if clock.last_turn:
            if rich or (poor and self.players == 2.0):
                return self.last_out
            return self.last_point * points + self.last_card * cards
        if rich:
            return self.clean_paws_rich + self.clean_paws_rich_near * clock.nearness + self.clean_paws_hope * hope
        odds = self.clean_paws_point * points + self.clean_paws_hope * hope + self.card_odds(clock, points) * cards
        if poor:
            hoped = min(hope, self.clean_paws_poor_hope_most)
            odds += self.clean_paws_poor + self.clean_paws_poor_near * clock.nearness + self.clean_paws_poor_hope * hoped
        return odds

    def card_odds(self, clock: Clock, points: float) -> float:
        """What each card of a kitten with such points adds to its odds if the professor comes."""
        if clock.last_turn:
            return self.last_card
        return 0.0 if points > self.most_points else self.clean_paws_card + self.clean_paws_card_near * clock.nearness

    def contest(self, clock: Clock, points: float, others: float) -> float:
        """What each card of a kitten adds to its odds against another beside that, where both are in the race (R44)."""
        if clock.last_turn or not (self._in_the_race(points) and self._in_the_race(others)):
            return 0.0
        return self.clean_paws_contest_card + self.clean_paws_contest_card_near * clock.nearness

    def _in_the_race(self, points: float) -> bool:
        return points <= self.most_points and (points >= self.least_points or self.players > 2.0)

    def points_sign(self, points: float) -> float:
        """What a kitten's points say for and against the professor."""
        if points > self.most_points:
            return self.professor_all_rich / self.players
        return self.professor_all_poor / self.players if points < self.least_points else 0.0

    # --- the match

    def professor(self, clock: Clock, curses: i64, felled: i64, signs: float) -> float:
        """How likely she comes before the last curse falls; so many are left, and so many have fallen."""
        if curses <= 0:
            return 0.0
        if clock.last_turn:
            return 1.0
        left = float(curses)
        # Kittens that fell nothing will not fell all.
        pace = (float(felled) + self.curses_known) / (float(clock.turn) + self.curses_known * self.turns_a_curse)
        return chance(
            self.professor_always
            + self.professor_curse * left
            + (self.professor_turn + self.professor_curse_turn * left) * clock.turns_left
            + self.professor_near * clock.nearness
            + self.professor_turn_late * (left / pace - clock.turns_left)
            + signs
        )

    def lead_scale(self, curses: i64) -> float:
        """Points ahead that are worth odds of 1, while so many curses are left."""
        return self.lead + self.lead_per_curse * float(curses)


def win_chance(professor: float, ahead: float, cleaner: float) -> float:
    """How surely one kitten comes before another: ahead if all curses fall, with cleaner paws if the professor comes."""
    return (1.0 - professor) * ahead + professor * cleaner
