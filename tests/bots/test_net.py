"""A trained network plays: from a file in the arena and the terminal, from the host's shelf in the house."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")

from librt.vecs import vec  # noqa: E402
from mypy_extensions import i16  # noqa: E402

from kociarnia import bots, games  # noqa: E402
from kociarnia.arena.plan import draw_up  # noqa: E402
from kociarnia.arena.summary import tally  # noqa: E402
from kociarnia.arena.workers import local  # noqa: E402
from kociarnia.bots.consultation import Consultation, answer  # noqa: E402
from kociarnia.bots.net import SHELF, load  # noqa: E402
from kociarnia.bots.own import Forfeit  # noqa: E402
from kociarnia.engine import Game, Match, QuickDice, Refusal  # noqa: E402
from kociarnia.server import catalog  # noqa: E402
from kociarnia.server.chairs import known  # noqa: E402
from tests.bots.weights import write  # noqa: E402
from tests.terminal.shell import environment, kociarnia  # noqa: E402

GAME = games.find(games.names()[-1])
OTHER = games.find(games.names()[0])
TRAIN = Path(__file__).parents[2] / "examples" / "train.py"
TRAINED = TRAIN.with_name("trained.npz")


def test_it_rates_as_the_arrays_do_and_plays_what_it_rates_best(game: Game, tmp_path: Path) -> None:
    rules = game.rules(2)
    layers = write(tmp_path / "net.npz", rules)
    bot = bots.make(f"net:{tmp_path / 'net.npz'}", game)
    match, dice = Match(game, 2, {}, QuickDice(3)), QuickDice(4)
    rules = match.rules
    for _ in range(12):
        seat = match.waiting()[0]
        view, legal = match.view(seat), match.legal(seat)
        cells = vec[i16]([0] * rules.spec().cells)
        rules.encode(view, seat, cells)
        hidden = np.maximum(np.frombuffer(cells, "i2") @ layers["w0"] + layers["b0"], 0)
        last = hidden @ layers["w1"] + layers["b1"]
        rates, value = load(str(tmp_path / "net.npz")).rate(cells)
        assert [*rates, value] == pytest.approx(last.tolist(), rel=1e-3, abs=1e-2)
        rules.turn_to(view, seat)
        move = bot.choose(rules, view, legal, dice)
        numbers = rules.spec().actions
        assert move in legal and len(numbers) == len(rates)
        match.play(seat, move)


def test_the_example_trains_one(tmp_path: Path) -> None:
    """Not long enough to learn anything: it imitates, plays by itself, measures, and writes what a bot can read."""
    data, out = tmp_path / "data.npz", tmp_path / "net.npz"
    meet = ("arena", GAME.name, "--players", "2", "--bots", "greedy,kot", "--matches", "2", "--out", str(tmp_path / "out"))
    assert kociarnia(tmp_path, *meet, "--export", str(data)).returncode == 0
    few = ("--tables", "4", "--matches", "2", "--minutes", "0.01", "--hidden", "8")
    command = [sys.executable, str(TRAIN), GAME.name, "--data", str(data), "--out", str(out), *few]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True)
    assert done.returncode == 0 and "by self-play: utility" in done.stdout, done.stderr
    match = Match(GAME, 2, {}, QuickDice(1))
    seat = match.waiting()[0]
    bot = bots.make(f"net:{out}", GAME)
    assert bot.choose(match.rules, match.view(seat), match.legal(seat), QuickDice(1)) in match.legal(seat)


def test_the_one_that_is_shipped_fits_its_game(tmp_path: Path) -> None:
    """It reads what the rules write today; a layout that changes must bring another network."""
    net = load(str(TRAINED))
    game = next(game for game in map(games.find, games.names()) if game.id == net.id)
    assert net.fits(game.rules(net.players)) and TRAINED.stat().st_size < 300_000


@pytest.mark.long
def test_the_one_that_is_shipped_beats_greedy(tmp_path: Path) -> None:
    game = next(game.name for game in map(games.find, games.names()) if game.id == load(str(TRAINED)).id)
    plan = draw_up([game], f"net:{TRAINED},greedy", "2", 400)
    with closing(local(plan.fixtures, 1)) as lines:
        share = tally(plan.bots, list(lines)).wins[f"net:{TRAINED}"]
    assert share.low > 0.5, share


def test_where_it_was_not_trained_it_says_so_and_plays_on(tmp_path: Path) -> None:
    write(tmp_path / "net.npz", GAME.rules(2))
    bot = bots.make(f"net:{tmp_path / 'net.npz'}", GAME)
    match = Match(GAME, 3, {}, QuickDice(1))
    seat = match.waiting()[0]
    with pytest.warns(Forfeit, match="for 2 players"):
        move = bot.choose(match.rules, match.view(seat), match.legal(seat), QuickDice(1))
    assert move in match.legal(seat)
    with pytest.raises(Refusal, match=f"not for {OTHER.id}"):
        bots.make(f"net:{tmp_path / 'net.npz'}", OTHER)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(Refusal, match="no file"):
        bots.make(f"net:{path}", GAME)
    path.write_text("weights", encoding="utf-8")
    with pytest.raises(Refusal, match="holds no network"):
        bots.make(f"net:{path}", GAME)
    with zipfile.ZipFile(path, "w") as held:
        held.writestr("w0.npy", b"\x93NUMPY\x01\x00\x10\x00__import__('os')")
    with pytest.raises(Refusal, match="holds no network"):
        bots.make(f"net:{path}", GAME)


def test_it_meets_others_in_the_terminal_and_the_arena(tmp_path: Path) -> None:
    write(tmp_path / "net.npz", GAME.rules(2))
    name = f"net:{tmp_path / 'net.npz'}"
    done = kociarnia(tmp_path, "simulate", GAME.name, "--players", "2", "--bots", f"{name},random", "--games", "2")
    assert done.returncode == 0 and "net.npz" in done.stdout, done.stderr
    arena = ("arena", GAME.name, "--players", "2", "--bots", f"{name},random", "--matches", "2", "--out", str(tmp_path / "met"))
    done = kociarnia(tmp_path, *arena)
    assert done.returncode == 0 and "net.npz" in done.stdout, done.stderr
    write(tmp_path / "net.npz", GAME.rules(2), seed=2)
    done = kociarnia(tmp_path, *arena)  # another network is another bot
    assert done.returncode == 2, done.stdout


def test_a_house_offers_what_its_host_has_put_on_the_shelf_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "mruk.npz", GAME.rules(2))
    with pytest.raises(Refusal):
        known("mruk", GAME.name)
    monkeypatch.setenv(SHELF, str(tmp_path))
    catalog.offered.cache_clear()
    nets = {info.key: info.nets for info in catalog.offered().games}
    catalog.offered.cache_clear()
    assert nets == {name: ["mruk"] if name == GAME.name else [] for name in games.names()}
    assert known("mruk", GAME.name) == "mruk"
    for level, game in (("mruk", OTHER.name), (f"net:{tmp_path / 'mruk.npz'}", GAME.name), ("mruk", "")):
        with pytest.raises(Refusal):
            known(level, game)
    match = Match(GAME, 2, {}, QuickDice(1))
    seat = match.waiting()[0]
    view: Any = match.view(seat)
    question = Consultation(GAME.name, 2, dict(match.options), view.dump(), match.legal(seat), "mruk", 1)
    assert answer(question, lambda: False) in match.legal(seat)
    monkeypatch.delenv(SHELF)  # the shelf is empty now, and the table goes on
    assert answer(question, lambda: False) in match.legal(seat)
