"""The handles of what lies on the table of Kotobirynt: pages and records of taps know them, so they never change."""

from __future__ import annotations

from kociarnia.games.kotobirynt.rules.setup import Setup


def at_cell(setup: Setup, cell: int) -> str:
    return f"cell.{setup.board.cell_names[cell]}"


def at_spot(setup: Setup, spot: int) -> str:
    return f"place.{setup.board.spot_names[spot]}"


def at_won(seat: int) -> str:
    return f"won.{seat}"
