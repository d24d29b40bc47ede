"""A game as a researcher wants to know it: what rules.spec() says."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from kociarnia.engine.agenda import OVER
from kociarnia.engine.observation import Describer

if TYPE_CHECKING:
    from kociarnia.engine.contract import Rules


class Field(NamedTuple):
    """Cells that belong together: `size` of them from `first` on."""

    name: str
    kind: str  # number, count, face (one of the labels), bit, seat (counted from the reader's)
    first: int
    labels: tuple[str, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        return len(self.labels)


class Spec(NamedTuple):
    id: str  # what papers may name: raised with the game's rules and with the layout
    players: int
    sides: tuple[int, ...]  # partners have the same number
    fields: tuple[Field, ...]  # of what encode() writes
    actions: tuple[str, ...]  # what seats do, from the first seat: Actions turns them to others
    seat_moves: tuple[int, ...]  # ids of the moves that seats make,
    dealer_moves: tuple[int, ...]  # and those of the dealer; the rest is only seen instead of another
    longest: int  # moves that no match exceeds, proved by Rules.bound
    horizon: int  # moves that few matches exceed: where an adapter gives up
    utility: tuple[float, float]  # the lowest and the highest
    zero_sum: bool
    tags: tuple[str, ...]

    @property
    def cells(self) -> int:
        return self.fields[-1].first + self.fields[-1].size

    def names(self) -> list[str]:
        """One for each cell."""
        return [f"{field.name}: {label}" if label else field.name for field in self.fields for label in field.labels]

    def low(self) -> list[int]:
        return list(chain.from_iterable([field.low] * field.size for field in self.fields))

    def high(self) -> list[int]:
        return list(chain.from_iterable([field.high] * field.size for field in self.fields))


def describe(rules: Rules[Any]) -> Spec:
    traits = rules.traits()
    pen = Describer(rules.players)
    rules.tell(rules.start(), pen)
    fields: list[Field] = []
    first = 0
    for name, kind, labels, low, high in pen.fields:
        fields.append(Field(name, kind, first, tuple(labels), int(low), min(int(high), 32767)))
        first += len(labels)
    ids = range(len(rules.moves))
    dealer = tuple(at for at in ids if rules.moves[at].verb in traits.dealer)
    seats = tuple(at for at in ids if rules.moves[at].verb not in traits.dealer + traits.seen)
    sides = tuple(int(side) for side in rules.sides())
    return Spec(
        id=rules.id,
        players=rules.players,
        sides=sides,
        fields=tuple(fields),
        actions=tuple(rules.text(at) for at in seats),
        seat_moves=seats,
        dealer_moves=dealer,
        longest=int(rules.bound(rules.start())),
        horizon=traits.horizon,
        utility=rules.utility_range(),
        zero_sum=_zero_sum(sides),
        tags=(*traits.tags, *_tags(rules, sides)),
    )


def _zero_sum(sides: tuple[int, ...]) -> bool:
    """Sides of one size take from each other what they win."""
    sizes = {sides.count(side) for side in sides}
    return len(set(sides)) > 1 and len(sizes) == 1


def _tags(rules: Rules[Any], sides: tuple[int, ...]) -> list[str]:
    many = len(set(sides))
    form = "solo" if rules.players == 1 else "cooperative" if many == 1 else "teams" if many < rules.players else "competitive"
    return [form, *(["simultaneous"] if rules.together != OVER else [])]
