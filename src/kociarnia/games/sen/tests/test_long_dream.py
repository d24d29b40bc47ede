"""The variant "long dream": R61 to R65."""

from __future__ import annotations

from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable, results


def long(*dreams: str, caller: int | None = None, **options: int | str) -> list[int]:
    return results(*dreams, caller=caller, long_dream="yes", **options)


def test_R61_both_editions_are_played_by_the_jubilee_rules() -> None:
    deck = SenTable(long_dream="yes").rules.setup.deck
    assert deck.size == 110 == 56 + 54
    low = "0 0 0 0 0 1"
    assert long(low, "2 2 2 2 2 2", caller=0) == [0, 12]
    assert long(low, "2 2 2 2 2 2", caller=1) == [1, 17]
    assert long("hourglass hourglass 4 4 4 4", "hourglass 0 0 0 0 0") == [16, 9]


def test_R62_dreams_have_six_lands_of_the_common_deck() -> None:
    table = SenTable(3, long_dream="yes").play("deal 0")
    assert table.state.closed == 110 - 3 * 6 - 1
    assert [table.dream(seat) for seat in range(3)] == ["? ? ? ? ? ?"] * 3


def test_R63_each_looks_at_three_own_lands() -> None:
    table = SenTable(2, long_dream="yes").play("deal 0, face 8")
    assert table.legal() == [f"look {slot}" for slot in range(6)]
    table.play("look 5, face 3, look 0, face 2, look 3, face 4")
    assert table.asked == "look 1" and table.dream(0, 0) == "2 ? ? 4 ? 3"


def test_R64_go_all_in_and_i_know_apply() -> None:
    options = GAME.settle(2, {"long_dream": "yes"})
    assert options["all_in"] == options["i_know"] == 1 and options["not_so_scary"] == 0
    assert "claim 5" in SenTable(2, long_dream="yes").dealt().legal()
    assert long("9 9 9 9 9 9", "0 0 0 0 0 0", caller=1) == [0, 50]


def test_R65_all_six_lands_must_be_nines_of_either_edition() -> None:
    assert long("9 9 9 9 9 9", "0 0 0 0 0 0", "1 1 1 1 1 1") == [0, 50, 50]
    assert long("9 9 9 9 9 8", "0 0 0 0 0 0", "1 1 1 1 1 1") == [53, 0, 6]
    assert long("9 9 9 hourglass hourglass hourglass", "0 0 0 0 0 0") == [0, 50]


def test_E14_long_dream_set_up() -> None:
    table = SenTable(3, long_dream="yes").dealt()
    for seat in range(3):
        assert [table.seen_by(seat, slot) for slot in range(6)] == [[seat], [seat], [seat], [], [], []]


def test_A30_the_base_edition() -> None:
    deck = SenTable(long_dream="yes").rules.setup.deck
    jubilee = SenTable().rules.setup.deck
    base = {name: deck.bag[face] - jubilee.bag[face] for face, name in enumerate(deck.names) if face}
    numbers = dict.fromkeys("012345678", 4) | {"9": 9}
    assert base == numbers | {"hourglass": 0, "pick": 0, "take": 3, "peek": 3, "swap": 3}


def test_A30_the_long_dream_goes_with_any_of_the_decks() -> None:
    for deck, hourglasses in (("jubilee", 6), ("six_nines", 4), ("fifteen_faces", 4)):
        rules = SenTable(long_dream="yes", deck=deck).rules
        assert rules.setup.deck.size == 110 and rules.setup.deck.bag[rules.setup.deck.hourglass] == hourglasses


def test_A31_special_lands_reach_all_six_lands() -> None:
    table = SenTable(2, long_dream="yes").dealt().play("draw, face peek, use peek")
    assert set(table.legal()) == {f"peek {seat} {slot}" for seat in range(2) for slot in range(6)}
    table = SenTable(2, long_dream="yes").dealt().play("draw, face swap, use swap, swap 0 5")
    assert set(table.legal()) == {f"with 1 {slot}" for slot in range(6)}
    assert table.play("with 1 0").dream(0) == "0 1 2 ? ? 0"
