"""What people see: the table, the choices, the log and the score, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Match, QuickDice, Say
from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.rules.deck import Deck
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.state import TURN
from kociarnia.games.najlepsza_gra.show.forecast import (
    CARD_BITS,
    ENOUGH,
    TREAT_BITS,
    brings,
    hand_in,
    marks_of,
    packed,
    points_of,
    possessions,
    unpacked,
)
from kociarnia.games.najlepsza_gra.show.labels import with_wants
from kociarnia.games.najlepsza_gra.show.presenter import NajlepszaPresenter
from kociarnia.games.najlepsza_gra.tests.table import Table, dealt, feast, fed

NAMES = ["Ola", "Jan", "Ewa", "Adam"]


def shown(table: Table, **options: Any) -> NajlepszaPresenter:
    presenter = GAME.presenter(GAME.settle(table.rules.players, options))
    assert isinstance(presenter, NajlepszaPresenter)
    return presenter


def test_every_card_has_a_name_in_both_languages() -> None:
    for language in ("en", "pl"):
        words = GAME.words(language)
        names = [words(f"card-{card['key']}") for kind in ("cat", "stray", "card") for card in GAME.cards[kind]]
        assert len(set(names)) == len(names) == 22 + 13 + 16


def test_the_table_says_how_many_turns_are_left_before_the_feast() -> None:
    table = dealt()
    told = []
    for turn in (0, int(table.setup.turns) - 2, int(table.setup.turns) - 1):
        table.state.turn = turn
        view = table.view(0)
        for language in ("pl", "en"):
            told.append(shown(table).text(table.rules, view, 0, GAME.words(language, NAMES, 0), True)[0].split(";")[0])
    turns = int(table.setup.turns)
    assert told == [
        f"Tura 1 z {turns}, do uczty {turns - 1} tur", f"Turn 1 of {turns}, {turns - 1} to the feast",
        f"Tura {turns - 1} z {turns}, do uczty 1 tura", f"Turn {turns - 1} of {turns}, 1 to the feast",
        f"Tura {turns} z {turns}, ostatnia", f"Turn {turns} of {turns}, the last",
    ]  # fmt: skip


def test_names_of_our_own_are_marked() -> None:
    ours = [card["key"] for kind in ("cat", "stray", "card") for card in GAME.cards[kind] if card["name"] == "ours"]
    assert len(ours) == 19 + 1 + 1


def test_the_grid_shows_marker_names_and_wants() -> None:
    table = dealt(marker="row3")
    text = "\n".join(shown(table).text(table.rules, table.view(0), 0, GAME.words("pl", NAMES, 0), False))
    for part in ("Kotangens", "C MM 4 PZ", "kocia wieża", "(kot)", "Przybłędy", "Twoje koty", "Koty (Jan)"):
        assert part in text, part


def test_cats_say_what_they_still_need() -> None:
    table = feast(["kikimora sox pan_kot", "zeus"], ["TT", "C"])
    assert marks_of(possessions(table.setup, table.state, 0))[1] != ENOUGH
    scene = shown(table).scene(table.rules, table.view(0), 0)
    words = GAME.words("en", NAMES, 0)
    marks = {zone.key: [words(piece.marks[0]) for piece in zone.pieces if piece] for zone in scene.zones if "front" in zone.key}
    assert marks["front.1"] == ["lacks 1 chicken"]


def test_one_seat_may_have_all_that_is_in_the_box() -> None:
    """What a seat has is looked up as a few numbers: nothing that there is may be too much for them."""
    deck = Deck()
    cards = [sum(copies) for copies in deck.copies[deck.first_hand :]]
    for held in ([0, *cards], [sum(cards), *cards], [sum(cards), *[0] * len(cards)]):
        assert hand_in(deck, packed(vec[i64](held), 0, deck.kinds, CARD_BITS)) == held
    treats = [sum(sum(deck.copies[face]) * gives[treat] for face, gives in enumerate(deck.gives)) for treat in range(4)]
    assert unpacked(packed(vec[i64](treats), 0, 4, TREAT_BITS), 4, TREAT_BITS) == treats


def test_at_the_feast_cats_are_marked_as_they_are_served() -> None:
    table = feast(["kikimora sox", "zeus"], ["TTC", "CC"])
    table.play("@0 feed kikimora")
    words = GAME.words("en", NAMES, 0)
    zones = {zone.key: zone for zone in shown(table).scene(table.rules, table.view(0), 0).zones}
    marks = [words(piece.marks[0]) for seat in (0, 1) for piece in zones[f"front.{seat}"].pieces if piece]
    assert marks == ["fed", "lacks 2 tuna, 1 milk", "enough"]
    assert [words(piece.label) for piece in zones["treats.0"].pieces if piece] == ["chicken"]
    table.play("@1 feed zeus")
    zones = {zone.key: zone for zone in shown(table).scene(table.rules, table.view(0), 0).zones}
    assert [piece.copies for piece in zones["treats.1"].pieces if piece] == [2]  # what Jan has answered is still his secret


@pytest.mark.parametrize(("line", "points"), [("row1", "−2"), ("row2", "+1"), ("column1", "−1")])
def test_choices_say_what_a_line_would_bring_now(line: str, points: str) -> None:
    table = dealt()
    choices = shown(table).choices(table.rules, table.view(0))
    said = {table.rules.text(choice.move): choice.label.args["points"] for choice in choices}
    # One catnip costs 2; a costume saves 2, Kotangens starves; a mouse or a tower brings 1.
    assert said[f"take {line}"] == points


def test_what_a_line_would_bring_is_what_is_there_when_it_is_taken() -> None:
    """It is found by another way than what the seat has then."""
    tried = 0
    for seed in range(3):
        match = Match(GAME, 4, dice=QuickDice(seed))
        assert isinstance(match.rules, NajlepszaRules)
        setup, luck = match.rules.setup, Random(seed)
        while not match.over:
            seat = match.waiting()[0]
            view, moves = match.view(seat), match.legal(seat)
            had = possessions(setup, view, seat)
            for move in moves if view.asking == TURN else []:
                if move < setup.took:
                    after = view.copy()
                    match.rules.apply(after, move)
                    gain = points_of(possessions(setup, after, seat)) - points_of(had)
                    assert brings(setup, view, had, move - setup.take, points_of(had)) == gain
                    tried += 1
            match.play(seat, luck.choice(moves))
    assert tried > 300


def test_A15_the_proposal_comes_first_and_may_be_taken_whole() -> None:
    table = feast(["kikimora sox"], ["TT"])
    presenter = shown(table)
    first = presenter.choices(table.rules, table.view(0))[0]
    assert first.label.key == "do-proposed"
    plan = presenter.proposal(table.rules, table.view(0))
    assert plan[0] == first.move and len(plan) == 2
    for move in plan:
        assert move in table.rules.legal(table.state)
        table.rules.apply(table.state, move)
    assert table.dealer


def test_A15_nothing_is_proposed_before_the_feast() -> None:
    table = dealt().turn("take row2")  # Kotangens moves in
    assert shown(table).proposal(table.rules, table.view(1)) == []
    table.turn("take row3").play("take row1")
    assert shown(table).proposal(table.rules, table.view(0)) == []  # nor while cards may be played


def test_A15_option_auto_feed_off() -> None:
    table = feast(["kikimora"], ["TT"])
    assert shown(table, auto_feed=0).proposal(table.rules, table.view(0)) == []
    labels = [choice.label.key for choice in shown(table, auto_feed=0).choices(table.rules, table.view(0))]
    assert labels == ["do-hungry", "do-feed"]


def test_the_score_is_explained_line_by_line() -> None:
    hand = {"costume": 1, "catnip": 2, "mouse": 1, "yarn": 1, "lost_cat": 2}
    table = feast(["kotangens misza zeus"], ["MMCTC"], [hand], [1])
    fed(table, "feed misza, turn misza, feed kotangens")
    words = GAME.words("en", NAMES, 0)
    account = shown(table).accounts(table.rules, table.view(1), 1)[0]
    assert [words(line) for line in account.lines] == [
        "Keaton: 4 points", "Zeus, hungry: −2 points", "stray Misha: 3 points", "1 unused treat: −2 points",
        "1 costume: 6 points", "2 catnip, 2 fed cats: 2 points", "toys (mouse, yarn): 3 points", "1 point token: 2 points",
        "1 pair of lost cats: 2 points",
    ]  # fmt: skip
    words = GAME.words("pl", NAMES, 0)
    assert [words(line) for line in account.lines[3:]] == [
        "1 niewykorzystany przysmak: −2 punkty", "1 ubranko: 6 punktów", "2 kocimiętki, 2 nakarmione koty: 2 punkty",
        "zabawki (myszka, włóczka): 3 punkty", "1 żeton punktów: 2 punkty", "1 para zaginionych kotów: 2 punkty",
    ]  # fmt: skip
    assert account.total == 18


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("pl", "3 punkty albo 7, jeśli nikt inny nie nakarmi tylu kotów co ty"),
        ("en", "3 points, or 7 if nobody else feeds as many cats as you"),
    ],
)
def test_R55_A21_the_card_says_that_a_tie_is_worth_3(language: str, says: str) -> None:
    deck = dealt().setup.deck
    assert says in GAME.words(language)(with_wants(deck, deck.cat_keys.index("wataha")))


def test_lines_are_declined_as_sentences_need_them() -> None:
    table = dealt(marker="row3").give(0, bottle=1)
    words, presenter = GAME.words("pl", NAMES, 1), shown(table)
    told = []
    for text in ("take column1", "spray row2"):
        before = table.view(1)
        table.play(text)
        told += [words(line.say) for line in presenter.events(table.rules, before, table.ids[text], table.view(1), 1)]
        table.deal()
    assert told == [
        "Ola bierze kolumnę 1: tuńczyk, Kotangens, myszka.",
        "Ola używa spryskiwacza: znacznik kota staje przy rzędzie 2.",
    ]
    assert (
        words(presenter.scene(table.rules, table.view(1), 1).facts[1])
        == "Znacznik kota stoi przy rzędzie 2: tej linii nikt teraz nie weźmie."
    )


@pytest.mark.parametrize(("treat", "asks"), [("chicken", "Ile kurczaków dajesz?"), ("milk", "Ile mleka dajesz?")])
def test_R54_how_much_is_served_is_asked_in_words(treat: str, asks: str) -> None:
    table = feast(["kropka"], ["CMM"])
    if treat == "milk":
        table.play("give kropka chicken 0, give kropka tuna 0")
    question = shown(table).question(table.rules, table.view(0), 0)
    assert GAME.words("pl", NAMES, 0)(question) == f"Kropka zje dowolnie wiele przysmaków. {asks}"


def test_an_empty_hand_hides_nothing_and_a_card_in_hand_hides_all() -> None:
    table = dealt()
    for reader in (1, 2):  # a rival, the audience
        account = shown(table).accounts(table.rules, table.view(reader), reader)[0]
        assert account.total == -2 and account.lines[-1] == Say("account-costumes", {"count": 0, "points": -2})
    table.give(0, costume=1)
    account = shown(table).accounts(table.rules, table.view(1), 1)[0]
    assert account.total is None and [line.key for line in account.lines] == ["account-hidden"]


def test_a_turn_in_short_tells_of_the_spray_bottle() -> None:
    lines = [Say(key) for key in ("log-take", "log-refill", "log-spray")]
    assert [said.key for said in shown(dealt()).gist(lines)] == ["log-take", "log-spray"]


def test_A5_the_last_turn_promises_no_refill() -> None:
    late = dealt(window_after_refill=0).give(0, bottle=1)
    late.state.deck = 0
    late.play("take row1")
    assert shown(late).question(late.rules, late.view(0), 0).key == "ask-last"


def test_A18_option_fractional_costumes_shows_the_half() -> None:
    table = fed(feast([""] * 4, [""] * 4, [{"costume": 1}] * 4))
    presenter = shown(table, fractional_costumes=1)
    account = presenter.accounts(table.rules, table.view(4), 4)[0]
    assert account.lines[0].key == "account-costumes-half"
    assert presenter.result(table.rules, table.view(4)) == [Say("result-half")]
    assert shown(table).result(table.rules, table.view(4)) == []


@pytest.mark.parametrize("strict", [0, 1])
def test_strict_memory_tells_a_take_once(strict: int) -> None:
    table = dealt()
    before = table.view(1)
    move = table.ids["took row1"]
    table.play("take row1")
    presenter = shown(table, strict_memory_log=strict)
    lines = presenter.events(table.rules, before, move, table.view(1), 1)
    assert [line.fleeting for line in lines] == [bool(strict)]
    assert presenter.shows_once == bool(strict), "else whoever was away would never be shown it"
    assert GAME.words("en", NAMES, 1)(lines[0].say) == "Ola takes row 1: tuna, chicken, catnip."


def test_new_cards_are_told_even_if_the_marker_has_left_the_line() -> None:
    table = dealt(window_after_refill=0).give(0, bottle=1)
    table.play("take row1, spray column3, done, deal bell, deal zeus")
    before = table.view(1)
    table.play("deal sox")
    lines = shown(table).events(table.rules, before, table.ids["deal sox"], table.view(1), 1)
    assert [GAME.words("en")(line.say) for line in lines] == ["New in the grid: Bell, Zeus, Sox."]


def test_a_meal_is_offered_once_with_as_few_delicacies_as_may_be() -> None:
    table = feast(["pan_kot"], ["MMMDD"])
    offered = [table.rules.text(choice.move) for choice in shown(table, auto_feed=0).choices(table.rules, table.view(0))]
    assert [text for text in offered if "milk" in text] == [
        "feed pan_kot milk 1 0", "feed pan_kot milk 2 0", "feed pan_kot milk 3 0", "feed pan_kot milk 4 1",
    ]  # fmt: skip
    assert "feed pan_kot milk 4 2" in table.legal()  # allowed all the same


def test_A4_who_has_nothing_to_play_is_told_so_and_the_others_are_not() -> None:
    table = dealt(marker="row3")
    table.play("take row1, deal sox, deal zeus, deal bell")
    presenter = shown(table)
    assert table.legal() == ["done"]
    for language, nothing in (("pl", "Nie masz czego zagrać"), ("en", "You have nothing to play")):
        assert nothing in GAME.words(language, NAMES, 0)(presenter.question(table.rules, table.view(0), 0))
        assert nothing not in GAME.words(language, NAMES, 1)(presenter.question(table.rules, table.view(1), 1))
    assert presenter.choices(table.rules, table.view(0))[0].empty
