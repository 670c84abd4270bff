"""The history as CSV: what is in it, and that no spreadsheet runs it."""

import csv
import io
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.players import Player, safe_name
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.spreadsheets import SpreadsheetKind, csv_of, safe
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import crossword, on_paper, on_screen
from tests.storage.keeping import keep


@pytest.fixture
def history() -> Iterator[GameHistory]:
    store = GameStore.in_memory()
    for kind, game in (("boggle", on_paper()), ("boggle", on_screen()), ("scrabble", crossword())):
        keep(store, kind, game)
    made = GameHistory.open(store)
    made.update()
    yield made
    made.close()
    store.close()


def table(sheet: SpreadsheetKind, history: GameHistory) -> list[dict[str, str]]:
    """Return the lines of a sheet by the names of their columns, as a spreadsheet reads them."""
    return list(csv.DictReader(io.StringIO(csv_of(sheet, history).decode("utf-8-sig"), newline="")))


def test_the_file_is_utf_8_with_a_mark_and_ends_lines_with_cr_lf(history: GameHistory) -> None:
    data = csv_of(SpreadsheetKind.GAMES, history)
    assert data.startswith(b"\xef\xbb\xbfgame,date,kind,")
    lines = data.split(b"\r\n")
    assert lines[-1] == b""
    assert b"\n" not in b"".join(lines)


def test_a_time_that_no_calendar_has_leaves_its_cell_empty() -> None:
    store = GameStore.in_memory()
    for game in (on_paper(), on_screen()):
        keep(store, "boggle", game)
    with store.writer() as connection:
        connection.execute("update event set at = ? where game = 1", (10**15,))
    history = GameHistory.open(store)
    history.update()
    rows = table(SpreadsheetKind.GAMES, history)
    assert {(row["game"], bool(row["date"])) for row in rows} == {("1", False), ("2", True)}
    history.close()
    store.close()


def test_games_have_a_line_for_each_seat(history: GameHistory) -> None:
    rows = table(SpreadsheetKind.GAMES, history)
    assert [(row["game"], row["player"], row["points"], row["won"], row["handicap"]) for row in rows] == [
        ("3", "Ann", "143", "yes", "no"),
        ("3", "Cem", "0", "no", "no"),
        ("2", "ann", "2", "no", "yes"),
        ("2", "Bea", "3", "yes", "no"),
        ("1", "Ann", "2", "yes", "no"),
        ("1", "Bea", "1", "no", "no"),
    ]
    assert (rows[0]["kind"], rows[0]["board"], rows[2]["rules"]) == ("scrabble", "15x15", "classic")


def test_rounds_and_words_are_those_of_the_history(history: GameHistory) -> None:
    rounds = table(SpreadsheetKind.ROUNDS, history)
    assert [(row["game"], row["round"], row["player"], row["points"], row["seconds"]) for row in rounds] == [
        ("1", "1", "Ann", "2", "180.0"),
        ("1", "1", "Bea", "1", "180.0"),
        ("2", "1", "ann", "2", "240.0"),
        ("2", "1", "Bea", "1", "90.0"),
        ("2", "2", "ann", "0", "60.0"),
        ("2", "2", "Bea", "2", "180.0"),
    ]
    words = table(SpreadsheetKind.WORDS, history)
    assert [(row["word"], row["fate"], row["second"], row["nobody else had it"]) for row in words[:3]] == [
        ("toils", "standing", "", "yes"),
        ("lit", "crossed", "", "no"),
        ("slin", "struck", "", "yes"),
    ]
    assert len(words) == 12
    assert words[-1]["second"] == "150.0"


def test_turns_are_those_of_the_history(history: GameHistory) -> None:
    rows = table(SpreadsheetKind.TURNS, history)
    assert [(row["play"], row["score"], row["bonus"], row["bingo"], row["stood"]) for row in rows] == [
        ("8D STATION", "66", "10", "yes", "yes"),
        ("8D (STATION)Z", "17", "0", "no", "no"),
        ("J7 E(N)E", "3", "0", "no", "yes"),
    ]


@pytest.mark.parametrize("name", ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "  =A1", "\t=A1", "\uff1dA1"])
def test_a_name_is_no_formula(name: str) -> None:
    store = GameStore.in_memory()
    store.give(keep(store, "boggle", Table(Player(name), 'B"e,a\r\n').game), GameState.ABANDONED)
    history = GameHistory.open(store)
    history.update()
    rows = table(SpreadsheetKind.GAMES, history)
    assert [row["player"] for row in rows] == [f"'{safe_name(name)}", 'B"e,a  ']
    history.close()
    store.close()


@given(st.text(max_size=30))
def test_no_text_begins_like_a_formula(text: str) -> None:
    assert not safe(text).lstrip(" ").startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
    assert safe(text).removeprefix("'") in (text, text.removeprefix("'"))
