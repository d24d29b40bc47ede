"""The tree below the candidates: whoever is asked learns there, and it knows no more than it has seen."""

from __future__ import annotations

import random
from typing import Any

from kociarnia import games
from kociarnia.bots.search import Search
from kociarnia.bots.tree import NONE, RIPE, Branch, Climb, Node
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Rules, Sense
from kociarnia.engine.contract import NEVER
from kociarnia.engine.laws import Mood
from tests.bots.test_search import questions


class Fixed(Sense[Any, Any]):
    """Likes the first moves best, and will not hear of the last."""

    def rate(self, rules: Rules[Any], view: Any, legal: list[int]) -> list[float]:
        return [NEVER if move == legal[-1] else -float(at) for at, move in enumerate(legal)]

    def value(self, rules: Rules[Any], view: Any) -> list[float]:
        return [0.5] * rules.players


def test_what_serves_best_is_chosen_more_and_more(game: Game) -> None:
    rules, view = next(asked for asked in questions(game, game.seats[1], 40) if len(asked[0].legal(asked[1])) > 2)
    legal = rules.legal(view)
    node = Node()
    made: list[int] = []
    for _ in range(100):
        branch = node.choose(Fixed(), rules, view, rules.actor(view), legal)
        made.append(branch.move)
        node.got(branch, 0.8 if branch.move == legal[1] else 0.3)
    assert made[0] == legal[0]  # it looked best
    assert made[50:].count(legal[1]) > 40
    assert legal[-1] not in made


def test_every_move_is_tried_sooner_or_later_but_what_is_out_of_the_question(game: Game) -> None:
    rules, view = next(asked for asked in questions(game, game.seats[1], 40) if len(asked[0].legal(asked[1])) > 2)
    legal = rules.legal(view)[:8]
    node = Node()
    for _ in range(3000):
        node.got(node.choose(Fixed(), rules, view, rules.actor(view), legal), 0.5)
    assert {branch.move for branch in node.branches.values() if branch.visits} == set(legal[:-1])


def test_a_node_is_what_the_seat_has_seen_that_is_asked() -> None:
    """A card that another seat draws unseen leads to one node, whatever card it is; a card that it sees leads to many."""
    unseen = seen = 0
    for name in games.names():
        game = games.find(name)
        rules = game.rules(game.seats[1])
        mood = Mood(rules, random.Random(5))
        state = rules.start()
        for _ in range(300):
            if (who := rules.actor(state)) == NOBODY:
                break
            legal = rules.legal(state)
            if who == CHANCE and len(legal) > 1:
                climbs = [Climb({}, rules.players, 1) for _ in legal]
                for climb, move in zip(climbs, legal, strict=True):
                    climb.follow(rules, state, move)
                for seat in range(rules.players):
                    hidden = not any(rules.witnesses(state, move) >> seat & 1 for move in legal)
                    nodes = len({climb.keys[seat] for climb in climbs})
                    assert nodes == (len({rules.blur(move) for move in legal}) if hidden else len(legal))
                    unseen += hidden
                    seen += not hidden
            rules.apply(state, mood.pick(rules, state))
    assert unseen > 0 and seen > 0


def test_a_search_with_a_tree_can_be_repeated_and_leaves_the_view_alone(game: Game) -> None:
    for rules, view in questions(game, game.seats[1], 2):
        before = view.dump()
        search = Search(game.sense(), 40, tree=2)
        thoughts = [
            [
                (thought.move, thought.visits, thought.share)
                for thought in search.think(rules, view, rules.legal(view), QuickDice(3))
            ]
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert view.dump() == before


def test_playouts_share_a_tree_which_grows(game: Game) -> None:
    rules, view = questions(game, game.seats[0], 1)[0]
    world = game.sense().imagine(rules, view, QuickDice(2))
    nodes: dict[int, Node] = {}
    for _ in range(20 * RIPE):
        again = world.copy()
        climb = Climb(nodes, rules.players, 2)
        move = rules.legal(view)[0]
        while move != NONE:
            climb.follow(rules, again, move)
            rules.apply(again, move)
            if (who := rules.actor(again)) == NOBODY:
                break
            move = rules.legal(again)[0] if who == CHANCE else climb.choose(game.sense(), rules, again, who)
        climb.learn([0.5] * rules.players)
        assert len(climb.taken) <= 2
    assert len(nodes) > 1 and max(node.visits for node in nodes.values()) == 20 * RIPE


def test_everybody_learns_what_came_of_it_for_themselves() -> None:
    """A rival that learned from somebody else's results would play into their hands."""
    climb = Climb({}, 6, 2)
    shares = [(1.0 + seat) / 8.0 for seat in range(6)]
    for seat in (4, 1, 4):
        climb.met.append(Node())
        climb.taken.append(Branch(seat, 0.0))
        climb.seats.append(seat)
    climb.learn(shares)
    for learned in (climb.taken, climb.met):
        assert [(one.visits, one.worth) for one in learned] == [(1, shares[seat]) for seat in climb.seats]
