"""Cards, treats and lines as messages."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import Face, Say
from kociarnia.games.najlepsza_gra.rules.deck import COLOURS, COSTUME, EATER, MENU, SET, TOY, TREAT, TREATS, WHITE, Box
from kociarnia.games.najlepsza_gra.rules.deck import DIETS as DIET_NUMBERS
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINES, PLACES
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Table

PAID = {SET: "set", COSTUME: "costume", TOY: "toy", TREAT: "treat", EATER: "eater"}
DIETS = {number: name for name, number in DIET_NUMBERS.items()}


def cat_of(box: Box, cat: int) -> Say:
    """A cat or stray by its name."""
    return Say(f"card-{box.cat_keys[cat]}")


def face_of(box: Box, face: Face) -> Say:
    """A game card by its name."""
    return Say("face-down") if face == EMPTY else Say(f"card-{box.face_keys[face]}")


def kind_of(box: Box, kind: int) -> Say:
    """A card of a hand by its name."""
    return Say(f"card-{box.kind_keys[kind]}") if kind else Say("face-down")


def line_of(line: int) -> Say:
    return Say(f"line-{LINES[line]}")


def cards_of(rules: NajlepszaRules, view: Table, line: int) -> tuple[Say, ...]:
    """The cards of a line by their names."""
    faces = [view.grid[place] for place in PLACES[3 * line : 3 * line + 3]]
    return tuple(face_of(rules.box, face) for face in faces if face)


@lru_cache(maxsize=1024)  # all readers are told the same of it, move after move
def with_wants(box: Box, cat: int) -> Say:
    """A cat with its colour, its meal and what it is worth."""
    return Say(
        "cat-wants",
        {"cat": cat_of(box, cat), "colours": colours_of(box, cat), "food": food_of(box, cat), "worth": worth_of(box, cat)},
    )


def face_in_full(rules: NajlepszaRules, face: Face) -> Say:
    """A card of the grid; a cat with what it wants and is worth."""
    return with_wants(rules.box, face) if EMPTY < face <= rules.cats else face_of(rules.box, face)


def colours_of(box: Box, cat: int) -> Say:
    return Say(f"colours-{box.colours[cat]}")


def food_of(box: Box, cat: int) -> Say:
    if box.diet[cat] == MENU:
        return some(box.menu[cat])
    return Say(f"food-{DIETS[box.diet[cat]]}", {"most": box.most[cat]})


def worth_of(box: Box, cat: int) -> Say:
    """Points, and what an ability adds to them."""
    points = Say("points", {"points": box.points[cat]})
    per, each = box.per[cat], box.each[cat]
    if each:
        return Say(f"worth-{COLOURS[per] if per <= WHITE else PAID[per]}", {"points": each})
    if box.most_fed[cat]:
        return Say("worth-most-fed", {"points": points, "most": box.points[cat] + box.most_fed[cat]})
    if box.catnip[cat]:
        return Say("worth-catnip", {"points": points})
    if box.delicacies[cat]:
        return Say("worth-delicacies", {"points": points, "treats": box.delicacies[cat]})
    return points


def some(treats: list[int]) -> Say:
    """So many treats of each kind: "2 tuna, 1 milk"."""
    parts = tuple(Say(f"treats-{TREATS[treat]}", {"count": n}) for treat, n in enumerate(treats) if n)
    return Say("list", {"parts": parts}) if parts else Say("nothing")


def hand_of(rules: NajlepszaRules, hand: list[int]) -> Say:
    """Cards of a hand, known or not, as a list."""
    parts = tuple(
        Say("copies", {"count": n, "card": kind_of(rules.box, kind)}) if n > 1 else kind_of(rules.box, kind)
        for kind, n in enumerate(hand)
        if n
    )
    return Say("list", {"parts": parts}) if parts else Say("nothing")


def signed(points: int) -> str:
    """With its sign, as a gain or a loss is written."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
