"""What happened in Kotobirynt: log lines from the views before and after a move."""

from __future__ import annotations

from kociarnia.engine import OVER, Line, MoveId, Who, line
from kociarnia.games.kotobirynt.rules.cats_won import spot_of_new_cat
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import top_card
from kociarnia.games.kotobirynt.rules.score import capped
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import FLIP, Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, cat, joins, keeper, push, spot


def events(setup: Setup, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Line]:
    verb, args = setup.moves[move]
    who = Who(before.turn)
    lines: list[Line] = []
    if verb == "rotate":
        tile = after.square[(move - setup.rotate) // (ALL_TURNS - 1)]
        lines = [
            line(
                "log-rotate", who=who, cell=str(args[0]), quarters=int(args[1]),
                canal=canal(setup, tile), joins=joins(setup, tile),
            )
        ]  # fmt: skip
    elif verb == "insert":
        lines = [_inserted(setup, before, (move - setup.insert) // ALL_TURNS, int(args[1]))]
    elif verb == "pass":
        lines = [line("log-pass", who=who)]
    elif verb == "first":
        lines = [line("log-first", who=who, cat=cat(setup, move - setup.order + 1))]
    elif verb == "keeper":
        lines = [line("log-keeper", who=who, keeper=keeper(setup, move - setup.keeper, "acc"))]
    elif verb == "begin":
        lines = [line("log-begin", who=Who(int(args[0])))]
    elif verb == "canal":
        lines = _uncovered(setup, before, after)
    else:
        lines = [line("log-cat", cat=cat(setup, move - setup.cat + 1), spot=spot(setup, spot_of_new_cat(setup, before)))]
    return lines + _followed(setup, before, after)


def _inserted(setup: Setup, before: Kotobirynt, at: int, turn: int) -> Line:
    removed = setup.board.line[at][-1]
    tile = setup.deck.lying(top_card(setup, before, at), turn)
    return line(
        "log-insert", who=Who(before.turn), canal=canal(setup, tile, "acc"), push=push(setup, at),
        removed=canal(setup, before.square[removed]), cell=setup.board.cell_names[removed],
    )  # fmt: skip


def _uncovered(setup: Setup, before: Kotobirynt, after: Kotobirynt) -> list[Line]:
    """The dealer lays out the square, or the next card of the deck shows."""
    if before.asking == FLIP:
        return [line("log-flip", canal=canal(setup, after.deck[0]))]
    if after.deals > before.deals:
        return [line("log-again")]
    return []


def _followed(setup: Setup, before: Kotobirynt, after: Kotobirynt) -> list[Line]:
    """Cats won, keepers that moved on, the end of the match."""
    lines = [line("log-won", who=Who(won & 7), cat=cat(setup, won >> 3)) for won in after.won[len(before.won) :]]
    for number, at in enumerate(after.keeper_spots):
        if at != before.keeper_spots[number]:
            lines.append(line("log-keeper-moves", keeper=keeper(setup, number), spot=spot(setup, at)))
    if after.asking == OVER:
        lines.append(line("log-capped" if capped(setup, after) else "log-end", turns=after.turns))
    return lines
