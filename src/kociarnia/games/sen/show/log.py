"""What happened in Sen, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import UNKNOWN, Face, Line, MoveId, Say, Who
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import ASK, BARE, DETAIL, DRAW, FLIP, GLANCE, PROVE, SEAT, Sen
from kociarnia.games.sen.show import accounts, handles
from kociarnia.games.sen.show.labels import face_of, word_of


def events(rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Line]:
    entry = before.agenda[-1]
    verb, args = rules.moves[move]
    seat = entry >> SEAT & 7
    who = Who(seat)
    if verb == "deal":
        lines = [_line("log-deal", round=before.rounds + 1, who=Who(int(args[0])))]
    elif verb == "face":
        lines = _dealt(rules, before, entry, move - rules.face, after)
    elif verb == "look":
        lines = [_line("log-look", who=who, slot=int(args[0]) + 1)]
    elif verb == "take":
        lines = [_line("log-take", who=who, card=face_of(rules, before.open[-1]), slot=int(args[0]) + 1)]
    elif verb == "keep":
        lines = [_line("log-keep", who=who, slot=int(args[0]) + 1)]
    elif verb == "use":
        lines = [_line("log-use", who=who, card=face_of(rules, move - rules.use))]
    elif verb == "pick":
        lines = [_line("log-pick", who=who, card=face_of(rules, move - rules.pick))]
    elif verb in ("peek", "swap", "with"):
        lines = [_line(f"log-{verb}", who=who, owner=Who(int(args[0])), slot=int(args[1]) + 1)]
    elif verb == "claim":
        lines = []
    elif verb == "and":
        lines = [_line("log-and", who=who, slot=(entry >> DETAIL) + 1, other=int(args[0]) + 1)]
    elif verb == "name":
        lines = [_line("log-name", who=who, word=word_of(args[0]))]
    else:  # call, draw, discard, choose
        lines = [_line(f"log-{verb}", who=who)]
    if after.rounds > before.rounds:
        lines += _counted(rules, before, after)
    return lines


def _dealt(rules: SenRules, before: Sen, entry: int, face: Face, after: Sen) -> list[Line]:
    """The dealer names a card to those who see it."""
    ask, seat, detail = entry & ASK, entry >> SEAT & 7, entry >> DETAIL
    card = face_of(rules, face)
    if ask == FLIP:
        return [_line("log-flip", card=card)]
    if face == UNKNOWN:  # somebody else looks; that he does was told when he chose the card
        return []
    if ask == DRAW:
        return [Line(Say("log-drawn", {"card": card}), fleeting=True)]
    if ask == GLANCE:
        owner, slot = divmod(detail, rules.slots)
        return [Line(Say("log-glance", {"owner": Who(owner), "slot": slot + 1, "card": card}), fleeting=True)]
    if ask == BARE and before.awake:  # every dream is told whole when it is counted
        return []
    if ask == BARE:
        owner, slot = divmod(detail, rules.slots)
        return [_line("log-bare", who=Who(owner), slot=slot + 1, card=card)]
    if ask == PROVE:
        right = len(after.open) > len(before.open)
        return [
            _line("log-bare", who=Who(seat), slot=detail // rules.words % rules.slots + 1, card=card),
            _line("log-right" if right else "log-wrong", who=Who(seat)),
        ]
    return []


def _counted(rules: SenRules, before: Sen, after: Sen) -> list[Line]:
    """The end of a round: what each dream held, what each player adds and why."""
    dreams = [handles.whole_dream(rules, after, seat) for seat in range(rules.players)]
    lines = []
    if after.caller < 0:  # A7; A36 where cards are left
        lines.append(_line("log-exhausted" if after.closed == 0 else "log-long"))
    for seat, parts in enumerate(accounts.parts(rules, after, dreams)):
        lines.append(
            _line(
                "log-count",
                who=Who(seat),
                round=after.rounds,
                parts=tuple(parts),
                added=after.totals[seat] - before.totals[seat],
                ravens=after.totals[seat],
            )
        )
    return lines


def _line(key: str, **args: Any) -> Line:
    return Line(Say(key, args))
