"""`kociarnia serve`: the house in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import json
import sqlite3
import threading
import webbrowser
from pathlib import Path

from kociarnia.engine import Refusal, Words
from kociarnia.server import serve as house
from kociarnia.terminal import files
from kociarnia.terminal.talk import Talk


def serve(asked: argparse.Namespace, words: Words) -> int:
    talk = Talk(words)
    for text in asked.proxy:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise Refusal("serve-proxy", text=text) from None
    data = Path(asked.data) if asked.data else files.data()
    try:
        door = house.listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("serve-port", host=asked.host, port=str(asked.port), why=why) from None
    host, port = door.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def ready() -> None:
        if asked.json:
            talk.write(json.dumps({"address": address, "data": str(data)}))
        else:
            talk.say("serve-here", address=address)
        if not asked.no_open:  # a browser may take its time to start, and the house does not wait for it
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        house.run(door, data, ready, asked.json, asked.metrics, asked.keep, asked.proxy)
    except KeyboardInterrupt:
        pass
    except (OSError, sqlite3.Error, RuntimeError) as error:
        raise Refusal("serve-data", path=str(data), why=str(error)) from None
    if not asked.json:
        talk.say("serve-bye")
    return 0
