"""Chapter 4: the end, the secret feast and the count."""

from __future__ import annotations

import pytest

from kociarnia.engine import CHANCE, UNKNOWN
from kociarnia.games.najlepsza_gra.rules.score import LEFTOVERS
from kociarnia.games.najlepsza_gra.rules.state import FEED, TURN
from kociarnia.games.najlepsza_gra.tests.table import SPARE, asked, dealt, feast, fed


def test_R46_A1_the_turn_after_the_last_card_is_still_played() -> None:
    table = dealt(grid=" ".join(SPARE))
    turns = 0
    while table.state.deck:
        table.turn(table.legal()[0])
        turns += 1
    assert asked(table)[0] == TURN  # the deck is empty, and the game goes on
    table.turn(table.legal()[0])
    assert turns + 1 == 22
    assert asked(table)[0] == FEED


def test_R47_most_leftovers_cost_two() -> None:
    table = fed(feast(["", ""], ["CT", "C"]))
    assert [lines[LEFTOVERS] for lines in table.lines()] == [-2, 0]


def test_E9_leftovers_of_four() -> None:
    table = fed(feast([""] * 4, ["CC", "TM", "D", ""]))
    assert [lines[LEFTOVERS] for lines in table.lines()] == [-2, -2, 0, 0]


def test_A12_no_leftovers_no_penalty() -> None:
    assert [lines[LEFTOVERS] for lines in fed(feast(["", ""], ["", ""])).lines()] == [0, 0]


def test_R48_everything_is_added_up() -> None:
    hand = {"costume": 1, "catnip": 2, "mouse": 1, "yarn": 1, "lost_cat": 2, "bottle": 1}
    table = feast(["kotangens misza"], ["MMCTC"], [hand], [1])
    fed(table, "feed misza, turn misza, feed kotangens")
    assert table.lines()[0] == [4, 3, -2, 6, 2, 3, 2, 2]
    assert table.results()[0] == 20


def test_R49_E17_fed_cats_break_a_tie() -> None:
    table = feast(["shadow jazz bell gershon sparkle", "nocka chester cooper zeus"], ["TTCCTT", "MTCCC"])
    table.play("@0 feed shadow, @0 feed jazz, @0 feed bell, @0 feed gershon, @0 feed sparkle")
    fed(table, "@1 feed nocka, @1 feed chester, @1 feed cooper, @1 feed zeus")
    assert table.results() == [5, 5]  # seven points of cats, and no costume
    assert table.rules.places(table.state) == [1, 2]


def test_R49_A20_a_full_tie_is_shared() -> None:
    table = fed(feast(["shadow", "jazz"], ["T", "T"]), "@0 feed shadow, @1 feed jazz")
    assert table.rules.places(table.state) == [1, 1]


def test_A35_scores_may_be_negative() -> None:
    assert fed(feast(["picatso zeus"], [""])).results()[0] == -6


def test_A15_all_feed_at_the_same_time_in_any_order() -> None:
    table = feast(["kikimora", "zeus", "sox"], ["TT", "CC", ""])
    assert table.rules.waiting(table.state) == 0b111
    table.play("@2 hungry sox, @0 feed kikimora")
    assert table.rules.waiting(table.state) == 0b010
    table.play("@1 feed zeus")
    assert table.actor == CHANCE


def test_A15_answers_are_secret_until_all_have_finished() -> None:
    table = feast(["kikimora", "zeus"], ["TT", "CC"])
    table.play("@0 feed kikimora")
    for observer in (1, 2):
        view = table.view(observer)
        assert view.meals[0] == [UNKNOWN]
        assert view.left == view.tokens
    table.play("@1 feed zeus")
    table.deal()
    assert UNKNOWN not in table.view(2).meals[0]


def test_A15_the_order_of_the_answers_changes_nothing() -> None:
    one = fed(feast(["kikimora", "zeus"], ["TT", "CC"]), "@0 feed kikimora, @1 feed zeus")
    two = fed(feast(["kikimora", "zeus"], ["TT", "CC"]), "@1 feed zeus, @0 feed kikimora")
    assert one.results() == two.results()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A15_whoever_has_no_cat_is_not_asked(players: int) -> None:
    table = feast(["shadow"] + [""] * (players - 1), ["T"] * players)
    assert table.rules.waiting(table.state) == 1
