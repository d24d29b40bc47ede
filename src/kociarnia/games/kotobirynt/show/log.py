"""What happened in Kotobirynt: log lines from the views before and after a move."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import UNKNOWN, Line, MoveId, Say, Who
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import FLIP, FROM, Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, lying, place, push


def events(rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Line]:
    verb, args = rules.moves[move]
    who = Who(before.turn)
    lines: list[Line] = []
    if verb == "rotate":
        cell = (move - rules.rotate) // (ALL_TURNS - 1)
        lines = [_line("log-rotate", who=who, cell=str(args[0]), quarters=int(args[1]), canal=lying(rules, after.square[cell]))]
    elif verb == "insert":
        lines = [_inserted(rules, before, (move - rules.insert) // ALL_TURNS, int(args[1]))]
    elif verb == "pass":
        lines = [_line("log-pass", who=who)]
    elif verb == "first":
        lines = [_line("log-first", who=who, cat=cat(rules, move - rules.home + 1))]
    elif verb == "keeper":
        lines = [_line("log-keeper", who=who, keeper=keeper(rules, move - rules.keeper, "acc"))]
    elif verb == "begin":
        lines = [_line("log-begin", who=Who(int(args[0])))]
    elif verb == "canal":
        lines = _uncovered(rules, before, after)
    else:
        came = cat(rules, move - rules.cat + 1)
        if before.homes:
            at = rules.next_free(before, before.homes[-1] >> FROM & 63)
        else:
            at = before.cat_places[before.cats.index(UNKNOWN)]
        lines = [_line("log-cat", cat=came, place=place(rules, at))]
    return lines + _followed(rules, before, after)


def _inserted(rules: KotobiryntRules, before: Kotobirynt, at: int, turn: int) -> Line:
    removed = rules.board.line[at][-1]
    top = before.deck[0] if before.deck else before.square[removed]
    tile = 4 * (top >> 2) + turn % rules.box.turns[top >> 2]
    return _line(
        "log-insert", who=Who(before.turn), canal=canal(rules, tile, "acc"), push=push(rules, at),
        removed=canal(rules, before.square[removed]), cell=rules.board.cell_names[removed],
    )  # fmt: skip


def _uncovered(rules: KotobiryntRules, before: Kotobirynt, after: Kotobirynt) -> list[Line]:
    """The dealer lays out the square, or the next card of the deck shows."""
    if before.agenda[-1] == FLIP:
        return [_line("log-flip", canal=canal(rules, after.deck[0]))]
    if after.deals > before.deals:
        return [_line("log-again")]
    return []


def _followed(rules: KotobiryntRules, before: Kotobirynt, after: Kotobirynt) -> list[Line]:
    """Cats won, keepers that moved on, the end of the match."""
    lines = [_line("log-won", who=Who(won & 7), cat=cat(rules, won >> 3)) for won in after.won[len(before.won) :]]
    for n, at in enumerate(after.keeper_places):
        if at != before.keeper_places[n]:
            lines.append(_line("log-keeper-moves", keeper=keeper(rules, n), place=place(rules, at)))
    if not after.agenda:
        lines.append(_line("log-capped" if rules.capped(after) else "log-end", turns=after.turns))
    return lines


def _line(key: str, **args: Any) -> Line:
    return Line(Say(key, args))
