"""The deal of the day, and any deal that several play: the same choices make the same match, and nobody can know it before."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia import bots
from kociarnia.bots.levels import USUAL, budget
from kociarnia.engine import DeckDice, Game, Match, QuickDice, Record, Refusal, by_decks, daily, dealer, verify

KEY = b"the house's own"


def played(game: Game, secret: str, taste: int = 0, late: bool = False) -> Match:
    """The table of a day. `taste`: what its person likes; `late`: of several who are asked at once the last answers first."""
    plan = game.daily
    match = Match(game, plan.players, plan.options, dealer(game, plan.players, plan.options, secret))
    cats = {seat: bots.make(plan.level, game) for seat in range(1, plan.players)}
    likes = QuickDice(taste)
    while not match.over:
        seat = match.waiting()[-1 if late else 0]
        legal = match.legal(seat)
        if seat:
            match.play(seat, cats[seat].choose(match.rules, match.view(seat), legal, QuickDice(match.seed(seat))))
        else:
            match.play(seat, legal[likes.below(len(legal))])
    return match


def dealt(match: Match) -> list[str]:
    return [move for move in match.record.moves if move.startswith("*")]


def test_the_same_choices_make_the_same_match(game: Game) -> None:
    """Cards and rivals alike; and who was quicker, where several are asked at once, changes nothing for anybody."""
    secret = daily.secret(KEY, game.name, "2026-11-17")
    one, same, late = played(game, secret), played(game, secret), played(game, secret, late=True)
    assert one.record.text() == same.record.text()
    assert one.record.scores == late.record.scores and sorted(one.record.moves) == sorted(late.record.moves)
    other = played(game, daily.secret(KEY, game.name, "2026-11-18"))
    assert dealt(one) != dealt(other)


def test_the_deal_of_a_day_can_be_checked_when_it_is_over(game: Game) -> None:
    record = Record.parse(played(game, daily.secret(KEY, game.name, "2026-11-17")).record.text())
    assert verify(game, record) == len([move for move in record.moves if move.startswith("*")])
    with pytest.raises(Refusal, match="does not fit"):
        verify(game, record, daily.secret(KEY, game.name, "2026-11-18"))


def test_a_match_goes_on_by_its_decks(game: Game) -> None:
    """The house is closed in the middle: the rest is dealt as it would have been."""
    whole = played(game, by_decks("closed for the night"))
    ply = next(at for at in range(whole.ply // 2, 0, -1) if whole.made[at][0] >= 0)
    again = Match.resume(game, whole.record, ply)
    for actor, move in whole.made[ply:]:
        if actor >= 0:
            again.play(actor, move)
    assert again.record.text() == whole.record.text()


def test_nobody_without_the_key_knows_the_deal(game: Game) -> None:
    day = "2026-11-17"
    assert len({daily.secret(key, game.name, day) for key in (KEY, b"another house's", daily.OPEN)}) == 3


def test_cats_of_the_day_think_without_a_clock(game: Game) -> None:
    """Else they would answer by how busy the machine is."""
    plan = game.daily
    assert plan.level in bots.LEVELS and (plan.level not in USUAL or budget(game, plan.level).seconds == 0)
    assert game.texts(game.settle(plan.players, plan.options)) == plan.options
    assert plan.best in ("most", "fewest", "value")


def test_what_is_shuffled_again_favours_no_face() -> None:
    """Nine of ten copies of one face lie on the table: what comes back into the deck is one card of each."""
    drawn = Counter(DeckDice(f"decks-{luck}", [[11, 10, 1]]).card(11, vec[i64]([2, 1, 1])) for luck in range(2000))
    assert 900 < drawn[1] < 1100
    first = Counter(DeckDice(f"decks-{luck}", [[4, 3, 1]]).card(0, vec[i64]([4, 3, 1])) for luck in range(2000))
    assert 1400 < first[1] < 1600


@pytest.mark.parametrize(
    ("days", "row"),
    [
        ([], 0),
        (["17"], 1),
        (["16"], 1),  # today is not over
        (["15"], 0),
        (["17", "16", "14"], 3),  # one day asleep
        (["17", "15", "13"], 2),  # not twice in seven
        (["17", "16", "15", "14", "13", "12", "11", "09", "08"], 9),
        (["17", "14"], 1),
    ],
)
def test_days_in_a_row(days: list[str], row: int) -> None:
    assert daily.in_a_row([f"2026-11-{day}" for day in days], "2026-11-17") == row


def test_a_list_is_complete_some_time_after_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    end = daily.midnight_after("2026-11-17")
    for moment, today, closed in (
        (end - 1, "2026-11-17", False),
        (end + 1, "2026-11-18", False),
        (end + daily.LATE, "2026-11-18", True),
    ):
        monkeypatch.setattr(daily, "now", lambda moment=moment: moment)
        assert (daily.today(), daily.closed("2026-11-17")) == (today, closed)
