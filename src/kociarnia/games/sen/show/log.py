"""What happened in Sen, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face, Line, MoveId, Say, Who, line
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import BARE, DRAW, FLIP, GLANCE, PROVE, Sen, first_slot, second_slot
from kociarnia.games.sen.show.accounts import round_lines
from kociarnia.games.sen.show.labels import face_of, word_of


def events(setup: Setup, before: Sen, move: MoveId, after: Sen) -> list[Line]:
    verb, args = setup.moves[move]
    who = Who(before.asked)
    if verb == "deal":
        lines = [line("log-deal", round=before.rounds + 1, who=Who(int(args[0])))]
    elif verb == "face":
        lines = _named(setup, before, move - setup.face, after)
    elif verb == "look":
        lines = [line("log-look", who=who, slot=int(args[0]) + 1)]
    elif verb == "take":
        lines = [line("log-take", who=who, card=face_of(setup, before.open[-1]), slot=int(args[0]) + 1)]
    elif verb == "keep":
        lines = [line("log-keep", who=who, slot=int(args[0]) + 1)]
    elif verb == "use":
        lines = [line("log-use", who=who, card=face_of(setup, move - setup.use))]
    elif verb == "pick":
        lines = [line("log-pick", who=who, card=face_of(setup, move - setup.pick))]
    elif verb == "peek":
        lines = [line("log-peek", who=who, owner=Who(int(args[0])), slot=int(args[1]) + 1)]
    elif verb == "swap":
        lines = [line("log-swap", who=who, one=_spot(setup, before, move - setup.swap, "acc"))]
    elif verb == "with":
        one, other = _spot(setup, before, before.detail, "acc"), _spot(setup, before, move - setup.swap_with, "ins")
        lines = [line("log-with", who=who, one=one, other=other)]
    elif verb == "claim":
        lines = []
    elif verb == "and":
        lines = [line("log-and", who=who, slot=first_slot(before.detail) + 1, other=int(args[0]) + 1)]
    elif verb == "name":
        lines = [line("log-name", who=who, word=word_of(args[0]))]
    else:  # call, draw, discard, choose
        lines = [line(f"log-{verb}", who=who)]
    if after.rounds > before.rounds:
        lines += _counted(setup, before, after)
    return lines


def _spot(setup: Setup, before: Sen, spot: int, case: str) -> Say:
    """A card of a dream; the doer's own is not named by its owner."""
    owner = spot // setup.slots
    own = "own-" if owner == before.asked else ""
    return Say(f"spot-{own}{case}", {"owner": Who(owner), "slot": spot % setup.slots + 1})


def _named(setup: Setup, before: Sen, face: Face, after: Sen) -> list[Line]:
    """The dealer names a card to those who see it."""
    ask = before.asking
    card = face_of(setup, face)
    if ask == FLIP:
        return [line("log-flip", card=card)]
    if face == UNKNOWN:  # somebody else looks; that he does was told when he chose the card
        return []
    if ask == DRAW:
        return [Line(Say("log-drawn", {"card": card}), fleeting=True)]
    if ask == PROVE:
        who = Who(before.asked)
        right = len(after.open) > len(before.open)
        return [
            line("log-bare", who=who, slot=second_slot(before.detail) + 1, card=card),
            line("log-right" if right else "log-wrong", who=who),
        ]
    owner, slot = before.detail // setup.slots, before.detail % setup.slots
    if ask == GLANCE:
        return [Line(Say("log-glance", {"owner": Who(owner), "slot": slot + 1, "card": card}), fleeting=True)]
    if ask == BARE and not before.awake:  # at the end of a round every dream is told whole when it is counted
        return [line("log-bare", who=Who(owner), slot=slot + 1, card=card)]
    return []


def _counted(setup: Setup, before: Sen, after: Sen) -> list[Line]:
    """The end of a round: what each dream held, what each player adds and why."""
    lines = []
    if after.caller < 0:  # A7; A36 where cards are left
        lines.append(line("log-exhausted" if after.closed == 0 else "log-long"))
    for seat, parts in enumerate(round_lines(setup, after)):
        added = after.totals[seat] - before.totals[seat]
        lines.append(
            line("log-count", who=Who(seat), round=after.rounds, parts=tuple(parts), added=added, ravens=after.totals[seat])
        )
    return lines
