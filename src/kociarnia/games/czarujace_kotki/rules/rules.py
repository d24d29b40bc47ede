"""The rules of Czarujące kotki. Clauses (R16) and rulings (A4) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from kociarnia.engine.contract import CHANCE, NOBODY, UNKNOWN, Dice, Face, Family, MoveId, Observer, Observers, Rules, Seat
from kociarnia.engine.table import FACE, fill, hide, reveal, take
from kociarnia.games.czarujace_kotki.rules import dealer, effects, score
from kociarnia.games.czarujace_kotki.rules.bound import Prices
from kociarnia.games.czarujace_kotki.rules.costs import CARDS, MANY
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, OWN, SWAP, Box, Program
from kociarnia.games.czarujace_kotki.rules.pages import at, complete, listed, one, set_of
from kociarnia.games.czarujace_kotki.rules.setup import Setting
from kociarnia.games.czarujace_kotki.rules.start import fresh
from kociarnia.games.czarujace_kotki.rules.state import (
    ASK,
    CAT,
    CAUGHT,
    CHAOS,
    CHAPTERS,
    CHECK,
    COUPLE,
    CURSE,
    DEAL,
    DETAIL,
    DOOR,
    DRAW,
    EFFECT,
    FELLED,
    FISH,
    GIVE,
    GOAL,
    KEEP,
    LOOK,
    MATE,
    PEEK,
    PICK,
    PLACE,
    PLAYING,
    RULE,
    SEAT,
    SEIZED,
    SEND,
    SHARE,
    SHOW,
    SOURCE,
    SPELL,
    STACK,
    STEP,
    STEP_2,
    STEP_AT,
    TAKE,
    WHOLE,
    WITH,
    Kotki,
)


class KotkiRules(Rules[Kotki]):
    def __init__(self, players: int, options: Mapping[str, int], box: Box | None = None) -> None:
        self.players = players
        self.setting: Setting = Setting(players, options, box)
        self.moves = tuple(self.setting.moves)
        self.prices: Prices = Prices(self.setting)
        self.fresh: Kotki = fresh(self.setting)
        self.usual: list[i64] = [effects.cost_of(self.setting, self.fresh, cast) for cast in self.setting.box.casts]
        # With so many own cards, and as many more on deck and pile, every spell can be cast at the usual costs.
        self.plenty: i64 = max([cost >> CARDS & MANY for cost in self.usual])
        self.books: list[i64] = [set_of(spells) for spells in (self.setting.box.arch if self.setting.arch else [])]
        self.basic: i64 = set_of(self.setting.box.basic)

    def start(self) -> Kotki:
        return self.fresh.copy()

    def load(self, data: Mapping[str, object]) -> Kotki:
        state = super().load(data)
        if state.knobs == self.fresh.knobs:
            state.knobs = self.fresh.knobs  # the same list, so that castable() sees it at once
        return state

    def actor(self, state: Kotki) -> Seat:
        if not state.agenda:
            return NOBODY
        entry: i64 = state.agenda[-1]
        if entry & ASK >= GOAL:
            return CHANCE
        return entry >> SEAT & 7

    def settled(self, state: Kotki) -> bool:
        return state.over != PLAYING

    # --- what may be done

    def legal(self, state: Kotki) -> list[MoveId]:
        if not state.agenda:
            return []
        s = self.setting
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        if ask >= GOAL:
            return dealer.options(s, state)
        if ask == PLACE:
            return effects.places(s, state, seat, entry >> MATE & 7, entry >> DETAIL)
        if ask == SPELL:
            return [s.cast + spell for spell in listed(self.castable(state, seat))]
        if ask == PICK:
            return [s.pick + place for place in listed(effects.picks(s, state, step, seat))]
        if ask == WITH:
            return [s.with_ + place for place in listed(effects.partners(s, state.area, step, seat, entry >> DETAIL))]
        if ask == KEEP:
            return effects.keeps(s.keep, state, entry >> DETAIL)
        if ask == GIVE:
            return [s.give + other for other in range(s.players) if other != seat]
        if ask == WHOLE:
            return [s.whole + chapter for chapter in range(state.open)]  # A28
        if ask == COUPLE:
            return [s.couple + couple for couple in range(3) if effects.COUPLES[couple][1] < state.open]
        if ask == SOURCE:
            return [s.source, s.source + 1]
        if ask == FISH:
            return [s.fishing + kind for kind in range(1, KINDS + 1) if kind in state.pile]
        return [s.be + kitten for kitten in range(len(s.box.kittens)) if kitten not in state.kittens]

    def spells_of(self, state: Kotki, seat: Seat) -> list[int]:
        """The spells on a kitten's card (R46)."""
        return self.setting.box.arch[state.kittens[seat]] if self.setting.arch else self.setting.box.basic

    def castable(self, state: Kotki, seat: Seat, one_will_do: bool = False) -> i64:
        """R23, R24, A7: the set of spells, but the one that the token covers, for which there are cards enough."""
        s = self.setting
        token = state.tokens[seat]
        usual = state.knobs is self.fresh.knobs  # no knob has been turned
        if usual and state.pile and state.deck() > 0 and effects.cards_of(state, seat) >= self.plenty:
            spells = self.books[state.kittens[seat]] if s.arch else self.basic
            return spells & ~at(token) if token >= 0 else spells
        mine: i64 = -1  # not counted yet
        table: i64 = 0
        out: i64 = 0
        for spell in self.spells_of(state, seat):
            if spell != token:
                cost = self.usual[spell] if usual else effects.cost_of(s, state, s.box.casts[spell])
                if mine < 0 and effects.needs_cards(cost):
                    mine = effects.cards_of(state, seat)
                    table = effects.cards_of_all(state)
                if effects.affordable(state, cost, mine, table):
                    out |= at(spell)
                    if one_will_do:
                        break
        return out

    def weights(self, state: Kotki) -> list[int]:
        return dealer.weights(self.setting, state)

    def roll(self, state: Kotki, dice: Dice) -> MoveId:
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        if ask >= GOAL:
            return dealer.deal(self.setting, state, dice)
        mate = entry >> MATE & 7
        if ask == PLACE and mate < self.setting.players:
            return self.setting.place + mate * 3 + dice.below(state.open)
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        if ask == SPELL:
            return self.setting.cast + effects.by_lot(self.castable(state, seat), dice)
        if ask == PICK:
            return self.setting.pick + effects.by_lot(effects.picks(self.setting, state, step, seat), dice)
        if ask == WITH:
            partners = effects.partners(self.setting, state.area, step, seat, entry >> DETAIL)
            return self.setting.with_ + effects.by_lot(partners, dice)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]

    # --- what comes of it

    def apply(self, state: Kotki, move: MoveId) -> None:
        s = self.setting
        agenda = state.agenda
        entry: i64 = agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        # To answer one question with another in its place is cheaper than to take it away first.
        if ask == DRAW and move <= s.draw + KINDS and s.box.target[step] == OWN:
            self._leaves_deck(state, entry, 1)
            take(state.bag, move - s.draw)
            state.dealt += 1
            state.held.append(move - s.draw)
            agenda[-1] = PLACE | seat << SEAT | seat << MATE | step << STEP_AT | seat << DETAIL
            return
        if ask == PICK and s.box.unit[step] == SWAP:
            agenda[-1] = entry - PICK + WITH | move - s.pick << DETAIL
            return
        agenda.pop()
        if ask >= GOAL:
            self._named(state, entry, move)
        elif ask == PLACE:
            page = move - s.place
            state.mark = page // CHAPTERS
            state.area[page] = state.area[page] + one(state.held.pop() - 1)  # in machine ints, as in take()
        elif ask == PICK:
            effects.picked(s, state, seat, step, move - s.pick)
        elif ask == WITH:
            effects.exchange(state.area, entry >> DETAIL, move - s.with_)  # R21
        elif ask == SPELL:
            state.tokens[seat] = move - s.cast  # R22
            effects.run_now(s, state, s.box.casts[move - s.cast], seat)
        elif ask == KEEP:
            self._keep(state, entry, move - s.keep)
        elif ask == GIVE:
            mate = move - s.give
            state.ask(PLACE, mate, step, seat, mate)  # A30: the receiver places it
        elif ask == WHOLE:
            effects.move_chapter(s, state, seat, step, move - s.whole)
        elif ask == COUPLE:
            effects.exchange_chapters(state.area, seat, move - s.couple)
        elif ask == SOURCE:
            if move == s.source:
                effects.draw(state, seat, step, 0)
            else:
                state.fished |= s.only(seat)
                state.held.append(state.pile.pop())
                effects.send(s, state, seat, seat, step, s.box.target[step])
        elif ask == FISH:
            effects.fish(state, move - s.fishing)
            effects.send(s, state, seat, seat, step, s.box.target[step])
        else:
            state.kittens = state.kittens[:]
            state.kittens[seat] = move - s.be
        while agenda:
            entry = agenda[-1]
            ask = entry & ASK
            if ask < STEP:
                break
            if ask == CHECK:  # it stays below whatever comes of it
                self._check(state, entry >> SEAT & 7, entry >> DETAIL)
            elif ask == STEP_2 and self.castable(state, entry >> SEAT & 7, True) != 0:  # A1: it can happen that there is none
                agenda[-1] = entry - STEP_2 + SPELL
            else:
                agenda.pop()
                self._happen(state, entry)

    def _keep(self, state: Kotki, entry: i64, pair: i64) -> None:
        """Both cards are open now; the one kept goes first (A30)."""
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        first = entry >> DETAIL
        kept = pair // (KINDS + 1) + 1
        other = pair % (KINDS + 1) + 1
        if state.looked[first] & FACE == UNKNOWN:
            take(state.bag, kept)
            if other <= KINDS:
                take(state.bag, other)
        state.looked = state.looked[:first]
        if other <= KINDS:
            state.held.append(other)
            state.ask(SEND, seat, step)
        state.held.append(kept)
        effects.send(self.setting, state, seat, seat, step, self.setting.box.target[step])

    def _happen(self, state: Kotki, entry: i64) -> None:
        """What needs no answer."""
        s = self.setting
        ask = entry & ASK
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        detail = entry >> DETAIL
        if ask == STEP:
            effects.begin(s, state, seat, step)
        elif ask == TAKE:
            effects.draw(state, seat, step, entry >> MATE & 7)
        elif ask == PEEK:
            if state.deck() > 0:
                state.ask(LOOK, seat)
        elif ask == SHARE:
            if len(state.looked) > detail:
                state.ask(KEEP, seat, step, detail)
        elif ask == SEND:
            effects.send(s, state, seat, seat, step, s.box.second[step])
        elif ask == EFFECT:
            effects.enact(s, state, s.box.effects[state.chaos][detail], -1 - detail)

    def _next_turn(self, state: Kotki) -> None:
        """The next kitten's turn, in place of what lies on top of the agenda."""
        state.turn += 1
        seat = state.turn % self.setting.players
        state.agenda[-1] = CHECK | seat << SEAT  # R25
        state.ask(STEP_2, seat)  # R17
        effects.run_now(self.setting, state, self.setting.box.step1, seat)  # R16

    # --- the dealer's answers

    def _named(self, state: Kotki, entry: i64, move: MoveId) -> None:
        s = self.setting
        ask = entry & ASK
        seat = entry >> SEAT & 7
        detail = entry >> DETAIL
        if ask == DRAW or ask == LOOK:
            self._drawn(state, entry, move - s.draw)
        elif ask == DEAL:
            face = move - s.draw
            take(state.bag, face)
            state.dealt += 1
            state.area[seat * CHAPTERS + detail] += one(face - 1)
        elif ask == CURSE:
            curse = move - s.curse
            level = s.box.level[curse]
            state.levels = state.levels[:]
            take(state.levels, level)
            bag = state.curses[level - 1][:]
            take(bag, curse)
            state.curses = state.curses[:]
            state.curses[level - 1] = bag
            state.display = state.display[:]
            state.display[detail] = curse  # R13, R32, R34
        elif ask == GOAL:
            self._see_goal(state, seat, move - s.goal, s.only(seat))
        elif ask == SHOW:
            self._see_goal(state, seat, move - s.show, s.all)  # A39
        elif ask == STACK:
            state.held.remove(move - s.stack)
            state.pile.append(move - s.stack)
            effects.fall_on_pile(s, state)
        elif ask == RULE:  # R35, A23
            rule = move - s.rule
            state.rule_bag = state.rule_bag[:]
            take(state.rule_bag, rule)
            state.rules = [*state.rules, rule]
            effects.enact(s, state, s.box.laws[rule], rule)
        else:  # R56
            state.chaos = move - s.chaos
            state.chaos_bag = state.chaos_bag[:]
            take(state.chaos_bag, state.chaos)

    def _see_goal(self, state: Kotki, seat: Seat, goal: Face, to: Observers) -> None:
        state.goals = state.goals[:]
        state.goal_bag = state.goal_bag[:]
        state.goals[seat] = reveal(state.goals[seat], goal, to, state.goal_bag)

    def _leaves_deck(self, state: Kotki, entry: i64, kind: i64) -> None:
        """The top card, of this kind of place in its part of the deck."""
        if entry & ASK == DRAW and entry >> STEP_AT & 255 == self.setting.box.step1.first:
            state.fished &= ~self.setting.only(entry >> SEAT & 7)
        if state.plain > 0:
            state.plain -= 1
        elif state.cats[0] > 0:
            take(state.cats, kind)
        else:
            take(state.last, kind)

    def _drawn(self, state: Kotki, entry: i64, face: Face) -> None:
        """The top card of the deck leaves it."""
        s = self.setting
        ask = entry & ASK
        seat = entry >> SEAT & 7
        step = entry >> STEP_AT & 255
        kind: i64 = 1
        if face > KINDS:
            kind = 3 if face == DOOR else 2
        self._leaves_deck(state, entry, kind)
        if face == CAUGHT:
            self._caught(state)
        elif face == CAT or face == DOOR:
            self._chaos_cat(state, entry, face)
        elif ask == LOOK:
            state.dealt += 1
            state.looked = [*state.looked, reveal(UNKNOWN, face, s.only(seat), state.bag)]
        else:
            state.dealt += 1
            take(state.bag, face)
            state.held.append(face)
            effects.send(s, state, seat, seat, step, s.box.target[step], entry >> MATE & 7)

    def _caught(self, state: Kotki) -> None:
        if self.setting.finish_turn:
            state.caught = True
        else:  # R38, A2
            state.over = SEIZED
            state.agenda.clear()

    def _chaos_cat(self, state: Kotki, entry: i64, face: Face) -> None:
        """Chapter 3, then the new rule or the chaos effect, then the card is drawn again (A1, A24)."""
        s = self.setting
        if s.replacement:
            again = TAKE if entry & ASK == DRAW else PEEK
            state.agenda.append(entry - (entry & ASK) + again)
        if s.cats > 0:  # R56
            number = state.effects
            state.effects += 1
            state.ask(EFFECT, 0, 0, number)
            if number == 0:
                state.ask(CHAOS)
        elif s.new_rules:
            state.ask(RULE)
        if face == DOOR and s.chapters == 3:  # R33, R34, R58
            state.open = 3
            if state.levels[0] > 0:
                state.ask(CURSE, 0, 0, 2)

    # --- curses

    def _check(self, state: Kotki, seat: Seat, chapter: i64) -> None:
        """R26-R28: does a matching chapter, this one or a later one, hold all that is needed? If not, the turn is over."""
        display = state.display
        while chapter < CHAPTERS:
            curse = display[chapter]
            if curse != 0 and complete(state.area[seat * CHAPTERS + chapter], self.setting.box.needs[curse]):
                self._falls(state, seat, chapter, curse)
                return
            chapter += 1
        if state.caught:  # A2, the option
            state.over = SEIZED
            state.agenda.clear()
        else:
            self._next_turn(state)

    def _falls(self, state: Kotki, seat: Seat, chapter: i64, curse: i64) -> None:
        s = self.setting
        needs = s.box.needs[curse]
        page = seat * CHAPTERS + chapter
        effects.take_in_hand(state, needs)  # R30
        state.surplus = state.surplus[:]
        state.surplus[seat] = state.surplus[seat] + state.area[page] - needs  # R31
        state.area[page] = 0
        state.display = state.display[:]
        state.display[chapter] = 0
        state.felled = state.felled[:]
        state.felled[seat] = [*state.felled[seat], curse]  # R29
        if state.curses_left() == 0:  # R37, A19
            state.pile += state.held
            state.held.clear()
            state.over = FELLED
            state.agenda.clear()
            for other in range(self.players - 1, -1, -1):
                state.ask(SHOW, other)
            return
        state.agenda[-1] = CHECK | seat << SEAT | chapter + 1 << DETAIL  # A3, A4
        for code in reversed(state.lasting):  # A4: in the order in which they came
            effects.run_all(s, state, self._lasting(state, code))
        if state.levels[0] > 0:
            state.ask(CURSE, 0, 0, chapter)  # R32
        effects.fall_on_pile(s, state)

    def _lasting(self, state: Kotki, code: i64) -> Program:
        box = self.setting.box
        return box.laws[code] if code > 0 else box.effects[state.chaos][-1 - code]

    # --- who knows what

    def witnesses(self, state: Kotki, move: MoveId) -> Observers:
        s = self.setting
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        if ask == GOAL or (ask == LOOK and move < s.draw + CAT):
            return s.only(entry >> SEAT & 7)
        return s.all

    def blur(self, move: MoveId) -> MoveId:
        s = self.setting
        if move < s.draw + CAT:
            return s.draw
        return s.goal if s.goal <= move < s.show else move

    def redact(self, state: Kotki, observer: Observer) -> Kotki:
        view = state.copy()
        view.looked = view.looked[:]
        hide(view.looked, view.bag, observer)
        view.goals = view.goals[:]
        view.goal_bag = view.goal_bag[:]
        hide(view.goals, view.goal_bag, observer)
        return view

    def imagine(self, view: Kotki, dice: Dice) -> Kotki:
        world = view.copy()
        world.looked = world.looked[:]
        fill(world.looked, world.bag, dice)
        world.goals = world.goals[:]
        world.goal_bag = world.goal_bag[:]
        fill(world.goals, world.goal_bag, dice)
        return world

    def inventory(self, state: Kotki) -> list[Family]:
        return dealer.inventory(self.setting, state, self.fresh)

    # --- how it stands

    def bound(self, state: Kotki) -> int:
        return self.prices.left(state)

    def scores(self, state: Kotki) -> list[int]:
        return score.scores(self.setting, state)

    def places(self, state: Kotki) -> list[int]:
        return score.places(self.setting, state)
