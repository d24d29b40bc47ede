"""The short way in reads exactly what the library would read, and leaves everything else to it."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode

from kociarnia.server.fast_transport import framed, message_in


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4_000, 65_535])
def test_one_message_in_one_frame_is_read(size: int) -> None:
    text = bytes(random.Random(size).choices(b"abc{}", k=size))
    assert message_in(sent(text)) == text


def test_everything_else_is_left_to_the_library() -> None:
    hello = sent(b"hello")
    others = [
        b"", hello[:1], hello[:-1], hello + b"x", hello + hello, sent(b"hello", Opcode.BINARY), sent(b"hello", fin=False),
        sent(b"hello", Opcode.CONT), sent(b"hello", Opcode.PING), sent(b"", Opcode.CLOSE), sent(b"hello", mask=False),
        sent(bytes(70_000)), b"\xc1" + hello[1:],
        b"\x81\xff" + bytes(131),  # 127 announces a length of eight bytes, and is none itself
    ]  # fmt: skip
    assert [message_in(data) for data in others] == [None] * len(others)


def test_random_bytes_are_never_misread() -> None:
    luck = random.Random(7)
    for _ in range(5_000):
        data = bytes([0x81, 0x80 | luck.randrange(128)]) + luck.randbytes(luck.randrange(200))
        text = message_in(data)
        assert text is None or len(data) == len(text) + (6 if len(text) < 126 else 8)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_goes_out_is_framed_as_the_library_would(size: int) -> None:
    assert framed(b"x" * size) == sent(b"x" * size, mask=False)
