"""What happened in Koty, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from kociarnia.engine import OVER, UNKNOWN, Face, Line, MoveId, Say, Who, line
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import DRAGON, FACES, JOKER, RAVEN
from kociarnia.games.koty.rules.score import complete
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import DEEP, HAND, LANDS, LOSE, MEET, PAIR, SHOW, Koty
from kociarnia.games.koty.show.handles import waiting_nine
from kociarnia.games.koty.show.labels import acting, card, count, count_of, meeting, owner_and_land


def events(setup: Setup, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Line]:
    seat = before.asked
    verb, args = setup.moves[move]
    if verb == "face":
        lines = _dealt(setup, before, move - setup.face, after, reader)
    elif verb in ("play", "joker"):
        lines = _played(setup, before, seat, move)
    elif verb in ("defend", "again"):
        face = JOKER if args[0] == setup.deck.keys[JOKER] else before.role
        lines = [line(f"log-{verb}", who=Who(seat), card=acting(setup, face, before.role, "ins"))]
    elif verb == "owl":
        lines = [line("log-owl", who=Who(seat), card=card(setup, before.played, "acc"))]
    elif verb in ("nine", "pair"):
        cell = seat * LANDS + int(args[0])
        lines = [
            line(
                f"log-{verb}", who=Who(seat), land=int(args[0]) + 1, count=count_of(setup, after, cell),
                card=card(setup, before.answer, "acc"),
            )
        ]  # fmt: skip
        if verb == "pair" and before.depth[cell] == DEEP:  # A4
            lines.append(_lost(setup, before.played))
    elif verb in ("moth", "bat", "carry"):
        owner, land = int(args[0]), int(args[1])
        face = before.answer if verb == "carry" else before.tops[owner * LANDS + land]
        lines = [
            line(f"log-{verb}", who=Who(seat), owner=Who(owner), land=land + 1, card=card(setup, face, "acc")),
        ]
        if verb == "bat" and not waiting_nine(after):  # A29
            lines.append(_lost(setup, RAVEN))
    elif verb == "dragon":
        lines = [line("log-dragon", who=Who(seat), ravens=list(before.tops).count(RAVEN))]
        if not waiting_nine(after):  # A30
            lines.append(_lost(setup, DRAGON))
    elif verb == "begin":
        lines = [line("log-begin", who=Who(int(args[0])))]
    elif verb == "exchange":
        lines = [line("log-exchange-hidden", who=Who(seat))] if setup.hidden_exchange else []
    elif verb == "shuffle":
        lines = [line("log-shuffle")]
    else:  # pass, stop
        lines = [line(f"log-{verb}", who=Who(seat))]
    return lines + _met(before, verb, after) + _turned(setup, before, after)


def _dealt(setup: Setup, before: Koty, face: Face, after: Koty, reader: int) -> list[Line]:
    """The dealer names a card to those who see it."""
    ask, seat = before.asking, before.asked
    if ask == LOSE:
        return [_lost(setup, face)]
    if ask == SHOW:  # told once, when all four lie there
        if before.detail > 1:
            return []
        return [line("log-exchange", who=Who(seat), cards=tuple(card(setup, one) for one in after.discards[-HAND:]))]
    if face == UNKNOWN:  # somebody else draws, as always after a card
        return []
    if not before.detail:
        return [line("log-drawn", card=card(setup, face, "acc"))]
    if before.questions()[-2:-1] == before.questions()[-1:]:  # there is more to draw
        return []
    hand = [f for f in range(1, FACES) for _ in range(after.hands[reader * FACES + f])]
    return [line("log-hand", cards=tuple(card(setup, one) for one in hand))]


def _lost(setup: Setup, face: Face) -> Line:
    """R27: what would have been a nine has no place."""
    return line("log-lose", card=card(setup, face, "acc"))


def _played(setup: Setup, before: Koty, seat: int, move: MoveId) -> list[Line]:
    joker = move >= setup.joker
    at = move - (setup.joker if joker else setup.play)
    role, cell = at % ROLES + 1, at // ROLES
    face = JOKER if joker else role
    owner, land = owner_and_land(cell)
    top = before.tops[cell]
    said: dict[str, Arg] = {"who": Who(seat), "owner": Who(owner), "land": land, "cat": card(setup, top, "acc")}
    said["card"] = acting(setup, face, role, "acc")
    said["with"] = acting(setup, face, role, "ins")
    said["count"] = count(setup, face, before.depth[cell])
    return [Line(Say(f"log-{meeting(owner == seat, role, top, before.depth[cell])}", said))]


def _met(before: Koty, verb: str, after: Koty) -> list[Line]:
    """A played card has taken effect: what became of the two cats."""
    waited = before.awaits(MEET)
    waits = after.awaits(MEET)
    if not waited or waits or verb in ("defend", "owl") or before.role == RAVEN:
        return []
    if before.tops[before.target] != before.role:
        return [line("log-friends-leave")]
    if after.asking == PAIR:
        return []
    return [line("log-pair-lost")]


def _turned(setup: Setup, before: Koty, after: Koty) -> list[Line]:
    """What the whole table changed into: the last turn, the last round, the end."""
    lines = []
    if after.exhausted and not before.exhausted:
        lines.append(line("log-exhausted"))
    if after.closing and not before.closing:
        lines.append(line("log-closing", who=Who(before.turn)))
    if after.asking == OVER:
        lines.append(Line(ended(setup, after)))
    return lines


def ended(setup: Setup, state: Koty) -> Say:
    """Why the game is over."""
    for seat in range(setup.players):
        if complete(state, seat):
            return Say("end-complete", {"who": Who(seat)})
    return Say("end-exhausted") if state.exhausted else Say("end-turns", {"turns": int(state.turns)})
