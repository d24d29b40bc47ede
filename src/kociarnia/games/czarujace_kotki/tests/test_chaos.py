"""The chaos variant: R51 to R63, and all sixteen effects."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Refusal
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def cats(card: str, effects: int, players: int = 3, **options: int | str) -> KotkiTable:
    """So many chaos cats have been drawn; the last effect, if it is one at once, is about to be followed."""
    table = KotkiTable(players, chaos="4", **options).ready()
    table.state.plain = 0
    deck = table.rules.setup.deck
    number = deck.chaos.index(card)
    table.state.chaos = number
    table.state.chaos_bag = vec[i64]([3, *(0 if face == number else 1 for face in range(1, 5))])
    for effect in range(effects - 1):
        table.state.effects += 1
        if deck.effects[number][effect].when == 1:
            table.state.lasting.append(-1 - effect)
        table.state.cats[0] -= 1
        table.state.cats[2] -= 1
    return table


def fall(table: KotkiTable) -> KotkiTable:
    """Seat 0 fells slimiauki; the lasting effects are about to run."""
    table.lay(0, 1, "AAZ").token(0, "summon").draw_and_lay("K", 2)
    table.play("cast push, card 0 2 companion, place 1 2")
    while table.asked.startswith("stack"):
        table.play(table.legal()[0])
    return table.play("curse mumiau")


def test_R51_R52_not_for_two_players() -> None:
    with pytest.raises(Refusal):
        GAME.settle(2, {"chaos": "2"})
    table = KotkiTable(3, chaos="2")
    assert table.state.plain == 10 and list(table.state.last) == [11, 10, 1]


def test_R53_A35_no_new_rules_and_one_hidden_chaos_card() -> None:
    with pytest.raises(Refusal):
        GAME.settle(3, {"chaos": "2", "new_rules": "yes"})
    assert GAME.settle(3, {"chaos": "2", "arch_kittens": "yes"})
    assert GAME.settle(2, {"new_rules": "yes", "arch_kittens": "yes"})
    table = KotkiTable(3, chaos="2").ready()
    assert table.state.chaos == 0 and list(table.state.chaos_bag) == [4, 1, 1, 1, 1]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_R54_R55_so_many_cats_in_the_middle_part(number: int) -> None:
    state = KotkiTable(4, chaos=str(number)).state
    assert list(state.cats) == [20 + number, 20, number - 1, 1]


def test_R56_the_first_cat_turns_the_card_over() -> None:
    table = KotkiTable(3, chaos="3").ready()
    table.state.plain = 0
    table.play("draw chaos_cat")
    assert table.asked == "chaos 0" and len(table.legal()) == 4
    table.play("chaos magiczny_przyplyw")
    assert table.state.effects == 1 and table.asked == "draw 0"
    table.play("draw chaos_cat")
    assert table.state.effects == 2 and table.asked == "draw 0"  # effect 2: each draws one


def test_R57_R63_lasting_effects_add_up_unless_cancelled() -> None:
    table = cats("magiczny_odrzut", 2).play("draw chaos_cat")
    assert table.state.lasting == [-1]
    other = cats("magiczny_przeciag", 3).play("draw chaos_cat")
    assert other.state.lasting == [-3]  # effect 3 stands in place of effect 1


def test_R58_the_cat_of_chapter_3_opens_it_as_well() -> None:
    table = cats("magiczny_odrzut", 2).play("draw chapter_3, curse mumiau")
    assert table.state.open == 3 and table.state.effects == 2


def test_E11_the_three_cats_of_the_rulebook() -> None:
    table = KotkiTable(3, chaos="3").ready()
    for seat in range(3):
        table.lay(seat, 1, "AE")
    table.state.plain = 0
    table.play("draw chaos_cat, chaos magiczny_odrzut")
    assert table.state.lasting == [-1] and table.asked == "draw 0"
    table.play("draw chaos_cat, card 0 1 artefact, card 1 1 artefact, card 2 1 artefact")
    assert table.pile == "AAA" and table.asked == "draw 0"
    table.play("draw chapter_3, curse mumiau")
    assert table.state.open == 3 and table.asked == "pick 0" and table.state.lasting == [-1]
    table.play("card 1 1 elixir, card 2 1 elixir, card 0 1 elixir")
    assert table.pile == "AAAEEE" and table.asked == "draw 0"


# --- Magiczny odrzut!


def test_R59_A27_each_draws_from_the_discard_pile_when_a_curse_falls() -> None:
    table = fall(cats("magiczny_odrzut", 2).discards("EK"))
    top = table.pile[-1] if table.pile else ""
    assert table.asked == "place 0" and len(table.pile) == 4 and top
    table.play("place 0 1")
    assert table.asked == "place 1"
    table.play("place 1 2")
    assert table.asked == "place 2"
    table.play("place 2 1")
    assert len(table.pile) == 2 and table.asked == "draw 1"


def test_A27_with_an_empty_pile_it_is_skipped() -> None:
    table = fall(cats("magiczny_odrzut", 2, 4))
    table.play("place 0 1, place 1 1, place 2 1")
    assert table.pile == "" and table.asked == "draw 1"


def test_A27_option_any_card_of_the_pile() -> None:
    table = fall(cats("magiczny_odrzut", 2, chaos_discard_pick="choose").discards("EKE"))
    assert table.asked == "fish 0"
    assert table.legal() == ["fish artefact", "fish companion", "fish elixir", "fish scroll"]
    table.play("fish companion, place 0 1")
    assert table.pile == "EEAAZ" and table.asked == "fish 1"


def test_R60_A25_each_discards_one_own_card() -> None:
    table = cats("magiczny_odrzut", 2).lay(0, 1, "A").lay(2, 1, "EZ").play("draw chaos_cat")
    assert table.legal() == ["card 0 1 artefact"]
    table.play("card 0 1 artefact")
    assert table.asked == "pick 2"  # seat 1 has no card and skips
    assert table.play("card 2 1 scroll").pile == "AZ"


def test_R61_each_discards_a_card_of_another_kitten() -> None:
    table = cats("magiczny_odrzut", 3).lay(0, 1, "A").lay(1, 2, "E").lay(2, 1, "Z").play("draw chaos_cat")
    assert table.legal() == ["card 1 2 elixir", "card 2 1 scroll"]
    table.play("card 1 2 elixir")
    assert table.asked == "pick 1" and table.legal() == ["card 0 1 artefact", "card 2 1 scroll"]


def test_R62_A28_each_discards_a_whole_chapter() -> None:
    table = cats("magiczny_odrzut", 4).lay(0, 1, "AEZ").play("draw chapter_3, curse mumiau")
    assert table.asked == "whole 0" and table.legal() == ["chapter 1", "chapter 2", "chapter 3"]
    table.play("chapter 1")
    assert table.asked == "stack 0" and table.rules.weights(table.state) == [1, 1, 1]
    table.play("stack elixir, stack artefact")
    assert table.pile == "EAZ" and table.asked == "whole 1"
    table.play("chapter 2, chapter 3")  # an empty chapter will do
    assert table.asked == "draw 0"


def test_A26_clockwise_from_the_active_kitten_each_seeing_the_others() -> None:
    table = cats("magiczny_odrzut", 2)
    table.pass_turn("E", 2)
    for seat in range(3):
        table.lay(seat, 1, "A").lay(seat, 2, "")
    table.play("draw chaos_cat")
    order = []
    while table.asked.startswith("pick"):
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == [1, 2, 0]


# --- Magiczny przypływ!


def test_R63_tide_1_the_others_draw_when_a_curse_falls() -> None:
    table = fall(cats("magiczny_przyplyw", 2))
    assert table.asked == "draw 1"
    table.play("draw artefact, place 1 1, draw artefact, place 2 1")
    assert table.asked == "draw 1" and table.state.turn == 1


def test_R63_tide_2_each_draws_one() -> None:
    table = cats("magiczny_przyplyw", 2).play("draw chaos_cat, draw elixir, place 0 1, draw elixir, place 1 1, draw elixir")
    assert table.asked == "place 2"


def test_R63_tide_3_each_draws_one_for_another_kitten() -> None:
    table = cats("magiczny_przyplyw", 3).play("draw chaos_cat, draw elixir")
    assert table.asked == "place 0" and table.legal() == ["place 1 1", "place 1 2", "place 2 1", "place 2 2"]


def test_R63_tide_4_each_keeps_one_of_two() -> None:
    table = cats("magiczny_przyplyw", 4).play("draw chapter_3, curse mumiau, draw elixir, draw scroll")
    assert table.asked == "keep 0"
    assert [card & 127 for card in table.view(1).looked] == [0, 0]
    table.play("keep elixir scroll, place 0 3")
    assert table.pile == "Z" and table.at(0, 3) == "E" and table.asked == "look 1"


# --- Magiczny przeciąg!


def test_R63_draught_1_the_feller_gives_a_card_away() -> None:
    table = fall(cats("magiczny_przeciag", 2).lay(0, 2, "E"))
    assert table.asked == "pick 0" and table.legal() == ["card 0 2 elixir"]
    table.play("card 0 2 elixir, place 2 1")
    assert table.at(2, 1) == "E" and table.state.turn == 1


def test_R63_draught_2_each_passes_a_card_to_the_left() -> None:
    table = cats("magiczny_przeciag", 2).lay(0, 1, "A").lay(1, 1, "K").play("draw chaos_cat, card 0 1 artefact")
    assert table.asked == "place 1"
    table.play("place 1 1, card 1 1 artefact, place 2 2")
    assert table.asked == "pick 2" and table.legal() == ["card 2 2 artefact"]
    assert table.play("card 2 2 artefact, place 0 1").area(0) == "A -"


def test_R63_draught_3_the_feller_takes_a_card() -> None:
    table = fall(cats("magiczny_przeciag", 3).lay(2, 1, "E").play("draw chaos_cat"))
    assert table.asked == "pick 0" and table.legal() == ["card 1 2 companion", "card 2 1 elixir"]
    assert table.play("card 2 1 elixir, place 0 1").at(0, 1) == "E"


def test_R63_draught_4_each_passes_a_whole_chapter_to_the_left() -> None:
    table = cats("magiczny_przeciag", 4).lay(0, 1, "AE").lay(1, 1, "K").play("draw chapter_3, curse mumiau, chapter 1")
    assert [table.at(seat, 1) for seat in range(3)] == ["", "AKE", ""]
    table.play("chapter 1, chapter 2")
    assert [table.at(seat, 1) for seat in range(3)] == ["", "", "AKE"]


# --- Magiczna zamiana!


def test_R63_swap_1_the_feller_swaps_any_two_cards() -> None:
    table = fall(cats("magiczna_zamiana", 2).lay(1, 1, "A").lay(2, 1, "Z"))
    assert table.asked == "pick 0"
    table.play("card 1 1 artefact, with 2 1 scroll")
    assert table.at(1, 1) == "Z" and table.at(2, 1) == "A"


def test_R63_swap_2_each_swaps_between_own_chapters() -> None:
    table = cats("magiczna_zamiana", 2).lay(0, 1, "AE").lay(0, 2, "Z").lay(1, 1, "AK").play("draw chaos_cat")
    assert table.play("card 0 1 elixir").legal() == ["with 0 2 scroll"]
    table.play("with 0 2 scroll")
    assert table.area(0) == "AZ E"
    assert table.asked == "draw 0"  # seat 1 has cards at one chapter only, seat 2 none: both skip


def test_R63_swap_3_each_swaps_with_another_kitten() -> None:
    table = cats("magiczna_zamiana", 3).lay(0, 1, "A").lay(1, 1, "K").play("draw chaos_cat, card 0 1 artefact")
    assert table.legal() == ["with 1 1 companion"]
    table.play("with 1 1 companion")
    assert table.at(0, 1) == "K" and table.at(1, 1) == "A" and table.asked == "pick 1"


def test_R63_swap_4_each_swaps_two_whole_chapters() -> None:
    table = cats("magiczna_zamiana", 4).lay(0, 1, "AE").lay(0, 2, "Z").play("draw chapter_3, curse mumiau")
    assert table.legal() == ["chapters 1-2", "chapters 1-3", "chapters 2-3"]
    assert table.play("chapters 1-2").area(0) == "Z AE -"
