"""What is asked, what is offered, and what for."""

from __future__ import annotations

import random

import pytest

from kociarnia.games.kotobirynt.tests.table import BARRED, CROSSES, Table, dealt, presenter, presenter_of, rules_of, said


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


@pytest.mark.parametrize("cards", ["║═", "║═╬", "║╔", "║═╔╗╚╝╠╬╪"])
@pytest.mark.parametrize("options", [{}, {"size": "3"}, {"insert_orientation": "as_lies"}])
def test_of_all_moves_with_one_effect_the_first_is_offered(cards: str, options: dict[str, str]) -> None:
    """Where lines of one kind of card, or of two in turn, do when pushed what turning a card does, or a push from elsewhere."""
    luck, rules = random.Random(cards), rules_of(2, **options)
    size = rules.setup.board.size
    for _ in range(40):
        rows = ["".join(luck.choices(cards, k=size)) for _ in range(size)]
        table = Table(rules, rows, deck="".join(luck.choices(cards, k=3)), cats=(-1, -1))
        first: dict[tuple[int, ...], int] = {}
        for move in rules.legal(table.state):
            state = table.state.copy()
            rules.apply(state, move)
            first.setdefault(tuple(state.square), move)
        assert [choice.move for choice in presenter_of(rules).choices(rules, table.state)] == list(first.values())


def test_handles_point_at_cards_and_spots() -> None:
    table = Table(rules_of(), deck="╚║")
    choices = {table.rules.text(choice.move): choice for choice in presenter().choices(table.rules, table.state)}
    assert choices["rotate b3 1"].at == ("cell.b3",) and choices["rotate b3 1"].clause == "R10"
    assert choices["insert e2 0"].at == ("deck", "place.e2") and choices["insert e2 0"].clause == "R12"
    scene = presenter().scene(table.rules, table.state, 0)
    handles = {piece.at for zone in scene.zones for piece in zone.pieces if piece}
    assert {"cell.b3", "deck", "place.e2"} <= handles


def test_R10_R12_a_choice_is_a_sentence_that_names_the_gesture() -> None:
    table = Table(rules_of(), ["║╚╪║", "║║║║", "║║║║", "║║║║"], deck="╠║")
    labels = {table.rules.text(choice.move): choice.label for choice in presenter().choices(table.rules, table.state)}
    moves = ["rotate a1 1", "rotate b1 3", "rotate c1 1", "insert e2 3"]
    assert said([labels.get(move, labels["rotate a1 2"]) for move in moves]) == [
        "turn the straight at a1 so that it joins left and right",
        "turn the elbow at b1 to the left so that it joins top and left",
        "turn the straight at a1, which changes nothing",
        "push a tee from the right into row 2 so that it joins top, left and right; the card at a2 drops out",
    ]
    assert said([labels.get(move, labels["rotate a1 2"]) for move in moves], "pl") == [
        "obróć kartę a1: prosta połączy lewą stronę z prawą",
        "obróć kartę b1 w lewo: zakręt połączy górę z lewą stroną",
        "obróć kartę a1 (prosta); niczego to nie zmieni",
        "wsuń trójnik z prawej w rząd 2: połączy górę, lewą i prawą stronę; wypadnie karta a2",
    ]
    table.state.turn = 1
    assert said([presenter().question(table.rules, table.state, 0)], "pl") == ["Tura: Mruczek."]


def test_questions_on_order_and_keeper() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    show = presenter()
    assert said([show.question(table.rules, table.state, 0)]) == ["Two cats at once! Which of them is replaced first?"]
    assert said([choice.label for choice in show.choices(table.rules, table.state)]) == [
        "first replace Guzik (3), the cat above column a (na)", "first replace Figa (4), the cat below column d (sd)",
    ]  # fmt: skip
    table.play("first figa")
    assert said([choice.label for choice in show.choices(table.rules, table.state)], "pl") == [
        "dalej idzie latarniczka: z e1 na e2", "dalej idzie przewoźnik: z w4 na w3",
    ]  # fmt: skip


def test_reasons_say_what_a_move_is_for() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    show = presenter()

    def why(move: str) -> str:
        return said([show.reason(table.rules, table.state, table.ids[move])])[0]

    assert why("rotate a1 1") == "it leads Guzik (3) home"
    assert why("rotate c2 1") == "then the second action leads a cat home"
    assert why("rotate d1 1").startswith(("then", "it "))


def test_choices_say_how_the_card_would_lie() -> None:
    table = dealt(rules_of(), 3)
    for choice in presenter_of(table.rules).choices(table.rules, table.state):
        if choice.at[0].startswith("cell."):
            after = table.state.copy()
            table.rules.apply(after, choice.move)
            cell = table.rules.setup.board.cell_names.index(choice.at[0].partition(".")[2])
            assert choice.label.args["quarter"] == after.square[cell] & 3
        else:
            assert choice.label.args["quarter"] == table.rules.moves[choice.move].args[1]
