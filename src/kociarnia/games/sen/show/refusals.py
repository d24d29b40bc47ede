"""Why a tap in vain makes no move in Sen: a sentence and the clause that it rests on, from the asked reader's view only."""

from __future__ import annotations

from kociarnia.engine import Because, because
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import CHOOSE, KEEP, LOOK, NAME, PAIR, PEEK, PICK, PLACE, TURN, WITH, Sen
from kociarnia.games.sen.show.handles import at_spot
from kociarnia.games.sen.show.sight import pointed_at

# Where a question can be answered at few spots only, one sentence serves all the others.
ELSEWHERE = {
    LOOK: ("no-look", "R8"), KEEP: ("no-keep", "R15"), CHOOSE: ("no-choose", "R26"), PICK: ("no-pick", "R25"),
    PLACE: ("no-place", "R25"), PEEK: ("no-peek", "R28"), WITH: ("no-with", "R29"), PAIR: ("no-pair", "R57"),
    NAME: ("no-name", "R57"),
}  # fmt: skip


def why(setup: Setup, view: Sen, at: tuple[str, ...], paths: list[tuple[str, ...]]) -> Because | None:
    """`paths` are the handles of the reader's choices, in the order of tapping; the last of `at` leads along none of them."""
    kind, *numbers = at[-1].split(".")
    if kind not in ("closed", "open", "claim", "hand", "dream"):
        return None
    inside = (*at[:-1], f"{at[-1]}.")
    if any(len(path) >= len(at) and ".".join(path[: len(at)]).startswith(".".join(inside)) for path in paths):
        return because("no-single", "R12")  # the zone itself was tapped, and one of its cards is meant
    ask = view.asking
    own = kind == "dream" and numbers[0] == str(view.asked)
    if ask == TURN:
        return _turn(setup, kind, own, at[:-1])
    if ask == LOOK and kind == "dream":
        return because("no-look-again", "R8") if own else because("no-look-rival", "R9")
    if ask == KEEP:
        return _keep(setup, view, kind)
    if ask == PICK and kind == "open" and numbers:
        return because("no-pick-copy", "A14")
    if ask == PLACE and kind == "hand":
        return because("no-place-use", "A15")
    if ask == WITH and kind == "dream":
        [first] = pointed_at(setup, view)
        return because("no-with-itself", "R29") if at[-1] == at_spot(setup, first) else because("no-with-same", "A16")
    if ask == PAIR and kind == "dream":
        return because("no-pair-itself", "R57") if own else because("no-pair-rival", "R55")
    return because(*ELSEWHERE.get(ask, ("no-swap", "R29")))


def _turn(setup: Setup, kind: str, own: bool, before: tuple[str, ...]) -> Because:
    if before == ("open",):
        return because("no-take", "R13")
    if before == ("claim",):
        return because("no-claim", "R55")
    if kind == "claim":
        return because("no-claim-single", "A29")
    if kind == "open":
        return because("no-open-below", "A4")
    if own:
        return because("no-turn-claim", "R12") if setup.claims else because("no-turn", "R12")
    return because("no-turn-rival", "R12")


def _keep(setup: Setup, view: Sen, kind: str) -> Because:
    if kind == "dream":
        return because("no-keep-rival", "R16")
    if kind == "hand":
        hourglass = view.hand[-1] & FACE == setup.deck.hourglass
        return because("no-use-hourglass", "R35") if hourglass else because("no-use", "R18")
    if kind == "open":
        return because("no-open-below", "A4")
    if kind == "claim":
        return because("no-keep-claim", "R57")
    return because("no-keep", "R15")
