"""Two questions about a table that change nothing: why did my taps lead nowhere, and what would come of a move?"""

from __future__ import annotations

from kociarnia.engine import Match, MoveId, Refusal, Say
from kociarnia.server.wire import Previewed, Reason


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
