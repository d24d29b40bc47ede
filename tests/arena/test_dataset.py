"""`arena --export`: decisions as arrays, with what the seat saw and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")

from kociarnia import games  # noqa: E402
from kociarnia.arena.dataset import check, export  # noqa: E402
from kociarnia.arena.fixture import Fixture, Kept, first, play  # noqa: E402
from kociarnia.engine import CHANCE, Game, Refusal  # noqa: E402
from kociarnia.engine.actions import Actions  # noqa: E402
from kociarnia.engine.track import Track  # noqa: E402
from kociarnia.terminal.cli import run  # noqa: E402
from tests.terminal.shell import kociarnia  # noqa: E402

SHORT = {"rounds": "1", "turn_cap": "5"}  # options that make a match short, where a game has them
ONE = games.names()[-1]


def fixture(game: Game, bots: tuple[str, ...]) -> Fixture:
    options = tuple((option.key, SHORT[option.key]) for option in game.options if option.key in SHORT)
    return Fixture(game.name, 2, options, 1, bots)


def test_it_has_every_decision_as_its_seat_saw_it(game: Game, tmp_path: Path) -> None:
    one = fixture(game, ("greedy", "kot"))
    lines = [play(Kept(*one)), play(Kept(*one._replace(seating=("kot", "greedy"))))]
    assert {**lines[0], "time": 0, "record": 0, "visits": 0} == {**play(one), "time": 0, "record": 0, "visits": 0}
    many = export(tmp_path / "data.npz", lines)
    held = np.load(tmp_path / "data.npz")
    of: dict[str, Any] = {name.rpartition("/")[2]: held[name] for name in held.files}
    assert held["bots"].tolist() == ["greedy", "kot"] and len(of["action"]) == many == sum(line["moves"] for line in lines)
    rules = game.rules(2, dict(one.options))
    actions, at = Actions(rules), 0
    assert of["observation"].shape == (many, rules.spec().cells) and of["mask"].shape == (many, actions.size)
    for number, line in enumerate(lines):
        track = Track(rules)
        for move in line["record"]:
            if rules.actor(track.state) != CHANCE:
                seat = first(rules.waiting(track.state))
                track.turn_to(seat)
                view = track.view(seat)  # from what it saw, and from nothing else
                rules.turn_to(view, seat)
                assert of["match"][at] == number and of["seat"][at] == seat
                assert of["observation"][at].tolist() == encoded(rules, view, seat)
                legal = sorted(actions.action(other, seat) for other in rules.legal(view))
                assert np.flatnonzero(of["mask"][at]).tolist() == legal
                assert of["action"][at] == actions.action(move, seat)
                begin, end = of["history"][at]
                assert of["tokens"][begin:end].reshape(-1).tolist() == track.tokens(seat)
                assert held["bots"][of["bot"][at]] == line["seating"][seat]
                assert not of["visits"][at].any()
                at += 1
            track.play(move)
        worth = rules.utilities(track.state)
        mine = of["match"] == number
        assert of["result"][mine] == pytest.approx([worth[seat] for seat in of["seat"][mine]])


def encoded(rules: Any, view: Any, seat: int) -> list[int]:
    from librt.vecs import vec
    from mypy_extensions import i16

    cells = vec[i16]([0] * rules.spec().cells)
    rules.encode(view, seat, cells)
    return [int(cell) for cell in cells]


def test_a_bot_that_searches_tells_how_often_it_tried_what(tmp_path: Path) -> None:
    one = fixture(games.find(ONE), ("kocur", "greedy"))
    export(tmp_path / "data.npz", [play(Kept(*one))])
    held = np.load(tmp_path / "data.npz")
    key = f"{games.find(ONE).id}/2"
    visits, mask, seat = (held[f"{key}/{name}"] for name in ("visits", "mask", "seat"))
    assert visits[seat == 0].any() and not visits[seat == 1].any()
    assert not visits[mask == 0].any()


def test_the_command_writes_it_and_needs_the_moves(tmp_path: Path) -> None:
    arena = ("arena", ONE, "--players", "2", "--bots", "greedy,random", "--matches", "2", "--out", str(tmp_path / "out"))
    done = kociarnia(tmp_path, *arena, "--export", str(tmp_path / "data.npz"))
    assert done.returncode == 0 and "decisions written" in done.stdout, done.stderr
    assert len(np.load(tmp_path / "data.npz")["bots"]) == 2
    line = play(fixture(games.find(ONE), ("greedy", "random")))
    with pytest.raises(Refusal, match="arena-export-late"):
        check(tmp_path / "other.npz", [line])


def test_what_is_missing_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    arena = ["arena", ONE, "--players", "2", "--bots", "greedy,random", "--matches", "2", "--out", str(out), "--export"]

    def refused(target: Path, why: str) -> None:
        assert run([*arena, str(target)]) == 2
        said = capsys.readouterr().err
        assert why in said and said.count("\n") == 1 and not (out / "matches.jsonl").read_bytes()

    refused(tmp_path / "nowhere" / "data.npz", "cannot be written")
    monkeypatch.setitem(sys.modules, "numpy", None)
    refused(tmp_path / "data.npz", 'pip install "kociarnia[numpy]"')
