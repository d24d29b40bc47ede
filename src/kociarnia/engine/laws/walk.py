"""One walk through a match holds laws 1 to 6 at every step.

The walk does not stay in the world it began in. Now and then it goes on from what was dumped and loaded, or from a world
that some observer imagined, so the laws hold there too, and a field that `dump`, `load` or `copy` forgets shows itself.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from kociarnia.engine.agenda import Agenda
from kociarnia.engine.contract import CHANCE, NOBODY, OVER, UNKNOWN, Rules
from kociarnia.engine.laws.broken import hold
from kociarnia.engine.laws.moody_players import LuckDice, Mood

Stock = list[dict[int, int]]


def stock(rules: Rules[Any], state: Any) -> Stock:
    """How often each face exists, by family: the cards located plus those in the bag. Each unlocated card is in the bag."""
    out: Stock = []
    for cards, bag in rules.inventory(state):
        hidden = cards.count(UNKNOWN)
        sound = min(bag) >= 0 and bag[UNKNOWN] == sum(bag) - bag[UNKNOWN] == hidden
        hold(5, "as many faces in the bag as cards unseen", sound, hidden, bag)
        count = {face: copies for face, copies in enumerate(bag) if face and copies}
        for face in cards:
            if face != UNKNOWN:
                count[face] = count.get(face, 0) + 1
        out.append(count)
    return out


def unseen(rules: Rules[Any], state: Any) -> int:
    return sum(int(bag[UNKNOWN]) for _, bag in rules.inventory(state))


class Walk:
    """One match under the laws."""

    def __init__(self, rules: Rules[Any], seed: int, thorough: bool) -> None:
        self.rules = rules
        self.luck = random.Random(seed)
        self.dice = LuckDice(self.luck)
        self.mood = Mood(rules, self.luck)
        self.thorough = thorough
        self.everyone = list(range(rules.players + 1))  # the last one is the audience
        self.promised: dict[int, list[int]] = {}  # what a seat was offered before others answered
        self.verbs: Counter[str] = Counter()
        self.deck: Stock = []

    def run(self, limit: int, hops: float) -> int:
        rules = self.rules
        texts = [rules.text(move) for move in range(len(rules.moves))]
        hold(6, "one name, one move", len(set(rules.moves)) == len(set(texts)) == len(texts))
        state = rules.start()
        kept = set(getattr(state, "__dict__", state.fields)) - set(getattr(Agenda(), "__dict__", ()))
        hold(4, "fields are all there is", kept == set(state.fields), state.fields)
        self.deck = stock(rules, state)
        made = 0
        while rules.actor(state) != NOBODY and made < limit:
            state = self.step(state, hops)
            made += 1
        if rules.actor(state) == NOBODY:
            self.end(state)
        return made

    def step(self, state: Any, hops: float) -> Any:
        rules = self.rules
        who = self.turn(state)
        legal = list(rules.legal(state))
        hold(6, "a question is open until it is over", state.asking != OVER)
        hold(2, "legal is ascending and not empty", bool(legal) and legal == sorted(set(legal)), legal)
        if who == CHANCE:
            weights = rules.weights(state)
            hold(3, "weights stand beside legal", len(weights) == len(legal) and min(weights) > 0, legal, weights)
        else:
            seed = self.luck.randrange(1 << 30)
            lots = [LuckDice(random.Random(seed)) for _ in range(2)]
            hold(2, "roll is legal by lot", rules.roll(state, lots[0]) == legal[lots[1].below(len(legal))])
        move = self.mood.pick(rules, state)
        hold(2, "what is rolled is legal", move in legal, rules.text(move))
        before = state.dump()
        bound = rules.bound(state)
        after = state.copy()
        hold(4, "a copy is the same", after.dump() == before)
        rules.apply(after, move)
        then = after.dump()
        hold(4, "copy shares nothing", state.dump() == before, rules.text(move))
        if len(legal) > 1:  # vecs that share a place do not show it until both grow, each in another way
            rules.apply(state.copy(), legal[0] if legal[0] != move else legal[-1])
            hold(4, "copies share nothing", after.dump() == then, rules.text(move))
        hold(6, "the bound falls with every move", 0 <= rules.bound(after) < bound, rules.text(move), bound, rules.bound(after))
        hold(5, "every card is somewhere once", stock(rules, after) == self.deck, rules.text(move))
        hold(6, "chapters come one by one", rules.chapter(after) - rules.chapter(state) in (0, 1))
        observers = self.everyone
        if not self.thorough and len(observers) > 2:
            observers = self.luck.sample(observers, 2)
            if who >= 0 and who not in observers:
                observers.append(who)
        for observer in observers:
            self.observe(state, before, who, legal, move, after, observer)
        self.verbs[rules.moves[move].verb] += 1
        chance = self.luck.random()
        if chance < hops:
            loaded = rules.load(json.loads(json.dumps(before)))
            hold(4, "load undoes dump", loaded.dump() == before)
            rules.apply(loaded, move)
            hold(4, "a loaded state plays the same", loaded.dump() == then, rules.text(move))
            same = rules.bound(loaded) == rules.bound(after) and rules.legal(loaded) == rules.legal(after)
            hold(4, "dump leaves nothing out", same, rules.text(move))
            return loaded
        if chance < 2 * hops:
            self.promised.clear()  # in another world a seat may have given other secret answers before
            return rules.imagine(rules.redact(after, self.luck.choice(self.everyone)), self.dice)
        return after

    def turn(self, state: Any) -> int:
        """Whoever is to move: where several seats are asked at once, one of them by lot."""
        rules = self.rules
        who = int(rules.actor(state))
        hold(6, "somebody is asked", who == CHANCE or 0 <= who < rules.players, who)
        waiting = [seat for seat in range(rules.players) if rules.waiting(state) >> seat & 1]
        if who == CHANCE:
            hold(6, "nobody waits beside the dealer", not waiting)
            return who
        hold(6, "the actor is one of those who are asked", who in waiting, who, waiting)
        hold(2, "nobody who was asked is forgotten", set(self.promised) <= set(waiting))
        if len(waiting) > 1:
            for seat in waiting:
                other = state.copy()
                rules.turn_to(other, seat)
                hold(2, "whoever is asked may come first", rules.actor(other) == seat)
                offered = list(rules.legal(other))
                hold(2, "waiting changes no choice", self.promised.setdefault(seat, offered) == offered, seat)
                observer = self.luck.choice(self.everyone)
                view = rules.redact(state, observer)
                rules.turn_to(view, seat)
                hold(1, "who comes first is public", view.dump() == rules.redact(other, observer).dump())
            who = self.luck.choice(waiting)
            rules.turn_to(state, who)
        self.promised.pop(who, None)
        return who

    def observe(
        self, state: Any, before: dict[str, object], who: int, legal: list[int], move: int, after: Any, observer: int
    ) -> None:
        rules = self.rules
        seen = rules.witnesses(state, move)
        hold(1, "the actor sees its own move", who == CHANCE or bool(seen >> who & 1))
        view = rules.redact(state, observer)
        hold(4, "redact leaves the state alone", state.dump() == before)
        own = view.dump()
        hold(4, "what somebody does not know is counted alike", rules.unknown_to(state, observer) == unseen(rules, view))
        hold(4, "redact is idempotent", rules.redact(view, observer).dump() == own)
        hold(5, "every card is somewhere once, in a view", stock(rules, view) == self.deck)
        hold(1, "all know who is asked", rules.actor(view) == who)
        hold(1, "all know how long it may last", rules.bound(view) == rules.bound(state))
        if who == observer:
            hold(2, "legality leaks nothing", list(rules.legal(view)) == legal)
        if who == CHANCE:
            hold(3, "what happens was thought possible", move in rules.legal(view), rules.text(move))
        hold(1, "who sees what is public", rules.witnesses(view, move) == seen, rules.text(move))
        world = rules.imagine(view, self.dice)
        hold(4, "imagine leaves the view alone", view.dump() == own)
        hold(3, "an imagined world fits the view", rules.redact(world, observer).dump() == own)
        hold(5, "every card is somewhere once, in a world", stock(rules, world) == self.deck)
        hold(3, "a world names what somebody has seen, only", unseen(rules, world) == unseen(rules, state))
        if who == CHANCE:
            hold(3, "a world adds nothing to what may happen", set(rules.legal(world)) <= set(rules.legal(view)))
        hidden = unseen(rules, view)
        allowed = who == CHANCE or move in rules.legal(world)
        rules.apply(view, move if seen >> observer & 1 else rules.blur(move))
        if not allowed and seen >> observer & 1:
            hold(1, "a move that not all worlds allow names a card", unseen(rules, view) < hidden, rules.text(move))
        hold(1, "the square commutes", view.dump() == rules.redact(after, observer).dump(), observer, rules.text(move))

    def end(self, state: Any) -> None:
        rules = self.rules
        hold(6, "nothing is asked or legal when it is over", state.asking == OVER and list(rules.legal(state)) == [])
        scores, places = rules.scores(state), rules.places(state)
        hold(6, "everyone has a score and a place", len(scores) == len(places) == rules.players, scores, places)
        won = min(places) == 1
        sides = rules.sides()
        by_side = {side: places[seat] for seat, side in enumerate(sides)}
        hold(6, "partners share a place", all(by_side[side] == places[seat] for seat, side in enumerate(sides)), places)
        ranks = [1 + sum(other < place for other in by_side.values()) for place in places]
        hold(6, "ties share a place", ranks == places if won else min(places) > 1, places)
        for observer in self.everyone:
            view = rules.redact(state, observer)
            same = rules.scores(view) == scores and rules.places(view) == places
            hold(1, "everybody knows the result", same, observer)


def walk(
    rules: Rules[Any], seed: int, limit: int = 10**9, hops: float = 0.02, thorough: bool = False
) -> tuple[int, Counter[str]]:
    """Play one match (or `limit` moves of it) under the laws. Returns moves made, and how often each verb.

    `thorough` looks through the eyes of every observer at every step, else of the actor and two others by lot.
    """
    one = Walk(rules, seed, thorough)
    return one.run(limit, hops), one.verbs
