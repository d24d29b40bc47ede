"""`kociarnia serve`: the house in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import json
import threading
import webbrowser
from pathlib import Path

from kociarnia.engine import Refusal, Words
from kociarnia.server import network, stores
from kociarnia.server import serve as house
from kociarnia.server.phones import Phones
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
    if asked.store and not stores.elsewhere(asked.store):
        raise Refusal("serve-store", text=asked.store)
    try:
        door = network.listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("serve-port", host=asked.host, port=str(asked.port), why=why) from None
    phones = Phones(door)

    def ready() -> None:
        others = phones.addresses()
        if asked.json:
            talk.write(json.dumps({"address": phones.address, "data": str(data), "home": phones.home, "others": others}))
        else:
            talk.say("serve-here", address=phones.home if asked.no_open else phones.address)
            if others and others != [phones.address]:
                talk.say("serve-others", addresses=", ".join(others))
        if not asked.no_open:  # a browser may take its time to start, and the house does not wait for it
            threading.Thread(target=show, daemon=True).start()

    def show() -> None:
        if not webbrowser.open(phones.home) and not asked.json:
            talk.say("serve-yourself", address=phones.home)

    def compiling(now: bool) -> None:
        if not asked.json:
            talk.say("serve-compiling" if now else "serve-compiled")

    try:
        house.run(door, phones, data, ready, compiling, asked.json, asked.metrics, asked.keep, asked.proxy, asked.store)
    except KeyboardInterrupt:
        pass
    except stores.FAILURES as error:
        door.close()
        if asked.store:
            raise Refusal("serve-store-failed", store=stores.spoken(asked.store), why=str(error)) from None
        raise Refusal("serve-data", path=str(data), why=str(error)) from None
    if not asked.json:
        talk.say("serve-bye")
    return 0
