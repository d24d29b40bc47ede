"""What happened, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from kociarnia.engine import Line, MoveId, Say, Who, line
from kociarnia.games.najlepsza_gra.rules.deck import Deck
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.score import feast_of
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import DEAL, FEED, NEXT, STRAY, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.kept import shown_with
from kociarnia.games.najlepsza_gra.show.labels import cards_of, cat_of, faces_of, hand_of, line_of


def events(setup: Setup, before: Najlepsza, move: MoveId, after: Najlepsza, strict: bool) -> list[Line]:
    """`strict`: whoever must remember the hands is told once what was taken."""
    if before.asking == DEAL:
        return _dealt(setup, before, after)
    deck, seat = setup.deck, before.asked
    if before.asking == TURN and move < setup.spray:
        taken = (move - setup.take) % LINE_COUNT
        cards = cards_of(shown_with(setup), faces_of(setup, before, taken))
        return [Line(Say("log-take", {"who": Who(seat), "line": line_of(taken, ".acc"), "cards": cards}), strict)]
    if move == setup.done:
        return []
    if before.settled() and after.asking == before.asking and after.asked == seat:
        return []  # what is laid open is told as a whole
    verb, args = setup.moves[move]
    who = Who(seat)
    if verb == "stray":
        return _strays(deck, after)
    if verb == "begin":
        return [line("log-begin", who=Who(int(args[0])))]
    if verb in ("mark", "spray"):
        return [line(f"log-{verb}", who=who, line=line_of(LINES.index(str(args[0])), ".loc"))]
    if verb == "adopt":
        return [line("log-adopt", who=who, cat=cat_of(deck, deck.cats + move - setup.adopt))]
    if verb == "cash":
        return [line("log-cash", who=who)]
    if before.asking == FEED:  # that a seat is ready is told to all; what it has decided, to nobody yet
        ready = len(after.meals[seat]) == setup.meals.length(after.fronts[seat])
        return [line("log-ready", who=who)] if ready else []
    if verb == "shows":
        return _feast(setup, after, seat)
    return [line("log-hand", who=who, hand=hand_of(deck, hand(setup, after, seat)))] if verb == "lay" else []


def _dealt(setup: Setup, before: Najlepsza, after: Najlepsza) -> list[Line]:
    """New cards are told together, when the line is full; those of the set-up are on the table anyway."""
    if after.asking == DEAL:
        return []
    filled = before.detail_of(NEXT)
    if filled < 0:
        return []
    faces, kept = faces_of(setup, after, filled), shown_with(setup)
    return [Line(Say("log-refill", {"cards": cards_of(kept, faces)}))]


def _strays(deck: Deck, after: Najlepsza) -> list[Line]:
    if after.asking == STRAY:
        return []
    return [line("log-strays", cats=tuple(cat_of(deck, deck.cats + stray) for stray in after.offers))]


def _feast(setup: Setup, after: Najlepsza, seat: int) -> list[Line]:
    feast = feast_of(setup, after, seat)
    lines = []
    for key, fed in (("log-fed", True), ("log-hungry", False)):
        cats = tuple(
            cat_of(setup.deck, cat) for cat, treats in zip(feast.front, feast.treats, strict=True) if (treats > 0) == fed
        )
        if cats:
            lines.append(line(key, who=Who(seat), cats=cats))
    return lines
