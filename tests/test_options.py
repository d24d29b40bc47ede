"""Options: what is wrong is refused by a sentence that names it."""

from __future__ import annotations

import pytest

from kociarnia.engine import Option, Refusal
from kociarnia.engine.option import settle

OPTIONS = (
    Option.read("night", {"kind": "yes", "clause": "R1"}),
    Option.read("cap", {"kind": "number", "low": 5, "high": 50, "default": 10}),
    Option.read("deck", {"kind": "choice", "choices": ["old", "new"], "excludes": ["night"]}),
    Option.read("teams", {"kind": "yes", "seats": [4, 6]}),
    Option.read("long", {"kind": "yes", "implies": ["night"]}),
    Option.read("first", {"kind": "choice", "choices": ["lot", "1", "2", "3", "4", "5", "6"], "names_seat": True}),
)
SEATS = (2, 6)


def test_defaults_are_filled_in_and_texts_are_read() -> None:
    assert settle(OPTIONS, SEATS, 2, {}) == {"night": 0, "cap": 10, "deck": 0, "teams": 0, "long": 0, "first": 0}
    assert settle(OPTIONS, SEATS, 4, {"cap": "7", "deck": "new", "teams": "tak"})["cap"] == 7
    assert settle(OPTIONS, SEATS, 4, {"long": 1})["night"] == 1


@pytest.mark.parametrize(
    ("players", "chosen", "words"),
    [
        (1, {}, "1 player is not possible; this game is for 2 to 6"),
        (7, {}, "7 players are not possible"),
        (2, {"moon": 1}, "no option “moon”; there are: cap, deck, first, long, night, teams"),
        (2, {"cap": "many"}, "Option cap takes a number from 5 to 50, not “many”"),
        (2, {"cap": 51}, "Option cap takes a number from 5 to 50, not “51”"),
        (2, {"deck": "gold"}, "Option deck has no choice “gold”; there are: old, new"),
        (2, {"deck": 2}, "Option deck has no choice “2”"),
        (2, {"night": "maybe"}, "Option night takes yes or no, not “maybe”"),
        (2, {"night": 3}, "Option night takes yes or no, not “3”"),
        (2, {"teams": "yes"}, "Option teams is not for 2 players, only for 4, 6"),
        (2, {"first": "3"}, "Option first is not for 2 players, only for 3–6"),
        (2, {"first": "6"}, "Option first is not for 2 players, only for 6."),
        (2, {"deck": "new", "night": 1}, "Options deck and night do not go together"),
        (2, {"long": 1, "night": 0}, "Option long needs night, which has been switched off"),
    ],
)
def test_nonsense_is_refused_by_name(players: int, chosen: dict[str, int | str], words: str) -> None:
    with pytest.raises(Refusal) as refused:
        settle(OPTIONS, SEATS, players, chosen)
    assert words in str(refused.value)


def test_texts_come_back_as_they_were_written() -> None:
    for option in OPTIONS:
        for value in option.values():
            assert option.parse(option.text(value)) == value


def test_an_unknown_kind_is_a_mistake_of_the_data_file() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        Option.read("x", {"kind": "colour"})
