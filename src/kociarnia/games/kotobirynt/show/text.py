"""The table drawn with characters, and the same table as plain sentences for a screen reader.

A card is 7 characters wide and 3 high. Canals are double lines and run through the middle of a side; where two cards are both
open the wall between them is, too. On a bridge one canal visibly dives under the other.
"""

from __future__ import annotations

from textwrap import wrap

from kociarnia.engine import UNKNOWN, Say, Words
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, lying, spot
from kociarnia.games.kotobirynt.show.paths import course
from kociarnia.games.kotobirynt.show.scene import facts, standings

WIDE, HIGH = 7, 3  # of a card
LEFT = 9  # what stands left of the square
PANEL = 26  # the column beside it
N, E, S, W = 1, 2, 4, 8
# The middle of a card, by the sides that meet there.
MIDDLE = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"


def card(channels: list[int]) -> list[str]:
    """A card as it lies: three lines of seven characters."""
    rows = [[" "] * WIDE for _ in range(HIGH)]
    whole = 0
    for mask in channels:
        whole |= mask
    if whole & N:
        rows[0][3] = "║"
    if whole & S:
        rows[2][3] = "║"
    if whole & W:
        rows[1][:3] = "═══"
    if whole & E:
        rows[1][4:] = "═══"
    through = [mask for mask in channels if mask & mask - 1]
    if len(through) == 2:
        _two(rows, through)
    elif through:
        rows[1][3] = MIDDLE[through[0]]
    for mask in channels:
        if not mask & mask - 1:  # a dead end
            _end(rows, mask)
    return ["".join(row) for row in rows]


def _two(rows: list[list[str]], through: list[int]) -> None:
    """Two canals that do not meet: a bridge, or two bends."""
    if N | S in through:
        rows[1][2:5] = "╡║╞"
    elif N | E in through:
        rows[1][:] = "══╗╚═══"
        rows[2][2:4] = "╚╗"
    else:
        rows[1][:] = "═══╝╔══"
        rows[2][3:5] = "╔╝"


def _end(rows: list[list[str]], mask: int) -> None:
    if mask == N:
        rows[0][3] = "╨"
    elif mask == S:
        rows[2][3] = "╥"
    elif mask == W:
        rows[1][:3] = "══╡"
    else:
        rows[1][4:] = "╞══"


def square(setup: Setup, view: Kotobirynt) -> list[str]:
    """The cards with the walls between them."""
    size = int(setup.board.size)
    cards = [card(setup.deck.openings(tile)) for tile in view.square]
    out = [_wall(setup, view, 0)]
    for row in range(size):
        for line in range(HIGH):
            text = "═" if line == 1 and _open(setup, view, row * size, W) else "│"
            for column in range(size):
                cell = row * size + column
                joined = line == 1 and _open(setup, view, cell, E)
                text += cards[cell][line] + ("═" if joined else "│")
            out.append(text)
        out.append(_wall(setup, view, row + 1))
    return out


def _open(setup: Setup, view: Kotobirynt, cell: int, side: int) -> bool:
    """Does water pass that side of a card: is it open, and whatever lies beyond as well?"""
    at = side.bit_length() - 1
    if not setup.deck.join[4 * view.square[cell] + at]:
        return False
    beyond = setup.board.across[4 * cell + at]
    return beyond < 0 or bool(setup.deck.join[4 * view.square[beyond >> 2] + (beyond & 3)])


def _wall(setup: Setup, view: Kotobirynt, row: int) -> str:
    """The wall above a row of cards; below the last one for row == size."""
    size = int(setup.board.size)
    ends = "┌┬┐" if row == 0 else "└┴┘" if row == size else "├┼┤"
    parts = []
    for column in range(size):
        cell, side = ((row - 1) * size + column, S) if row else (column, N)
        parts.append("───║───" if _open(setup, view, cell, side) else "───────")
    return ends[0] + ends[1].join(parts) + ends[2]


def figures(setup: Setup, view: Kotobirynt, words: Words) -> dict[int, str]:
    """What stands on the spots: "=^5^=" is a cat of five points, "⌂L" a keeper by initial."""
    out = {
        at: f"=^{setup.deck.points[view.cats[number]]}^="
        for number, at in enumerate(view.cat_spots)
        if view.cats[number] != UNKNOWN
    }
    for number, at in enumerate(view.keeper_spots):
        out[at] = "⌂" + words(keeper(setup, number, "sign"))
    return out


def text_table(setup: Setup, view: Kotobirynt, words: Words, plain: bool, width: int) -> list[str]:
    return sentences(setup, view, words) if plain else drawing(setup, view, words, width)


def drawing(setup: Setup, view: Kotobirynt, words: Words, width: int) -> list[str]:
    size = int(setup.board.size)
    names, standing = setup.board.spot_names, figures(setup, view, words)
    lines = square(setup, view)
    for row in range(size):
        at = 2 + row * (HIGH + 1)
        right, left = size + row, 4 * size - 1 - row
        lines[at] = f"{standing.get(left, ''):>5} {names[left]:>2} {lines[at]} {names[right]} {standing.get(right, '')}"
    lines = [line if line[:1] in " =⌂" else " " * LEFT + line for line in lines]

    def beside(spots: list[int], texts: dict[int, str]) -> str:
        return " " * (LEFT + 1) + " ".join(f"{texts.get(at, ''):^{WIDE}}" for at in spots)

    top, bottom = list(range(size)), list(range(3 * size - 1, 2 * size - 1, -1))
    codes = dict(enumerate(names))
    lines = [beside(top, codes), beside(top, standing), *lines, beside(bottom, standing), beside(bottom, codes)]
    wide = LEFT + size * (WIDE + 1) + 1 + 10
    if wide + 1 + PANEL > width:  # below it then, and without the spaces: the table should not be scrolled off
        return [line.rstrip() for line in [*lines, *filter(None, _panel(setup, view, words, False))]]
    panel = _panel(setup, view, words, True)
    lines += [""] * (len(panel) - len(lines))
    panel += [""] * (len(lines) - len(panel))
    return [f"{line:<{wide}} {beside}".rstrip() for line, beside in zip(lines, panel, strict=True)]


def _panel(setup: Setup, view: Kotobirynt, words: Words, beside: bool) -> list[str]:
    """The turn, the deck, who is where, who has won what; beside the square with a picture of the top card."""
    out = [words(fact) for fact in facts(view)] + [""]
    out.append(words("panel-deck", count=len(view.deck)))
    if len(view.deck) > 0 and view.deck[0] != UNKNOWN:
        picture = card(setup.deck.openings(view.deck[0]))
        out += ["┌───────┐", *(f"│{line}│" for line in picture), "└───────┘"] if beside else []
        order = words("panel-order", cards=" ".join(sign(setup, tile) for tile in view.deck))
        out += wrap(order, PANEL) if beside else [order]
    out += ["", words("panel-cats", count=view.cat_bag[UNKNOWN])]
    for number, face in enumerate(view.cats):
        if face != UNKNOWN and view.cat_spots[number] != NOWHERE:
            name = words(Say(f"card-{setup.deck.cats[face]}"))
            out.append(f"=^{setup.deck.points[face]}^= {name} ({setup.board.spot_names[view.cat_spots[number]]})")
    for number, at in enumerate(view.keeper_spots):
        out.append(f"⌂{words(keeper(setup, number, 'sign'))} {words(keeper(setup, number))} ({setup.board.spot_names[at]})")
    return [*out, "", *(words(line) for line in standings(setup, tuple(view.won)))]


def sign(setup: Setup, tile: int) -> str:
    """A card as one character."""
    if tile == UNKNOWN:
        return "?"
    through = [mask for mask in setup.deck.openings(tile) if mask & mask - 1]
    if len(through) == 2:
        return "╪"
    return MIDDLE[through[0]] if through else "·"


def sentences(setup: Setup, view: Kotobirynt, words: Words) -> list[str]:
    """The table in sentences."""
    size = int(setup.board.size)
    out = [words(fact) for fact in facts(view)]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        cards = "; ".join(f"{setup.board.cell_names[cell]} {words(lying(setup, view.square[cell]))}" for cell in cells)
        out.append(words("plain-row", row=row + 1, cards=cards))
    for number, face in enumerate(view.cats):
        if face != UNKNOWN and view.cat_spots[number] != NOWHERE:
            out.append(_water(setup, view, words, words(cat(setup, face)), view.cat_spots[number]))
    for number, at in enumerate(view.keeper_spots):
        out.append(_water(setup, view, words, words(keeper(setup, number)), at))
    if len(view.deck) > 0:
        out.append(words("plain-deck", count=len(view.deck), top=canal(setup, view.deck[0])))
        under = [words(canal(setup, tile)) for tile in view.deck[1:]]
        if any(view.deck[1:]):
            out.append(words("plain-under", cards=", ".join(under)))
    out.append(words("panel-cats", count=view.cat_bag[UNKNOWN]))
    return out + [words(line) for line in standings(setup, tuple(view.won))]


def _water(setup: Setup, view: Kotobirynt, words: Words, name: str, at: int) -> str:
    """Who is where, and through which cards the water runs from there."""
    cells = ", ".join(dict.fromkeys(setup.board.cell_names[one >> 4] for one in course(setup, view.square, at)))
    if not cells:
        return words("plain-closed", name=name, spot=spot(setup, at))
    return words("plain-water", name=name, spot=spot(setup, at), cells=cells)
