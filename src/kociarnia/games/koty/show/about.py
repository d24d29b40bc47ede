"""All about one card of Koty, as far as the reader's view tells."""

from __future__ import annotations

from kociarnia.engine import About, Fact, Piece, Say, Zone, fact, unseen
from kociarnia.games.koty.rules.deck import CATS
from kociarnia.games.koty.rules.score import land
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, Koty
from kociarnia.games.koty.show.labels import card

# Where the rulebook tells what the cards do that are no cats; None: cats.
CLAUSES = {
    "raven": ("R58", "R60"), "joker": ("R63", "R64", "R65"), "moth": ("R80",), "bat": ("R82",), "owl": ("R78", "R79"),
    "dragon": ("R84",),
}  # fmt: skip


def about(setup: Setup, view: Koty, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    now = tuple(Fact(Say("label-now"), note) for note in zone.notes) if zone.kind == "stack" else ()
    marks = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    if piece.face not in deck.keys:
        if zone.kind != "stack" and not piece.face:
            return About(piece.label, "", (fact("is", "about-hidden"), *marks), clauses=("R4", "R12"))
        worth = fact("worth", "about-nine", nine=int(deck.nine), times=int(deck.times))
        return About(Say("card-nine"), piece.face, (worth, *now, *marks), Say("tip-nine"), ("R4", "R6", "R67"))
    face = deck.keys.index(piece.face)
    left = unseen(view.bag[face], deck.bag[face])
    if face > CATS:
        does = fact("does", f"about-{piece.face}")
        return About(piece.label, piece.face, (does, *now, *marks, left), clauses=CLAUSES[piece.face])
    alone, full = int(deck.value[face]), int(land(deck, face, DEEP))
    facts = (
        fact("worth", "about-worth", cats=alone, double=alone * int(deck.times), full=full),
        fact("friend", "about-friend", card=card(setup, deck.friend[face])),
        fact("fight", "about-fight"),
        *now, *marks, left,
    )  # fmt: skip
    return About(piece.label, piece.face, facts, Say("tip-cat"), ("R31", "R34", "R47", "R70"))
