"""The feast: what each seat is asked at the end, what may be answered, what an answer costs and puts on a card.

A seat answers a fixed list of questions, which follows from the cats in front of it alone. So everyone knows how many
answers there will be, and the answers themselves can stay secret. An answer is a number (`code`), the same for everyone who
gives it; 0 is an answer that the observer has not seen.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.engine.contract import Move
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, MENU, NUMBER, ONE, TREATS, Deck

KINDS: Final[i64] = 3  # chicken, tuna, milk
ANY_KIND: Final[i64] = 7  # all of them, as bits

# What is asked about a cat. These are no questions of the agenda: there all of them are FEED.
MEAL: Final[i64] = 0  # does it go hungry, or what does it get?
CONVERT: Final[i64] = 1  # which treats become delicacies?
AS_CATNIP: Final[i64] = 2  # does it count as catnip?
GIVE: Final[i64] = 3  # how many treats of this kind? asked for each of the four, so 3 to 6

LAST: Final[i64] = 2  # the rank of the cats that are asked about last


@final
class Meals:
    """All questions and answers there can be, in lists by number."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Deck = deck
        # Answers, by code.
        self.moves: list[Move] = [Move("eats")]
        self.cat: vec[i64] = vec[i64]([0])
        self.pays: vec[i64] = vec[i64]([0, 0, 0, 0])  # four tokens for each code; a negative number is gained
        self.treats: vec[i64] = vec[i64]([0])  # how many it lays on the card
        self.kinds: vec[i64] = vec[i64]([0])  # which kinds those are, as bits
        self.catnip: vec[i64] = vec[i64]([0])  # what it adds to the catnip in hand
        # Questions: the answers to question q are the codes first[q] .. last[q] - 1.
        self.about: list[int] = []  # which cat
        self.subject: vec[i64] = vec[i64]()  # MEAL, CONVERT, AS_CATNIP, GIVE and so on
        self.first: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        # By cat: its questions are first_question[cat] .. first_question[cat + 1] - 1.
        self.first_question: vec[i64] = vec[i64]([0, 0])
        self.rank: vec[i64] = vec[i64]([0])  # when it is asked about: makers of delicacies first, eaters of any number last
        supply = [
            sum(deck.gives[face][treat] * sum(deck.copies[face]) for face in range(1, deck.first_hand)) for treat in range(4)
        ]
        supply[DELICACY] += max(deck.makes_delicacies)
        for cat in range(1, deck.cats + deck.strays + 1):
            self._ask_about(cat, supply)
            self.first_question = append(self.first_question, len(self.subject))
            self.rank = append(self.rank, 0 if deck.makes_delicacies[cat] else LAST if deck.diet[cat] == NUMBER else 1)

    def _ask_about(self, cat: int, supply: list[int]) -> None:
        deck = self.deck
        key = deck.cat_keys[cat]
        if deck.diet[cat] == NUMBER:
            for treat in range(4):
                self._question(cat, GIVE + treat)
                for n in range(supply[treat] + 1):
                    kinds = 0 if n == 0 else ANY_KIND if treat == DELICACY else 1 << treat
                    self._answer(Move("give", (key, TREATS[treat], n)), [n * int(k == treat) for k in range(4)], n, kinds)
            return
        self._question(cat, MEAL)
        self._answer(Move("hungry", (key,)), [0, 0, 0, 0])
        self._servings(cat)
        if deck.makes_delicacies[cat]:
            self._question(cat, CONVERT)
            for n in range(deck.makes_delicacies[cat] + 1):
                for some in combinations_with_replacement(range(KINDS), n):
                    pays = [some.count(k) for k in range(KINDS)]
                    self._answer(Move("turn", (key, *[TREATS[k] for k in some])), [*pays, -n])
        if deck.as_catnip[cat]:
            self._question(cat, AS_CATNIP)
            for n in range(2):
                self._answer(Move("catnip", (key, n)), [0, 0, 0, 0], catnip=n * deck.as_catnip[cat])

    def _servings(self, cat: int) -> None:
        """Every complete meal, with delicacies for some of its treats."""
        deck = self.deck
        key = deck.cat_keys[cat]
        if deck.diet[cat] == MENU:
            menu = deck.menu[cat]
            for spared in product(*[range(n + 1) for n in menu]):
                instead = [TREATS[k] for k in range(KINDS) for _ in range(spared[k])]
                pays = [menu[k] - spared[k] for k in range(KINDS)]
                kinds = sum(1 << k for k in range(KINDS) if menu[k])
                self._answer(Move("feed", (key, *instead)), [*pays, len(instead)], sum(menu), kinds)
            return
        most = 1 if deck.diet[cat] == ONE else deck.most_treats[cat]
        for kind in range(KINDS):
            for n in range(1, most + 1):
                for wild in range(n + 1):
                    pays = [(n - wild) * int(k == kind) for k in range(KINDS)]
                    self._answer(Move("feed", (key, TREATS[kind], n, wild)), [*pays, wild], n, 1 << kind)

    def _question(self, cat: int, subject: int) -> None:
        self.about.append(cat)
        self.subject = append(self.subject, subject)
        self.first = append(self.first, len(self.cat))
        self.last = append(self.last, len(self.cat))

    def _answer(self, move: Move, pays: list[int], treats: int = 0, kinds: int = 0, catnip: int = 0) -> None:
        self.moves.append(move)
        self.cat = append(self.cat, self.about[-1])
        for cost in pays:
            self.pays = append(self.pays, cost)
        self.treats = append(self.treats, treats)
        self.kinds = append(self.kinds, kinds)
        self.catnip = append(self.catnip, catnip)
        self.last[-1] += 1

    def script(self, front: list[i64]) -> list[i64]:
        """The questions for these cats."""
        out: list[i64] = []
        for rank in range(LAST + 1):
            for cat in front:
                if self.rank[cat] == rank:
                    out += range(self.first_question[cat], self.first_question[cat + 1])
        return out

    def question(self, front: list[i64], number: i64) -> i64:
        """One of script(), without making the list."""
        for rank in range(LAST + 1):
            for cat in front:
                if self.rank[cat] == rank:
                    first = self.first_question[cat]
                    count = self.first_question[cat + 1] - first
                    if number < count:
                        return first + number
                    number -= count
        raise IndexError("no such question")

    def length(self, front: list[i64]) -> i64:
        """How many questions that makes."""
        count: i64 = 0
        for cat in front:
            count += self.first_question[cat + 1] - self.first_question[cat]
        return count

    def pay(self, left: vec[i64], at: i64, code: i64) -> None:
        """Spend what the answer costs; the seat's tokens begin at `at`."""
        pays = self.pays
        for k in range(4):
            cost = pays[4 * code + k]
            if cost != 0:
                left[at + k] -= cost

    def allowed(self, question: i64, left: vec[i64], at: i64, before: i64) -> vec[i64]:
        """What may be answered; `before` is the answer given just before."""
        first = self.first[question]
        subject = self.subject[question]
        if (subject == CONVERT or subject == AS_CATNIP) and self.treats[before] == 0:
            return vec[i64]([first])  # a hungry cat has no ability
        pays = self.pays
        chicken, tuna, milk, delicacies = left[at], left[at + 1], left[at + 2], left[at + 3]
        out: vec[i64] = vec[i64](capacity=16)
        for code in range(first, self.last[question]):
            if (
                pays[4 * code] <= chicken
                and pays[4 * code + 1] <= tuna
                and pays[4 * code + 2] <= milk
                and pays[4 * code + 3] <= delicacies
            ):
                out = append(out, code)
        return out


@mypyc_attr(acyclic=True)
@final
class Feast:
    """What one seat's answers come to; the cats by their spot in front of it."""

    def __init__(self, meals: Meals, front: list[i64], tokens: vec[i64], given: list[i64]) -> None:
        self.front: list[i64] = front
        self.treats: vec[i64] = vec[i64]([0] * len(front))  # on each cat's card; 0 is a hungry cat
        self.kinds: vec[i64] = vec[i64]([0] * len(front))  # which kinds it eats, as bits
        self.catnip: i64 = 0  # what cats add to the catnip in hand
        self.left: i64 = tokens[0] + tokens[1] + tokens[2] + tokens[DELICACY]
        self.fed: i64 = 0
        for code in given:
            if code != 0:
                cat = meals.cat[code]
                spot: i64 = 0
                while front[spot] != cat:
                    spot += 1
                self.treats[spot] += meals.treats[code]
                self.kinds[spot] |= meals.kinds[code]
                self.catnip += meals.catnip[code]
                for k in range(4):
                    self.left -= meals.pays[4 * code + k]
        for treats in self.treats:
            if treats > 0:
                self.fed += 1
