"""What happened in Koty, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from kociarnia.engine import OVER, UNKNOWN, Face, Line, MoveId, Say, Who, line
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import FACES, JOKER, RAVEN
from kociarnia.games.koty.rules.moves import ROLES
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.score import complete
from kociarnia.games.koty.rules.state import HAND, LANDS, LOSE, MEET, PAIR, SHOW, Koty
from kociarnia.games.koty.show.labels import acting, card, count, count_of, place


def events(rules: KotyRules, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Line]:
    seat = before.asked
    verb, args = rules.moves[move]
    if verb == "face":
        lines = _dealt(rules, before, move - rules.face, after, reader)
    elif verb in ("play", "joker"):
        lines = _played(rules, before, seat, move)
    elif verb in ("defend", "again"):
        face = JOKER if args[0] == rules.deck.keys[JOKER] else before.role
        lines = [line(f"log-{verb}", who=Who(seat), card=acting(rules, face, before.role, "ins"))]
    elif verb == "owl":
        lines = [line("log-owl", who=Who(seat), card=card(rules, before.played, "acc"))]
    elif verb in ("nine", "pair"):
        cell = seat * LANDS + int(args[0])
        lines = [
            line(
                f"log-{verb}", who=Who(seat), land=int(args[0]) + 1, count=count_of(rules, after, cell),
                card=card(rules, before.answer, "acc"),
            )
        ]  # fmt: skip
    elif verb in ("moth", "bat", "carry"):
        owner, land = int(args[0]), int(args[1])
        face = before.answer if verb == "carry" else before.tops[owner * LANDS + land]
        lines = [
            line(f"log-{verb}", who=Who(seat), owner=Who(owner), land=land + 1, card=card(rules, face, "acc")),
        ]
    elif verb == "dragon":
        lines = [line("log-dragon", who=Who(seat), ravens=before.tops.count(RAVEN))]
    elif verb == "begin":
        lines = [line("log-begin", who=Who(int(args[0])))]
    elif verb == "exchange":
        lines = [line("log-exchange-hidden", who=Who(seat))] if rules.hidden_exchange else []
    elif verb == "shuffle":
        lines = [line("log-shuffle")]
    else:  # pass, stop
        lines = [line(f"log-{verb}", who=Who(seat))]
    return lines + _met(before, verb, after) + _turned(rules, before, after)


def _dealt(rules: KotyRules, before: Koty, face: Face, after: Koty, reader: int) -> list[Line]:
    """The dealer names a card to those who see it."""
    ask, seat = before.asking, before.asked
    last = before.questions()[-2:-1] != before.questions()[-1:]
    if ask == LOSE:
        return [line("log-lose", card=card(rules, face, "acc"))]
    if ask == SHOW:  # told once, when all four lie there
        cards = tuple(card(rules, one) for one in after.discards[-HAND:])
        return [line("log-exchange", who=Who(seat), cards=cards)] if last else []
    if face == UNKNOWN:  # somebody else draws, as always after a card
        return []
    if not before.detail:
        return [line("log-drawn", card=card(rules, face, "acc"))]
    hand = [f for f in range(1, FACES) for _ in range(after.hands[reader * FACES + f])]
    return [line("log-hand", cards=tuple(card(rules, one) for one in hand))] if last else []


def _played(rules: KotyRules, before: Koty, seat: int, move: MoveId) -> list[Line]:
    joker = move >= rules.joker
    at = move - (rules.joker if joker else rules.play)
    role, cell = at % ROLES + 1, at // ROLES
    face = JOKER if joker else role
    owner, land = place(cell)
    top = before.tops[cell]
    said: dict[str, Arg] = {"who": Who(seat), "owner": Who(owner), "land": land, "cat": card(rules, top, "acc")}
    said["name"] = acting(rules, face, role)
    said["card"] = acting(rules, face, role, "acc")
    said["with"] = acting(rules, face, role, "ins")
    said["count"] = count(rules, face, before.depth[cell])
    return [Line(Say(f"log-{meeting(before, seat, role, cell)}", said))]


def meeting(state: Koty, seat: int, role: Face, cell: int) -> str:
    """What it is to play `role` on a land, as the rulebook tells the cases apart."""
    own = cell // LANDS == seat
    top = state.tops[cell]
    if top == 0:
        if own:
            return "lay-nine" if state.depth[cell] else "lay"
        return "cover-raven" if role == RAVEN else "cover"
    if top == RAVEN:
        return "chase"
    how = "fight" if top == role else "friends"
    return how if own else f"attack-{how}"


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


def _turned(rules: KotyRules, before: Koty, after: Koty) -> list[Line]:
    """What the whole table changed into: the last turn, the last round, the end."""
    lines = []
    if after.exhausted and not before.exhausted:
        lines.append(line("log-exhausted"))
    if after.closing and not before.closing:
        lines.append(line("log-closing", who=Who(before.turn)))
    if after.asking == OVER:
        lines.append(Line(ended(rules, after)))
    return lines


def ended(rules: KotyRules, state: Koty) -> Say:
    """Why the game is over."""
    for seat in range(rules.players):
        if complete(state, seat):
            return Say("end-complete", {"who": Who(seat)})
    return Say("end-exhausted") if state.exhausted else Say("end-turns", {"turns": int(state.turns)})
