"""The history as tables for spreadsheets: CSV after RFC 4180, in UTF-8 with the mark by which spreadsheets know it.

Texts that a spreadsheet would take for a formula get an apostrophe in front: names and words come from people, and from
files of other people.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from enum import StrEnum

from boggle_desk.engine.statistics import PastGame, PastPlayer
from boggle_desk.storage.history import GameHistory

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001  # wide signs count, too
_BOM = "\ufeff"

Cell = str | int | float | bool | None
Row = tuple[Cell, ...]


class SpreadsheetKind(StrEnum):
    """What can be put into a file."""

    GAMES = "games"
    """A line for each seat of each game."""
    ROUNDS = "rounds"
    """A line for each player's round of Boggle."""
    WORDS = "words"
    """A line for each word on a list of Boggle."""
    TURNS = "turns"
    """A line for each turn of Scrabble."""


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


def csv_of(sheet: SpreadsheetKind, history: GameHistory, check: Callable[[], None] = lambda: None) -> bytes:
    """Return a table of the history as a file. `check` is called in between and may raise to give up."""
    games = {game.number: game for game in history.games()}
    rows = _ROWS[sheet](history, games, check)
    text = io.StringIO()
    writer = csv.writer(text)  # its own ways are those of RFC 4180: commas, quotes doubled, CR LF
    writer.writerow(_HEADS[sheet])
    for row in rows:
        check()
        writer.writerow([_written(cell) for cell in row])
    return (_BOM + text.getvalue()).encode()


def _written(cell: Cell) -> str | int | float:
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, str):
        return safe(cell)
    return "" if cell is None else cell


def safe(text: str) -> str:
    """Return a text as a cell that no spreadsheet takes for a formula, and without what isolates a name."""
    text = text.strip("\u2068\u2069")
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


def _game(game: PastGame) -> Row:
    terms = game.terms
    return game.number, _day(game.ended), game.kind, game.preset, f"{terms.rows}x{terms.columns}"


def _day(seconds: int) -> str:
    """Return a day and a time of day; nothing for 0, which is unknown, and a time that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M") if seconds else ""
    except (ValueError, OverflowError, OSError):
        return ""


def _seat(player: PastPlayer) -> Row:
    return player.name, player.level, player.team, player.handicap


def _games(_history: GameHistory, games: Mapping[int, PastGame], _check: Callable[[], None]) -> Iterator[Row]:
    for game in games.values():
        for player in game.players:
            about = (game.lexicon, game.finished, round(game.seconds / 60, 1), game.rounds)
            yield *_game(game), *about, *_seat(player), player.points, player.won


def _rounds(history: GameHistory, games: Mapping[int, PastGame], check: Callable[[], None]) -> Iterator[Row]:
    for each in history.each_round(check):
        fates = [word.fate.value for word in each.words]
        yield (
            *_game(games[each.game]), each.number, *_seat(games[each.game].players[each.seat]), each.points,
            each.granted, round(each.seconds, 1), each.minimum_length, each.hints, len(fates),
            *(fates.count(fate) for fate in ("standing", "crossed", "struck")), " ".join(each.letters),
        )  # fmt: skip


def _words(history: GameHistory, games: Mapping[int, PastGame], check: Callable[[], None]) -> Iterator[Row]:
    for each in history.each_round(check):
        place = (*_game(games[each.game]), each.number, *_seat(games[each.game].players[each.seat]))
        for word in each.words:
            second = None if word.at is None else round(word.at, 1)
            yield *place, word.word, word.fate.value, second, word.points, word.alone


def _turns(history: GameHistory, games: Mapping[int, PastGame], _check: Callable[[], None]) -> Iterable[Row]:
    for turn in history.turns():
        game = games[turn.game]
        yield (
            *_game(game), turn.number, *_seat(game.players[turn.seat]), turn.act.value, turn.text,
            " ".join(turn.words), turn.score, turn.bonus, turn.tiles, turn.bingo, turn.stood,
            turn.challenger is not None, turn.hints,
        )  # fmt: skip


_ROWS: dict[SpreadsheetKind, Callable[[GameHistory, Mapping[int, PastGame], Callable[[], None]], Iterable[Row]]] = {
    SpreadsheetKind.GAMES: _games,
    SpreadsheetKind.ROUNDS: _rounds,
    SpreadsheetKind.WORDS: _words,
    SpreadsheetKind.TURNS: _turns,
}
