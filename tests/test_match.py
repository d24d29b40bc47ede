"""A running match: who is asked, what is refused, what may be taken back, going on from any step."""

from __future__ import annotations

import pytest

from kociarnia.engine import UNKNOWN, Game, HashDice, Match, QuickDice, Record, Refusal


def step(match: Match, luck: QuickDice) -> None:
    seat = match.waiting()[luck.below(len(match.waiting()))]
    legal = match.legal(seat)
    match.play(seat, legal[luck.below(len(legal))])


def test_what_is_refused_changes_nothing(game: Game) -> None:
    match = Match(game, game.seats[1], {}, QuickDice(3))
    seat = match.waiting()[0]
    before, ply = match.state.dump(), match.ply
    idle = [other for other in range(match.players) if other not in match.waiting()]
    illegal = next(move for move in range(len(match.rules.moves)) if move not in match.legal(seat))
    wrong: list[tuple[int, int | str]] = [(seat, "no such move"), (seat, illegal), (seat, -1), (seat, 10**6)]
    wrong += [(match.players, match.legal(seat)[0])] + [(other, match.legal(seat)[0]) for other in idle]
    for who, move in wrong:
        with pytest.raises(Refusal):
            match.play(who, move)
        assert (match.state.dump(), match.ply) == (before, ply)
    assert all(match.legal(other) == [] for other in idle)


def test_a_match_can_be_resumed_at_any_step(game: Game) -> None:
    match = Match(game, game.seats[0], {}, HashDice("one deal"))
    luck = QuickDice(4)
    while not match.over and match.ply < 300:
        step(match, luck)
    for ply in range(0, match.ply, 7):
        again = Match.resume(game, match.record, ply, HashDice("one deal"))
        assert again.ply >= ply
        assert again.record.moves == match.record.moves[: again.ply], "the dealer goes on by the same secret"
        assert again.state.dump() == match.at(again.ply).dump()


def test_an_over_match_tells_its_result_and_accepts_nothing(game: Game) -> None:
    match = Match(game, game.seats[0], {}, HashDice("to the end"))
    luck = QuickDice(1)
    assert match.record.secret == ""
    while not match.over:
        step(match, luck)
    assert match.waiting() == []
    assert len(match.record.scores) == len(match.record.places) == match.players
    assert match.record.secret == "to the end"
    with pytest.raises(Refusal, match="over"):
        match.play(0, 0)
    assert Record.parse(match.record.text()) == match.record


def test_undo_goes_back_to_the_last_reveal_and_no_further(game: Game) -> None:
    """Whoever takes moves back has told nobody anything by them, and nobody else has moved."""
    taken = refused = 0
    for seed in range(40):
        match = Match(game, game.seats[1], {}, HashDice(str(seed)))
        luck = QuickDice(seed)
        for _ in range(60):
            if match.over:
                break
            seat = match.waiting()[0]
            count = match.undoable(seat)
            if count:
                ply, moves = match.ply, list(match.record.moves)
                assert all(move.startswith(f"{seat} ") for move in moves[ply - count :])
                with pytest.raises(Refusal):
                    match.undo(seat, count + 1)
                match.undo(seat, count)
                assert match.ply == ply - count and match.record.moves == moves[: ply - count]
                assert match.state.dump() == match.at(match.ply).dump()
                taken += 1
            else:
                with pytest.raises(Refusal):
                    match.undo(seat)
                refused += 1
            step(match, luck)
    assert refused >= 40, "nothing can be taken back before one has moved"


def test_rewinding_deals_the_same_cards_again(game: Game) -> None:
    match = Match(game, game.seats[0], {}, HashDice("rewound"))
    luck = QuickDice(9)
    while not match.over and match.ply < 80:
        step(match, luck)
    moves = list(match.record.moves)
    match.rewind(len(moves) // 2)
    kept = match.ply
    assert match.record.moves == moves[:kept]


def test_the_log_of_a_seat_is_the_same_whole_or_in_parts(game: Game) -> None:
    match = Match(game, game.seats[0], {}, HashDice("log"))
    luck = QuickDice(2)
    for _ in range(25):
        if not match.over:
            step(match, luck)
    for observer in range(match.players + 1):
        whole = match.log(observer)
        middle = match.ply // 2
        assert match.log(observer, middle) == whole[len(whole) - len(match.log(observer, middle)) :]
        assert whole


def test_what_is_unknown_is_what_the_inventory_counts(game: Game) -> None:
    """A game may know it without counting: for every observer, all through a match."""
    match, dice = Match(game, max(2, game.seats[0]), {}, QuickDice(4)), QuickDice(5)
    while not match.over and match.ply < 200:
        seat = match.waiting()[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
        for observer in range(match.players + 1):
            view = match.rules.redact(match.state, observer)
            counted = sum(family.cards.count(UNKNOWN) for family in match.rules.inventory(view))
            assert match.rules.unknown(view) == counted
