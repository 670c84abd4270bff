"""What commands read: dictionaries by name, and files line by line. Faults become sentences."""

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import Leaves, Wins, plain_leaves, read_leaves, read_wins
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_list import NotAWordList
from boggle_desk.storage.lexica import (
    SHIPPED,
    DamagedLexicon,
    NoSuchLexicon,
    alphabet_of,
    find_lexicon,
    suggest_alphabet,
)

LARGEST_FILE = 64_000_000
"""The most bytes of a file of lines."""


def add_lexicon(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a dictionary."""
    parser.add_argument(
        "--lexicon", metavar="FILE|NAME", default=SHIPPED[0], help="a word list, or a dictionary by name (%(default)s)"
    )


def lexicon_named(name: str, tiles: str | None = None) -> Lexicon:
    """Return a dictionary by its name, or that of a word list in a file, which is read in the letters of the tiles with
    this key; without, in those that the list seems to need. Raises UsageError."""
    try:
        return find_lexicon(name, lambda path: alphabet_of(tiles) if tiles else suggest_alphabet(path))
    except (NoSuchLexicon, DamagedLexicon) as error:
        raise UsageError(str(error)) from error
    except NotAWordList as error:
        raise UsageError(f"'{name}' is no word list. {error}") from error
    except OSError as error:
        raise UsageError(f"The word list '{name}' cannot be read: {error.strerror}.") from error


def lines_of(path: Path) -> list[str]:
    """Return the lines of a text in UTF-8, with or without its mark at the start. Raises UsageError."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise UsageError(f"The file '{path}' is larger than {LARGEST_FILE // 1_000_000} MB.")
        return data.decode("utf-8-sig").split("\n")
    except OSError as error:
        raise UsageError(f"The file '{path}' cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UsageError(f"Line {line} of '{path}' is not text in UTF-8.") from error


def number_of(text: str, name: str, least: int, most: int) -> int:
    """Return the whole number that an option names. Raises UsageError unless it is in its range."""
    if not re.fullmatch(r"[0-9]{1,16}", text) or not least <= int(text) <= most:
        raise UsageError(f"{name} is a number from {least:,} to {most:,}, not '{text[:40]}'.")
    return int(text)


def tiles_named(name: str, sets: Mapping[str, TileSet]) -> TileSet:
    """Return the tiles that an option names. Raises UsageError."""
    if name not in sets:
        raise UsageError(f"There are no tiles called '{name}'; there are {', '.join(sets)}.")
    return sets[name]


def board_named(name: str, boards: Mapping[str, Layout]) -> Layout:
    """Return the board that an option names. Raises UsageError."""
    if name not in boards:
        raise UsageError(f"There is no board called '{name}'; there are {', '.join(boards)}.")
    return boards[name]


def leaves_of(tiles: TileSet) -> Leaves:
    """Return what leaves of these tiles are worth: the shipped values, else rough ones."""
    table = paths.resource("leaves", f"{tiles.key}.leaves")
    return read_leaves(table, tiles) if table.is_file() else plain_leaves(tiles)


def wins_of(tiles: TileSet) -> Wins:
    """Return the shipped chances of winning with these tiles, if there are any."""
    curves = paths.resource("wins", f"{tiles.key}.toml")
    return read_wins(curves) if curves.is_file() else {}
