"""The contract every game signs: data in, data out; no clock, no randomness, no input or output.

A state and a view are one type: a state says what one observer knows of the table. What nobody has seen has no face, not
even in the server's state; the dealer (CHANCE) names a card when somebody looks at it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from kociarnia.engine.agenda import DEALER as DEALER
from kociarnia.engine.agenda import ITSELF as ITSELF
from kociarnia.engine.agenda import OVER as OVER
from kociarnia.engine.agenda import Agenda, Question
from kociarnia.engine.dice import UNKNOWN as UNKNOWN
from kociarnia.engine.dice import Dice as Dice
from kociarnia.engine.observation import Pen
from kociarnia.engine.spec import Spec, describe

# Machine ints when compiled, plain ints when not.
Seat: TypeAlias = i64  # 0..players-1, clockwise
Observer: TypeAlias = i64  # a seat, or `players`: the audience, which sees what is public and no more
Observers: TypeAlias = i64  # a set of observers, one bit each
MoveId: TypeAlias = i64  # position in Rules.moves
Face: TypeAlias = i64  # what is printed on a card; UNKNOWN when this observer has not seen it
CHANCE: Final = -1  # the dealer: an actor like any other, but it plays by weights
NOBODY: Final = -2  # the match is over
NEVER: Final = -1e6  # the rate of a move that is out of the question: a search does not even try it


def only(observer: Observer) -> Observers:
    one: Observers = 1  # a literal would be shifted in 32 bits when compiled
    return one << observer


class Move(NamedTuple):
    """What one actor does at once. A value: equal moves are the same move."""

    verb: str
    args: tuple[int | str, ...] = ()


class Family(NamedTuple):
    """All cards of one back: one entry for each card wherever it lies, and the bag of faces that are not located."""

    cards: list[int]  # UNKNOWN for a card whose face this observer does not know
    bag: list[int]  # how many of each face those may be; bag[UNKNOWN] is their sum


class Traits(NamedTuple):
    """What a researcher wants to know of a game and no state can tell."""

    dealer: tuple[str, ...]  # verbs of the dealer's moves
    seated: Mapping[str, int] = {}  # verbs that name a seat, and which argument that is
    seen: tuple[str, ...] = ()  # verbs of moves that nobody makes: others see them instead of what was done
    untold: tuple[str, ...] = ()  # fields of the state that encode() leaves out, since no choice hangs on them
    horizon: int = 1000  # moves after which an unfinished match may be given up; few are ever that long
    tags: tuple[str, ...] = ()


class MoveTable:
    """Every move there can ever be, in blocks: one verb, and all values of its arguments."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def add(self, verb: str, *choices: Sequence[int | str]) -> MoveId:
        """Append a block and return the id of its first move; the last argument runs fastest."""
        first = len(self.moves)
        rows: list[tuple[int | str, ...]] = [()]
        for values in choices:
            rows = [(*row, value) for row in rows for value in values]
        self.moves += [Move(verb, row) for row in rows]
        return first


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a search makes millions: the collector need not look at them
class State(Agenda):
    """What one observer knows of the table, and what is asked. Mutable: copy before you branch."""

    fields: ClassVar[tuple[str, ...]]  # every attribute: an int, a bool, a vec, a list of ints, of lists of ints or of vecs

    def copy(self) -> State:
        """The same knowledge, sharing nothing."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """JSON-ready and complete, sharing nothing; undone by Rules.load."""
        out: dict[str, object] = {"agenda": [list(question) for question in self.questions()]}
        for name in self.fields:
            out[name] = _unshared(getattr(self, name))
        return out

    def __eq__(self, other: object) -> bool:
        """The same knowledge and the same questions."""
        return type(other) is type(self) and other.dump() == self.dump()

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (type(self), self.dump())


def _unshared(value: object) -> object:
    """The same in plain lists."""
    if hasattr(value, "__len__"):  # a list or a vec, of which mypyc cannot ask isinstance()
        return [_unshared(item) for item in cast(Iterable[object], value)]
    return value


def fill(state: State, data: Mapping[str, object]) -> None:
    """Make it the state that was dumped."""
    for name in state.fields:
        setattr(state, name, _shaped(_unshared(data[name]), getattr(state, name)))
    agenda: Any = data["agenda"]
    state.ask_these([Question(*question) for question in agenda])


def _shaped(value: object, like: object) -> object:
    """A list becomes a vec, or one of vecs, where the state has it so."""
    if not isinstance(value, list):
        return value
    if not isinstance(like, list):
        flat: vec[i64] = vec[i64](value)
        return flat
    if like and hasattr(like[0], "__len__") and not isinstance(like[0], list):
        return [_shaped(item, like[0]) for item in value]
    return value


def filled(kind: Callable[[], State], data: Mapping[str, object]) -> State:
    """A state that was pickled."""
    state = kind()
    fill(state, data)
    return state


def listed(moves: vec[i64]) -> list[MoveId]:
    """The same as a list; compiled, list() would take much longer."""
    return [move for move in moves]  # noqa: C416


S = TypeVar("S", bound=State)
R = TypeVar("R", bound="Rules[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One game, one choice of options, one number of players. Immutable."""

    players: int
    moves: tuple[Move, ...]  # every move there can ever be
    options: Mapping[str, int]  # the settled options that they were made for; set by Game.rules
    home: str = ""  # the module of the game that made them, whose GAME can make them anew; set by Game.rules
    id: str = ""  # the game and its version for researchers, as papers name it: "sen-v1"; set by Game.rules
    _cells: i64 = 0  # how many encode() writes, once it is known
    discreet: bool = False  # tell() tells whoever is asked no more of a whole table than of a view: none need be made
    together: i64 = OVER  # the question that all who are asked it may answer in any order, if there is one

    @abstractmethod
    def start(self) -> S:
        """The table before anything is dealt."""

    def actor(self, state: S) -> Seat:
        """Who is asked now: a seat, CHANCE or NOBODY."""
        if state.asking < DEALER:
            return state.asked
        return NOBODY if state.asking == OVER else CHANCE

    @abstractmethod
    def legal(self, state: S) -> list[MoveId]:
        """What the actor may do, ascending; empty if and only if the match is over."""

    def choices(self, state: S) -> vec[i64]:
        """The same side by side, to be read only. Overridden to spare the list."""
        return vec[i64](self.legal(state))

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """How likely each legal move is when CHANCE acts."""

    @abstractmethod
    def apply(self, state: S, move: MoveId) -> None:
        """Carry out `move` in place. It trusts that the move is legal, or the blur of a legal one."""

    @abstractmethod
    def witnesses(self, state: S, move: MoveId) -> Observers:
        """Who sees the move as made; the others see its blur."""

    @abstractmethod
    def blur(self, move: MoveId) -> MoveId:
        """The move as those see it who are not witnesses."""

    @abstractmethod
    def redact(self, state: S, observer: Observer) -> S:
        """What `observer` knows of it."""

    @abstractmethod
    def imagine(self, view: S, dice: Dice) -> S:
        """One world that fits the view: a face for every card that somebody has seen, and for no other."""

    @abstractmethod
    def inventory(self, state: S) -> list[Family]:
        """Every card there is, by family; for the law of conservation."""

    def unknown(self, state: S) -> int:
        """How many cards have a face that this observer does not know; a game may know it without counting."""
        return sum(int(family.bag[UNKNOWN]) for family in self.inventory(state))

    def unknown_to(self, state: S, observer: Observer) -> int:
        """The same for any observer of a state. Overridden to spare the copy."""
        return self.unknown(self.redact(state, observer))

    @abstractmethod
    def bound(self, state: S) -> int:
        """A bound on the moves to come; it falls with every move, so every match ends."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points of each seat, as the rulebook counts them."""

    @abstractmethod
    def places(self, state: S) -> list[int]:
        """Place of each seat, 1 is best, ties share; no 1 if nobody wins."""

    def sides(self) -> list[int]:
        """Which side each seat is on: partners have the same number, and their side's place among the sides."""
        return list(range(self.players))

    def chapter(self, state: S) -> int:
        """Rounds finished; a bot may stop looking there."""
        return 0

    def settled(self, state: S) -> bool:
        """Only the dealer's reveals remain, and in a world without unseen faces they change no result."""
        return self.actor(state) == NOBODY

    def load(self, data: Mapping[str, object]) -> S:
        """The state that was dumped."""
        state = self.start()
        fill(state, data)
        return state

    def waiting(self, state: S) -> Observers:
        """The seats that may answer now, in whatever order they come; mostly the actor alone."""
        who = self.actor(state)
        if who < 0:
            return 0
        return state.seats_asked(self.together) if state.asking == self.together else only(who)

    def turn_to(self, state: S, seat: Seat) -> None:
        """Let `seat`, one of waiting(), answer first."""
        if seat != self.actor(state):
            if self.waiting(state) >> seat & 1 == 0:
                raise ValueError(f"not asked: {seat}")
            state.advance(self.together, seat)

    def roll(self, state: S, dice: Dice) -> MoveId:
        """A legal move by lot: the dealer's by weights(), a seat's each alike. Overridden to spare the lists."""
        legal = self.legal(state)
        if self.actor(state) != CHANCE:
            return legal[dice.below(len(legal))]
        weights = self.weights(state)
        left = dice.below(sum(weights))
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        return legal[at]

    def play_on(self, state: S, dice: Dice, most: i64, seats: bool = True) -> i64:
        """Moves by lot to the end of the match, but no more than `most`, and the dealer's alone if it is not for `seats` too;
        returns how many. Overridden to spare the calls."""
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            self.apply(state, self.roll(state, dice))
            made += 1
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.home:
            raise TypeError("only rules that Game.rules has made can be pickled")
        return remade, (self.home, self.players, dict(self.options))

    def traits(self) -> Traits:
        """What spec() says besides; a game that has it can be learned by networks."""
        raise NotImplementedError(f"{type(self).__name__} has not been described: it lacks traits() and tell()")

    def tell(self, view: S, pen: Pen) -> None:
        """Everything in the view that matters to a choice, always in the same order and as many fields."""
        raise NotImplementedError(f"{type(self).__name__} has not been described: it lacks traits() and tell()")

    def encode(self, view: S, seat: Observer, out: vec[i16], at: i64 = 0) -> None:
        """The view as this seat reads it, as numbers, into out[at:]; spec() says what every cell is."""
        if self._cells == 0:
            self._cells = self.spec().cells
        for cell in range(at, at + self._cells):
            out[cell] = 0
        self.tell(view, Pen(self.players, seat, out, at))

    def spec(self) -> Spec:
        """These rules as a researcher wants to know them: fields, cells, actions, length, utilities."""
        return describe(self)

    def utilities(self, state: S) -> list[float]:
        """What the result is worth to each seat, from -1 to 1; the sides' sum is 0 where there is more than one.

        The win is shared by all sides that are first; where nobody wins, nobody gains or loses. Overridden where one side
        alone plays for something else.
        """
        sides = self.sides()
        many = len(set(sides))
        places = self.places(state)
        first = {sides[seat] for seat in range(self.players) if places[seat] == 1}
        if many == 1:
            return [1.0 if first else -1.0] * self.players
        if not first:
            return [0.0] * self.players
        won = (many / len(first) - 1.0) / (many - 1)
        return [won if side in first else -1.0 / (many - 1) for side in sides]

    def utility_range(self) -> tuple[float, float]:
        """The lowest and the highest of utilities()."""
        return -1.0 / max(1, len(set(self.sides())) - 1), 1.0

    def text(self, move: MoveId) -> str:
        """The notation kept in records."""
        verb, args = self.moves[move]
        return " ".join([verb, *map(str, args)])


def remade(home: str, players: int, options: Mapping[str, int]) -> Rules[Any]:
    """Rules that were pickled."""
    rules: Rules[Any] = import_module(home).GAME.made(players, options)
    return rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(ABC, Generic[R, S]):
    """A game's own sense of a view, for bots. It is given views only."""

    @abstractmethod
    def rate(self, rules: R, view: S, legal: list[MoveId]) -> list[float]:
        """How good each legal move looks to the actor, on any scale: more is better, and NEVER is out of the question."""

    def rate_naively(self, rules: R, view: S, legal: list[MoveId]) -> list[float]:
        """How good each legal move looks to somebody new, who goes for what the game is about and sees no further."""
        return self.rate(rules, view, legal)

    @abstractmethod
    def value(self, rules: R, view: S) -> list[float]:
        """How each seat stands: about the share of the win that it may expect, from 0 to 1."""

    def distinct(self, rules: R, view: S, legal: list[MoveId]) -> list[MoveId]:
        """One of each of these moves that do the same: nobody need think about the others."""
        return legal

    def sound(self, rules: R, view: S, legal: list[MoveId], enough: Callable[[], bool]) -> list[MoveId]:
        """Those of these moves that a close look does not refute; where `enough` says so, it ends with what it has found."""
        return legal

    def follow(self, rules: R, world: S, who: Seat) -> MoveId:
        """The rest of the turn of whoever has looked so closely at its beginning."""
        return self.best(rules, world, who)

    def depth(self) -> int:
        """How many moves a playout should go on before value() is asked."""
        return 12

    def best(self, rules: R, world: S, who: Seat) -> MoveId:
        """The move that rates best to `who`, who is asked, from what it has seen of this world."""
        legal = rules.legal(world)
        move = legal[0]
        if len(legal) > 1:
            rates = self.rate(rules, rules.redact(world, who), legal)
            most = rates[0]
            for at in range(1, len(legal)):
                if rates[at] > most:
                    most = rates[at]
                    move = legal[at]
        return move

    def quick(self, rules: R, world: S, dice: Dice) -> MoveId:
        """A passable move of whoever acts, in no time: playouts are mostly this. By lot, unless a game knows better."""
        return rules.roll(world, dice)

    def imagine(self, rules: R, view: S, dice: Dice) -> S:
        """A world that fits the view; a game that can read the others' play makes likely worlds come more often."""
        world: S = rules.imagine(view, dice)
        return world

    def forget(self, rules: R, view: S, memory: float) -> S:
        """The view of a player whose memory keeps `memory` (0 to 1) of what it saw; the view itself where all is in sight."""
        return view
