"""What each player has, line by line: earlier rounds, and what the counting of this one says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from kociarnia.engine import OVER, Account, Say
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.bot.evaluation import DreamEstimate
from kociarnia.games.sen.rules.score import DREAM, breakdown, ravens_and_nines, ravens_of_hourglasses
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DEAL, Sen
from kociarnia.games.sen.show.labels import face_of
from kociarnia.games.sen.show.sight import all_face_up


def accounts(setup: Setup, view: Sen, reader: int, aid: bool) -> list[Account]:
    if not (view.awake or aid):
        return [_so_far(seat, total) for seat, total in enumerate(view.totals)]
    counted = round_lines(setup, view) if round_counted(view) else []
    out = []
    for seat in range(setup.players):
        lines = counted[seat] if counted else [_dream_line(setup, view, seat)] if all_face_up(setup, view, seat) else []
        added = total(lines)
        earlier = view.totals[seat] - (added if counted else 0)
        lines = [Say("account-before", {"add": earlier}), *lines]
        if seat == reader and aid and view.sizes[seat] and not view.awake:
            lines.append(Say("account-guess", {"ravens": round(DreamEstimate(setup, view, seat).ravens)}))
        out.append(Account(seat, earlier + added, tuple(lines)))
    return out


@lru_cache(maxsize=4096)
def _so_far(seat: int, ravens: int) -> Account:
    """What a seat has from the rounds before this one."""
    return Account(seat, ravens, (Say("account-before", {"add": ravens}),))


def round_counted(view: Sen) -> bool:
    """Has the round that lies on the table been counted?"""
    return view.awake and (view.asking == OVER or view.asking == DEAL)


def round_lines(setup: Setup, view: Sen) -> list[list[Say]]:
    """The breakdown of every seat's round in words, each line with what it adds (argument `add`)."""
    return [
        [
            _dream_line(setup, view, seat)
            if reason == DREAM
            else Say(f"account-{reason}", {"add": ravens, "signed": f"{ravens:+}".replace("-", "−")})
            for reason, ravens in changes
        ]
        for seat, changes in enumerate(breakdown(setup, view))
    ]


def total(lines: Iterable[Say]) -> int:
    return sum(add for line in lines if isinstance(add := line.args["add"], int))


def _dream_line(setup: Setup, view: Sen, seat: int) -> Say:
    """A dream with all its ravens; each card says what it counts here (`worth`): hourglasses depend on each other."""
    faces = [card & FACE for card in view.dream(seat)]
    hourglasses = faces.count(setup.deck.hourglass)
    cards = []
    for face in faces:
        name = face_of(setup, face)
        if face == setup.deck.hourglass:  # all of a dream count alike, and only together it can be told how much
            of_each = ravens_of_hourglasses(hourglasses) // hourglasses
            cards.append(Say("card-hourglass-worth", {**name.args, "worth": of_each}))
        else:
            cards.append(Say(name.key, {**name.args, "worth": setup.deck.ravens[face]}))
    return Say("account-dream", {"cards": tuple(cards), "add": int(ravens_and_nines(setup, view, seat)[0])})
