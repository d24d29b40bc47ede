"""Why a tap in vain makes no move in Sen: a sentence and the clause that it rests on, from the asked reader's view only."""

from __future__ import annotations

from kociarnia.engine import Because, Say
from kociarnia.engine.table import FACE
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import ASK, CHOOSE, KEEP, LOOK, NAME, PAIR, PEEK, PICK, PLACE, TURN, WITH, Sen
from kociarnia.games.sen.show.handles import at_place, pointed_at

# Where a question can be answered at few places only, one sentence serves all the others.
ELSEWHERE = {
    LOOK: ("no-look", "R8"), KEEP: ("no-keep", "R15"), CHOOSE: ("no-choose", "R26"), PICK: ("no-pick", "R25"),
    PLACE: ("no-place", "R25"), PEEK: ("no-peek", "R28"), WITH: ("no-with", "R29"), PAIR: ("no-pair", "R57"),
    NAME: ("no-name", "R57"),
}  # fmt: skip


def why(rules: SenRules, view: Sen, reader: int, at: tuple[str, ...], paths: list[tuple[str, ...]]) -> Because | None:
    """`paths` are the handles of the reader's choices, in the order of tapping; the last of `at` leads along none of them."""
    kind, *numbers = at[-1].split(".")
    if kind not in ("closed", "open", "claim", "hand", "dream"):
        return None
    inside = (*at[:-1], f"{at[-1]}.")
    if any(len(path) >= len(at) and ".".join(path[: len(at)]).startswith(".".join(inside)) for path in paths):
        return _say("no-single", "R12")  # the place itself was tapped, and one of its cards is meant
    ask = view.agenda[-1] & ASK
    own = kind == "dream" and numbers[0] == str(reader)
    if ask == TURN:
        return _turn(rules, view, kind, own, at[:-1])
    if ask == LOOK and kind == "dream":
        return _say("no-look-again", "R8") if own else _say("no-look-rival", "R9")
    if ask == KEEP:
        return _keep(rules, view, kind, numbers)
    if ask == PICK and kind == "open" and numbers:
        return _say("no-pick-copy", "A14")
    if ask == PLACE and kind == "hand":
        return _say("no-place-use", "A15")
    if ask == WITH and kind == "dream":
        [first] = pointed_at(rules, view)
        return _say("no-with-itself", "R29") if at[-1] == at_place(rules, first) else _say("no-with-same", "A16")
    if ask == PAIR and kind == "dream":
        return _say("no-pair-itself", "R57") if own else _say("no-pair-rival", "R55")
    return _say(*ELSEWHERE.get(ask, ("no-swap", "R29")))


def _turn(rules: SenRules, view: Sen, kind: str, own: bool, before: tuple[str, ...]) -> Because:
    if before == ("open",):
        return _say("no-take", "R13")
    if before == ("claim",):
        return _say("no-claim", "R55")
    if kind == "claim":
        return _say("no-claim-single", "A29")
    if kind == "open":
        return _say("no-open-below", "A4")
    if own:
        return _say("no-turn-claim", "R12") if rules.claims else _say("no-turn", "R12")
    return _say("no-turn-rival", "R12")


def _keep(rules: SenRules, view: Sen, kind: str, numbers: list[str]) -> Because:
    if kind == "dream":
        return _say("no-keep-rival", "R16")
    if kind == "hand":
        glass = view.hand[-1] & FACE == rules.deck.hourglass
        return _say("no-use-hourglass", "R35") if glass else _say("no-use", "R18")
    if kind == "open":
        return _say("no-open-below", "A4")
    if kind == "claim":
        return _say("no-keep-claim", "R57")
    return _say("no-keep", "R15")


def _say(key: str, clause: str) -> Because:
    return Because(Say(key), clause)
