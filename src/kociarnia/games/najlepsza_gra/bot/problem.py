"""The feast of one seat as a problem for the solver: what may become of each cat, and what can be paid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.games.najlepsza_gra.bot.knapsack import Sums, sums_of
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, most_fed
from kociarnia.games.najlepsza_gra.bot.servings import HUNGRY, NO_NEED, Serving, choices_of, need_of
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, EATER, NUMBER, SET, TOY, TREAT
from kociarnia.games.najlepsza_gra.rules.feast import Meals


@mypyc_attr(acyclic=True)
class Problem:
    """The feast of one seat: its cats, tokens, what it has answered so far, and what its hand counts for."""

    def __init__(
        self,
        meals: Meals,
        front: list[int],
        tokens: list[int],
        given: list[int],
        costumes: int,
        toys: int,
        catnip: int,
        rivals: Rivals,
    ) -> None:
        self.meals = meals
        self.deck = meals.deck
        self.front = front
        self.costumes = costumes
        self.toys = toys
        self.catnip = catnip
        self.rivals = rivals
        self.tokens = tokens[:]
        for code in given:
            for treat in range(4):
                self.tokens[treat] -= meals.pays[4 * code + treat]
        self.total = self.tokens[0] + self.tokens[1] + self.tokens[2] + self.tokens[3]
        self.extra = 0  # treats that may still be turned into delicacies if their maker is fed
        self.choices = self._choices(given)
        self.pivotal = self._pivotal()  # by spot: do others' worth or treats depend on what becomes of that cat?
        # Of chicken, tuna and milk: what was best for one scenario is a good start for the next.
        self.prices: vec[i64] = vec[i64]([2, 2, 2])
        # A reward that is out of reach whatever is fed need not be sought in every scenario.
        hope = False
        for cat in front:
            hope = hope or self.deck.most_fed[cat] != 0
        self.rewarding = hope and most_fed(self.deck, front, vec[i64](tokens), 0) >= rivals.fed

    def _choices(self, given: list[int]) -> list[list[Serving]]:
        """The servings of every cat in front; a single one where the answers given leave no choice."""
        deck, every = self.deck, choices_of(self.deck)
        out = []
        for cat in self.front:
            codes = [code for code in given if self.meals.cat[code] == cat] if given else []
            servings = every[cat]
            if codes:
                servings = self._decided(codes)
            elif deck.diet[cat] == NUMBER:
                servings = self._any_number()
            if deck.makes_delicacies[cat] and len(codes) < 2:
                self.extra = deck.makes_delicacies[cat]
            if deck.as_catnip[cat] and len(codes) < 2:
                count = deck.as_catnip[cat]
                fed = [one for one in servings if one.fed]
                servings = servings + [Serving(one.need, one.treats, one.kinds, one.rest, count, True) for one in fed]
            out.append(servings)
        return out

    def _pivotal(self) -> list[bool]:
        deck = self.deck
        sets = False
        for cat in self.front:
            sets = sets or deck.bonus_per[cat] == SET
        out = []
        for spot in range(len(self.front)):
            cat = self.front[spot]
            per: i64 = deck.bonus_per[cat]
            acts = deck.as_catnip[cat] != 0 or deck.makes_delicacies[cat] != 0 or deck.most_fed[cat] != 0
            many_coloured = sets and deck.colours[cat] & deck.colours[cat] - 1 != 0
            decided = len(self.choices[spot]) == 1
            out.append(per <= SET or per == EATER or acts or deck.diet[cat] == NUMBER or many_coloured or decided)
        return out

    def alone(self, spot: i64, serving: Serving) -> i64:
        """What the cat at that spot brings, if it is served so, whatever becomes of the others."""
        deck, cat = self.deck, self.front[spot]
        per: i64 = deck.bonus_per[cat]
        points: i64 = deck.points[cat]
        if per == COSTUME:
            points += deck.bonus[cat] * self.costumes
        elif per == TOY:
            points += deck.bonus[cat] * self.toys
        elif per == TREAT:
            points += deck.bonus[cat] * serving.treats
        return points

    def _any_number(self) -> list[Serving]:
        out = [HUNGRY, Serving(rest=True, fed=True)]
        # A treat of the kind that another cat is paid for is set aside.
        if any(self.deck.bonus_per[cat] == EATER for cat in self.front):
            out += [Serving(need_of(kind, 1), 1, 1 << kind, True, 0, True) for kind in range(3)]
        return out

    def _decided(self, codes: list[int]) -> list[Serving]:
        treats = kinds = catnip = 0
        for code in codes:
            treats += self.meals.treats[code]
            kinds |= self.meals.kinds[code]
            catnip += self.meals.catnip[code]
        return [Serving(NO_NEED, treats, kinds, False, catnip, treats > 0)]

    def sums(self, delicacies: int) -> Sums:
        """What can be paid with so many delicacies."""
        return sums_of(tuple(self.tokens), delicacies)
