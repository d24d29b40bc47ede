"""Why a tap makes no move: a sentence and its clause, from the asked seat's own view."""

from __future__ import annotations

from kociarnia.engine import Because, Say, Who
from kociarnia.engine.say import Arg
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINES
from kociarnia.games.najlepsza_gra.rules.state import ASK, FEED, MARK, TURN, Table
from kociarnia.games.najlepsza_gra.show.accounts import served
from kociarnia.games.najlepsza_gra.show.labels import cat_of, face_in_full, face_of, line_of, with_wants


def why(rules: NajlepszaRules, view: Table, seat: int, at: tuple[str, ...]) -> Because:
    """Why the last of the handles `at` is dead; it is one of the scene of `seat`, who is asked."""
    return _Barred(rules, view, seat, at[0] if len(at) > 1 else "").at(at[-1])


class _Barred:
    def __init__(self, rules: NajlepszaRules, view: Table, seat: int, taken: str) -> None:
        self.rules = rules
        self.box = rules.box
        self.view = view
        self.seat = seat
        self.ask = view.agenda[-1] & ASK
        self.taken = taken  # the handle tapped before

    def at(self, handle: str) -> Because:
        kind, _, rest = handle.partition(".")
        if kind in ("main", "deck"):
            return _because("bar-deck", "R16")
        if kind == "discards":
            return _because("bar-discards", "A31", cards=self._thrown())
        if kind in ("front", "cat", "treats", "treat", "hand"):
            owner, _, what = rest.partition(".")
            if int(owner) != self.seat:
                return self._others(kind, int(owner), what)
            if kind == "hand":
                return self._hand(int(what) if what else 0)
            return self._cat(what) if kind in ("front", "cat") else self._treats()
        if self.ask == FEED:
            return _because("bar-stray-feast", "A5") if kind in ("strays", "stray") else _because("bar-feast", "R46")
        if self.taken:
            return self._aim(handle)
        if self.ask == MARK:
            return _because("bar-mark-first", "R12")
        if kind in ("strays", "stray"):
            lost = self._held(self.box.lost)
            return _because("bar-stray-first", "R40") if lost > 1 else _because("bar-stray-lost", "R40", count=lost)
        return self._line(handle)

    def _held(self, kind: int) -> int:
        return int(self.rules.hand(self.view, self.seat)[kind])

    def _line(self, handle: str) -> Because:
        """A line that may not be taken, or something in the grid that is no line."""
        if self.ask == TURN:
            if handle in LINES:
                return _because("bar-guarded", "R14", line=line_of(LINES.index(handle)))
            card = self._card(handle)
            return _because("bar-whole", "R14", card=card) if card else _because("bar-lines", "R14")
        return _because("bar-spray-first", "R44") if self._held(self.box.bottle) else _because("bar-taken", "R14")

    def _aim(self, handle: str) -> Because:
        """A card of the hand is chosen, and does nothing there."""
        if self._spraying():
            if handle in LINES:
                return _because("bar-spray-same", "A6", line=line_of(LINES.index(handle)))
            return _because("bar-spray-line", "R44")
        return _because("bar-lost-aim", "R40")

    def _spraying(self) -> bool:
        return self.taken == f"hand.{self.seat}.{self.box.bottle}"

    def _card(self, handle: str) -> Say | None:
        """The card of a place in the grid, in full: who taps it may want to read it."""
        _, _, place = handle.partition(".")
        return face_in_full(self.rules, self.view.grid[int(place)]) if place else None

    def _thrown(self) -> Say:
        heap = [
            Say("copies", {"count": n, "card": face_of(self.box, face)}) if n > 1 else face_of(self.box, face)
            for face, n in enumerate(self.view.discards)
            if n
        ]
        return Say("list", {"parts": tuple(heap)}) if heap else Say("nothing")

    def _others(self, kind: str, owner: int, key: str) -> Because:
        who = Who(owner)
        if kind == "hand":
            return (
                _because("bar-hand-open", "R22", who=who) if self.rules.open_hands else _because("bar-secret", "R21", who=who)
            )
        if kind in ("treats", "treat"):
            return _because("bar-treats-other", "R30", who=who)
        cats = [self.box.cat_keys.index(key)] if key else self.view.fronts[owner]
        if not cats:
            return _because("bar-no-cats", "R23", who=who)
        return _because("bar-cats-other", "R23", who=who, cats=tuple(with_wants(self.box, cat) for cat in cats))

    def _cat(self, key: str) -> Because:
        cat = self.box.cat_keys.index(key) if key else 0
        if self.ask != FEED:
            return _because("bar-cat-later", "R24", cat=with_wants(self.box, cat)) if cat else _because("bar-cats-later", "R24")
        script = self.rules.meals.script(self.view.fronts[self.seat])
        asked = cat_of(self.box, self.rules.meals.about[script[len(self.view.meals[self.seat])]])
        if cat in served(self.rules, tuple(self.view.meals[self.seat])):
            return _because("bar-served", "A15", cat=cat_of(self.box, cat), now=asked)
        return _because("bar-cat-waits", "A15", now=asked)

    def _treats(self) -> Because:
        return _because("bar-treats-feast", "R26") if self.ask == FEED else _because("bar-treats-later", "R30")

    def _hand(self, kind: int) -> Because:
        box = self.box
        if kind in box.toys:
            return _because("bar-toy", "R38")
        if kind == box.costume:
            return _because("bar-costume", "R33")
        if kind == box.nip:
            return _because("bar-catnip", "R36")
        if self.ask == FEED:
            return _because("bar-hand-feast", "A5")
        if self.ask == MARK:
            return _because("bar-mark-first", "R12")
        if self.taken:
            return _because("bar-spray-line", "R44") if self._spraying() else _because("bar-lost-aim", "R40")
        return _because("bar-one-lost", "R40") if kind == box.lost else _because("bar-hand-which", "R22")


def _because(key: str, clause: str, /, **args: Arg) -> Because:
    return Because(Say(key, args), clause)
