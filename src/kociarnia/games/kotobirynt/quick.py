"""Actions in little time, for playouts: win a cat if one action can; else bring one nearer; else leave the rivals little."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId
from kociarnia.games.kotobirynt.board import NOWHERE
from kociarnia.games.kotobirynt.deck import ALL_TURNS
from kociarnia.games.kotobirynt.foresight import FAR, Outlook, distance, outlook, touched
from kociarnia.games.kotobirynt.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.state import ACT, Kotobirynt

LOOKS: Final = 4  # how many actions by lot are compared where nothing can be won


def quick(rules: KotobiryntRules, world: Kotobirynt, dice: Dice) -> MoveId:
    if world.agenda[-1] != ACT:
        return rules.roll(world, dice)
    now = outlook(rules, world)
    move = winning(now)
    if move >= 0:
        if rules.must_rotate and move >= rules.insert and move not in rules.legal(world):  # A8
            return rules.roll(world, dice)
        return move
    mine = rules.together(world.turn, (world.turn + 1) % rules.players)
    if world.made < ACTIONS - 1 or mine:
        move = nearer(now)
        if move >= 0:
            return move
    return harmless(rules, world, now, mine, dice)


def winning(now: Outlook) -> MoveId:
    """The action that wins most, or -1."""
    best: MoveId = -1
    most = 0.0
    for move in now.openings():
        after = now.copy()
        after.act(move)
        gain = after.collect()
        if gain > most:
            most = gain
            best = move
    return best


def nearer(now: Outlook) -> MoveId:
    """The rotation that brings a cat nearest to a keeper, or -1; only cards that a cat's water laps against can do so."""
    rules = now.rules
    best: MoveId = -1
    least: i64 = FAR
    for spot in range(len(now.cat_places)):
        place: i64 = now.cat_places[spot]
        if place == NOWHERE:
            continue
        cells = touched(rules, now.square, place)
        for cell in range(rules.board.cells):
            if cells >> cell & 1:
                tile = now.square[cell]
                for turn in range(1, rules.box.turns[tile >> 2]):
                    now.square[cell] = rules.box.turned(tile, turn)
                    steps = distance(rules, now.square, place, now.keeper_places)
                    if steps < least:
                        least = steps
                        best = rules.rotate + (ALL_TURNS - 1) * cell + turn - 1
                now.square[cell] = tile
    return best


def harmless(rules: KotobiryntRules, world: Kotobirynt, now: Outlook, mine: bool, dice: Dice) -> MoveId:
    """Of a few actions by lot the one that leaves the cats farthest from home; nearest, if the next turn is mine too."""
    best: MoveId = -1
    most: i64 = -100
    for _ in range(LOOKS):
        move = rules.roll(world, dice)
        after = now.copy()
        after.act(move)
        steps: i64 = 0
        for place in after.cat_places:
            if place != NOWHERE:
                steps += distance(rules, after.square, place, after.keeper_places)
        if mine:
            steps = -steps
        if steps > most:
            most = steps
            best = move
    return best
