"""Counting in one int, beside counting one by one."""

from __future__ import annotations

import random

import pytest

from kociarnia.games.czarujace_kotki.rules import pages
from kociarnia.games.czarujace_kotki.rules.deck import BadCard, Deck
from kociarnia.games.czarujace_kotki.rules.stress_decks import stress_data

KINDS = range(pages.KINDS)


def a_set(members: list[int]) -> int:
    return sum(1 << member for member in members)


def test_bundles_are_counted_and_compared_as_lists_are() -> None:
    luck = random.Random(1)
    for most in (2, 4, pages.MOST_COPIES):
        for _ in range(200):
            here = [luck.randint(0, most) for _ in KINDS]
            needs = [luck.randint(0, most) for _ in KINDS]
            bundle, needed = pages.bundle_of(here), pages.bundle_of(needs)
            lack = [max(0, need - have) for have, need in zip(here, needs, strict=True)]
            assert pages.counts(bundle) == here
            assert [pages.number(bundle, kind) for kind in KINDS] == here
            assert pages.cards_in(bundle) == sum(here)
            assert pages.kinds_in(bundle) == a_set([kind for kind in KINDS if here[kind]])
            assert pages.counts(pages.lacking(bundle, needed)) == lack
            assert pages.complete(bundle, needed) == (sum(lack) == 0)
            assert pages.tight_in(bundle, needed) == a_set([kind for kind in KINDS if 0 < here[kind] <= needs[kind]])
            for kind in KINDS:
                more = [count + (other == kind) for other, count in enumerate(here)]
                assert pages.counts(bundle + pages.one(kind)) == more or more[kind] > pages.MOST_COPIES


def test_sets_of_places_are_counted_and_listed_as_lists_are() -> None:
    luck = random.Random(2)
    for _ in range(200):
        places = sorted(luck.sample(range(48), luck.randint(0, 48)))
        together = sum(int(pages.at(place)) for place in places)
        assert together == a_set(places)
        assert pages.size(together) == len(places)
        assert pages.listed(together) == places
        assert [pages.nth(together, which) for which in range(len(places))] == places


def test_a_box_with_more_copies_than_a_bundle_can_hold_is_refused() -> None:
    data = stress_data(2, 1)
    data["ingredient"][0]["copies"] = pages.MOST_COPIES + 1
    with pytest.raises(BadCard, match="copies"):
        Deck(data)
