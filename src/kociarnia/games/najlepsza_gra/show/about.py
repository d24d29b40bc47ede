"""All about one card, cat or treat of Najlepsza gra, as far as the reader's view tells."""

from __future__ import annotations

from kociarnia.engine import About, Fact, Piece, Say, Zone, fact, unseen
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, EATER, MENU, NUMBER, SET, TOY, TREAT, TREATS, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import ENOUGH, marks_of, with_cat
from kociarnia.games.najlepsza_gra.show.labels import cat_of, food_of, treats_of, worth_of
from kociarnia.games.najlepsza_gra.show.scene import lacking

PAID_BY = {SET: "R51", EATER: "R53", COSTUME: "R57", TOY: "R38"}
KEPT = {"costume": ("R33", "R34", "R35"), "lost_cat": ("R40", "R42", "R43"), "bottle": ("R44", "R45"), "catnip": ("R37",)}


def about(setup: Setup, view: Najlepsza, reader: int, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    if piece.face in deck.cat_keys[1:]:
        return _cat(setup, view, reader, zone, piece)
    if zone.key.startswith("treats."):
        clause = "R32" if piece.face == "delicacy" else "R30"
        is_ = fact("is", "about-delicacy" if piece.face == "delicacy" else "about-token", treat=Say(f"treat-{piece.face}"))
        return About(piece.label, piece.face, (is_,), Say("tip-treat"), (clause, "R26", "R47"))
    if piece.face in deck.face_keys:
        return _card(setup, view, reader, piece)
    if zone.key == "lines":
        taken = tuple(Fact(Say("label-now"), Say("about-guarded")) for _ in piece.marks)
        return About(piece.label, "", (fact("does", "about-line"), *taken), clauses=("R14", "R15"))
    return About(piece.label, "", (fact("is", "about-hidden"),), clauses=("R16",) if zone.owner < 0 else ("R20", "R21"))


def _cat(setup: Setup, view: Najlepsza, reader: int, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    cat = deck.cat_keys.index(piece.face)
    facts = [
        fact("colour", f"about-colours-{deck.colours[cat]}"),
        Fact(Say("label-wants"), food_of(deck, cat)),
        Fact(Say("label-fed"), worth_of(deck, cat)),
        fact("hungry", "points", points=int(deck.hungry_points)),
    ]
    if zone.owner >= 0:  # it is somebody's: the table says how it stands with its meal
        facts += [Fact(Say("label-now"), mark) for mark in piece.marks]
    elif reader < setup.players and not view.feasting():
        facts.append(Fact(Say("label-with-you"), _with_you(setup, view, reader, cat)))
    stray = cat > deck.cats
    clauses = ("R41", "R40") if stray and zone.owner < 0 else ("R25", "R27")
    tip = Say("tip-stray" if stray and zone.owner < 0 else "tip-cat")
    return About(cat_of(deck, cat), piece.face, tuple(facts), tip, (*clauses, *_ability(deck, cat)))


def _with_you(setup: Setup, view: Najlepsza, reader: int, cat: int) -> Say:
    """Could the reader feed it along with the cats that are theirs already?"""
    lack = marks_of(with_cat(setup, view, reader, cat))[-1]
    return Say("mark-enough") if lack == ENOUGH else Say("mark-lacks", {"treats": lacking(lack)})


def _ability(deck: Deck, cat: int) -> tuple[str, ...]:
    """Where the rulebook tells what the cat does besides."""
    per = deck.bonus_per[cat]
    if deck.bonus[cat]:
        if per <= WHITE:
            return ("R50",)
        return ("R54" if deck.diet[cat] == NUMBER else "R52",) if per == TREAT else (PAID_BY[per],)
    if deck.most_fed[cat]:
        return ("R55",)
    if deck.as_catnip[cat]:
        return ("R56",)
    return ("R58",) if deck.makes_delicacies[cat] else () if deck.diet[cat] == MENU else ("R26",)


def _card(setup: Setup, view: Najlepsza, reader: int, piece: Piece) -> About:
    deck = setup.deck
    face = deck.face_keys.index(piece.face)
    left = unseen(view.bag[face], sum(deck.copies[face][: setup.players - 1]))
    if face < deck.first_hand:
        gives = Fact(Say("label-gives"), Say("about-gives", {"treats": _tokens(deck.gives[face])}))
        return About(piece.label, piece.face, (gives, left), Say("tip-treat"), ("R19", "R30", "R47"))
    kind = face - deck.first_hand + 1
    toy = kind in deck.toys
    label = "does" if piece.face in ("lost_cat", "bottle") else "worth"
    facts = [fact(label, "about-toy" if toy else f"about-{piece.face}", **_numbers(deck))]
    if reader < setup.players:
        facts.append(fact("with-you", "about-held", count=int(hand(setup, view, reader)[kind])))
    return About(piece.label, piece.face, (*facts, left), clauses=("R38",) if toy else KEPT[piece.face])


def _tokens(gives: list[int]) -> Say:
    if gives[3]:
        return Say("treats-delicacy", {"count": int(gives[3])})
    return treats_of(gives[: len(TREATS) - 1])


def _numbers(deck: Deck) -> dict[str, str | int]:
    """What is printed on the cards of a hand: sets of toys, most costumes, catnip, pairs of lost cats."""
    return {
        "sets": ", ".join(str(int(points)) for points in deck.toy_sets[1:]),
        "most": int(deck.most_costumes_points), "none": int(deck.no_costume_points), "pair": int(deck.pair_points),
        "alone": int(deck.catnip_points[0]), "some": int(deck.catnip_per_fed[1]), "many": int(deck.catnip_per_fed[2]),
    }  # fmt: skip
