"""The alphabets in which word lists can be read: those of the shipped tile sets."""

from functools import cache
from pathlib import Path

from boggle_desk import paths
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.word_list import A_TO_Z, Alphabet, letters_of_tiles, suggested
from boggle_desk.storage.lexica import read_file


@cache
def alphabets() -> tuple[Alphabet, ...]:
    """Return the alphabets in which lists can be read: English first, then that of each shipped tile set by name.

    Raises BadRules and OSError for tile sets that cannot be read.
    """
    sets = read_tile_sets(paths.resource("tiles")).values()
    made = [Alphabet(each.key, each.name, each.language, letters_of_tiles(each.letters)) for each in sets]
    return (A_TO_Z, *sorted((each for each in made if each.key != A_TO_Z.key), key=lambda each: each.name))


def alphabet_of(tiles: str) -> Alphabet:
    """Return the alphabet of the shipped tile set with this key; else A to Z. Raises what `alphabets` does."""
    return next((each for each in alphabets() if each.key == tiles), A_TO_Z)


def suggest_alphabet(path: Path) -> Alphabet:
    """Return the alphabet that the list in a file seems to need: A to Z unless it is full of letters of another one.

    Raises OSError and NotAWordList.
    """
    return suggested(read_file(path), alphabets()) or A_TO_Z
