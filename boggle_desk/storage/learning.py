"""Flashcards, answers, and sightings of words in games, in a file of its own."""

import math
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

import msgspec

from boggle_desk.engine.flashcards import CardKind, Flashcard
from boggle_desk.engine.learning import WordChance
from boggle_desk.engine.players import name_key
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.durable import Change, DurableDatabase, MergeCount, Schema, commit, rows_of

LONGEST_NAME = 200
_Row = tuple[Any, ...]


def _agrees(source: sqlite3.Connection) -> bool:
    if not all(_is_of(*row) for row in source.execute("select key, name from person")):
        return False
    if not any(source.execute(_STRAY.format(table)).fetchone() for table in ("memory", "spoken")):
        return True
    cards = {row[1:] for row in rows_of(source, _LISTED)}
    return all(_of_cards(rows, cards) == rows for rows in (rows_of(source, _MEMORIES), rows_of(source, _LANGUAGES)))


def _is_of(key: str, name: str) -> bool:
    return key in (name_key(name), name) or len(name) == LONGEST_NAME


def _of_cards(rows: list[_Row], cards: set[_Row]) -> list[_Row]:
    """Return rows that begin with the key of a card; one without a card belongs to the one without a row whose key
    differs in one bit."""
    keys = {row[:3] for row in rows}
    near = {stray: [card for card in cards - keys if _is_near(stray, card)] for stray in keys - cards}
    right = {stray: found[0] for stray, found in near.items() if len(found) == 1}
    return [(*right.get(row[:3], row[:3]), *row[3:]) for row in rows]


def _is_near(one: _Row, other: _Row) -> bool:
    signs = [list(map(ord, "\0".join(key))) for key in (one, other)]
    return len(signs[0]) == len(signs[1]) and sum((a ^ b).bit_count() for a, b in zip(*signs, strict=True)) == 1


LEARNING = Schema(
    0x42444C31,  # `BDL1`
    (
        (
            """create table person (
                key text primary key,
                name text not null
            ) strict, without rowid""",
            """create table card (
                person text not null,
                word text not null,
                subject text not null,
                added integer not null,
                box integer not null,
                due integer not null,
                asked integer not null,
                missed integer not null,
                last integer,
                failed integer not null,
                primary key (person, subject, word)
            ) strict""",
            """create table answer (
                id integer primary key,
                person text not null,
                word text not null,
                subject text not null,
                form text not null,
                answered_right integer not null,
                was_new integer not null,
                day integer not null,
                at integer not null
            ) strict""",
            "create index answer_by_day on answer (person, day)",
            """create table looked_through (
                game integer primary key,
                started integer not null
            ) strict""",
            """create table sighting (
                game integer not null,
                place integer not null,
                started integer not null,
                data text not null,
                primary key (game, place)
            ) strict, without rowid""",
        ),
        (
            """create table memory (
                person text not null,
                word text not null,
                subject text not null,
                stability real not null,
                difficulty real not null,
                primary key (person, subject, word)
            ) strict, without rowid""",
        ),
        (
            """create table spoken (
                person text not null,
                word text not null,
                subject text not null,
                languages text not null,
                primary key (person, subject, word)
            ) strict, without rowid""",
        ),
    ),
    _agrees,
)
"""How well a card is remembered and in which languages it is asked (codes with spaces between) have their own tables,
so that files of earlier versions are read as they are."""
_CARDS = "select person, word, subject, added, box, due, asked, missed, last, failed, rowid from card order by rowid"
_LISTED = "select rowid, person, word, subject from card order by person, subject, word"  # read from their index
_STRAY = "select 1 from {0} left join card using (person, subject, word) where card.word is null limit 1"
_ANSWERS = "select person, word, subject, form, answered_right, was_new, day, at from answer order by id"
_MEMORIES = "select person, word, subject, stability, difficulty from memory order by person, subject, word"
_LANGUAGES = "select person, word, subject, languages from spoken order by person, subject, word"
_SPEAKS = "insert or replace into spoken (person, word, subject, languages) values (?, ?, ?, ?)"
_NEW_MEMORY = """insert or ignore into memory (person, word, subject, stability, difficulty) select ?, ?, ?, ?, ?
    where not exists (select 1 from card where person = ? and word = ? and subject = ?)"""
_MEMORY = "insert or replace into memory (person, word, subject, stability, difficulty) values (?, ?, ?, ?, ?)"
_SAME_CARD = "person = ? and word = ? and subject = ?"
_NO_MEMORY = f"delete from memory where {_SAME_CARD}"
_NO_LANGUAGE = f"delete from spoken where {_SAME_CARD}"
_CHANGED_CARD = f"update card set due = ?, asked = ?, missed = ?, last = ?, failed = ? where {_SAME_CARD}"
_OLD_BOXES = (0.5, 1.0, 3.0, 7.0, 16.0, 35.0, 75.0, 150.0, 300.0)
"""The days after which a card of the first version was asked again, by box; about how long it was remembered."""
_USUAL_DIFFICULTY = 5.0
_NEW_CARD = """insert or ignore into card (person, word, subject, added, box, due, asked, missed, last, failed)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_NEW_ANSWER = """insert into answer (person, word, subject, form, answered_right, was_new, day, at)
    select ?, ?, ?, ?, ?, ?, ?, ?"""
_UNLESS_THERE = """where not exists (select 1 from answer where person = ? and word = ? and subject = ?
    and form = ? and answered_right = ? and was_new = ? and day = ? and at = ?)"""
MOST_CARDS = 20_000
LATEST = 400  # the most sightings that count; older ones say little
LARGEST_SIGHTING = 200_000
LONGEST_WORD = 64
_MOST_LANGUAGES = 20
PERSONAL = ("card", "memory", "spoken", "answer")  # the tables with a person's key
_SUBJECTS = {subject.value: subject for subject in CardKind}


@dataclass(frozen=True)
class DayTally:
    right: int = 0
    wrong: int = 0
    new: int = 0  # cards asked for the first time

    @property
    def answers(self) -> int:
        return self.right + self.wrong


class LearningStore(DurableDatabase):
    """Cards, answers and sightings in a database, for one thread at a time. A person's key is the name as `name_key`
    has it.

    Changes survive the program, and a moment later a power cut (see `durable`). If the disk takes nothing more, that is
    a notice, not an error: changes wait in memory.
    """

    schema = LEARNING

    @classmethod
    def bring(
        cls, source: sqlite3.Connection, target: sqlite3.Connection, spare: int | None = None, check: Check = go_on
    ) -> MergeCount:
        """Copy the source's cards and answers; existing cards stay as they are. Sightings are found again in the
        games. What a turned bit made of a text is told from the other places where it is written."""
        before = target.execute("select count(*) from card").fetchone()[0]
        listed = {row[0]: row[1:] for row in rows_of(source, _LISTED)}
        languages, answers = rows_of(source, _LANGUAGES), rows_of(source, _ANSWERS)
        found, spoken = rows_of(source, _CARDS), {row[:3] for row in languages}
        often = Counter(row[:3] for row in found)
        sure = spoken & {key for key, count in often.items() if count == 1}
        keys = [row[:3] if row[:3] in sure or listed.get(row[-1]) not in spoken else listed[row[-1]] for row in found]
        cards = [(*key, *row[3:-1]) for key, row in zip(keys, found, strict=True)]
        named = {key for key, *_rest in (*cards, *answers)}
        people, changes = rows_of(source, "select key, name from person order by key"), list[Change]()
        missing = named - {key for key, name in people if _is_of(key, name)}
        for key, name in people:
            own = name_key(name) if name_key(name) in missing else key
            new = own, name if _is_of(own, name) else own
            changes.append(("insert or ignore into person (key, name) values (?, ?)", new))
        # Before the cards: those that are here stay as they are.
        changes += [(_NEW_MEMORY, (*row, *row[:3])) for row in _of_cards(rows_of(source, _MEMORIES), set(keys))]
        changes += [(_NEW_CARD, row) for row in cards]
        changes += [(_SPEAKS.replace("replace", "ignore", 1), row) for row in _of_cards(languages, set(keys))]
        changes += [(f"{_NEW_ANSWER} {_UNLESS_THERE}", (*row, *row)) for row in answers]
        check()
        commit(target, changes, but=(sqlite3.IntegrityError,))  # bytes where a day should be: that card is not whole
        added = target.execute("select count(*) from card").fetchone()[0] - before
        return MergeCount(len(cards), len(cards), added)

    def close(self) -> None:
        self._rest()
        super().close()

    # ------------------------------------------------------------------------------------------- cards

    def people(self) -> tuple[str, ...]:
        rows = self._connection.execute("select name from person order by key").fetchall()
        return tuple(row[0] for row in rows)

    def cards(self, person: str) -> tuple[Flashcard, ...]:
        """Return a person's valid cards in the order in which they were added."""
        query = """select word, subject, box, due, asked, missed, last, failed, stability, difficulty, languages
            from card left join memory using (person, subject, word) left join spoken using (person, subject, word)
            where person = ? order by card.rowid limit ?"""
        rows = self._connection.execute(query, (name_key(person), MOST_CARDS)).fetchall()
        return tuple(card for row in rows if (card := _card(row)))

    def add(self, person: str, words: Iterable[str], subjects: Sequence[CardKind], day: int, language: str = "") -> int:
        """Add cards in a language for a person, up to `MOST_CARDS`, and return how many are new there. One of another
        language is asked in both."""
        held = {(card.word, card.subject): card for card in self.cards(person)}
        wanted = dict.fromkeys((word, subject) for word in words for subject in subjects if len(word) <= LONGEST_WORD)
        new = [each for each in wanted if each not in held][: max(0, MOST_CARDS - len(held))]
        shared = [each for each in wanted if each in held and not held[each].speaks(language)]
        key, name = name_key(person), person.strip()[:LONGEST_NAME]
        known = (
            "insert into person (key, name) values (?, ?) on conflict (key) do update set name = ?",
            (key, name, name),
        )
        spoken = dict.fromkeys(new, (language,)) | {each: (*held[each].languages, language) for each in shared}
        self._write(
            [
                known,
                *((_NEW_CARD, (key, word, subject.value, day, 0, day, 0, 0, None, 0)) for word, subject in new),
                *((_SPEAKS, (key, word, subject.value, " ".join(codes))) for (word, subject), codes in spoken.items()),
            ]
        )
        return len(spoken)

    def remove(self, person: str, card: Flashcard) -> None:
        key = name_key(person), card.word, card.subject.value
        self._write([(f"delete from card where {_SAME_CARD}", key), (_NO_MEMORY, key), (_NO_LANGUAGE, key)])

    def put_back(self, person: str, card: Flashcard) -> None:
        key = name_key(person), card.word, card.subject.value
        facts = (card.due, card.asked, card.missed, card.last, int(card.failed))
        # Before the card, as in `bring`: a card that is here stays as it is.
        memory: list[Change] = []
        if card.stability is not None and card.difficulty is not None:
            memory = [(_NEW_MEMORY, (*key, card.stability, card.difficulty, *key))]
        spoken: Change = (_SPEAKS, (*key, " ".join(card.languages)))
        self._write([*memory, (_NEW_CARD, (*key, card.due, 0, *facts)), spoken])

    def settle_languages(self, find: Callable[[Collection[str]], Mapping[str, Collection[str]]]) -> None:
        """Give every card from before cards had a language one: of those whose dictionaries have the word, the one that
        has most such words of this person, and else none. `find` returns which of some words each language has, its
        code first in order of preference."""
        query = """select person, word, subject from card left join spoken using (person, subject, word)
            where languages is null order by person"""
        rows = self._connection.execute(query).fetchall()
        having = find({word for _person, word, _subject in rows}) if rows else {}
        for _person, cards in groupby(rows, key=itemgetter(0)):
            own = list(cards)
            counts = {code: sum(word in words for _person, word, _subject in own) for code, words in having.items()}
            order = sorted(having, key=lambda code: -counts[code])
            found = {row: next((code for code in order if row[1] in having[code]), "") for row in own}
            self._write([(_SPEAKS, (*row, code)) for row, code in found.items()])

    def forget(self, person: str) -> None:
        statements = [f"delete from {table} where person = ?" for table in PERSONAL]
        self._write([(each, (name_key(person),)) for each in (*statements, "delete from person where key = ?")])

    def note(self, person: str, before: Flashcard, after: Flashcard, form: str, day: int) -> None:
        """Save an answer and the card after it, both or neither."""
        key = (name_key(person), after.word, after.subject.value)
        answer = (*key, form, int(not after.failed), int(before.is_new), day, int(time.time()))
        self._write([*_set(key, after), (_NEW_ANSWER, answer)])

    def take_back(self, person: str, before: Flashcard) -> None:
        """Remove the last answer about a card and restore the card, both or neither."""
        key = (name_key(person), before.word, before.subject.value)
        last = f"delete from answer where id = (select max(id) from answer where {_SAME_CARD})"
        self._write([*_set(key, before), (last, key)])

    def tally(self, person: str, day: int) -> DayTally:
        query = (
            "select coalesce(sum(answered_right), 0), count(*), coalesce(sum(was_new), 0) "
            "from answer where person = ? and day = ? and subject <> ?"
        )
        asked = name_key(person), day, CardKind.SPOT.value
        right, answers, new = self._connection.execute(query, asked).fetchone()
        return DayTally(right, answers - right, new)

    # ------------------------------------------------------------------------------------------- sightings

    def looked_through(self) -> dict[int, int]:
        """Return the start of each game whose sightings are saved."""
        return dict(self._connection.execute("select game, started from looked_through"))

    def keep(self, game: int, started: int, sightings: Sequence[WordChance]) -> None:
        texts = [msgspec.json.encode(sighting).decode() for sighting in sightings]
        insert = "insert into sighting (game, place, started, data) values (?, ?, ?, ?)"
        rows = [(insert, (game, place, started, text)) for place, text in enumerate(texts)]
        told = ("insert into looked_through (game, started) values (?, ?)", (game, started))
        self._write([*_dropped(game), told, *(row for row in rows if len(str(row[1][3])) <= LARGEST_SIGHTING)])

    def drop(self, games: Iterable[int]) -> None:
        changes = [change for game in games for change in _dropped(game)]
        if changes:
            self._write(changes)

    def sighted(self) -> list[str]:
        """Return the latest sightings as text for `read_sightings`, the latest first."""
        games = self._connection.execute("select game from looked_through order by started desc, game desc").fetchall()
        query = "select data from sighting where game = ? order by place desc"  # all games at once would all be read
        texts = (row[0] for game in games for row in self._connection.execute(query, game))
        return list(islice(texts, LATEST))


@dataclass(frozen=True)
class WordSeen:
    """Where a word was found last."""

    game: int
    at: int  # the round, from 1, or 0 for a game without rounds
    started: int  # in seconds since 1970
    names: tuple[str, ...]  # the people who found it


def last_seen(source: sqlite3.Connection, word: str) -> WordSeen | None:
    """Return where people found a lower-case word last, None if nobody ever did. Reads all sightings."""
    query = """select game, place, started, data from sighting where instr(data, ?) order by started desc, game desc,
        place desc"""
    for game, place, started, data in source.execute(query, (f'"{word}"',)):
        for chance in read_sightings([data]):
            people = (seat for seat in chance.seats if not seat.computer and word in seat.found)
            if names := tuple(seat.name for seat in people):
                return WordSeen(game, place + 1 if chance.faces else 0, started, names)
    return None


def read_sightings(texts: Iterable[str]) -> tuple[WordChance, ...]:
    """Return the sightings of these texts, without unreadable ones."""
    read = []
    for text in texts:
        with suppress(msgspec.MsgspecError, ValueError, RecursionError):
            if len(text) <= LARGEST_SIGHTING:
                read.append(msgspec.json.decode(text, type=WordChance))
    return tuple(read)


def _set(key: tuple[str, str, str], card: Flashcard) -> list[Change]:
    facts = (card.due, card.asked, card.missed, card.last, int(card.failed))
    known = card.stability is not None and card.difficulty is not None
    memory: Change = (_MEMORY, (*key, card.stability, card.difficulty)) if known else (_NO_MEMORY, key)
    return [(_CHANGED_CARD, (*facts, *key)), memory]


def _dropped(game: int) -> list[Change]:
    return [("delete from sighting where game = ?", (game,)), ("delete from looked_through where game = ?", (game,))]


def _card(row: tuple[Any, ...]) -> Flashcard | None:
    """Return a row as a card, or None if it is invalid."""
    word, subject, box, due, asked, missed, last, failed, stability, difficulty, languages = row
    if subject not in _SUBJECTS or not 0 <= box < len(_OLD_BOXES) or not 0 < len(word) <= LONGEST_WORD:
        return None
    if stability is None and asked:
        stability, difficulty = _OLD_BOXES[box], _USUAL_DIFFICULTY
    elif stability is not None and not (0 < stability < math.inf and 1 <= difficulty <= 10):
        return None
    spoken = tuple(dict.fromkeys((languages or "").split()))[:_MOST_LANGUAGES]
    return Flashcard(word, _SUBJECTS[subject], due, asked, missed, last, bool(failed), stability, difficulty, spoken)
