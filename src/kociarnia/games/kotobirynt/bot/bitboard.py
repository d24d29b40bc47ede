"""The square as masks of cells, so that water is followed on all cards at once, by a few operations on machine ints.

For each two sides there is a mask of the cells whose card joins them as it lies, and one of those whose card would if it were
turned. Water is four masks as well: the cells that it has entered from the top, the right, the bottom and the left. Spots on
the ring are told apart by their gates, 16 bits for each side of the square.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.kotobirynt.rules.board import LANE, Board
from kociarnia.games.kotobirynt.rules.deck import Deck

CELLS: Final = 65535  # those of the largest square


@final
class Bitboard:
    def __init__(self, board: Board, deck: Deck) -> None:
        self.board: Board = board
        self.deck: Deck = deck
        # Joined as the cards lie:
        self.ne: i64 = 0
        self.ns: i64 = 0
        self.nw: i64 = 0
        self.es: i64 = 0
        self.ew: i64 = 0
        self.sw: i64 = 0
        # Joined if that card were turned:
        self.could_ne: i64 = 0
        self.could_ns: i64 = 0
        self.could_nw: i64 = 0
        self.could_es: i64 = 0
        self.could_ew: i64 = 0
        self.could_sw: i64 = 0
        # Where the water has entered that was poured last:
        self.n: i64 = 0
        self.e: i64 = 0
        self.s: i64 = 0
        self.w: i64 = 0

    def become(self, other: Bitboard) -> None:
        self.ne, self.ns, self.nw = other.ne, other.ns, other.nw
        self.es, self.ew, self.sw = other.es, other.ew, other.sw
        self.could_ne, self.could_ns, self.could_nw = other.could_ne, other.could_ns, other.could_nw
        self.could_es, self.could_ew, self.could_sw = other.could_es, other.could_ew, other.could_sw

    # --- cards

    def lay(self, square: vec[i64]) -> None:
        for cell in range(len(square)):
            self.put(cell, square[cell])
            self.allow(cell, square[cell] >> 2)

    def put(self, cell: i64, tile: i64) -> None:
        """The card in this cell lies so now; which card it is stays."""
        pairs: i64 = self.deck.pairs[tile]
        cells = ~self.board.bit[cell]
        self.ne = self.ne & cells | (pairs & 1) << cell
        self.ns = self.ns & cells | (pairs >> 1 & 1) << cell
        self.nw = self.nw & cells | (pairs >> 2 & 1) << cell
        self.es = self.es & cells | (pairs >> 3 & 1) << cell
        self.ew = self.ew & cells | (pairs >> 4 & 1) << cell
        self.sw = self.sw & cells | (pairs >> 5 & 1) << cell

    def allow(self, cell: i64, face: i64) -> None:
        """It is this card, however it lies."""
        pairs: i64 = self.deck.could_pairs[face]
        cells = ~self.board.bit[cell]
        self.could_ne = self.could_ne & cells | (pairs & 1) << cell
        self.could_ns = self.could_ns & cells | (pairs >> 1 & 1) << cell
        self.could_nw = self.could_nw & cells | (pairs >> 2 & 1) << cell
        self.could_es = self.could_es & cells | (pairs >> 3 & 1) << cell
        self.could_ew = self.could_ew & cells | (pairs >> 4 & 1) << cell
        self.could_sw = self.could_sw & cells | (pairs >> 5 & 1) << cell

    def push(self, spot: i64) -> None:
        """The line that begins there moves on by one card; what is now in its first cell is for put and allow to say."""
        line = self.board.line_cells[spot]
        step = self.board.step[spot]
        self.ne, self.ns, self.nw = slid(self.ne, line, step), slid(self.ns, line, step), slid(self.nw, line, step)
        self.es, self.ew, self.sw = slid(self.es, line, step), slid(self.ew, line, step), slid(self.sw, line, step)
        self.could_ne, self.could_ns = slid(self.could_ne, line, step), slid(self.could_ns, line, step)
        self.could_nw, self.could_es = slid(self.could_nw, line, step), slid(self.could_es, line, step)
        self.could_ew, self.could_sw = slid(self.could_ew, line, step), slid(self.could_sw, line, step)

    # --- water

    def pour(self, gates: i64) -> i64:
        """Let water in at these gates; returns the gates that it comes to."""
        self.n = gates & CELLS
        self.e = gates >> LANE & CELLS
        self.s = gates >> 2 * LANE & CELLS
        self.w = gates >> 3 * LANE & CELLS
        return self._settle()

    def further(self) -> i64:
        """Let it on as far as it comes if one more card is turned; returns the gates that it comes to."""
        n, e, s, w = self.n, self.e, self.s, self.w
        up = e & self.could_ne | s & self.could_ns | w & self.could_nw
        right = n & self.could_ne | s & self.could_es | w & self.could_ew
        down = n & self.could_ns | e & self.could_es | w & self.could_sw
        left = n & self.could_nw | e & self.could_ew | s & self.could_sw
        board = self.board
        self.s = s | up >> board.size
        self.w = w | right << 1 & board.not_first
        self.n = n | down << board.size & board.whole
        self.e = e | left >> 1 & board.not_last
        return self._settle() | self._gates(up, right, down, left)

    def _settle(self) -> i64:
        board = self.board
        size, whole, not_first, not_last = board.size, board.whole, board.not_first, board.not_last
        ne, ns, nw, es, ew, sw = self.ne, self.ns, self.nw, self.es, self.ew, self.sw
        n, e, s, w = self.n, self.e, self.s, self.w
        while True:
            before: i64 = n + e + s + w  # it only ever rises: as long as it is the same, nothing is new
            up = e & ne | s & ns | w & nw  # out of these cards at the top, and so into those above them from the bottom
            s |= up >> size
            right = n & ne | s & es | w & ew
            w |= right << 1 & not_first
            down = n & ns | e & es | w & sw
            n |= down << size & whole
            left = n & nw | e & ew | s & sw
            e |= left >> 1 & not_last
            if n + e + s + w == before:
                break
        self.n, self.e, self.s, self.w = n, e, s, w
        return self._gates(up, right, down, left)

    def _gates(self, up: i64, right: i64, down: i64, left: i64) -> i64:
        """Water that leaves cards at these sides: where does it leave the square?"""
        board = self.board
        out = up & board.top | (right & board.last) << LANE
        return out | (down & board.bottom) << 2 * LANE | (left & board.first) << 3 * LANE

    def wet(self) -> i64:
        """The cards that it is in, or laps against."""
        return self.n | self.e | self.s | self.w

    def meets(self, n: i64, e: i64, s: i64, w: i64) -> i64:
        """The cards of which some could be turned so that this water and the one poured last flow together."""
        out = (n & self.e | e & self.n) & self.could_ne | (n & self.s | s & self.n) & self.could_ns
        out |= (n & self.w | w & self.n) & self.could_nw | (e & self.s | s & self.e) & self.could_es
        return out | (e & self.w | w & self.e) & self.could_ew | (s & self.w | w & self.s) & self.could_sw


def slid(mask: i64, line: i64, step: i64) -> i64:
    """The cells of a line moved on by one; the first is empty then."""
    moved = mask & line
    moved = moved << step if step > 0 else moved >> -step
    return mask & ~line | moved & line
