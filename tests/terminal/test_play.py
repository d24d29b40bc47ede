"""Whole matches at the keyboard: to the end, broken off, taken up again, passed from hand to hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.engine import Match, QuickDice, Record, daily, verify
from kociarnia.engine.lesson import lesson, names
from kociarnia.terminal.cli import run
from tests.choices import but_long, in_turn
from tests.terminal.shell import Screen, kociarnia


def first_choices(count: int = 6000) -> str:
    return "1\n" * count


def short(name: str) -> list[str]:
    """Options that keep a match of always the first choice short, where the game has such."""
    known = {option.key for option in games.find(name).options}
    return [f"--option={pair}" for pair in ("rounds=2",) if pair.partition("=")[0] in known]


@pytest.mark.parametrize(("name", "language"), in_turn())
def test_a_whole_match_against_bots(tmp_path: Path, name: str, language: str) -> None:
    game = games.find(name)
    path = tmp_path / "match.txt"
    players = str(min(3, game.seats[1]))
    done = kociarnia(
        tmp_path, "play", name, "--players", players, "--seed", "7", "--lang", language, "--save", str(path), *short(name),
        "--bots", "kot", typed=first_choices(),
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == "", done.stderr
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.places, "the match is over"
    assert verify(game, record) > 0
    assert ("The match is saved" if language == "en" else "Partia zapisana") in done.stdout


def test_where_nobody_wins_nobody_is_second(tmp_path: Path) -> None:
    options = ("--players", "2", "--option", "mode=coop", "--option", "turn_cap=1", "--name", "Ola")
    out = kociarnia(tmp_path, "play", "kotobirynt", *options, typed=first_choices(9)).stdout
    assert "\nOla – 1\n" in out and out.count("Nobody wins.") == 1 and "2. " not in out.partition("Nobody")[0][-60:]


@pytest.mark.parametrize("name", but_long("koty"))
def test_every_command_answers_and_none_of_them_moves(tmp_path: Path, name: str) -> None:
    path = tmp_path / "match.txt"
    done = kociarnia(
        tmp_path, "play", name, "--seed", "3", "--save", str(path),
        typed="?\nt\ns\nl\nh\ni\ni xyzzy\nr R1\nr the\nr\nr xyzzy\nu\n0\n999\ndance\n\nq\n",
    )  # fmt: skip
    out = done.stdout
    assert done.returncode == 0 and "Traceback" not in done.stderr
    for wanted in (
        "Hint: ",
        "“dance” is not possible now",
        "Nothing found for “xyzzy”",
        "Type i and the name of a card. In sight: ",
        "There is no card “xyzzy”.",
        "R1  ",
        f"more: kociarnia rules {name} the",
        "cannot be taken back",
        "--resume",
    ):
        assert wanted in out, wanted
    before = Record.parse(path.read_text(encoding="utf-8"))
    again = kociarnia(tmp_path, "play", "--resume", str(path), typed="q\n")
    assert again.returncode == 0
    assert Record.parse(path.read_text(encoding="utf-8")).moves == before.moves


@pytest.mark.parametrize("name", but_long("sen"))
def test_closed_input_saves_the_match_and_it_goes_on(tmp_path: Path, name: str) -> None:
    """Broken off after three answers and taken up again, a match is dealt as if nothing had happened."""
    players = str(min(3, games.find(name).seats[1]))
    arguments = ["play", name, "--players", players, "--seed", "11", "--bots", "kot", *short(name)]
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    kociarnia(tmp_path, *arguments, "--save", str(whole), typed=first_choices())
    broken = kociarnia(tmp_path, *arguments, "--save", str(part), typed="1\n1\n1\n")
    assert broken.returncode == 0 and "The match is saved" in broken.stdout
    early = Record.parse(part.read_text(encoding="utf-8"))
    assert not early.places
    wholes = Record.parse(whole.read_text(encoding="utf-8")).moves
    assert wholes[: len(early.moves)] == early.moves
    done = kociarnia(tmp_path, "play", "--resume", str(part), "--seed", "11", typed=first_choices())
    assert done.returncode == 0
    late = Record.parse(part.read_text(encoding="utf-8"))
    assert late.places and late.moves[: len(early.moves)] == early.moves
    assert verify(games.find(name), late)


def test_a_match_takes_no_other_file_s_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only a match that goes on is written where it was, or to a new file."""
    paths = mine, other, new = [tmp_path / name for name in ("mine.txt", "other.txt", "new.txt")]
    for name, path in zip(games.names(), paths[:2], strict=False):
        path.write_text(Match(games.find(name), 2, {}, QuickDice(1)).record.text(), encoding="utf-8")
    before = other.read_text(encoding="utf-8")
    resumed = ["play", "--resume", str(mine), "--save"]
    assert run([*resumed, str(other)]) == 2 and "is there already" in capsys.readouterr().err
    assert run(["play", games.names()[1], "--resume", str(mine)]) == 2
    assert f"is of the game “{games.names()[0]}”" in capsys.readouterr().err
    assert other.read_text(encoding="utf-8") == before
    for path in (mine, new):
        assert kociarnia(tmp_path, *resumed, str(path), typed="q\n").returncode == 0
    assert Record.parse(new.read_text(encoding="utf-8")).moves


@pytest.mark.long  # five matches; in the browser: test_settings.py
def test_who_can_only_pass_is_not_asked_unless_they_want_to_be(tmp_path: Path) -> None:
    """Against bots; the wish is kept for the next match. Among people at one keyboard the question stays."""
    nothing = "You have nothing to defend it with."

    def read(typed: str, *more: str) -> str:
        arguments = ("play", "koty", "--players", "3", "--seed", "7", *more)
        return " ".join(kociarnia(tmp_path, *arguments, typed=typed + first_choices(200)).stdout.split())

    assert nothing not in read("")
    wished = read("p\n")
    assert "You will be asked even where you can only pass." in wished and nothing in wished
    assert nothing in read("") and nothing not in read("p\n")
    assert nothing in read("", "--humans", "2")


def test_ctrl_c_saves_the_match(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    screen = Screen(tmp_path, "play", games.names()[0], "--seed", "5", "--save", str(path))
    screen.until("q quit")
    screen.interrupt()
    screen.until("The match is saved")
    assert screen.end() == 0
    assert Record.parse(path.read_text(encoding="utf-8")).moves


def test_records_go_to_the_players_own_folder(tmp_path: Path) -> None:
    kociarnia(tmp_path, "play", games.names()[0], typed="q\n")
    assert len(list((tmp_path / "kociarnia" / "records").glob(f"{games.names()[0]}-*.txt"))) == 1


def test_a_file_that_cannot_be_written_is_said_before_anything_is_lost(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").write_text("")
    done = kociarnia(tmp_path / "in-the-way", "play", games.names()[0], typed="1\n")
    assert done.returncode == 2 and "cannot be written" in done.stderr


@pytest.mark.parametrize("name", but_long("koty"))
def test_a_curtain_falls_between_two_people(tmp_path: Path, name: str) -> None:
    game = games.find(name)
    players = max(2, game.seats[0])
    done = kociarnia(
        tmp_path, "play", name, "--players", str(players), "--humans", "2", "--name", "Ola", "--name", "Jan", "--seed", "2",
        typed=first_choices(12) + "q\n",
    )  # fmt: skip
    assert "pass the keyboard to Ola" in done.stdout or "pass the keyboard to Jan" in done.stdout


def test_the_curtain_wipes_the_screen_and_waits(tmp_path: Path) -> None:
    screen = Screen(
        tmp_path, "play", games.names()[0], "--players", "2", "--humans", "2", "--name", "Ola", "--name", "Jan", "--seed", "2"
    )
    came = screen.until("only you can see the screen")
    assert "\x1b[2J\x1b[3J" in came and "1  " not in came, "nothing is shown before the right person is there"
    screen.type("\n")
    screen.until("q quit")
    screen.type("q\n")
    screen.until("The match is saved")
    assert screen.end() == 0


@pytest.mark.parametrize("name", but_long("kotobirynt"))
def test_a_record_is_stepped_through_from_any_seat(tmp_path: Path, name: str) -> None:
    path = next(iter(sorted((games.find(name).folder / "records").glob("*.txt"))))
    for seat in ("0", "1", "2"):
        done = kociarnia(tmp_path, "replay", str(path), "--seat", seat, typed="\n\n\nb\n5\nv 1\nv 0\nv 77\nq\n")
        assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
        assert "Move 5 of" in done.stdout and "There is no seat 77" in done.stdout
    whole = kociarnia(tmp_path, "replay", str(path), "--all", "--lang", "pl")
    assert whole.returncode == 0 and "Oczami widowni" in whole.stdout


def test_a_replay_shows_a_seat_only_what_it_knew(tmp_path: Path) -> None:
    """The dealer's word to another seat is not printed."""
    for name in games.names():
        game = games.find(name)
        path = next(iter(sorted((game.folder / "records").glob("*.txt"))))
        record = Record.parse(path.read_text(encoding="utf-8"))
        rules = record.rules(game)
        ids = {rules.text(move): move for move in range(len(rules.moves))}
        state = rules.start()
        for number, line in enumerate(record.moves[:40], 1):
            who, _, text = line.partition(" ")
            if who.isdigit():
                rules.turn_to(state, int(who))
            if not rules.witnesses(state, ids[text]) >> rules.players & 1:
                shown = kociarnia(tmp_path, "replay", str(path), "--step", str(number), typed="q\n").stdout
                assert f"Move {number} of {len(record.moves)}: …" in shown
                break
            rules.apply(state, ids[text])


def test_the_menu_leads_to_a_match(tmp_path: Path) -> None:
    done = kociarnia(tmp_path, "menu", typed="1\n\n\nq\nb\nq\n")
    assert done.returncode == 0 and "a house full of cats" in done.stdout and "The match is saved" in done.stdout
    polish = kociarnia(tmp_path, "menu", "--lang", "pl", typed="7777\nq\n")
    assert "dom pełen kotów" in polish.stdout and "Dobranoc" in polish.stdout


LEAVING = ["q\n", "1\no\n\nkoniec\n", "7777\nquit\n"]
MORE = ["1\nq\n", "1\no\nq\n", "1\n\nQ\n"]


@pytest.mark.parametrize("typed", [*LEAVING, *(pytest.param(one, marks=pytest.mark.long) for one in MORE)])
def test_q_at_any_question_of_the_menu_leaves(tmp_path: Path, typed: str) -> None:
    done = kociarnia(tmp_path, "menu", typed=typed + "1\n\n\n")
    assert done.returncode == 0 and done.stdout.endswith("Good night.\n")
    assert not (tmp_path / "kociarnia").exists(), "nothing was begun"


def test_the_menu_offers_what_was_left_unfinished(tmp_path: Path) -> None:
    name, number = games.names()[0], len(games.names()) + 1
    table = ["--players", str(games.find(name).seats[0]), "--seed", "7", "--seat", "2", "--name", "Ola"]
    kociarnia(tmp_path, "play", name, *table, typed="1\nq\n")
    [path] = (tmp_path / "kociarnia" / "records").glob("*.txt")
    early = Record.parse(path.read_text(encoding="utf-8"))
    over = next(iter(sorted((games.find(name).folder / "records").glob("*.txt")))).read_text(encoding="utf-8")
    (path.parent / "over.txt").write_text(over)
    (path.parent / "torn.txt").write_text("kociarnia rec")
    done = kociarnia(tmp_path, "menu", typed=f"{number}\n1\nq\nq\n")
    late = Record.parse(path.read_text(encoding="utf-8"))
    assert "Left unfinished:" in done.stdout and f"  {number}  " in done.stdout and f"\n  {number + 1}  " not in done.stdout
    assert late.moves[: len(early.moves)] == early.moves and len(late.moves) > len(early.moves)
    answered = next(line for line in late.moves[len(early.moves) :] if line[0].isdigit())
    assert answered.startswith("1 "), "Ola sits where she sat"
    assert "Left unfinished:" not in kociarnia(tmp_path / "elsewhere", "menu", typed="q\n").stdout


def test_the_menu_offers_the_lesson_that_comes_next(tmp_path: Path) -> None:
    game = games.find(games.names()[0])
    titles = [game.words("en")(f"{which}-title") for which in names(game)]
    steps = [len(lesson(game, which).steps) for which in names(game)]
    done = kociarnia(tmp_path, "menu", typed="1\nl\n" + "?\n" * steps[0] + "l\n?\nq\nb\nq\n")
    assert done.stdout.index(titles[0]) < done.stdout.index(titles[1]), "the first is finished, so the second comes"
    assert f"Step 2 of {steps[1]}" in done.stdout and done.stdout.endswith("Good night.\n")


def test_the_menu_changes_options(tmp_path: Path) -> None:
    game = games.find(games.names()[0])
    typed = "1\no\n" + "nonsense\n\n" + "\n" * (len(game.options) - 1) + "b\nq\n"
    done = kociarnia(tmp_path, "menu", typed=typed)
    assert done.returncode == 0 and "“nonsense”" in done.stdout
    option, *_, last = game.options
    name, other = (game.words("en")(f"option-{one.key}") for one in (option, last))
    done = kociarnia(tmp_path, "menu", "--plain", typed="1\n?\no\nnonsense\nb\nb\nq\n")
    shown = " ".join(done.stdout.split())
    assert "“?” is no answer here." in shown and f"Option {name} " in shown and f"Option {option.key} " not in shown
    assert f"{other} [" not in shown and done.stdout.endswith("Good night.\n"), "b is the end of the options"


def daily_deal(home: Path, *day: str, **environment: str) -> list[str]:
    """What the dealer does before the first answer."""
    path = home / "daily.txt"
    done = kociarnia(home, "play", games.names()[0], "--daily", *day, "--save", str(path), typed="q\n", **environment)
    assert done.returncode == 0
    record = Record.parse(path.read_text(encoding="utf-8"))
    path.unlink()
    return [move for move in record.moves if move.startswith("*")]


def test_the_daily_deal_is_the_same_for_everyone(tmp_path: Path) -> None:
    one, same, other = (daily_deal(tmp_path, day) for day in ("2026-11-15", "2026-11-15", "2026-11-16"))
    assert one == same != other
    wrong = kociarnia(tmp_path, "play", games.names()[0], "--daily", "someday")
    assert wrong.returncode == 2 and "“someday” is not a date" in wrong.stderr


def test_the_day_is_the_same_all_over_the_world(tmp_path: Path) -> None:
    """Between these islands lie 26 hours, so their calendars never show the same date."""
    before = daily.today()
    far = [daily_deal(tmp_path, TZ=zone) for zone in ("Kiritimati-14", "Baker+12")]
    days = sorted({before, daily.today()})  # it may just have become midnight
    today = [daily_deal(tmp_path, day) for day in days]
    assert far[0] in today and far[1] in today


def test_a_daily_deal_ends_with_a_line_to_send(tmp_path: Path) -> None:
    """Its table is the same for all: who plays the same gets the same, and nothing of the cards is told."""
    game = next(game for game in map(games.find, games.names()) if game.daily.best == "fewest")
    day = "2026-11-15"
    ends = [kociarnia(tmp_path, "play", game.name, "--daily", day, typed="1\n" * 400) for _ in range(2)]
    one, same = (done.stdout.partition("Kociarnia, deal of")[2].partition("\n\n")[0].splitlines()[0] for done in ends)
    assert one == same and re.fullmatch(rf" {day}, [\w ]+: place \d, \d+ points?\.", one), one
    assert "anybody could work out" in " ".join(ends[0].stdout.split())
