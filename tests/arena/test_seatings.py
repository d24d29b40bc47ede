"""Seatings are balanced: within every deal, and completely over a round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from kociarnia.arena.seatings import deals, groups

SIZES = [(2, 2), (4, 2), (4, 3), (4, 4), (6, 4), (3, 2), (6, 6), (2, 3), (2, 4), (2, 6), (3, 4), (3, 5), (4, 5), (5, 6)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_every_deal_is_fair_by_itself(bots: int, seats: int) -> None:
    for group in groups(bots, seats):
        assert len(set(group)) == len(group), "no seating twice on one deal"
        sits = Counter((bot, seat) for seating in group for seat, bot in enumerate(seating))
        assert len(sits) == bots * seats and len(set(sits.values())) == 1, "everybody sits everywhere equally often"
        meets = Counter(frozenset(pair) for seating in group for pair in combinations(seating, 2) if len(set(pair)) == 2)
        assert len(meets) == bots * (bots - 1) // 2 and len(set(meets.values())) == 1, "everybody meets everybody equally often"


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_a_round_has_every_seating_once(bots: int, seats: int) -> None:
    played = [seating for group in groups(bots, seats) for seating in group]
    if bots >= seats:
        every = set(permutations(range(bots), seats))
    else:
        every = {pattern for pattern in product(range(bots), repeat=seats) if len(set(pattern)) == bots}
    assert len(played) == len(every) and set(played) == every


def test_two_bots_at_a_table_of_four_play_all_mixed_patterns() -> None:
    played = [seating for group in groups(2, 4) for seating in group]
    assert sorted(played) == [pattern for pattern in product((0, 1), repeat=4) if 0 < sum(pattern) < 4]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
@pytest.mark.parametrize("matches", [1, 7, 400, 5000])
def test_deals_give_enough_and_not_much_more(bots: int, seats: int, matches: int) -> None:
    round_ = groups(bots, seats)
    sizes = [len(round_[number % len(round_)]) for number in range(deals(round_, matches))]
    assert sum(sizes) >= matches
    whole = sum(len(group) for group in round_)
    if matches >= whole:
        assert sum(sizes) % whole == 0 and sum(sizes) - matches < whole
    else:
        assert sum(sizes[:-1]) < matches


def test_more_matches_go_on_with_the_same_deals() -> None:
    assert groups(4, 4) == groups(4, 4)
    assert deals(groups(4, 2), 400) == 34 and deals(groups(4, 3), 400) == 34 and deals(groups(4, 4), 400) == 102
