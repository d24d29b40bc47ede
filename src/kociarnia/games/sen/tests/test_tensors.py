"""What networks read of Sen: planted leaks are caught; what a shared win is worth."""

from __future__ import annotations

import pytest

from kociarnia import games
from kociarnia.engine import Observer
from kociarnia.engine.laws import Broken
from kociarnia.engine.laws.tensors import check_tensors
from kociarnia.engine.observation import Pen
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import Sen

pytestmark = pytest.mark.plain


class Leaks(SenRules):
    """Whoever reads next is told what was last redacted."""

    hidden: int = 0

    def redact(self, state: Sen, observer: Observer) -> Sen:
        self.hidden = max((int(card) & 127 for card in state.dreams), default=0)
        return super().redact(state, observer)

    def tell(self, view: Sen, pen: Pen) -> None:
        super().tell(view, pen)
        pen.number("leak", self.hidden, 127)


class Overflows(SenRules):
    """A number that does not fit its bounds."""

    def tell(self, view: Sen, pen: Pen) -> None:
        super().tell(view, pen)
        pen.number("closed", view.closed, 3)


class Wavers(SenRules):
    """Fewer cells when nothing lies open."""

    def tell(self, view: Sen, pen: Pen) -> None:
        super().tell(view, pen)
        if len(view.open) > 0:
            pen.flag("more", True)


class Stares(SenRules):
    """Views are told as they should be, but of a whole table everything is."""

    def tell(self, view: Sen, pen: Pen) -> None:
        super().tell(view, pen)
        pen.marks("faces", [int(card) & 127 for card in view.dreams], self.setup.deck.names)


@pytest.mark.parametrize("mistake", [Leaks, Overflows, Wavers, Stares])
def test_a_mistake_in_the_numbers_is_caught(mistake: type[SenRules]) -> None:
    rules = mistake(2, games.find("sen").settle(2))
    with pytest.raises((Broken, ValueError, IndexError)):
        check_tensors(rules, 1, 120)


class Ends(SenRules):
    ended: list[int] = []

    def places(self, state: Sen) -> list[int]:
        return self.ended


@pytest.mark.parametrize(
    ("places", "worth"),
    [([1, 2, 3], [1, -0.5, -0.5]), ([1, 1, 3], [0.25, 0.25, -0.5]), ([1, 1, 1], [0, 0, 0]), ([2, 2, 2], [0, 0, 0])],
)
def test_a_win_may_be_shared_and_nobody_may_win(places: list[int], worth: list[float]) -> None:
    rules = Ends(3, games.find("sen").settle(3))
    rules.ended = places
    assert rules.utilities(rules.start()) == worth
