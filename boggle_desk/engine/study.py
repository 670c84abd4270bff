"""Lists of words to study: each a few questions to the dictionary, read from a file."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from boggle_desk.engine.anagrams import BadQuery, WordQuery, check_query, find_words
from boggle_desk.engine.rulebook import BadRules, build, read_table
from boggle_desk.engine.stopping import never
from boggle_desk.engine.word_graph import WordGraph

_QUERY = frozenset(field.name for field in fields(WordQuery))


@dataclass(frozen=True)
class Part:
    """One question of a list, with its heading if there is more than one."""

    query: WordQuery
    title: str = ""


@dataclass(frozen=True)
class StudyList:
    """A list of words worth knowing."""

    key: str
    title: str
    about: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class StudyWords:
    """What the dictionary has for one part of a list."""

    title: str
    words: tuple[str, ...]


@cache
def read_study_lists(path: Path, alphabet: str) -> tuple[StudyList, ...]:
    """Return the lists in a shipped file in their order, those that the alphabet can spell. Raises `BadRules` for a
    file that cannot be read."""
    tables = read_table(path).get("list", [])
    if not isinstance(tables, list):
        raise BadRules(f"{path.name}: the lists do not begin with [[list]]")
    read = [_study_list(table, f"{path.name}, list {number}") for number, table in enumerate(tables, 1)]
    return tuple(each for each in read if _can_be_asked(each, alphabet))


def _study_list(table: Any, source: str) -> StudyList:
    if not isinstance(table, dict) or not isinstance(asked := table.get("ask"), list) or not asked:
        raise BadRules(f"{source}: it asks nothing")
    parts = tuple(_part(dict(each), source) for each in asked)
    rest = {key: value for key, value in table.items() if key != "ask"}
    return build(StudyList, rest | {"parts": parts}, source)


def _part(asked: dict[str, Any], source: str) -> Part:
    title = asked.pop("title", "")
    if unknown := asked.keys() - _QUERY:
        raise BadRules(f"{source}: there is no question called '{min(unknown)}'")
    return Part(build(WordQuery, asked, source), str(title))


def _can_be_asked(each: StudyList, alphabet: str) -> bool:
    try:
        for part in each.parts:
            check_query(part.query, alphabet)
    except BadQuery:
        return False
    return True


def words_of(
    each: StudyList, graph: WordGraph, shows: Callable[[str], bool], stop: Callable[[], bool] = never
) -> tuple[StudyWords, ...]:
    """Return the words of a list, part by part, those that may be shown, the shortest first. Raises `Stopped` when
    `stop` says so."""
    return tuple(
        StudyWords(
            part.title,
            tuple(sorted((word for word in find_words(graph, part.query, stop) if shows(word)), key=len)),
        )
        for part in each.parts
    )
