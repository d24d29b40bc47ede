"""What lands and cards are likely to become, as tables of one deck."""

from __future__ import annotations

from typing import Final

from kociarnia.engine.contract import UNKNOWN
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN, Deck
from kociarnia.games.koty.rules.score import land
from kociarnia.games.koty.rules.state import DEEP

DEPTHS: Final = DEEP + 1
ROOM: Final = 3.0  # what an empty land is worth, for what it may still take
GROWTH: Final = 0.2  # a nine on top can still be doubled, by another nine or by a good cat
RETURN: Final = 0.35  # how much of the nines under a raven or a poor cat will come back
HELD: Final = 1.4  # what the average card is worth in hand


class Tables:
    def __init__(self, deck: Deck) -> None:
        self.deck: Deck = deck
        self.prospect: list[float] = [0.0] * (FACES * DEPTHS)  # of a land, at top * DEPTHS + depth
        for top in range(RAVEN + 1):
            for depth in range(DEPTHS):
                now = float(int(land(deck, top, depth)))
                bare = float(int(land(deck, 0, depth)))  # what it would be without the top card
                if top == 0:
                    worth = now * (1.0 + GROWTH) if depth > 0 else ROOM
                elif top == RAVEN:
                    worth = RETURN * bare
                else:
                    worth = max(now, now + RETURN * (bare - now))
                self.prospect[top * DEPTHS + depth] = worth
        self.hold: list[float] = [0.0] * FACES  # of a card in hand, for what it can still do there
        for face in range(1, CATS + 1):
            self.hold[face] = 0.5 + 0.2 * float(int(deck.value[face]))
        self.hold[UNKNOWN] = HELD
        self.hold[RAVEN] = 2.0
        self.hold[JOKER] = 6.0
        self.hold[MOTH] = 3.0
        self.hold[BAT] = 3.0
        self.hold[OWL] = 3.0
        self.hold[DRAGON] = 2.0
