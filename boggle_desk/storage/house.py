"""The family's house words, in a small JSON file."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from boggle_desk.engine.house import LONGEST, MOST_WORDS, SHORTEST, HouseWord
from boggle_desk.engine.players import safe_name
from boggle_desk.storage.disk import Notice
from boggle_desk.storage.small_file import SmallFile

HOUSE_FILE = "house.json"
HouseWords = tuple[HouseWord, ...]
"""The latest first."""
_LONGEST_NAME, _LATEST = 200, 1 << 34


class _Content(msgspec.Struct, forbid_unknown_fields=False):
    words: Annotated[HouseWords, msgspec.Meta(max_length=MOST_WORDS)]
    version: int = 1


def house_file(data: Path, told: Callable[[Notice], None] | None = None) -> SmallFile[HouseWords]:
    """Return the file of the house words in the data folder. See `SmallFile`."""
    return SmallFile(data / HOUSE_FILE, _read, _write, (), told)


def merged(here: Iterable[HouseWord], more: Iterable[HouseWord]) -> HouseWords:
    """Return all house words; what is said of a word here stays."""
    found = {(each.language, each.word): each for each in (*more, *here)}
    ordered = sorted(found.values(), key=lambda each: (-each.at, each.language, each.word))
    return tuple(ordered[:MOST_WORDS])


def _write(words: HouseWords) -> bytes:
    return msgspec.json.format(msgspec.json.encode(_Content(words)), indent=2)


def _read(data: bytes) -> HouseWords:
    """Return the words in a file's bytes. Raises `ValueError` for other bytes."""
    try:
        words = msgspec.json.decode(data, type=_Content).words
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
    for each in words:
        plain = each.word.isalpha() and each.word == each.word.lower() and SHORTEST <= len(each.word) <= LONGEST
        named = each.by == safe_name(each.by) and len(each.by) <= _LONGEST_NAME
        known = 2 <= len(each.language) <= 3 and each.language.isascii() and each.language.islower()
        if not (plain and named and known and 0 <= each.at < _LATEST):
            raise ValueError(f"'{each.word[:LONGEST]}' is no house word")
    return words
