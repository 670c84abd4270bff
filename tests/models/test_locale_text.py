"""Numbers and dates follow the language of the window, never the C locale."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from boggle_desk.models.locale_text import day_text, follow, moment_text, number_text, percent_text


@pytest.fixture(autouse=True)
def place() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("name", "number", "this_year", "other_year"),
    [
        ("en_GB", "248,632.5", "22 November", "22 November 2019"),
        ("en_US", "248,632.5", "November 22", "November 22, 2019"),
        ("de_DE", "248.632,5", "22. November", "22. November 2019"),
        ("es_ES", "248.632,5", "22 de noviembre", "22 de noviembre de 2019"),
        ("ja_JP", "248,632.5", "11月22日", "2019年11月22日"),
    ],
)
def test_numbers_and_days_are_those_of_the_language(name: str, number: str, this_year: str, other_year: str) -> None:
    QLocale.setDefault(QLocale(name))
    assert number_text(248632.5, 1) == number
    assert day_text(date(QDate.currentDate().year(), 11, 22)) == this_year
    assert day_text(date(2019, 11, 22)) == other_year


def test_an_english_window_has_english_numbers_wherever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for system in ("C", "de_DE"):
        monkeypatch.setattr(QLocale, "system", lambda name=system: QLocale(name))
        follow("en")
        moment = QDateTime(QDate(2019, 11, 2), QTime(3, 2)).toSecsSinceEpoch()
        assert moment_text(moment) == "2 November 2019, 03:02"
        assert number_text(248632) == "248,632"


@pytest.mark.parametrize(("days", "said"), [(0, "Today, 20:14"), (-1, "Yesterday, 20:14")])
def test_what_is_near_is_called_by_its_name(days: int, said: str) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    moment = QDateTime(QDate.currentDate().addDays(days), QTime(20, 14)).toSecsSinceEpoch()
    assert moment_text(moment) == said


def test_signs_are_typeset() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert [number_text(points, signed=True) for points in (9, 0, -1200)] == ["+9", "+0", "−1,200"]
    assert percent_text(0.125, 1) == "12.5%"
