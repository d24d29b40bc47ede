"""The table of Koty in a terminal: every dream as four boxes in a row, on a narrow screen two and two; no colour.

╭ 1 ◂ 1 J ───────╮  the number of the land; after ◂ what the asked reader may play there
│ N8   ×2 ×2     │  the top card, and the ×2 that lie under it
╰ 8 × 2 × 2 = 32 ╯  how it is counted
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kociarnia.engine import Say, Who
from kociarnia.engine.agenda import DEALER
from kociarnia.games.koty.rules.deck import FACES, JOKER, RAVEN
from kociarnia.games.koty.rules.legal import legal
from kociarnia.games.koty.rules.score import dream
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import LANDS, Koty
from kociarnia.games.koty.show.labels import acting, card, count_of
from kociarnia.games.koty.show.packing import dream_of, full_in
from kociarnia.games.koty.show.scene import note_full

if TYPE_CHECKING:
    from kociarnia.engine import Words

INSIDE = 17  # columns inside a box: four boxes and their gaps are 79 wide


def text_table(setup: Setup, view: Koty, reader: int, words: Words, width: int) -> list[str]:
    """Rivals clockwise from the reader's left, the middle of the table, then the reader's own dream and hand."""
    fits = _fits(setup, view, reader, words)
    start = reader if reader < setup.players else 0
    order = [(start + step) % setup.players for step in range(1, setup.players)] + [start]
    lines: list[str] = []
    for seat in order:
        if seat == start and reader < setup.players:
            lines += _middle(setup, view, words)
        lines += _dream(setup, view, seat, words, fits, LANDS if width > LANDS * (INSIDE + 3) - 2 else LANDS // 2)
    if reader < setup.players:
        hand = [card(setup, face) for face in range(1, FACES) for _ in range(view.hands[reader * FACES + face])]
        lines.append(words("draw-hand", cards=tuple(Say("draw-card", {"sign": _sign(one), "card": one}) for one in hand)))
    else:
        lines += _middle(setup, view, words)
    return lines


def _sign(named: Say) -> Say:
    """The index of a card: "N8"."""
    return Say(named.key.replace("card-", "sign-", 1))


def _middle(setup: Setup, view: Koty, words: Words) -> list[str]:
    top = "–"
    if len(view.discards) > 0:
        face = view.discards[-1]
        top = words("hidden") if view.veils[-1] or not face else words(card(setup, face))
    lines = [words("draw-middle", pile=int(view.pile), discards=len(view.discards), top=top)]
    if view.played:
        lines.append(words("draw-played", card=acting(setup, view.played, view.role)))
    return lines


def _dream(setup: Setup, view: Koty, seat: int, words: Words, fits: dict[int, list[str]], beside: int) -> list[str]:
    cards = sum(view.hands[seat * FACES : seat * FACES + FACES])
    known = [card(setup, face) for face in range(1, FACES) for _ in range(view.shown[seat * FACES + face])]
    head = words("draw-dream", who=Who(seat), cats=int(dream(setup.deck, view, seat)), cards=int(cards))
    head += " · " + words(note_full(full_in(dream_of(view, seat))))
    if known:
        head += " " + words("draw-known", cards=tuple(known))
    if setup.teams:
        head += " " + words("draw-team", who=Who(int(setup.mates[seat])))
    boxes = [_box(setup, view, seat * LANDS + land, words, fits) for land in range(LANDS)]
    rows = [boxes[first : first + beside] for first in range(0, LANDS, beside)]
    return [head, *(" ".join(parts) for row in rows for parts in zip(*row, strict=True))]


def _box(setup: Setup, view: Koty, cell: int, words: Words, fits: dict[int, list[str]]) -> tuple[str, str, str]:
    top, depth = view.tops[cell], view.depth[cell]
    if top:
        inside = words(card(setup, top) if top == RAVEN else Say(f"sign-{setup.deck.keys[top]}"))
    else:
        inside = str(int(setup.deck.nine)) if depth else ""
    under = f"×{int(setup.deck.times)} " * (depth if top else max(0, depth - 1))
    title = f" {cell % LANDS + 1} "
    if view.played and cell == view.target and view.played <= JOKER:  # an attack that others may still answer
        title += f"◂ {words('draw-attack')} {words(Say(f'sign-{setup.deck.keys[view.played]}'))} "
    elif cell in fits:
        title += "◂ " + " ".join(fits[cell]) + " "
    counted = f" {count_of(setup, view, cell)} ".replace(" × ", "×") if top or depth else ""
    return (
        f"╭{title[:INSIDE]:─<{INSIDE}}╮",
        f"│ {inside:<6}{under:<{INSIDE - 7}}│",
        f"╰{counted:─<{INSIDE}}╯",
    )


def _fits(setup: Setup, view: Koty, reader: int, words: Words) -> dict[int, list[str]]:
    """For each land the short signs of what the reader may play there now."""
    out: dict[int, list[str]] = {}
    if view.asking >= DEALER or view.asked != reader:
        return out
    for move in legal(setup, view):
        verb, args = setup.moves[move]
        if verb == "play" or verb == "joker":
            at = move - (setup.play if verb == "play" else setup.joker)
            cell = int(at // ROLES)
            face = JOKER if verb == "joker" else int(at % ROLES) + 1
            sign = words(Say(f"sign-{setup.deck.keys[face]}"))
        elif verb in ("moth", "bat"):
            cell = int(args[0]) * LANDS + int(args[1])
            sign = words(Say(f"sign-{verb}"))
        elif verb == "carry":
            cell = int(args[0]) * LANDS + int(args[1])
            sign = words(Say(f"sign-{setup.deck.keys[view.answer]}"))
        elif verb in ("nine", "pair"):
            cell = reader * LANDS + int(args[0])
            sign = str(int(setup.deck.nine)) if verb == "nine" else words(Say(f"sign-{setup.deck.keys[view.answer]}")) + "+9"
        else:
            continue
        signs = out.setdefault(cell, [])
        if sign not in signs:
            signs.append(sign)
    return out
