"""What happened, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import Line, MoveId, Say, Who
from kociarnia.games.najlepsza_gra.rules.feast import Feast
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINES, PLACES
from kociarnia.games.najlepsza_gra.rules.state import ASK, DEAL, DETAIL, FEED, LAY, NEXT, SEAT, SHOW, STRAY, Table
from kociarnia.games.najlepsza_gra.show.labels import cards_of, cat_of, face_of, hand_of, line_of


def events(rules: NajlepszaRules, before: Table, move: MoveId, after: Table, reader: int, strict: bool) -> list[Line]:
    entry = before.agenda[-1]
    verb, args = rules.moves[move]
    seat = entry >> SEAT & 7
    who = Who(seat)
    if verb in ("take", "took"):
        line = LINES.index(str(args[0]))
        # Whoever must remember the hands is told once.
        return [Line(Say("log-take", {"who": who, "line": line_of(line), "cards": cards_of(rules, before, line)}), strict)]
    if verb == "deal":
        return _dealt(rules, before, after)
    if verb == "stray":
        return _strays(rules, after)
    if verb in ("mark", "spray"):
        return [_line(f"log-{verb}", who=who, line=line_of(LINES.index(str(args[0]))))]
    if verb == "adopt":
        return [_line("log-adopt", who=who, cat=cat_of(rules.box, rules.cats + move - rules.adopt))]
    if verb == "cash":
        return [_line("log-cash", who=who)]
    if entry & ASK == FEED:
        return _fed(rules, after, seat)
    if verb == "shows":
        return [] if _more(after, SHOW, seat) else _table_of(rules, after, seat)
    if verb == "lay":
        return [] if _more(after, LAY, seat) else [_line("log-hand", who=who, hand=hand_of(rules, rules.hand(after, seat)))]
    return []


def _more(after: Table, ask: int, seat: int) -> bool:
    """Is the next question the same one to the same seat?"""
    return bool(after.agenda) and after.agenda[-1] & ASK == ask and after.agenda[-1] >> SEAT & 7 == seat


def _dealt(rules: NajlepszaRules, before: Table, after: Table) -> list[Line]:
    """New cards are told together, when the line is full; those of the set-up are on the table anyway."""
    filled = [entry >> DETAIL for entry in before.agenda if entry & ASK == NEXT]
    if not filled or (after.agenda and after.agenda[-1] & ASK == DEAL):
        return []
    faces = [after.grid[place] for place in PLACES[3 * filled[0] : 3 * filled[0] + 3]]
    return [_line("log-refill", cards=tuple(face_of(rules.box, face) for face in faces if face))]


def _strays(rules: NajlepszaRules, after: Table) -> list[Line]:
    if after.agenda[-1] & ASK == STRAY:
        return []
    return [_line("log-strays", cats=tuple(cat_of(rules.box, rules.cats + stray) for stray in after.offers))]


def _fed(rules: NajlepszaRules, after: Table, seat: int) -> list[Line]:
    """That a seat is ready is told to all; what it has decided, to nobody yet."""
    ready = len(after.meals[seat]) == rules.meals.length(after.fronts[seat])
    return [_line("log-ready", who=Who(seat))] if ready else []


def _table_of(rules: NajlepszaRules, after: Table, seat: int) -> list[Line]:
    feast = Feast(rules.meals, after.fronts[seat], after.tokens[4 * seat : 4 * seat + 4], after.meals[seat])
    fed = tuple(cat_of(rules.box, cat) for i, cat in enumerate(feast.front) if feast.treats[i])
    hungry = tuple(cat_of(rules.box, cat) for i, cat in enumerate(feast.front) if not feast.treats[i])
    lines = []
    if fed:
        lines.append(_line("log-fed", who=Who(seat), cats=fed))
    if hungry:
        lines.append(_line("log-hungry", who=Who(seat), cats=hungry))
    return lines


def _line(key: str, **args: Any) -> Line:
    return Line(Say(key, args))
