"""The feast by a simple plan is about what the solver makes of it: playouts that end before the feast are judged by it."""

from __future__ import annotations

import random
import statistics

import pytest

from kociarnia.games.najlepsza_gra.bot.evaluation import expected_points, holding
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.bot.quick_feast import feast_points
from kociarnia.games.najlepsza_gra.rules.state import FEED
from kociarnia.games.najlepsza_gra.tests.table import Table, feast

CATS = ["jazz", "nocka", "blackberry", "kotangens", "picatso", "bell", "kikimora", "zeus", "pumpkin", "chairman", "sox"]
STRAYS = ["kropka", "pan_kot", "misza", "lili", "mruczel"]


def told(table: Table) -> list[float]:
    return feast_points(table.setup, [holding(table.setup, table.state, seat) for seat in range(table.rules.players)])


def solved(table: Table) -> list[int]:
    while table.state.asking == FEED:
        table.rules.apply(table.state, table.setup.eat + proposal(table.setup, table.state, table.state.asked)[0])
    return table.deal().results()


@pytest.mark.parametrize(
    ("front", "treats", "hand"),
    [
        ("chairman zeus", "CCCT", {"costume": 1}),  # zeus goes hungry, and the tuna is left over
        ("kropka chairman kikimora", "CCCTTMM", {"costume": 2}),  # R54: Dot gets what the others leave
        ("kropka", "", {}),  # who gets nothing is hungry
        ("misza sparkle", "CTMM", {}),  # R58: treats are used as delicacies
        ("picatso bell", "TTDC", {"catnip": 2, "rod": 1, "mouse": 1}),
        ("pan_kot", "MMMMM", {"lost_cat": 3}),
    ],
)
def test_R47_plain_feasts_are_counted_as_the_rules_count(front: str, treats: str, hand: dict[str, int]) -> None:
    fronts, tokens, hands = [front, "bell"], [treats, "C"], [hand, {"costume": 1}]
    assert told(feast(fronts, tokens, hands)) == solved(feast(fronts, tokens, hands))


def test_R54_whoever_eats_any_number_of_treats_starves_nobody() -> None:
    """Dot was served first and all others went hungry: cats fled from her, and playouts were judged the wrong way round."""
    without, with_dot = (feast([front, "bell"], ["CCCTTM", "C"]) for front in ("chairman kikimora", "kropka chairman kikimora"))
    for turns in (0, 3):
        lone, more = (
            expected_points(one.setup.deck, holding(one.setup, one.state, 0), turns, 0) for one in (without, with_dot)
        )
        assert more > lone


def test_leads_are_about_what_they_come_to() -> None:
    luck = random.Random(3)
    errors = []
    for _ in range(40):
        fronts = [" ".join(luck.sample(CATS, 6)) + " " + luck.choice(STRAYS) for _ in range(2)]
        treats = ["".join(luck.choice("CCCTTTMMD") for _ in range(12)) for _ in range(2)]
        hands = [{"costume": luck.randint(0, 3), "catnip": luck.randint(0, 3)} for _ in range(2)]
        one, other = told(feast(fronts, treats, hands))
        won, lost = solved(feast(fronts, treats, hands))
        errors.append(abs(one - other - (won - lost)))
    assert statistics.mean(errors) < 4.0
