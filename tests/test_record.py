"""Records: readable, exact, and refused with line and reason when they are damaged."""

from __future__ import annotations

import pytest

from kociarnia import games
from kociarnia.engine import Game, Match, QuickDice, Record, Refusal, replay


def finished(game: Game) -> Match:
    names = ["Ola", "Jan", "Ewa", "Iga", "Leon", "Adam"][: game.seats[0]]
    match = Match(game, game.seats[0], {}, QuickDice(5), names)
    luck = QuickDice(2)
    while not match.over:
        seat = match.waiting()[-1]
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    return match


def test_a_record_is_read_as_it_was_written(game: Game) -> None:
    match = finished(game)
    text = match.record.text()
    record = Record.parse(text)
    assert record == match.record
    assert record.text() == text
    last = list(replay(record.rules(game), record))[-1]
    assert last.dump() == match.state.dump()


def test_remarks_are_passed_over(game: Game) -> None:
    text = finished(game).record.text()
    head, _, moves = text.partition("\n\n")
    remarked = f"{head}\n\n# the first evening\n{moves}"
    assert Record.parse(remarked) == Record.parse(text)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "", "Line 1: this is not a record"),
        (lambda text: text.replace("kociarnia record 1", "kociarnia record 9"), "Line 1: this is not a record"),
        (lambda text: text.replace("players: ", "colour: "), "Line 3: a heading was expected, not “colour:"),
        (lambda text: text.replace("players: ", "players: some"), "must be numbers"),
        (lambda text: text.replace("deck: ", "game: "), "“game” stands there twice"),
        (lambda text: text.replace("options:", "options: penalty"), "as key=value, not “penalty”"),
        (lambda text: text.replace("scores: ", "scores: x"), "numbers were expected"),
        (
            lambda text: "\n".join(line for line in text.splitlines() if not line.startswith("players")),
            "does not say “players”",
        ),
    ],
)
def test_a_damaged_head_is_refused_with_line_and_reason(damage: object, words: str) -> None:
    text = finished(games.find(games.names()[0])).record.text()
    assert callable(damage)
    with pytest.raises(Refusal) as refused:
        Record.parse(damage(text))
    assert words in str(refused.value)


def test_a_damaged_move_is_refused_with_its_number(game: Game) -> None:
    match = finished(game)
    rules = match.record.rules(game)
    dealt = next(at for at, line in enumerate(match.record.moves) if line.startswith("*"))
    for at, line, words in (
        (1, "* dance", "Move 2: “* dance” is not a move"),
        (0, "5 " + match.record.moves[0].partition(" ")[2], "Move 1:"),
        (dealt, "0 " + match.record.moves[dealt].partition(" ")[2], f"Move {dealt + 1}:"),
    ):
        moves = list(match.record.moves)
        moves[at] = line
        with pytest.raises(Refusal) as refused:
            list(replay(rules, Record(game.name, game.version, match.players, {}, moves)))
        assert words in str(refused.value)


def test_a_record_of_another_version_or_deck_is_refused_and_never_replayed(game: Game) -> None:
    record = finished(game).record
    for field, value, words in (
        ("version", game.version + 1, "would play it differently"),
        ("deck", "0" * 16, "another deck"),
        ("game", "poker", "not of"),
        ("players", 99, "not possible"),
    ):
        other = Record.parse(record.text())
        setattr(other, field, value)
        with pytest.raises(Refusal, match=words):
            other.rules(game)


def test_a_record_of_an_earlier_version_is_played_with_the_defaults_of_then(game: Game) -> None:
    for version, defaults in game.earlier.items():
        assert version < game.version
        record = Record.parse(finished(game).record.text())
        record.version, record.options = version, {}
        then = game.settle(record.players, defaults)
        record.deck = game.digest(game.made(record.players, then))  # an option may say which cards are dealt
        assert then != game.settle(record.players), "nothing changed"
        assert record.rules(game).options == then
        match = Match.resume(game, record, 0)
        assert match.options == then and match.fork().options == then
        assert match.record.version == version and not match.record.options  # it goes on as it began


def test_the_digest_follows_the_deck_and_not_the_remarks(game: Game) -> None:
    rules = game.rules(game.seats[0])
    before = game.digest(rules)
    table = next(table for table in game.cards.values() if isinstance(table, list))
    card = table[0]
    kept = dict(card)
    try:
        card["note"] = "another remark"
        assert game.digest(rules) == before
        card["copies_in_a_dream"] = 7
        assert game.digest(rules) != before
    finally:
        card.clear()
        card.update(kept)
