"""The history as tables for spreadsheets: CSV after RFC 4180, in UTF-8 with a byte order mark.

Texts that a spreadsheet would take for a formula get an apostrophe in front: names may come from other people's files.
"""

import csv
import io
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache

from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.history import GameHistory

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001  # wide signs count, too
_BOM = "\ufeff"

Cell = str | int | float | None


class SpreadsheetKind(StrEnum):
    GAMES = "games"  # a line for each seat of each game
    ROUNDS = "rounds"  # a line for each player's round of Boggle
    WORDS = "words"  # a line for each word on a list of Boggle
    TURNS = "turns"  # a line for each turn of Scrabble


_GAME = ("game", "date", "kind", "rules", "board")
_SEAT = ("player", "computer", "team", "handicap")
# Headings, `yes` and `no`, and words such as `standing` are English in every language of the window, and stay as they
# are: files of different computers and years can be put together, and a program that reads them once can read all.
_HEADS: dict[SpreadsheetKind, tuple[str, ...]] = {
    SpreadsheetKind.GAMES: (*_GAME, "dictionary", "finished", "minutes", "rounds or turns", *_SEAT, "points", "won"),
    SpreadsheetKind.ROUNDS: (
        *_GAME, "round", *_SEAT, "points", "points granted", "seconds", "minimum length", "hints", "words", "standing",
        "crossed", "struck", "letters",
    ),
    SpreadsheetKind.WORDS: (*_GAME, "round", *_SEAT, "word", "fate", "second", "points", "nobody else had it"),
    SpreadsheetKind.TURNS: (
        *_GAME, "turn", *_SEAT, "act", "play", "words", "score", "bonus", "tiles", "bingo", "stood", "challenged",
        "hints",
    ),
}  # fmt: skip


_ABOUT = "game.id, ended, kind, preset, terms.rows || 'x' || terms.columns"
_WHO = "name, level, team, iif(handicap, 'yes', 'no')"
_PLACE = """from game join terms on terms.id = game.terms join seat on seat.game = game.id"""
_ROWS: dict[SpreadsheetKind, str] = {
    SpreadsheetKind.GAMES: f"""select {_ABOUT}, lexicon, iif(finished, 'yes', 'no'), game.seconds / 60.0, rounds,
        {_WHO}, points, iif(won, 'yes', 'no') {_PLACE} where {{wanted}} order by ended desc, game.id desc, seat""",
    SpreadsheetKind.ROUNDS: f"""select {_ABOUT}, round.number, {_WHO}, round.points, granted, round.seconds,
        round.minimum_length, round.hints, count(word.word), count(*) filter (where fate = 'standing'),
        count(*) filter (where fate = 'crossed'), count(*) filter (where fate = 'struck'), letters
        {_PLACE} join round on round.game = game.id and round.seat = seat.seat
        left join word on word.game = game.id and word.seat = seat.seat and word.number = round.number
        where {{wanted}} group by round.rowid order by game.id, round.number, seat.seat""",
    SpreadsheetKind.WORDS: f"""select {_ABOUT}, number, {_WHO}, word.word, fate, at, word.points,
        iif(alone, 'yes', 'no') {_PLACE} join word on word.game = game.id and word.seat = seat.seat
        where {{wanted}} order by game.id, number, seat.seat, place""",
    SpreadsheetKind.TURNS: f"""select {_ABOUT}, number, {_WHO}, act, text, words, score, bonus, tiles,
        iif(bingo, 'yes', 'no'), iif(stood, 'yes', 'no'), iif(challenger is null, 'no', 'yes'), turn.hints
        {_PLACE} join turn on turn.game = game.id and turn.seat = seat.seat
        where {{wanted}} order by game.id, number""",
}  # fmt: skip
_AT_ONCE = 20  # games to read at a time


def csv_of(sheet: SpreadsheetKind, history: GameHistory, check: Check = go_on) -> bytes:
    """Return a table of the history as a file. `check` may raise to give up."""
    text = io.StringIO()
    writer = csv.writer(text)  # its own ways are those of RFC 4180: commas, quotes doubled, CR LF
    writer.writerow(_HEADS[sheet])
    order = "ended desc, id desc" if sheet is SpreadsheetKind.GAMES else "id"
    numbers = [number for (number,) in history.rows(f"select id from game order by {order}")]
    for first in range(0, len(numbers), _AT_ONCE):
        some = ", ".join(map(str, numbers[first : first + _AT_ONCE]))
        for game, ended, *cells in history.rows(_ROWS[sheet].format(wanted=f"game.id in ({some})")):
            check()
            writer.writerow([_written(cell) for cell in (game, _day(ended), *cells)])
    return (_BOM + text.getvalue()).encode()


def _written(cell: Cell) -> str | int | float:
    if isinstance(cell, float):
        return round(cell, 1)
    if isinstance(cell, str):
        return safe(cell)
    return "" if cell is None else cell


def safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, without the marks that isolate a name."""
    text = text.strip("\u2068\u2069")
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


@lru_cache(maxsize=1)
def _day(seconds: int) -> str:
    """Return a day and a time; empty for 0 (unknown) and a time that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M") if seconds else ""
    except (ValueError, OverflowError, OSError):
        return ""
