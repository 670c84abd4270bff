"""Programs as players of `./run match`: they speak the protocol for bots, by a clock, and what they send is judged."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Annotated, Any, BinaryIO

import msgspec

from benchmarks.table import make, view_of
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.notation import BadPlay, move_named
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import foreseen
from boggle_desk.engine.scrabble.set_up import set_up_of_position, write_cgp
from boggle_desk.engine.scrabble.simulation import GameSimulator
from boggle_desk.engine.scrabble.values import OwnMove


class Forfeit(Exception):
    """A program lost its game by what it sent, or by sending nothing; the message says how."""


class _Answer(msgspec.Struct):
    say: str
    move: Annotated[str, msgspec.Meta(max_length=100)] = ""


@dataclass(eq=False)
class Program:
    """A player that is a program and speaks the protocol for bots (docs/protocol.md). What it sends is judged."""

    command: Sequence[str]
    words: Lexicon
    dictionary: str
    """The name under which the program gets the words."""
    rules: str
    """The key of the rules."""
    seconds: float
    """Its time for each game."""
    moves: int = 0
    """How many it has made in all its games."""
    _left: float = 0.0
    _process: "subprocess.Popen[bytes] | None" = None
    _lines: "Queue[bytes]" = field(default_factory=Queue)

    def turn(self, simulator: GameSimulator, rng: Random) -> None:
        """Make the program's move. Raises `Forfeit`."""
        try:
            if simulator.table.turns < len(simulator.table.scores()):
                self._begin()
            make(simulator, self._move(view_of(simulator)))
            self.moves += 1
        except Forfeit:
            self.end()
            raise

    def _begin(self) -> None:
        """Begin a game, with a new process if the last one was ended."""
        self._left = self.seconds
        if self._process is None:
            self._lines = Queue(_MOST_UNREAD)
            try:
                names = os.environ | {"PATH": search_path()}
                self._process = subprocess.Popen(self.command, env=names, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise Forfeit(f"it didn't start: {error.strerror}") from error
            if self._process.stdin and sys.platform != "win32":
                os.set_blocking(self._process.stdin.fileno(), False)
            Thread(target=_read_lines, args=(self._process.stdout, self._lines), daemon=True).start()
            self._send({"do": "hello"})
            self._answer("hello")
            self._send({"do": "set", "dictionary": self.dictionary, "rules": self.rules})
        self._send({"do": "new"})

    def _move(self, view: ScrabblePosition) -> OwnMove:
        self._send({"do": "position", "cgp": write_cgp(set_up_of_position(view, view.turn or 0))})
        self._send({"do": "go", "clock": round(self._left, 3)})
        text = self._answer("best").move
        try:
            move = move_named(view.board, view.rules.tiles, text)
            foreseen(view, move, self.words)
        except (BadPlay, Refused) as error:
            raise Forfeit(f"'{text}': {error}") from error
        return move

    def _send(self, message: dict[str, Any]) -> None:
        if self._process is None or self._process.stdin is None:
            return
        line = msgspec.json.encode(message) + b"\n"
        try:
            written = os.write(self._process.stdin.fileno(), line)
        except BlockingIOError:
            written = 0
        except OSError as error:
            raise Forfeit("it has ended") from error
        if written != len(line):
            raise Forfeit("it doesn't read")

    def _answer(self, what: str) -> _Answer:
        """Return the answer that says this, and take the time off the clock."""
        while True:
            began = time.monotonic()
            try:
                line = self._lines.get(timeout=max(0.0, self._left))
            except Empty:
                raise Forfeit("its time ran out") from None
            self._left -= time.monotonic() - began
            try:
                answer = msgspec.json.decode(line, type=_Answer)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise Forfeit("it sent what is no answer" if line else "it has ended") from error
            if answer.say == what:
                return answer

    def end(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        with suppress(Empty):
            while self._lines.get(timeout=1):
                pass
        for stream in (process.stdin, process.stdout):
            if stream:
                with suppress(OSError):
                    stream.close()


def search_path() -> str:
    """Return where a program is looked for: first beside the Python of the game, so that `python` is that one."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))


_LONGEST_ANSWER, _MOST_UNREAD = 100_000, 1_000


def _read_lines(source: BinaryIO, lines: "Queue[bytes]") -> None:
    """Put the lines of a program into a queue, and an empty one at its end."""
    with suppress(ValueError, OSError):  # closed meanwhile
        while line := source.readline(_LONGEST_ANSWER):
            lines.put(line)
    lines.put(b"")
