"""`boggle-desk serve`: the protocol for bots, as JSON lines on stdin and stdout (docs/protocol.md)."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from os import cpu_count
from queue import Queue
from random import Random
from threading import Event, Thread
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import Meta

from boggle_desk import __version__
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_options, lexicon_named, rules_named
from boggle_desk.commands.solve import board_of_text
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import Thought, choose
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel
from boggle_desk.engine.scrabble.notation import move_named, move_text, rack_named, rack_text
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.set_up import SetUp, check, empty_set_up, read_cgp, tiles_in, view_of, write_cgp
from boggle_desk.engine.scrabble.values import Candidate, OwnMove, candidates
from boggle_desk.engine.stopping import Stopped, never
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.storage.shipped import boggle_rules, leaves_of, scrabble_levels, scrabble_rules, tile_sets, wins_of

PROTOCOL = 1
LONGEST_LINE = 100_000  # the most bytes of a line; a longer one is an error
_MOST_WAITING = 1_000
_PATIENCE = 60  # seconds that it still thinks when nobody can say stop any more
_MOVES_OF_A_CLOCK = 20  # a move takes at most this part of the time that is left
_DESCRIPTION = """\
Speak the protocol for bots: one JSON object a line on stdin, one or more back on stdout. It is described in
docs/protocol.md."""
_EPILOG = """\
example:
  echo '{"do": "solve", "board": "TAPE"}' | boggle-desk serve
  ./run match --players champion,"exec:boggle-desk serve\""""

_Short = Annotated[str, Meta(max_length=100)]
_Text = Annotated[str, Meta(max_length=5_000)]
_Count = Annotated[int, Meta(ge=1, le=1_000)]
_Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class _Request(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[int, Meta(ge=0, le=1 << 53)] | _Short | None = None  # comes back with each answer


class Hello(_Request):
    pass


class Set(_Request):
    dictionary: _Short | None = None
    level: _Short | None = None
    rules: _Short | None = None


class New(_Request):
    pass


class Position(_Request):
    cgp: _Text = ""
    moves: Annotated[list[_Short], Meta(max_length=500)] = []  # played from there on
    rack: _Short | None = None  # of the player who is then on turn


class Go(_Request):
    seconds: _Seconds | None = None
    rollouts: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    clock: _Seconds | None = None  # the seconds that are left for the whole game
    seed: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Moves(_Request):
    count: _Count = 10


class Solve(_Request):
    board: _Text
    rows: Annotated[int, Meta(ge=1, le=10)] | None = None
    columns: Annotated[int, Meta(ge=1, le=10)] | None = None
    minimum_length: Annotated[int, Meta(ge=1, le=99)] = 3


class Stop(_Request):
    pass


class Quit(_Request):
    pass


_READ = msgspec.json.Decoder(Hello | Set | New | Position | Go | Moves | Solve | Stop | Quit)
Say = dict[str, Any]
Tell = Callable[[Say], None]
_FAULTS = (ValueError, LookupError, Refused, UsageError, OSError, OverflowError, RecursionError)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    add_options(parser, "--lexicon")


def run(arguments: argparse.Namespace) -> int:
    """Answer until stdin ends or `quit` comes; return 0. Raises UsageError for an unknown dictionary."""
    serve(sys.stdin.buffer, sys.stdout.buffer, arguments.lexicon)
    return 0


def serve(source: BinaryIO, sink: BinaryIO, dictionary: str) -> None:
    """Answer the lines of `source` in `sink`, in their order; `stop` and `quit` overtake."""
    desk, waiting = Desk(dictionary), Queue[tuple[Any, Event] | None](_MOST_WAITING)
    Thread(target=_take, args=(source, waiting), daemon=True).start()
    while (taken := waiting.get()) is not None:
        request, stopped = taken
        desk.answer(request, partial(_write, sink, getattr(request, "id", None)), stopped.is_set)


def _write(sink: BinaryIO, number: int | str | None, answer: "Say") -> None:
    sink.write(msgspec.json.encode(answer if number is None else answer | {"id": number}) + b"\n")
    sink.flush()


def _take(source: BinaryIO, waiting: "Queue[tuple[Any, Event] | None]") -> None:
    """Read requests until the end: what they are, or the error of what is none, and how each is stopped."""
    pending: list[Event] = []
    for line in _lines(source):
        request: Any = _request(line)
        if isinstance(request, Stop | Quit):
            for each in pending:
                each.set()
            pending.clear()
        if isinstance(request, Quit):
            break
        if not isinstance(request, Stop):
            stopped = Event()
            pending = [*pending, stopped][-_MOST_WAITING:]
            waiting.put((request, stopped))
    waiting.put(None)
    time.sleep(_PATIENCE)  # this thread ends with the program
    for each in pending:
        each.set()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are not empty, those that are too long cut at one byte more than allowed."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while not rest.endswith(b"\n") and len(line) > LONGEST_LINE and rest:
            rest = source.readline(LONGEST_LINE)
        if line.strip():
            yield line


def _request(line: bytes) -> Any:
    """Return the request of a line, or the error that it is."""
    if len(line) > LONGEST_LINE:
        return UsageError(f"The line is longer than {LONGEST_LINE:,} bytes.")
    try:
        return _READ.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return UsageError(f"This is no request: {error}.")


class Desk:
    """What the bot's side has asked for so far, and how it is answered."""

    def __init__(self, dictionary: str) -> None:
        """Open a dictionary by its name, or a word list by its path. Raises UsageError."""
        self._own = dictionary
        self._levels = scrabble_levels()
        self._level = list(self._levels)[-1]
        self._rules_key = "tournament_double"
        self._take_dictionary(dictionary)

    def _take_dictionary(self, name: str) -> None:
        self._words: Lexicon = lexicon_named(name)
        self._dictionary = name
        self._take_rules(self._rules_key)

    def _take_rules(self, name: str) -> None:
        tiles = tile_sets().get(self._words.key) or next(
            (each for each in tile_sets().values() if each.language == self._words.language), tile_sets()["english"]
        )
        self._rules: ScrabbleRules = replace(rules_named(name), tiles=tiles)
        self._rules_key = name
        self._at = empty_set_up(self._rules)

    def answer(self, request: Any, say: Tell, stop: Callable[[], bool] = never) -> None:
        """Answer a request by one `say` or more."""
        try:
            if isinstance(request, UsageError):
                raise request
            getattr(self, f"_{type(request).__name__.lower()}")(request, say, stop)
        except _FAULTS as fault:
            say({"say": "error", "text": " ".join(str(fault).split())[:300]})

    def _hello(self, _request: Hello, say: Tell, _stop: object) -> None:
        say(
            {
                "say": "hello",
                "name": "Boggle Desk",
                "version": __version__,
                "protocol": PROTOCOL,
                "options": {
                    "dictionary": {"now": self._dictionary, "choices": list(dict.fromkeys((*SHIPPED, self._own)))},
                    "level": {"now": self._level, "choices": list(self._levels)},
                    "rules": {"now": self._rules_key, "choices": list(scrabble_rules())},
                },
            }
        )

    def _set(self, request: Set, say: Tell, _stop: object) -> None:
        """Files are opened only from the command line, never by a request."""
        if request.dictionary is not None and request.dictionary not in (*SHIPPED, self._own):
            raise UsageError(f"There is no dictionary '{request.dictionary}'.")
        if request.level is not None and request.level not in self._levels:
            raise UsageError(f"There is no level '{request.level}'.")
        if request.rules is not None:
            self._take_rules(request.rules)
        if request.dictionary is not None:
            self._take_dictionary(request.dictionary)
        self._level = request.level or self._level
        say({"say": "ready"})

    def _new(self, _request: New, say: Tell, _stop: object) -> None:
        self._at = empty_set_up(self._rules)
        say({"say": "ready"})

    def _position(self, request: Position, say: Tell, _stop: object) -> None:
        named = tiles_in(request.cgp, tile_sets(), by_lexicon=False)
        if named not in ("", self._rules.tiles.key):
            raise UsageError(f"The position has {named} tiles. Set the dictionary '{named}' first.")
        at = read_cgp(request.cgp, self._rules) if request.cgp else empty_set_up(self._rules)
        for text in request.moves:
            at = self._played(at, text)
        if request.rack is not None:
            at = at.with_rack(rack_named(self._rules.tiles, request.rack))
        check(at)
        self._at = at
        say({"say": "position", "cgp": write_cgp(at), "bag": at.bag})

    def _played(self, at: SetUp, text: str) -> SetUp:
        """Return the position after a move. What its player's rack is not known to have was drawn before."""
        move = move_named(at.board, self._rules.tiles, text)
        used = move.play.used if isinstance(move, PlayTiles) else move.tiles if isinstance(move, Exchange) else ()
        if at.drawn or not at.rack:
            at = at.with_rack((*at.rack, *(Counter(used) - Counter(at.rack)).elements()))
        return at.after(move)

    def _view(self) -> ScrabblePosition:
        """Return what the player on turn sees. Raises UsageError without a rack."""
        if not self._at.rack:
            raise UsageError("Nobody knows the rack of the player on turn. Send a position with one.")
        return view_of(self._at)

    def _moves(self, request: Moves, say: Tell, _stop: object) -> None:
        words = replace(self._words, levels=None)  # every word is legal, also one that the program would not show
        found = islice(candidates(self._view(), words, leaves_of(self._rules.tiles)), request.count)
        say({"say": "moves", "moves": [self._listed(each) for each in found]})

    def _listed(self, found: Candidate) -> Say:
        return {
            "move": self._text(found.move),
            "score": found.score,
            "equity": round(found.equity, 2),
            "leave": rack_text(self._rules.tiles, found.kept),
            "words": list(found.words),
        }

    def _text(self, move: OwnMove) -> str:
        return move_text(self._at.board, self._rules.tiles, move)

    def _go(self, request: Go, say: Tell, stop: Callable[[], bool]) -> None:
        view, rules = self._view(), self._rules
        first = next(candidates(view, self._words, leaves_of(rules.tiles)))
        say({"say": "info", **self._listed(first)})
        move: OwnMove = first.move
        with suppress(Stopped):  # then the best one so far will do
            move = choose(
                view,
                self._thinking(request),
                self._words,
                Random(request.seed),
                stop,
                lambda play: say({"say": "info", "move": self._text(PlayTiles(play))}),
                leaves_of(rules.tiles),
                wins_of(rules.tiles),
                cpu_count() or 1,
                lambda thought: say({"say": "info", **self._thought(thought)}),
            )
        score = score_play(rules, view.board, move.play).score if isinstance(move, PlayTiles) else 0
        say({"say": "best", "move": self._text(move), "score": score})

    def _thought(self, thought: Thought) -> Say:
        """Return what a champion thinks of its move; counts are those of how it thought."""
        win = None if thought.win is None else round(thought.win, 4)
        counts = {name: count for name in ("rollouts", "deals", "nodes") if (count := getattr(thought, name))}
        return {"move": self._text(thought.move), "win": win, "lead": round(thought.lead, 1), **counts}

    def _thinking(self, request: Go) -> ComputerLevel:
        level = self._levels[self._level]
        seconds = level.seconds if request.seconds is None else request.seconds
        if request.clock is not None:
            seconds = min(seconds, request.clock / _MOVES_OF_A_CLOCK)
        rollouts = request.rollouts if request.rollouts and level.rollouts else level.rollouts
        return replace(level, seconds=seconds, rollouts=rollouts)

    def _solve(self, request: Solve, say: Tell, _stop: object) -> None:
        size = (request.rows, request.columns) if request.rows and request.columns else None
        board = board_of_text(request.board, size)
        counted = WordRange(replace(boggle_rules()["classic"], minimum_length=request.minimum_length))
        found = words_on(board, self._words, counted)
        words = [{"word": word, "points": counted.points(word), "path": path} for word, path in found]
        score = sum(counted.points(each.word) for each in found)
        say({"say": "words", "board": board.faces, "score": score, "words": words})
