"""Czarujące kotki as a person at a seat sees it, from a redacted state only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kociarnia.engine import (
    CHANCE,
    UNKNOWN,
    Account,
    Because,
    Choice,
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
from kociarnia.games.czarujace_kotki.bot.plans import professor
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import CARDS, KIND, KINDS, OWN, PILE, SPARE, SURPLUS, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import counts, one
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import Setting
from kociarnia.games.czarujace_kotki.rules.state import (
    ASK,
    CHAPTERS,
    COUPLE,
    DETAIL,
    FELLED,
    FISH,
    GIVE,
    KEEP,
    KITTEN,
    PICK,
    PLACE,
    PLAYING,
    SEAT,
    SEIZED,
    SOURCE,
    SPELL,
    STEP_AT,
    WHOLE,
    WITH,
    Kotki,
)
from kociarnia.games.czarujace_kotki.show import log, motions, refusals, text
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES, clause_of
from kociarnia.games.czarujace_kotki.show.labels import (
    curse_marks,
    curse_text,
    effect_text,
    goal_text,
    kind_of,
    letters,
    marks,
    measure,
    named,
    needs,
    program_text,
)

CLOSED = -1  # in place of a curse: the chapter is not open yet
ASKS = {
    KITTEN: "kitten", SPELL: "spell", SOURCE: "source", FISH: "fish", WITH: "with", WHOLE: "whole",
    COUPLE: "couple", PLACE: "place", GIVE: "give", KEEP: "keep",
}  # fmt: skip


def chapter_note(rules: KotkiRules, view: Kotki, seat: int, chapter: int) -> Say:
    """What the curse of a chapter still needs there, and what would be surplus."""
    page = seat * CHAPTERS + chapter
    curse = view.display[chapter] if chapter < view.open else CLOSED
    return _note(rules.setting, tuple(counts(view.area[page])), curse)


@lru_cache(maxsize=8192)
def _note(s: Setting, cards: tuple[int, ...], curse: int) -> Say:
    if curse == CLOSED:
        return Say("note-closed")
    if curse == 0:
        return Say("note-no-curse")
    over = [count - need for count, need in zip(cards, needs(s, curse), strict=True)]
    lacks, spare = letters(s, [-count for count in over]), letters(s, over)
    if lacks:
        return Say("note-lacks", {"lacks": lacks, "spare": spare or "none"})
    return Say("note-ready", {"spare": spare or "none"})


# A move changes little, and what is open looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=8192)
def _chapter_zone(s: Setting, seat: int, chapter: int, cards: tuple[int, ...], curse: int) -> Zone:
    """What a player has at a chapter."""
    pieces = []
    for kind, count in enumerate(cards, 1):
        if count:
            key = s.box.kinds[kind]
            pieces.append(Piece(kind_of(s, kind), key, f"area.{seat}.{chapter + 1}.{key}", copies=count))
    label = Say("zone-area", {"who": Who(seat), "chapter": chapter + 1})
    return Zone(f"area.{seat}.{chapter + 1}", label, "row", seat, tuple(pieces), 0, (_note(s, cards, curse),))


@lru_cache(maxsize=4096)
def _curse_piece(s: Setting, curse: int, at: str) -> Piece:
    return Piece(curse_text(s, curse), s.box.curses[curse], at, curse_marks(s, curse))


def _back(handle: str, copies: int) -> Piece:
    return Piece(Say("face-down"), at=handle, copies=copies)


class KotkiPresenter(Presenter):
    # --- the table

    def scene(self, rules: KotkiRules, view: Kotki, reader: int) -> Scene:
        zones = self._middle(rules, view)
        held = tuple(Piece(kind_of(rules.setting, kind), rules.setting.box.kinds[kind], "held") for kind in view.held[-1:])
        if held:
            zones.append(Zone("hand", Say("zone-held"), pieces=held))
        if view.looked:
            zones.append(self._looked(rules, view))
        if view.agenda and view.agenda[-1] & ASK == KITTEN:
            free = [kitten for kitten in range(len(rules.setting.box.kittens)) if kitten not in view.kittens]
            zones.append(Zone("kittens", Say("zone-kittens"), pieces=tuple(self._kitten(rules, k) for k in free)))
        for seat in range(rules.players):
            zones += self._area(rules, view, seat, reader)
        facts = self.facts(rules, view)
        if facts[1:]:
            zones.append(Zone("rules", Say("zone-rules"), pieces=tuple(self._rule(rules, fact) for fact in facts[1:])))
        return Scene(tuple(zones), tuple(facts[:1]))

    def _rule(self, rules: KotkiRules, fact: Say) -> Piece:
        """A rule in force as its card lies there."""
        card = fact.args["rule"]
        return Piece(fact, card.key.removeprefix("card-") if isinstance(card, Say) else "")

    def _middle(self, rules: KotkiRules, view: Kotki) -> list[Zone]:
        s = rules.setting
        zones = []
        for chapter in range(s.chapters):
            curse = view.display[chapter]
            pieces: tuple[Piece, ...] = ()
            if curse:
                pieces = (_curse_piece(s, curse, f"curse.{chapter + 1}"),)
            note = () if chapter < view.open else (Say("note-closed"),)
            zones.append(
                Zone(f"chapter.{chapter + 1}", Say("zone-chapter", {"chapter": chapter + 1}), "row", -1, pieces, 0, note)
            )
        zones.append(Zone("curses", Say("zone-curses"), "pile", -1, (_back("", view.levels[0]),) if view.levels[0] else ()))
        deck = (_back("deck", view.deck()),) if view.deck() else ()
        zones.append(Zone("deck", Say("zone-deck"), "pile", -1, deck, 0, tuple(self.deck_notes(rules, view))))
        zones.append(Zone("pile", Say("zone-pile", {"count": len(view.pile)}), "pile", -1, self._pile(rules, view)))
        return zones

    def _pile(self, rules: KotkiRules, view: Kotki) -> tuple[Piece, ...]:
        """The top card; the kinds in it for whoever may choose (A27)."""
        box = rules.setting.box
        if view.agenda and view.agenda[-1] & ASK == FISH:
            kinds = [kind for kind in range(1, KINDS + 1) if kind in view.pile]
            return tuple(
                Piece(kind_of(rules.setting, k), box.kinds[k], f"pile.{box.kinds[k]}", copies=view.pile.count(k)) for k in kinds
            )
        return tuple(Piece(kind_of(rules.setting, kind), box.kinds[kind]) for kind in view.pile[-1:])

    def _looked(self, rules: KotkiRules, view: Kotki) -> Zone:
        pieces = []
        for at, card in enumerate(view.looked):
            face = card & FACE
            picture = rules.setting.box.kinds[face] if face else ""
            pieces.append(Piece(kind_of(rules.setting, face), picture, f"looked.{at}"))
        return Zone("looked", Say("zone-looked"), pieces=tuple(pieces))

    def _kitten(self, rules: KotkiRules, kitten: int) -> Piece:
        key = rules.setting.box.kittens[kitten]
        return Piece(named(key), key, f"kitten.{key}", marks(key))

    def _area(self, rules: KotkiRules, view: Kotki, seat: int, reader: int) -> list[Zone]:
        s = rules.setting
        zones = []
        spells = []
        if view.kittens[seat] >= 0:
            for spell in rules.spells_of(view, seat):
                key = s.box.spells[spell]
                small = (Say("mark-token"),) if view.tokens[seat] == spell else ()
                spells.append(Piece(named(key), key, f"spell.{seat}.{key}", small))
            notes = [Say("note-kitten", {"kitten": named(s.box.kittens[view.kittens[seat]])})]
        else:
            notes = []
        notes.append(self.goal_note(rules, view, seat, reader))
        zones.append(
            Zone(f"kitten.{seat}", Say("zone-kitten", {"who": Who(seat)}), "row", seat, tuple(spells), 0, tuple(notes))
        )
        for chapter in range(s.chapters):
            page = seat * CHAPTERS + chapter
            curse = view.display[chapter] if chapter < view.open else CLOSED
            zones.append(_chapter_zone(s, seat, chapter, tuple(counts(view.area[page])), curse))
        won = tuple(_curse_piece(s, curse, "") for curse in view.felled[seat])
        spare = letters(s, counts(view.surplus[seat]))
        surplus = (Say("note-surplus", {"spare": spare}),) if spare else ()
        zones.append(Zone(f"felled.{seat}", Say("zone-felled", {"who": Who(seat)}), "row", seat, won, 0, surplus))
        return zones

    def goal_note(self, rules: KotkiRules, view: Kotki, seat: int, reader: int) -> Say:
        s = rules.setting
        goal = view.goals[seat] & FACE
        if goal == UNKNOWN:
            return Say("note-goal-hidden")
        key = "note-goal-reconstructed" if marks(s.box.goals[goal]) else "note-goal"
        return Say(key, {"goal": named(s.box.goals[goal]), "text": goal_text(s, goal)})

    def deck_notes(self, rules: KotkiRules, view: Kotki) -> list[Say]:
        """The parts that are left, and how far off the professor is (H1)."""
        cats = view.cats[2] + view.cats[3]
        parts = []
        if view.plain:
            parts.append(Say("part-plain", {"cards": view.plain}))
        if view.cats[0]:
            parts.append(
                Say("part-cats", {"cards": view.cats[0], "cats": cats}) if cats else Say("part-plain", {"cards": view.cats[0]})
            )
        if view.last[0]:
            parts.append(Say("part-last" if view.last[2] else "part-plain", {"cards": view.last[0]}))
        notes = [Say("note-deck", {"parts": tuple(parts) or (Say("part-none"),)})]
        before = view.plain + view.cats[0]
        if view.over != PLAYING:
            return notes
        if view.last[2] == 0:
            notes.append(Say("note-professor-here"))
        elif before:
            notes.append(Say("note-professor-after", {"cards": before}))
        else:
            notes.append(Say("note-professor-now", {"cards": view.last[0]}))
        return notes

    def facts(self, rules: KotkiRules, view: Kotki) -> list[Say]:
        """The turn, then every rule that chaos has brought and that is in force."""
        s = rules.setting
        turn: dict[str, Any] = {"turn": max(view.turn, 0) + 1, "left": view.curses_left()}
        if view.turn >= 0 and view.over == PLAYING:
            turn["who"] = Who(view.turn % rules.players)  # boards mark the active kitten
        out = [Say("fact-turn", turn)]
        for rule in view.rules:
            out.append(
                Say("fact-rule", {"rule": named(s.box.rules[rule]), "text": effect_text(s, s.box.laws[rule], view.knobs)})
            )
        if view.chaos:
            for code in view.lasting:
                program = s.box.effects[view.chaos][-1 - code]
                said = {"rule": named(s.box.chaos[view.chaos]), "text": effect_text(s, program, view.knobs)}
                key = "fact-chaos" if marks(s.box.chaos[view.chaos]) else "fact-chaos-printed"
                out.append(Say(key, {**said, "number": -code}))
        return out

    # --- what is asked, and what may be answered

    def question(self, rules: KotkiRules, view: Kotki, reader: int) -> Say:
        if not view.agenda:
            return Say("ask-over")
        entry = view.agenda[-1]
        ask = entry & ASK
        if rules.actor(view) == CHANCE:
            return Say("ask-dealer")
        if ask == PLACE:
            return Say("ask-place", {"who": Who(entry >> SEAT & 7), "card": kind_of(rules.setting, view.held[-1])})
        key = f"ask-pick-{self._picking(rules, entry >> STEP_AT & 255)}" if ask == PICK else f"ask-{ASKS[ask]}"
        return Say(key, {"who": Who(entry >> SEAT & 7)})

    def _picking(self, rules: KotkiRules, step: int) -> str:
        """What a card is chosen for."""
        box = rules.setting.box
        if box.unit[step] == SWAP:
            return "swap"
        if box.unit[step] == KIND:
            return "kind"
        return {PILE: "discard", OWN: "take"}.get(box.target[step], "move")

    def choices(self, rules: KotkiRules, view: Kotki) -> list[Choice]:
        choices = [self._choice(rules, view, move) for move in rules.legal(view)]
        if view.agenda and view.agenda[-1] & ASK == COUPLE:  # two chapters, in whichever order they are tapped
            choices += [Choice(one.move, one.label, one.clause, one.at[::-1], True) for one in choices]
        return choices

    def _choice(self, rules: KotkiRules, view: Kotki, move: MoveId) -> Choice:
        s = rules.setting
        verb, args = rules.moves[move]
        entry = view.agenda[-1]
        seat = entry >> SEAT & 7
        said: dict[str, Any] = {}
        key = f"do-{verb}"
        at: tuple[str, ...] = ()
        if verb == "be":
            own = [spell for spell in s.box.arch[move - s.be] if spell not in s.box.basic]
            texts = tuple(program_text(s, s.box.casts[spell], view.knobs) for spell in own)
            said = {"kitten": named(str(args[0])), "spells": tuple(named(s.box.spells[spell]) for spell in own), "text": texts}
            at = (f"kitten.{args[0]}",)
        elif verb == "cast":
            said = {"spell": named(str(args[0])), "text": program_text(s, s.box.casts[move - s.cast], view.knobs)}
            at = (f"spell.{seat}.{args[0]}",)
        elif verb == "from":
            key = f"do-from-{args[0]}"
            said = {"card": kind_of(s, view.pile[-1])} if args[0] == "pile" else {}
            at = (str(args[0]),)
        elif verb == "fish":
            said, at = {"card": named(str(args[0]))}, (f"pile.{args[0]}",)
        elif verb in ("card", "with"):
            said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "card": named(str(args[2]))}
            at = (f"area.{args[0]}.{args[1]}.{args[2]}",)
            if verb == "with" and self._idle(entry, move - s.with_):
                key = "do-with-idle"
        elif verb == "place":
            said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "note": self._placed(rules, view, move - s.place)}
            at = (f"area.{args[0]}.{args[1]}",)
        elif verb == "chapter":
            said, at = {"chapter": int(args[0])}, (f"area.{seat}.{args[0]}",)
        elif verb == "chapters":
            first, second = str(args[0]).split("-")
            said, at = {"first": int(first), "second": int(second)}, (f"area.{seat}.{first}", f"area.{seat}.{second}")
        elif verb == "give":
            said, at = {"to": Who(int(args[0]))}, (f"kitten.{args[0]}",)
        else:
            kept = view.looked[entry >> DETAIL] & FACE
            at = (f"looked.{(entry >> DETAIL) + (s.box.kinds[kept] != args[0])}",)
            key = "do-keep-only" if args[1] == "only" else "do-keep"
            said = {"card": named(str(args[0]))} | ({} if args[1] == "only" else {"other": named(str(args[1]))})
        return Choice(move, Say(key, said), self._clause(rules, entry, move), at)

    def _idle(self, entry: int, place: int) -> bool:
        """A swap that changes nothing (A9)."""
        first = entry >> DETAIL
        return first % KINDS == place % KINDS or first // KINDS == place // KINDS

    def _placed(self, rules: KotkiRules, view: Kotki, where: int) -> Say:
        """What the chapter would need with the card in hand."""
        after = view.copy()
        after.area[where] += one(view.held[-1] - 1)
        return chapter_note(rules, after, where // CHAPTERS, where % CHAPTERS)

    def _clause(self, rules: KotkiRules, entry: int, move: MoveId) -> str:
        if entry & ASK == SPELL:
            return SPELL_CLAUSES.get(rules.setting.box.spells[move - rules.setting.cast], "R17")
        return clause_of(rules, entry)

    # --- what happened

    def events(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Line]:
        return log.events(rules, before, move, after, reader)

    def motions(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after, lambda view: self.scene(rules, view, reader))

    # --- what it is worth

    def accounts(self, rules: KotkiRules, view: Kotki, reader: int) -> list[Account]:
        s = rules.setting
        out = []
        for seat in range(rules.players):
            lines = []
            for curse in view.felled[seat]:
                name = named(s.box.curses[curse])
                lines.append(Say("account-curse", {"curse": name, "points": s.box.points[curse]}))
                if s.box.bonus[curse] >= 0:
                    bonus = score.bonus_points(s, view, seat, curse)
                    lines.append(Say("account-bonus", {"points": bonus, "per": measure(s, s.box.bonus[curse])}))
            spare = score.measure(s, view, seat, SPARE)
            if spare:
                lines.append(Say("account-surplus", {"cards": spare, "points": -spare * view.knobs[SURPLUS]}))
            goal = view.goals[seat] & FACE
            if view.over == SEIZED:
                lines.append(Say("account-goal-void"))
            elif goal == UNKNOWN:
                lines.append(Say("account-goal-hidden"))
            else:
                said: dict[str, Any] = {"goal": named(s.box.goals[goal]), "points": score.goal_points(s, view, seat, goal)}
                lines.append(Say("account-goal", said))
            lines.append(Say("account-cards", {"cards": score.measure(s, view, seat, CARDS)}))
            out.append(Account(seat, int(rules.scores(view)[seat]), tuple(lines)))
        return out

    def result(self, rules: KotkiRules, view: Kotki) -> list[Say]:
        s = rules.setting
        if view.over == FELLED:
            return [Say("result-felled")]
        if view.over == PLAYING:
            return []
        lines = [Say("result-caught" if rules.players > 2 else "result-caught-two")]
        for seat, points in enumerate(rules.scores(view)):
            key = "result-in" if score.in_the_race(s, points) else "result-out"
            cards = score.measure(s, view, seat, CARDS)
            lines.append(Say(key, {"who": Who(seat), "points": points, "cards": cards}))
        if 1 not in rules.places(view):
            lines.append(Say("result-nobody"))
        return lines

    # --- why

    def refusal(self, rules: KotkiRules, view: Kotki, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules, view, at)

    def reason(self, rules: KotkiRules, view: Kotki, move: MoveId) -> Say:
        s = rules.setting
        verb, _ = rules.moves[move]
        entry = view.agenda[-1]
        seat = entry >> SEAT & 7
        if verb == "place":
            return self._why_place(rules, view, seat, move - s.place)
        if verb in ("cast", "card"):
            return Say(f"why-{verb}", {"percent": round(100 * professor(s, view))})
        return Say(f"why-{verb}")

    def _why_place(self, rules: KotkiRules, view: Kotki, seat: int, where: int) -> Say:
        s = rules.setting
        curse = view.display[where % 3]
        before = chapter_note(rules, view, where // 3, where % 3)
        after = self._placed(rules, view, where)
        if where // 3 != seat:
            return Say("why-place-there")
        if after.key == "note-ready":
            return Say("why-place-ready", {"curse": named(s.box.curses[curse])})
        if after.args.get("lacks") != before.args.get("lacks"):
            return Say("why-place-closer", {"curse": named(s.box.curses[curse])})
        return Say("why-place-aside")

    def text(self, rules: KotkiRules, view: Kotki, reader: int, words: Words, plain: bool) -> list[str]:
        return text.lines(self, rules, view, reader, words, plain)
