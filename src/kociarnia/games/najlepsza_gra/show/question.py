"""What is asked, and of whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine import OVER, Say, Who
from kociarnia.games.najlepsza_gra.rules.deck import TREATS
from kociarnia.games.najlepsza_gra.rules.feast import AS_CATNIP, CONVERT, GIVE, MEAL
from kociarnia.games.najlepsza_gra.rules.legal import legal
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, FEED, LATE, MARK, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.kept import BITS, SEATS, WHAT, shown_with
from kociarnia.games.najlepsza_gra.show.labels import cat_of

# By the question on the agenda; "dealer" for all that the dealer does.
ASKS = {MARK: "mark", TURN: "turn", AFTER: "after", LATE: "late"}
ASKED: Final[i64] = 11  # the last bits of its key,
UNABLE: Final[i64] = 27  # one more than others have
FEASTS = {MEAL: "meal", CONVERT: "turn-into", AS_CATNIP: "catnip"}


def question(setup: Setup, view: Najlepsza, reader: int) -> Say:
    """It is asked again and again, at all tables."""
    seat, asking = view.asked, view.asking
    about: i64 = 1 if asking == AFTER and view.deck < 3 else 0
    if asking == FEED:
        about = setup.meals.question(view.fronts[seat], len(view.meals[seat]))
    able = reader != seat or len(legal(setup, view)) != 1
    kept, key = shown_with(setup).says, ((about << BITS | asking) * SEATS + seat) << WHAT + 1 | (ASKED if able else UNABLE)
    said = kept.get(key)
    return said if said is not None else kept.keep(key, _question(setup, view, "yes" if able else "no"))


def _question(setup: Setup, view: Najlepsza, able: str) -> Say:
    if view.asking == OVER:
        return Say("ask-over")
    seat = view.asked
    if view.asking == AFTER and view.deck < 3:  # no refill comes
        return Say("ask-last", {"who": Who(seat), "able": able})
    if view.asking != FEED:
        return Say(f"ask-{ASKS.get(view.asking, 'dealer')}", {"who": Who(seat), "able": able})
    meals = setup.meals
    number = meals.question(view.fronts[seat], len(view.meals[seat]))
    subject = meals.subject[number]
    cat = cat_of(setup.deck, meals.about[number])
    if subject >= GIVE:
        return Say("ask-give", {"who": Who(seat), "cat": cat, "treat": Say(f"treat-{TREATS[subject - GIVE]}.asked")})
    return Say(f"ask-{FEASTS[subject]}", {"who": Who(seat), "cat": cat, "able": able})
