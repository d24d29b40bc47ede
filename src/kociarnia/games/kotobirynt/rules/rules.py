"""The rules of Kotobirynt. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import (
    CHANCE,
    NOBODY,
    UNKNOWN,
    Dice,
    Family,
    MoveId,
    MoveTable,
    Observer,
    Observers,
    Rules,
    Seat,
)
from kociarnia.engine.table import take
from kociarnia.games.kotobirynt.rules.board import NOWHERE, Board
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS, Box
from kociarnia.games.kotobirynt.rules.score import COOP, SOLO, USUAL, VERSUS, ranked, sides_of
from kociarnia.games.kotobirynt.rules.state import (
    ACT,
    BEGIN,
    CAT,
    DEAL,
    FLIP,
    FROM,
    KEEPER,
    LED,
    ORDER,
    REACHED,
    SPOT,
    TO,
    WAVE,
    WON,
    Kotobirynt,
)

ACTIONS: Final = 2  # in a turn (R9)
NO_CAP: Final = 10_000  # turns after which a match without a cap is over all the same (A31)
MOST_DEALS: Final = 50  # A4: a quarter of all deals (3×3: nearly half) are repeated; the last of so many is laid to be sound


class KotobiryntRules(Rules[Kotobirynt]):
    def __init__(self, players: int, options: Mapping[str, int], box: Box | None = None) -> None:
        self.players = players
        self.box: Box = box or Box()
        self.board: Board = Board(3 if options["size"] == 1 else 4)
        self.hops: list[i64] = self.board.hops(self.box)
        self.mode: int = options["mode"]
        if self.mode == USUAL:
            self.mode = SOLO if players == 1 else VERSUS
        self.first: int = options["first"]
        self.as_lies: bool = options["insert_orientation"] != 0
        self.may_pass: bool = options["allow_pass"] != 0
        self.must_rotate: bool = options["one_rotation_required"] != 0
        self.side: list[i64] = sides_of(self.mode, players, options["team_alternate"] != 0)
        self.more_cats: bool = options["tie_more_cats"] != 0
        self.turn_cap: i64 = options["turn_cap"] or NO_CAP
        self.all_cats: i64 = self.box.cat_bag[UNKNOWN]
        self.all: Observers = (2 << players) - 1  # the seats and the audience

        box, board = self.box, self.board
        table = MoveTable()
        self.rotate: MoveId = table.add("rotate", board.cell_names, range(1, ALL_TURNS))
        self.insert: MoveId = table.add("insert", board.place_names, range(ALL_TURNS))
        self.leave: MoveId = table.add("pass")
        self.keeper: MoveId = table.add("keeper", box.keepers)
        self.home: MoveId = table.add("first", box.cats[1:])
        self.begin: MoveId = table.add("begin", range(players))
        self.canal: MoveId = table.add("canal", box.canals[1:], range(ALL_TURNS))  # the dealer: it is this card
        self.cat: MoveId = table.add("cat", box.cats[1:])
        self.moves = tuple(table.moves)
        self.actions: list[MoveId] = list(range(self.leave + 1 if self.may_pass else self.leave))
        self.rotations: list[MoveId] = list(range(self.insert))

        self.keeper_starts: list[i64] = [board.place(side, last) for what, side, last in box.starts if what == "keeper"]
        self.cat_starts: list[i64] = [board.place(side, last) for what, side, last in box.starts if what == "cat"]
        self.free_cells: list[i64] = []  # those that are dealt
        self.layout: list[i64] = [UNKNOWN] * board.cells
        for last_column, last_row, tile in box.corners:
            row, column = (board.size - 1) * last_row, (board.size - 1) * last_column
            self.layout[row * board.size + column] = tile
        for cell in range(board.cells):
            if self.layout[cell] == UNKNOWN:
                self.free_cells.append(cell)
        self.dealt_bag: list[i64] = box.canal_bag[:]
        for _, _, tile in box.corners:
            take(self.dealt_bag, tile >> 2)
        self.none: list[i64] = []
        self.cat_gates: list[i64] = [board.gate[place] for place in self.cat_starts]

    def start(self) -> Kotobirynt:
        state = Kotobirynt()
        state.canal_bag = self.dealt_bag[:]
        state.cat_bag = self.box.cat_bag[:]
        state.square = self.layout[:]
        state.deck = [UNKNOWN] * (self.dealt_bag[UNKNOWN] - len(self.free_cells))
        state.cats = [UNKNOWN] * len(self.cat_starts)
        state.cat_places = self.cat_starts[:]
        state.keeper_places = self.keeper_starts[:]
        state.agenda = [ACT, FLIP, DEAL, BEGIN] + [CAT] * len(self.cat_starts)
        if not state.deck:
            state.agenda.remove(FLIP)
        return state

    def actor(self, state: Kotobirynt) -> Seat:
        if not state.agenda:
            return NOBODY
        if state.agenda[-1] >= BEGIN:
            return CHANCE
        return state.turn

    # --- what may be done

    def legal(self, state: Kotobirynt) -> list[MoveId]:
        if not state.agenda:
            return []
        ask = state.agenda[-1]
        if ask == ACT:
            if self.must_rotate and state.made == ACTIONS - 1 and state.inserted:  # A8
                return self.rotations[:]
            if self.as_lies:  # A5
                out = self.rotations[:]
                for place in range(self.board.places):
                    top = state.deck[0] if state.deck else state.square[self.board.line[place][-1]]  # A29
                    out.append(self.insert + ALL_TURNS * place + (top & 3))
                if self.may_pass:
                    out.append(self.leave)
                return out
            return self.actions[:]
        if ask == KEEPER:
            reached = state.homes[-1] >> REACHED & 255
            return [self.keeper + at for at in range(len(state.keeper_places)) if reached >> at & 1]
        if ask == ORDER:
            return sorted(self.home + (home >> WON) - 1 for home in state.homes)
        if ask == CAT:
            return [self.cat + face - 1 for face in range(1, len(state.cat_bag)) if state.cat_bag[face] > 0]
        if ask == BEGIN:
            return [self.begin + seat for seat in self._beginners()]
        return self._canals(state)

    def _beginners(self) -> list[i64]:
        """R8: who saw a black cat most recently is drawn by lot, or named by the option."""
        return list(range(self.players)) if self.first == 0 else [self.first - 1]

    def _canals(self, state: Kotobirynt) -> list[MoveId]:
        """Every canal card that has not been seen, in every direction that matters."""
        out: list[MoveId] = []
        for face in range(1, len(state.canal_bag)):
            if state.canal_bag[face] > 0:
                for turn in range(self._directions(state, face)):
                    out.append(self.canal + ALL_TURNS * (face - 1) + turn)
        if self._last_deal(state):
            closed = [move for move in out if not self._opens_to_cat(state, move)]
            return closed or out
        return out

    def _directions(self, state: Kotobirynt, face: i64) -> i64:
        """How many ways a card may lie: in the deck it has no direction, unless it goes in as it lies (A5)."""
        return self.box.turns[face] if state.agenda[-1] == DEAL or self.as_lies else 1

    def _last_deal(self, state: Kotobirynt) -> bool:
        return state.agenda[-1] == DEAL and state.deals == MOST_DEALS - 1

    def _opens_to_cat(self, state: Kotobirynt, move: MoveId) -> bool:
        cell = self._next_cell(state)
        tile = move - self.canal + ALL_TURNS
        return any(gate >> 2 == cell and self.box.join[4 * tile + (gate & 3)] for gate in self.cat_gates)

    def _next_cell(self, state: Kotobirynt) -> int:
        return state.square.index(UNKNOWN)

    def weights(self, state: Kotobirynt) -> list[i64]:
        legal = self.legal(state)
        ask = state.agenda[-1]
        if ask != DEAL and ask != FLIP:
            return [1] * len(legal)
        faces = [(move - self.canal) // ALL_TURNS + 1 for move in legal]
        return [state.canal_bag[face] * ALL_TURNS // self._directions(state, face) for face in faces]

    def roll(self, state: Kotobirynt, dice: Dice) -> MoveId:
        ask = state.agenda[-1]
        if ask == ACT and not self.as_lies and not self.must_rotate:
            return dice.below(len(self.actions))
        if ask == CAT:
            number = self.all_cats - state.cat_bag[UNKNOWN]
            return self.cat + dice.card(number, state.cat_bag, 1) - 1
        if ask == FLIP or (ask == DEAL and not self._last_deal(state)):
            number = (state.deals + 1) * self.dealt_bag[UNKNOWN] - state.canal_bag[UNKNOWN]
            face = dice.card(number, state.canal_bag, 0)
            turns = self._directions(state, face)
            return self.canal + ALL_TURNS * (face - 1) + (dice.below(turns) if turns > 1 else 0)
        return super().roll(state, dice)

    # --- what comes of it

    def apply(self, state: Kotobirynt, move: MoveId) -> None:
        ask = state.agenda.pop()
        if ask == ACT:
            self._act(state, move)
        elif ask == FLIP:
            self._flip(state, move - self.canal + ALL_TURNS)
        elif ask == CAT:
            self._new_cat(state, move - self.cat + 1)
        elif ask == KEEPER:
            self._move_keeper(state, move - self.keeper)
        elif ask == ORDER:
            self._order(state, move - self.home + 1)
        elif ask == DEAL:
            self._deal(state, move - self.canal + ALL_TURNS)
        else:
            state.turn = move - self.begin

    # --- set-up

    def _deal(self, state: Kotobirynt, tile: i64) -> None:
        """R3, A4."""
        take(state.canal_bag, tile >> 2)
        state.square[self._next_cell(state)] = tile
        if UNKNOWN in state.square:
            state.agenda.append(DEAL)
        elif self._joined(state) and state.deals < MOST_DEALS - 1:
            state.square = self.layout[:]
            state.canal_bag = self.dealt_bag[:]
            state.deals += 1
            state.agenda.append(DEAL)

    def _flip(self, state: Kotobirynt, tile: i64) -> None:
        """R5: the deck lies face up."""
        take(state.canal_bag, tile >> 2)
        state.deck[0] = tile
        if not state.agenda:  # it was uncovered by an insert
            self._look(state)

    # --- actions

    def _act(self, state: Kotobirynt, move: MoveId) -> None:
        if state.led:
            state.led = []
        if move == self.leave:  # A7
            self._end_turn(state)
            return
        state.made += 1
        if move < self.insert:
            cell = move // (ALL_TURNS - 1)
            state.square[cell] = self.box.turned(state.square[cell], move % (ALL_TURNS - 1) + 1)
            state.inserted = False
        else:
            self.push(state.square, state.deck, (move - self.insert) // ALL_TURNS, (move - self.insert) % ALL_TURNS)
            state.inserted = True
            if state.deck and state.deck[0] == UNKNOWN:
                state.agenda.append(FLIP)
                return
        self._look(state)

    def push(self, square: list[i64], deck: list[i64], place: i64, turn: i64) -> None:
        """R11-R13: the card at the far end of the line goes under the deck, the top card comes in at `place`."""
        removed = self.board.shift(square, place)
        deck.append(removed if self.as_lies else removed & ~3)
        face = deck.pop(0) >> 2
        square[self.board.gate[place] >> 2] = (face << 2) + turn % self.box.turns[face]

    def _look(self, state: Kotobirynt) -> None:
        """R15, A11, A13: after an action, and again after figures have moved (A14), all cats that are joined are won."""
        joined = self._joined(state)
        if not joined:
            self._next_action(state)
            return
        self._remember(state, joined)
        for home in joined:
            spot = home & SPOT
            state.won.append(8 * (home >> WON) + state.turn)  # R16
            state.cats[spot] = UNKNOWN
            state.cat_places[spot] = NOWHERE
        if len(state.won) == self.all_cats:  # R22, A23
            state.turns += 1
            return
        state.homes = joined
        self._next_home(state)

    def _remember(self, state: Kotobirynt, joined: list[i64]) -> None:
        """Everybody has seen which way the cats came, and boards show it until the next action."""
        wave: i64 = (state.led[-1] >> WAVE) + 1 if state.led else 0
        for home in joined:
            for at in range(len(state.keeper_places)):
                if home >> REACHED + at & 1:
                    way: i64 = home >> FROM & 63
                    way |= (home >> WON) << LED | wave << WAVE
                    keeper: i64 = state.keeper_places[at]
                    state.led.append(way | keeper << TO)

    def _joined(self, state: Kotobirynt) -> list[i64]:
        """The cats that have a path to a keeper; mostly none, and then no list is made."""
        joined = self.none
        board, square, hops, keepers = self.board, state.square, self.hops, state.keeper_places
        for spot in range(len(state.cat_places)):
            place: i64 = state.cat_places[spot]
            if place == NOWHERE:
                continue
            water = board.reached(square, hops, place)
            if water != 0:
                reached: i64 = 0
                for at in range(len(keepers)):
                    reached |= (water >> keepers[at] & 1) << at
                if reached != 0:
                    face: i64 = state.cats[spot]
                    joined = [*joined, spot | reached << REACHED | place << FROM | face << WON]
        return joined

    # --- leading cats home

    def _next_home(self, state: Kotobirynt) -> None:
        """Cats won together are replaced one after the other (R21)."""
        if not state.homes:
            self._look(state)  # A14
        elif len(state.homes) > 1:
            state.agenda.append(ORDER)
        else:
            self._ask_keeper(state)

    def _order(self, state: Kotobirynt, face: i64) -> None:
        for at in range(len(state.homes)):
            if state.homes[at] >> WON == face:
                state.homes.append(state.homes.pop(at))
                break
        self._ask_keeper(state)

    def _ask_keeper(self, state: Kotobirynt) -> None:
        """A12: the keeper that was reached; if there are two, the player chooses."""
        reached = state.homes[-1] >> REACHED & 255
        if reached & reached - 1:
            state.agenda.append(KEEPER)
        else:
            at: i64 = 0
            while reached >> at & 1 == 0:
                at += 1
            self._move_keeper(state, at)

    def _move_keeper(self, state: Kotobirynt, at: i64) -> None:
        """R17; then a new cat, if there is one left (A19)."""
        state.keeper_places[at] = self.next_free(state, state.keeper_places[at])
        if state.cat_bag[UNKNOWN] > 0:
            state.agenda.append(CAT)
        else:
            state.homes.pop()
            self._next_home(state)

    def _new_cat(self, state: Kotobirynt, face: i64) -> None:
        """R4 at the start, R18 later."""
        take(state.cat_bag, face)
        if not state.homes:
            state.cats[state.cats.index(UNKNOWN)] = face
            return
        home = state.homes.pop()
        state.cats[home & SPOT] = face
        state.cat_places[home & SPOT] = self.next_free(state, home >> FROM & 63)
        self._next_home(state)

    def next_free(self, state: Kotobirynt, place: i64) -> i64:
        return next_free(self.board.places, state.cat_places, state.keeper_places, place)

    # --- turns

    def _next_action(self, state: Kotobirynt) -> None:
        if state.made < ACTIONS:
            state.agenda.append(ACT)
        else:
            self._end_turn(state)

    def _end_turn(self, state: Kotobirynt) -> None:
        """R14, A31."""
        state.turns += 1
        state.made = 0
        state.inserted = False
        state.turn = (state.turn + 1) % self.players
        if state.turns < self.turn_cap:
            state.agenda.append(ACT)

    # --- who knows what: nothing is secret, and what nobody has seen has no face in any world

    def witnesses(self, state: Kotobirynt, move: MoveId) -> Observers:
        return self.all

    def blur(self, move: MoveId) -> MoveId:
        return move

    def redact(self, state: Kotobirynt, observer: Observer) -> Kotobirynt:
        return state.copy()

    def imagine(self, view: Kotobirynt, dice: Dice) -> Kotobirynt:
        return view.copy()

    def inventory(self, state: Kotobirynt) -> list[Family]:
        canals = [tile >> 2 for tile in state.square + state.deck]
        cats = [face for face in state.cats if face != UNKNOWN] + [cat >> 3 for cat in state.won]
        return [Family(canals, state.canal_bag), Family(cats + [UNKNOWN] * state.cat_bag[UNKNOWN], state.cat_bag)]

    # --- how it ends

    def bound(self, state: Kotobirynt) -> int:
        """Moves of the set-up, actions, cards still to be uncovered, and the questions that cats may raise."""
        if not state.agenda:
            return 0
        ask = state.agenda[-1]
        left = ACTIONS * (self.turn_cap - state.turns) - state.made
        left += state.deck.count(UNKNOWN) + state.cat_bag[UNKNOWN]
        left += 3 * (self.all_cats - len(state.won))  # a cat raises no more than two questions
        waiting = len(state.homes)
        if waiting:
            left += 2 * waiting - 1
            if waiting > 1 or ask == CAT:
                left -= (ask != ORDER) + (waiting > 1 and ask == CAT)
        if UNKNOWN in state.square:
            left += (MOST_DEALS - state.deals) * len(self.free_cells)
            left -= len(self.free_cells) - state.square.count(UNKNOWN)
            left += BEGIN in state.agenda
        return left

    def chapter(self, state: Kotobirynt) -> int:
        return state.turns

    def counts_turns(self) -> bool:
        """Alone and together only the number of turns matters (A25)."""
        return self.mode == SOLO or self.mode == COOP

    def capped(self, state: Kotobirynt) -> bool:
        """Over, but not all cats have come home (A31)."""
        return not state.agenda and len(state.won) < self.all_cats

    def sides(self) -> list[i64]:
        return self.side[:]

    def together(self, one: Seat, other: Seat) -> bool:
        """Do these two seats win and lose together?"""
        return self.side[one] == self.side[other]

    def tally(self, state: Kotobirynt) -> list[tuple[int, int]]:
        """Points and cats of each side (R28)."""
        points = [0] * (max(self.side) + 1)
        cats = points[:]
        for won in state.won:
            points[self.side[won & 7]] += self.box.points[won >> 3]
            cats[self.side[won & 7]] += 1
        return list(zip(points, cats, strict=True))

    def scores(self, state: Kotobirynt) -> list[i64]:
        if self.counts_turns():
            return [state.turns] * self.players  # R25, R26
        tally = self.tally(state)
        return [tally[side][0] for side in self.side]

    def places(self, state: Kotobirynt) -> list[i64]:
        if self.counts_turns():
            return [2 if len(state.won) < self.all_cats else 1] * self.players  # A32: nobody wins by the cap
        places = ranked([(points, cats if self.more_cats else 0) for points, cats in self.tally(state)])  # R23, R28, A22
        return [places[side] for side in self.side]


def next_free(places: i64, cats: list[i64], keepers: list[i64], place: i64) -> i64:
    """R19, A16-A18: the next place clockwise where nobody is."""
    while True:
        place = (place + 1) % places
        free = True
        for at in cats:  # compiled, this is far faster than `place in cats`
            if at == place:
                free = False
        for at in keepers:
            if at == place:
                free = False
        if free:
            return place
