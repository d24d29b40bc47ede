"""Everything that is said is worded in both languages; nothing that is shown comes from outside the reader's view."""

from __future__ import annotations

import contextlib
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import kociarnia
from kociarnia.engine import CHANCE, NOBODY, Choice, Game, Presenter, Say, Words
from kociarnia.engine.laws import Mood
from kociarnia.engine.transition import Transition
from kociarnia.engine.words import LANGUAGES, Refusal
from tests.goal_card import goal_card

SOURCE = Path(kociarnia.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
NAMES = ["Ola", "Jan", "Ewa", "Adam", "Iga", "Leon"]
TAPPED = re.compile(r"\b(tap|dotknij)\b", re.IGNORECASE)
LONGEST = 170  # characters of a question with its gesture: four lines of a phone
REASONS = 10  # of one moment, by lot: some games have a hundred moves, and whoever gives a reason looks ahead


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the arguments that it uses."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{path.name}: {entry.id.name} stands there twice"
            out[entry.id.name] = set(re.findall(r"\$([\w-]+)", _source(entry)))
    return out


def _source(entry: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("folder", FOLDERS, ids=[path.relative_to(SOURCE).as_posix() for path in FOLDERS])
def test_both_languages_say_the_same(folder: Path) -> None:
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")
    assert english.keys() == polish.keys()
    for key in english:
        bare = {name.removesuffix("-is") for name in english[key]}
        assert bare == {name.removesuffix("-is") for name in polish[key]}, key


@pytest.mark.parametrize("folder", FOLDERS, ids=[path.relative_to(SOURCE).as_posix() for path in FOLDERS])
def test_no_line_of_the_log_splits_a_sentence(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("log-"):
                assert "…" not in _source(entry), (file, entry.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_where_it_is_said(language: str) -> None:
    """By the engine, by the command line, by the house, or by the game whose refusal it is."""
    said = [(path, path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py") if "tests" not in path.parts]
    for path, text in said:
        room = path.relative_to(SOURCE).parts[0]
        own = path.relative_to(SOURCE).parts[1] if room == "games" else ""
        folders = [SOURCE / "terminal", *([SOURCE / "server"] if room == "server" else [SOURCE / "games" / own] if own else [])]
        for key in re.findall(r'\bRefusal\(\s*"([\w-]+)"', text):
            assert Words(language, folders).knows(key), (path, key)


def test_options_and_cards_are_worded(game: Game) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        for key in ("game-name", "game-about"):
            assert words(key)
        for option in game.options:
            assert words(f"option-{option.key}") and words(f"option-{option.key}-help")
            for choice in option.choices:
                assert words(f"option-{option.key}-{choice}")


def test_a_goal_card_is_read_in_ten_seconds(game: Game) -> None:
    """The goal, a turn, the end: one sentence or two each, or three short ones, for any number, in any variant."""
    variants = [{}, *({option.key: option.text(value)} for option in game.options for value in option.values())]
    for language in LANGUAGES:
        for players in range(game.seats[0], game.seats[1] + 1):
            mixed = [game.texts(game.random_options(players, seed)) for seed in range(1, 6)]
            for chosen in [*variants, *mixed]:
                with contextlib.suppress(Refusal):  # not with so many
                    for text in goal_card(game, language, players, **chosen):
                        assert re.fullmatch(r"\S+( \S+)*[.!]", text) and len(text) <= 150, (language, chosen, text)
                        assert not re.search(r" [.,!]", text), (language, chosen, text)
                        assert len(re.findall(r"[.!?]”?(?: |$)", text)) <= 3, (language, chosen, text)


def check(words: Words, said: Say) -> str:
    text = words(said)
    assert text.strip() and "{" not in text and "  " not in text, (said, text)
    return text


@pytest.mark.parametrize("tables", [2, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_play_is_worded(game: Game, language: str, tables: int) -> None:
    luck = random.Random(language)
    for number in range(tables):
        players = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
        options = game.random_options(players, number * 31)
        rules = game.build(players, options)
        presenter = game.presenter(options)
        mood = Mood(rules, luck)
        state = rules.start()
        for _ in range(250):
            if rules.actor(state) == NOBODY:
                break
            reader = luck.randrange(players + 1)
            words = game.words(language, NAMES, reader)
            move = mood.pick(rules, state)
            shown(rules, presenter, state, move, reader, words, luck)
            rules.apply(state, move)
        if rules.actor(state) == NOBODY:
            for reader in range(players + 1):
                words = game.words(language, NAMES, reader)
                table(rules, presenter, rules.redact(state, reader), reader, words)
                for line in presenter.result(rules, rules.redact(state, reader)):
                    check(words, line)


def shown(
    rules: Any, presenter: Presenter[Any, Any], state: Any, move: int, reader: int, words: Words, luck: random.Random
) -> None:
    view = rules.redact(state, reader)
    table(rules, presenter, view, reader, words)
    if rules.actor(state) == reader:
        legal = rules.legal(view)
        choices = presenter.choices(rules, view)
        assert choices and {choice.move for choice in choices} <= set(legal)
        handles = presenter.scene(rules, view, reader).handles()
        labels = [check(words, choice.label) for choice in choices]
        assert len(set(labels)) == len(labels), f"two choices read alike: {labels}"
        for choice in choices:
            assert re.fullmatch(r"[RA]\d+", choice.clause)
            assert set(choice.at) <= handles, (choice, handles)
        prompted(words, presenter.question(rules, view, reader), choices)
        for choice in luck.sample(choices, min(REASONS, len(choices))):
            check(words, presenter.reason(rules, view, choice.move))
    after = state.copy()
    rules.apply(after, move)
    for line in Transition(rules, state, move, after).events(presenter, reader):
        check(words, line.say)


def prompted(words: Words, question: Say, choices: list[Choice]) -> None:
    """Whoever is asked reads what the finger does, unless only a pass is left; nobody reads of fingers at the keyboard."""
    tap = words(Say(f"{question.key}.tap", question.args))
    assert bool(tap) != all(choice.empty for choice in choices), (question, tap)
    assert TAPPED.search(tap) or not tap, tap
    typed = words.at_the_keyboard(question)
    assert typed.strip() == typed and "  " not in typed and not TAPPED.search(typed), typed
    assert len(f"{words(question)} {tap}") <= LONGEST, (question, tap)
    for choice in choices:
        if len(choice.at) > 1:  # half of it is tapped: what comes next
            assert TAPPED.search(check(words, Say(f"{choice.label.key}.then", choice.label.args)))


def table(rules: Any, presenter: Presenter[Any, Any], view: Any, reader: int, words: Words) -> None:
    scene = presenter.scene(rules, view, reader)
    keys = [zone.key for zone in scene.zones]
    assert len(set(keys)) == len(keys)
    for fact in scene.facts:
        check(words, fact)
    for zone in scene.zones:
        check(words, zone.label)
        for note in zone.notes:
            check(words, note)
        for piece in zone.pieces:
            if piece:
                check(words, piece.label)
                for mark in piece.marks:
                    check(words, mark)
    check(words, presenter.question(rules, view, reader))
    for account in presenter.accounts(rules, view, reader):
        for line in account.lines:
            check(words, line)
    for plain in (False, True):
        for text in presenter.text(rules, view, reader, words, plain):
            assert plain or len(text) <= 80, text
            assert not (plain and re.search(r"[│─┌┐└┘├┤┬┴┼║═╬█▌▐]", text)), text


def test_what_is_shown_depends_on_the_view_only(game: Game) -> None:
    """Two worlds that a reader cannot tell apart give the same scene, questions and log lines."""
    luck = random.Random(5)
    players = game.seats[1]
    options = game.settle(players)
    rules, presenter = game.build(players, options), game.presenter(options)
    mood = Mood(rules, luck)
    state = rules.start()
    for _ in range(300):
        if rules.actor(state) == NOBODY:
            break
        reader = luck.randrange(players + 1)
        view = rules.redact(state, reader)
        twin = rules.redact(rules.imagine(view, mood.dice), reader)
        assert presenter.scene(rules, view, reader) == presenter.scene(rules, twin, reader)
        assert presenter.question(rules, view, reader) == presenter.question(rules, twin, reader)
        assert presenter.accounts(rules, view, reader) == presenter.accounts(rules, twin, reader)
        rules.apply(state, mood.pick(rules, state))
    assert rules.actor(state) in range(CHANCE - 1, players)


PLURAL = """
debt = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign(tmp_path: Path, language: str) -> None:
    (tmp_path / f"{language}.ftl").write_text(PLURAL)
    words = Words(language, [tmp_path])
    assert [words("debt", points=points) for points in (-1, -5, 5)] == ["−1 point", "−5 points", "5 points"]


def test_whoever_gave_no_name_is_named_in_the_language_of_the_reader() -> None:
    """A record that was written in Polish, read in English."""
    words = Words("en", (), ["Gracz 1", "Mruczek", "", "Player 4"])
    assert [words.name(seat) for seat in range(5)] == ["Player 1", "Mruczek", "Player 3", "Player 4", "Player 5"]
    assert Words("pl", (), ["Player 1", "Gracz 1"]).name(0) == "Gracz 1"
    assert Words("pl", (), ["Ola", "Gracz 1"]).name(1) == "Gracz 1", "who chose that name keeps it"


def test_one_of_something_is_not_counted_as_many() -> None:
    words = Words("en", (SOURCE / "terminal",))
    assert words("simulate-speed", rate="1") == "matches per second: 1"
    assert words("cli-humans", humans=1, players=4) == "1 person cannot sit at a table for 4."
    assert Words("pl", (SOURCE / "terminal",))("error-bots", count=2, seats=3).startswith("Podano 2 boty na 3 miejsca;")
