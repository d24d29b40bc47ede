"""A round counted once more, R33 to R39 and R48 to R54 in the order of A22, without the code that the match uses."""

from __future__ import annotations

from typing import NamedTuple

RAVENS = {"pick": 4, "take": 5, "peek": 6, "swap": 7}


class Round(NamedTuple):
    dreams: list[list[str]]
    caller: int | None
    closed: int
    added: list[int]


def by_hand(one: Round, options: dict[str, int]) -> list[int]:
    """What each player adds."""
    ravens, nines = [], []
    for dream in one.dreams:
        glass = 9 if dream.count("hourglass") % 2 else 0
        worth = [glass if land == "hourglass" else RAVENS.get(land) or int(land) for land in dream]
        ravens.append(sum(worth))
        nines.append(worth.count(9))
    seats = range(len(ravens))
    whole = [seat for seat in seats if nines[seat] == len(one.dreams[seat])]
    if options["all_in"] and len(whole) == 1:
        return [0 if seat in whole else 50 for seat in seats]
    most = [seat for seat in seats if nines[seat] == max(nines)]
    if options["not_so_scary"] and len(most) == 1:
        ravens[most[0]] -= 9 * max(nines)
    if one.caller is None:
        return ravens
    others = [ravens[seat] for seat in seats if seat != one.caller]
    if ravens[one.caller] < min(others):
        ravens[one.caller] = 0
    elif ravens[one.caller] == min(others):
        ravens[one.caller] *= not options["tied_caller_scores_zero"]
    else:
        ravens[one.caller] += (5, 15)[options["penalty"]]
    return ravens
