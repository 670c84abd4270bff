"""The account of an added word list, and what went wrong with one, as sentences."""

from PySide6.QtCore import QCoreApplication, QLocale

from boggle_desk.engine.word_list import LONGEST, SHORTEST, LeftOut, NoList, NotAWordList, Omission
from boggle_desk.models.lexica_model import Added, Step
from boggle_desk.storage.lexica import DamagedLexicon


def language_name(code: str) -> str:
    """Return what a language is called."""
    return QLocale.languageToString(QLocale(code).language())


def added_text(added: Added) -> str:
    """Return what was taken from the file and what was left out, with the first line numbers."""
    words, account = len(added.account.words), added.account
    lines = [
        QCoreApplication.translate("LexicaReport", "“{title}” is on the shelf with %Ln word(s).", "", words).format(
            title=added.title
        )
    ]
    if account.duplicates:
        lines.append(
            QCoreApplication.translate(
                "LexicaReport", "%Ln line(s) repeat a word and were counted once.", "", account.duplicates
            )
        )
    if account.left_out:
        lines.append(QCoreApplication.translate("LexicaReport", "%Ln line(s) left out:", "", account.left_out))
        lines += [
            f"  •  {_omission(reason, omission, bool(added.alphabet.own))}"
            for reason, omission in account.omissions.items()
        ]
    else:
        lines.append(QCoreApplication.translate("LexicaReport", "Nothing was left out."))
    return "\n".join(lines)


def failure_text(step: Step, error: Exception) -> str:
    """Return what went wrong and what can be done about it; no folder is named."""
    if isinstance(error, NotAWordList):
        head = QCoreApplication.translate("LexicaReport", "This file is no word list, and was not added.")
        advice = QCoreApplication.translate("LexicaReport", "A word list is a text file with one word on each line.")
        return f"{head}\n{_no_list(error)}\n{advice}"
    if isinstance(error, DamagedLexicon):
        return _damaged(error)
    sentence = {
        Step.ADD: QCoreApplication.translate("LexicaReport", "The word list cannot be added."),
        Step.OPEN: QCoreApplication.translate("LexicaReport", "The dictionary cannot be opened."),
        Step.REMOVE: QCoreApplication.translate("LexicaReport", "The word list cannot be removed."),
        Step.SHELF: QCoreApplication.translate("LexicaReport", "The shelf of dictionaries cannot be read."),
    }[step]
    cause = error.strerror if isinstance(error, OSError) else str(error)
    return f"{sentence}\n{cause}" if cause else sentence


def _damaged(error: DamagedLexicon) -> str:
    if error.shipped:
        remedy = QCoreApplication.translate(
            "LexicaReport", "The dictionary “{title}” is damaged. Please install the game again."
        )
    else:
        remedy = QCoreApplication.translate(
            "LexicaReport", "The dictionary “{title}” is damaged. Please add it again from its file."
        )
    return remedy.format(title=error.title)


def _omission(reason: LeftOut, omission: Omission, own_letters: bool) -> str:
    count = omission.count
    other = QCoreApplication.translate("LexicaReport", "%Ln with a sign that is no letter from A to Z", "", count)
    if own_letters:
        other = QCoreApplication.translate("LexicaReport", "%Ln with a sign that is none of its letters", "", count)
    what = {
        LeftOut.DIGIT: QCoreApplication.translate("LexicaReport", "%Ln with a digit", "", count),
        LeftOut.APOSTROPHE: QCoreApplication.translate("LexicaReport", "%Ln with an apostrophe", "", count),
        LeftOut.HYPHEN: QCoreApplication.translate("LexicaReport", "%Ln with a hyphen", "", count),
        LeftOut.OTHER_SIGN: other,
        LeftOut.TOO_SHORT: QCoreApplication.translate(
            "LexicaReport", "%Ln shorter than {letters} letters", "", count
        ).format(letters=SHORTEST),
        LeftOut.TOO_LONG: QCoreApplication.translate(
            "LexicaReport", "%Ln longer than {letters} letters", "", count
        ).format(letters=LONGEST),
    }[reason]
    return f"{what}: {_lines(omission)}"


def _lines(omission: Omission) -> str:
    """Return the line numbers; three dots where there are more."""
    locale = QLocale()
    numbers = ", ".join(locale.toString(line) for line in omission.lines)
    more = " …" if omission.count > len(omission.lines) else ""
    return QCoreApplication.translate("LexicaReport", "line(s) {numbers}", "", omission.count).format(
        numbers=numbers + more
    )


def _no_list(error: NotAWordList) -> str:
    sentence = {
        NoList.EMPTY: QCoreApplication.translate("LexicaReport", "It is empty."),
        NoList.BINARY: QCoreApplication.translate("LexicaReport", "It is not text."),
        NoList.TOO_BIG: QCoreApplication.translate("LexicaReport", "It is larger than 32 MB."),
        NoList.LONG_LINE: QCoreApplication.translate("LexicaReport", "Line {line} is too long for a word."),
        NoList.TOO_MANY_WORDS: QCoreApplication.translate("LexicaReport", "It has more than a million words."),
        NoList.MOSTLY_NO_WORDS: QCoreApplication.translate(
            "LexicaReport", "Most lines do not begin with a word; the first is line {line}."
        ),
    }[error.reason]
    return sentence.format(line=error.line)
