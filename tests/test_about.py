"""What the inspector tells of a piece: worded, with clauses that exist, from the reader's view and from nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kociarnia.engine import NOBODY, UNKNOWN, About, Game, Presenter, Say, Zone
from kociarnia.engine.laws import Mood
from kociarnia.engine.words import LANGUAGES
from kociarnia.server import catalog
from tests.test_wording import NAMES, check

MOMENTS = 120
SEEDS = [seed if seed < 1 else pytest.param(seed, marks=pytest.mark.long) for seed in range(4)]


def tables(game: Game, seed: int) -> Iterator[tuple[Any, Presenter[Any, Any], Any, int]]:
    """Moments of a random match, each as one reader sees it: rules, presenter, the view, the reader."""
    luck = random.Random(seed)
    players = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
    options = game.random_options(players, seed * 17)
    rules, presenter = game.build(players, options), game.presenter(options)
    mood, state = Mood(rules, luck), rules.start()
    for _ in range(MOMENTS):
        if rules.actor(state) == NOBODY:
            return
        reader = luck.randrange(players + 1)
        yield rules, presenter, rules.redact(state, reader), reader
        rules.apply(state, mood.pick(rules, state))


def told(rules: Any, presenter: Presenter[Any, Any], view: Any, reader: int) -> Iterator[tuple[Zone, list[About | None]]]:
    for zone in presenter.scene(rules, view, reader).zones:
        yield zone, presenter.cards(rules, view, reader, zone.key)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_piece_in_sight_has_its_facts_in_both_languages(game: Game, seed: int) -> None:
    clauses = {clause.key for clause in game.rulebook("en").clauses}
    faces, bare = set(), set()
    for rules, presenter, view, reader in tables(game, seed):
        for zone, cards in told(rules, presenter, view, reader):
            assert len(cards) == len(zone.pieces)
            for piece, about in zip(zone.pieces, cards, strict=True):
                assert (piece is None) == (about is None)
                if piece and about:
                    assert about.face == piece.face and set(about.clauses) <= clauses, about
                    faces.add(piece.face)
                    bare |= set() if about.facts else {piece.face}
                    for language in LANGUAGES:
                        words = game.words(language, NAMES, reader)
                        check(words, about.name)
                        for fact in about.facts:
                            check(words, fact.label)
                            check(words, fact.say)
                        if about.tip:
                            check(words, about.tip)
    assert len(faces) > 5 and not bare - {""}, "whatever shows its face has something to be told of it"


@pytest.mark.parametrize("seed", SEEDS)
def test_facts_are_the_same_in_worlds_that_the_reader_cannot_tell_apart(game: Game, seed: int) -> None:
    luck = random.Random(seed)
    for rules, presenter, view, reader in tables(game, seed):
        twin = rules.redact(rules.imagine(view, Mood(rules, luck).dice), reader)
        for (_, here), (_, there) in zip(
            told(rules, presenter, view, reader), told(rules, presenter, twin, reader), strict=True
        ):
            assert here == there
        for face in luck.sample(sorted(game.faces), 4):
            assert presenter.elsewhere(rules, view, reader, face) == presenter.elsewhere(rules, twin, reader, face)


def test_every_card_of_the_box_has_what_is_printed_on_it(game: Game) -> None:
    """In the gallery, where there is no table: nothing depends on one."""
    clauses = {clause.key for clause in game.rulebook("en").clauses}
    words = {language: game.words(language) for language in LANGUAGES}
    box = catalog.cards(game.name)
    told = {card.key: card.about for card in box if card.about}
    scenes = (presenter.scene(rules, view, reader) for rules, presenter, view, reader in tables(game, 0))
    shown = {piece.face for scene in scenes for zone in scene.zones for piece in zone.pieces if piece}
    assert told.keys() >= shown & game.faces
    for key, about in told.items():
        assert about.face == key and about.facts and set(about.clauses) <= clauses
        assert not {fact.label.key for fact in about.facts} & {
            "label-now",
            "label-unseen",
            "label-with-you",
            "label-lacks",
            "label-deck",
        }
        for worded in words.values():
            for say in (about.name, about.tip, *(part for fact in about.facts for part in (fact.label, fact.say))):
                if say:
                    check(worded, say)


def test_what_is_unseen_is_counted_from_the_view(game: Game) -> None:
    """The sum over a family never exceeds what the reader has not located, and somewhere something is counted, unless memory
    is the game: there nothing is."""
    counted = 0
    for rules, presenter, view, reader in tables(game, 0):
        bags = [family.bag for family in rules.inventory(view)]
        unseen = {about.face: _left(about) for _, cards in told(rules, presenter, view, reader) for about in cards if about}
        left = sum(number for number in unseen.values() if number)
        counted += any(number is not None for number in unseen.values())
        assert left <= sum(int(bag[UNKNOWN]) for bag in bags)
    options = game.settle(game.seats[0])
    assert bool(counted) == game.presenter(options).reminds


def _left(about: About) -> int | None:
    for fact in about.facts:
        if fact.label == Say("label-unseen"):
            left = fact.say.args["left"]
            assert isinstance(left, int)
            return left
    return None
