"""Why a tap makes no move: a sentence and its clause, from the asked seat's own view."""

from __future__ import annotations

from kociarnia.engine import Because, Say, Who, because
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import FEED, MARK, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import served
from kociarnia.games.najlepsza_gra.show.handles import at_hand
from kociarnia.games.najlepsza_gra.show.labels import cat_of, face_in_full, face_of, line_of, with_wants


def why(setup: Setup, view: Najlepsza, at: tuple[str, ...]) -> Because:
    """Why the last of the handles `at` is dead; it is one of the scene of the seat that is asked."""
    return _Refusal(setup, view, at[0] if len(at) > 1 else "").at(at[-1])


class _Refusal:
    def __init__(self, setup: Setup, view: Najlepsza, taken: str) -> None:
        self.setup = setup
        self.deck = setup.deck
        self.view = view
        self.seat = view.asked
        self.ask = view.asking
        self.taken = taken  # the handle tapped before

    def at(self, handle: str) -> Because:
        kind, _, rest = handle.partition(".")
        if kind in ("main", "deck"):
            return because("bar-deck", "R16")
        if kind == "discards":
            return because("bar-discards", "A31", cards=self._thrown())
        if kind in ("front", "cat", "treats", "treat", "hand"):
            owner, _, what = rest.partition(".")
            if int(owner) != self.seat:
                return self._others(kind, int(owner), what)
            if kind == "hand":
                return self._hand(int(what) if what else 0)
            return self._cat(what) if kind in ("front", "cat") else self._treats()
        if self.ask == FEED:
            return because("bar-stray-feast", "A5") if kind in ("strays", "stray") else because("bar-feast", "R46")
        if self.taken:
            return self._aim(handle)
        if self.ask == MARK:
            return because("bar-mark-first", "R12")
        if kind in ("strays", "stray"):
            lost = self._held(self.deck.lost_cat)
            return because("bar-stray-first", "R40") if lost > 1 else because("bar-stray-lost", "R40", count=lost)
        return self._line(handle)

    def _held(self, kind: int) -> int:
        return int(hand(self.setup, self.view, self.seat)[kind])

    def _line(self, handle: str) -> Because:
        """A line that may not be taken, or something in the grid that is no line."""
        if self.ask == TURN:
            if handle in LINES:
                return because("bar-guarded", "R14", line=line_of(LINES.index(handle)))
            card = self._card(handle)
            return because("bar-whole", "R14", card=card) if card else because("bar-lines", "R14")
        return because("bar-spray-first", "R44") if self._held(self.deck.bottle) else because("bar-taken", "R14")

    def _aim(self, handle: str) -> Because:
        """A card of the hand is chosen, and does nothing there."""
        if self._spraying():
            if handle in LINES:
                return because("bar-spray-same", "A6", line=line_of(LINES.index(handle)))
            return because("bar-spray-line", "R44")
        return because("bar-lost-aim", "R40")

    def _spraying(self) -> bool:
        return self.taken == at_hand(self.seat, self.deck.bottle)

    def _card(self, handle: str) -> Say | None:
        """The card of a cell of the grid, in full: who taps it may want to read it."""
        _, _, cell = handle.partition(".")
        return face_in_full(self.deck, self.view.grid[int(cell)]) if cell else None

    def _thrown(self) -> Say:
        heap = [
            Say("copies", {"count": n, "card": face_of(self.deck, face)}) if n > 1 else face_of(self.deck, face)
            for face, n in enumerate(self.view.discards)
            if n
        ]
        return Say("list", {"parts": tuple(heap)}) if heap else Say("nothing")

    def _others(self, kind: str, owner: int, key: str) -> Because:
        who = Who(owner)
        if kind == "hand":
            return because("bar-hand-open", "R22", who=who) if self.setup.open_hands else because("bar-secret", "R21", who=who)
        if kind in ("treats", "treat"):
            return because("bar-treats-other", "R30", who=who)
        cats = [self.deck.cat_keys.index(key)] if key else self.view.fronts[owner]
        if not cats:
            return because("bar-no-cats", "R23", who=who)
        return because("bar-cats-other", "R23", who=who, cats=tuple(with_wants(self.deck, cat) for cat in cats))

    def _cat(self, key: str) -> Because:
        cat = self.deck.cat_keys.index(key) if key else 0
        if self.ask != FEED:
            return because("bar-cat-later", "R24", cat=with_wants(self.deck, cat)) if cat else because("bar-cats-later", "R24")
        script = self.setup.meals.script(self.view.fronts[self.seat])
        asked = cat_of(self.deck, self.setup.meals.about[script[len(self.view.meals[self.seat])]])
        if cat in served(self.setup.meals, self.view.meals[self.seat]):
            return because("bar-served", "A15", cat=cat_of(self.deck, cat), now=asked)
        return because("bar-cat-waits", "A15", now=asked)

    def _treats(self) -> Because:
        return because("bar-treats-feast", "R26") if self.ask == FEED else because("bar-treats-later", "R30")

    def _hand(self, kind: int) -> Because:
        deck = self.deck
        if kind in deck.toys:
            return because("bar-toy", "R38")
        if kind == deck.costume:
            return because("bar-costume", "R33")
        if kind == deck.catnip:
            return because("bar-catnip", "R36")
        if self.ask == FEED:
            return because("bar-hand-feast", "A5")
        if self.ask == MARK:
            return because("bar-mark-first", "R12")
        if self.taken:
            return because("bar-spray-line", "R44") if self._spraying() else because("bar-lost-aim", "R40")
        return because("bar-one-lost", "R40") if kind == deck.lost_cat else because("bar-hand-which", "R22")
