"""The table drawn with characters, and as plain sentences."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Say
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.show.labels import shape, sides
from kociarnia.games.kotobirynt.show.text import card
from kociarnia.games.kotobirynt.tests.table import NAMES, Table, dealt, game, presenter, rules_of


def drawn(table: Table, language: str = "en", plain: bool = False) -> list[str]:
    words = game().words(language, NAMES, 0)
    return presenter().text(table.rules, table.state, 0, words, plain)


@pytest.mark.parametrize("plain", [False, True])
def test_the_table_says_how_many_cats_are_home(plain: bool) -> None:
    table = dealt(rules_of(2))
    assert any("Koty w domu: 0 z 15" in line for line in drawn(table, "pl", plain))
    table.state.won = vec[i64]([1 << 3, 2 << 3 | 1])  # one cat each
    assert any("Cats home: 2 of 15" in line for line in drawn(table, "en", plain))


def test_every_card_is_unmistakable() -> None:
    pictures = {
        "elbow": card([0b0011]), "straight": card([0b0101]), "tee": card([0b0111]), "cross": card([0b1111]),
        "bridge": card([0b0101, 0b1010]), "bends": card([0b0011, 0b1100]), "other bends": card([0b1001, 0b0110]),
        "dead end": card([0b0001]), "quay": card([0b0101, 0b0010]), "blank": card([]),
    }  # fmt: skip
    assert len({tuple(picture) for picture in pictures.values()}) == len(pictures)
    assert all(len(picture) == 3 and {len(line) for line in picture} == {7} for picture in pictures.values())
    assert pictures["bridge"] == ["   ║   ", "══╡║╞══", "   ║   "]
    assert pictures["cross"] == ["   ║   ", "═══╬═══", "   ║   "]
    assert pictures["bends"] == ["   ║   ", "══╗╚═══", "  ╚╗   "]


def test_walls_open_where_both_cards_do() -> None:
    lines = drawn(Table(rules_of(), ["╚╗║║", "║║║║", "║║║║", "║║║║"]))
    assert lines[2].startswith("         ┌───║───┬───────┬───║───┬───║───┐")
    assert lines[4].startswith("      w1 │   ╚═══════╗   │   ║   │   ║   │ e1 ⌂L")
    assert lines[6].startswith("         ├───────┼───║───┼───║───┼───║───┤")


@pytest.mark.parametrize("size", ["4", "3"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_drawing_fits_eighty_columns_and_twenty_four_lines(language: str, size: str) -> None:
    for seed in range(10):
        lines = drawn(dealt(rules_of(size=size), seed), language)
        assert max(map(len, lines)) <= 80 and len(lines) <= 24
        text = "\n".join(lines)
        assert text.count("⌂") == 4 and text.count("^=") == 4  # on the ring and in the list beside it


def test_the_plain_list_has_no_drawing_and_tells_where_the_water_runs() -> None:
    lines = drawn(Table(rules_of(), ["╚╗║║", "║║║║", "║╪║║", "║║║║"]), plain=True)
    assert not set("═║╚╗╬┌│⌂^") & set("".join(lines))
    [row] = [line for line in lines if line.startswith("Row 3: ")]
    assert row.startswith("Row 3: a3 straight joining top and bottom; b3 bridge joining top and bottom, left and right; c3 ")
    assert "Guzik (3), above column a (na); the water from there runs through a1, b1, b2, b3, b4." in lines
    assert "the lamplighter, right of row 1 (e1); the canal card there is closed." in lines


def test_shapes_have_names_whatever_the_data_file_says() -> None:
    rules = rules_of()
    assert [shape(rules.setup, face) for face in range(1, 6)] == ["elbow", "straight", "tee", "bridge", "cross"]
    odd = game().stressed(2, game().settle(2), 11)
    assert isinstance(odd, KotobiryntRules)
    words = game().words("en")
    for face in range(1, len(odd.setup.deck.canals)):
        assert words(Say(f"canal-{shape(odd.setup, face)}")) and sides(odd.setup, 4 * face)
