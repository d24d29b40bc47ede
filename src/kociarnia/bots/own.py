"""A user's own bot: `my_bot.py:Mine`, a class with one method. It runs in a process of its own and cannot stop a match."""

from __future__ import annotations

import signal
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from traceback import extract_tb
from typing import Any

from kociarnia import games
from kociarnia.bots.base import Bot
from kociarnia.engine import Dice, Game, QuickDice, Refusal, Rules

PATIENCE = 5.0  # seconds for one move; loading the file has its own
LOADING = 30.0


class Forfeit(UserWarning):
    """A bot lost a move: it raised, stalled or answered what is not legal."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(f"{bot} loses a move: {why}")
        self.bot = bot
        self.why = why


@contextmanager
def deaf() -> Iterator[None]:
    """A process that is started meanwhile never hears of Ctrl-C, not even while it loads: whoever has started it ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # a house in a page, which starts nothing, has none

    resource_tracker.ensure_running()  # for it would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _raised(error: Exception, file: str) -> str:
    """What, and in which line of the bot's own file."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    where = f"{Path(file).name}:{lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}: {error}"


def load(spec: str) -> Any:
    """The bot that `path.py:Class` names."""
    path, _, name = spec.rpartition(":")
    file = Path(path)
    if not file.is_file():
        raise Refusal("error-own-file", path=path)
    found = spec_from_file_location(file.stem, file)
    if found is None or found.loader is None:
        raise Refusal("error-own-file", path=path)
    module = module_from_spec(found)
    sys.modules[file.stem] = module  # so that the bot's own dataclasses and pickles find it
    try:
        found.loader.exec_module(module)
        bot = getattr(module, name)()
    except Exception as error:
        raise Refusal("error-own-class", path=path, name=name, why=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise Refusal("error-own-choose", path=path, name=name)
    return bot


def serve(pipe: Connection, spec: str, game_name: str) -> None:
    """The bot's process: answer question after question. Ctrl-C is for whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        bot = load(spec)
        game = games.find(game_name)
        pipe.send(("ready", ""))
    except Exception as error:
        pipe.send(("broken", str(error)))
        return
    rules_of: dict[tuple[int, str], Rules[Any]] = {}
    while True:
        try:
            players, options, data, legal, seed = pipe.recv()
        except EOFError:
            return
        key = (players, repr(options))
        if key not in rules_of:
            rules_of[key] = game.rules(players, options)
        rules = rules_of[key]
        answer: tuple[str, int | str]
        try:
            answer = "move", int(bot.choose(rules, rules.load(data), legal, QuickDice(seed)))
        except Exception as error:
            answer = "raised", _raised(error, spec.rpartition(":")[0])
        try:
            pipe.send(answer)
        except OSError:  # whoever asked has gone
            return


class OwnBot(Bot):
    """Asks the bot's process; a move that does not come, or is not legal, is made by lot, with a warning."""

    def __init__(self, game: Game, spec: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.spec = spec
        self.patience = patience
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        load(spec)  # what is wrong with the file is said at once, not in the middle of a match

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        kind, answer = self._ask(rules, view, legal, int(dice.below(1 << 30)))
        if kind == "move" and answer in legal:
            return int(answer)
        why = f"answered {rules.text(answer) if 0 <= answer < len(rules.moves) else answer}" if kind == "move" else answer
        warnings.warn(Forfeit(self.spec, why), stacklevel=2)
        return legal[dice.below(len(legal))]

    def _ask(self, rules: Rules[Any], view: Any, legal: list[int], seed: int) -> tuple[str, Any]:
        if self.process is None and not self._start():
            return "broken", "it does not start"
        assert self.pipe is not None
        try:
            self.pipe.send((rules.players, dict(rules.options), view.dump(), legal, seed))
            if not self.pipe.poll(self.patience):
                self.close()
                return "stalled", f"no answer in {self.patience:g} s"
            answer: tuple[str, Any] = self.pipe.recv()
            return answer
        except (EOFError, OSError):
            self.close()
            return "gone", "its process has ended"

    def _start(self) -> bool:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.spec, self.game.name), daemon=True)
        with deaf():
            process.start()
        self.process = process  # not before: what was broken off on its way cannot be ended
        theirs.close()
        try:
            if self.pipe.poll(LOADING) and self.pipe.recv()[0] == "ready":
                return True
        except (EOFError, OSError):
            pass
        self.close()
        return False

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def __del__(self) -> None:
        self.close()
