"""Chapter 2: the turn, and the windows for lost cats and spray bottles."""

from __future__ import annotations

import pytest

from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.rules.hand import cards_in_hand, hand
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.state import AFTER, FEED, LATE, TURN
from kociarnia.games.najlepsza_gra.rules.stress_decks import stress_deck
from kociarnia.games.najlepsza_gra.tests.table import SPARE, Table, asked, dealt

CATS = " ".join(SPARE)  # a grid of cats only: whoever takes them has no card in hand


def test_R13_R17_turns_go_clockwise() -> None:
    table = dealt(3, CATS)
    seats = []
    for _ in range(4):
        seats.append(asked(table)[1])
        table.turn(table.legal()[0])
    assert seats == [0, 1, 2, 0]


def test_R14_A7_A8_any_line_but_the_marked_one() -> None:
    table = dealt(marker="column2")
    assert table.legal() == ["take row1", "take row2", "take row3", "take column1", "take column3"]


def test_R15_the_marker_follows_the_taker() -> None:
    assert dealt().play("take column1").state.marker == 3


@pytest.mark.parametrize(("line", "places"), [("row2", [3, 4, 5]), ("column3", [2, 5, 8])])
def test_R16_A29_a_line_is_filled_in_order(line: str, places: list[int]) -> None:
    table = dealt(grid=CATS)
    table.play(f"take {line}, deal mouse, deal yarn, deal rod")
    assert [table.grid()[place] for place in places] == ["mouse", "yarn", "rod"]
    assert table.state.deck == 72 - 12
    assert asked(table) == (TURN, 1)


def test_R18_R19_R20_where_each_card_goes() -> None:
    table = dealt()
    table.play("take column1")
    assert table.cats(0) == ["kotangens"]
    assert table.treats(0) == [0, 1, 0, 0]
    assert table.hand(0) == {"mouse": 1}
    assert table.state.discards[table.setup.deck.face_keys.index("tuna")] == 1


def test_R21_A32_hands_are_secret() -> None:
    table = dealt()
    table.play("take column3")
    own, other, audience = table.view(0), table.view(1), table.view(2)
    assert hand(table.setup, own, 0)[0] == 0
    for view in (other, audience):
        assert hand(table.setup, view, 0) == [2] + [0] * 9
        assert cards_in_hand(table.setup, view, 0) == 2


def test_A32_option_open_hands() -> None:
    table = dealt(open_hands=1)
    table.play("take column3")
    assert hand(table.setup, table.view(1), 0) == hand(table.setup, table.state, 0)


def test_R22_lost_cats_and_bottles_come_in_addition() -> None:
    table = dealt().give(0, lost_cat=2, bottle=1)
    table.play("cash, spray row1")
    assert asked(table) == (TURN, 0)
    assert all(text.startswith("take") for text in table.legal())


def test_E2_julia_takes_the_left_column() -> None:
    table = dealt(marker="row3")
    assert "take row3" not in table.legal()
    table.play("take column1, deal bell, deal zeus, deal gershon, done")
    assert table.hand(0) == {"mouse": 1} and table.cats(0) == ["kotangens"] and table.treats(0)[1] == 1
    assert [table.grid()[place] for place in (0, 3, 6)] == ["bell", "zeus", "gershon"]
    assert table.state.marker == 3


def test_E16_a_bottle_before_taking() -> None:
    table = dealt(marker="row1").give(0, bottle=1)
    table.play("spray column2")
    assert "take row1" in table.legal() and "take column2" not in table.legal()
    table.play("take row1")
    assert table.state.marker == 0


def test_A3_a_line_that_cannot_be_filled_ends_the_game() -> None:
    rules = NajlepszaRules(2, GAME.settle(2), _plain_stock(13))
    table = Table(rules).deal()
    table.play("mark row1")
    table.turn("take row2")  # of two cards left in the deck both are laid
    assert table.state.deck == 0
    assert table.grid().count("?") == 1
    assert asked(table)[0] == FEED


def _plain_stock(cards: int) -> list[int]:
    """So many cards, all of them cats."""
    stock = [0] * len(stress_deck(1))
    for face in range(1, cards + 1):
        stock[face] = 1
    return stock


def test_R22_A4_cards_are_played_after_the_refill_too() -> None:
    table = dealt(grid=CATS).give(0, bottle=1)
    table.play("take row1")
    assert table.dealer  # the refill comes at once: whatever could be played before it can be played after it
    table.deal()
    assert asked(table) == (LATE, 0)
    table.play("spray row2")
    assert table.state.marker == 1
    assert asked(table) == (TURN, 1)  # the hand is empty: the window closes by itself


def test_A4_a_hidden_hand_is_asked_whatever_it_holds() -> None:
    table = dealt()
    table.play("take column1")
    table.deal()  # a mouse
    assert asked(table) == (LATE, 0)
    assert table.legal() == ["done"]
    empty = dealt(grid=CATS)
    empty.play("take row1")
    empty.deal()
    assert asked(empty) == (TURN, 1)


@pytest.mark.parametrize(
    ("cards", "question"), [({"lost_cat": 1, "mouse": 2}, TURN), ({"lost_cat": 2}, LATE), ({"bottle": 1}, LATE)]
)
def test_A4_an_open_hand_is_asked_only_where_there_is_something_to_play(cards: dict[str, int], question: int) -> None:
    table = dealt(grid=CATS, open_hands=1).give(0, **cards)
    table.play("take row1")
    table.deal()
    assert table.state.asking == question
    if question == LATE:
        table.play(next(text for text in table.legal() if text != "done"))
        assert asked(table) == (TURN, 1)


def test_A4_cards_just_taken_may_be_used_at_once() -> None:
    table = dealt(grid="lost_cat lost_cat bottle " + " ".join(SPARE[:6]), window_after_refill=0)
    table.play("take row1")
    assert asked(table) == (AFTER, 0)
    table.play("spray column1, adopt misza")
    assert table.state.marker == 3
    assert table.cats(0) == ["misza"]
    assert table.dealer  # the hand is empty: the window closes by itself
    assert asked(table.deal()) == (TURN, 1)


def test_A4_option_every_window() -> None:
    table = dealt(every_window=1, open_hands=1)
    table.play("take column1, done")
    table.deal()
    assert asked(table) == (LATE, 0)
    table.play("done")
    assert asked(table) == (TURN, 1)


def test_A4_A5_A34_the_last_turn_has_its_second_window() -> None:
    table = dealt(grid=CATS)
    while table.state.deck:
        table.turn(table.legal()[0])
    seat = asked(table)[1]
    table.give(seat, lost_cat=2)
    table.play(table.legal()[0])
    assert asked(table) == (AFTER, seat)
    before = len(table.cats(seat))
    table.play(next(text for text in table.legal() if text.startswith("adopt")))
    assert len(table.cats(seat)) == before + 1


def test_A5_after_the_end_no_stray_can_be_had() -> None:
    table = dealt(grid=CATS).rest()
    assert asked(table)[0] == FEED
    assert not any(text.startswith(("adopt", "cash", "spray")) for text in table.legal())


def test_A6_a_bottle_moves_the_marker_to_another_line_of_the_grid() -> None:
    table = dealt(marker="row2").give(0, bottle=2)
    sprays = [text for text in table.legal() if text.startswith("spray")]
    assert len(sprays) == 5 and "spray row2" not in sprays
    table.play("spray row1, spray row2")
    assert table.state.marker == 1


def test_A6_after_taking_the_bottle_moves_the_marker_again() -> None:
    table = dealt().give(0, bottle=1)
    table.play("take row1")
    table.deal()
    table.play("spray column3")
    assert table.state.marker == 5


def test_A9_several_pairs_in_one_turn() -> None:
    table = dealt().give(0, lost_cat=8)
    table.play("adopt misza, adopt pan_kot, adopt mruczel")
    assert [text for text in table.legal() if not text.startswith("take")] == ["cash"]
    table.play("cash")
    assert table.state.coins[0] == 1


def test_A31_discards_are_public_and_stay_away() -> None:
    table = dealt(marker="row1")
    table.play("take row3")
    discards = table.view(1).discards
    assert discards[table.setup.deck.face_keys.index("milk_2x")] == 1
    table.deal()
    assert table.state.discards == discards


def test_A16_tokens_stay_free_during_the_game() -> None:
    table = dealt()
    table.turn("take column1")
    assert table.state.meals == [[], []]
    assert table.state.left == table.state.tokens
