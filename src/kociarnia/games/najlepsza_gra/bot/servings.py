"""What a cat may get at the feast, as the solver reckons: by what is needed, however it is paid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.rules.deck import MENU, ONE, Deck

Need = tuple[int, int, int]  # chicken, tuna, milk
NO_NEED: Final = (0, 0, 0)


@final
class Serving:
    """What becomes of one cat; a hungry cat has no treats."""

    def __init__(
        self, need: Need = NO_NEED, treats: i64 = 0, kinds: i64 = 0, rest: bool = False, catnip: i64 = 0, fed: bool = False
    ) -> None:
        self.need: Need = need  # of what is still to be paid
        self.chicken: i64 = need[0]
        self.tuna: i64 = need[1]
        self.milk: i64 = need[2]
        self.treats: i64 = treats
        self.kinds: i64 = kinds
        self.rest: bool = rest  # and it eats whatever is left over
        self.catnip: i64 = catnip
        self.fed: bool = fed


HUNGRY: Final = Serving()


@lru_cache(maxsize=1024)
def servings_of(deck: Deck, cat: int) -> tuple[Serving, ...]:
    """The complete meals of a cat that does not eat any number of treats."""
    if deck.diet[cat] == MENU:
        chicken, tuna, milk = menu = deck.menu[cat]
        kinds = sum(1 << kind for kind in range(3) if menu[kind])
        return (Serving((chicken, tuna, milk), sum(menu), kinds, fed=True),)
    most = 1 if deck.diet[cat] == ONE else deck.most_treats[cat]
    return tuple(Serving(need_of(kind, n), n, 1 << kind, fed=True) for kind in range(3) for n in range(1, most + 1))


@final
class Latest:
    """Mostly the same deck is asked about."""

    def __init__(self) -> None:
        self.deck: Deck | None = None
        self.choices: list[list[Serving]] = []


latest: Final = Latest()


def choices_of(deck: Deck) -> list[list[Serving]]:
    """By cat: to go hungry, or one of these meals."""
    if latest.deck is not deck:
        latest.deck, latest.choices = deck, _choices_of(deck)
    return latest.choices


@lru_cache(maxsize=64)
def _choices_of(deck: Deck) -> list[list[Serving]]:
    return [[HUNGRY, *servings_of(deck, cat)] for cat in range(len(deck.diet))]


def need_of(kind: int, count: int) -> Need:
    """So many treats of one kind."""
    return (count if kind == 0 else 0, count if kind == 1 else 0, count if kind == 2 else 0)
