"""`i WORDS` at the keyboard: the words of the page's inspector, in matches and in lessons."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from kociarnia.engine import Game, HashDice, Match, Words
from kociarnia.terminal.about import tell
from kociarnia.terminal.talk import Talk, width
from tests.choices import but_long
from tests.terminal.shell import kociarnia


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_in_sight_is_told_about_by_its_name(game: Game, language: str) -> None:
    match = Match(game, game.seats[0], {}, HashDice("about"))
    seat = match.waiting()[0]
    words = Words(language, (str(files("kociarnia.terminal")), game.folder), ["Ola", "Jan"], seat)
    written: list[str] = []
    talk = Talk(words, lambda: "", written.append)
    tell(talk, match, seat, words, "")
    listed = " ".join(line.strip() for line in written).partition(": ")[2].split(", ")
    rules, presenter, view = match.rules, match.presenter, match.view(seat)
    cards = [
        about for zone in presenter.scene(rules, view, seat).zones for about in presenter.cards(rules, view, seat, zone.key)
    ]
    told = [about for about in cards if about and about.facts]
    assert told and {words(about.name) for about in told} == set(listed)
    for about in told:
        written.clear()
        tell(talk, match, seat, words, words(about.name).upper())
        text = " ".join(line.strip() for line in written)
        assert all(f"{words(fact.label)}: {words(fact.say)}" in text for fact in about.facts), text
        assert not about.tip or words(about.tip) in text
        assert all(clause in text for clause in about.clauses) and all(len(line) <= width() for line in written)


def test_cards_of_the_box_that_are_not_in_sight_are_told_about_too(game: Game) -> None:
    match = Match(game, game.seats[0], {}, HashDice("about"))
    seat = match.waiting()[0]
    words = Words("en", (str(files("kociarnia.terminal")), game.folder), ["Ola", "Jan"], seat)
    written: list[str] = []
    box = [match.presenter.elsewhere(match.rules, match.view(seat), seat, face) for face in sorted(game.faces)]
    known = [about for about in box if about.facts]
    assert len(known) > 10
    for about in known:
        written.clear()
        tell(Talk(words, lambda: "", written.append), match, seat, words, words(about.name))
        assert words(about.name) in written and len(written) > 1


@pytest.mark.parametrize("name", but_long("najlepsza_gra"))
def test_a_lesson_tells_about_cards_and_goes_no_step_on(tmp_path: Path, name: str) -> None:
    done = kociarnia(tmp_path, "learn", name, typed="i\ni xyzzy\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "In sight: " in done.stdout and "There is no card “xyzzy”." in done.stdout
    assert done.stdout.count("Step ") == 1 and "Let us do that another time" not in done.stdout
