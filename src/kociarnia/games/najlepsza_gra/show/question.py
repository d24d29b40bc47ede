"""What is asked, and of whom."""

from __future__ import annotations

from kociarnia.engine import OVER, Say, Who
from kociarnia.games.najlepsza_gra.rules.deck import TREATS
from kociarnia.games.najlepsza_gra.rules.feast import AS_CATNIP, CONVERT, GIVE, MEAL
from kociarnia.games.najlepsza_gra.rules.legal import legal
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, FEED, LATE, MARK, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.labels import cat_of

# By the question on the agenda; "dealer" for all that the dealer does.
ASKS = {MARK: "mark", TURN: "turn", AFTER: "after", LATE: "late"}
FEASTS = {MEAL: "meal", CONVERT: "turn-into", AS_CATNIP: "catnip"}


def question(setup: Setup, view: Najlepsza, reader: int) -> Say:
    if view.asking == OVER:
        return Say("ask-over")
    seat = view.asked
    able = "no" if reader == seat and len(legal(setup, view)) == 1 else "yes"
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
