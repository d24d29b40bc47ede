"""Sen as a person at a seat sees it, drawn from a redacted state only.

Sen is a memory game: a redacted state remembers perfectly, a person must not be reminded (A37, A38). So a scene shows what
lies open now; a peek is told once, by a fleeting line, and a second look at the table does not show it again. The option
memory_aid changes that, and nothing else.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from kociarnia.engine import (
    UNKNOWN,
    Account,
    Because,
    Choice,
    Face,
    Line,
    Motion,
    MoveId,
    Piece,
    Presenter,
    Say,
    Scene,
    Who,
    Words,
    Zone,
)
from kociarnia.engine.table import FACE
from kociarnia.games.sen.bot.sense import Worth, chance_below, guess, worth
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import (
    ASK,
    CHOOSE,
    DEAL,
    GLANCE,
    KEEP,
    LOOK,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PROVE,
    SEAT,
    SWAP,
    TURN,
    WITH,
    Sen,
)
from kociarnia.games.sen.show import accounts, handles, log, motions, refusals
from kociarnia.games.sen.show.labels import art, face_of, word_of

# What is asked, by the question on the agenda; "dealer" for all that the dealer does.
ASKS = {
    LOOK: "look", TURN: "turn", KEEP: "keep", CHOOSE: "choose", PICK: "pick", PLACE: "place", PEEK: "peek", SWAP: "swap",
    WITH: "with", PAIR: "pair", NAME: "name",
}  # fmt: skip
# The rule that allows a move, by its verb (and by the question, where a verb serves two).
CLAUSES = {
    "look": "R8", "call": "R31", "take": "R13", "draw": "R15", "claim": "R55", "keep": "R16", "discard": "R17", "use": "R18",
    "choose": "R26", "pick": "R25", "peek": "R28", "swap": "R29", "with": "R29", "and": "R57", "name": "R57",
}  # fmt: skip


# What a card is pointed at for, by the question that is open meanwhile.
MARKS = {GLANCE: "mark-look", WITH: "mark-swap", PAIR: "mark-pair", NAME: "mark-pair", PROVE: "mark-pair"}


# A move changes little, and most of it looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=4096)
def _closed_zone(count: int) -> Zone:
    pieces = (Piece(Say("face-down"), at="closed", copies=count),) if count else ()
    return Zone("closed", Say("zone-closed"), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _open_zone(rules: SenRules, count: int, first: int, faces: tuple[Face, ...]) -> Zone:
    """The cards from the `first` on; the top is `open`, for it is there that cards land."""
    pieces = tuple(
        Piece(face_of(rules, face), art(rules, face), "open" if at == count - 1 else f"open.{at}")
        for at, face in enumerate(faces, first)
    )
    return Zone("open", Say("zone-open", {"count": count}), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _hand_zone(rules: SenRules, seat: int, faces: tuple[Face, ...]) -> Zone:
    pieces = tuple(Piece(face_of(rules, face), art(rules, face), f"hand.{i}") for i, face in enumerate(faces))
    return Zone("hand", Say("zone-hand", {"who": Who(seat)}), owner=seat, pieces=pieces)


@lru_cache(maxsize=4096)
def _asleep(seat: int, cards: int, ravens: int) -> Zone:
    """A dream of which nothing is seen."""
    pieces = tuple(Piece(Say("face-down"), at=f"dream.{seat}.{slot}") for slot in range(cards))
    notes = (Say("note-total", {"ravens": ravens}),)
    return Zone(f"dream.{seat}", Say("zone-dream", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=notes)


@lru_cache(maxsize=4096)
def _so_far(seat: int, ravens: int) -> Account:
    """What a seat has from the rounds before this one."""
    return Account(seat, ravens, (Say("account-before", {"add": ravens}),))


@lru_cache(maxsize=8192)
def _choice(rules: SenRules, seat: int, ask: int, top: Face, hand: tuple[Face, ...], move: MoveId) -> Choice:
    """A legal move; `top` is the top of the open pile, `hand` what the seat holds."""
    verb, args = rules.moves[move]
    said: dict[str, Any] = {}
    at: tuple[str, ...] = ()
    if verb in ("look", "take", "keep", "claim", "and"):
        said["slot"] = int(args[0]) + 1
        at = (f"dream.{seat}.{args[0]}",)
    if verb == "take":
        said["card"] = face_of(rules, top)
        at = ("open", *at)
    elif verb == "claim":  # a slip on the own dream would be dear: the claim is announced first
        at = ("claim", *at)
    elif verb in ("keep", "discard", "use"):  # one card is in the hand, so the place where it goes says it all
        said["card"] = face_of(rules, hand[-1])
        at = {"keep": at, "discard": ("open",), "use": ("hand.0",)}[verb]
    elif verb == "draw":
        at = ("closed",)
    elif verb == "choose":
        said["card"] = face_of(rules, hand[-2 + int(args[0])])
        at = (f"hand.{args[0]}",)
    elif verb in ("peek", "swap", "with"):
        said |= {"owner": Who(int(args[0])), "slot": int(args[1]) + 1}
        at = (f"dream.{args[0]}.{args[1]}",)
    elif verb == "name":
        said["word"] = word_of(args[0])
    return Choice(move, Say(f"do-{verb}", said), "R25" if ask == PLACE else CLAUSES[verb], at)


class SenPresenter(Presenter):
    def __init__(self, options: Mapping[str, int]) -> None:
        super().__init__(options)
        self.aid = bool(options["memory_aid"])

    def sight(self, rules: SenRules, view: Sen, reader: int) -> int:
        """A screen does not remember for its player (A37): only who holds cards or browses sees more than all the others."""
        holds = rules.actor(view) == reader and (view.hand or handles.asked(view) == PICK)
        return reader if self.aid or holds else int(rules.players)

    # --- the table

    def scene(self, rules: SenRules, view: Sen, reader: int) -> Scene:
        piles = [_closed_zone(int(view.closed)), self._open(rules, view, reader)]
        if rules.claims:
            piles.append(Zone("claim", Say("zone-claim"), pieces=(Piece(Say("claim-sign"), at="claim"),)))
        if held := handles.held(view):
            piles.append(_hand_zone(rules, int(view.turn), tuple(card & FACE for card in view.hand[:held])))
        pointed = handles.pointed_at(rules, view)
        dreams = [self._dream(rules, view, seat, pointed) for seat in range(rules.players)]
        return Scene((*piles, *dreams), tuple(self._facts(rules, view)))

    def _facts(self, rules: SenRules, view: Sen) -> list[Say]:
        number = view.rounds if self._counted(view) else view.rounds + 1
        if rules.round_limit:
            return [Say("fact-round-of", {"round": number, "rounds": rules.round_limit})]
        return [Say("fact-round", {"round": number, "limit": rules.limit})]

    def _counted(self, view: Sen) -> bool:
        """Has the round that lies on the table been counted?"""
        return view.awake and (not view.agenda or view.agenda[-1] & ASK == DEAL)

    def _open(self, rules: SenRules, view: Sen, reader: int) -> Zone:
        """The top; the whole pile only to whoever browses it for Pick 1 (R25, A14, A38)."""
        faces = [*view.open, view.hand[-1] & FACE] if handles.landing(view) else view.open
        first = 0 if handles.browsed(rules, view, reader, self.aid) else max(len(faces) - 1, 0)
        return _open_zone(rules, len(faces), first, tuple(faces[first:]))

    def _dream(self, rules: SenRules, view: Sen, seat: int, pointed: list[int]) -> Zone:
        first = seat * rules.slots
        if not (pointed or self.aid or view.awake):
            return _asleep(seat, view.sizes[seat], view.totals[seat])
        pieces = tuple(self._card(rules, view, first + slot, pointed) for slot in range(view.sizes[seat]))
        notes = [Say("note-total", {"ravens": view.totals[seat]})]
        if view.caller == seat:
            notes.append(Say("note-caller"))
        faces = handles.whole_dream(rules, view, seat)
        if faces:
            notes.append(Say("note-dream", {"ravens": accounts.dream_line(rules, faces).args["add"]}))
        return Zone(f"dream.{seat}", Say("zone-dream", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=tuple(notes))

    def _card(self, rules: SenRules, view: Sen, place: int, pointed: list[int]) -> Piece:
        at = handles.at_place(rules, place)
        face = handles.face_up(rules, view, place, self.aid)
        if place in pointed:
            mark = Say(MARKS[handles.asked(view)], {"who": Who(view.agenda[-1] >> SEAT & 7)})
            return Piece(face_of(rules, face), art(rules, face), at, (mark,))
        return Piece(face_of(rules, face), art(rules, face), at)

    def text(self, rules: SenRules, view: Sen, reader: int, words: Words, plain: bool) -> list[str]:
        """A line for each dream, its cards numbered as the moves number them."""
        scene = self.scene(rules, view, reader)
        [pile] = [zone for zone in scene.zones if zone.key == "open"]
        piles = [words(Say("draw-closed", {"count": view.closed}))]
        if pile.pieces and pile.pieces[-1]:
            piles.append(f"{words(pile.label)}: {words(pile.pieces[-1].label)}")
        lines = [words(fact) for fact in scene.facts] + ["; ".join(piles)]
        if len(pile.pieces) > 1:
            cards = ", ".join(words(piece.label) for piece in pile.pieces if piece)
            lines += textwrap.wrap(words(Say("draw-browse", {"cards": cards})), 80, subsequent_indent="    ")
        for zone in scene.zones:
            if zone.owner >= 0:
                faces = [(slot, piece) for slot, piece in enumerate(zone.pieces, 1) if piece]
                if plain:
                    cards = ", ".join(f"{slot}: {words(piece.label)}" for slot, piece in faces)
                else:  # a covered card is its number in brackets: four times "face down" is hard to read
                    cards = " ".join(f"[{slot}: {words(piece.label)}]" if piece.face else f"[{slot}]" for slot, piece in faces)
                notes = "".join(f" ({words(note)})" for note in zone.notes)
                whole = f"{words(zone.label)}{notes}: {cards}"
                lines += [whole] if plain else textwrap.wrap(whole, 80, subsequent_indent="    ")
        return lines

    # --- what is asked, and what may be answered

    def question(self, rules: SenRules, view: Sen, reader: int) -> Say:
        if not view.agenda:
            return Say("ask-over")
        entry = view.agenda[-1]
        return Say(f"ask-{ASKS.get(entry & ASK, 'dealer')}", {"who": Who(entry >> SEAT & 7)})

    def choices(self, rules: SenRules, view: Sen) -> list[Choice]:
        entry = view.agenda[-1]
        seat, ask = entry >> SEAT & 7, entry & ASK
        top = view.open[-1] if view.open else UNKNOWN
        hand = tuple(card & FACE for card in view.hand)
        return [
            self._picked(rules, view, move) if ask == PICK else _choice(rules, seat, ask, top, hand, move)
            for move in rules.legal(view)
        ]

    def _picked(self, rules: SenRules, view: Sen, move: MoveId) -> Choice:
        """A card of the open pile, for Pick 1."""
        face = move - rules.pick
        at = handles.at_open(view, handles.nearest(view, face))
        return Choice(move, Say("do-pick", {"card": face_of(rules, face)}), CLAUSES["pick"], (at,))

    # --- what happened

    def events(self, rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Line]:
        return log.events(rules, before, move, after, reader)

    def motions(self, rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after, reader, self.aid)

    # --- what it is worth

    def accounts(self, rules: SenRules, view: Sen, reader: int) -> list[Account]:
        if not (view.awake or self.aid):
            return [_so_far(seat, total) for seat, total in enumerate(view.totals)]
        dreams = [handles.whole_dream(rules, view, seat) for seat in range(rules.players)]
        counted = accounts.parts(rules, view, dreams) if self._counted(view) else []
        out = []
        for seat, dream in enumerate(dreams):
            lines = counted[seat] if counted else [accounts.dream_line(rules, dream)] if dream else []
            added = accounts.total(lines)
            earlier = view.totals[seat] - (added if counted else 0)
            lines = [Say("account-before", {"add": earlier}), *lines]
            if seat == reader and self.aid and view.sizes[seat] and not view.awake:
                lines.append(Say("account-guess", {"ravens": round(worth(rules, view, seat))}))
            out.append(Account(seat, earlier + added, tuple(lines)))
        return out

    # --- why

    def refusal(self, rules: SenRules, view: Sen, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
        return refusals.why(rules, view, int(rules.actor(view)), at, [choice.at for choice in choices])

    def reason(self, rules: SenRules, view: Sen, move: MoveId) -> Say:
        verb, args = rules.moves[move]
        entry = view.agenda[-1]
        seat = entry >> SEAT & 7
        own = round(worth(rules, view, seat))
        if verb == "call":
            chance = 1.0
            for rival in range(rules.players):
                if rival != seat:
                    chance *= chance_below(Worth(rules, view, seat), Worth(rules, view, rival))
            return Say("why-call", {"ravens": own, "percent": round(100 * chance)})
        if verb in ("take", "keep"):
            place = seat * rules.slots + int(args[0])
            old = view.dreams[place] & FACE
            new = view.open[-1] if verb == "take" else view.hand[-1] & FACE
            if old == UNKNOWN:
                return Say("why-for-unknown", {"new": face_of(rules, new), "ravens": round(guess(rules, view, place))})
            return Say("why-for-known", {"new": face_of(rules, new), "old": face_of(rules, old)})
        return Say(f"why-{verb}")
