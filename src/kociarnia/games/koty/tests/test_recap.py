"""A turn of Koty in one line."""

from __future__ import annotations

from kociarnia.engine import Say
from kociarnia.games.koty.show.presenter import KotyPresenter


def test_of_many_lines_the_first_that_tells_something_and_what_came_of_it() -> None:
    presenter = KotyPresenter({})
    lines = [Say(key) for key in ("log-shuffle", "log-attack-fight", "log-again", "log-defend", "log-stop")]
    assert [said.key for said in presenter.gist(lines)] == ["log-attack-fight", "log-defend"]
    assert [said.key for said in presenter.gist(lines[:1])] == ["log-shuffle"], "better than nothing"
