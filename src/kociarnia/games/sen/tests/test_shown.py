"""What a board needs beside the rules: motions, reasons for a tap in vain, accounts that add up."""

from __future__ import annotations

import pytest

from kociarnia.engine.laws import ByLot
from kociarnia.engine.laws.mood import LuckDice
from kociarnia.engine.transition import Transition
from kociarnia.games.sen import GAME
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.score import results
from kociarnia.games.sen.show import accounts
from kociarnia.games.sen.show.handles import whole_dream
from kociarnia.games.sen.tests.table import SenTable

MOVES = 400
NAMES = ["Ola", "Jan", "Ewa", "Adam", "Iga"]


def by_lot(seed: int) -> ByLot:
    """Odd decks are small ones, so that rounds end and piles run dry; half of the matches are played with I KNOW."""
    return ByLot(GAME, seed, {"i_know": 1, "rounds": 3} if seed % 2 else {"memory_aid": seed // 2 % 2})


def moved(table: SenTable, text: str, reader: int) -> list[tuple[str, str, str]]:
    return table.moved(GAME.presenter(table.options), text, reader)


def why(table: SenTable, *at: str) -> str:
    """The key of the reason and its clause, as the asked seat is told it."""
    seat = table.actor
    said = GAME.presenter(table.options).why(table.rules, table.view(seat), seat, at)
    return f"{said.say.key} {said.clause}" if said else ""


# --- motions


@pytest.mark.parametrize("seed", range(6))
def test_motions_show_nothing_that_the_reader_does_not_know(seed: int) -> None:
    match = by_lot(seed)
    rules, luck = match.rules, match.luck
    for step in match.steps(MOVES):
        reader = luck.randrange(rules.players + 1)
        world = rules.imagine(rules.redact(step.before, reader), LuckDice(luck))
        witness = rules.witnesses(step.before, step.move) >> reader & 1
        move = step.move if witness else luck.choice(rules.legal(world))
        if move not in rules.legal(world):  # in that world somebody has another card
            continue
        after = world.copy()
        rules.apply(after, move)
        twin = Transition(rules, world, move, after)
        assert step.motions(match.presenter, reader) == twin.motions(match.presenter, reader)


@pytest.mark.parametrize("seed", range(8))
def test_every_handle_of_a_scene_is_there_once(seed: int) -> None:
    match = by_lot(seed)
    for step in match.steps(MOVES):
        for reader in range(match.rules.players + 1):
            scene = match.presenter.scene(match.rules, match.rules.redact(step.after, reader), reader)
            found = [piece.at for zone in scene.zones for piece in zone.pieces if piece]
            assert len(found) == len(set(found))


def test_R2_R5_cards_are_dealt_round_the_table_and_one_is_turned_over() -> None:
    table = SenTable(2)
    dealt = moved(table, "deal 0", 1)
    assert dealt[:3] == [("closed", "dream.0.0", ""), ("closed", "dream.1.0", ""), ("closed", "dream.0.1", "")]
    assert len(dealt) == 9 and dealt[-1] == ("closed", "open", "")
    assert moved(table, "face 8", 1) == [("open", "open", "8")]


def test_R8_a_look_lifts_the_card_and_shows_its_back_to_all() -> None:
    for reader in range(3):
        table = SenTable(2).play("deal 0, face 8, look 2")
        assert moved(table, "face 5", reader) == [("dream.0.2", "dream.0.2", "")]


def test_R13_a_card_comes_and_the_old_one_goes() -> None:
    table = SenTable(2).dealt("8")
    assert moved(table, "take 3", 1) == [("open", "dream.0.3", "8"), ("dream.0.3", "open", "")]
    assert moved(table, "face 2", 1) == [("open", "open", "2")]


def test_R15_only_the_player_sees_the_card_drawn() -> None:
    faces = [moved(SenTable(2).dealt().play("draw"), "face 5", reader) for reader in range(3)]
    assert faces == [[("closed", "hand.0", "5")], [("closed", "hand.0", "")], [("closed", "hand.0", "")]]


def test_R17_a_card_put_aside_is_turned_over_for_those_who_have_not_seen_it() -> None:
    table = SenTable(2).dealt().play("draw, face 5")
    assert moved(table, "discard", 0) == [("hand.0", "open", "5")] and moved(table, "face 5", 0) == []
    table = SenTable(2).dealt().play("draw, face 5")
    assert moved(table, "discard", 1) == [("hand.0", "open", "")] and moved(table, "face 5", 1) == [("open", "open", "5")]


def test_R26_the_card_not_chosen_goes_on_the_open_pile() -> None:
    table = SenTable(2).dealt().play("draw, face take, use take, face 5, face 9")
    assert moved(table, "choose 1", 0) == [("hand.0", "open", "5"), ("hand.1", "hand.0", "9")]


def test_R29_a_swap_shows_two_backs_crossing() -> None:
    for reader in range(3):
        table = SenTable(2).dealt().play("draw, face swap, use swap, swap 0 0")
        assert moved(table, "with 1 3", reader) == [("dream.0.0", "dream.1.3", ""), ("dream.1.3", "dream.0.0", "")]


def test_R33_dreams_are_turned_up_card_by_card() -> None:
    table = SenTable(2).dealt("8").play("take 3, face 2")
    assert moved(table, "call", 0) == [("dream.0.3", "dream.0.3", "8")]  # all have seen it, so it is turned up at once
    assert moved(table, "face 5", 0) == [("dream.1.3", "dream.1.3", "5")]
    assert table.shown("dream.1", 1) == ["", "", "", "5"], "not even the owner is ahead of the others"


def test_R59_a_right_claim_closes_the_row_up() -> None:
    table = SenTable(2, i_know=1).dealt().play("claim 0, and 2, name 0, face 0")
    assert table.shown("dream.0", 1) == ["0", "", "", ""]
    assert moved(table, "face 0", 1) == [
        ("dream.0.0", "open", "0"),
        ("dream.0.2", "open", "0"),
        ("dream.0.1", "dream.0.0", ""),
        ("dream.0.3", "dream.0.1", ""),
        ("closed", "dream.0.2", ""),
    ]


def test_R60_a_wrong_claim_covers_both_again() -> None:
    table = SenTable(2, i_know=1).dealt().play("claim 0, and 2, name 0, face 0")
    assert moved(table, "face 9", 1) == [("dream.0.2", "dream.0.2", "9"), ("closed", "dream.0.4", "")]
    assert table.shown("dream.0", 1) == ["", "", "", "", ""]


# --- why not


def test_nobody_is_told_a_reason_who_is_not_asked() -> None:
    table = SenTable(2).dealt()
    presenter = GAME.presenter(table.options)
    assert presenter.why(table.rules, table.view(1), 1, ("closed",)) is None
    assert presenter.why(table.rules, table.view(2), 2, ("closed",)) is None


def test_reasons_name_the_rule() -> None:
    table = SenTable(2, memory_aid="full").play("deal 0, face 8, look 0, face 0")
    assert why(table, "dream.0.0") == "no-look-again R8" and why(table, "dream.1.0") == "no-look-rival R9"
    assert why(table, "closed") == "no-look R8"
    table = SenTable(2).dealt("8")
    assert why(table, "dream.0.0") == "no-turn R12" and why(table, "dream.1.0") == "no-turn-rival R12"
    assert why(table, "open", "dream.1.0") == "no-take R13" and why(table, "open", "dream.0.0") == ""
    table.play("draw, face hourglass")
    assert why(table, "hand.0") == "no-use-hourglass R35" and why(table, "dream.1.2") == "no-keep-rival R16"
    assert why(table, "closed") == "no-keep R15" and why(table, "open") == ""
    table = SenTable(2).dealt("8").play("draw, face 8, discard, face 8, draw, face pick, use pick")
    assert why(table, "open.0") == "no-pick-copy A14" and why(table, "open.1") == ""
    table.play("pick 8")
    assert why(table, "hand.0") == "no-place-use A15"
    table = SenTable(2).dealt().play("draw, face swap, use swap, swap 0 1")
    assert why(table, "dream.0.1") == "no-with-itself R29" and why(table, "dream.0.2") == "no-with-same A16"


def test_R8_seats_that_look_at_the_same_time_are_told_their_own_reason() -> None:
    table = SenTable(2).play("deal 0, face 8, @1 look 2, face 0")
    presenter = GAME.presenter(table.options)
    said = [presenter.why(table.rules, table.view(seat), seat, ("dream.1.2",)) for seat in (0, 1)]
    assert [because.say.key for because in said if because] == ["no-look-rival", "no-look-again"]


# --- what is pointed at, and what it is worth


def test_a_card_that_somebody_points_at_is_marked_for_all() -> None:
    table = SenTable(2).dealt().play("draw, face swap, use swap, swap 1 2")
    for reader in range(3):
        [zone] = [zone for zone in table.scene(reader).zones if zone.key == "dream.1"]
        assert [bool(piece and piece.marks) for piece in zone.pieces] == [False, False, True, False]


@pytest.mark.parametrize("seed", range(18))
def test_accounts_add_up_at_every_moment(seed: int) -> None:
    match = by_lot(seed)
    rules = match.rules
    assert isinstance(rules, SenRules)
    for step in match.steps(MOVES):
        counted = step.after.rounds > step.before.rounds
        for reader in range(rules.players + 1):
            view = rules.redact(step.after, reader)
            for account in match.presenter.accounts(rules, view, reader):
                lines = [line for line in account.lines if line.key != "account-guess"]
                assert account.total == accounts.total(lines)
                if counted:
                    assert account.total == view.totals[account.seat]
        if counted:
            dreams = [whole_dream(rules, step.after, seat) for seat in range(rules.players)]
            sums = [accounts.total(lines) for lines in accounts.parts(rules, step.after, dreams)]
            assert sums == results(rules.deck, rules.counting, dreams, step.after.caller)


def lines_of(table: SenTable, seat: int) -> list[tuple[str, object]]:
    account = GAME.presenter(table.options).accounts(table.rules, table.view(seat), seat)[seat]
    return [(line.key.removeprefix("account-"), line.args["add"]) for line in account.lines]


def test_R36_R39_the_account_says_what_the_call_brought() -> None:
    table = SenTable(2).round("0 1 2 2", "0 1 5 5", caller=0)
    assert lines_of(table, 0) == [("before", 0), ("dream", 5), ("call", -5)]
    table.round("0 1 2 2", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 5)]
    assert lines_of(table, 1) == [("before", 11), ("dream", 11), ("penalty", 5)]


def test_R52_the_account_says_where_the_fifty_come_from() -> None:
    table = SenTable(2, all_in=1).round("9 9 9 9", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 36), ("all-in", -36)]
    assert lines_of(table, 1) == [("before", 0), ("dream", 11), ("fifty", 39)]


def test_R34_every_card_of_a_counted_dream_says_what_it_is_worth() -> None:
    table = SenTable(2).round("hourglass 1 hourglass 2", "hourglass 1 swap 5", caller=0)
    for account, worths in zip(
        GAME.presenter(table.options).accounts(table.rules, table.view(2), 2), ([0, 1, 0, 2], [9, 1, 7, 5]), strict=True
    ):
        cards = account.lines[1].args["cards"]
        assert isinstance(cards, tuple) and [card.args["worth"] for card in cards] == worths
        assert account.lines[1].args["add"] == sum(worths)


def test_R48_the_account_says_which_nines_are_left_out() -> None:
    table = SenTable(2, not_so_scary=1).round("9 9 1 2", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 21), ("nines", -18)]
    assert lines_of(table, 1) == [("before", 0), ("dream", 11), ("penalty", 5)]


def test_the_log_tells_a_round_by_its_parts() -> None:
    words = GAME.words("en", NAMES, 0)
    table = SenTable(2).dealt("8").play("call, face 5, face 5, face 1, face 0, face 2, face 2, face 1")
    [mine, rival] = table.told("face 0", 0)
    assert words(mine.say) == (
        "Your dream: 0 ravens, 1 raven, 2 ravens, 2 ravens = 5, called with the fewest, so 0: −5. You add 0 and have 0."
    )
    assert words(rival.say) == "Jan’s dream: 0 ravens, 1 raven, 5 ravens, 5 ravens = 11. Jan adds 11 and has 11."
