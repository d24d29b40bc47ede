"""Several processes of one house on one machine: one that dies is started anew, a signal to stop reaches all, the log is one.

The first process only looks after the others. It has no loop and no threads, so that it can split at any time.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TextIO

from kociarnia.engine import Refusal
from kociarnia.server import event_log

QUICK = 5.0  # seconds: whoever dies sooner than that has to wait before the next attempt …
PAUSE = 1.0
PATIENCE = 15.0  # seconds for the last words; then they are ended
STOP = (signal.SIGTERM, signal.SIGINT)

# What a process does: its number, what it calls when it is open, a pipe that ends with the first process, and its log.
Work = Callable[[int, Callable[[], None], int, TextIO | None], None]


class Child(NamedTuple):
    number: int
    began: float


class Pipe:
    """Lines from all of them to the first."""

    def __init__(self, said: Callable[[str], None]) -> None:
        self.reading, self.writing = os.pipe()
        self.said = said
        self.rest = b""

    def read(self) -> None:
        *lines, self.rest = (self.rest + os.read(self.reading, 1 << 16)).split(b"\n")
        for line in lines:
            self.said(line.decode(errors="replace"))


class Supervisor:
    def __init__(self, work: Work, ready: Callable[[], None], log: bool) -> None:
        self.work = work
        self.ready = ready
        self.log = Pipe(event_log.pass_on) if log else None
        self.news = Pipe(self._hear)
        self.alive, self.held = os.pipe()  # nothing is ever written into it
        self.woken, self.waking = os.pipe()
        self.children: dict[int, Child] = {}  # by process id
        self.due: dict[int, float] = {}  # by number: when it is to be started anew
        self.open: set[int] = set()
        self.wanted = 0
        self.failed: list[Any] = []  # why it cannot be opened
        self.stopping = 0.0  # since when

    def run(self, processes: int) -> None:
        self.wanted = processes
        os.set_blocking(self.waking, False)
        before = signal.set_wakeup_fd(self.waking, warn_on_full_buffer=False)
        handlers = {one: signal.signal(one, lambda *_: None) for one in (*STOP, signal.SIGCHLD)}
        gc.freeze()  # what is here by now is shared by all
        try:
            for number in range(processes):
                self._start(number)
            with selectors.DefaultSelector() as selector:
                for fd, hear in self._ears():
                    selector.register(fd, selectors.EVENT_READ, hear)
                while self.children or self.due:
                    for key, _ in selector.select(0.2 if self.due or self.stopping else None):
                        key.data()
                    self._look()
            for _, hear in self._ears()[1:]:
                with contextlib.suppress(BlockingIOError):
                    hear()
        finally:
            signal.set_wakeup_fd(before)
            for one, handler in handlers.items():
                signal.signal(one, handler)
            for fd in (self.alive, self.held, self.woken, self.waking):
                os.close(fd)
        if self.failed:
            key, more = self.failed
            raise Refusal(key, **more) if key else RuntimeError(more)

    def _ears(self) -> list[tuple[int, Callable[[], None]]]:
        pipes = [pipe for pipe in (self.news, self.log) if pipe is not None]
        for pipe in pipes:
            os.set_blocking(pipe.reading, False)
        return [(self.woken, self._wake), *((pipe.reading, pipe.read) for pipe in pipes)]

    # --- what happens

    def _wake(self) -> None:
        if set(os.read(self.woken, 4096)) & set(map(int, STOP)):
            self._stop()

    def _hear(self, line: str) -> None:
        """A process is open, or says why it cannot be."""
        number, key, more = json.loads(line)
        if key is None:
            if number not in self.open:
                self.open.add(number)
                if len(self.open) == self.wanted:
                    self.ready()
        elif len(self.open) < self.wanted and not self.failed:
            self.failed = [key, more]
            self._stop()

    def _look(self) -> None:
        now = time.monotonic()
        for pid, code in _ended():
            child = self.children.pop(pid, None)  # whoever started this program may have left it a child
            if child is not None and not self.stopping:
                event_log.event("died", process=child.number, code=code)
                self.due[child.number] = now + (PAUSE if now - child.began < QUICK else 0.0)
        for number in [one for one, when in self.due.items() if when <= now]:
            del self.due[number]
            self._start(number)
        if self.stopping and now - self.stopping > PATIENCE:
            for pid in self.children:
                os.kill(pid, signal.SIGKILL)

    def _stop(self) -> None:
        self.due.clear()
        if not self.stopping:
            self.stopping = time.monotonic()
            for pid in self.children:
                os.kill(pid, signal.SIGTERM)

    def _start(self, number: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid:
            self.children[pid] = Child(number, time.monotonic())
            return
        code = 1
        try:
            self._be(number)
            code = 0
        finally:
            with contextlib.suppress(Exception):
                sys.stdout.flush()
            os._exit(code)  # what follows in this program is for the first process alone

    def _be(self, number: int) -> None:
        """In the new process."""
        signal.set_wakeup_fd(-1)
        for one in (*STOP, signal.SIGCHLD):
            signal.signal(one, signal.SIG_DFL)
        for fd in (self.held, self.woken, self.waking):
            os.close(fd)
        os.set_blocking(self.news.writing, True)
        log = os.fdopen(self.log.writing, "w", encoding="utf-8", buffering=1) if self.log else None
        try:
            self.work(number, lambda: self._tell(number, None, ""), self.alive, log)
        except Refusal as refused:
            self._tell(number, refused.say.key, refused.say.args)
        except Exception as error:
            event_log.failure("start", error)
            self._tell(number, "", str(error))

    def _tell(self, number: int, key: str | None, more: Any) -> None:
        os.write(self.news.writing, json.dumps([number, key, more]).encode() + b"\n")


def _ended() -> Iterator[tuple[int, int]]:
    """Processes that have ended, with their code; a signal is negative."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        yield pid, os.waitstatus_to_exitcode(status)


def supervise(processes: int, work: Work, ready: Callable[[], None], log: bool) -> None:
    """Until a signal says stop. `log`: theirs goes to the log of this process."""
    Supervisor(work, ready, log).run(processes)
