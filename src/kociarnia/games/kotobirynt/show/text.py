"""The table drawn with characters, at most 80 columns wide; and the same table as plain sentences for a screen reader.

A card is 7 characters wide and 3 high. Canals are double lines and run through the middle of a side; where two cards are both
open the wall between them is, too. On a bridge one canal visibly dives under the other.
"""

from __future__ import annotations

from textwrap import wrap

from kociarnia.engine import UNKNOWN, Say, Who, Words
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, lying, place

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


def square(rules: KotobiryntRules, view: Kotobirynt) -> list[str]:
    """The cards with the walls between them."""
    size = int(rules.board.size)
    cards = [card(rules.box.openings(tile)) for tile in view.square]
    out = [_wall(rules, view, 0)]
    for row in range(size):
        for line in range(HIGH):
            text = "═" if line == 1 and _open(rules, view, row * size, W) else "│"
            for column in range(size):
                cell = row * size + column
                joined = line == 1 and _open(rules, view, cell, E)
                text += cards[cell][line] + ("═" if joined else "│")
            out.append(text)
        out.append(_wall(rules, view, row + 1))
    return out


def _open(rules: KotobiryntRules, view: Kotobirynt, cell: int, side: int) -> bool:
    """Does water pass that side of a card: is it open, and whatever lies beyond as well?"""
    at = side.bit_length() - 1
    if not rules.box.join[4 * view.square[cell] + at]:
        return False
    beyond = rules.board.across[4 * cell + at]
    return beyond < 0 or bool(rules.box.join[4 * view.square[beyond >> 2] + (beyond & 3)])


def _wall(rules: KotobiryntRules, view: Kotobirynt, row: int) -> str:
    """The wall above a row of cards; below the last one for row == size."""
    size = int(rules.board.size)
    ends = "┌┬┐" if row == 0 else "└┴┘" if row == size else "├┼┤"
    parts = []
    for column in range(size):
        cell, side = ((row - 1) * size + column, S) if row else (column, N)
        parts.append("───║───" if _open(rules, view, cell, side) else "───────")
    return ends[0] + ends[1].join(parts) + ends[2]


def figures(rules: KotobiryntRules, view: Kotobirynt, words: Words) -> dict[int, str]:
    """What stands on the places: "=^5^=" is a cat of five points, "⌂L" a keeper by initial."""
    out = {at: f"=^{rules.box.points[view.cats[n]]}^=" for n, at in enumerate(view.cat_places) if view.cats[n] != UNKNOWN}
    for n, at in enumerate(view.keeper_places):
        out[at] = "⌂" + words(keeper(rules, n, "sign"))
    return out


def drawn(rules: KotobiryntRules, view: Kotobirynt, words: Words) -> list[str]:
    size = int(rules.board.size)
    names, standing = rules.board.place_names, figures(rules, view, words)
    lines = square(rules, view)
    for row in range(size):
        at = 2 + row * (HIGH + 1)
        right, left = size + row, 4 * size - 1 - row
        lines[at] = f"{standing.get(left, ''):>5} {names[left]:>2} {lines[at]} {names[right]} {standing.get(right, '')}"
    lines = [line if line[:1] in " =⌂" else " " * LEFT + line for line in lines]

    def beside(places: list[int], texts: dict[int, str]) -> str:
        return " " * (LEFT + 1) + " ".join(f"{texts.get(at, ''):^{WIDE}}" for at in places)

    top, bottom = list(range(size)), list(range(3 * size - 1, 2 * size - 1, -1))
    codes = dict(enumerate(names))
    lines = [beside(top, codes), beside(top, standing), *lines, beside(bottom, standing), beside(bottom, codes)]
    panel = _panel(rules, view, words)
    lines += [""] * (len(panel) - len(lines))
    wide = LEFT + size * (WIDE + 1) + 1 + 10
    panel += [""] * (len(lines) - len(panel))
    return [f"{line:<{wide}} {beside}".rstrip() for line, beside in zip(lines, panel, strict=True)]


def _panel(rules: KotobiryntRules, view: Kotobirynt, words: Words) -> list[str]:
    """Beside the square: the turn, the deck, who is where, who has won what."""
    out = [words(fact) for fact in facts(rules, view)] + [""]
    out.append(words("panel-deck", count=len(view.deck)))
    if view.deck and view.deck[0] != UNKNOWN:
        picture = card(rules.box.openings(view.deck[0]))
        out += ["┌───────┐", *(f"│{line}│" for line in picture), "└───────┘"]
        out += wrap(words("panel-order", cards=" ".join(sign(rules, tile) for tile in view.deck)), PANEL)
    out += ["", words("panel-cats", count=view.cat_bag[UNKNOWN])]
    for n, face in enumerate(view.cats):
        if face != UNKNOWN and view.cat_places[n] != NOWHERE:
            name = words(Say(f"card-{rules.box.cats[face]}"))
            out.append(f"=^{rules.box.points[face]}^= {name} ({rules.board.place_names[view.cat_places[n]]})")
    for n, at in enumerate(view.keeper_places):
        out.append(f"⌂{words(keeper(rules, n, 'sign'))} {words(keeper(rules, n))} ({rules.board.place_names[at]})")
    return [*out, "", *(words(line) for line in standings(rules, view))]


def sign(rules: KotobiryntRules, tile: int) -> str:
    """A card as one character."""
    if tile == UNKNOWN:
        return "?"
    through = [mask for mask in rules.box.openings(tile) if mask & mask - 1]
    if len(through) == 2:
        return "╪"
    return MIDDLE[through[0]] if through else "·"


def facts(rules: KotobiryntRules, view: Kotobirynt) -> list[Say]:
    """The turn and the action."""
    if not view.agenda:
        return [Say("fact-turns", {"turns": view.turns})]
    number = view.made + 1 if view.agenda[-1] == ACT else max(view.made, 1)  # an action lasts until its cats are settled
    return [Say("fact-turn", {"turn": view.turns + 1}), Say("fact-action", {"action": number, "actions": ACTIONS})]


def standings(rules: KotobiryntRules, view: Kotobirynt) -> list[Say]:
    """Cats and points of every seat; what is held in common once."""
    home = Say("note-home", {"cats": len(view.won), "all": rules.all_cats})
    if rules.counts_turns():
        return [home]
    points = [sum(rules.box.points[won >> 3] for won in view.won if won & 7 == seat) for seat in range(rules.players)]
    cats = [sum(won & 7 == seat for won in view.won) for seat in range(rules.players)]
    return [home] + [
        Say("note-seat", {"who": Who(seat), "points": points[seat], "cats": cats[seat]}) for seat in range(rules.players)
    ]


def told(rules: KotobiryntRules, view: Kotobirynt, words: Words) -> list[str]:
    """The table in sentences."""
    size = int(rules.board.size)
    out = [words(fact) for fact in facts(rules, view)]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        cards = "; ".join(f"{rules.board.cell_names[cell]} {words(lying(rules, view.square[cell]))}" for cell in cells)
        out.append(words("plain-row", row=row + 1, cards=cards))
    for n, face in enumerate(view.cats):
        if face != UNKNOWN and view.cat_places[n] != NOWHERE:
            out.append(_water(rules, view, words, words(cat(rules, face)), view.cat_places[n]))
    for n, at in enumerate(view.keeper_places):
        out.append(_water(rules, view, words, words(keeper(rules, n)), at))
    if view.deck:
        out.append(words("plain-deck", count=len(view.deck), top=canal(rules, view.deck[0])))
        under = [words(canal(rules, tile)) for tile in view.deck[1:]]
        if any(view.deck[1:]):
            out.append(words("plain-under", cards=", ".join(under)))
    out.append(words("panel-cats", count=view.cat_bag[UNKNOWN]))
    return out + [words(line) for line in standings(rules, view)]


def _water(rules: KotobiryntRules, view: Kotobirynt, words: Words, name: str, at: int) -> str:
    """Who is where, and through which cards the water runs from there."""
    cells = ", ".join(rules.board.cell_names[cell] for cell in rules.board.course(view.square, rules.box.flow, at))
    if not cells:
        return words("plain-closed", name=name, place=place(rules, at))
    return words("plain-water", name=name, place=place(rules, at), cells=cells)
