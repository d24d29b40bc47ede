"""Chapter 5: cats with abilities."""

from __future__ import annotations

import pytest

from kociarnia.games.najlepsza_gra.rules.deck import COLOURS
from kociarnia.games.najlepsza_gra.rules.score import CATNIP, CATS, COSTUMES, STRAYS, feasts_of
from kociarnia.games.najlepsza_gra.tests.table import Table, feast, fed, rules_for


def points(table: Table, seat: int = 0) -> int:
    return table.lines()[seat][STRAYS]


@pytest.mark.parametrize(
    ("stray", "treats", "others", "food"),
    [("wyplosz", "CM", "bell chester", "CT"), ("lili", "TM", "cooper gershon", "CC"), ("monter", "CT", "shadow jazz", "TT")],
)
def test_R50_paid_for_a_colour_and_counting_itself(stray: str, treats: str, others: str, food: str) -> None:
    names = others.split()
    table = fed(feast([f"{stray} {others}"], [treats + food]), f"feed {stray}, feed {names[0]}, feed {names[1]}")
    assert points(table) == 6
    assert points(fed(feast([f"{stray} {others}"], [treats]), f"feed {stray}")) == 2


def test_E11_wyplosz_and_two_others() -> None:
    table = fed(feast(["wyplosz kikimora zeus"], ["CMTTCC"]), "feed wyplosz, feed kikimora, feed zeus")
    assert points(table) == 6


def test_R51_A23_watek_counts_sets_of_three_colours() -> None:
    table = feast(["watek shadow alvin bell"], ["CTTTMC"])
    fed(table, "feed watek, feed shadow, feed alvin, feed bell")  # black 2, orange 2, white 1
    assert points(table) == 4


def test_R51_hungry_cats_make_no_set() -> None:
    assert points(fed(feast(["watek shadow bell"], ["CTT"]), "feed watek, feed shadow")) == 0


@pytest.mark.parametrize(("milk", "worth"), [(4, 12), (3, 9), (1, 3)])
def test_R52_E10_pan_kot(milk: int, worth: int) -> None:
    table = feast(["pan_kot"], ["M" * milk])
    assert points(fed(table, f"feed pan_kot milk {milk} 0")) == worth


def test_R52_E10_pan_kot_eats_one_kind_only() -> None:
    texts = feast(["pan_kot"], ["MMTT"]).legal()
    assert texts == [
        "hungry pan_kot", "feed pan_kot tuna 1 0", "feed pan_kot tuna 2 0", "feed pan_kot milk 1 0", "feed pan_kot milk 2 0",
    ]  # fmt: skip
    assert points(fed(feast(["pan_kot"], [""]))) == -2


def test_A25_pan_kot_takes_delicacies_as_the_kind_chosen() -> None:
    texts = feast(["pan_kot"], ["MMMMD"]).legal()
    assert "feed pan_kot milk 4 1" in texts and "feed pan_kot milk 4 0" in texts
    assert not any(text.startswith("feed pan_kot milk 5") for text in texts)
    assert "feed pan_kot tuna 1 1" in texts


def test_R53_brandonek_counts_other_cats_that_eat_the_same() -> None:
    table = feast(["brandonek shadow sox bell"], ["TTTTMC"])
    fed(table, "feed brandonek tuna 1 0, feed shadow, feed sox, feed bell")
    assert points(table) == 4


def test_R53_with_a_delicacy_the_owner_names_the_kind() -> None:
    texts = feast(["brandonek"], ["D"]).legal()
    assert texts == [
        "hungry brandonek", "feed brandonek chicken 1 1", "feed brandonek tuna 1 1", "feed brandonek milk 1 1",
    ]  # fmt: skip


def test_R53_A22_what_pan_kot_and_kropka_eat() -> None:
    table = feast(["brandonek pan_kot kropka"], ["TMMDT"])
    fed(table, "feed brandonek milk 1 0, feed pan_kot milk 1 0, give kropka chicken 0, give kropka tuna 2, give kropka milk 0, "
        "give kropka delicacy 1")  # fmt: skip
    assert points(table) == 2 * 2 + 3 + 2 * 3  # a delicacy on Kropka counts as milk, too


def test_A22_a_delicacy_does_not_change_what_a_cat_eats() -> None:
    table = feast(["brandonek kikimora"], ["TTD"])
    fed(table, "feed brandonek tuna 1 0, feed kikimora tuna")
    assert points(table) == 2


def test_R54_kropka_eats_any_number_but_at_least_one() -> None:
    give = "give kropka chicken {}, give kropka tuna {}, give kropka milk {}, give kropka delicacy {}"
    assert points(fed(feast(["kropka"], ["CCTMD"]), give.format(2, 1, 1, 1))) == 10
    assert points(fed(feast(["kropka"], ["CCTMD"]), give.format(0, 0, 1, 0))) == 2
    assert points(fed(feast(["kropka"], ["CCTMD"]), give.format(0, 0, 0, 0))) == -2


@pytest.mark.parametrize(("mine", "worth"), [("wataha bell gershon", 7), ("wataha bell", 3), ("wataha", 3)])
def test_R55_A21_wataha(mine: str, worth: int) -> None:
    table = feast([mine, "shadow jazz"], ["MCC", "TT"])
    for cat in mine.split():
        table.play(f"@0 feed {cat}")
    assert points(fed(table, "@1 feed shadow, @1 feed jazz")) == worth


def test_R56_E14_A27_kocilla_as_catnip() -> None:
    for counted, expected in ((1, 2), (0, -2)):
        table = fed(feast(["kocilla shadow"], ["MT"], [{"catnip": 1}]), f"feed kocilla, catnip kocilla {counted}, feed shadow")
        assert table.lines()[0][CATNIP] == expected
        assert points(table) == 2
    declined = fed(feast(["kocilla shadow"], ["MT"]), "feed kocilla, catnip kocilla 0, feed shadow")
    assert declined.lines()[0][CATNIP] == 0


def test_R56_a_hungry_kocilla_counts_for_nothing() -> None:
    table = feast(["kocilla"], ["M"])
    table.play("hungry kocilla")
    assert table.legal() == ["catnip kocilla 0"]


def test_A28_three_catnip_and_kocilla_are_four() -> None:
    table = fed(feast(["kocilla"], ["M"], [{"catnip": 3}]), "feed kocilla, catnip kocilla 1")
    assert table.lines()[0][CATNIP] == 2


def test_R57_kreska_and_the_costumes() -> None:
    table = fed(feast(["kreska"], ["CC"], [{"costume": 3}]), "feed kreska")
    assert points(table) == 6
    assert table.lines()[0][COSTUMES] == 6


def test_R58_E12_misza_turns_two_others_into_delicacies() -> None:
    table = feast(["misza kikimora"], ["CTCC"])
    fed(table, "feed misza, turn misza chicken chicken, feed kikimora tuna tuna")
    assert (points(table), table.lines()[0][CATS]) == (3, 3)
    hungry = feast(["misza kikimora"], ["CTCC"])
    hungry.play("hungry misza")
    assert hungry.legal() == ["turn misza"]


def test_R58_A26_not_the_treats_that_fed_him() -> None:
    table = feast(["misza"], ["CTM"])
    table.play("feed misza")
    assert table.legal() == ["turn misza", "turn misza milk"]


def test_A26_a_delicacy_may_feed_misza_and_turned_treats_may_stay_unused() -> None:
    table = feast(["misza shadow bell"], ["CDMM"])
    fed(table, "feed misza tuna, turn misza milk milk, feed shadow tuna")
    assert feasts_of(table.setup, table.state)[0].left == 1


@pytest.mark.parametrize("cat", ["mruczel", "luska"])
def test_R59_E4_three_colours_in_one_cat(cat: str) -> None:
    deck = rules_for(4).setup.deck
    assert deck.colours[deck.cat_keys.index(cat)] == 7
    table = feast([f"watek {cat}", "", "", ""], ["CTCTM", "", "", ""])
    fed(table, f"feed watek, feed {cat}")
    assert table.lines()[0][STRAYS] - (5 if cat == "mruczel" else 0) == 4


def test_R60_A24_every_colour_has_its_letter() -> None:
    from kociarnia.games.najlepsza_gra import GAME

    for language, letters in (("en", "BOW"), ("pl", "CRB")):
        words = GAME.words(language)
        assert [words(f"colours-{1 << k}") for k in range(len(COLOURS))] == list(letters)


def test_a_toy_each_for_psotka() -> None:
    table = fed(feast(["penny"], ["M"], [{"mouse": 2, "rod": 1}]), "feed penny")
    assert points(table) == 3


def test_the_three_cats_of_two_colours() -> None:
    for cat, treats, others, food in (("dinah", "CM", "cooper", "C"), ("luna", "CT", "shadow", "T")):
        table = fed(feast([f"{cat} {others}"], [treats + food]), f"feed {cat}, feed {others}")
        assert table.lines()[0][CATS] == 2 + 1
