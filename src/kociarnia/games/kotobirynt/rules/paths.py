"""The search for paths. Water flows inside a card between the ports of one canal, and from card to card between ports that face
each other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.games.kotobirynt.rules.board import LANE, Board
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS, Deck

PARTS: Final[i64] = 64  # more than all ports


def find_hops(board: Board, deck: Deck) -> vec[i64]:
    """Where water goes on that enters a tile at a port, as hops[64 * tile + port]: the port where it enters the next card,
    or -1 - spot at the edge; PARTS + a mask of sides, if it leaves by several, or by none."""
    out: vec[i64] = vec[i64]()
    for tile in range(ALL_TURNS * len(deck.canals)):
        for port in range(PARTS):
            sides = deck.join[4 * tile + (port & 3)] & ~(1 << (port & 3))
            if port < len(board.across) and sides != 0 and sides & sides - 1 == 0:
                out = append(out, board.across[(port & ~3) + int(sides).bit_length() - 1])
            else:
                out = append(out, PARTS + sides)
    return out


def reached(board: Board, hops: vec[i64], square: vec[i64], spot: i64) -> i64:
    """All other spots that water from this one reaches, as a mask."""
    return _run(board, hops, square, board.gate[spot], 0) & board.all_spots


def _run(board: Board, hops: vec[i64], square: vec[i64], port: i64, known: i64) -> i64:
    """Let water in at a port. `known` are spots that it has come to and, from bit LANE on, cells where it has parted:
    elsewhere it cannot meet itself. Returns the same afterwards; no list is made, for this is done after every action."""
    while True:
        hop: i64 = hops[(square[port >> 2] << 6) + port]
        if hop < 0:
            return known | board.one << -1 - hop
        if hop < PARTS:
            port = hop
            continue
        parted = board.one << LANE + (port >> 2)
        sides: i64 = hop & 15
        if sides == 0 or known & parted != 0:
            return known
        known |= parted
        exit: i64 = port & ~3
        port = -1
        while sides != 0:
            if sides & 1 != 0:
                beyond: i64 = board.across[exit]
                if beyond < 0:
                    known |= board.one << -1 - beyond
                elif port < 0:
                    port = beyond
                else:
                    known = _run(board, hops, square, beyond, known)
            sides >>= 1
            exit += 1
        if port < 0:
            return known
