"""Moves in no time, for playouts: turn the cards that stand between a cat and a keeper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId
from kociarnia.games.kotobirynt.board import NOWHERE
from kociarnia.games.kotobirynt.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.state import ACT, Kotobirynt

WHIM: Final = 12  # once in so many actions anything may be done
FARTHEST: Final = 5  # turned cards beyond which nobody looks for a way

# A way is one int:
PORT: Final = 63  # way & PORT is the port where the water enters a card,
FIRST: Final = 6  # way >> FIRST & SPOUT says which card was turned first, as 1 + 4 * port of entry + side it now leads to; or 0
SPOUT: Final = 511
CARDS: Final = 15  # way >> CARDS is how many cards are turned, once it has come home


def quick(rules: KotobiryntRules, world: Kotobirynt, dice: Dice) -> MoveId:
    if world.agenda[-1] != ACT or dice.below(WHIM) == 0:
        return rules.roll(world, dice)
    reach: i64 = ACTIONS - world.made  # cards that can still be turned in this turn
    if rules.counts_turns():  # whoever comes next plays for all
        reach = FARTHEST
    best: i64 = -1
    most: i64 = 0
    for spot in range(len(world.cats)):
        place: i64 = world.cat_places[spot]
        if place != NOWHERE:
            way = way_home(rules, world, place, reach)
            if way >= 0:
                points: i64 = rules.box.points[world.cats[spot]]
                gain = points - 16 * (way >> CARDS)  # the nearest first, of those the best
                if best < 0 or gain > most:
                    best = way
                    most = gain
    return rules.roll(world, dice) if best < 0 else rotation(rules, world, (best >> FIRST & SPOUT) - 1)


def way_home(rules: KotobiryntRules, world: Kotobirynt, place: i64, reach: i64) -> i64:
    """A way from `place` to a keeper for which the fewest cards are turned; -1 if `reach` cards do not do."""
    across, join, could = rules.board.across, rules.box.join, rules.box.could
    square = world.square
    one = rules.board.one
    homes: i64 = 0
    for keeper in world.keeper_places:
        homes |= one << keeper
    seen: i64 = 0  # ports where water has entered
    turned: i64 = 0
    now: list[i64] = [rules.board.gate[place]]
    later: list[i64] = []
    near: i64 = -1  # a way that is home after one more turned card
    while turned <= reach:
        while now:
            way = now.pop()
            port = way & PORT
            if seen >> port & 1:
                continue
            seen |= one << port
            tile: i64 = square[port >> 2]
            free: i64 = join[4 * tile + (port & 3)]
            sides: i64 = could[(tile & ~3) + (port & 3)]
            way -= port
            port <<= 2
            exit: i64 = port >> 2 & ~3
            while sides != 0:
                if sides & 1:
                    beyond: i64 = across[exit]
                    if free & 1:
                        if beyond >= 0:
                            now.append(way | beyond)
                        elif homes >> -1 - beyond & 1:
                            return way | turned << CARDS
                    elif turned < reach:
                        if beyond >= 0:
                            later.append((way or port + 1 << FIRST) | beyond)
                        elif near < 0 and homes >> -1 - beyond & 1:
                            near = way or port + 1 << FIRST
                sides >>= 1
                free >>= 1
                exit += 1
                port += 1
        turned += 1
        if near >= 0:
            return near | turned << CARDS
        now, later = later, now
    return -1


def rotation(rules: KotobiryntRules, world: Kotobirynt, spout: i64) -> MoveId:
    """The rotation that lets water from a port out at a side: `spout` is 4 * port + side."""
    cell = spout >> 4
    tile: i64 = world.square[cell]
    quarters: i64 = 1
    while quarters < ALL_TURNS - 1:
        turned = rules.box.turned(tile, quarters)
        if rules.box.join[4 * turned + (spout >> 2 & 3)] >> (spout & 3) & 1:
            break
        quarters += 1
    return rules.rotate + (ALL_TURNS - 1) * cell + quarters - 1
