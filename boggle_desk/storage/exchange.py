"""Games as files of their own: JSON lines for every game, GCG for Scrabble.

The first of the JSON lines is the opening with the version of the format, the full rules, and the game's lasting number
if it has one; every further one is an event with the number of its step.
"""

import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count, islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from boggle_desk.engine.game import Game
from boggle_desk.engine.players import SeatGiven
from boggle_desk.engine.scrabble.events import Recorded
from boggle_desk.engine.scrabble.gcg import LARGEST_FILE as LARGEST_GCG
from boggle_desk.engine.scrabble.gcg import (
    BadGame,
    Count,
    GcgFault,
    GcgGame,
    gcg_of,
    played,
    read_gcg,
    recorded_in,
    tiles_of,
    write_gcg,
)
from boggle_desk.engine.scrabble.referee import SCRABBLE
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.codec import BROKEN, LARGEST_EVENT, LARGEST_OPENING, MOST_EVENTS, encode_event, encode_opening
from boggle_desk.storage.disk import export_file, read_at_most, replace_file
from boggle_desk.storage.games import GameState, GameStore, title_of
from boggle_desk.storage.kinds import kind_named
from boggle_desk.storage.replay import BadFile, FileFault, WrittenEvent, WrittenGame, played_through

Part = TypeVar("Part")
GCG, LINES = ".gcg", ".jsonl"
LARGEST_FILE = 50_000_000
_DAY = re.compile(r"\b(1[89]\d\d|20\d\d)([-/.])(\d{1,2})\2(\d{1,2})\b")
"""A day with the year first: no other order is the same everywhere."""
_SAYS_DAY = ("date", "title", "description", "event", "id")
"""The GCG header lines that may name the day, the likeliest first."""


@dataclass(frozen=True)
class OpenedGame:
    kind: str
    game: Game[Any, Any, Any]
    state: GameState
    number: int | None = None  # None if it comes from a file
    name: str = ""
    count: Count | None = None  # what a GCG file says beside what was counted
    lasting: str = ""
    at: int = 0  # the round or turn that is looked at first; 0 for the end
    word: str = ""
    played: int | None = None  # in seconds since 1970; 0 if unknown


@dataclass(frozen=True)
class Whose:
    """Who played the games of some files, and when (seconds since 1970, 0 if unknown), where the files don't say."""

    ours: bool = False
    at: int = 0


# ------------------------------------------------------------------------------------------------- JSON lines


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    event: str
    data: msgspec.Raw


def to_lines(game: WrittenGame) -> bytes:
    number = f'{{"number":"{game.lasting}",' if game.lasting else "{"
    lines = [number.encode() + game.opening.encode().removeprefix(b"{")]
    lines += [
        msgspec.json.encode(_Line(event.step, event.name, msgspec.Raw(event.data.encode()))) for event in game.events
    ]
    return b"\n".join(lines) + b"\n"


def from_lines(data: bytes) -> WrittenGame:
    """Return the game in JSON lines, without replaying it. Raises `BadFile`."""
    _cap(data, LARGEST_FILE)
    first, *rest = data.removesuffix(b"\n").split(b"\n", MOST_EVENTS + 1)
    if len(rest) > MOST_EVENTS:
        raise BadFile(MOST_EVENTS + 1, f"more than {MOST_EVENTS} events", FileFault.TOO_LARGE)
    header = _read(1, first, LARGEST_OPENING, _Header, "opening of a game", FileFault.NO_GAME)
    events = tuple(_event(line, text) for line, text in enumerate(rest, start=2))
    return WrittenGame(header.kind, _text(1, first), events, header.number)


class _Header(msgspec.Struct):
    kind: str
    number: str = ""


def _read(line: int, text: bytes, most: int, kind: type[Part], what: str, fault: FileFault) -> Part:
    if len(text) > most:
        raise BadFile(line, f"longer than {most} bytes, which no {what} is", fault)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFile(line, f"this is no {what}: {error}", fault) from error


def _event(line: int, text: bytes) -> WrittenEvent:
    found = _read(line, text, 2 * LARGEST_EVENT, _Line, "event", FileFault.IMPOSSIBLE)
    return WrittenEvent(found.step, found.event, _text(line, bytes(found.data)))


def _text(line: int, data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadFile(line, "this isn't text in UTF-8") from error


def _cap(data: bytes, largest: int) -> None:
    if len(data) > largest:
        raise BadFile(0, f"the file is larger than {largest} bytes, which no game is", FileFault.TOO_LARGE)


# ------------------------------------------------------------------------------------------------------ files


def to_gcg(game: Game[Any, Any, Any], at: int = 0) -> bytes:
    """Return a Scrabble game as GCG, with the day if it is known."""
    told = gcg_of(game.opening, game.steps)
    if at and _day_of(told) is None:
        day = _SAYS_DAY[0], datetime.fromtimestamp(at).astimezone().date().isoformat()
        told = replace(told, remarks=(*told.remarks, day))
    return write_gcg(told)


def _day_of(said: GcgGame) -> int | None:
    """Return noon of the day that a file names, or None."""
    for name in _SAYS_DAY:
        if found := _DAY.search(said.remark(name) or ""):
            with suppress(ValueError, OverflowError, OSError):  # no such day, or none that this system counts
                return int(datetime(int(found[1]), int(found[3]), int(found[4]), 12).astimezone().timestamp())
    return None


def written(kind: str, game: Game[Any, Any, Any]) -> WrittenGame:
    return WrittenGame(
        kind,
        encode_opening(kind, game.opening),
        tuple(WrittenEvent(n, *encode_event(kind, event)) for n, step in enumerate(game.steps) for event in step),
    )


def save_game(path: Path, written: WrittenGame, at: int = 0, place: Path | None = None) -> None:
    """Write a game as GCG if the name ends so and it is Scrabble, else as JSON lines. `at` is when it was played, 0 if
    unknown; `place` is swept of a killed program's files (`disk.export_file`). Raises `OSError`, and `BadFile` for a
    game that can no longer be played through."""
    if path.suffix.lower() == GCG and kind_named(written.kind).as_gcg:
        content = to_gcg(played_through(written), at)
    else:
        content = to_lines(written)
    export_file(path, content, place) if place else replace_file(path, content)


def open_game(
    path: Path, rules: ScrabbleRules, sets: Mapping[str, TileSet], check: Check = go_on, tiles: str = ""
) -> OpenedGame:
    """Return the game of a file, GCG or JSON lines by its first character. GCG is counted by `rules`, with the tiles of
    this key, or else with those of `sets` that it was played with. Raises `BadFile` with line and reason, and
    `OSError`."""
    return game_in(path.name, read_at_most(path, LARGEST_FILE), rules, sets, check, tiles)


def game_in(
    name: str, data: bytes, rules: ScrabbleRules, sets: Mapping[str, TileSet], check: Check = go_on, tiles: str = ""
) -> OpenedGame:
    """Return the game in the bytes of a file of this name; see `open_game`."""
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        found = from_lines(data)
        game = played_through(found, check)
        return OpenedGame(found.kind, game, state_of(found.kind, game.steps), name=name, lasting=found.lasting)
    return _gcg_game(name, data, rules, sets, tiles)


def _gcg_game(name: str, data: bytes, rules: ScrabbleRules, sets: Mapping[str, TileSet], asked: str = "") -> OpenedGame:
    _cap(data, LARGEST_GCG)
    try:
        said = read_gcg(data)
        tiles = sets[asked] if asked else tiles_of(said, rules, sets)
        rules = replace(rules, tiles=tiles, lexicon=tiles.key)
        if asked and asked != (said.remark("tile-set") or "").lower():
            said = replace(said, remarks=(*said.remarks, ("tile-set", asked)))
        count, opening, steps = played(said, rules)
    except BadGame as error:
        fault = (
            FileFault.TILES
            if error.remark.fault in (GcgFault.NO_SUCH_TILES, GcgFault.WHICH_TILES)
            else FileFault.NO_GCG
        )
        raise BadFile(error.line, error.reason, fault, error.remark) from error
    game: Game[Any, Any, Any] = Game(SCRABBLE, opening, steps)
    state = state_of("scrabble", steps)
    # Nobody knows all the tiles of a game that others have played, so nobody can go on with it.
    state = GameState.ABANDONED if state is GameState.RUNNING else state
    return OpenedGame("scrabble", game, state, name=name, count=count, played=_day_of(said))


def counted(game: Game[Any, Any, Any]) -> Count | None:
    """Return what the file of an imported game said, counted again; None for a game that was played here."""
    said = recorded_in(game.steps) if game.logic is SCRABBLE else None
    with suppress(BadGame):  # from a saved game that somebody has changed
        return played(said, game.opening.rules)[0] if said else None
    return None


def state_of(kind: str, steps: Iterable[Iterable[object]]) -> GameState:
    ended = kind_named(kind).ended(event for step in steps for event in step)
    return GameState.FINISHED if ended else GameState.RUNNING


# ------------------------------------------------------------------------------------------- many files at once

MOST_FILES = 10_000  # the most files to find in a folder and its subfolders


@dataclass(frozen=True)
class Imported:
    added: int
    there: int  # games already in the store
    failed: tuple[tuple[str, Exception], ...]  # file names and what is wrong with them


def game_files(folder: Path) -> tuple[Path, ...]:
    """Return the game files of a folder and its subfolders, by name. Raises `OSError`."""
    next(folder.iterdir(), None)  # `rglob` is silent about a folder that cannot be read
    named = (path for path in folder.rglob("*") if path.suffix.lower() in (GCG, LINES) and path.is_file())
    return tuple(sorted(islice(named, MOST_FILES)))


def import_games(
    paths: Sequence[Path],
    read: Callable[[Path], OpenedGame],
    whose: Whose,
    target: sqlite3.Connection,
    spare: int,
    check: Check,
    tell: Callable[[int], None],
) -> Imported:
    """Add the games of files to the stored ones; a bad file does not stop the others.

    `read` opens one; numbers from `spare` on are free; `tell` gets the number of files done.
    """
    numbers, added, there, failed = count(spare), 0, 0, list[tuple[str, Exception]]()
    for done, path in enumerate(paths):
        check()
        tell(done)
        try:
            put = keep_game(read(path), whose, target, lambda: next(numbers))
        except (BadFile, OSError, *BROKEN) as error:
            failed.append((path.name, error))
        else:
            added, there = added + put, there + (not put)
    return Imported(added, there, tuple(failed))


def keep_game(opened: OpenedGame, whose: Whose, target: sqlite3.Connection, number: Callable[[], int]) -> bool:
    """Store a game unless it is there; return whether it was stored. `number` gives a free number. Raises `ValueError`
    for an opening or an event that cannot be stored."""
    opening, at = encode_opening(opened.kind, opened.game.opening), whose.at if opened.played is None else opened.played
    given = [event for step in opened.game.steps for event in step if isinstance(event, SeatGiven)]
    title = title_of(player.name for player in (*opened.game.opening.players, *(each.player for each in given)))
    state = opened.state if whose.ours else GameState.OTHERS
    events = [
        (step, place, at, *encode_event(opened.kind, event))
        for step, events in enumerate(opened.game.steps)
        for place, event in enumerate(events)
    ]
    told = [(step, place, name, data) for step, place, _at, name, data in events]
    bare = [each for each in told if each[2] != Recorded.__name__]  # as an earlier version stored it
    for (there,) in target.execute(_ALIKE, (opened.kind, opening)).fetchall():
        if target.execute(_TOLD, (there, len(told))).fetchall() in (told, bare):
            return False
    return GameStore.put(target, (opened.kind, opening, at, state.value, title), events, number, opened.lasting)


_ALIKE = "select id from game where kind = ? and opening = ?"
_TOLD = "select step, place, name, data from event where game = ? order by step, place limit ?"
