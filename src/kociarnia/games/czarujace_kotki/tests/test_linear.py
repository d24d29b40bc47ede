"""The linear form for playouts: it is the win model, near the present position."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import correlation, linear_regression

import pytest

from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation
from kociarnia.games.czarujace_kotki.bot.linear import LinearForm
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel, chance, win_chance
from kociarnia.games.czarujace_kotki.rules.pages import KINDS, one
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import SPELL, Kotki
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

NOTABLE = 0.01  # of the win


def tables(rules: KotkiRules, matches: int) -> Iterator[Kotki]:
    """Whenever a spell is chosen in matches of quick hands."""
    sense = GAME.sense()
    for seed in range(1, matches + 1):
        dice = QuickDice(seed)
        state = rules.start()
        while (who := rules.actor(state)) != NOBODY:
            if state.asking == SPELL:
                yield state
            rules.apply(state, rules.roll(state, dice) if who == CHANCE else sense.quick(rules, state, dice))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mine", [True, False])
def test_gains_have_the_sign_and_about_the_size_of_the_exact_ones(players: int, mine: bool) -> None:
    rules = KotkiRules(players, GAME.settle(players))
    model = WinModel(rules.setup)
    linear = LinearForm(model)
    pairs: list[tuple[float, float]] = []
    for state in tables(rules, 6):
        linear.look(state, state.asked)
        linear.read_all()
        evaluation = Evaluation(model, state, state.asked)
        before = evaluation.my_share()
        for page in linear.pages:
            if page.chapter < state.open and page.mine == mine:
                for kind in range(KINDS):
                    evaluation.area[page.number] += one(kind)
                    pairs.append((evaluation.my_share() - before, linear.gain_if_there(page, kind)))
                    evaluation.area[page.number] -= one(kind)
    notable = [(exact > 0.0) == (gain > 0.0) for exact, gain in pairs if abs(exact) > NOTABLE]
    assert len(notable) > 500 and sum(notable) / len(notable) > 0.9
    exact, gains = zip(*pairs, strict=True)
    assert correlation(exact, gains) > 0.5
    assert 0.5 < linear_regression(exact, gains).slope < 1.5


@pytest.mark.parametrize(
    "felled", [("spiotki", "kserokociarka"), ("spiotki", "hrabia_miaukula"), ("spiotki mumiau", "hrabia_miaukula")]
)
def test_slopes_are_those_of_the_win_model(felled: tuple[str, str]) -> None:
    """A little more of each is worth what the model says, where the slopes were taken."""
    table = KotkiTable(2).ready().fell(0, felled[0]).fell(1, felled[1])
    model, state = WinModel(table.rules.setup), table.state
    linear = LinearForm(model)
    linear.look(state, 0)
    clock, mine, rival = linear.clock, linear.kittens[0].points, linear.kittens[1].points
    little = 0.0001

    def share(hope: float = 0.0, cards: float = 0.0, sign: float = 0.0, theirs: float = 0.0) -> float:
        signs = model.professor_pages_usual + sign
        likely = model.professor(clock, state.curses_left(), linear.curses_felled, signs)
        ahead = chance((mine + hope - rival - theirs) / model.lead_scale(state.curses_left()))
        paws = model.clean_paws(clock, mine, hope, cards) - model.clean_paws(clock, rival, theirs, 0.0)
        paws += model.contest(clock, mine, rival) * cards
        return win_chance(likely, ahead, chance(paws))

    def slope(**more: float) -> float:
        return (share(**more) - share()) / little

    # Too few points to be in the race: hopes count a little less there, which the slope leaves out.
    assert linear.share == pytest.approx(share())
    assert linear.kittens[0].gain_of_point == pytest.approx(slope(hope=little), rel=0.05)
    assert linear.kittens[1].gain_of_point == pytest.approx(slope(theirs=little), rel=0.05)
    assert linear.kittens[0].gain_of_card == pytest.approx(slope(cards=little), rel=0.001)
    assert linear.gain_of_sign == pytest.approx(slope(sign=little), rel=0.001)


def test_a_curse_that_falls_gains_what_the_model_says() -> None:
    table = KotkiTable(2).ready().lay(0, 1, "AA")
    model = WinModel(table.rules.setup)
    linear = LinearForm(model)
    linear.look(table.state, 0)
    linear.read_all()
    scroll = 3
    page = linear.own(0)
    assert page.missing == 1 and page.lacks == 1 << scroll
    exact = Evaluation(model, table.state, 0)
    before = exact.my_share()
    exact.area[0] += one(scroll)
    gain = exact.my_share() - before
    assert 0.5 * gain < linear.gain_if_there(page, scroll) < 1.5 * gain
    assert linear.gain_if_there(page, scroll) > 2.0 * max(linear.gain_if_there(page, kind) for kind in range(scroll))


def test_a_table_played_on_is_looked_at_anew_when_something_has_happened() -> None:
    table = KotkiTable(2).ready().lay(0, 1, "AA")
    linear = LinearForm(WinModel(table.rules.setup))
    linear.look(table.state, 0)
    assert linear.knows(table.state, 0) and not linear.knows(table.state, 1) and not linear.knows(table.state.copy(), 0)
    table.lay(0, 2, "K").state.cats[0] -= 1  # a card has come from the deck
    assert linear.knows(table.state, 0)
    table.state.caught = True
    assert not linear.knows(table.state, 0)
