"""Chapter 14: night cards."""

from __future__ import annotations

import pytest

from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.deck import Deck
from kociarnia.games.koty.rules.state import CARRY, DRAW, FADE, NINE
from kociarnia.games.koty.tests.table import Table

NIGHT = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}


def night(dreams: list[str], hands: list[str], **options: str) -> Table:
    return Table(dreams, hands, **NIGHT, **options)


def test_R74_all_are_shuffled_together() -> None:
    rules = GAME.rules(3, NIGHT)
    assert rules.start().bag[0] == 108
    assert rules.start().questions() == GAME.rules(3).start().questions()


@pytest.mark.parametrize(("kind", "most"), [("moth", 4), ("bat", 4), ("owl", 4), ("dragon", 1)])
def test_R75_each_count_is_chosen_by_itself(kind: str, most: int) -> None:
    for count in range(most + 1):
        deck = Deck({"moth": 0, "bat": 0, "owl": 0, "dragon": 0, kind: count})
        assert deck.size == 95 + count and deck.bag[deck.keys.index(kind)] == count


def test_R76_R77_a_night_card_is_a_fourth_action() -> None:
    table = night(["8", "9 R"], ["moth bat dragon 1"])
    assert {"moth 0 0", "bat 1 0", "dragon", "exchange", "play blue1 0 0"} <= set(table.legal())
    table.play("dragon, nine 1, face pink5")
    assert table.seats_turn(1)


def test_R78_an_owl_ends_the_attack() -> None:
    table = night(["", "9 8"], ["1 1 1 J", "owl 2 3 4"]).play("play blue1 1 0, face pink5")
    assert table.legal() == ["owl", "pass"]
    table.play("owl")
    assert table.dream(1)[0] == "9 8" and table.discards() == ["owl"] and table.seats_turn(1)


def test_R79_the_attacking_card_is_caught() -> None:
    table = night(["", "8"], ["1 2 3 4", "owl 2 3 4"]).play("play blue1 1 0, face pink5, owl")
    assert table.hand(1) == ["blue1", "yellow2", "green3", "pink4"] and len(table.hand(0)) == 4


def test_R80_R81_a_moth_carries_a_cat() -> None:
    table = night(["9 9", "9 8"], ["moth 2 3 4"]).play("moth 1 0")
    assert table.asked() == (CARRY, 0)
    table.play("carry 0 0")
    assert table.dream(0)[0] == "9 9 8" and table.dream(1)[0] == "9" and table.discards() == ["moth"]
    table.play("face pink5")
    assert table.seats_turn(1) and len(table.hand(0)) == 4


def test_R80_a_moth_may_take_an_own_cat_to_a_rival() -> None:
    table = night(["1", "9 9 9"], ["moth 2 3 4"]).play("moth 0 0, carry 1 0, face pink5")
    assert table.dream(1)[0] == "9 9 9 1"


def test_R82_R83_a_bat_makes_a_nine_of_a_raven() -> None:
    table = night(["9", "9 9 R"], ["bat 2 3 4"]).play("bat 1 0")
    assert table.dream(1)[0] == "9 9" and table.asked() == (NINE, 0)
    table.play("nine 0")
    assert table.dream(0)[0] == "9 9" and table.nines(0, 0) == ["?", "raven"] and table.discards() == ["bat"]
    table.play("face pink5")
    assert table.seats_turn(1)


def test_R84_R85_a_dragon_chases_all_ravens() -> None:
    table = night(["9 R", "9 R|9 9 R"], ["dragon 2 3 4"]).play("dragon")
    assert table.discards() == ["raven"] * 3 and table.dream(1)[:2] == ["9", "9 9"]
    table.play("nine 0, face pink5")
    assert table.dream(0)[0] == "9 9" and table.nines(0, 0) == ["?", "dragon"] and table.seats_turn(1)


def test_A8_a_night_card_is_refilled_last() -> None:
    table = night(["9", "9 R"], ["bat 2 3 4"]).play("bat 1 0")
    assert [question.ask for question in reversed(table.state.questions())] == [NINE, FADE, DRAW]


def test_A8_moth_and_bat_can_be_reshuffled_at_once() -> None:
    table = night(["9", "8"], ["moth 2 3 4"]).empty_pile().play("moth 1 0, carry 0 0, shuffle")
    assert table.legal() == ["face moth"]


def test_A15_an_owl_stops_only_attacks() -> None:
    for move, rest in (("moth 1 0", "carry 0 0"), ("bat 1 1", "nine 0"), ("dragon", "nine 0"), ("play blue1 1 2", "")):
        table = night(["", "8|9 R|9"], [f"{move.split()[0] if 'play' not in move else '1'} 2 3 4", "owl owl owl owl"])
        table.play(f"{move}, {rest}, face pink5")
        assert table.seats_turn(1)


def test_A16_an_owl_catches_a_joker() -> None:
    table = night(["", "8"], ["J 2 3 4", "owl 2 3 4"]).play("joker blue1 1 0, face pink5, owl")
    assert "joker" in table.hand(1)


def test_A17_an_owl_may_wait_for_a_repeat() -> None:
    table = night(["", "8"], ["1 J 3 4", "1 owl 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face pink5")
    table.play("again joker, face pink5, owl")
    assert "joker" in table.hand(1) and table.discards() == ["blue1", "blue1", "owl"] and table.seats_turn(1)


def test_A18_no_owl_on_the_own_turn() -> None:
    assert night(["8", "9"], ["owl owl owl owl"]).legal() == ["exchange"]


def test_A27_a_moth_puts_a_cat_where_it_can_rest() -> None:
    table = night(["9 R|5||9", "8|9 9|2|"], ["moth 2 3 4"]).play("moth 1 0")
    assert table.legal() == ["carry 0 2", "carry 0 3", "carry 1 1", "carry 1 3"]


def test_A27_moth_rival_empty() -> None:
    table = night(["5|5|5|9", "8|9 9|2|"], ["moth 2 3 4"], moth_rival_empty="no").play("moth 1 0")
    assert table.legal() == ["carry 0 3", "carry 1 1"]


def test_A28_never_back_to_its_land() -> None:
    table = night(["8"], ["moth 2 3 4"]).play("moth 0 0")
    assert "carry 0 0" not in table.legal()
    assert night(["", ""], ["moth 2 3 4"]).plays("moth") == []
    full = night(["8|8|8|8", "7|7|7|7"], ["moth 2 3 4"])
    assert full.plays("moth") == []


def test_A29_a_bat_needs_a_rivals_raven() -> None:
    assert night(["9 R", "9"], ["bat 2 3 4"]).plays("bat") == []
    table = night(["8|7|6|5", "9 R"], ["bat 2 3 4"]).play("bat 1 0, face pink5")
    assert table.discards() == ["raven", "bat"] and table.dream(1)[0] == "9" and table.seats_turn(1)


def test_A30_a_dragon_needs_nothing() -> None:
    table = night([""], ["dragon 2 3 4"]).play("dragon, nine 0, face pink5")
    assert table.dream(0)[0] == "9"
    table = night(["8|7|6|5"], ["dragon 2 3 4"]).play("dragon, face pink5")
    assert table.discards() == ["dragon"] and table.seats_turn(1)


def test_A31_a_night_card_under_a_back_is_a_nine() -> None:
    table = night(["", "9 R"], ["bat 2 3 4"]).play("bat 1 0, nine 0, face pink5")
    assert table.scores() == [9, 9]


def test_R67_a_bat_may_end_the_game() -> None:
    table = night(["9 9 9|9 9 9|9 9", "9 R"], ["bat 2 3 4"]).play("bat 1 0, nine 2")
    assert table.over and table.discards() == ["bat"] and len(table.hand(0)) == 3
