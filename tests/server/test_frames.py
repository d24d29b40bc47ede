"""Floods within a WebSocket: frames are counted before anything is made of them, however they are cut."""

from __future__ import annotations

import random
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from kociarnia.server.bucket import Bucket, Rate
from kociarnia.server.frames import TOO_MANY, Frames
from kociarnia.server.limits import FRAMES
from kociarnia.server.transport import CHOICE
from tests.server.house import HERE, ME, House, wish
from tests.server.test_door import knock
from tests.server.test_short_way import KNOCK


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_counted_however_they_are_cut(seed: int) -> None:
    luck = random.Random(seed)
    sizes = [luck.choice([0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000]) for _ in range(30)]
    data = b"".join(
        frame(Opcode.PING if size < 126 else luck.choice([Opcode.TEXT, Opcode.CONT]), bytes(size)) for size in sizes
    )
    frames = Frames(Bucket(Rate(0, 1000)))
    while data:
        cut = luck.choice([1, 2, 3, 7, 200, 66_000])
        assert frames.few(data[:cut])
        data = data[cut:]
    assert frames.bucket.left == 1000 - len(sizes) and not frames.rest and not frames.head


@pytest.fixture(scope="module", params=["short", "plain"])
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the limits that visitors know, on either way of WebSockets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CHOICE, request.param)
        with House(tmp_path_factory.mktemp(request.param) / "data", limits=1) as one:
            yield one


FLOODS = {
    "pings": (frame(Opcode.PING), b""),
    "pongs": (frame(Opcode.PONG), b""),
    "pieces": (frame(Opcode.CONT, fin=False), frame(Opcode.TEXT, fin=False)),
    "texts": (frame(Opcode.TEXT, b"{}"), b""),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_with_frames_is_shown_out(strict: House, flood: str) -> None:
    """Forty thousand at once kept the loop busy for most of a second."""
    table = strict.browser().create(wish("koty", [ME, HERE]))
    one, before = FLOODS[flood]
    with closing(knock(strict, KNOCK.replace(b"/ws/table", b"/ws/" + table["id"].encode()))) as line:
        heard = line.recv(65536)
        assert b" 101 " in heard
        with suppress(ConnectionError):
            line.sendall(before + one * 40_000)
        with suppress(ConnectionError):
            while data := line.recv(65536):
                heard += data
        assert TOO_MANY in heard or flood == "texts"  # what cannot be read is answered sooner
    strict.logged('"why": "frames"')
    assert strict.browser().get("/health") == {"up": True}


def test_who_pings_now_and_then_is_answered(strict: House) -> None:
    table = strict.browser().create(wish("koty", [ME, HERE]))
    with closing(knock(strict, KNOCK.replace(b"/ws/table", b"/ws/" + table["id"].encode()))) as line:
        heard = line.recv(65536)
        for _ in range(int(FRAMES.burst) // 2):
            line.sendall(frame(Opcode.PING, b"purr"))
        pong = Frame(Opcode.PONG, b"purr").serialize(mask=False)
        while heard.count(pong) < FRAMES.burst // 2:
            data = line.recv(65536)
            assert data
            heard += data


def resident(house: House) -> int:
    """Kilobytes."""
    text = Path(f"/proc/{house.process.pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for the memory of a process")
def test_a_reader_of_none_of_it_costs_no_memory(strict: House) -> None:
    """Every ping was answered into a buffer that nobody emptied."""
    table = strict.browser().create(wish("koty", [ME, HERE]))
    with closing(knock(strict, KNOCK.replace(b"/ws/table", b"/ws/" + table["id"].encode()))) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        before, flood = resident(strict), frame(Opcode.PING, bytes(125)) * 1000
        with suppress(ConnectionError):
            while True:  # it is cut off soon, whether it reads that or not
                line.sendall(flood)
    assert resident(strict) - before < 8 << 10
