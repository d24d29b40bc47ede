"""What hidden_cards.py does, for a game that keeps its bags and zones in plain lists: simpler to write, and slower."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import hidden_cards
from kociarnia.engine.contract import UNKNOWN, Dice, Face, Observer, Observers
from kociarnia.engine.hidden_cards import FACE as FACE
from kociarnia.engine.hidden_cards import Card


def take(bag: list[i64], face: Face) -> None:
    bag[face] -= 1
    bag[UNKNOWN] -= 1


def put(bag: list[i64], face: Face) -> None:
    bag[face] += 1
    bag[UNKNOWN] += 1


def reveal(card: Card, face: Face, to: Observers, bag: list[i64]) -> Card:
    flat = vec[i64](bag)
    seen = hidden_cards.reveal(card, face, to, flat)
    bag[:] = flat
    return seen


def hide(zone: list[Card], bag: list[i64], observer: Observer) -> None:
    cards, flat = vec[i64](zone), vec[i64](bag)
    hidden_cards.hide(cards, flat, observer)
    zone[:], bag[:] = cards, flat


def fill(zone: list[Card], bag: list[i64], dice: Dice) -> None:
    cards, flat = vec[i64](zone), vec[i64](bag)
    hidden_cards.fill(cards, flat, dice)
    zone[:], bag[:] = cards, flat


def faces(bag: list[i64], card: Card) -> list[Face]:
    return hidden_cards.faces(vec[i64](bag), card)


def draw_from(dice: Dice, bag: list[i64]) -> Face:
    return dice.draw(vec[i64](bag))
