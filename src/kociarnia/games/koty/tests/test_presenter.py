"""What people see: wording in both languages, the drawing, the breakdown of a score."""

from __future__ import annotations

import random

import pytest

from kociarnia.bots import advise
from kociarnia.engine import Match, Piece, QuickDice
from kociarnia.games.koty import GAME
from kociarnia.games.koty.tests.table import Table

NAMES = ["Ola", "Mruczek", "Łatka", "Puszek", "Psotka", "Kropeczka"]
EVERYTHING = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}


def drawn(table: Table, reader: int, language: str = "pl") -> list[str]:
    presenter = GAME.presenter(GAME.settle(table.koty.players))
    words = GAME.words(language, NAMES, reader)
    return presenter.text(table.koty, table.view(reader), reader, words, False)


def test_R70_the_breakdown_of_a_dream() -> None:
    table = Table(["6|9 9 R|9 9 9 5|9 9"], [])
    presenter = GAME.presenter(GAME.settle(2))
    account = presenter.accounts(table.koty, table.view(0), 0)[0]
    words = GAME.words("en", NAMES, 0)
    assert account.total == 64
    assert [words(line) for line in account.lines] == [
        "land 1: 6", "land 2: 0 × 2 × 2 = 0", "land 3: 5 × 2 × 2 × 2 = 40", "land 4: 9 × 2 = 18", "“9”s in the dream: 7",
    ]  # fmt: skip


def test_the_drawing_shows_value_multipliers_and_what_fits() -> None:
    table = Table(["9 9 8|9 R||", "9"], ["1 J R 2"])
    lines = drawn(table, 0)
    own = lines[next(at for at, line in enumerate(lines) if line.startswith("Twój sen: 32 koty")) + 1 :]
    assert own[0] == "╭ 1 ◂ N1 JO ──────╮ ╭ 2 ◂ KR JO ──────╮ ╭ 3 ◂ N1 S2 ──────╮ ╭ 4 ◂ N1 S2 ──────╮"
    assert own[1] == "│ N8    ×2 ×2     │ │ kruk  ×2        │ │                 │ │                 │"
    assert own[2] == "╰ 8×2×2 = 32 ─────╯ ╰ 0×2 = 0 ────────╯ ╰─────────────────╯ ╰─────────────────╯"


def test_A20_only_the_top_of_the_discards_is_shown() -> None:
    table = Table(["8"], ["1 2 3 4"]).play("play blue1 0 0, face pink5, nine 0")
    zones = GAME.presenter(GAME.settle(2)).scene(table.koty, table.view(1), 1).zones
    pile = next(zone for zone in zones if zone.key == "discards")
    assert [piece.face for piece in pile.pieces if piece] == ["blue1"]


def test_A26_one_empty_land_stands_for_all() -> None:
    table = Table(["8"], ["2 2 2 2"])
    choices = GAME.presenter(GAME.settle(2)).choices(table.koty, table.view(0))
    listed = [table.koty.text(choice.move) for choice in choices if not choice.same]
    assert listed == ["play yellow2 0 1", "exchange"]
    also = [table.koty.text(choice.move) for choice in choices if choice.same]  # a board lights up every empty land
    assert also == ["play yellow2 0 2", "play yellow2 0 3"]


def test_R43_an_attacked_cat_says_by_whom() -> None:
    table = Table(["", "9 8"], ["8 2 3 4"]).play("play blue8 1 0, face pink5")
    for reader in range(3):
        top = land_top(table, reader, "land.1.0")
        assert [mark.key for mark in top.marks] == ["mark-attacked"] and top.marks[0].args["how"] == "fight"
    assert GAME.words("pl", NAMES, 1)(top.marks[0]) == "atakuje Niebo 8"


def test_R49_a_defended_cat_may_be_attacked_again() -> None:
    table = Table(["", "9 8"], ["1 2 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face pink5")
    assert [mark.key for mark in land_top(table, 2, "land.1.0").marks] == ["mark-defended"]


def land_top(table: Table, reader: int, key: str) -> Piece:
    scene = GAME.presenter(GAME.settle(2)).scene(table.koty, table.view(reader), reader)
    top = next(zone for zone in scene.zones if zone.key == key).pieces[-1]
    assert top
    return top


def test_R82_the_raven_of_a_bat_lies_on_the_table_until_it_is_a_nine() -> None:
    table = Table(["", "9 R"], ["bat 2 3 4"], bat=1).play("bat 1 0")
    zones = GAME.presenter(GAME.settle(2, {"bat": 1})).scene(table.koty, table.view(1), 1).zones
    assert [piece.face for piece in next(zone for zone in zones if zone.key == "table").pieces if piece] == ["bat", "raven"]


def test_R70_a_land_says_what_it_counts() -> None:
    table = Table(["9 9 8|R"], [])
    zones = {zone.key: zone for zone in GAME.presenter(GAME.settle(2)).scene(table.koty, table.view(1), 1).zones}
    assert [zones[f"land.0.{land}"].notes[0].args["cats"] for land in range(2)] == [32, 0]
    assert zones["land.0.2"].notes == ()


def test_R87_a_hand_says_who_plays_with_whom() -> None:
    rules = GAME.rules(4, {"teams": "yes"})
    scene = GAME.presenter(rules.options).scene(rules, rules.redact(rules.start(), 0), 0)
    words = GAME.words("en", NAMES, 0)
    notes = [words(note) for zone in scene.zones if zone.key.startswith("hand.") for note in zone.notes]
    partners = [note for note in notes if note.startswith("plays with")]
    assert partners == ["plays with Łatka", "plays with Puszek", "plays with you", "plays with Mruczek"]


def test_R33_a_joker_says_what_it_stands_for() -> None:
    table = Table(["", "8"], ["J 2 3 4"])
    before = table.view(1)
    move = table.ids["joker blue1 1 0"]
    table.play("joker blue1 1 0")
    lines = GAME.presenter(GAME.settle(2)).events(table.koty, before, move, table.view(1), 1)
    assert GAME.words("en", NAMES, 1)(lines[0].say) == "Ola attacks your Moon 8 (land 1) with a joker as Moon 1: friends."
    assert (
        GAME.words("pl", NAMES, 1)(lines[0].say)
        == "Ola atakuje: zagrywa jokera jako Niebo 1 na Niebo 8 w twojej krainie 1 – przyjaźń."
    )


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, 1, 3, 4, 5))])
def test_everything_can_be_said_in_both_languages(seed: int) -> None:
    luck = random.Random(seed)
    players = 2 + seed % 5
    options: dict[str, int | str] = {**EVERYTHING, "hidden_exchange": seed % 2, "turn_cap": 12}
    if players in (4, 6):
        options["team_night"] = "yes"
    match = Match(GAME, players, options, QuickDice(seed + 1))
    sense = GAME.sense()
    while not match.over:
        seat = match.waiting()[0]
        reader = luck.randrange(players + 1)
        for language in ("en", "pl"):
            words = GAME.words(language, NAMES, reader)
            view = match.view(reader)
            assert max(map(len, match.presenter.text(match.rules, view, reader, words, False))) <= 80
            match.presenter.text(match.rules, view, reader, words, True)
            words(match.presenter.question(match.rules, view, reader))
            for choice in match.presenter.choices(match.rules, match.view(seat)):
                words(choice.label)
                words(match.presenter.reason(match.rules, match.view(seat), choice.move))
                assert GAME.rulebook(language).find(choice.clause)
        legal = match.legal(seat)
        rates = sense.rate(match.rules, match.view(seat), legal)
        by_lot = luck.random() < 0.4
        match.play(seat, luck.choice(legal) if by_lot else legal[rates.index(max(rates))])
    for reader in (0, players):
        for language in ("en", "pl"):
            words = GAME.words(language, NAMES, reader)
            for line in match.log(reader):
                words(line.say)
            for said in match.presenter.result(match.rules, match.view(reader)):
                words(said)


def test_R46_who_has_nothing_to_defend_with_is_told_so_and_the_others_are_not() -> None:
    """And the same for repeating the attack (R50)."""
    presenter = GAME.presenter(GAME.settle(2))
    table = Table(["", "8"], ["1 2 3 4", "2 3 4 5"]).play("play blue1 1 0, face pink5")
    assert table.legal() == ["pass"]
    for language, nothing in (("pl", "Nie masz czym się bronić."), ("en", "You have nothing to defend it with.")):
        assert nothing in GAME.words(language, NAMES, 1)(presenter.question(table.koty, table.view(1), 1))
        assert nothing not in GAME.words(language, NAMES, 0)(presenter.question(table.koty, table.view(0), 0))
    assert presenter.choices(table.koty, table.view(1))[0].empty
    [hint] = advise(GAME, table.koty, table.view(1), QuickDice(1), playouts=4, seconds=0)
    assert GAME.words("pl", NAMES, 1)(hint.reason) == "nic innego nie da się tu zrobić"
    able = Table(["", "8"], ["1 2 3 4", "1 3 4 5"]).play("play blue1 1 0, face pink5")
    assert "Bronisz?" in GAME.words("pl", NAMES, 1).at_the_keyboard(presenter.question(able.koty, able.view(1), 1))
    able.play("defend blue1, face blue8")
    assert able.legal() == ["stop"]
    again = presenter.question(able.koty, able.view(0), 0)
    assert "Nie masz czym go powtórzyć." in GAME.words("pl", NAMES, 0)(again)
