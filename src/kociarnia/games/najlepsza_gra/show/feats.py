"""What people keep of their matches of Najlepsza gra o kotach."""

from __future__ import annotations

from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.score import feasts_of
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza


def feats(setup: Setup, view: Najlepsza, seat: int) -> dict[str, int]:
    cards = hand(setup, view, seat)
    return {"fed": int(feasts_of(setup, view)[seat].fed), "toys": sum(cards[kind] > 0 for kind in setup.deck.toys)}
