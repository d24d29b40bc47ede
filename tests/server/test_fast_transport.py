"""The fast transport is used where it fits, and only there; else the plain one serves, and the log says why."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from kociarnia.server import fast_transport, serve
from tests.server.house import House


def test_what_is_installed_fits() -> None:
    assert fast_transport.misfit() == ""
    assert serve._transport()[0] in (fast_transport.FastTransport, "auto")


@pytest.mark.parametrize("installed", ["0.50.9", "0.60.0", "1.0"])
def test_another_version_does_not_fit(monkeypatch: pytest.MonkeyPatch, installed: str) -> None:
    monkeypatch.delenv(serve.TRANSPORT, raising=False)
    monkeypatch.setattr(fast_transport, "version", lambda name: installed if name == "uvicorn" else "17.4")
    assert serve._transport() == ("auto", f"plain: uvicorn {installed} is not known to fit")


@pytest.mark.parametrize(("kind", "names"), [("METHODS", ("handle_text", "gone")), ("ATTRIBUTES", ("conn", "gone"))])
def test_what_it_leans_on_must_be_there(monkeypatch: pytest.MonkeyPatch, kind: str, names: tuple[str, ...]) -> None:
    monkeypatch.delenv(serve.TRANSPORT, raising=False)
    monkeypatch.setattr(fast_transport, kind, names)
    assert serve._transport() == ("auto", "plain: uvicorn has no gone")


def test_versions_are_bounded_alike_for_the_installer() -> None:
    bounds = [f"{name}>={low},<{below}" for name, (low, below) in fast_transport.VERSIONS.items()]
    project = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8"))
    assert set(bounds) <= set(project["project"]["dependencies"])


@pytest.mark.parametrize(("wanted", "logged"), [("plain", "plain: asked for"), ("fast", "fast")])
def test_the_log_says_which_one_serves(tmp_path: Path, wanted: str, logged: str) -> None:
    with House(tmp_path / "data", transport=wanted) as house:
        house.stop()
        events = [json.loads(line) for line in Path(house.errors.name).read_text(encoding="utf-8").splitlines()]
    assert [event["transport"] for event in events if event["event"] == "open"] == [logged]
