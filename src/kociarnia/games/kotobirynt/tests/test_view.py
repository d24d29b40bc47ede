"""What people see: the drawing, the plain list, the choices, the log, the accounts."""

from __future__ import annotations

import pytest

from kociarnia.engine import Match, QuickDice, Say
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.show.labels import shape, sides
from kociarnia.games.kotobirynt.show.presenter import KotobiryntPresenter
from kociarnia.games.kotobirynt.show.text import card
from kociarnia.games.kotobirynt.tests.table import CROSSES, Table, dealt, game, rules_of

NAMES = ["Ola", "Mruczek", "Ewa", "Jan"]
BARRED = ["═║║║", "║║║║", "║║║║", "║║║║"]


def presenter(players: int = 2) -> KotobiryntPresenter:
    return KotobiryntPresenter(game().settle(players))


def drawn(table: Table, language: str = "en", plain: bool = False) -> list[str]:
    words = game().words(language, NAMES, 0)
    return presenter().text(table.rules, table.state, 0, words, plain)


def said(lines: list[Say], language: str = "en") -> list[str]:
    words = game().words(language, NAMES, 0)
    return [words(line) for line in lines]


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
    assert "Row 3: a3 straight N–S; b3 bridge N–S + E–W; c3 straight N–S; d3 straight N–S." in lines
    assert "Guzik (3), above column a (na); the water from there runs through a1, b1, b2, b3, b4." in lines
    assert "the lamplighter, right of row 1 (e1); the canal card there is closed." in lines


def test_every_distinct_effect_is_offered_once() -> None:
    table = Table(rules_of(), ["╬╪║╚", "║║║║", "║║║║", "║║║║"], deck="║═")
    choices = presenter().choices(table.rules, table.state)
    texts = [table.rules.text(choice.move) for choice in choices]
    assert [text for text in texts if text.startswith("rotate d1")] == ["rotate d1 1", "rotate d1 2", "rotate d1 3"]
    assert [text for text in texts if text.startswith("rotate c1")] == ["rotate c1 1"]  # a straight lies in two ways
    assert [choice.label.key for choice in choices].count("do-nothing") == 1  # cross, bridge, half a straight: all the same
    assert set(texts) < set(table.legal())  # the others stay legal
    effects = set()
    for choice in choices:
        state = table.state.copy()
        table.rules.apply(state, choice.move)
        effects.add((*state.square, *state.deck))
    assert len(effects) == len(choices)


def test_handles_point_at_cards_and_places() -> None:
    table = Table(rules_of(), deck="╚║")
    choices = {table.rules.text(choice.move): choice for choice in presenter().choices(table.rules, table.state)}
    assert choices["rotate b3 1"].at == ("cell.b3",) and choices["rotate b3 1"].clause == "R10"
    assert choices["insert e2 0"].at == ("deck", "place.e2") and choices["insert e2 0"].clause == "R12"
    scene = presenter().scene(table.rules, table.state, 0)
    handles = {piece.at for zone in scene.zones for piece in zone.pieces if piece}
    assert {"cell.b3", "deck", "place.e2"} <= handles


def test_questions_on_order_and_keeper() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    show = presenter()
    assert said([show.question(table.rules, table.state, 0)]) == ["Two cats at once! Which of them is replaced first?"]
    assert said([choice.label for choice in show.choices(table.rules, table.state)]) == [
        "Guzik (3), won from above column a (na)", "Figa (4), won from below column d (sd)",
    ]  # fmt: skip
    table.play("first figa")
    assert said([choice.label for choice in show.choices(table.rules, table.state)], "pl") == [
        "latarniczka, z e1 na e2", "przewoźnik, z w4 na w3",
    ]  # fmt: skip


def told(rules: KotobiryntRules, table: Table, move: str) -> list[str]:
    before = table.state.copy()
    table.play(move)
    lines = presenter().events(rules, before, table.ids[move], table.state, 0)
    return said([line.say for line in lines])


def test_the_log_tells_a_cat_s_way_home() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    assert told(table.rules, table, "rotate a1 1") == [
        "You turn a1 to the right: straight N–S.",
        "You lead home: Guzik (3)!",
        "A keeper moves on: the lamplighter, now left of row 4 (w4).",
    ]
    assert told(table.rules, table, "cat iskra") == ["A cat comes: Iskra (5), above column b (nb)."]
    assert told(table.rules, table, "insert w2 0") == [
        "You push a straight from the left into row 2; the card at d2 (straight) goes under the deck."
    ]


def test_a_cat_won_as_it_comes_is_told_in_that_order() -> None:
    table = Table(rules_of(), ["═║║║", "║║║║", "║║║║", "║║║║"], cats=(0, 6), keepers=(11, 10)).play("rotate a1 1")
    assert told(table.rules, table, "cat iskra") == [
        "A cat comes: Iskra (5), above column b (nb).",
        "You lead home: Iskra (5)!",
        "A keeper moves on: the boatman, now below column a (sa).",
    ]


def test_accounts_add_up() -> None:
    table = Table(rules_of(4, mode="team"), BARRED, keepers=(11, 5), gone=2).play("rotate a1 1")
    accounts = presenter(4).accounts(table.rules, table.state, 0)
    assert [account.total for account in accounts] == table.rules.scores(table.state)
    assert said(list(accounts[1].lines)) == ["own cats: 0", "the partner’s cats: 3"]
    solo = Table(rules_of(1), BARRED, keepers=(11, 5)).play("rotate a1 1")
    assert said(list(presenter(1).accounts(solo.rules, solo.state, 0)[0].lines)) == ["turns: 0", "cats led home: 1"]


def test_reasons_say_what_a_move_is_for() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    show = presenter()

    def why(move: str) -> str:
        return said([show.reason(table.rules, table.state, table.ids[move])])[0]

    assert why("rotate a1 1") == "it leads home: Guzik (3)"
    assert why("rotate c2 1") == "then the second action leads a cat home"
    assert why("rotate d1 1").startswith(("then", "it "))


def test_shapes_have_names_whatever_the_data_file_says() -> None:
    rules = rules_of()
    assert [shape(rules.setup, face) for face in range(1, 6)] == ["elbow", "straight", "tee", "bridge", "cross"]
    odd = game().stressed(2, game().settle(2), 11)
    assert isinstance(odd, KotobiryntRules)
    words = game().words("en")
    for face in range(1, len(odd.setup.deck.canals)):
        assert words(Say(f"canal-{shape(odd.setup, face)}")) and sides(odd.setup, 4 * face)


def test_undo_reaches_back_to_the_last_card_that_showed() -> None:
    match = Match(game(), 1, {}, QuickDice(3))
    quiet = [choice.move for choice in match.presenter.choices(match.rules, match.view(0)) if choice.label.key == "do-rotate"]
    for move in quiet:
        match.play(0, move)
        if not match.state.won:
            break
        match.rewind(match.ply - 1)
    assert match.undoable(0) == 1
