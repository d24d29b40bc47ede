"""The rules of Czarujące kotki. Clauses (R16) and rulings (A4) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from kociarnia.engine.contract import (
    DEALER,
    ITSELF,
    OVER,
    UNKNOWN,
    Dice,
    Face,
    Family,
    MoveId,
    Observer,
    Observers,
    Rules,
    Seat,
)
from kociarnia.engine.table import FACE, fill, hide, reveal, take
from kociarnia.games.czarujace_kotki.rules import dealer, effects, score
from kociarnia.games.czarujace_kotki.rules.bound import Prices
from kociarnia.games.czarujace_kotki.rules.costs import CARDS, MANY
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, OWN, SWAP, Deck, Program
from kociarnia.games.czarujace_kotki.rules.pages import at, complete, listed, one, set_of
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.start import fresh
from kociarnia.games.czarujace_kotki.rules.state import (
    CAT,
    CAUGHT,
    CHAOS,
    CHAPTERS,
    CHECK,
    COUPLE,
    CURSE,
    DEAL,
    DOOR,
    DRAW,
    EFFECT,
    FELLED,
    FISH,
    GIVE,
    GOAL,
    KEEP,
    LOOK,
    PEEK,
    PICK,
    PLACE,
    PLAYING,
    RULE,
    SEIZED,
    SEND,
    SHARE,
    SHOW,
    SOURCE,
    SPELL,
    STACK,
    STEP,
    STEP_2,
    TAKE,
    WHOLE,
    WITH,
    Kotki,
    detail_of,
    mate_of,
    more_of,
    step_of,
)


class KotkiRules(Rules[Kotki]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.players = players
        self.setup: Setup = Setup(players, options, deck)
        self.moves = tuple(self.setup.moves)
        self.prices: Prices = Prices(self.setup)
        self.fresh: Kotki = fresh(self.setup)
        self.usual: list[i64] = [effects.cost_of(self.setup, self.fresh, cast) for cast in self.setup.deck.casts]
        # With so many own cards, and as many more on deck and pile, every spell can be cast at the usual costs.
        self.plenty: i64 = max([cost >> CARDS & MANY for cost in self.usual])
        self.books: list[i64] = [set_of(spells) for spells in (self.setup.deck.arch if self.setup.arch else [])]
        self.basic: i64 = set_of(self.setup.deck.basic)

    def start(self) -> Kotki:
        return self.fresh.copy()

    def load(self, data: Mapping[str, object]) -> Kotki:
        state = super().load(data)
        if state.knobs == self.fresh.knobs:
            state.knobs = self.fresh.knobs  # the same list, so that castable() sees it at once
        return state

    def settled(self, state: Kotki) -> bool:
        return state.over != PLAYING

    # --- what may be done

    def legal(self, state: Kotki) -> list[MoveId]:
        setup = self.setup
        ask = state.asking
        seat = state.asked
        detail = state.detail
        step = step_of(detail)
        if ask == OVER:
            return []
        if ask >= DEALER:
            return dealer.options(setup, state)
        if ask == PLACE:
            return effects.places(setup, state, seat, mate_of(detail), more_of(detail))
        if ask == SPELL:
            return [setup.cast + spell for spell in listed(self.castable(state, seat))]
        if ask == PICK:
            return [setup.pick + place for place in listed(effects.picks(setup, state, step, seat))]
        if ask == WITH:
            return [setup.with_ + place for place in listed(effects.partners(setup, state.area, step, seat, more_of(detail)))]
        if ask == KEEP:
            return effects.keeps(setup.keep, state, more_of(detail))
        if ask == GIVE:
            return [setup.give + other for other in range(setup.players) if other != seat]
        if ask == WHOLE:
            return [setup.whole + chapter for chapter in range(state.open)]  # A28
        if ask == COUPLE:
            return [setup.couple + couple for couple in range(3) if effects.COUPLES[couple][1] < state.open]
        if ask == SOURCE:
            return [setup.source, setup.source + 1]
        if ask == FISH:
            return [setup.fishing + kind for kind in range(1, KINDS + 1) if kind in state.pile]
        return [setup.be + kitten for kitten in range(len(setup.deck.kittens)) if kitten not in state.kittens]

    def spells_of(self, state: Kotki, seat: Seat) -> list[int]:
        """The spells on a kitten's card (R46)."""
        return self.setup.deck.arch[state.kittens[seat]] if self.setup.arch else self.setup.deck.basic

    def castable(self, state: Kotki, seat: Seat, one_will_do: bool = False) -> i64:
        """R23, R24, A7: the set of spells, but the one that the token covers, for which there are cards enough."""
        setup = self.setup
        token = state.tokens[seat]
        usual = state.knobs is self.fresh.knobs  # no knob has been turned
        if usual and state.pile and state.deck_left() > 0 and effects.cards_of(state, seat) >= self.plenty:
            spells = self.books[state.kittens[seat]] if setup.arch else self.basic
            return spells & ~at(token) if token >= 0 else spells
        mine: i64 = -1  # not counted yet
        table: i64 = 0
        out: i64 = 0
        for spell in self.spells_of(state, seat):
            if spell != token:
                cost = self.usual[spell] if usual else effects.cost_of(setup, state, setup.deck.casts[spell])
                if mine < 0 and effects.needs_cards(cost):
                    mine = effects.cards_of(state, seat)
                    table = effects.cards_of_all(state)
                if effects.affordable(state, cost, mine, table):
                    out |= at(spell)
                    if one_will_do:
                        break
        return out

    def weights(self, state: Kotki) -> list[int]:
        return dealer.weights(self.setup, state)

    def roll(self, state: Kotki, dice: Dice) -> MoveId:
        ask = state.asking
        if ask >= DEALER:
            return dealer.deal(self.setup, state, dice)
        detail = state.detail
        mate = mate_of(detail)
        if ask == PLACE and mate < self.setup.players:
            return self.setup.place + mate * 3 + dice.below(state.open)
        seat = state.asked
        step = step_of(detail)
        if ask == SPELL:
            return self.setup.cast + effects.by_lot(self.castable(state, seat), dice)
        if ask == PICK:
            return self.setup.pick + effects.by_lot(effects.picks(self.setup, state, step, seat), dice)
        if ask == WITH:
            partners = effects.partners(self.setup, state.area, step, seat, more_of(detail))
            return self.setup.with_ + effects.by_lot(partners, dice)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]

    # --- what comes of it

    def apply(self, state: Kotki, move: MoveId) -> None:
        setup = self.setup
        ask = state.asking
        seat = state.asked
        detail = state.detail
        step = step_of(detail)
        # To answer one question with another in its place is cheaper than to take it away first.
        if ask == DRAW and move <= setup.draw + KINDS and setup.deck.target[step] == OWN:
            self._leaves_deck(state, ask, seat, step, 1)
            take(state.bag, move - setup.draw)
            state.dealt += 1
            state.held.append(move - setup.draw)
            state.ask_instead(PLACE, seat, detail_of(step, seat, seat))
            return
        if ask == PICK and setup.deck.unit[step] == SWAP:
            state.ask_instead(WITH, seat, detail_of(step, move - setup.pick))
            return
        state.answered()
        if ask >= DEALER:
            self._named(state, ask, seat, detail, move)
        elif ask == PLACE:
            page = move - setup.place
            state.mark = page // CHAPTERS
            state.area[page] = state.area[page] + one(state.held.pop() - 1)  # in machine ints, as in take()
        elif ask == PICK:
            effects.picked(setup, state, seat, step, move - setup.pick)
        elif ask == WITH:
            effects.exchange(state.area, more_of(detail), move - setup.with_)  # R21
        elif ask == SPELL:
            state.tokens[seat] = move - setup.cast  # R22
            effects.run_now(setup, state, setup.deck.casts[move - setup.cast], seat)
        elif ask == KEEP:
            self._keep(state, seat, step, more_of(detail), move - setup.keep)
        elif ask == GIVE:
            mate = move - setup.give
            state.ask(PLACE, mate, detail_of(step, seat, mate))  # A30: the receiver places it
        elif ask == WHOLE:
            effects.move_chapter(setup, state, seat, step, move - setup.whole)
        elif ask == COUPLE:
            effects.exchange_chapters(state.area, seat, move - setup.couple)
        elif ask == SOURCE:
            if move == setup.source:
                effects.draw(state, seat, step, 0)
            else:
                state.fished |= setup.only(seat)
                state.held.append(state.pile.pop())
                effects.send(setup, state, seat, seat, step, setup.deck.target[step])
        elif ask == FISH:
            effects.fish(state, move - setup.fishing)
            effects.send(setup, state, seat, seat, step, setup.deck.target[step])
        else:
            state.kittens = state.kittens[:]
            state.kittens[seat] = move - setup.be
        while True:
            ask = state.asking
            if ask < ITSELF or ask == OVER:
                break
            seat = state.asked
            detail = state.detail
            if ask == CHECK:  # it stays below whatever comes of it
                self._check(state, seat, more_of(detail))
            elif ask == STEP_2 and self.castable(state, seat, True) != 0:  # A1: it can happen that there is none
                state.ask_instead(SPELL, seat)
            else:
                state.answered()
                self._happen(state, ask, seat, detail)

    def _keep(self, state: Kotki, seat: Seat, step: i64, first: i64, pair: i64) -> None:
        """Both cards are open now; the one kept goes first (A30)."""
        kept = pair // (KINDS + 1) + 1
        other = pair % (KINDS + 1) + 1
        if state.looked[first] & FACE == UNKNOWN:
            take(state.bag, kept)
            if other <= KINDS:
                take(state.bag, other)
        state.looked = state.looked[:first]
        if other <= KINDS:
            state.held.append(other)
            state.ask(SEND, seat, detail_of(step))
        state.held.append(kept)
        effects.send(self.setup, state, seat, seat, step, self.setup.deck.target[step])

    def _happen(self, state: Kotki, ask: i64, seat: Seat, detail: i64) -> None:
        """What needs no answer."""
        setup = self.setup
        step = step_of(detail)
        more = more_of(detail)
        if ask == STEP:
            effects.begin(setup, state, seat, step)
        elif ask == TAKE:
            effects.draw(state, seat, step, mate_of(detail))
        elif ask == PEEK:
            if state.deck_left() > 0:
                state.ask(LOOK, seat)
        elif ask == SHARE:
            if len(state.looked) > more:
                state.ask(KEEP, seat, detail)
        elif ask == SEND:
            effects.send(setup, state, seat, seat, step, setup.deck.second[step])
        elif ask == EFFECT:
            effects.enact(setup, state, setup.deck.effects[state.chaos][more], -1 - more)

    def _next_turn(self, state: Kotki) -> None:
        """The next kitten's turn, in place of what lies on top of the agenda."""
        state.turn += 1
        seat = state.turn % self.setup.players
        state.ask_instead(CHECK, seat)  # R25
        state.ask(STEP_2, seat)  # R17
        effects.run_now(self.setup, state, self.setup.deck.step1, seat)  # R16

    # --- the dealer's answers

    def _named(self, state: Kotki, ask: i64, seat: Seat, detail: i64, move: MoveId) -> None:
        setup = self.setup
        if ask == DRAW or ask == LOOK:
            self._drawn(state, ask, seat, detail, move - setup.draw)
        elif ask == DEAL:
            face = move - setup.draw
            take(state.bag, face)
            state.dealt += 1
            state.area[seat * CHAPTERS + more_of(detail)] += one(face - 1)
        elif ask == CURSE:
            curse = move - setup.curse
            level = setup.deck.level[curse]
            state.levels = state.levels[:]
            take(state.levels, level)
            bag = state.curses[level - 1][:]
            take(bag, curse)
            state.curses = state.curses[:]
            state.curses[level - 1] = bag
            state.display = state.display[:]
            state.display[more_of(detail)] = curse  # R13, R32, R34
        elif ask == GOAL:
            self._see_goal(state, seat, move - setup.goal, setup.only(seat))
        elif ask == SHOW:
            self._see_goal(state, seat, move - setup.show, setup.all)  # A39
        elif ask == STACK:
            state.held.remove(move - setup.stack)
            state.pile.append(move - setup.stack)
            effects.fall_on_pile(setup, state)
        elif ask == RULE:  # R35, A23
            rule = move - setup.rule
            state.rule_bag = state.rule_bag[:]
            take(state.rule_bag, rule)
            state.rules = [*state.rules, rule]
            effects.enact(setup, state, setup.deck.laws[rule], rule)
        else:  # R56
            state.chaos = move - setup.chaos
            state.chaos_bag = state.chaos_bag[:]
            take(state.chaos_bag, state.chaos)

    def _see_goal(self, state: Kotki, seat: Seat, goal: Face, to: Observers) -> None:
        state.goals = state.goals[:]
        state.goal_bag = state.goal_bag[:]
        state.goals[seat] = reveal(state.goals[seat], goal, to, state.goal_bag)

    def _leaves_deck(self, state: Kotki, ask: i64, seat: Seat, step: i64, kind: i64) -> None:
        """The top card, of this kind of place in its part of the deck."""
        if ask == DRAW and step == self.setup.deck.step1.first:
            state.fished &= ~self.setup.only(seat)
        if state.plain > 0:
            state.plain -= 1
        elif state.cats[0] > 0:
            take(state.cats, kind)
        else:
            take(state.last, kind)

    def _drawn(self, state: Kotki, ask: i64, seat: Seat, detail: i64, face: Face) -> None:
        """The top card of the deck leaves it."""
        setup = self.setup
        step = step_of(detail)
        kind: i64 = 1
        if face > KINDS:
            kind = 3 if face == DOOR else 2
        self._leaves_deck(state, ask, seat, step, kind)
        if face == CAUGHT:
            self._caught(state)
        elif face == CAT or face == DOOR:
            self._chaos_cat(state, ask, seat, detail, face)
        elif ask == LOOK:
            state.dealt += 1
            state.looked = [*state.looked, reveal(UNKNOWN, face, setup.only(seat), state.bag)]
        else:
            state.dealt += 1
            take(state.bag, face)
            state.held.append(face)
            effects.send(setup, state, seat, seat, step, setup.deck.target[step], mate_of(detail))

    def _caught(self, state: Kotki) -> None:
        if self.setup.finish_turn:
            state.caught = True
        else:  # R38, A2
            state.over = SEIZED
            state.ask_no_more()

    def _chaos_cat(self, state: Kotki, ask: i64, seat: Seat, detail: i64, face: Face) -> None:
        """Chapter 3, then the new rule or the chaos effect, then the card is drawn again (A1, A24)."""
        setup = self.setup
        if setup.replacement:
            state.ask(TAKE if ask == DRAW else PEEK, seat, detail)
        if setup.cats > 0:  # R56
            number = state.effects
            state.effects += 1
            state.ask(EFFECT, 0, detail_of(0, number))
            if number == 0:
                state.ask(CHAOS)
        elif setup.new_rules:
            state.ask(RULE)
        if face == DOOR and setup.chapters == 3:  # R33, R34, R58
            state.open = 3
            if state.levels[0] > 0:
                state.ask(CURSE, 0, detail_of(0, 2))

    # --- curses

    def _check(self, state: Kotki, seat: Seat, chapter: i64) -> None:
        """R26-R28: does a matching chapter, this one or a later one, hold all that is needed? If not, the turn is over."""
        display = state.display
        while chapter < CHAPTERS:
            curse = display[chapter]
            if curse != 0 and complete(state.area[seat * CHAPTERS + chapter], self.setup.deck.needs[curse]):
                self._falls(state, seat, chapter, curse)
                return
            chapter += 1
        if state.caught:  # A2, the option
            state.over = SEIZED
            state.ask_no_more()
        else:
            self._next_turn(state)

    def _falls(self, state: Kotki, seat: Seat, chapter: i64, curse: i64) -> None:
        setup = self.setup
        needs = setup.deck.needs[curse]
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
            state.ask_no_more()
            for other in range(self.players - 1, -1, -1):
                state.ask(SHOW, other)
            return
        state.ask_instead(CHECK, seat, detail_of(0, chapter + 1))  # A3, A4
        for code in reversed(state.lasting):  # A4: in the order in which they came
            effects.run_all(setup, state, self._lasting(state, code))
        if state.levels[0] > 0:
            state.ask(CURSE, 0, detail_of(0, chapter))  # R32
        effects.fall_on_pile(setup, state)

    def _lasting(self, state: Kotki, code: i64) -> Program:
        deck = self.setup.deck
        return deck.laws[code] if code > 0 else deck.effects[state.chaos][-1 - code]

    # --- who knows what

    def witnesses(self, state: Kotki, move: MoveId) -> Observers:
        setup = self.setup
        ask = state.asking
        if ask == GOAL or (ask == LOOK and move < setup.draw + CAT):
            return setup.only(state.asked)
        return setup.all

    def blur(self, move: MoveId) -> MoveId:
        setup = self.setup
        if move < setup.draw + CAT:
            return setup.draw
        return setup.goal if setup.goal <= move < setup.show else move

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
        return dealer.inventory(self.setup, state, self.fresh)

    # --- how it stands

    def bound(self, state: Kotki) -> int:
        return self.prices.left(state)

    def scores(self, state: Kotki) -> list[int]:
        return score.scores(self.setup, state)

    def places(self, state: Kotki) -> list[int]:
        return score.places(self.setup, state)
