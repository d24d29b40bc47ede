"""Why a player adds what the counting of a round says: the dream, then what is taken off or put on, in the order of A22."""

from __future__ import annotations

from collections.abc import Iterable

from kociarnia.engine import Face, Say
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.score import FIFTY, NINE, ravens_and_nines
from kociarnia.games.sen.rules.state import Sen
from kociarnia.games.sen.show.labels import face_of


def dream_line(rules: SenRules, faces: list[Face]) -> Say:
    """A dream with all its ravens; each card says what it counts here (`worth`): hourglasses depend on each other."""
    odd = faces.count(rules.deck.hourglass) % 2  # R34
    cards = []
    for face in faces:
        name = face_of(rules, face)
        worth = NINE * odd if face == rules.deck.hourglass else rules.deck.ravens[face]
        cards.append(Say(name.key, {**name.args, "worth": worth}))
    return Say("account-dream", {"cards": tuple(cards), "add": int(ravens_and_nines(rules.deck, faces)[0])})


def total(lines: Iterable[Say]) -> int:
    return sum(add for line in lines if isinstance(add := line.args["add"], int))


def parts(rules: SenRules, view: Sen, dreams: list[list[Face]]) -> list[list[Say]]:
    """For every seat the lines of its round, each with what it adds (argument `add`); together they are its result."""
    out = [[dream_line(rules, dream)] for dream in dreams]
    counts = [int(ravens_and_nines(rules.deck, dream)[0]) for dream in dreams]
    nines = [int(ravens_and_nines(rules.deck, dream)[1]) for dream in dreams]
    how, caller = rules.counting, view.caller

    def add(seat: int, key: str, change: int) -> None:
        counts[seat] += change
        out[seat].append(Say(key, {"add": change, "signed": f"{change:+}".replace("-", "−")}))

    perfect = [seat for seat, dream in enumerate(dreams) if nines[seat] == len(dream)]
    if how.all_in and len(perfect) == 1:  # R51, R52
        for seat in range(len(dreams)):
            if seat == perfect[0]:
                add(seat, "account-all-in", -counts[seat])
            else:
                add(seat, "account-fifty", FIFTY - counts[seat])
        return out
    if how.not_so_scary and nines.count(max(nines)) == 1:  # R48
        most = nines.index(max(nines))
        add(most, "account-nines", -NINE * nines[most])
    if caller >= 0:
        least = min(counts)
        if counts[caller] > least:
            add(caller, "account-penalty", how.penalty)  # R36
        elif how.tied_caller_scores_zero or counts.count(least) == 1:
            add(caller, "account-call", -counts[caller])  # R39, A21
    return out
