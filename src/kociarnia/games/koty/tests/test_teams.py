"""Chapter 15: teams."""

from __future__ import annotations

import pytest

from kociarnia.engine import Refusal
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.state import DEFEND, REPEAT
from kociarnia.games.koty.tests.table import ANY, Table


def team(dreams: list[str], hands: list[str], **options: str | int) -> Table:
    return Table(dreams + [""] * (4 - len(dreams)), hands, teams="yes", **options)


def test_R86_for_four_or_six() -> None:
    for players in (4, 6):
        assert GAME.settle(players, {"teams": "yes"})["teams"] == 1
    for players in (2, 3, 5):
        with pytest.raises(Refusal):
            GAME.settle(players, {"teams": "yes"})


@pytest.mark.parametrize(("players", "partners"), [(4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])])
def test_R87_A35_partners_sit_opposite(players: int, partners: list[int]) -> None:
    table = Table([], [ANY] * players, teams="yes")
    assert [int(table.koty.setup.mates[seat]) for seat in range(players)] == partners
    for seat, partner in enumerate(partners):
        assert (partner - seat) % players not in (1, players - 1)


def test_R88_the_partner_may_defend() -> None:
    table = team(["", "8"], ["1 1 3 4", ANY, ANY, "1 2 3 4"]).play("play blue1 1 0, face pink5")
    assert table.asked() == (DEFEND, 1)
    table.play("pass")
    assert table.asked() == (DEFEND, 3) and table.legal() == ["defend blue1", "pass"]
    table.play("defend blue1, face joker")
    assert table.hand(3) == ["yellow2", "green3", "pink4", "joker"] and table.dream(1)[0] == "8"
    assert table.asked() == (REPEAT, 0)


def test_R89_partners_add_up() -> None:
    table = team(["8", "9", "7", "5"], [ANY] * 4)
    assert table.scores() == [15, 14, 15, 14]


def test_R90_more_nines_then_a_shared_victory() -> None:
    table = team(["9", "8", "", "1"], [ANY] * 4)
    assert table.scores() == [9, 9, 9, 9]
    assert table.places() == [1, 2, 1, 2]
    assert team(["8", "8", "1", "1"], [ANY] * 4).places() == [1, 1, 1, 1]


def test_A32_one_card_is_enough_and_both_are_asked_again() -> None:
    table = team(["", "8"], ["1 1 3 4", "1 2 3 4", ANY, "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1")
    table.play("face pink5")
    assert table.asked() == (REPEAT, 0)  # the partner is not asked any more
    table.play("again blue1, face pink5, pass")
    assert table.asked() == (DEFEND, 3)


def test_A33_a_partners_dream_is_closed() -> None:
    table = team(["", "", "9|8"], ["1 R J 8", ANY, ANY, ANY])
    assert not [move for move in table.legal() if " 2 " in move]


def test_A34_the_three_lands_lie_in_one_dream() -> None:
    table = team(["9 9|8", "", "9 9 9|9 9 9"], ["1 2 3 4", ANY, ANY, ANY]).play("play blue1 0 1, face pink5, nine 0")
    assert not table.over


def test_A36_night_cards_need_team_night() -> None:
    with pytest.raises(Refusal, match="team_night"):
        GAME.settle(4, {"teams": "yes", "owl": 1})
    assert GAME.settle(4, {"team_night": "yes", "owl": 1})["teams"] == 1
    with pytest.raises(Refusal):
        GAME.settle(4, {"team_night": "yes", "teams": "no"})


def test_A36_the_partner_may_play_the_owl() -> None:
    table = team(["", "8"], ["1 2 3 4", ANY, ANY, "owl 2 3 4"], owl=4, team_night="yes")
    table.play("play blue1 1 0, face pink5, pass, owl")
    assert "blue1" in table.hand(3) and table.seats_turn(1)


def test_A36_moth_and_bat_leave_the_partner_alone_and_the_dragon_does_not() -> None:
    table = team(["8", "9 R", "9 R|5|"], ["moth bat dragon 1", ANY, ANY, ANY], moth=4, bat=4, dragon=1, team_night="yes")
    assert table.plays("moth") == ["moth 0 0"] and table.plays("bat") == ["bat 1 0"]
    assert not [move for move in table.play("moth 0 0").legal() if move.startswith("carry 2")]
    table = team(["8", "9 R", "9 R"], ["dragon 2 3 4", ANY, ANY, ANY], dragon=1, team_night="yes").play("dragon")
    assert table.dream(2)[0] == "9"


def test_A37_a_partners_hand_is_hidden_too() -> None:
    table = team([], [ANY] * 4)
    assert table.hand(2, 0) == ["?"] * 4
