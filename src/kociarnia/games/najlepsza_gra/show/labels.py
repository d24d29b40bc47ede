"""Cards, treats and lines as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kociarnia.engine import Face, Say
from kociarnia.games.najlepsza_gra.rules.deck import COLOURS, COSTUME, EATER, MENU, SET, TOY, TREAT, TREATS, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.deck import DIETS as DIET_NUMBERS
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza
from kociarnia.games.najlepsza_gra.show.kept import BITS, Shown

PAID = {SET: "set", COSTUME: "costume", TOY: "toy", TREAT: "treat", EATER: "eater"}
FACE: Final[i64] = (1 << 6) - 1
LINES_BY_NAME: Final = {case: [Say(f"line-{line}{case}") for line in LINES] for case in ("", ".acc", ".loc")}
DIETS = {number: name for name, number in DIET_NUMBERS.items()}


def cat_of(deck: Deck, cat: int) -> Say:
    """A cat or stray by its name."""
    return Say(f"card-{deck.cat_keys[cat]}")


def face_of(deck: Deck, face: Face) -> Say:
    """A game card by its name."""
    return Say("face-down") if face == EMPTY else Say(f"card-{deck.face_keys[face]}")


def kind_of(deck: Deck, kind: int) -> Say:
    """A card of a hand by its name."""
    return Say(f"card-{deck.kind_keys[kind]}") if kind else Say("face-down")


def line_of(line: int, case: str = "") -> Say:
    return LINES_BY_NAME[case][line]


def faces_of(setup: Setup, view: Najlepsza, line: i64) -> i64:
    """The cards of a line in one number."""
    grid, cells, at = view.grid, setup.cells, 3 * line
    return (grid[cells[at + 2]] << BITS | grid[cells[at + 1]]) << BITS | grid[cells[at]]


def cards_of(shown: Shown, faces: i64) -> tuple[Say, ...]:
    """The cards of a line by their names."""
    names, first, second, third = shown.names, faces & FACE, faces >> BITS & FACE, faces >> 2 * BITS
    if first != EMPTY and second != EMPTY and third != EMPTY:
        return names[first], names[second], names[third]
    return tuple([names[face] for face in (first, second, third) if face != EMPTY])


@lru_cache(maxsize=1024)  # all readers are told the same of it, move after move
def with_wants(deck: Deck, cat: int) -> Say:
    """A cat with its colour, its meal and what it is worth."""
    return Say(
        "cat-wants",
        {"cat": cat_of(deck, cat), "colours": colours_of(deck, cat), "food": food_of(deck, cat), "worth": worth_of(deck, cat)},
    )


def face_in_full(deck: Deck, face: Face) -> Say:
    """A card of the grid; a cat with what it wants and is worth."""
    return with_wants(deck, face) if EMPTY < face <= deck.cats else face_of(deck, face)


def colours_of(deck: Deck, cat: int) -> Say:
    return Say(f"colours-{deck.colours[cat]}")


def food_of(deck: Deck, cat: int) -> Say:
    if deck.diet[cat] == MENU:
        return treats_of(deck.menu[cat])
    return Say(f"food-{DIETS[deck.diet[cat]]}", {"most": deck.most_treats[cat]})


def worth_of(deck: Deck, cat: int) -> Say:
    """Points, and what an ability adds to them."""
    points = Say("points", {"points": deck.points[cat]})
    per, bonus = deck.bonus_per[cat], deck.bonus[cat]
    if bonus:
        return Say(f"worth-{COLOURS[per] if per <= WHITE else PAID[per]}", {"points": bonus})
    if deck.most_fed[cat]:
        return Say("worth-most-fed", {"points": points, "most": deck.points[cat] + deck.most_fed[cat]})
    if deck.as_catnip[cat]:
        return Say("worth-catnip", {"points": points})
    if deck.makes_delicacies[cat]:
        return Say("worth-delicacies", {"points": points, "treats": deck.makes_delicacies[cat]})
    return points


def treats_of(treats: Sequence[int]) -> Say:
    """So many treats of each kind: "2 tuna, 1 milk"."""
    parts = tuple(Say(f"treats-{TREATS[treat]}", {"count": n}) for treat, n in enumerate(treats) if n)
    return Say("list", {"parts": parts}) if parts else Say("nothing")


def hand_of(deck: Deck, hand: list[int]) -> Say:
    """Cards of a hand, known or not, as a list."""
    parts = tuple(
        Say("copies", {"count": n, "card": kind_of(deck, kind)}) if n > 1 else kind_of(deck, kind)
        for kind, n in enumerate(hand)
        if n
    )
    return Say("list", {"parts": parts}) if parts else Say("nothing")


def signed(points: int) -> str:
    """With its sign, as a gain or a loss is written."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
