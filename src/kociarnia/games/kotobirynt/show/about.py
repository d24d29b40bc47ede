"""All about one card of Kotobirynt. Nothing is secret here but the order of the decks."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, About, Fact, Piece, Say, Zone, fact, unseen
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, joins


def about(setup: Setup, view: Kotobirynt, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    now = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    if piece.face in deck.canals[1:]:
        face = deck.canals.index(piece.face)
        tile = (face << 2) + piece.quarter
        facts = [fact("joins", "about-joins", joins=joins(setup, tile)), *now]
        if any(view.deck):  # before the deal nobody knows it
            facts.append(fact("deck", "about-deck", count=sum(other >> 2 == face for other in view.deck)))
        if view.canal_bag[UNKNOWN]:
            facts.append(unseen(view.canal_bag[face], deck.canal_bag[face]))
        tip = "tip-canal" if zone.kind == "grid" else "tip-deck"
        next_ = Say(tip) if zone.kind == "grid" or piece.at else None  # only the top of the deck comes next
        return About(canal(setup, tile), piece.face, tuple(facts), next_, ("R10", "R11", "R12", "R13"))
    if piece.face in deck.cats[1:]:
        worth = fact("gives", "about-points", points=int(deck.points[deck.cats.index(piece.face)]))
        home = zone.owner >= 0
        return About(_named(piece), piece.face, (worth, *now), None if home else Say("tip-cat"), ("R1", "R2", "R15"))
    if piece.face in deck.keepers:
        return About(_named(piece), piece.face, (fact("does", "about-keeper"), *now), clauses=("R15", "R17"))
    notes = () if piece.face else tuple(Fact(Say("label-now"), note) for note in zone.notes if zone.kind == "pile")
    return About(piece.label, "", (*now, *notes), clauses=("R6", "R18") if notes else ())


def _named(piece: Piece) -> Say:
    return Say(f"card-{piece.face}")
