"""Numbers, days and moments in the window's language.

Everything shown comes through here, so that one window never mixes two languages: `follow` chooses the locale.
"""

import re
from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from boggle_desk import paths
from boggle_desk.engine.rulebook import PresetWords, own_name, read_words

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "nl": "Nederlands", "pl": "Polski"}
"""The window's languages by code, in their own names. One is added when its translation is complete."""
_WEEKDAY = re.compile(r"dddd[,.]?\s*")
_YEAR = re.compile(r"(,|\s'[^']*')?\s*y+\s*年?\.?")


def language_for(wanted: str) -> str:
    """Return the language to use: the wanted one, or for "" the system's first that is available."""
    if wanted in LANGUAGES:
        return wanted
    liked = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((language for language in liked if language in LANGUAGES), "en")


def follow(language: str) -> None:
    """Use a language's locale, the system's own if it has this language."""
    system = QLocale.system()
    same = system.name().partition("_")[0] == language
    QLocale.setDefault(system if same else QLocale("en_GB" if language == "en" else language))


def name_text(name: str) -> str:
    """Return the translated name of a shipped file or of a part, such as a tile set or a list of words to learn."""
    return QCoreApplication.translate("Resources", name)


def preset_words(game: str, key: str) -> PresetWords:
    """Return the texts of a preset of `boggle` or `scrabble`; only a name without a file."""
    said = _words_of(game).get(key, PresetWords())
    name = name_text(said.name) if said.name else own_name(key) or key.replace("_", " ").capitalize()
    about, tagline, family = (text and name_text(text) for text in (said.about, said.tagline, said.family))
    return PresetWords(name, about, tagline, family or name)


@cache
def _words_of(game: str) -> dict[str, PresetWords]:
    return read_words(paths.resource("rules", game))


def language_name(code: str) -> str:
    return name_text(QLocale.languageToString(QLocale(code).language()))


def with_sign(number: int, said: str) -> str:
    """Return what is said of a number's amount with its sign if that is negative: Qt fills in no negative number."""
    return said.replace(str(-number), f"−{-number}", 1) if number < 0 else said


def listed(names: Sequence[str]) -> str:
    """Return names as in a sentence: `Ana`, `Ana and Ben`, `Ana, Ben and Cleo`."""
    if len(names) < 2:
        return "".join(names)
    joined = QCoreApplication.translate("seats_text", "{names} and {last}")
    return joined.format(names=", ".join(names[:-1]), last=names[-1])


def number_text(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a number with `digits` decimals, a real minus sign and, if `signed`, a plus sign."""
    text = QLocale().toString(float(value), "f", digits).replace("-", "−")
    return f"+{text}" if signed and value >= 0 else text


def percent_text(share: float, digits: int = 0) -> str:
    text = QCoreApplication.translate("Numbers", "{number}%")
    return text.format(number=number_text(100 * share, digits))


def clock_text(seconds: float) -> str:
    """Return seconds as minutes and seconds, with hours if any, and a minus sign below zero."""
    whole = abs(int(seconds))
    minutes = f"{whole // 3600}:{whole // 60 % 60:02d}" if whole >= 3600 else f"{whole // 60}"
    return f"{'−' if seconds <= -1 else ''}{minutes}:{whole % 60:02d}"


def day_text(when: date | int, lasting: bool = False, weekday: bool = False) -> str:
    """Return a day, or the day of a moment in seconds since 1970 (0: unknown); without this year
    unless the text is `lasting`, and with the day of the week if wanted."""
    if when == 0:
        return QCoreApplication.translate("Numbers", "Date unknown")
    day = QDate(when.year, when.month, when.day) if isinstance(when, date) else _moment(when).date()
    form = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    form = form if weekday else _WEEKDAY.sub("", form)
    if not lasting and day.year() == QDate.currentDate().year():
        form = _YEAR.sub("", form)
    return QLocale().toString(day, form.strip(" ,"))


def moment_text(seconds: int) -> str:
    """Return the day and time of a moment in seconds since 1970, with words for today and yesterday; 0 is none."""
    if not seconds:
        return day_text(seconds)
    text = QCoreApplication.translate("Numbers", "{day}, {time}")
    near = {
        0: QCoreApplication.translate("Numbers", "Today, {time}"),
        1: QCoreApplication.translate("Numbers", "Yesterday, {time}"),
    }
    text = near.get(_moment(seconds).date().daysTo(QDate.currentDate()), text)
    time = QLocale().toString(_moment(seconds).time(), QLocale.FormatType.ShortFormat)
    return text.format(day=day_text(seconds), time=time)


def _moment(seconds: int) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(seconds)


def seat_given(position: Any, seat: int) -> str:
    """Return who plays at a seat that has just been given."""
    name, before = position.players[seat].name, position.former[-1:]
    if before and before[0].seat == seat:
        text = QCoreApplication.translate("SeatMenu", "{name} plays on for {other}.")
        return text.format(name=name, other=before[0].player.name)
    return QCoreApplication.translate("SeatMenu", "{name} is back.").format(name=name)
