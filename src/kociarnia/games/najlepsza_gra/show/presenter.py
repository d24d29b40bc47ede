"""Najlepsza gra o kotach as a person at a seat sees it, made from a redacted state only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from kociarnia.engine import Account, Because, Choice, Line, Motion, MoveId, Piece, Presenter, Say, Scene, Who, Words, Zone
from kociarnia.games.najlepsza_gra.bot.sense import NajlepszaSense, line_gains
from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Box
from kociarnia.games.najlepsza_gra.rules.feast import GIVE, MEAL, NIP, TURN
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINES
from kociarnia.games.najlepsza_gra.rules.state import AFTER, ASK, EMPTY, FEED, LATE, MARK, SEAT, Table
from kociarnia.games.najlepsza_gra.rules.state import TURN as TAKE
from kociarnia.games.najlepsza_gra.show import accounts, log, motions, refusals, text
from kociarnia.games.najlepsza_gra.show.labels import (
    cards_of,
    cat_of,
    face_in_full,
    face_of,
    kind_of,
    line_of,
    signed,
    some,
    with_wants,
)

ASKS = {MARK: "mark", TAKE: "turn", AFTER: "after", LATE: "late"}
FEASTS = {MEAL: "meal", TURN: "turn-into", NIP: "catnip"}
# The rule that allows a move, by its verb.
CLAUSES = {
    "take": "R14", "spray": "R44", "adopt": "R40", "cash": "R42", "done": "A4", "mark": "R12", "hungry": "A14", "feed": "R26",
    "give": "R54", "turn": "R58", "catnip": "R56",
}  # fmt: skip


# A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
@lru_cache(maxsize=4096)
def _card(rules: NajlepszaRules, face: int, at: int) -> Piece:
    return Piece(face_in_full(rules, face), rules.box.face_keys[face], f"grid.{at}")


@lru_cache(maxsize=4096)
def _discarded(box: Box, face: int, copies: int) -> Piece:
    return Piece(face_of(box, face), box.face_keys[face], copies=copies)


@lru_cache(maxsize=16)
def _lines_zone(marker: int) -> Zone:
    """The six rows and columns; the cat guards one of them."""
    lines = tuple(Piece(line_of(line), at=LINES[line], marks=(Say("mark-cat"),) if line == marker else ()) for line in range(6))
    return Zone("lines", Say("zone-lines"), pieces=lines)


@lru_cache(maxsize=4096)
def _front_zone(rules: NajlepszaRules, own: accounts.Has, meals: tuple[int, ...]) -> Zone:
    """The cats in front of a seat. What can be fed depends on all that it has, and on what the others can feed."""
    box, seat = rules.box, own.seat
    served = accounts.served(rules, meals)
    pieces = []
    for cat, lack in zip(own.fronts[seat], accounts.lacks(rules, own), strict=True):
        if cat in served:  # at the feast, as far as it is known
            mark = Say("mark-fed" if served[cat] else "mark-hungry")
        else:
            mark = Say("mark-enough") if lack is None else Say("mark-lacks", {"treats": lacking(lack)})
        pieces.append(Piece(with_wants(box, cat), box.cat_keys[cat], f"cat.{seat}.{box.cat_keys[cat]}", (mark,)))
    notes = (Say("note-tokens", {"count": own.coins}),) if own.coins else ()
    return Zone(f"front.{seat}", Say("zone-front", {"who": Who(seat)}), owner=seat, pieces=tuple(pieces), notes=notes)


@lru_cache(maxsize=4096)
def _treats_zone(seat: int, left: tuple[int, ...]) -> Zone:
    pieces = tuple(
        Piece(Say(f"treat-{TREATS[treat]}"), TREATS[treat], f"treat.{seat}.{TREATS[treat]}", copies=n)
        for treat, n in enumerate(left)
        if n
    )
    return Zone(f"treats.{seat}", Say("zone-treats", {"who": Who(seat)}), owner=seat, pieces=pieces)


@lru_cache(maxsize=4096)
def _hand_zone(box: Box, seat: int, counts: tuple[int, ...]) -> Zone:
    pieces = tuple(
        Piece(kind_of(box, kind), box.kind_keys[kind] if kind else "", f"hand.{seat}.{kind}", copies=n)
        for kind, n in enumerate(counts)
        if n
    )
    return Zone(f"hand.{seat}", Say("zone-hand", {"who": Who(seat)}), owner=seat, pieces=pieces)


class NajlepszaPresenter(Presenter):
    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.sense = NajlepszaSense()

    # --- the table

    def scene(self, rules: NajlepszaRules, view: Table, reader: int) -> Scene:
        box = rules.box
        cards = tuple(None if face == EMPTY else _card(rules, face, at) for at, face in enumerate(view.grid))
        strays = tuple(self._stray(rules, stray, at) for at, stray in enumerate(view.offers))
        heap = tuple(_discarded(box, face, n) for face, n in enumerate(view.discards) if n)
        deck = (Piece(Say("face-down"), at="deck", copies=int(view.deck)),) if view.deck else ()
        zones = [
            Zone("grid", Say("zone-grid"), "grid", pieces=cards, columns=3),
            _lines_zone(int(view.marker)),
            Zone("strays", Say("zone-strays"), pieces=strays),
            Zone("main", Say("zone-deck"), "pile", pieces=deck),
            Zone("discards", Say("zone-discards"), "pile", pieces=heap),
        ]
        for seat in range(rules.players):
            zones += self._seat(rules, view, seat)
        return Scene(tuple(zones), tuple(self._facts(rules, view)))

    def _stray(self, rules: NajlepszaRules, stray: int, at: int) -> Piece | None:
        cat = rules.cats + stray
        return None if stray == EMPTY else Piece(with_wants(rules.box, cat), rules.box.cat_keys[cat], f"stray.{at}")

    def _seat(self, rules: NajlepszaRules, view: Table, seat: int) -> list[Zone]:
        own = accounts.has(rules, view, seat)
        return [
            _front_zone(rules, own, tuple(view.meals[seat])),
            _treats_zone(seat, tuple(view.left[4 * seat : 4 * seat + 4])),
            _hand_zone(rules.box, seat, own.hand),
        ]

    def _facts(self, rules: NajlepszaRules, view: Table) -> list[Say]:
        if rules.chapter(view):
            return [Say("fact-feast" if view.agenda else "fact-over")]
        turns = 1 + (rules.size - 9) // 3
        return [
            Say("fact-turn", {"turn": min(int(view.turn) + 1, turns), "turns": int(turns), "deck": int(view.deck)}),
            Say("fact-marker", {"line": line_of(view.marker)}) if view.marker >= 0 else Say("fact-no-marker"),
        ]

    def text(self, rules: NajlepszaRules, view: Table, reader: int, words: Words, plain: bool) -> list[str]:
        return text.table(rules, view, self.scene(rules, view, reader), reader, words, plain)

    # --- what is asked, and what may be answered

    def question(self, rules: NajlepszaRules, view: Table, reader: int) -> Say:
        if not view.agenda:
            return Say("ask-over")
        entry = view.agenda[-1]
        ask, seat = entry & ASK, entry >> SEAT & 7
        if ask != FEED:
            return Say(f"ask-{ASKS.get(ask, 'dealer')}", {"who": Who(seat)})
        question = rules.meals.script(view.fronts[seat])[len(view.meals[seat])]
        kind = rules.meals.asks[question]
        cat = cat_of(rules.box, rules.meals.about[question])
        if kind >= GIVE:
            return Say("ask-give", {"who": Who(seat), "cat": cat, "treat": Say(f"treat-{TREATS[kind - GIVE]}")})
        return Say(f"ask-{FEASTS[kind]}", {"who": Who(seat), "cat": cat})

    def choices(self, rules: NajlepszaRules, view: Table) -> list[Choice]:
        legal = rules.legal(view)
        entry = view.agenda[-1]
        seat = entry >> SEAT & 7
        if entry & ASK != FEED:
            order = sorted(legal, key=lambda move: move == rules.done, reverse=True)  # to play nothing is the usual answer
            return [self._choice(rules, view, seat, move) for move in order]
        served = self._thrifty(rules, legal)
        if not self.options["auto_feed"]:
            return [self._choice(rules, view, seat, move) for move in served]
        best = rules.eat + self.sense.answer(rules, view, seat)
        first = self._choice(rules, view, seat, best)
        others = [self._choice(rules, view, seat, move) for move in served if move != best]
        return [replace(first, label=Say("do-proposed", {"what": first.label})), *others]

    def _thrifty(self, rules: NajlepszaRules, legal: list[MoveId]) -> list[MoveId]:
        """Each meal once, with as few delicacies as may be: whatever a plain treat does, a delicacy does too."""
        meals = rules.meals
        cheapest: dict[tuple[int, int, str], MoveId] = {}
        for move in legal:
            code = move - rules.eat
            what = rules.text(move) if rules.moves[move].verb != "feed" else ""
            meal = (meals.treats[code], meals.kinds[code], what)
            known = cheapest.get(meal)
            if known is None or meals.pays[4 * code + 3] < meals.pays[4 * (known - rules.eat) + 3]:
                cheapest[meal] = move
        return sorted(cheapest.values())

    def proposal(self, rules: NajlepszaRules, view: Table) -> list[MoveId]:
        """The best answers to all questions of the feast that the actor has still to answer, in order."""
        entry = view.agenda[-1]
        if entry & ASK != FEED or not self.options["auto_feed"]:
            return []
        seat = entry >> SEAT & 7
        answers = self.sense.proposal(rules, view, seat)[len(view.meals[seat]) :]
        return [rules.eat + code for code in answers]

    def _choice(self, rules: NajlepszaRules, view: Table, seat: int, move: MoveId) -> Choice:
        verb, args = rules.moves[move]
        box = rules.box
        said: dict[str, Any] = {}
        at: tuple[str, ...] = ()
        if verb in ("take", "mark", "spray"):
            line = LINES.index(str(args[0]))
            said = {"line": line_of(line)}
            at = (LINES[line],)
            if verb == "take":
                said |= {"cards": cards_of(rules, view, line), "points": signed(accounts.brings(rules, view, seat, line))}
            elif verb == "spray":
                at = (f"hand.{seat}.{box.bottle}", *at)
        elif verb == "adopt":
            stray = move - rules.adopt
            said = {"cat": with_wants(box, rules.cats + stray)}
            at = (f"hand.{seat}.{box.lost}", f"stray.{view.offers.index(stray)}")
        elif verb == "cash":
            at = (f"hand.{seat}.{box.lost}",)
        elif move >= rules.eat:
            return self._serving(rules, view, seat, move)
        return Choice(move, Say(f"do-{verb}", said), CLAUSES[verb], at)

    def _serving(self, rules: NajlepszaRules, view: Table, seat: int, move: MoveId) -> Choice:
        verb, args = rules.moves[move]
        meals = rules.meals
        code = move - rules.eat
        cat = meals.cat[code]
        pays = meals.pays[4 * code : 4 * code + 4]
        key = f"do-{verb}"
        said: dict[str, Any] = {"cat": cat_of(rules.box, cat)}
        if verb == "feed":
            said["treats"] = some(pays)
            if len(args) == 4 and pays[-1]:  # a delicacy stands for a kind that must be named
                key, said["kind"] = "do-feed-as", Say(f"treat-{args[1]}")
        elif verb == "give":
            said["treats"] = some(pays)
        elif verb == "turn":
            said["treats"] = some([*pays[:3], 0])
            key = "do-turn" if any(pays) else "do-turn-none"
        elif verb == "catnip":
            key = "do-catnip" if args[1] else "do-catnip-not"
        return Choice(move, Say(key, said), CLAUSES[verb], (f"cat.{seat}.{args[0]}",))

    # --- what happened

    def events(self, rules: NajlepszaRules, before: Table, move: MoveId, after: Table, reader: int) -> list[Line]:
        return log.events(rules, before, move, after, reader, bool(self.options["strict_memory_log"]))

    def motions(self, rules: NajlepszaRules, before: Table, move: MoveId, after: Table, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after, reader)

    def refusal(self, rules: NajlepszaRules, view: Table, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules, view, int(rules.actor(view)), at)

    # --- what it is worth

    def accounts(self, rules: NajlepszaRules, view: Table, reader: int) -> list[Account]:
        return accounts.accounts(rules, view, reader, bool(self.options["fractional_costumes"]))

    def result(self, rules: NajlepszaRules, view: Table) -> list[Say]:
        costumes = [rules.hand(view, seat)[rules.box.costume] for seat in range(rules.players)]
        if self.options["fractional_costumes"] and len(set(costumes)) == 1 and costumes[0]:
            return [Say("result-half")]  # A18: scores are whole numbers, and all four have the half
        return []

    # --- why

    def reason(self, rules: NajlepszaRules, view: Table, move: MoveId) -> Say:
        verb, args = rules.moves[move]
        seat = view.agenda[-1] >> SEAT & 7
        if verb == "take":
            line = LINES.index(str(args[0]))
            return Say("why-take", {"points": round(line_gains(rules, view, seat)[line])})
        if move >= rules.eat:
            best = rules.eat + self.sense.answer(rules, view, seat)
            return Say("why-best" if move == best else "why-other")
        return Say(f"why-{verb}")


def lacking(lack: list[int]) -> Say:
    """What a cat still needs; the last number is treats of any kind."""
    return Say("food-one", {"most": 1}) if lack[3] else some(lack[:3])
