"""Sen as a person at a seat sees it, drawn from a redacted state only.

Sen is a memory game: a redacted state remembers perfectly, a person must not be reminded (A37, A38). So a scene shows what
lies open now; a peek is told once, by a fleeting line, and a second look at the table does not show it again. The option
memory_aid changes that, and nothing else.
"""

from __future__ import annotations

import textwrap
from typing import Any

from kociarnia.engine import UNKNOWN, Account, Choice, Face, Line, MoveId, Piece, Presenter, Say, Scene, Who, Words, Zone
from kociarnia.engine.table import FACE
from kociarnia.games.sen import told
from kociarnia.games.sen.named import art, face_of, word_of
from kociarnia.games.sen.rules import SenRules
from kociarnia.games.sen.score import ravens_and_nines
from kociarnia.games.sen.sense import Worth, chance_below, guess, worth
from kociarnia.games.sen.state import (
    ASK,
    CHOOSE,
    DEAL,
    DRAW,
    KEEP,
    LOOK,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    SEAT,
    SWAP,
    TURN,
    WITH,
    Sen,
)

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


class SenPresenter(Presenter):
    # --- the table

    def scene(self, rules: SenRules, view: Sen, reader: int) -> Scene:
        zones = [
            Zone("closed", Say("zone-closed"), "pile", pieces=(Piece(Say("face-down"), at="closed", copies=view.closed),)),
            Zone(
                "open",
                Say("zone-open", {"count": len(view.open)}),
                "pile",
                pieces=tuple(self._open(rules, view, reader)),
            ),
        ]
        hand = tuple(
            Piece(face_of(rules, card & FACE), art(rules, card & FACE), f"hand.{i}") for i, card in enumerate(view.hand)
        )
        if hand:
            zones.append(Zone("hand", Say("zone-hand", {"who": Who(view.turn)}), owner=view.turn, pieces=hand))
        for seat in range(rules.players):
            pieces = tuple(self._card(rules, view, seat, slot) for slot in range(view.sizes[seat]))
            notes = (Say("note-total", {"ravens": view.totals[seat]}),)
            zones.append(Zone(f"dream.{seat}", Say("zone-dream", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=notes))
        return Scene(tuple(zones), tuple(self._facts(rules, view)))

    def _facts(self, rules: SenRules, view: Sen) -> list[Say]:
        counted = view.awake and (not view.agenda or view.agenda[-1] & ASK == DEAL)
        number = view.rounds if counted else view.rounds + 1
        if rules.round_limit:
            return [Say("fact-round-of", {"round": number, "rounds": rules.round_limit})]
        return [Say("fact-round", {"round": number, "limit": rules.limit})]

    def _open(self, rules: SenRules, view: Sen, reader: int) -> list[Piece]:
        """The top; the whole pile only to whoever browses it for Pick 1 (R25, A14, A38)."""
        asked = bool(view.agenda) and view.agenda[-1] & ASK == PICK and rules.actor(view) == reader
        shown = view.open if asked or self.options["memory_aid"] else view.open[-1:]
        return [Piece(face_of(rules, face), art(rules, face), f"open.{art(rules, face)}") for face in shown]

    def _card(self, rules: SenRules, view: Sen, seat: int, slot: int) -> Piece:
        face = view.dream(seat)[slot] & FACE
        if face == UNKNOWN or not (view.awake or self.options["memory_aid"]):
            return Piece(Say("face-down"), at=f"dream.{seat}.{slot}")
        return Piece(face_of(rules, face), art(rules, face), f"dream.{seat}.{slot}")

    def draw(self, rules: SenRules, view: Sen, reader: int, words: Words, plain: bool) -> list[str]:
        """A line for each dream, its cards numbered as the moves number them."""
        scene = self.scene(rules, view, reader)
        middle = [zone for zone in scene.zones if zone.owner < 0]
        piles = [
            f"{words(zone.label)}: {words(zone.pieces[-1].label)}" for zone in middle[1:] if zone.pieces and zone.pieces[-1]
        ]
        closed = words(Say("draw-closed", {"count": view.closed}))
        lines = [words(fact) for fact in scene.facts] + ["; ".join([closed, *piles])]
        if len(middle[1].pieces) > 1:
            cards = ", ".join(words(piece.label) for piece in middle[1].pieces if piece)
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
        return [self._choice(rules, view, move) for move in rules.legal(view)]

    def _choice(self, rules: SenRules, view: Sen, move: MoveId) -> Choice:
        verb, args = rules.moves[move]
        entry = view.agenda[-1]
        seat, ask = entry >> SEAT & 7, entry & ASK
        clause = "R25" if ask == PLACE else CLAUSES[verb]
        said: dict[str, Any] = {}
        at: tuple[str, ...] = ()
        if verb in ("look", "take", "keep", "claim", "and"):
            said["slot"] = int(args[0]) + 1
            at = (f"dream.{seat}.{args[0]}",)
        if verb == "take":
            said["card"] = face_of(rules, view.open[-1])
            at = ("open", *at)
        elif verb in ("keep", "discard", "use"):
            said["card"] = face_of(rules, view.hand[-1] & FACE)
            at = ("hand.0", *at) if verb == "keep" else ("open",)
        elif verb == "draw":
            at = ("closed",)
        elif verb == "choose":
            said["card"] = face_of(rules, view.hand[-2 + int(args[0])] & FACE)
            at = (f"hand.{args[0]}",)
        elif verb == "pick":
            said["card"] = face_of(rules, move - rules.pick)
            at = (f"open.{args[0]}",)
        elif verb in ("peek", "swap", "with"):
            said |= {"owner": Who(int(args[0])), "slot": int(args[1]) + 1}
            at = (f"dream.{args[0]}.{args[1]}",)
        elif verb == "name":
            said["word"] = word_of(args[0])
        return Choice(move, Say(f"do-{verb}", said), clause, at)

    # --- what happened

    def events(self, rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Line]:
        return told.events(rules, before, move, after, reader)

    # --- what it is worth

    def accounts(self, rules: SenRules, view: Sen, reader: int) -> list[Account]:
        out = []
        for seat in range(rules.players):
            lines = [Say("account-before", {"ravens": view.totals[seat]})]
            faces = [card & FACE for card in view.dream(seat)]
            if faces and view.awake and UNKNOWN not in faces:
                lines = [
                    Say(
                        "account-dream",
                        {"cards": tuple(face_of(rules, f) for f in faces), "ravens": self._sum(rules, faces)},
                    )
                ]
                if (view.agenda and view.agenda[-1] & ASK < DRAW) or not view.agenda:
                    lines.append(Say("account-total", {"ravens": view.totals[seat]}))
            elif seat == reader and faces and self.options["memory_aid"]:
                lines.append(Say("account-guess", {"ravens": round(worth(rules, view, seat))}))
            out.append(Account(seat, view.totals[seat], tuple(lines)))
        return out

    def _sum(self, rules: SenRules, faces: list[Face]) -> int:
        return int(ravens_and_nines(rules.deck, faces)[0])

    # --- why

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
