"""The square, the ring of places around it, and the search for paths between them.

A port is one side of one card: 4 * cell + side. Water flows inside a card between the ports of one canal, and from card to
card between ports that face each other. Cells are numbered by rows from the top left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS, Box

NOWHERE: Final = -1  # the place of a cat that is not on the ring
PARTS: Final = 64  # more than all ports
LANE: Final = 16  # bits for each side of the square in a mask of gates


class Board:
    """The geometry of one size."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.one: i64 = 1  # for masks of ports: compiled, a local one is taken for a literal, and that is shifted in 32 bits
        self.cells: i64 = size * size
        self.places: i64 = 4 * size
        self.all_places: i64 = (1 << 4 * size) - 1  # as a mask
        columns, rows = "abcdefgh"[:size], range(1, size + 1)
        self.cell_names: list[str] = [f"{column}{row}" for row in rows for column in columns]
        self.place_names: list[str] = (
            [f"n{column}" for column in columns]
            + [f"e{row}" for row in rows]
            + [f"s{column}" for column in reversed(columns)]
            + [f"w{row}" for row in reversed(rows)]
        )
        # gate[place]: the port that faces it. line[place]: the cells a card pushed in there runs along, its own first.
        self.gate: list[i64] = []
        self.line: list[list[i64]] = []
        for place in range(4 * size):
            side, step = divmod(place, size)
            along = step if side in (0, 1) else size - 1 - step
            if side in (0, 2):
                cells = [row * size + along for row in range(size)]
            else:
                cells = [along * size + column for column in range(size)]
            if side in (1, 2):
                cells.reverse()
            self.line.append(cells)
            self.gate.append(4 * cells[0] + side)
        self.line_cells: list[i64] = [sum(1 << cell for cell in cells) for cells in self.line]  # as masks
        # What canals.py needs, as masks of cells: each cell; all; the rows and columns at the edges, and all but those.
        self.bit: list[i64] = [self.one << cell for cell in range(size * size)]
        self.whole: i64 = (1 << size * size) - 1
        self.top: i64 = self.line_cells[self.place(3, False)]
        self.bottom: i64 = self.line_cells[self.place(3, True)]
        self.first: i64 = self.line_cells[0]
        self.last: i64 = self.line_cells[size - 1]
        self.not_first: i64 = self.whole & ~self.first
        self.not_last: i64 = self.whole & ~self.last
        self.step: list[i64] = [cells[1] - cells[0] for cells in self.line]  # from a cell of a line to the next one
        self.gate_bit: list[i64] = [self.one << LANE * (port & 3) + (port >> 2) for port in self.gate]
        # across[port]: the port it faces, or -1 - place at the edge.
        self.across: list[i64] = []
        for cell in range(size * size):
            row, column = divmod(cell, size)
            for side, inside, next_cell in (
                (0, row > 0, cell - size),
                (1, column < size - 1, cell + 1),
                (2, row < size - 1, cell + size),
                (3, column > 0, cell - 1),
            ):
                port = 4 * cell + side
                self.across.append(4 * next_cell + (side ^ 2) if inside else -1 - self.gate.index(port))

    def place(self, side: int, last: bool) -> int:
        """The place beside the first or last line of a side; lines run from left to right and from top to bottom."""
        return side * self.size + (self.size - 1 if last == (side in (0, 1)) else 0)

    def shift(self, square: list[i64], place: i64) -> i64:
        """Move the line that begins at `place` on by one card; returns the tile that is pushed out at its end."""
        first: i64 = self.gate[place] >> 2
        step: i64 = self.step[place]
        cell: i64 = first + (self.size - 1) * step
        out = square[cell]
        while cell != first:
            square[cell] = square[cell - step]
            cell -= step
        return out

    def hops(self, box: Box) -> list[i64]:
        """Where water goes on that enters a tile at a port, as hops[64 * tile + port]: the port where it enters the next card,
        or -1 - place at the edge; PARTS + a mask of sides, if it leaves by several, or by none."""
        out: list[i64] = []
        for tile in range(ALL_TURNS * len(box.canals)):
            for port in range(PARTS):
                sides = box.join[4 * tile + (port & 3)] & ~(1 << (port & 3))
                if port < len(self.across) and sides != 0 and sides & sides - 1 == 0:
                    out.append(self.across[(port & ~3) + int(sides).bit_length() - 1])
                else:
                    out.append(PARTS + sides)
        return out

    def reached(self, square: list[i64], hops: list[i64], place: i64) -> i64:
        """All other places that water from `place` reaches, as a mask."""
        return self._run(square, hops, self.gate[place], 0) & self.all_places

    def _run(self, square: list[i64], hops: list[i64], port: i64, known: i64) -> i64:
        """Let water in at a port. `known` are places that it has come to and, from bit LANE on, cells where it has parted:
        elsewhere it cannot meet itself. Returns the same afterwards; no list is made, for this is done after every action."""
        while True:
            hop: i64 = hops[(square[port >> 2] << 6) + port]
            if hop < 0:
                return known | self.one << -1 - hop
            if hop < PARTS:
                port = hop
                continue
            parted = self.one << LANE + (port >> 2)
            sides: i64 = hop & 15
            if sides == 0 or known & parted != 0:
                return known
            known |= parted
            exit: i64 = port & ~3
            port = -1
            while sides != 0:
                if sides & 1 != 0:
                    beyond: i64 = self.across[exit]
                    if beyond < 0:
                        known |= self.one << -1 - beyond
                    elif port < 0:
                        port = beyond
                    else:
                        known = self._run(square, hops, beyond, known)
                sides >>= 1
                exit += 1
            if port < 0:
                return known

    def course(self, square: list[i64], flow: list[i64], place: i64) -> list[i64]:
        """The cells that water from `place` runs through, in the order in which it gets there."""
        out: list[i64] = []
        ports: list[i64] = [self.gate[place]]
        seen: list[i64] = []
        for port in ports:
            exits = flow[4 * square[port >> 2] + (port & 3)]
            canal = 2 * (port >> 2) + (exits >> 4)
            if exits & 15 and canal not in seen:
                seen.append(canal)
                if port >> 2 not in out:
                    out.append(port >> 2)
                beyond = [self.across[port & ~3 | side] for side in range(4) if exits >> side & 1]
                ports += [port for port in beyond if port >= 0]
        return out
