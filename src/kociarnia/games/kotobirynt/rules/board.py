"""The square and the ring of spots around it. Cells are numbered by rows from the top left, spots clockwise from there.

A port is one side of one card: 4 * cell + side.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1  # the spot of a cat that is not on the ring
LANE: Final[i64] = 16  # bits for each side of the square in a mask of gates


@final
class Board:
    """The geometry of one size."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.one: i64 = 1  # for masks of ports: compiled, a local one is taken for a literal, and that is shifted in 32 bits
        self.cells: i64 = size * size
        self.spots: i64 = 4 * size
        self.all_spots: i64 = (1 << 4 * size) - 1  # as a mask
        columns, rows = "abcdefgh"[:size], range(1, size + 1)
        self.cell_names: list[str] = [f"{column}{row}" for row in rows for column in columns]
        self.spot_names: list[str] = (
            [f"n{column}" for column in columns]
            + [f"e{row}" for row in rows]
            + [f"s{column}" for column in reversed(columns)]
            + [f"w{row}" for row in reversed(rows)]
        )
        # gate[spot]: the port that faces it. line[spot]: the cells a card pushed in there runs along, its own first.
        self.gate: vec[i64] = vec[i64]()
        self.line: list[list[i64]] = []
        for spot in range(4 * size):
            side, along = divmod(spot, size)
            if side in (2, 3):
                along = size - 1 - along
            if side in (0, 2):
                cells = [row * size + along for row in range(size)]
            else:
                cells = [along * size + column for column in range(size)]
            if side in (1, 2):
                cells.reverse()
            self.line.append(cells)
            self.gate = append(self.gate, 4 * cells[0] + side)
        self.line_cells: vec[i64] = vec[i64]([sum(1 << cell for cell in cells) for cells in self.line])  # as masks
        # For the bots' bitboards, masks of cells: each cell; all; the rows and columns at the edges, and all but those.
        self.bit: vec[i64] = vec[i64]([self.one << cell for cell in range(size * size)])
        self.whole: i64 = (1 << size * size) - 1
        self.top: i64 = self.line_cells[self.beside(3, False)]
        self.bottom: i64 = self.line_cells[self.beside(3, True)]
        self.first: i64 = self.line_cells[0]
        self.last: i64 = self.line_cells[size - 1]
        self.not_first: i64 = self.whole & ~self.first
        self.not_last: i64 = self.whole & ~self.last
        self.step: vec[i64] = vec[i64]([cells[1] - cells[0] for cells in self.line])  # from a cell of a line to the next one
        self.gate_bit: vec[i64] = vec[i64]([self.one << LANE * (port & 3) + (port >> 2) for port in self.gate])
        # across[port]: the port it faces, or -1 - spot at the edge.
        gates = list(self.gate)
        self.across: vec[i64] = vec[i64]()
        for cell in range(size * size):
            row, column = divmod(cell, size)
            for side, inside, next_cell in (
                (0, row > 0, cell - size),
                (1, column < size - 1, cell + 1),
                (2, row < size - 1, cell + size),
                (3, column > 0, cell - 1),
            ):
                port = 4 * cell + side
                facing = 4 * next_cell + (side ^ 2) if inside else -1 - gates.index(port)
                self.across = append(self.across, facing)

    def beside(self, side: int, last: bool) -> int:
        """The spot beside the first or last line of a side; lines run from left to right and from top to bottom."""
        return side * self.size + (self.size - 1 if last == (side in (0, 1)) else 0)

    def shift(self, square: vec[i64], spot: i64) -> i64:
        """Move the line that begins at `spot` on by one card; returns the tile that is pushed out at its end."""
        first = self.gate[spot] >> 2
        step = self.step[spot]
        cell = first + (self.size - 1) * step
        out = square[cell]
        while cell != first:
            square[cell] = square[cell - step]
            cell -= step
        return out
