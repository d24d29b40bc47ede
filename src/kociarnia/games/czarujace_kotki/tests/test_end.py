"""End, points, victory: R37 to R45; two players: R64 to R67."""

from __future__ import annotations

import pytest

from kociarnia.engine import NOBODY, Say
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_R37_the_last_curse_ends_the_match() -> None:
    table = KotkiTable().ready().won()
    assert table.over and table.state.over == 1


def test_R38_E20_A2_caught_ends_the_match_at_once() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZ").caught()
    assert table.over and table.rules.actor(table.state) == NOBODY
    assert table.felled(0) == [] and table.at(0, 1) == "AAZ"


def test_A2_caught_in_the_middle_of_a_spell() -> None:
    table = KotkiTable().ready().lay(0, 1, "AA").draw_and_lay("Z", 1).play("cast summon").caught()
    assert table.over and table.felled(0) == []


def test_A2_option_the_turn_is_finished() -> None:
    table = KotkiTable(3, finish_turn_when_caught="yes").ready().lay(0, 1, "AAZ").lay(0, 2, "EE").caught()
    assert table.asked == "spell 0"
    assert table.legal() == ["cast push", "cast discard", "cast swap"]  # the deck is empty: no Summon
    table.play("cast push, card 0 2 elixir, place 1 1, curse mumiau")
    assert table.over and table.state.over == 2 and table.felled(0) == ["slimiauki"]


def test_A2_option_the_last_curse_may_still_fall() -> None:
    table = KotkiTable(3, finish_turn_when_caught="yes").ready().last_curse().lay(0, 1, "AAZ").lay(0, 2, "E").caught()
    table.play("cast push, card 0 2 elixir, place 1 1")
    assert table.state.over == 1 and table.asked == "show 0"


def test_R39_curses_bonuses_goal_and_surplus() -> None:
    table = KotkiTable().ready(goals=("scrolls", "hoard", "triplets")).fell(0, "duchokoty", "E")
    table.lay(0, 2, "KKZ").won("AAZ")
    assert table.scores[0] == 4 + 5 + 2 + 1 - 1


def test_R40_caught_without_goals() -> None:
    table = KotkiTable().ready(goals=("scrolls", "hoard", "triplets")).fell(0, "duchokoty", "E").lay(0, 2, "KKZ")
    assert table.scores[0] == 5 + 2 - 1 + 1
    assert table.caught().scores[0] == 5 + 2 - 1


def test_R41_the_most_points_win() -> None:
    table = KotkiTable().ready().fell(1, "spiotki").fell(2, "hrabia_miaukula mumiau").won()
    assert table.scores == [4, 6, 11] and table.places == [3, 2, 1]


def test_R42_E19_ties() -> None:
    table = KotkiTable().ready(goals=("full_training", "hoard", "triplets")).fell(1, "laskotki")
    table.lay(1, 1, "AKE").won()
    assert table.scores[:2] == [4, 4] and table.places[:2] == [1, 2]  # one curse each, fewer cards
    more = KotkiTable().ready().fell(1, "laskotki czkawkotki", "AAEE").won()
    assert more.scores[:2] == [4, 4] and more.places[:2] == [2, 1]  # more curses
    three = KotkiTable().ready().fell(1, "spiotki mumiau").fell(2, "hrabia_miaukula duchokoty")
    three.lay(1, 1, "AEZ").lay(2, 1, "AAZEE").won()
    assert three.scores[1:] == [11, 11] and three.places[1:] == [1, 2]


def test_R42_a_tie_to_the_last_is_shared() -> None:
    table = KotkiTable().ready().fell(1, "spiotki").fell(2, "hrabia_miaukula").token(0, "push")
    table.last_curse().lay(0, 1, "AAZ").draw_and_lay("K", 2).play("cast summon, draw companion, place 0 2")
    while not table.over:
        table.play(table.legal()[0])
    assert table.scores[1:] == [6, 6] and table.places == [3, 1, 1]


def test_R43_E18_more_than_nine_points_lose() -> None:
    table = KotkiTable().ready().fell(0, "spiotki hrabia_miaukula", "AA").fell(1, "mumiau miaukolak", "K")
    table.lay(1, 1, "AAKEZ").lay(1, 2, "KEZ").lay(2, 1, "AAAKKKEEZ").caught()
    assert table.scores[:2] == [10, 9] and table.places == [3, 1, 2]


def test_R44_E9_the_fewest_cards_win() -> None:
    table = KotkiTable().ready().fell(0, "spiotki").lay(0, 1, "AKE").lay(1, 1, "AK").lay(2, 1, "AKEZ").caught()
    assert table.places == [2, 1, 3]


def test_R45_ties_when_caught() -> None:
    points = KotkiTable().ready().fell(0, "spiotki").fell(1, "mumiau").lay(2, 1, "A").caught()
    assert points.places == [1, 2, 3]
    curses = KotkiTable().ready().fell(0, "laskotki czkawkotki", "AA").fell(1, "hrabia_miaukula").lay(2, 1, "A").caught()
    assert curses.scores[:2] == [6, 6] and curses.places == [1, 2, 3]


def test_A18_a_tie_after_that_is_shared() -> None:
    assert KotkiTable().ready().fell(0, "spiotki").fell(1, "hrabia_miaukula").caught().places == [1, 1, 3]
    assert KotkiTable().ready().caught().places == [1, 1, 1]


def test_E4_surplus_lowers_a_curse() -> None:
    table = KotkiTable().ready().fell(0, "hrabia_miaukula", "AK")
    assert table.scores[0] == 6 - 2


def test_E5_the_bonus_of_kanapkowce() -> None:
    assert KotkiTable().ready().fell(0, "kanapkowce").lay(0, 1, "A").lay(0, 2, "A").scores[0] == 7


def test_E6_three_identical_cards() -> None:
    table = KotkiTable().ready(goals=("hoard", "triplets", "tidy"))
    assert table.lay(1, 1, "AA").scores[1] == 0
    assert table.lay(1, 2, "A").scores[1] == 5
    assert table.lay(1, 2, "AAAA").scores[1] == 5


def test_E7_thirteen_points() -> None:
    table = KotkiTable().ready("slimiauki", "mumiau", goals=("hoard", "elixirs", "triplets"))
    table.fell(1, "spiotki lekotki", "EE").lay(1, 1, "ZE").lay(1, 2, "E").won()
    assert table.scores[1] == 13


def test_E8_nine_points_stay_in_the_race() -> None:
    table = KotkiTable().ready("laskotki").fell(0, "kserokociarka slimiauki", "K").lay(1, 1, "A").lay(2, 1, "A").caught()
    assert table.scores[0] == 9 and table.places[0] == 1


@pytest.mark.parametrize(("points", "race"), [(5, False), (6, True), (9, True), (10, False)])
def test_E12_R66_two_players_need_six_to_nine(points: int, race: bool) -> None:
    table = KotkiTable(2).ready("laskotki")
    table.fell(0, {5: "mumiau", 6: "spiotki", 9: "mumiau czkawkotki", 10: "slimiauki spiotki"}[points])
    table.fell(1, "hrabia_miaukula").lay(1, 1, "AAA").caught()
    assert table.scores[0] == points and table.places == ([1, 2] if race else [2, 1])


def test_R66_among_both_the_fewer_cards_win() -> None:
    table = KotkiTable(2).ready("laskotki").fell(0, "spiotki").fell(1, "mumiau czkawkotki").lay(0, 1, "AA").lay(1, 1, "A")
    assert table.caught().places == [2, 1]


def test_A16_two_players_and_nobody_in_the_race() -> None:
    assert KotkiTable(2).ready().caught().places == [2, 2]
    assert KotkiTable(2).ready().fell(0, "spiotki").fell(1, "hrabia_miaukula").caught().places == [1, 1]


def test_A17_all_above_nine_all_lose() -> None:
    table = KotkiTable().ready("laskotki")
    for seat, curses in enumerate(("spiotki mumiau", "hrabia_miaukula miaukolak", "kserokociarka duchokoty")):
        table.fell(seat, curses)
    table.caught()
    assert table.scores == [11, 11, 11] and 1 not in table.places
    keys = [line.key for line in _result(table)]
    assert keys[0] == "result-caught" and set(keys[1:]) == {"result-out"}


def _result(table: KotkiTable) -> list[Say]:
    return GAME.presenter(table.options).result(table.rules, table.view(0))


def test_A37_negative_totals_are_in_the_race() -> None:
    table = KotkiTable().ready().fell(0, "laskotki", "AAAAAA").lay(1, 1, "A").lay(2, 1, "AA").caught()
    assert table.scores[0] == -2 and table.places == [1, 2, 3]


def test_A38_bonuses_count_when_caught_and_may_lift_above_nine() -> None:
    table = KotkiTable().ready("laskotki").fell(0, "kserokociarka slimiauki").lay(0, 1, "E").caught()
    assert table.scores[0] == 11 and table.places[0] == 3


def test_A39_goals_are_shown_when_all_curses_fall_and_stay_hidden_when_caught() -> None:
    won = KotkiTable().ready().won()
    assert [won.goal(seat, 3) for seat in range(3)] == ["full_training", "hoard", "triplets"]
    caught = KotkiTable().ready().caught()
    assert [caught.goal(seat, 3) for seat in range(3)] == ["?", "?", "?"]


# --- two players


def test_R64_two_chapters_all_game_long() -> None:
    table = KotkiTable(2).ready()
    assert not any(zone.key.endswith(".3") for zone in table.scene(0).zones)
    assert table.rules.setup.chapters == 2 and table.state.cats[3] == 0


def test_E14_A14_the_deck_for_two() -> None:
    state = KotkiTable(2).state
    assert state.plain == 10 and list(state.cats) == [24, 24, 0, 0] and list(state.last) == [11, 10, 1]
    assert list(KotkiTable(2, new_rules="yes").state.cats) == [25, 24, 0, 1]


def test_R67_A15_six_curses_two_on_display() -> None:
    table = KotkiTable(2).ready()
    assert table.state.levels[0] == 4 and table.state.curses_left() == 6
    table.lay(0, 1, "AAZ").pass_turn("K", 2)
    assert table.felled(0) == ["slimiauki"]
