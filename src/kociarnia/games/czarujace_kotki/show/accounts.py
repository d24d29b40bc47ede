"""What each kitten is worth, line by line, and how the match was decided."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Account, Say, Who
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import BARE, CARDS, SPARE, SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, cards_in
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import FELLED, PLAYING, SEIZED, Kotki
from kociarnia.games.czarujace_kotki.show.kept import shown_with
from kociarnia.games.czarujace_kotki.show.labels import measure, named
from kociarnia.games.czarujace_kotki.show.scene import BITS


def accounts(setup: Setup, view: Kotki) -> list[Account]:
    return [account_of(setup, view, seat) for seat in range(setup.players)]


def account_of(setup: Setup, view: Kotki, seat: i64) -> Account:
    """Most are told again and again: what they say is known by a few numbers, unless curses have been felled."""
    kept, goal = shown_with(setup).accounts, view.goals[seat] & FACE
    first = seat * CHAPTERS
    cards = view.area[first] + view.area[first + 1] + view.area[first + 2]
    key: object = None
    if view.felled[seat] or view.surplus[seat] != 0:
        bare, points = score.measure(setup, view, seat, BARE), view.knobs[SURPLUS]
        key = seat, cards, bare, goal, view.over, view.surplus[seat], points, *view.felled[seat]
    else:
        points = score.goal_points(setup, view, seat, goal) if goal != UNKNOWN else 0
        key = (((points << BITS | cards_in(cards)) << BITS | goal) << BITS | view.over) << BITS | seat
    account = kept.get(key)
    if account is None:
        account = kept.keep(key, Account(int(seat), int(score.score(setup, view, seat)), tuple(_lines(setup, view, seat))))
    return account


def _lines(setup: Setup, view: Kotki, seat: int) -> list[Say]:
    deck = setup.deck
    lines = []
    for curse in view.felled[seat]:
        lines.append(Say("account-curse", {"curse": named(deck.curses[curse]), "points": deck.points[curse]}))
        if deck.bonus[curse] >= 0:
            bonus = score.bonus_points(setup, view, seat, curse)
            lines.append(Say("account-bonus", {"points": bonus, "per": measure(setup, deck.bonus[curse])}))
    spare = score.measure(setup, view, seat, SPARE)
    if spare:
        lines.append(Say("account-surplus", {"cards": spare, "points": -spare * view.knobs[SURPLUS]}))
    goal = view.goals[seat] & FACE
    if view.over == SEIZED:
        lines.append(Say("account-goal-void"))
    elif goal == UNKNOWN:
        lines.append(Say("account-goal-hidden"))
    else:
        points = score.goal_points(setup, view, seat, goal)
        lines.append(Say("account-goal", {"goal": named(deck.goals[goal]), "points": points}))
    lines.append(Say("account-cards", {"cards": score.measure(setup, view, seat, CARDS)}))
    return lines


def result(setup: Setup, view: Kotki) -> list[Say]:
    if view.over == FELLED:
        return [Say("result-felled")]
    if view.over == PLAYING:
        return []
    lines = [Say("result-caught" if setup.players > 2 else "result-caught-two")]
    for seat, points in enumerate(score.scores(setup, view)):
        key = "result-in" if score.in_the_race(setup, points) else "result-out"
        cards = score.measure(setup, view, seat, CARDS)
        lines.append(Say(key, {"who": Who(seat), "points": points, "cards": cards}))
    return lines
