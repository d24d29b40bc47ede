"""Decks and options are data, with their standing; no game is named outside its own folder; golden records never break."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kociarnia
from kociarnia import games
from kociarnia.engine import NOBODY, Game, Record, Refusal, replay

SOURCE = Path(kociarnia.__file__).parent


def test_every_card_has_a_key_and_a_standing(game: Game) -> None:
    tables = {name: table for name, table in game.cards.items() if isinstance(table, list)}
    assert tables
    for name, table in tables.items():
        keys = [card["key"] for card in table]
        assert len(set(keys)) == len(keys), name
        for card in table:
            assert card["standing"] in ("printed", "sourced", "reconstructed"), card
            assert re.fullmatch(r"[a-z0-9_-]+", card["key"]), card


def test_defaults_are_allowed_for_every_number_of_players(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        assert game.settle(players) == {option.key: option.default for option in game.options}
    with pytest.raises(Refusal):
        game.settle(game.seats[1] + 1)


def test_every_value_of_every_option_can_be_played(game: Game) -> None:
    """Some table can have it: an option that excludes itself everywhere would be dead."""
    for option in game.options:
        for value in option.values():
            played = False
            for players in range(game.seats[0], game.seats[1] + 1):
                try:
                    game.rules(players, {option.key: value})
                except Refusal:
                    continue
                played = True
            assert played or _beside_others(game, option.key, value), (option.key, value)


def _beside_others(game: Game, key: str, value: int) -> bool:
    """Allowed together with some other choice."""
    for seed in range(1, 400):
        for players in range(game.seats[0], game.seats[1] + 1):
            if game.random_options(players, seed).get(key) == value:
                return True
    return False


def test_golden_records_replay_to_their_result(game: Game) -> None:
    paths = sorted((game.folder / "records").glob("*.txt"))
    assert len(paths) >= 6, f"{game.name} has {len(paths)} golden records"
    for path in paths:
        record = Record.parse(path.read_text(encoding="utf-8"))
        rules = record.rules(game)
        state = list(replay(rules, record))[-1]
        assert rules.actor(state) == NOBODY, path.name
        assert [int(score) for score in rules.scores(state)] == record.scores, path.name
        assert [int(place) for place in rules.places(state)] == record.places, path.name
        assert record.deck, path.name


def test_no_game_is_named_outside_its_folder() -> None:
    for path in SOURCE.rglob("*.py"):
        folder = path.relative_to(SOURCE).parts
        text = path.read_text(encoding="utf-8")
        for name in games.names():
            if folder[:2] != ("games", name):
                assert not re.search(rf"\bgames[./]{name}\b|[\"']{name}[\"']", text), f"{path} names {name}"
