"""The win model: what raises a share of the win, and what makes the professor likely."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation, professor
from kociarnia.games.czarujace_kotki.bot.win_model import WEIGHTS, Clock, WinModel, chance, steepness
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def shares(table: KotkiTable) -> list[float]:
    return Evaluation(WinModel(table.rules.setup), table.state, 0).shares()


def near(table: KotkiTable) -> KotkiTable:
    """Caught! is among the last three cards."""
    table.no_cats().state.last = vec[i64]([3, 2, 1])
    return table


def rise(before: KotkiTable, after: KotkiTable) -> list[float]:
    return [share - was for share, was in zip(shares(after), shares(before), strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_felled_curse_raises_the_own_share_and_lowers_the_rivals(players: int) -> None:
    mine, *theirs = rise(KotkiTable(players).ready(), KotkiTable(players).ready().fell(0, "spiotki"))
    assert mine > 0.05 and max(theirs) < -0.01


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_curse_that_falls_now_is_worth_more_than_one_that_lacks_a_card(players: int) -> None:
    table = KotkiTable(players).ready()
    shares_by_cards = [shares(table.lay(0, 1, cards))[0] for cards in ("", "A", "AA", "AAZ")]
    assert shares_by_cards == sorted(shares_by_cards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_rival_needs_lowers_the_own_share(players: int) -> None:
    mine, first, *_ = rise(KotkiTable(players).ready(), KotkiTable(players).ready().lay(1, 1, "AA"))
    assert mine < 0.0 < first


def test_more_points_than_the_race_allows_are_a_burden_only_near_the_professor() -> None:
    """R43: caught with more than 9 points nobody wins."""
    rich = "spiotki kserokociarka hrabia_miaukula"
    assert rise(KotkiTable(3).ready(), KotkiTable(3).ready().fell(0, rich))[0] > 0.1
    assert rise(near(KotkiTable(3).ready()), near(KotkiTable(3).ready()).fell(0, rich))[0] < -0.1


def test_cards_are_a_burden_near_the_professor() -> None:
    """R44."""
    assert rise(near(KotkiTable().ready()), near(KotkiTable().ready()).lay(0, 1, "KK"))[0] < -0.01


@pytest.mark.parametrize("rival", ["spiotki", "", "spiotki kserokociarka"])
def test_cards_count_most_between_two_who_are_in_the_race(rival: str) -> None:
    """R44, R66: whoever has too few points, or too many, is not beaten by fewer cards."""

    def burden(mine: str) -> float:
        before, after = (near(KotkiTable(2).ready()).fell(0, mine).fell(1, rival) for _ in range(2))
        return -rise(before, after.lay(0, 1, "KK"))[0]

    if rival == "spiotki":
        assert burden("hrabia_miaukula") > 0.1
    else:
        assert burden("hrabia_miaukula") < 0.05
    assert burden("hrabia_miaukula mumiau") < 0.05


def test_the_professor_is_the_likelier_the_fewer_turns_and_the_more_curses_are_left() -> None:
    far = KotkiTable(2).ready()
    assert professor(far.rules.setup, far.state) < professor(far.rules.setup, near(KotkiTable(2).ready()).state)
    model, clock = WinModel(far.rules.setup), Clock()
    model.read_clock(clock, far.state)
    likely = [model.professor(clock, curses, 6 - curses, 0.0) for curses in range(7)]
    assert likely[0] == 0.0 and likely == sorted(likely)
    ready = KotkiTable(2).ready().lay(1, 1, "AAZ")
    assert professor(ready.rules.setup, ready.state) < professor(far.rules.setup, far.state)


def test_steepness_is_the_slope_of_a_chance() -> None:
    for odds in (-4.0, -1.0, 0.0, 0.5, 3.0):
        slope = (chance(odds + 0.0005) - chance(odds - 0.0005)) / 0.001
        assert steepness(chance(odds)) == pytest.approx(slope, rel=1e-4)
    assert chance(50.0) == 1.0 and chance(-50.0) == 0.0 and chance(0.0) == 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_each_pair_one_wins(players: int) -> None:
    rules = KotkiRules(players, GAME.settle(players))
    model, sense, dice = WinModel(rules.setup), GAME.sense(), QuickDice(players)
    state = rules.start()
    while (who := rules.actor(state)) != NOBODY:
        if who != CHANCE:
            found = Evaluation(model, state, who).shares()
            assert sum(found) == pytest.approx(players / 2) and min(found) >= 0.0
        rules.apply(state, rules.roll(state, dice) if who == CHANCE else sense.quick(rules, state, dice))


@pytest.mark.parametrize("players", [2, 3])
def test_every_weight_of_the_file_is_one_of_the_model(players: int) -> None:
    model = WinModel(KotkiRules(players, GAME.settle(players)).setup)
    assert set(WEIGHTS) == {"pace", "last_turn", "naive", "two", "more"}
    for key, value in WEIGHTS["two" if players == 2 else "more"].items():
        for name, weight in value.items() if isinstance(value, dict) else [(key, value)]:
            assert getattr(model, name if name == key else f"{key}_{name}") == weight
