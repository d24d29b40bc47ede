"""Koty as a person at a seat sees it, drawn from a redacted state only."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kociarnia.engine import (
    OVER,
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
    Zone,
)
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import FACES, JOKER
from kociarnia.games.koty.rules.moves import ROLES
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.score import dream, nines
from kociarnia.games.koty.rules.score import land as cats
from kociarnia.games.koty.rules.state import CARRY, DEEP, DEFEND, LANDS, MEET, NINE, PAIR, REPEAT, TURN, Koty
from kociarnia.games.koty.show import log, motions, refusals
from kociarnia.games.koty.show.labels import acting, card, count, count_of, place
from kociarnia.games.koty.show.text import drawing

if TYPE_CHECKING:
    from kociarnia.engine import Words

# What is asked, by the question on the agenda; "dealer" for all that the dealer does.
ASKS = {TURN: "turn", DEFEND: "defend", REPEAT: "repeat", NINE: "nine", PAIR: "pair", CARRY: "carry"}
# The rule that allows a play, by what it is; with a joker the second one.
PLAYS = {
    "lay": ("R29", "R29"), "lay-nine": ("R30", "R30"), "friends": ("R31", "R33"), "fight": ("R34", "R35"),
    "chase": ("R37", "R38"), "attack-friends": ("R40", "R42"), "attack-fight": ("R43", "R44"), "cover": ("R57", "R57"),
    "cover-raven": ("R58", "R58"),
}  # fmt: skip
CLAUSES = {
    "exchange": "R62", "moth": "R80", "carry": "R80", "bat": "R82", "dragon": "R84", "defend": "R47", "owl": "R78",
    "pass": "R46", "again": "R50", "stop": "R49", "nine": "R23",
}  # fmt: skip


# A move changes little, and what is open looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=4096)
def _pile_zone(count: int) -> Zone:
    pieces = (Piece(Say("hidden"), copies=count),) if count else ()
    return Zone("pile", Say("zone-pile", {"count": count}), "pile", pieces=pieces)


@lru_cache(maxsize=8192)
def _quiet_land(rules: KotyRules, seat: int, land: int, nines: tuple[Face, ...], top: Face) -> Zone:
    """A land that nobody attacks."""
    return _land_zone(rules, seat, land, nines, top, ())


def _land_zone(rules: KotyRules, seat: int, land: int, nines: tuple[Face, ...], top: Face, danger: tuple[Say, ...]) -> Zone:
    key = f"land.{seat}.{land}"
    pieces = []
    for face in nines:
        marks = (Say("mark-seen", {"card": card(rules, face)}),) if face else ()
        pieces.append(Piece(Say("nine"), at=key, marks=marks))
    if top:
        pieces.append(Piece(card(rules, top), rules.deck.keys[top], key, danger))
    label = Say("zone-land", {"who": Who(seat), "land": land + 1})
    counted: dict[str, Arg] = {"text": count(rules, top, len(nines)), "cats": int(cats(rules.deck, top, len(nines)))}
    notes = (Say("count", counted),) if pieces else ()
    return Zone(key, label, "stack", seat, tuple(pieces), notes=notes)


@lru_cache(maxsize=8192)
def _hand_zone(rules: KotyRules, seat: int, own: bool, cards: tuple[int, ...], shown: tuple[int, ...]) -> Zone:
    """How many there are of each face, and how many of those were shown to all; face 0 for those not known."""
    pieces = []
    for face in range(1, FACES):
        key = rules.deck.keys[face]
        for number in range(cards[face]):
            marks = (Say("mark-known"),) if number < shown[face] else ()
            pieces.append(Piece(card(rules, face), key, f"hand.{key}" if own else "", marks))
    if cards[0]:
        pieces.append(Piece(Say("hidden"), copies=cards[0]))
    partner = int(rules.partner(seat))
    notes = (Say("note-team", {"who": Who(partner), "side": min(seat, partner)}),) if rules.teams else ()
    return Zone(f"hand.{seat}", Say("zone-hand", {"who": Who(seat)}), "row", seat, tuple(pieces), notes=notes)


class KotyPresenter(Presenter[KotyRules, Koty]):
    # --- the table

    def scene(self, rules: KotyRules, view: Koty, reader: int) -> Scene:
        zones = [
            _pile_zone(int(view.pile)),
            Zone("discards", Say("zone-discards", {"count": len(view.discards)}), "pile", pieces=_top_discard(rules, view)),
        ]
        if view.played or motions.waiting_nine(view):
            zones.append(self._table(rules, view))
        for seat in range(rules.players):
            zones += [self._land(rules, view, seat, land) for land in range(LANDS)]
            zones.append(self._hand(rules, view, seat, reader))
        return Scene(tuple(zones), tuple(self.facts(rules, view)))

    def facts(self, rules: KotyRules, view: Koty) -> list[Say]:
        turn = int(view.turns) + (view.asking != OVER)
        facts = [Say("fact-turn", {"turn": max(turn, 1), "turns": int(rules.turn_cap), "who": Who(int(view.turn))})]
        if view.closing:
            facts.append(Say("fact-closing"))
        if view.exhausted:
            facts.append(Say("fact-exhausted"))
        return facts

    def _table(self, rules: KotyRules, view: Koty) -> Zone:
        """The card in play and what lies beside it."""
        pieces = []
        if view.played:
            pieces.append(Piece(acting(rules, view.played, view.role), rules.deck.keys[view.played]))
        if view.answer:
            pieces.append(Piece(card(rules, view.answer), rules.deck.keys[view.answer]))
        nine = motions.waiting_nine(view)
        if nine:
            pieces.append(Piece(card(rules, nine), rules.deck.keys[nine], marks=(Say("mark-nine"),)))
        notes: tuple[Say, ...] = ()
        if 0 < view.played <= JOKER:  # it lies where it was played, on the other card
            owner, land = place(view.target)
            notes = (Say("note-met", {"owner": Who(owner), "land": land, "at": motions.land(int(view.target))}),)
        return Zone("table", Say("zone-table"), pieces=tuple(pieces), notes=notes)

    def _land(self, rules: KotyRules, view: Koty, seat: int, land: int) -> Zone:
        cell = seat * LANDS + land
        nines = tuple(view.nines[cell * DEEP : cell * DEEP + view.depth[cell]])
        danger = self._danger(rules, view, cell)
        if danger:
            return _land_zone(rules, seat, land, nines, view.tops[cell], danger)
        return _quiet_land(rules, seat, land, nines, view.tops[cell])

    def _danger(self, rules: KotyRules, view: Koty, cell: int) -> tuple[Say, ...]:
        """The cat that is attacked, or that was defended and may be attacked again."""
        if cell != view.target or cell // LANDS == view.turn:
            return ()
        if view.awaits(MEET):
            how = "fight" if view.tops[cell] == view.role else "friends"
            return (Say("mark-attacked", {"card": acting(rules, view.played, view.role), "who": Who(view.turn), "how": how}),)
        if view.asking == REPEAT:
            return (Say("mark-defended", {"who": Who(view.turn)}),)
        return ()

    def _hand(self, rules: KotyRules, view: Koty, seat: int, reader: int) -> Zone:
        first, end = seat * FACES, (seat + 1) * FACES
        return _hand_zone(rules, seat, seat == reader, tuple(view.hands[first:end]), tuple(view.shown[first:end]))

    def text(self, rules: KotyRules, view: Koty, reader: int, words: Words, plain: bool) -> list[str]:
        if plain:
            return super().text(rules, view, reader, words, plain)
        facts = [words(fact) for fact in self.facts(rules, view)]
        return facts + drawing(rules, view, reader, words)

    # --- what is asked, and what may be answered

    def question(self, rules: KotyRules, view: Koty, reader: int) -> Say:
        if view.asking == OVER:
            return Say("ask-over")
        ask, seat = view.asking, view.asked
        said: dict[str, Arg] = {"who": Who(seat)}
        if ask in (DEFEND, REPEAT):
            owner, land = place(view.target)
            fight = view.tops[view.target] == view.role
            said |= {
                "owner": Who(owner), "land": land, "attacker": Who(view.turn), "how": "fight" if fight else "friends",
                "role": card(rules, view.role), "top": card(rules, view.tops[view.target], "acc"),
                "name": acting(rules, view.played or view.role, view.role),
            }  # fmt: skip
        if ask == PAIR or ask == CARRY:
            said["cat"] = card(rules, view.answer, "acc")
        return Say(f"ask-{ASKS.get(ask, 'dealer')}", said)

    def choices(self, rules: KotyRules, view: Koty) -> list[Choice]:
        seat = int(rules.actor(view))
        legal = sorted(rules.legal(view), key=lambda move: self._order(rules, seat, move))
        return [self._choice(rules, view, seat, move, self._again(rules, view, seat, move)) for move in legal]

    def _target(self, rules: KotyRules, seat: int, move: MoveId) -> int:
        """The land that a move goes to, or -1."""
        if rules.play <= move < rules.exchange:  # the joker's moves go through the same lands once more
            return int((move - rules.play) // ROLES % rules.cells)
        verb, args = rules.moves[move]
        if verb in ("nine", "pair"):
            return seat * LANDS + int(args[0])
        return int(args[0]) * LANDS + int(args[1]) if verb in ("moth", "bat", "carry") else -1

    def _again(self, rules: KotyRules, view: Koty, seat: int, move: MoveId) -> bool:
        """One empty land of a dream is as good as another: the first one stands for all (A26)."""
        cell = self._target(rules, seat, move)
        if cell < 0 or view.tops[cell] or view.depth[cell]:
            return False
        empty = [at for at in range(cell // LANDS * LANDS, cell) if not view.tops[at] and not view.depth[at]]
        return any(at != view.target or not view.answer for at in empty)

    def _order(self, rules: KotyRules, seat: int, move: MoveId) -> tuple[int, int, int, int]:
        """By card, as one looks through the own hand; each card first at home, then round the table; the exchange last."""
        cell = self._target(rules, seat, move)
        away = (cell // LANDS - seat) % rules.players if cell >= 0 else 0
        if rules.play <= move < rules.joker:
            return 0, int((move - rules.play) % ROLES), away, cell
        if move < rules.exchange:
            return 1, 0, away, int(move)
        return (3 if move == rules.exchange else 2), 0, 0, int(move)

    def _choice(self, rules: KotyRules, view: Koty, seat: int, move: MoveId, same: bool) -> Choice:
        if rules.play <= move < rules.exchange:
            return self._play(rules, view, seat, move, same)
        verb, args = rules.moves[move]
        keys = rules.deck.keys
        cell = self._target(rules, seat, move)
        said: dict[str, Arg] = {}
        at: tuple[str, ...] = ()
        if cell >= 0:
            owner, land = place(cell)
            said |= {"owner": Who(owner), "land": land, "card": card(rules, view.tops[cell], "acc")}
            at = (f"land.{owner}.{land - 1}",)
        clause = CLAUSES.get(verb, "")
        if verb in ("defend", "again"):
            face = JOKER if args[0] == keys[JOKER] else view.role
            said["card"] = acting(rules, face, view.role, "ins")
            at = (f"hand.{keys[face]}",)
        elif verb in ("moth", "bat", "dragon", "owl"):
            at = (f"hand.{verb}", *at)
            if verb == "owl":
                said["card"] = card(rules, view.played, "acc")
        elif verb == "nine":
            said["count"] = count(rules, 0, view.depth[cell] + 1)
        elif verb == "pair":
            clause = "R34" if view.target // LANDS == seat else "R43"
            said["count"] = count(rules, view.answer, min(view.depth[cell] + 1, DEEP))
            said["card"] = card(rules, view.answer, "acc")
        elif verb == "carry":
            said["card"] = card(rules, view.answer, "acc")
            said["count"] = count(rules, view.answer, view.depth[cell])
        return Choice(move, Say(f"do-{verb}", said), clause, at, same)

    def _play(self, rules: KotyRules, view: Koty, seat: int, move: MoveId, same: bool) -> Choice:
        joker = move >= rules.joker
        cell = self._target(rules, seat, move)
        role = int((move - rules.play) % ROLES) + 1
        face = JOKER if joker else role
        how = log.meeting(view, seat, role, cell)
        owner, land = place(cell)
        said: dict[str, Arg] = {"owner": Who(owner), "land": land, "card": acting(rules, face, role)}
        said["cat"] = card(rules, view.tops[cell], "acc")
        said["with"] = acting(rules, face, role, "ins")
        said["now"] = count_of(rules, view, cell)
        said["count"] = count(rules, 0 if view.tops[cell] else face, view.depth[cell])
        # For boards: short tags, and who a joker may be.
        said["value"], said["other"] = int(rules.deck.value[role]), int(rules.deck.value[view.tops[cell]])
        said["role"] = rules.deck.keys[role]
        at = (f"hand.{rules.deck.keys[face]}", f"land.{owner}.{land - 1}")
        return Choice(move, Say(f"do-{how}", said), PLAYS[how][joker], at, same)

    # --- what happened

    def events(self, rules: KotyRules, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Line]:
        return log.events(rules, before, move, after, reader)

    def motions(self, rules: KotyRules, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after, reader)

    def refusal(self, rules: KotyRules, view: Koty, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules, view, int(rules.actor(view)), at)

    def result(self, rules: KotyRules, view: Koty) -> list[Say]:
        """R89: what the partners have together."""
        if not rules.teams:
            return []
        scores = rules.scores(view)
        pairs = sorted({(side, int(rules.partner(side))) for side in rules.sides()})
        return [Say("end-team", {"one": Who(one), "other": Who(other), "cats": scores[one]}) for one, other in pairs]

    # --- what it is worth

    def accounts(self, rules: KotyRules, view: Koty, reader: int) -> list[Account]:
        out = []
        scores = rules.scores(view)
        for seat in range(rules.players):
            cells = range(seat * LANDS, seat * LANDS + LANDS)
            lines = [
                Say("account-land", {"land": cell - seat * LANDS + 1, "text": count_of(rules, view, cell)})
                for cell in cells
                if view.tops[cell] or view.depth[cell]
            ]
            lines.append(Say("account-nines", {"nines": int(nines(view, seat))}))
            if rules.teams:
                lines.append(Say("account-team", {"who": Who(int(rules.partner(seat))), "cats": scores[seat]}))
            out.append(Account(seat, int(dream(rules.deck, view, seat)), tuple(lines)))
        return out

    # --- why

    def reason(self, rules: KotyRules, view: Koty, move: MoveId) -> Say:
        seat = int(rules.actor(view))
        if not rules.play <= move < rules.exchange:
            verb, _ = rules.moves[move]
            return Say(f"why-{verb}")
        cell = self._target(rules, seat, move)
        role = int((move - rules.play) % ROLES) + 1
        face = JOKER if move >= rules.joker else role
        how = log.meeting(view, seat, role, cell)
        after = count(rules, face if view.tops[cell] == 0 else 0, view.depth[cell])
        return Say(f"why-{how}", {"now": count_of(rules, view, cell), "count": after})


def _top_discard(rules: KotyRules, view: Koty) -> tuple[Piece, ...]:
    """A20: only the top card may be looked at."""
    if not view.discards:
        return ()
    if view.veils[-1] or view.discards[-1] == UNKNOWN:  # thrown away face down
        return (Piece(Say("hidden")),)
    face = view.discards[-1]
    return (Piece(card(rules, face), rules.deck.keys[face]),)
