"""Chapters 4 and 5: the end, the variants, and the rulings on them."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine import CHANCE, NOBODY, QuickDice, Refusal
from kociarnia.games.kotobirynt.rules.score import tally
from kociarnia.games.kotobirynt.rules.setup import NO_CAP
from kociarnia.games.kotobirynt.show.presenter import KotobiryntPresenter
from kociarnia.games.kotobirynt.tests.table import BARRED, COLUMNS, CROSSES, Table, dealt, game, rules_of

QUIET = "rotate c2 2, rotate c2 2"  # a turn that changes nothing


def won(table: Table, *cats: str) -> Table:
    """Cats by seat: "0 guzik"."""
    for text in cats:
        seat, key = text.split()
        table.state.won = append(table.state.won, 8 * table.rules.setup.deck.cats.index(key) + int(seat))
    return table


def test_R22_the_game_ends_with_the_last_cat() -> None:
    table = Table(rules_of(), BARRED, cats=(0, -1), keepers=(11, 5), gone=13)
    table.state.won = append(table.state.won, 8 * table.rules.setup.deck.cats.index("figa") + 1)
    table.state.cat_bag = vec[i64]([0] * len(table.state.cat_bag))
    assert table.play("rotate a1 1").over and len(table.won) == 15


def test_R22_not_before() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5), gone=13).play("rotate a1 1")
    assert len(table.won) == 14 and not table.over


def test_R23_most_points_win() -> None:
    table = won(Table(rules_of(3)), "0 guzik", "0 kapsel", "1 iskra", "2 figa", "2 rosol")
    assert table.rules.scores(table.state) == [6, 5, 8]
    assert table.rules.places(table.state) == [2, 3, 1]


def test_R24_kittens_play_by_the_same_rules_on_a_small_square() -> None:
    table = Table(rules_of(size="3"), ["═║║", "║║║", "║║║"], cats=(0, 6), keepers=(8, 3)).play("rotate a1 1, cat iskra")
    assert table.won == [(0, "guzik")] and table.ring == ([1, 6], [9, 3])
    assert table.play("insert na 0").square == ["║║║"] * 3


def test_R25_A25_alone_the_turns_count() -> None:
    table = won(Table(rules_of(1)), "0 iskra").play(f"{QUIET}, {QUIET}")
    assert table.rules.scores(table.state) == [2]
    assert table.actor == 0


def test_R26_A24_together_all_turns_count_and_cats_are_in_common() -> None:
    table = Table(rules_of(3, mode="coop")).play(f"{QUIET}, {QUIET}, {QUIET}, {QUIET}")
    won(table, "0 iskra", "2 figa")
    assert table.rules.scores(table.state) == [4, 4, 4] and table.actor == 1
    assert tally(table.rules.setup, table.state) == [(9, 2)]


def test_R27_E14_A26_partners_sit_side_by_side() -> None:
    table = Table(rules_of(4, mode="team"))
    seats = []
    for _ in range(6):
        seats.append(table.actor)
        table.play(QUIET)
    assert seats == [0, 1, 2, 3, 0, 1]
    assert [table.rules.setup.partners(0, seat) for seat in range(4)] == [True, True, False, False]


def test_R28_the_team_with_more_points_wins() -> None:
    table = won(Table(rules_of(4, mode="team")), "0 guzik", "1 kapsel", "2 iskra", "3 figa")
    assert table.rules.scores(table.state) == [6, 6, 9, 9]
    assert table.rules.places(table.state) == [2, 2, 1, 1]


def test_A22_a_tie_is_shared_unless_more_cats_decide() -> None:
    cats = ("0 guzik", "0 kapsel", "0 bryza", "1 iskra", "1 figa")  # nine points by three cats or by two
    shared, decided = won(Table(rules_of(2)), *cats), won(Table(rules_of(2, tie_more_cats="yes")), *cats)
    assert shared.rules.places(shared.state) == [1, 1]
    assert decided.rules.places(decided.state) == [1, 2]
    three = won(Table(rules_of(3)), "0 iskra", "1 guzik", "2 kapsel")
    assert three.rules.places(three.state) == [1, 2, 2]  # the places below by the same comparison


def test_A23_the_end_comes_at_once() -> None:
    table = Table(rules_of(), CROSSES, gone=13).play("rotate a1 1")
    assert table.over and len(table.won) == 15  # two cats at once, and neither order nor keeper is asked
    assert table.ring[1] == [4, 12] and table.state.turns == 1


def test_A26_with_the_option_teams_alternate() -> None:
    rules = rules_of(4, mode="team", team_alternate="yes")
    assert [rules.setup.partners(0, seat) for seat in range(4)] == [True, False, True, False]


def test_A31_after_the_cap_it_is_over() -> None:
    table = Table(rules_of(turn_cap=3)).play(f"{QUIET}, {QUIET}, rotate c2 2")
    assert not table.over
    assert table.play("rotate c2 2").over and table.state.turns == 3
    assert table.rules.places(table.state) == [1, 1]  # by points, as ever


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "versus"), (4, "versus"), (3, "coop"), (4, "team")])
def test_R22_A31_no_cap_is_met_unless_it_was_asked_for(players: int, mode: str) -> None:
    rules = rules_of(players, mode=mode)
    assert rules.setup.turn_cap == NO_CAP
    table = Table(rules, gone=14, cats=(0, -1))
    table.state.turns = 9_999
    assert not table.play(QUIET).over and table.state.turns == 10_000


def test_A32_a_capped_solo_game_enters_no_list() -> None:
    presenter = KotobiryntPresenter(game().settle(1))
    table = Table(rules_of(1, turn_cap=1)).play(QUIET)
    assert table.rules.scores(table.state) == [1] and table.rules.places(table.state) == [2]
    assert presenter.record_value(table.rules, table.state) is None
    done = Table(rules_of(1), CROSSES, gone=13).play("rotate a1 1")
    assert done.rules.places(done.state) == [1] and presenter.record_value(done.rules, done.state) == 1
    versus = Table(rules_of(2), CROSSES, gone=13).play("rotate a1 1")
    assert presenter.record_value(versus.rules, versus.state) is None


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"mode": "versus"}), (1, {"mode": "coop"}), (2, {"mode": "solo"}), (3, {"mode": "team"}), (2, {"first": "3"}),
        (4, {"team_alternate": "yes"}), (3, {"mode": "coop", "tie_more_cats": "yes"}), (5, {}),
    ],
)  # fmt: skip
def test_A25_not_every_mode_is_for_every_number(players: int, options: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        game().settle(players, options)


@pytest.mark.parametrize("size", ["4", "3"])
@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "versus"), (4, "versus"), (3, "coop"), (4, "team")])
def test_A25_every_mode_plays_to_its_end_on_both_squares(players: int, mode: str, size: str) -> None:
    rules = game().rules(players, {"mode": mode, "size": size})
    state = rules.start()
    dice = QuickDice(players)
    bound = rules.bound(state)
    moves = 0
    while rules.actor(state) != NOBODY:
        assert rules.actor(state) == CHANCE or 0 <= rules.actor(state) < players
        rules.apply(state, rules.roll(state, dice))
        moves += 1
    assert moves <= bound and len(rules.scores(state)) == players


def test_the_deal_leaves_players_with_the_first_action() -> None:
    assert dealt(rules_of()).actor == 0 and COLUMNS[0] == "║║║║"
