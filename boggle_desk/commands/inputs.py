"""Shared options, and what they name: dictionaries, tiles, boards, rules, files, numbers."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from boggle_desk.commands import UsageError
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.gcg import GcgFault, GcgRemark
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_list import NotAWordList
from boggle_desk.storage.disk import read_at_most, replace_file
from boggle_desk.storage.lexica import (
    SHIPPED,
    USUAL,
    DamagedLexicon,
    NoSuchLexicon,
    alphabet_of,
    find_lexicon,
    shelf,
    suggest_alphabet,
)
from boggle_desk.storage.shipped import layouts, scrabble_rules, tile_sets

LARGEST_FILE = 64_000_000
_OPTIONS: dict[str, dict[str, Any]] = {
    "--lexicon": {
        "metavar": "FILE|NAME",
        "default": USUAL,
        "help": "a word list, or a dictionary by name (%(default)s)",
    },
    "--tiles": {"metavar": "NAME", "help": "the tile set (that of the dictionary's language)"},
    "--file-lexicon": {"metavar": "FILE|NAME", "help": "a word list, or a dictionary by name (that of the tiles)"},
    "--file-tiles": {"metavar": "NAME", "help": "the tile set (what the file says, or what fits)"},
    "--board": {"metavar": "NAME", "default": "standard", "help": "the board (%(default)s)"},
    "--offensive": {"action": "store_true", "help": "include hurtful and crude words of the built-in dictionary"},
    "--json": {"action": "store_true", "help": "print JSON; see below"},
}
Found = TypeVar("Found")


def add_options(parser: argparse.ArgumentParser, *names: str) -> None:
    for name in names:
        parser.add_argument(name.replace("--file-", "--"), **_OPTIONS[name])


def lexicon_named(name: str, tiles: str | None = None) -> Lexicon:
    """Return a dictionary by its name, or a word list in a file, read in the letters of these tiles or else in those
    that it seems to need. Raises UsageError."""
    try:
        return find_lexicon(name, lambda path: alphabet_of(tiles) if tiles else suggest_alphabet(path))
    except NoSuchLexicon as error:
        titles = [each.title for each in shelf()]
        raise UsageError(f"{error}{meant(name, titles)} The dictionaries: {', '.join(titles)}.") from error
    except DamagedLexicon as error:
        raise UsageError(str(error)) from error
    except NotAWordList as error:
        raise UsageError(f"'{name}' isn't a word list. {error}") from error
    except OSError as error:
        raise UsageError(f"The word list '{name}' can't be read: {error.strerror}.") from error


STDIN = Path("-")


def content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a file, or of stdin for `-`, at most one more than `most`. Raises OSError."""
    return sys.stdin.buffer.read(most + 1) if path == STDIN else read_at_most(path, most)


def write_out(path: Path, content: bytes) -> None:
    """Write a file whole, a pipe or a device as it is, or stdout for `-`. Raises OSError."""
    if path == STDIN:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    elif path.is_file() or not path.exists():
        replace_file(path, content)
    else:
        path.write_bytes(content)


def lines_of(path: Path) -> list[str]:
    """Return the lines of a UTF-8 text in a file, a pipe, or stdin for `-`, with or without a byte order mark. Raises
    UsageError."""
    try:
        with nullcontext(sys.stdin.buffer) if path == STDIN else path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise UsageError(f"The file '{path}' is larger than {LARGEST_FILE // 1_000_000} MB.")
        return data.decode("utf-8-sig").split("\n")
    except OSError as error:
        raise unreadable(path, error) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UsageError(f"Line {line} of '{path}' isn't UTF-8 text.") from error


def read_each(lines: Iterable[str], read: Callable[[str], Found]) -> Iterator[Found]:
    """Yield what is read in each line that is not empty. Raises UsageError with the number of a wrong one."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield read(line)
            except (UsageError, ValueError) as error:
                raise UsageError(f"Line {number}: {error}") from error


def unreadable(path: Path, error: Exception) -> UsageError:
    reason = error.strerror if isinstance(error, OSError) else error
    return UsageError(f"The file '{path}' can't be read: {reason}.")


def number_of(text: str, name: str, least: int, most: int) -> int:
    """Return an option's whole number. Raises UsageError unless it is in its range."""
    if not re.fullmatch(r"[0-9]{1,16}", text) or not least <= int(text) <= most:
        raise UsageError(f"{name} must be from {least:,} to {most:,}, not '{text[:40]}'.")
    return int(text)


def tiles_named(name: str) -> TileSet:
    """Return the tiles that an option names. Raises UsageError."""
    return named("tiles", name, tile_sets())


def tiles_chosen(arguments: argparse.Namespace) -> TileSet:
    """Return the tiles of --tiles, or else of the language of a shipped dictionary. Raises UsageError."""
    key = (arguments.lexicon or USUAL).casefold()
    return tiles_named(arguments.tiles or (key if key in SHIPPED else USUAL))


def tiles_hint(remark: GcgRemark | None) -> str:
    """Return what to do about a game whose tiles are unknown; nothing about any other."""
    asks = remark and remark.fault in (GcgFault.NO_SUCH_TILES, GcgFault.WHICH_TILES)
    return f" Choose with --tiles: {', '.join(tile_sets())}." if asks else ""


def board_named(name: str) -> Layout:
    """Return the board that an option names. Raises UsageError."""
    return named("boards", name, layouts())


def rules_named(name: str) -> ScrabbleRules:
    """Return the rules of Scrabble that an option names. Raises UsageError."""
    return named("rules", name, scrabble_rules())


def named(what: str, name: str, known: Mapping[str, Found]) -> Found:
    """Return what an option names among these. Raises UsageError."""
    if name not in known:
        raise UsageError(f"'{name[:40]}' isn't one of the {what}: {', '.join(known)}.{meant(name, known)}")
    return known[name]


def meant(written: str, known: Iterable[str]) -> str:
    """Return the question whether one of the known names was meant, or nothing."""
    names = {name.casefold(): name for name in known}
    return "".join(f" Did you mean '{names[each]}'?" for each in get_close_matches(written.casefold(), names, 1))
