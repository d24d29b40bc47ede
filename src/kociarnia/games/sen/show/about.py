"""All about one land of Sen: what is printed on it and nothing else, for memory is the game (A37)."""

from __future__ import annotations

from kociarnia.engine import About, Fact, Piece, Say, fact
from kociarnia.games.sen.rules.deck import HOURGLASS, PEEK_1, PICK_1, SWAP_2, TAKE_2
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.show.labels import face_of

CLAUSES = {PICK_1: "R25", TAKE_2: "R26", PEEK_1: "R28", SWAP_2: "R29"}


def about(setup: Setup, piece: Piece) -> About:
    deck = setup.deck
    now = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    if piece.at == "claim":
        return About(piece.label, "", (fact("does", "about-claim"),), clauses=("R55", "R57", "R59", "R60"))
    if piece.at == "closed":
        return About(piece.label, "", (fact("is", "about-closed"),), clauses=("R4", "R15"))
    if not piece.face:
        return About(piece.label, "", (fact("is", "about-covered"), *now), Say("tip-covered"), ("R6",))
    face = deck.names.index(piece.face)
    name = face_of(setup, face)
    copies = (fact("copies", "about-copies", count=int(deck.bag[face])),) if deck.bag[face] else ()
    if piece.face == HOURGLASS:
        worth = fact("worth", "about-hourglass", ravens=int(deck.ravens[face]))
        return About(name, piece.face, (worth, *now, *copies), Say("tip-hourglass"), ("R34", "R35"))
    worth = fact("worth", "card-plain", ravens=int(deck.ravens[face]), face=piece.face)
    action = deck.action[face]
    if not action:
        return About(name, piece.face, (worth, *now, *copies), Say("tip-land"), ("R1",))
    does = fact("does", f"about-{piece.face}")
    return About(name, piece.face, (worth, does, *now, *copies), Say("tip-special"), (CLAUSES[action], "R20", "R22"))
