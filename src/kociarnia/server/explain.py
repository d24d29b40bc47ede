"""Questions about a table that change nothing: why did my taps lead nowhere, what would come of a move, what is this piece?"""

from __future__ import annotations

from typing import Any

from kociarnia.engine import Match, MoveId, Refusal, Say
from kociarnia.server.chronicle import observer_of
from kociarnia.server.wire import Inspected, Previewed, Reason


def reason(match: Match, seat: int, at: list[str], id_: str = "") -> Reason:
    """The game's own reason, or else the plain one: it is not your turn, or something else is asked now."""
    view = match.view(seat)
    because = match.presenter.why(match.rules, view, seat, tuple(at))
    if because is not None:
        return Reason(id_, because.say, because.clause)
    question = match.presenter.question(match.rules, view, seat)
    key = "why-asked" if seat in match.waiting() else "why-not-your-turn"
    return Reason(id_, Say(key, {"question": question}))


def previewed(match: Match, seat: int, move: MoveId, id_: str = "") -> Previewed:
    """What would come of a move, as far as the seat's own view tells."""
    if move not in match.legal(seat):
        raise Refusal("error-stale")
    return Previewed(id_, *match.presenter.preview(match.rules, match.view(seat), move, seat))


def inspected(match: Match, eyes: int, zone: str, face: str, id_: str = "", state: Any = None) -> Inspected:
    """All about the pieces of one place, or about a card that lies at none, as these eyes see the table now, or saw it in an
    earlier `state`."""
    reader = observer_of(match, eyes)
    view = match.view(reader) if state is None else match.rules.redact(state, reader)
    if zone:
        return Inspected(id_, match.presenter.cards(match.rules, view, reader, zone))
    if face not in match.game.faces:
        raise Refusal("error-card")
    return Inspected(id_, [match.presenter.elsewhere(match.rules, view, reader, face)])
