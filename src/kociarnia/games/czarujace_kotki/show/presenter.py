"""Czarujące kotki as a person at a seat sees it, from a redacted state only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kociarnia.engine import (
    CHANCE,
    OVER,
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
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts, one
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    COUPLE,
    FELLED,
    FISH,
    GIVE,
    KEEP,
    KITTEN,
    PICK,
    PLACE,
    PLAYING,
    SEIZED,
    SOURCE,
    SPELL,
    WHOLE,
    WITH,
    Kotki,
    more_of,
    step_of,
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
    return _note(rules.setup, tuple(counts(view.area[page])), curse)


@lru_cache(maxsize=8192)
def _note(setup: Setup, cards: tuple[int, ...], curse: int) -> Say:
    if curse == CLOSED:
        return Say("note-closed")
    if curse == 0:
        return Say("note-no-curse")
    over = [count - need for count, need in zip(cards, needs(setup, curse), strict=True)]
    lacks, spare = letters(setup, [-count for count in over]), letters(setup, over)
    if lacks:
        return Say("note-lacks", {"lacks": lacks, "spare": spare or "none"})
    return Say("note-ready", {"spare": spare or "none"})


# A move changes little, and what is open looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=8192)
def _chapter_zone(setup: Setup, seat: int, chapter: int, cards: tuple[int, ...], curse: int) -> Zone:
    """What a player has at a chapter."""
    pieces = []
    for kind, count in enumerate(cards, 1):
        if count:
            key = setup.deck.kinds[kind]
            pieces.append(Piece(kind_of(setup, kind), key, f"area.{seat}.{chapter + 1}.{key}", copies=count))
    label = Say("zone-area", {"who": Who(seat), "chapter": chapter + 1})
    return Zone(f"area.{seat}.{chapter + 1}", label, "row", seat, tuple(pieces), 0, (_note(setup, cards, curse),))


@lru_cache(maxsize=4096)
def _curse_piece(setup: Setup, curse: int, at: str) -> Piece:
    return Piece(curse_text(setup, curse), setup.deck.curses[curse], at, curse_marks(setup, curse))


def _back(handle: str, copies: int) -> Piece:
    return Piece(Say("face-down"), at=handle, copies=copies)


class KotkiPresenter(Presenter[KotkiRules, Kotki]):
    # --- the table

    def scene(self, rules: KotkiRules, view: Kotki, reader: int) -> Scene:
        zones = self._middle(rules, view)
        held = tuple(Piece(kind_of(rules.setup, kind), rules.setup.deck.kinds[kind], "held") for kind in view.held[-1:])
        if held:
            zones.append(Zone("hand", Say("zone-held"), pieces=held))
        if view.looked:
            zones.append(self._looked(rules, view))
        if view.asking == KITTEN:
            free = [kitten for kitten in range(len(rules.setup.deck.kittens)) if kitten not in view.kittens]
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
        setup = rules.setup
        zones = []
        for chapter in range(setup.chapters):
            curse = view.display[chapter]
            pieces: tuple[Piece, ...] = ()
            if curse:
                pieces = (_curse_piece(setup, curse, f"curse.{chapter + 1}"),)
            note = () if chapter < view.open else (Say("note-closed"),)
            zones.append(
                Zone(f"chapter.{chapter + 1}", Say("zone-chapter", {"chapter": chapter + 1}), "row", -1, pieces, 0, note)
            )
        zones.append(Zone("curses", Say("zone-curses"), "pile", -1, (_back("", view.levels[0]),) if view.levels[0] else ()))
        cards = (_back("deck", view.deck_left()),) if view.deck_left() else ()
        zones.append(Zone("deck", Say("zone-deck"), "pile", -1, cards, 0, tuple(self.deck_notes(rules, view))))
        zones.append(Zone("pile", Say("zone-pile", {"count": len(view.pile)}), "pile", -1, self._pile(rules, view)))
        return zones

    def _pile(self, rules: KotkiRules, view: Kotki) -> tuple[Piece, ...]:
        """The top card; the kinds in it for whoever may choose (A27)."""
        deck = rules.setup.deck
        if view.asking == FISH:
            kinds = [kind for kind in range(1, KINDS + 1) if kind in view.pile]
            return tuple(
                Piece(kind_of(rules.setup, k), deck.kinds[k], f"pile.{deck.kinds[k]}", copies=view.pile.count(k)) for k in kinds
            )
        return tuple(Piece(kind_of(rules.setup, kind), deck.kinds[kind]) for kind in view.pile[-1:])

    def _looked(self, rules: KotkiRules, view: Kotki) -> Zone:
        pieces = []
        for at, card in enumerate(view.looked):
            face = card & FACE
            picture = rules.setup.deck.kinds[face] if face else ""
            pieces.append(Piece(kind_of(rules.setup, face), picture, f"looked.{at}"))
        return Zone("looked", Say("zone-looked"), pieces=tuple(pieces))

    def _kitten(self, rules: KotkiRules, kitten: int) -> Piece:
        key = rules.setup.deck.kittens[kitten]
        return Piece(named(key), key, f"kitten.{key}", marks(key))

    def _area(self, rules: KotkiRules, view: Kotki, seat: int, reader: int) -> list[Zone]:
        setup = rules.setup
        zones = []
        spells = []
        if view.kittens[seat] >= 0:
            for spell in setup.spells.known(view, seat):
                key = setup.deck.spells[spell]
                small = (Say("mark-token"),) if view.tokens[seat] == spell else ()
                spells.append(Piece(named(key), key, f"spell.{seat}.{key}", small))
            notes = [Say("note-kitten", {"kitten": named(setup.deck.kittens[view.kittens[seat]])})]
        else:
            notes = []
        notes.append(self.goal_note(rules, view, seat, reader))
        zones.append(
            Zone(f"kitten.{seat}", Say("zone-kitten", {"who": Who(seat)}), "row", seat, tuple(spells), 0, tuple(notes))
        )
        for chapter in range(setup.chapters):
            page = seat * CHAPTERS + chapter
            curse = view.display[chapter] if chapter < view.open else CLOSED
            zones.append(_chapter_zone(setup, seat, chapter, tuple(counts(view.area[page])), curse))
        won = tuple(_curse_piece(setup, curse, "") for curse in view.felled[seat])
        spare = letters(setup, counts(view.surplus[seat]))
        surplus = (Say("note-surplus", {"spare": spare}),) if spare else ()
        zones.append(Zone(f"felled.{seat}", Say("zone-felled", {"who": Who(seat)}), "row", seat, won, 0, surplus))
        return zones

    def goal_note(self, rules: KotkiRules, view: Kotki, seat: int, reader: int) -> Say:
        setup = rules.setup
        goal = view.goals[seat] & FACE
        if goal == UNKNOWN:
            return Say("note-goal-hidden")
        key = "note-goal-reconstructed" if marks(setup.deck.goals[goal]) else "note-goal"
        return Say(key, {"goal": named(setup.deck.goals[goal]), "text": goal_text(setup, goal)})

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
        setup = rules.setup
        turn: dict[str, Any] = {"turn": max(view.turn, 0) + 1, "left": view.curses_left()}
        if view.turn >= 0 and view.over == PLAYING:
            turn["who"] = Who(view.turn % rules.players)  # boards mark the active kitten
        out = [Say("fact-turn", turn)]
        for rule in view.rules:
            out.append(
                Say(
                    "fact-rule",
                    {"rule": named(setup.deck.rules[rule]), "text": effect_text(setup, setup.deck.laws[rule], view.knobs)},
                )
            )
        if view.chaos:
            for code in view.lasting:
                program = setup.deck.effects[view.chaos][-1 - code]
                said = {"rule": named(setup.deck.chaos[view.chaos]), "text": effect_text(setup, program, view.knobs)}
                key = "fact-chaos" if marks(setup.deck.chaos[view.chaos]) else "fact-chaos-printed"
                out.append(Say(key, {**said, "number": -code}))
        return out

    # --- what is asked, and what may be answered

    def question(self, rules: KotkiRules, view: Kotki, reader: int) -> Say:
        ask, who = view.asking, Who(view.asked)
        if ask == OVER:
            return Say("ask-over")
        if rules.actor(view) == CHANCE:
            return Say("ask-dealer")
        if ask == PLACE:
            return Say("ask-place", {"who": who, "card": kind_of(rules.setup, view.held[-1])})
        key = f"ask-pick-{self._picking(rules, step_of(view.detail))}" if ask == PICK else f"ask-{ASKS[ask]}"
        return Say(key, {"who": who})

    def _picking(self, rules: KotkiRules, step: int) -> str:
        """What a card is chosen for."""
        deck = rules.setup.deck
        if deck.unit[step] == SWAP:
            return "swap"
        if deck.unit[step] == KIND:
            return "kind"
        return {PILE: "discard", OWN: "take"}.get(deck.target[step], "move")

    def choices(self, rules: KotkiRules, view: Kotki) -> list[Choice]:
        choices = [self._choice(rules, view, move) for move in rules.legal(view)]
        if view.asking == COUPLE:  # two chapters, in whichever order they are tapped
            choices += [Choice(one.move, one.label, one.clause, one.at[::-1], True) for one in choices]
        return choices

    def _choice(self, rules: KotkiRules, view: Kotki, move: MoveId) -> Choice:
        setup = rules.setup
        verb, args = rules.moves[move]
        seat = view.asked
        said: dict[str, Any] = {}
        key = f"do-{verb}"
        at: tuple[str, ...] = ()
        if verb == "be":
            own = [spell for spell in setup.deck.arch[move - setup.be] if spell not in setup.deck.basic]
            texts = tuple(program_text(setup, setup.deck.casts[spell], view.knobs) for spell in own)
            said = {
                "kitten": named(str(args[0])),
                "spells": tuple(named(setup.deck.spells[spell]) for spell in own),
                "text": texts,
            }
            at = (f"kitten.{args[0]}",)
        elif verb == "cast":
            said = {"spell": named(str(args[0])), "text": program_text(setup, setup.deck.casts[move - setup.cast], view.knobs)}
            at = (f"spell.{seat}.{args[0]}",)
        elif verb == "from":
            key = f"do-from-{args[0]}"
            said = {"card": kind_of(setup, view.pile[-1])} if args[0] == "pile" else {}
            at = (str(args[0]),)
        elif verb == "fish":
            said, at = {"card": named(str(args[0]))}, (f"pile.{args[0]}",)
        elif verb in ("card", "with"):
            said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "card": named(str(args[2]))}
            at = (f"area.{args[0]}.{args[1]}.{args[2]}",)
            if verb == "with" and self._idle(view, move - setup.with_):
                key = "do-with-idle"
        elif verb == "place":
            said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "note": self._placed(rules, view, move - setup.place)}
            at = (f"area.{args[0]}.{args[1]}",)
        elif verb == "chapter":
            said, at = {"chapter": int(args[0])}, (f"area.{seat}.{args[0]}",)
        elif verb == "chapters":
            first, second = str(args[0]).split("-")
            said, at = {"first": int(first), "second": int(second)}, (f"area.{seat}.{first}", f"area.{seat}.{second}")
        elif verb == "give":
            said, at = {"to": Who(int(args[0]))}, (f"kitten.{args[0]}",)
        else:
            first_looked = more_of(view.detail)
            kept = view.looked[first_looked] & FACE
            at = (f"looked.{first_looked + (setup.deck.kinds[kept] != args[0])}",)
            key = "do-keep-only" if args[1] == "only" else "do-keep"
            said = {"card": named(str(args[0]))} | ({} if args[1] == "only" else {"other": named(str(args[1]))})
        return Choice(move, Say(key, said), self._clause(rules, view, move), at)

    def _idle(self, view: Kotki, place: int) -> bool:
        """A swap that changes nothing (A9)."""
        first = more_of(view.detail)
        return first % KINDS == place % KINDS or first // KINDS == place // KINDS

    def _placed(self, rules: KotkiRules, view: Kotki, where: int) -> Say:
        """What the chapter would need with the card in hand."""
        after = view.copy()
        after.area[where] += one(view.held[-1] - 1)
        return chapter_note(rules, after, where // CHAPTERS, where % CHAPTERS)

    def _clause(self, rules: KotkiRules, view: Kotki, move: MoveId) -> str:
        if view.asking == SPELL:
            return SPELL_CLAUSES.get(rules.setup.deck.spells[move - rules.setup.cast], "R17")
        return clause_of(rules, view)

    # --- what happened

    def events(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Line]:
        return log.events(rules, before, move, after, reader)

    def motions(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Motion]:
        return motions.motions(rules, before, move, after, lambda view: self.scene(rules, view, reader))

    # --- what it is worth

    def accounts(self, rules: KotkiRules, view: Kotki, reader: int) -> list[Account]:
        setup = rules.setup
        out = []
        for seat in range(rules.players):
            lines = []
            for curse in view.felled[seat]:
                name = named(setup.deck.curses[curse])
                lines.append(Say("account-curse", {"curse": name, "points": setup.deck.points[curse]}))
                if setup.deck.bonus[curse] >= 0:
                    bonus = score.bonus_points(setup, view, seat, curse)
                    lines.append(Say("account-bonus", {"points": bonus, "per": measure(setup, setup.deck.bonus[curse])}))
            spare = score.measure(setup, view, seat, SPARE)
            if spare:
                lines.append(Say("account-surplus", {"cards": spare, "points": -spare * view.knobs[SURPLUS]}))
            goal = view.goals[seat] & FACE
            if view.over == SEIZED:
                lines.append(Say("account-goal-void"))
            elif goal == UNKNOWN:
                lines.append(Say("account-goal-hidden"))
            else:
                said: dict[str, Any] = {
                    "goal": named(setup.deck.goals[goal]),
                    "points": score.goal_points(setup, view, seat, goal),
                }
                lines.append(Say("account-goal", said))
            lines.append(Say("account-cards", {"cards": score.measure(setup, view, seat, CARDS)}))
            out.append(Account(seat, int(rules.scores(view)[seat]), tuple(lines)))
        return out

    def result(self, rules: KotkiRules, view: Kotki) -> list[Say]:
        setup = rules.setup
        if view.over == FELLED:
            return [Say("result-felled")]
        if view.over == PLAYING:
            return []
        lines = [Say("result-caught" if rules.players > 2 else "result-caught-two")]
        for seat, points in enumerate(rules.scores(view)):
            key = "result-in" if score.in_the_race(setup, points) else "result-out"
            cards = score.measure(setup, view, seat, CARDS)
            lines.append(Say(key, {"who": Who(seat), "points": points, "cards": cards}))
        if 1 not in rules.places(view):
            lines.append(Say("result-nobody"))
        return lines

    # --- why

    def refusal(self, rules: KotkiRules, view: Kotki, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules, view, at)

    def reason(self, rules: KotkiRules, view: Kotki, move: MoveId) -> Say:
        setup = rules.setup
        verb, _ = rules.moves[move]
        seat = view.asked
        if verb == "place":
            return self._why_place(rules, view, seat, move - setup.place)
        if verb in ("cast", "card"):
            return Say(f"why-{verb}", {"percent": round(100 * professor(setup, view))})
        return Say(f"why-{verb}")

    def _why_place(self, rules: KotkiRules, view: Kotki, seat: int, where: int) -> Say:
        setup = rules.setup
        curse = view.display[where % 3]
        before = chapter_note(rules, view, where // 3, where % 3)
        after = self._placed(rules, view, where)
        if where // 3 != seat:
            return Say("why-place-there")
        if after.key == "note-ready":
            return Say("why-place-ready", {"curse": named(setup.deck.curses[curse])})
        if after.args.get("lacks") != before.args.get("lacks"):
            return Say("why-place-closer", {"curse": named(setup.deck.curses[curse])})
        return Say("why-place-aside")

    def text(self, rules: KotkiRules, view: Kotki, reader: int, words: Words, plain: bool) -> list[str]:
        return text.lines(self, rules, view, reader, words, plain)
