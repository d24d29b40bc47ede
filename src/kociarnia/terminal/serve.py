"""`kociarnia serve`: the house in the browser."""

from __future__ import annotations

import argparse
import importlib.util
import ipaddress
import json
import os
import re
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

from kociarnia import bots, games
from kociarnia.bots.net import SHELF
from kociarnia.engine import Refusal, Words
from kociarnia.engine.words import why
from kociarnia.server import network, stores
from kociarnia.server import serve as house
from kociarnia.server.phones import Phones
from kociarnia.terminal import files
from kociarnia.terminal.talk import Talk

PEER = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^:\s]+):[0-9]{1,5}")  # HOST:PORT


def _check_several(asked: argparse.Namespace) -> None:
    """Several processes need a store that all of them reach, and a system that lets them share a door."""
    if asked.processes < 1:
        raise Refusal("serve-processes")
    if (asked.processes > 1 or asked.peer) and not asked.store:
        raise Refusal("serve-processes-store")
    if asked.processes > 1 and not hasattr(os, "fork"):
        raise Refusal("serve-processes-system")
    if asked.peer and not PEER.fullmatch(asked.peer):
        raise Refusal("serve-peer", text=asked.peer)


def serve(asked: argparse.Namespace, words: Words) -> int:
    talk = Talk(words)
    for text in asked.proxy:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise Refusal("serve-proxy", text=text) from None
    data = Path(asked.data) if asked.data else files.data()
    if asked.bots and not Path(asked.bots).is_dir():
        raise Refusal("cli-folder", path=asked.bots)
    if asked.bots:  # by the surroundings, so that the processes that think find them too
        os.environ[SHELF] = str(Path(asked.bots).absolute())
        for name in games.names():
            bots.offered(games.find(name))  # a file that holds no network is told of at once
    if asked.store and not stores.elsewhere(asked.store):
        raise Refusal("serve-store", text=asked.store)
    _check_several(asked)
    if asked.push and importlib.util.find_spec("cryptography") is None:
        raise Refusal("serve-push-extra")
    try:
        door = network.listen(asked.host, asked.port, shared=asked.processes > 1)
    except (OSError, UnicodeError) as error:
        raise Refusal("serve-port", host=asked.host, port=str(asked.port), why=why(error)) from None
    phones = Phones(door)
    plan = house.ServePlan(
        data, asked.json, asked.metrics, asked.keep, asked.proxy, asked.store, asked.processes, asked.peer, asked.push
    )

    def ready() -> None:
        others = phones.addresses()
        if asked.json:
            talk.write(json.dumps({"address": phones.address, "data": str(data), "home": phones.home, "others": others}))
        else:
            talk.say("serve-here", address=phones.home if asked.no_open else phones.address)
            if others and others != [phones.address]:
                talk.say("serve-others", addresses=", ".join(others))
        if not asked.no_open and asked.processes > 1:
            subprocess.Popen([sys.executable, "-m", "webbrowser", phones.home])  # the first of several must have no threads
        elif not asked.no_open:  # a browser may take its time to start, and the house does not wait for it
            threading.Thread(target=show, daemon=True).start()

    def show() -> None:
        if not webbrowser.open(phones.home) and not asked.json:
            talk.say("serve-yourself", address=phones.home)

    def compiling(now: bool) -> None:
        if not asked.json:
            talk.say("serve-compiling" if now else "serve-compiled")

    try:
        house.run(door, phones, plan, ready, compiling)
    except KeyboardInterrupt:
        pass
    except stores.FAILURES as error:
        if asked.store:
            raise Refusal("serve-store-failed", store=stores.spoken(asked.store), why=why(error)) from None
        raise Refusal("serve-data", path=str(data), why=why(error)) from None
    finally:
        door.close()
    if not asked.json:
        talk.say("serve-bye")
    return 0
