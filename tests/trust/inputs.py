"""Feed every reader of files, texts and messages what nobody would write: samples that chance has bitten into.

A reader gives what it read, or raises what it says it raises, with a sentence. Work is counted in Python's calls, and
room by a limit on the memory of this process.
"""

import json
import os
import resource
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from multiprocessing.connection import Client
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk import cli, paths, settings
from boggle_desk.app.single_instance import Incoming
from boggle_desk.engine.anagrams import read_study_lists
from boggle_desk.engine.boggle import codes, computer, real_board
from boggle_desk.engine.boggle.pad import NotReadable, read_line
from boggle_desk.engine.boggle.rules import preset_of, read_cube_sets
from boggle_desk.engine.rulebook import BadRules, read_table
from boggle_desk.engine.scrabble import gcg, knowledge, notation, set_up
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_list import ENGLISH, NotAWordList, read_word_list
from boggle_desk.storage.backups import Backups, BadArchive
from boggle_desk.storage.exchange import from_lines
from boggle_desk.storage.house import HouseWords, house_file
from boggle_desk.storage.learning import read_sightings
from boggle_desk.storage.own_presets import OwnPresets
from boggle_desk.storage.replay import BadFile, played_through
from boggle_desk.storage.small_file import SmallFile
from tests.engine.boggle.table import CUBE_SETS
from tests.engine.scrabble.table import PRESETS, TILE_SETS
from tests.storage.goldens import SAVES
from tests.storage.home import unpack

MOST_CALLS = 3_000_000
"""Calls of functions for one input, far more than the longest sample takes."""
MOST_ROOM = 1 << 30
"""Bytes that may be taken beside what is there at the beginning."""
_NASTY = (
    *(
        b"\0",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"\xed\xa0\x80",
        b"\r",
        b"\n\n",
        b"\t",
        b'"',
        b"'",
        b"\\",
        b"#",
        b"%s",
        b"{",
    ),
    *(b"9" * 400, b"-1", b"1e999", b"NaN", b"0x7f", b"\xc4\xb0", b"\xc3\x9f", b"\xe2\x80\xae", b"\xd9\xa3", b"_"),
    *(b"[" * 3_000, b"{" * 900, b"(" * 50, b"*?" * 30, b"A" * 5_000, b"../", b"/dev/zero", b"null", b"[]", b"true"),
)


_NESTED: Any = 1
for _depth in range(400):
    _NESTED = [_NESTED]
_VALUES = (
    *(10**9, -(10**9), -1, 0, 2**63, 10**400, 1e308, float("nan"), float("inf"), None, True, [], {}, 0.5, 999),
    *("", "x" * 1_000_000, "\ud800", "\0", "\u202e", "1" * 5_000, [0] * 100_000, [[]] * 1_000, _NESTED, {"a": {}}),
)
"""What stands in the place of a value in JSON."""
_HOUSE = b'{"words": [{"word": "zen", "language": "en", "counts": true, "by": "Ann", "at": 1}]}'


class TooMuch(BaseException):
    """A reader works on and on. No reader may take it for one of its own exceptions."""


@dataclass(frozen=True)
class Reader:
    """Something that reads what comes from outside."""

    read: Callable[[bytes], object]
    samples: tuple[bytes, ...]
    refuses: tuple[type[Exception], ...] = ()
    """What it raises, as it says; nothing of it without a sentence."""
    close: Callable[[], object] = lambda: None


def bitten(samples: tuple[bytes, ...], rng: Random) -> bytes:
    """Return a sample with some of it lost, doubled, changed, moved, or something nasty in it."""
    data = bytearray(rng.choice(samples))
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        here, there = sorted(rng.randrange(len(data) + 1) for _ in range(2))
        there = min(there, here + rng.choice((1, 4, 40, 4_000)))
        piece = bytes(data[here:there])
        other = rng.choice(samples)
        start = rng.randrange(len(other) + 1)
        data[here:there] = rng.choice(
            (b"", piece * 2, bytes([rng.randrange(256)]), rng.choice(_NASTY), other[start : start + 40], piece[::-1])
        )
    return bytes(data)


def replaced(samples: tuple[bytes, ...], rng: Random) -> bytes:
    """Return a sample of JSON, or of lines of it, with another value somewhere; as it is if there is none."""
    data = rng.choice(samples)
    for pieces in ([data], data.split(b"\n")):
        place = 0 if rng.random() < 0.5 else rng.randrange(len(pieces))
        try:
            content = [json.loads(pieces[place])]
        except (ValueError, RecursionError):
            continue
        within: Any = content
        key: Any = 0
        while isinstance(within[key], dict | list) and within[key] and rng.random() < 0.85:
            within = within[key]
            key = rng.choice(list(within) if isinstance(within, dict) else range(len(within)))
        within[key] = rng.choice(_VALUES)
        pieces[place] = json.dumps(content[0]).encode("utf-8", "surrogatepass")
        return b"\n".join(pieces)
    return data


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")  # as arguments come


class _Place:
    """A file that is written anew for each input."""

    def __init__(self, path: Path) -> None:
        self._path, self._number = path, 0

    def holding(self, data: bytes) -> Path:
        """Return the path of a file with this content, which no file had before."""
        self._path.unlink(missing_ok=True)
        self._number += 1
        self._path = self._path.with_stem(f"{self._path.stem.partition('-')[0]}-{self._number}")
        self._path.write_bytes(data)
        return self._path


def readers(folder: Path) -> dict[str, Reader]:
    """Return all readers, with samples of what they read."""
    games = tuple((SAVES.parent / "gcg" / name).read_bytes() for name in ("family_four.gcg", "partial.gcg"))
    lines = tuple(path.read_bytes() for path in sorted(SAVES.glob("*.jsonl")))
    toml, other = _Place(folder / "x.toml"), _Place(folder / "x.json")
    shipped = {name: _contents(name) for name in ("rules/boggle", "levels", "study", "tiles", "boards", "wins")}
    cubes = paths.resource("cubes", "english.json").read_bytes()
    words = b"tin\nnet\ntea\nZOA\r\nna\xefve definition\ncaf\xc3\xa9 = x\n"
    cgp = b"15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEINRST/ 0/10 0 lex X;"
    boards = tuple(code.encode() for code in ("0PE3-VP29-JQG0-TT50", "2TWW-VMGK-915H-7FYA4", "60503-83100-0102C-1W5RY"))
    home = unpack(folder / "home")
    return {
        "GCG files": Reader(_gcg, games, (gcg.BadGame,)),
        "saved games": Reader(lambda data: played_through(from_lines(data)), lines, (BadFile,)),
        "files with everything": Reader(_archives(folder, home), (_zip(home),), (BadArchive,)),
        "board codes": Reader(lambda data: codes.read_code(_text(data), CUBE_SETS), boards, (codes.BadCode,)),
        "typed boards": Reader(
            lambda data: real_board.read_board(_text(data)),
            (b"QUSNE URDA LGEO HMCT", b"a b c qu"),
            (real_board.BadBoard,),
        ),
        "positions in CGP": Reader(
            lambda data: set_up.read_cgp(_text(data), PRESETS["family"]),
            (cgp,),
            (set_up.BadCgp,),
        ),
        "plays": Reader(_play, (b"8D RE(TS)INA", b"D8 RETSINa", b"H8 ca.T"), (notation.BadPlay,)),
        "lines on the pad": Reader(
            lambda data: read_line(_text(b"1 " + data)), (b"14", b"5+2-1", b"tin, net tea"), (NotReadable,)
        ),
        "word lists": Reader(read_word_list, (words, words.decode("latin-1").encode("utf-16")), (NotAWordList,)),
        "word graphs": Reader(
            lambda data: WordGraph.from_bytes(data, "x"),
            (WordGraph.build(["net", "tea", "tin"]).to_bytes(),),
            (ValueError,),
        ),
        "rules": Reader(
            lambda data: preset_of("x", read_table(toml.holding(data)), CUBE_SETS, "x"),
            shipped["rules/boggle"],
            (BadRules,),
        ),
        "own rules": Reader(_own(folder), tuple(b'name = "Sunday"\n' + each for each in shipped["rules/boggle"])),
        "cubes": Reader(lambda data: read_cube_sets(other.holding(data)), (cubes,), (BadRules,)),
        "levels": Reader(
            lambda data: (computer.read_levels(path := toml.holding(data)), knowledge.read_levels(path)),
            shipped["levels"],
            (BadRules,),
        ),
        "study lists": Reader(
            lambda data: read_study_lists(toml.holding(data), ENGLISH), shipped["study"], (BadRules,)
        ),
        "chances": Reader(lambda data: knowledge.read_wins(toml.holding(data)), shipped["wins"], (BadRules,)),
        "settings": Reader(_small(settings.settings_file, folder), ((home / "settings.json").read_bytes(),)),
        "house words": Reader(_small(_house, folder), (_HOUSE,)),
        "sightings": Reader(lambda data: read_sightings([_text(data)]), (b'{"kind": "boggle", "seats": []}',)),
        "command line": Reader(
            _command(folder, words),
            (
                b"solve\neats\n--size\n2x2",
                b"words\n--anagram\nretina?\n--any",
                b"words\nc..mp*\n--length\n2-9",
                b"replay\nGAME",
                b"moves\n--cgp\n" + cgp,
                b"--quiet\nsolve\n--boards\nGAME",
                b"solve\n--minimum\n3\nhttps://x\n--json",
            ),
        ),
        "a second start": _second_start(folder),
    }


def _contents(name: str) -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(paths.resource(*name.split("/")).glob("*.toml")))


def _gcg(data: bytes) -> None:
    found = gcg.read_gcg(data)
    gcg.count_gcg(found, PRESETS["tournament_double"])
    gcg.game_of(found, PRESETS["tournament_double"])


def _play(data: bytes) -> None:
    tiles, board = TILE_SETS["english"], set_up.empty_set_up(PRESETS["family"]).board
    notation.rack_named(tiles, _text(data)[:20])
    notation.play_named(board, tiles, _text(data))


def _zip(home: Path) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games.sqlite", b"SQLite format 3\0" + bytes(300))
        archive.write(home / "settings.json", "settings.json")
    return packed.getvalue()


def _archives(folder: Path, home: Path) -> Callable[[bytes], object]:
    archive, backups = _Place(folder / "x.zip"), Backups(home, lambda: None)  # type: ignore[arg-type, return-value]  # no games are asked for

    def read(data: bytes) -> None:
        with backups.unpacked(archive.holding(data)):
            pass

    return read


def _own(folder: Path) -> Callable[[bytes], object]:
    place = folder / "presets" / "sunday.toml"
    place.parent.mkdir()
    own: OwnPresets[Any] = OwnPresets(place.parent, lambda key, table, source: preset_of(key, table, CUBE_SETS, source))

    def read(data: bytes) -> None:
        place.unlink(missing_ok=True)
        place.write_bytes(data)
        found = own.read()
        assert len(found.presets) + len(found.problems) == 1
        assert all(str(problem) for problem in found.problems)

    return read


def _small(file: Callable[[Path], SmallFile[Any]], folder: Path) -> Callable[[bytes], object]:
    """Read what is put into a file, save it in another folder, and read that."""
    places = folder / file.__name__ / "read", folder / file.__name__ / "saved"
    read_from, saved_to = (file(place / "file.json") for place in places)
    places[0].mkdir(parents=True)

    def read(data: bytes) -> None:
        read_from.path.write_bytes(data)
        value, _notices = read_from.load()
        saved_to.save(value)
        assert saved_to.load() == (value, ()), "what was saved can't be read"
        for stray in places[0].iterdir():
            stray.unlink()

    return read


def _house(path: Path) -> SmallFile[HouseWords]:
    return house_file(path.parent)


def _command(folder: Path, words: bytes) -> Callable[[bytes], object]:
    (folder / "words.txt").write_bytes(words)
    game = folder / "game.gcg"

    def read(data: bytes) -> None:
        game.write_bytes(data)
        arguments = [argument.replace("\0", "") for argument in _text(data).replace("GAME", str(game)).split("\n")[:12]]
        commands = [
            each for each in arguments if each in cli.COMMANDS or each in ("--help", "--version", "--self-test")
        ]
        if commands[:1] not in (
            ["solve"],
            ["words"],
            ["moves"],
            ["replay"],
        ):  # the others open a window or play for hours
            return
        if commands[0] != "replay":
            arguments += ["--lexicon", str(folder / "words.txt")]
        said, complained = TextIOWrapper(BytesIO(), encoding="utf-8"), StringIO()
        with redirect_stdout(said), redirect_stderr(complained):
            try:
                code = cli.main(arguments)
            except SystemExit as left:  # the parser of arguments
                code = int(left.code or 0)
        assert code in cli.EXIT_CODES
        assert code in (0, 1) or complained.getvalue().count("boggle-desk") >= 1, complained.getvalue()

    return read


def _second_start(folder: Path) -> Reader:
    window, here = QWidget(), folder / "w"
    here.mkdir()
    incoming = Incoming(window)
    incoming.listen(here)

    def read(data: bytes) -> None:
        for message in (data, b'{"files": [], "token": ""}'):
            with Client(str(here / "window")) as connection:
                connection.send_bytes(message)
                try:
                    answer = connection.recv_bytes(100) if connection.poll(20) else b"nothing"
                except (EOFError, OSError):
                    answer = b""
        assert answer == b"taken", "after this message nobody listens any more"

    sample = b'{"files": ["/a.gcg", "b.jsonl"], "token": "x"}'
    return Reader(read, (sample, b'{"files": ' + b"[" * 3_000), close=incoming.close)


@contextmanager
def limits() -> Iterator[list[int]]:
    """Have a reader that does too much, or takes too much room, fail; yield a list whose first number is the calls."""
    calls, room = [0], resource.getrlimit(resource.RLIMIT_AS)

    def count(_frame: object, event: str, _argument: object) -> None:
        if event == "call":
            calls[0] += 1
            if calls[0] > MOST_CALLS:
                raise TooMuch

    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) if os.name == "posix" else 0
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MOST_ROOM, room[1]))
    sys.setprofile(count)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        resource.setrlimit(resource.RLIMIT_AS, room)


def run(count: int, folder: Path, rng: Random) -> str:
    """Feed the readers so many inputs in turn, and say how many were refused. Raises `AssertionError`."""
    os.environ.update(QT_QPA_PLATFORM="offscreen", XDG_CACHE_HOME=str(folder))
    application = QApplication.instance() or QApplication([])
    faults, ended = dict[str, str](), list[str]()
    threading.excepthook = lambda fault: ended.append(f"a thread ended by {fault.exc_value!r:.80}")
    refused = most = 0
    known = readers(folder)
    names = [*known]
    for number in range(count):
        name = names[number % len(names)]
        reader = known[name]
        data = (replaced if rng.random() < 0.25 else bitten)(reader.samples, rng)
        with limits() as calls:
            try:
                reader.read(data)
            except reader.refuses as refusal:
                refused += 1
                if not str(refusal).strip():
                    faults.setdefault(f"{name}: refused without a word", f"{data[:500]!r}")
            except BaseException as error:  # noqa: BLE001  # what it is shows what is wrong
                faults.setdefault(f"{name}: {error!r:.80}", f"{data[:500]!r}")
        faults |= {f"{name}: {each}": f"{data[:500]!r}" for each in ended}
        ended.clear()
        most = max(most, calls[0])
    for reader in known.values():
        reader.close()
    assert application
    assert not faults, "\n".join(f"{what}: {given}" for what, given in faults.items())
    return f"{len(known)} readers; {refused:,} refused with a sentence, the others read; at most {most:,} calls for one"
