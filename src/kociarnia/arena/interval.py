"""Shares with 95 % intervals, for matches that come in clusters: those of one deal resemble each other."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
SHARPER = 10  # duplicate deals make a share surer than tosses would, but not without limit


class Share(NamedTuple):
    """A share of something, where it lies with a confidence of 95 %, and from how many matches."""

    value: float
    low: float
    high: float
    matches: int


def wilson(share: float, tosses: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share that was seen in so many independent tosses."""
    if tosses <= 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * tosses)
    half = z * math.sqrt(share * (1 - share) / tosses + z * z / (4 * tosses * tosses))
    scale = 1 + z * z / tosses
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def student(freedom: int) -> float:
    """How many standard errors make 95 % when the error itself is estimated from few clusters (Cornish and Fisher)."""
    if freedom < 1:
        return math.inf
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def clustered(clusters: Iterable[tuple[float, int]]) -> Share:
    """The share of all matches, given each cluster's sum and count.

    Wilson's interval, with as many tosses as would scatter like the clusters do. Where all of them agree, nothing tells how
    they scatter: then a cluster counts as one toss.
    """
    known = [(total, count) for total, count in clusters if count]
    matches = sum(count for _, count in known)
    if not matches:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(total for total, _ in known) / matches
    size = len(known)
    tosses, z = float(size), Z
    spread = share * (1 - share)
    if size > 1 and spread > 1e-12:
        variance = size / (size - 1) * sum((total - share * count) ** 2 for total, count in known) / matches**2
        tosses = min(spread / variance, SHARPER * matches) if variance > 0 else float(SHARPER * matches)
        z = student(size - 1)
    low, high = wilson(share, tosses, z)
    return Share(share, min(low, share), max(high, share), matches)
