"""Kotobirynt as people see it. Nothing is secret here, so every reader sees the same."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Account, Choice, Line, MoveId, Piece, Presenter, Say, Scene, Who, Words, Zone
from kociarnia.engine.present import Because, Motion
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.bot.lookahead import FAR, outlook
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.score import TEAM
from kociarnia.games.kotobirynt.rules.state import ACT, FROM, KEEPER, ORDER, WON, Kotobirynt
from kociarnia.games.kotobirynt.show import log, motions, paths, refusals, text
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, lying, place, push, shape, sides

ASKS = {ACT: "act", ORDER: "order", KEEPER: "keeper"}


class KotobiryntPresenter(Presenter):
    def sight(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> int:
        return int(rules.players)

    # --- the table

    def scene(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> Scene:
        ways = paths.marks(rules, view)
        cells = tuple(self._cell(rules, view, cell, ways[cell]) for cell in range(rules.board.cells))
        ring = tuple(self._place(rules, view, at) for at in range(rules.board.places))
        unseen, to_come = self._unseen_cats(view), self._to_come(rules, view)
        zones = [
            Zone("square", Say("zone-square"), "grid", pieces=cells, columns=int(rules.board.size)),
            Zone("ring", Say("zone-ring"), "ring", pieces=ring),
            Zone("deck", Say("panel-deck", {"count": len(view.deck)}), "pile", pieces=tuple(self._deck(rules, view))),
            Zone("cats", Say("panel-cats", {"count": view.cat_bag[UNKNOWN]}), "pile", pieces=unseen, notes=to_come),
        ]
        zones += [self._won(rules, view, seat) for seat in range(rules.players)]
        return Scene(tuple(zones), (*text.facts(rules, view), *text.standings(rules, view)))

    def _won(self, rules: KotobiryntRules, view: Kotobirynt, seat: int) -> Zone:
        faces = [won >> 3 for won in view.won if won & 7 == seat]
        points = sum(rules.box.points[face] for face in faces)
        notes = [Say("note-worth", {"points": points, "cats": len(faces)})]
        if rules.mode == TEAM:
            notes.append(Say("note-team", {"team": "AB"[rules.side[seat]]}))
        pieces = tuple(Piece(cat(rules, face), rules.box.cats[face]) for face in faces)
        return Zone(f"won.{seat}", Say("zone-won", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=tuple(notes))

    def _cell(self, rules: KotobiryntRules, view: Kotobirynt, cell: int, ways: tuple[Say, ...]) -> Piece:
        name, tile = rules.board.cell_names[cell], view.square[cell]
        label = Say("at-cell", {"cell": name, "what": lying(rules, tile)})
        return Piece(label, rules.box.canals[tile >> 2] if tile else "", f"cell.{name}", ways, tile & 3)

    def _place(self, rules: KotobiryntRules, view: Kotobirynt, at: int) -> Piece:
        handle = f"place.{rules.board.place_names[at]}"
        for n, spot in enumerate(view.cat_places):
            if spot == at and view.cats[n] != UNKNOWN:
                label = Say("at-place", {"what": cat(rules, view.cats[n]), "place": place(rules, at)})
                return Piece(label, rules.box.cats[view.cats[n]], handle, (paths.water(rules, view, at),))
        for n, spot in enumerate(view.keeper_places):
            if spot == at:
                label = Say("at-place", {"what": keeper(rules, n), "place": place(rules, at)})
                return Piece(label, rules.box.keepers[n], handle, (paths.water(rules, view, at),))
        left = [home >> WON for home in view.homes if home >> FROM & 63 == at]  # won from here, and not yet replaced
        marks = tuple(Say("mark-left", {"cat": cat(rules, face), "face": rules.box.cats[face]}) for face in left)
        return Piece(Say("at-place-free", {"place": place(rules, at)}), "", handle, marks)

    def _deck(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Piece]:
        """Bottom to top, as a pile is listed."""
        return [
            Piece(canal(rules, tile), rules.box.canals[tile >> 2] if tile else "", "deck" if at == 0 else "", quarter=tile & 3)
            for at, tile in reversed(list(enumerate(view.deck)))
        ]

    def _unseen_cats(self, view: Kotobirynt) -> tuple[Piece, ...]:
        return (Piece(Say("cat-unknown"), copies=view.cat_bag[UNKNOWN]),) if view.cat_bag[UNKNOWN] else ()

    def _to_come(self, rules: KotobiryntRules, view: Kotobirynt) -> tuple[Say, ...]:
        """H3: which cats are still in the deck follows from those that have come out; by their points."""
        counts: dict[int, int] = {}
        for face in range(1, len(view.cat_bag)):
            if view.cat_bag[face]:
                counts[rules.box.points[face]] = counts.get(rules.box.points[face], 0) + 1
        parts = tuple(Say("note-of-points", {"cats": counts[points], "points": points}) for points in sorted(counts))
        return (Say("note-to-come", {"cats": parts}),) if parts else ()

    def text(self, rules: KotobiryntRules, view: Kotobirynt, reader: int, words: Words, plain: bool) -> list[str]:
        return text.told(rules, view, words) if plain else text.drawn(rules, view, words)

    # --- what is asked, and what may be answered

    def question(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> Say:
        if not view.agenda:
            return Say("ask-over")
        ask = view.agenda[-1]
        said: dict[str, Arg] = {"who": Who(view.turn)}
        if ask == ACT:
            said["action"] = int(view.made) + 1
        elif ask == KEEPER:
            said["cat"] = cat(rules, view.homes[-1] >> WON)
        return Say(f"ask-{ASKS.get(ask, 'dealer')}", said)

    def choices(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Choice]:
        """Every distinct effect once: the first move that has it stands for all."""
        ask = view.agenda[-1]
        out: list[Choice] = []
        if ask != ACT:
            for move in rules.legal(view):
                out.append(self._answer(rules, view, move))
            return out
        seen: set[tuple[int, ...]] = set()
        now = outlook(rules, view)
        for move in rules.legal(view):
            after = now.copy()
            after.act(move)
            effect = (*after.square, *after.deck, move == rules.leave)
            if effect not in seen:
                seen.add(effect)
                out.append(self._action(rules, view, move, after.square == view.square))
        return out

    def _answer(self, rules: KotobiryntRules, view: Kotobirynt, move: MoveId) -> Choice:
        if view.agenda[-1] == KEEPER:
            n = move - rules.keeper
            at = view.keeper_places[n]
            names = rules.board.place_names
            label = Say("do-keeper", {"keeper": keeper(rules, n), "from": names[at], "to": names[rules.next_free(view, at)]})
            return Choice(move, label, "A12", (f"place.{rules.board.place_names[at]}",))
        face = move - rules.home + 1
        at = next(home >> FROM & 63 for home in view.homes if home >> WON == face)
        label = Say("do-first", {"cat": cat(rules, face), "place": place(rules, at)})
        return Choice(move, label, "R21", (f"place.{rules.board.place_names[at]}",))

    def _action(self, rules: KotobiryntRules, view: Kotobirynt, move: MoveId, idle: bool) -> Choice:
        verb, args = rules.moves[move]
        if verb == "rotate":
            cell = move // (ALL_TURNS - 1)
            tile = view.square[cell]
            after = rules.box.turned(tile, int(args[1]))
            said: dict[str, Arg] = {"cell": str(args[0]), "canal": canal(rules, tile), "sides": sides(rules, after)}
            said["quarter"] = after & 3  # for boards: how the card lies then
            if idle:
                return Choice(move, Say("do-nothing", said), "A7", (f"cell.{args[0]}",))
            quarters = 0 if shape(rules, tile >> 2) == "straight" else int(args[1])  # a straight has but one other way to lie
            return Choice(move, Say("do-rotate", {**said, "quarters": quarters}), "R10", (f"cell.{args[0]}",))
        if verb == "insert":
            at = (move - rules.insert) // ALL_TURNS
            removed = rules.board.line[at][-1]
            top = view.deck[0] if view.deck else view.square[removed]
            tile = 4 * (top >> 2) + int(args[1]) % rules.box.turns[top >> 2]
            label = Say("do-insert", {
                "canal": canal(rules, tile, "acc"), "sides": sides(rules, tile), "push": push(rules, at),
                "cell": rules.board.cell_names[removed], "quarter": tile & 3,
            })  # fmt: skip
            return Choice(move, label, "R12", ("deck", f"place.{args[0]}"))
        return Choice(move, Say("do-pass"), "A7")

    # --- what happened

    def events(self, rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt, reader: int) -> list[Line]:
        return log.events(rules, before, move, after)

    def motions(self, rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after)

    # --- what it is worth

    def accounts(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> list[Account]:
        out = []
        scores = rules.scores(view)
        for seat in range(rules.players):
            won = [w for w in view.won if w & 7 == seat]
            lines = [Say("account-cat", {"cat": cat(rules, w >> 3)}) for w in won]
            if rules.counts_turns():
                lines = [Say("account-turns", {"turns": view.turns}), Say("account-led", {"cats": len(won)})]
            elif rules.side.count(rules.side[seat]) > 1:
                own = sum(rules.box.points[w >> 3] for w in won)
                lines += [Say("account-own", {"points": own}), Say("account-partner", {"points": scores[seat] - own})]
            out.append(Account(seat, scores[seat], tuple(lines)))
        return out

    def record_value(self, rules: KotobiryntRules, view: Kotobirynt) -> int | None:
        """The number for a list of personal bests, fewer is better; None if the match enters no list (A32)."""
        return int(view.turns) if rules.counts_turns() and len(view.won) == rules.all_cats else None

    def result(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Say]:
        if rules.capped(view):
            return [Say("result-capped", {"turns": view.turns, "cats": rules.all_cats - len(view.won)})]
        return [Say("result-turns", {"turns": view.turns})] if rules.counts_turns() else []

    # --- why, and why not

    def refusal(self, rules: KotobiryntRules, view: Kotobirynt, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
        return refusals.why(rules, view, at, choices)

    def reason(self, rules: KotobiryntRules, view: Kotobirynt, move: MoveId) -> Say:
        verb = rules.moves[move].verb
        if verb not in ("rotate", "insert"):
            return Say(f"why-{verb}")
        now = outlook(rules, view)
        after = now.copy()
        after.act(move)
        before, then = now.distances(), after.distances()
        won = [n for n in range(len(view.cats)) if then[n] == 0]
        if won:
            return Say("why-wins", {"cats": tuple(cat(rules, view.cats[n]) for n in won)})
        if view.made == 0 and after.best() > 0:
            return Say("why-prepares")
        nearer = [n for n in range(len(view.cats)) if then[n] < before[n] and view.cat_places[n] != NOWHERE]
        further = [n for n in range(len(view.cats)) if then[n] > before[n] and view.cat_places[n] != NOWHERE]
        if nearer:
            n = nearer[0]
            return Say("why-nearer", {"cat": cat(rules, view.cats[n]), "cards": min(then[n], FAR)})
        if further:
            return Say("why-further", {"cat": cat(rules, view.cats[further[0]])})
        return Say("why-quiet")
