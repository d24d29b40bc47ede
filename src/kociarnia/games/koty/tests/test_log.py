"""What happened, told once and rightly."""

from __future__ import annotations

import pytest

from kociarnia.engine import OVER, QuickDice
from kociarnia.engine.transition import Transition
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import SHOW, TURN
from kociarnia.games.koty.tests.table import Table

NAMES = ["Ola", "Mruczek", "Łatka"]


def told(table: Table, script: str, reader: int, language: str = "en") -> list[str]:
    """The lines that a reader is told while a script is played."""
    presenter, words = GAME.presenter(table.koty.options), GAME.words(language, NAMES, reader)
    steps = [table.step(text.strip()) for text in script.split(",")]
    return [words(line.say) for step in steps for line in step.events(presenter, reader)]


THROW = "exchange, face green3, face blue1, face yellow2, face yellow2"
DRAW = ", face pink4, face pink4, face pink5, face raven"


def test_R62_an_exchange_is_told_once_with_its_four_cards() -> None:
    for reader in (1, 2):
        table = Table([], ["1 2 2 3"]).empty_pile("8", "raven")
        assert told(table, THROW, reader) == ["Ola exchanges cards. Discarded: Leaf 3, Moon 1, Sun 2, Sun 2."]
    table = Table([], ["1 2 2 3"])
    assert told(table, THROW + DRAW, 0, "pl") == [
        "Wymieniasz karty. Odrzucone: Las 3, Niebo 1, Słońce 2, Słońce 2.",
        "Twoja ręka: Róża 4, Róża 4, Róża 5, kruk.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_R62_every_exchange_of_a_match_is_told_once_to_everybody(seed: int) -> None:
    players = 2 + seed
    rules = GAME.rules(players)
    assert isinstance(rules, KotyRules)
    presenter, dice, state = GAME.presenter(rules.options), QuickDice(seed), rules.start()
    exchanges, thrown = 0, []
    lines: list[list[list[str]]] = [[] for _ in range(players + 1)]
    while state.asking != OVER:
        move = rules.roll(state, dice)
        if state.asking == TURN and dice.below(3) == 0:
            move = rules.setup.exchange
        exchanges += move == rules.setup.exchange
        if state.asking == SHOW:
            thrown.append("card-" + rules.setup.deck.keys[move - rules.setup.face])
        before = state.copy()
        rules.apply(state, move)
        step = Transition(rules, before, move, state)
        for reader in range(players + 1):
            for line in step.events(presenter, reader):
                if line.say.key == "log-exchange":
                    cards = line.say.args["cards"]
                    assert isinstance(cards, tuple)
                    lines[reader].append([card.key for card in cards])
    assert exchanges > 5
    fours = [thrown[at : at + 4] for at in range(0, len(thrown), 4)]
    assert lines == [fours] * (players + 1) and len(fours) == exchanges


def test_A29_a_raven_without_a_land_is_told_to_be_discarded() -> None:
    table = Table(["1|2|3|4", "9 R"], ["bat 2 3 4"], bat=1)
    assert told(table, "bat 1 0", 1) == [
        "Ola’s bat takes the raven from your land 1.", "There is no room for the “9”: a raven is discarded.",
    ]  # fmt: skip
    table = Table(["1|2|3|", "9 R"], ["bat 2 3 4"], bat=1)
    assert told(table, "bat 1 0, nine 3", 0, "pl") == [
        "Twój nietoperz zabiera kruka (Mruczek, kraina 1).", "Kładziesz „9” na swoją krainę 4: 9.",
    ]  # fmt: skip


def test_A30_a_dragon_without_a_land_is_told_to_be_discarded() -> None:
    table = Table(["1|2|3|4", "9 R"], ["dragon 2 3 4"], dragon=1)
    assert told(table, "dragon", 0, "pl") == [
        "Zagrywasz smoka. Odlatuje 1 kruk.", "Nie ma miejsca na „9”: trzeba odrzucić smoka.",
    ]  # fmt: skip
    table = Table(["1|2|3|R", "9 R"], ["dragon 2 3 4"], dragon=1)  # a land that was freed takes it
    assert told(table, "dragon", 0) == ["You play the dragon: 2 ravens leave."]


def test_A4_the_half_of_a_pair_that_is_discarded_is_told() -> None:
    table = Table(["9 9 9 8|1|2|3"], ["J 2 3 4"], pair_partial=1)
    table.play("joker blue8 0 0, face pink5")
    assert told(table, "pair 0", 0)[1:] == ["There is no room for the “9”: a joker is discarded."]


def test_R33_the_role_of_a_joker_is_inflected() -> None:
    assert told(Table(["5"], ["J 2 3 4"]), "joker pink4 0 0", 0, "pl") == [
        "Zagrywasz jokera jako Różę 4 na Różę 5 w swojej krainie 1: przyjaźń."
    ]
    assert told(Table(["R"], ["J 2 3 4"]), "joker raven 0 0", 1, "pl") == [
        "Ola przegania kruka ze swojej krainy 1, zagrywając na niego jokera jako kruka."
    ]
    table = Table(["", "5"], ["5 2 3 4", "J 2 3 4"]).play("play pink5 1 0, face pink5")
    assert told(table, "defend joker", 0, "pl") == ["Mruczek broni kota jokerem jako Różą 5."]
