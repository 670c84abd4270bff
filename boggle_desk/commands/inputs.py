"""What commands read: dictionaries by name, and files line by line. Faults become sentences."""

import re
from pathlib import Path

from boggle_desk.commands import UsageError
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_list import NotAWordList
from boggle_desk.storage.alphabets import alphabet_of, suggest_alphabet
from boggle_desk.storage.lexica import DamagedLexicon, NoSuchLexicon, find_lexicon

LARGEST_FILE = 64_000_000
"""The most bytes of a file of lines."""


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
