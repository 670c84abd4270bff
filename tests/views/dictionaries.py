"""Dictionaries of other languages for the table."""

from collections.abc import Iterable
from pathlib import Path

from boggle_desk.storage.lexica import alphabets
from tests.views.boggle.table_fixtures import Sitting


def use_list(people: Sitting, folder: Path, tiles: str, words: Iterable[str]) -> None:
    """Put a list of the language of these tiles on the shelf, and take it for the dictionary."""
    path, lexica = folder / f"{tiles.title()}.txt", people.desk.services.lexica
    path.write_text("\n".join(words), encoding="utf-8")
    alphabet = next(each for each in alphabets() if each.key == tiles)
    keys: list[str] = []
    lexica.added.connect(lambda added: keys.append(added.key))
    lexica.add(path, alphabet, sure=True)
    people.wait(lambda: bool(keys))
    lexica.choose(keys[0])
    people.wait(lambda: lexica.language == alphabet.language)
    people.settle()
