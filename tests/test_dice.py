"""Dice: fast, fair, stacked, and bound by a commitment."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia import games
from kociarnia.engine import CHANCE, NOBODY, HashDice, Match, QuickDice, Record, Refusal, StackedDice, commitment, verify


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_quick_dice_stay_in_range(seed: int, n: int) -> None:
    dice = QuickDice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(50))


def test_quick_dice_are_even_and_repeatable() -> None:
    rolls = [QuickDice(seed).below(6) for seed in range(6000)]
    assert all(850 < count < 1150 for count in Counter(rolls).values())
    assert [QuickDice(5).below(100) for _ in range(3)] == [QuickDice(5).below(100) for _ in range(3)]


def test_a_card_is_drawn_by_its_copies() -> None:
    dice = QuickDice(3)
    faces = Counter(dice.draw(vec[i64]([10, 7, 0, 3])) for _ in range(5000))
    assert set(faces) == {1, 3}
    assert 0.65 < faces[1] / 5000 < 0.75


@given(st.lists(st.integers(0, 4), min_size=1, max_size=30).filter(any), st.integers(0, 2**30))
def test_the_card_is_the_one_that_the_lot_counts_to(copies: list[int], seed: int) -> None:
    cards = [face for face, count in enumerate(copies, start=1) for _ in range(count)]
    assert QuickDice(seed).draw(vec[i64]([len(cards), *copies])) == cards[QuickDice(seed).below(len(cards))]


def test_hash_dice_are_even() -> None:
    dice = HashDice("a secret")
    rolls = Counter(dice.below(7) for _ in range(7000))
    assert all(850 < rolls[face] < 1150 for face in range(7))


def test_hash_dice_have_no_modulo_bias() -> None:
    """Numbers above the last whole round of n are thrown away and drawn again."""
    dice = HashDice("x")
    wide = (1 << 62) - (1 << 60)  # one number in four lies above the last whole round
    seen = [dice.below(wide) for _ in range(400)]
    assert max(seen) < wide
    assert dice.count > 480, "nothing was thrown away"


def test_numbers_belong_to_a_ply() -> None:
    dice = HashDice("x")
    dice.at(5)
    first = [dice.below(1000) for _ in range(3)]
    dice.at(9)
    dice.below(1000)
    dice.at(5)
    assert [dice.below(1000) for _ in range(3)] == first


def test_a_secret_is_made_where_none_is_given() -> None:
    assert HashDice().secret != HashDice().secret
    dice = HashDice("s")
    assert dice.commitment == commitment("s") != "s"


def by_lot(name: str, players: int, secret: str) -> Match:
    match = Match(games.find(name), players, {}, HashDice(secret))
    luck = QuickDice(1)
    while not match.over:
        seat = match.waiting()[-1]
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    return match


@pytest.mark.parametrize("name", games.names())
def test_a_finished_deal_is_verified_by_its_secret(name: str) -> None:
    game = games.find(name)
    match = by_lot(name, game.seats[1], "an honest deal")
    record = Record.parse(match.record.text())
    assert verify(game, record) == sum(move.startswith("*") for move in record.moves)
    with pytest.raises(Refusal, match="does not fit"):
        verify(game, record, "another secret")
    for bare, words in (("commitment", "no commitment"), ("secret", "not known yet")):
        stripped = Record.parse(match.record.text())
        setattr(stripped, bare, "")
        with pytest.raises(Refusal, match=words):
            verify(game, stripped)


@pytest.mark.parametrize("name", games.names())
def test_a_deal_that_was_tampered_with_is_found_out(name: str) -> None:
    """A dealer who commits to one secret and deals by another is caught at the first card that differs."""
    game = games.find(name)
    record = by_lot(name, game.seats[1], "what was dealt").record
    record.commitment, record.secret = commitment("what was promised"), "what was promised"
    with pytest.raises(Refusal, match="the secret says"):
        verify(game, record)


@pytest.mark.parametrize("name", games.names())
def test_stacked_decks_deal_what_is_legal_and_can_be_repeated(name: str) -> None:
    game = games.find(name)
    rules = game.rules(game.seats[0])
    packs = [family.bag for family in rules.inventory(rules.start())]
    dealt = []
    for luck in (1, 2, 1):
        dice, people = StackedDice(99, packs), QuickDice(luck)
        state = rules.start()
        moves = []
        for _ in range(400):
            if rules.actor(state) == NOBODY:
                break
            move = rules.roll(state, dice if rules.actor(state) == CHANCE else people)
            assert move in rules.legal(state)
            moves.append(rules.text(move))
            rules.apply(state, move)
        dealt.append(moves)
    assert dealt[0] == dealt[2]
