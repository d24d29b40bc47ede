"""The open questions of a state: who answers first when several are asked at once."""

from __future__ import annotations

import pytest

from kociarnia.engine.agenda import Agenda, Question

TOGETHER, LATER = 3, 5
ASKED = [Question(LATER, 0, 7), *(Question(TOGETHER, seat, 10 + seat) for seat in (2, 1, 0)), Question(TOGETHER, 3, 13)]


@pytest.mark.parametrize("seat", range(4))
def test_a_question_that_comes_first_leaves_the_others_in_their_order(seat: int) -> None:
    agenda = Agenda()
    agenda.ask_these(ASKED)
    agenda.advance(TOGETHER, seat)
    first = next(question for question in ASKED if question.ask == TOGETHER and question.seat == seat)
    assert agenda.questions() == [*(question for question in ASKED if question != first), first]
    for _ in ASKED:
        agenda.answered()
    assert agenda.questions() == []


def test_nobody_comes_first_who_is_not_asked() -> None:
    agenda = Agenda()
    agenda.ask_these(ASKED)
    with pytest.raises(ValueError, match="not asked"):
        agenda.advance(TOGETHER, 4)
    assert agenda.questions() == ASKED
