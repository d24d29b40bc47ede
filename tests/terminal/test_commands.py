"""The command line: what it shows, in both languages, and how it refuses."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import kociarnia as package
from kociarnia import fast, games
from kociarnia.terminal import simulate
from kociarnia.terminal.cli import run
from tests.terminal.shell import kociarnia

ONE = games.names()[0]


def test_the_version_and_nothing_else(tmp_path: Path) -> None:
    done = kociarnia(tmp_path, "--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, package.__version__, "")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that asks nobody anything: in this process, since to start one takes longer than all the rest."""
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def test_every_game_is_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        listed = said(capsys, "games", "--lang", language)
        for name in games.names():
            assert name in listed and games.find(name).words(language)("game-name") in listed


def test_help_speaks_polish_where_the_locale_is_polish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    polish = kociarnia(tmp_path, "--help", LC_ALL="pl_PL.UTF-8").stdout
    english = kociarnia(tmp_path, "--help", LC_ALL="de_DE.UTF-8").stdout
    assert "użycie:" in polish and "polecenia:" in polish and "zagraj partię" in polish
    assert "usage:" in english and "play a match" in english
    for command in (
        "play",
        "replay",
        "review",
        "games",
        "rules",
        "simulate",
        "laws",
        "bench",
        "about",
        "verify",
        "compile",
        "options",
    ):
        with pytest.raises(SystemExit, match="0"):
            run([command, "--help", "--lang", "pl"])
        text = capsys.readouterr().out
        assert "użycie:" in text and "None" not in text


def test_rules_are_shown_and_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in games.names():
        book = games.find(name).rulebook("pl")
        whole = said(capsys, "rules", name, "--lang", "pl")
        assert all(re.search(rf"^{clause.key} ", whole, re.MULTILINE) for clause in book.clauses)
        one = said(capsys, "rules", name, "r1")
        assert "R1 " in one and "R2 " not in one
    none = kociarnia(tmp_path, "rules", ONE, "xyzzy")
    assert none.returncode == 2 and "xyzzy" in none.stderr


def test_options_are_listed_with_their_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    for name in games.names():
        text = said(capsys, "options", name, "--lang", "pl")
        for option in games.find(name).options:
            assert option.key in text


def test_about_tells_what_runs_and_what_is_reconstructed(tmp_path: Path) -> None:
    text = kociarnia(tmp_path, "about").stdout
    assert package.__version__ in text and ("run compiled" if fast.running() else "interpreted") in text
    for name in games.names():
        assert games.find(name).words("en")("game-name") in text
    assert "econstructed" in text


@pytest.mark.parametrize(("language", "plainly"), [("en", "unofficial implementation"), ("pl", "nieoficjalna wersja")])
def test_about_tells_whose_the_games_are(capsys: pytest.CaptureFixture[str], language: str, plainly: str) -> None:
    text = " ".join(said(capsys, "about", "--lang", language).split())
    assert plainly in text
    for name in games.names():
        for named in games.find(name).credits.values():
            assert (named if isinstance(named, str) else ", ".join(named)) in text


WRONG = [
    (["play", "chess"], "There is no game called “chess”", "Nie ma gry „chess”"),
    (["play"], "this is missing", "brakuje"),
    (["play", ONE, "--players", "99"], "99 players are not possible", "a nie 99"),
    (["play", ONE, "--players", "two"], "“two” is not a whole number", "„two” nie jest liczbą"),
    (["play", ONE, "--players"], "a value is missing", "brakuje wartości"),
    (["play", ONE, "--seat", "9"], "There is no seat 9", "Nie ma miejsca 9"),
    (["play", ONE, "--humans", "9"], "9 people cannot sit", "9 osób nie usiądzie"),
    (["play", ONE, "--option", "moon=1"], "There is no option “moon”", "Nie ma opcji „moon”"),
    (["play", ONE, "--option", "moon"], "key=value", "klucz=wartość"),
    (["play", ONE, "--bots", "genius"], "There is no bot “genius”", "Nie ma bota „genius”"),
    (["play", "--resume", "nowhere.txt"], "cannot be read", "Nie można odczytać"),
    (["replay", "nowhere.txt"], "cannot be read", "Nie można odczytać"),
    (["verify", "nowhere.txt"], "cannot be read", "Nie można odczytać"),
    (["simulate", ONE, "--games", "0"], "At least one match", "co najmniej jedną"),
    (["simulate", ONE, "--players", "0"], "0 players are not possible", "a nie 0"),
    (["simulate", ONE, "--jobs", "0"], "At least one process", "co najmniej jeden proces"),
    (["play", ONE, "--players", "0"], "0 players are not possible", "a nie 0"),
    (["play", ONE, "--daily", "--players", "4"], "so --players cannot be chosen", "nie można podać --players"),
    (["play", ONE, "--save", "."], "is there already", "już istnieje"),
    (["play", ONE, "--save", "/nowhere/match.txt"], "There is no folder /nowhere.", "Nie ma folderu /nowhere."),
    (["serve", "--keep", "-3"], "--keep: “-3” is less than 0", "--keep: „-3” to mniej niż 0"),
    (["serve", "--port", "70000"], "--port: “70000” is more than 65535", "--port: „70000” to więcej niż 65535"),
    (["serve", "--bots", "/nowhere"], "There is no folder /nowhere.", "Nie ma folderu /nowhere."),
    (["laws", ONE, "--moves", "-5"], "--moves: “-5” is less than 1", "--moves: „-5” to mniej niż 1"),
    (["rules", "chess"], "There is no game", "Nie ma gry"),
    (["laws", "chess"], "There is no game", "Nie ma gry"),
    (["dance"], "“dance” is not known here; there are: play, learn,", "„dance” nie jest tu znane; są: play, learn,"),
    (["rules"], "this is missing: GAME\n", "brakuje: GAME\n"),
    (["replay", "."], "cannot be read: it is a folder.", "odczytać pliku .: to jest folder."),
    (["replay", sys.executable], "it is no text", "to nie jest tekst"),
    (["serve", "--data", f"{__file__}/house"], "a file is where a folder should be", "zamiast folderu jest tam plik"),
    (["serve", "--host", "no..host"], "there is no such address", "nie ma takiego adresu"),
    (["restore", __file__, "--data", f"{__file__}/house"], "a file is where a folder", "zamiast folderu jest tam plik"),
    (["games", "--fast"], "this is not understood: --fast", "tego nie rozumiem: --fast"),
]


@pytest.mark.parametrize(("arguments", "english", "polish"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    tmp_path: Path,
    arguments: list[str],
    english: str,
    polish: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for language, sentence in (("en", english), ("pl", polish)):
        assert run([*arguments, "--lang", language]) == 2
        said = capsys.readouterr().err
        assert sentence in said and said.count("\n") == 1, said
    assert not list(tmp_path.rglob("*.txt")), "nothing has begun, so nothing is kept"


def test_a_refusal_is_the_exit_code_of_the_process(tmp_path: Path) -> None:
    done = kociarnia(tmp_path, "play", "chess")
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1


@pytest.mark.parametrize(("folder", "why"), [("/nowhere", "and there is none"), (games.find(ONE).folder, "should name")])
def test_a_folder_that_holds_no_games_is_refused(tmp_path: Path, folder: str, why: str) -> None:
    done = kociarnia(tmp_path, "games", KOCIARNIA_GAMES=str(folder))
    assert done.returncode == 2 and why in done.stderr and done.stderr.count("\n") == 1


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    done = kociarnia(tmp_path, "games", "--lang", "de")
    assert done.returncode == 2 and "no language “de”" in done.stderr


def test_simulate_sums_up_and_speaks_json(tmp_path: Path) -> None:
    game = games.find(ONE)
    players = str(game.seats[0])
    done = kociarnia(tmp_path, "simulate", ONE, "--players", players, "--games", "30", "--jobs", "2", "--json")
    data = json.loads(done.stdout)
    assert data["matches"] == 30 and len(data["seats"]) == game.seats[0]
    assert all(row["low"] <= row["wins"] <= row["high"] for row in data["seats"])
    again = kociarnia(tmp_path, "simulate", ONE, "--players", players, "--games", "30", "--jobs", "1", "--json")
    same = json.loads(again.stdout)
    assert {**same, "seconds": 0} == {**data, "seconds": 0}, "processes side by side play the same matches"
    text = kociarnia(tmp_path, "simulate", ONE, "--players", players, "--games", "5", "--lang", "pl").stdout
    assert "5 partii" in text


def test_an_interrupted_simulation_tells_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = simulate.one

    def interrupted(task: simulate.Task) -> dict[str, Any]:
        if task.seed == 3:
            raise KeyboardInterrupt
        return played(task)

    monkeypatch.setattr(simulate, "one", interrupted)
    assert run(["simulate", ONE, "--games", "9"]) == 130
    said = capsys.readouterr()
    assert "2 matches\n" in said.out and said.err == "Stopped: 2 of 9 matches are over.\n"
    assert run(["simulate", ONE, "--games", "9", "--seed", "3"]) == 130
    said = capsys.readouterr()
    assert said.out == "" and said.err == "Stopped: 0 of 9 matches are over.\n"


def test_laws_report_what_they_held(tmp_path: Path) -> None:
    done = kociarnia(tmp_path, "laws", ONE, "--moves", "300", "--seed", "3")
    assert done.returncode == 0 and "the laws hold over 300 moves" in done.stdout


def test_what_stands_where_a_command_should_is_named_without_an_empty_name(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", "kociarnia: “N”"), ("pl", "kociarnia: „N”")):
        assert run(["--port", "N", "--lang", language]) == 2
        assert capsys.readouterr().err.startswith(words)
