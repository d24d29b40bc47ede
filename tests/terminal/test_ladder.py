"""Against whom one plays at the keyboard: the smallest first, and then as it went."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.bots import LEVELS
from kociarnia.engine import Game, Match, QuickDice, Words
from kociarnia.terminal import files, ladder
from kociarnia.terminal.talk import Talk
from tests.terminal.shell import kociarnia

CASES: list[tuple[str, int]] = json.loads((Path(__file__).parents[1] / "ladder.json").read_text(encoding="utf-8"))
NAME = games.names()[0]


@pytest.mark.parametrize(("matches", "by"), CASES)
def test_the_step_that_follows_from_the_latest_matches(matches: str, by: int) -> None:
    """The page passes the same cases: web/src/storage/ladder.test.ts."""
    assert ladder.step([one == "W" for one in matches]) == by


class Keyboard:
    """Matches at one keyboard, of which only the end matters here."""

    def __init__(self) -> None:
        self.game: Game = games.find(NAME)
        self.match = Match(self.game, 3, {}, QuickDice(1))
        self.said: list[str] = []
        self.talk = Talk(Words("en", (Path(ladder.__file__).parent,)), write=self.said.append)

    def ends(self, *places: int, rivals: str, people: int = 1) -> str:
        """What is said at the end; the people sit first."""
        self.said.clear()
        self.match.record.places = list(places)
        ladder.count(self.match, list(range(people)), rivals.split(), self.talk)
        return " ".join(" ".join(self.said).split())

    @property
    def level(self) -> str:
        return ladder.level(self.game)


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Keyboard()


def test_two_losses_make_the_next_table_gentler_and_three_wins_offer_a_harder_one(keyboard: Keyboard) -> None:
    assert not ladder.known(keyboard.game) and keyboard.level == LEVELS[0]
    assert keyboard.ends(2, 1, 3, rivals="kociak kot") == "" and keyboard.level == "kot"
    gentler = f"gentler: kitten (kociak). To play as before: kociarnia play {NAME} --bots kot"
    assert gentler in keyboard.ends(3, 1, 2, rivals="kot kociak")
    assert keyboard.level == "kociak"
    for _ in range(2):
        assert keyboard.ends(1, 2, 3, rivals="kociak kociak") == ""
    assert f"kociarnia play {NAME} --bots kot" in keyboard.ends(1, 1, 3, rivals="kociak kociak")
    assert keyboard.level == "kociak"  # nobody is pushed
    assert keyboard.ends(2, 1, 3, rivals="kot kot") == "" and keyboard.level == "kot"


def test_below_the_gentlest_and_above_the_strongest_there_is_nothing(keyboard: Keyboard) -> None:
    for level, places in ((LEVELS[0], (2, 1, 3)), (LEVELS[-1], (1, 2, 3))):
        assert [keyboard.ends(*places, rivals=f"{level} {level}") for _ in range(5)] == [""] * 5
        assert keyboard.level == level


def test_what_is_no_match_against_the_cats_of_the_house_counts_nothing(keyboard: Keyboard) -> None:
    for _ in range(2):
        keyboard.ends(1, 1, 1, rivals="kot kot")  # a draw, or all on one side
        keyboard.ends(2, 2, 2, rivals="kot kot")
        keyboard.ends(2, 1, 3, rivals="kot", people=2)
        keyboard.ends(2, 1, 3, rivals="kot my_bot.py:Mine")
        keyboard.ends(1, rivals="")
    assert files.rung(NAME) is None


def test_a_ladder_that_somebody_has_edited_is_none(keyboard: Keyboard) -> None:
    for text in ('{"NAME": ["kot"]}', '{"NAME": ["kot", [1]]}', '{"NAME": ["lion", []]}', "[", "[]"):
        files.write(files.data() / "ladder.json", text.replace("NAME", NAME))
        assert keyboard.level == LEVELS[0]


def test_a_first_table_has_two_of_the_smallest_and_the_next_one_whoever_suits(tmp_path: Path) -> None:
    first = kociarnia(tmp_path, "play", "koty", typed="q\n").stdout
    assert "3 players" in first and first.count("(maluszek)") == 2
    # The ladder says who comes next, and the command line may say otherwise.
    (tmp_path / "kociarnia" / "ladder.json").write_text('{"koty": ["kociak", [false]]}')
    following = kociarnia(tmp_path, "play", "koty", "--lang", "pl", typed="q\n").stdout
    assert "4 graczy" in following and following.count("(kociak)") == 3
    assert "(kot)" in kociarnia(tmp_path, "play", "koty", "--bots", "kot", typed="q\n").stdout


def test_a_match_that_was_lost_twice_is_followed_by_a_gentler_one(tmp_path: Path) -> None:
    """A whole match, of always the first choice, against cats that are too good for that."""
    arguments = ("play", "koty", "--players", "2", "--bots", "kot", "--seed", "7", "--lang", "pl")
    ends = [" ".join(kociarnia(tmp_path, *arguments, typed="1\n" * 3000).stdout.split()) for _ in range(2)]
    assert "Było pod górkę" not in ends[0] and "Następna partia będzie łagodniejsza: kociak." in ends[1]
    assert "(kociak)" in kociarnia(tmp_path, "play", "koty", typed="q\n").stdout


def test_the_menu_says_who_the_rivals_are_and_lets_choose_others(tmp_path: Path) -> None:
    shown = kociarnia(tmp_path, "menu", typed="koty\nv\n\nv\n9\n2\n\n\nq\n").stdout
    assert "Rivals: little kitten (maluszek). Play now (Enter)" in shown and "from 1 to 5" in shown
    assert "3 players" in shown and shown.count("– kitten (kociak)") == 2
