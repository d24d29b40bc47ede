"""Chapter 3: kinds of cards."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from kociarnia.games.najlepsza_gra.rules.score import (
    CATNIP,
    CATS,
    COSTUMES,
    LEFTOVERS,
    PAIRS,
    STRAYS,
    TOKENS,
    TOYS,
    feasts_of,
    toy_points,
)
from kociarnia.games.najlepsza_gra.tests.table import SPARE, dealt, feast, fed, rules_for


def test_R23_a_cat_is_laid_in_front() -> None:
    table = dealt(grid=" ".join(SPARE))
    table.play("take row1")
    assert table.cats(0) == SPARE[:3]
    assert table.hand(0) == {}


def test_R24_R26_a_cat_is_fed_by_all_its_treats() -> None:
    assert feast(["pumpkin"], ["CCM"]).legal() == ["hungry pumpkin", "feed pumpkin"]
    assert feast(["pumpkin"], ["CCCC"]).legal() == ["hungry pumpkin"]


def test_R25_a_fed_cat_is_worth_its_number() -> None:
    table = fed(feast(["pumpkin"], ["CCM"]), "feed pumpkin")
    assert table.lines()[0][CATS] == 6


@pytest.mark.parametrize("cat", ["shadow", "picatso", "luska"])
def test_R27_a_hungry_cat_costs_two(cat: str) -> None:
    assert fed(feast([cat], [""])).lines()[0][CATS] == -2


def test_R28_no_half_meals() -> None:
    table = feast(["picatso"], ["TT"])
    assert table.legal() == ["hungry picatso"]
    assert fed(table).lines()[0][LEFTOVERS] == -2


def test_R29_some_cats_are_paid_for_a_colour() -> None:
    table = fed(feast(["alvin bell"], ["TMC"]), "feed alvin, feed bell")
    assert table.lines()[0][CATS] == 2 + 1  # Alvin is black and orange himself


@pytest.mark.parametrize(
    ("card", "tokens"),
    [("chicken", [1, 0, 0, 0]), ("tuna", [0, 1, 0, 0]), ("milk", [0, 0, 1, 0]), ("tuna_2x", [0, 2, 0, 0])],
)
def test_R30_R31_treat_cards_become_tokens(card: str, tokens: list[int]) -> None:
    table = dealt(grid=f"{card} {' '.join(SPARE[:8])}")
    table.play("take row1")
    assert table.treats(0) == tokens
    assert table.hand(0) == {}
    assert table.state.discards[table.setup.deck.face_keys.index(card)] == 1


def test_R32_a_delicacy_stands_for_any_treat() -> None:
    table = dealt(grid=f"delicacy {' '.join(SPARE[:8])}")
    assert table.play("take row1") and table.treats(0) == [0, 0, 0, 1]
    assert feast(["sox"], ["TMD"]).legal() == ["hungry sox", "feed sox tuna"]
    assert feast(["sox"], ["TDD"]).legal() == ["hungry sox", "feed sox tuna milk"]


def test_R33_most_costumes() -> None:
    table = fed(feast(["", ""], ["", ""], [{"costume": 2}, {"costume": 1}]))
    assert [lines[COSTUMES] for lines in table.lines()] == [6, 0]


@pytest.mark.parametrize(("counts", "points"), [((2, 2), [3, 3]), ((2, 2, 2), [2, 2, 2]), ((1, 1, 1, 1), [1, 1, 1, 1])])
def test_R34_A18_a_tie_shares_six_points(counts: tuple[int, ...], points: list[int]) -> None:
    table = fed(feast([""] * len(counts), [""] * len(counts), [{"costume": n} for n in counts]))
    assert [lines[COSTUMES] for lines in table.lines()] == points


def test_R35_A19_no_costume_costs_two_even_if_nobody_has_one() -> None:
    table = fed(feast(["", "", ""], ["", "", ""]))
    assert [lines[COSTUMES] for lines in table.lines()] == [-2, -2, -2]


def test_R36_catnip_stays_in_hand() -> None:
    table = dealt()
    table.play("take row1")
    assert table.hand(0) == {"catnip": 1}
    table.deal()
    assert table.legal() == ["done"]


@pytest.mark.parametrize(("catnip", "points"), [(0, 0), (1, -2), (2, 5), (3, 5), (4, 10), (5, 10)])
def test_R37_E6_catnip(catnip: int, points: int) -> None:
    table = feast(["shadow jazz bell gershon snowflake"], ["TTCCM"], [{"catnip": catnip}])
    fed(table, "feed shadow, feed jazz, feed bell, feed gershon, feed snowflake")
    assert table.lines()[0][CATNIP] == points


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_R38_a_set_of_different_toys(kinds: int, points: int) -> None:
    toys = dict.fromkeys(["mouse", "yarn", "tower", "rod", "post"][:kinds], 1)
    assert fed(feast([""], [""], [toys])).lines()[0][TOYS] == points


def test_E5_kasias_toys() -> None:
    assert fed(feast([""], [""], [{"rod": 1, "tower": 2, "mouse": 3}])).lines()[0][TOYS] == 9


def test_E15_the_largest_sets_are_best() -> None:
    deck = rules_for().setup.deck

    @cache
    def best(counts: tuple[int, ...]) -> int:
        """By trying every set that might be taken first."""
        found = 0
        for some in product(*[(0, 1) if n else (0,) for n in counts]):
            if any(some):
                rest = tuple(n - taken for n, taken in zip(counts, some, strict=True))
                found = max(found, deck.toy_sets[sum(some)] + best(rest))
        return found

    for counts in product(range(3), repeat=5):
        if list(counts) == sorted(counts):
            assert toy_points(deck, list(counts)) == best(counts), counts


def test_R39_a_lost_cat_goes_to_the_hand() -> None:
    table = dealt(grid=f"lost_cat {' '.join(SPARE[:8])}")
    table.play("take row1")
    assert table.hand(0) == {"lost_cat": 1}
    table.deal()
    assert table.legal() == ["done"]  # one alone does nothing


def test_R40_two_lost_cats_fetch_a_stray() -> None:
    table = dealt().give(0, lost_cat=2)
    table.play("adopt pan_kot")
    assert table.cats(0) == ["pan_kot"]
    assert table.hand(0) == {}
    assert table.state.discards[table.setup.deck.face_keys.index("lost_cat")] == 2


def test_R41_a_hungry_stray_costs_two() -> None:
    assert fed(feast(["mruczel"], [""])).lines()[0][STRAYS] == -2


def test_R42_or_a_token_worth_two() -> None:
    table = dealt().give(0, lost_cat=2)
    table.play("cash")
    assert list(table.state.coins) == [1, 0]
    assert fed(feast([""], [""], coins=[2])).lines()[0][TOKENS] == 4


@pytest.mark.parametrize(("lost", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (5, 4)])
def test_R43_E8_A10_pairs_left_in_hand(lost: int, points: int) -> None:
    assert fed(feast([""], [""], [{"lost_cat": lost}])).lines()[0][PAIRS] == points


def test_R44_a_bottle_moves_the_marker() -> None:
    table = dealt(marker="row3").give(0, bottle=1)
    assert "take row3" not in table.legal()
    table.play("spray row1, take row3")
    assert table.state.marker == 2
    assert "bottle" not in table.hand(0)


def test_R45_a_bottle_is_worth_nothing_at_the_end() -> None:
    assert fed(feast(["", ""], ["", ""], [{"bottle": 3}, {}])).results() == [-2, -2]


def test_E3_kikimora() -> None:
    for treats, points, left in (("TT", 3, 0), ("T", -2, 1), ("", -2, 0)):
        table = fed(feast(["kikimora"], [treats]), "feed kikimora" if treats == "TT" else "")
        assert table.lines()[0][CATS] == points
        assert feasts_of(table.setup, table.state)[0].left == left


def test_E7_costumes_of_four() -> None:
    table = fed(feast([""] * 4, [""] * 4, [{"costume": 3}, {"costume": 3}, {"costume": 1}, {}]))
    assert [lines[COSTUMES] for lines in table.lines()] == [3, 3, 0, -2]


def test_A13_a_delicacy_is_a_leftover_too() -> None:
    table = fed(feast(["", ""], ["DD", "T"]))
    assert [lines[LEFTOVERS] for lines in table.lines()] == [-2, 0]


def test_A14_nobody_must_feed() -> None:
    assert "hungry shadow" in feast(["shadow"], ["T"]).legal()


def test_A17_strays_are_cats_in_every_respect() -> None:
    table = fed(feast(["mruczel"], ["CT"], [{"catnip": 2}]), "feed mruczel")
    assert table.lines()[0][CATNIP] == 1
