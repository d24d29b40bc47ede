"""Intervals hold what they promise."""

from __future__ import annotations

import math
import random

import pytest

from kociarnia.arena.interval import clustered, student, wilson


def test_wilson_by_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_student_by_known_values() -> None:
    for freedom, known in ((1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(known, rel=0.02)
    assert math.isinf(student(0))


def test_single_matches_are_clusters_of_one() -> None:
    tosses = [(float(number < 60), 1) for number in range(100)]
    share = clustered(tosses)
    low, high = wilson(0.6, 100)
    assert (share.value, share.matches) == (0.6, 100)
    assert share.low == pytest.approx(low, abs=0.005) and share.high == pytest.approx(high, abs=0.005)


def test_matches_that_repeat_each_other_tell_nothing_new() -> None:
    once = clustered([(float(number < 30), 1) for number in range(50)])
    tenfold = clustered([(10.0 * (number < 30), 10) for number in range(50)])
    assert (once.low, once.high) == pytest.approx((tenfold.low, tenfold.high)) and tenfold.matches == 500


def test_edges() -> None:
    none = clustered([])
    assert (none.low, none.high, none.matches) == (0.0, 1.0, 0)
    swept = clustered([(2.0, 2)] * 20)
    assert swept.value == swept.high == 1.0 and swept.low == pytest.approx(wilson(1.0, 20)[0])
    one = clustered([(1.0, 2)])
    assert one.low < 0.2 and one.high > 0.8, "a single deal says next to nothing"
    even = clustered([(1.0, 2)] * 50)
    assert even.value == 0.5 and even.high - even.low < 0.1, "if every deal is shared evenly, that is known well"


@pytest.mark.parametrize(
    ("share", "size", "alike"), [(0.5, 2, 0.0), (0.6, 2, 0.7), (0.8, 12, 0.3), (0.95, 2, 0.5), (0.6, 12, 0.9)]
)
def test_the_truth_lies_inside_in_about_95_of_100(share: float, size: int, alike: float) -> None:
    luck = random.Random(f"{share} {size} {alike}")
    inside = 0
    for _ in range(600):
        clusters = []
        for _ in range(40):
            common = luck.random() < share
            clusters.append((float(sum(common if luck.random() < alike else luck.random() < share for _ in range(size))), size))
        found = clustered(clusters)
        inside += found.low <= share <= found.high
    assert 0.915 <= inside / 600 <= 0.99, inside
