"""The account of an added word list, and what went wrong with one, as sentences."""

from PySide6.QtCore import QLocale, QObject

from boggle_desk.engine.word_list import LONGEST, SHORTEST, LeftOut, NoList, NotAWordList, Omission
from boggle_desk.models.lexica_model import Added, Step
from boggle_desk.storage.lexica import DamagedLexicon


def language_name(code: str) -> str:
    """Return what a language is called."""
    return QLocale.languageToString(QLocale(code).language())


class LexicaReport(QObject):
    """Says in sentences what came of a word list."""

    def added_text(self, added: Added) -> str:
        """Return what was taken from the file and what was left out, with the first line numbers."""
        words, account = len(added.account.words), added.account
        lines = [self.tr("“{title}” is on the shelf with %Ln word(s).", "", words).format(title=added.title)]
        if account.duplicates:
            lines.append(self.tr("%Ln line(s) repeat a word and were counted once.", "", account.duplicates))
        if account.left_out:
            lines.append(self.tr("%Ln line(s) left out:", "", account.left_out))
            lines += [
                f"  •  {self._omission(reason, omission, bool(added.alphabet.own))}"
                for reason, omission in account.omissions.items()
            ]
        else:
            lines.append(self.tr("Nothing was left out."))
        return "\n".join(lines)

    def failure_text(self, step: Step, error: Exception) -> str:
        """Return what went wrong and what can be done about it; no folder is named."""
        if isinstance(error, NotAWordList):
            head = self.tr("This file is no word list, and was not added.")
            advice = self.tr("A word list is a text file with one word on each line.")
            return f"{head}\n{self._no_list(error)}\n{advice}"
        if isinstance(error, DamagedLexicon):
            return self._damaged(error)
        sentence = {
            Step.ADD: self.tr("The word list cannot be added."),
            Step.OPEN: self.tr("The dictionary cannot be opened."),
            Step.REMOVE: self.tr("The word list cannot be removed."),
            Step.SHELF: self.tr("The shelf of dictionaries cannot be read."),
        }[step]
        cause = error.strerror if isinstance(error, OSError) else str(error)
        return f"{sentence}\n{cause}" if cause else sentence

    def _damaged(self, error: DamagedLexicon) -> str:
        if error.shipped:
            remedy = self.tr("The dictionary “{title}” is damaged. Please install the game again.")
        else:
            remedy = self.tr("The dictionary “{title}” is damaged. Please add it again from its file.")
        return remedy.format(title=error.title)

    def _omission(self, reason: LeftOut, omission: Omission, own_letters: bool) -> str:
        count = omission.count
        other = self.tr("%Ln word(s) with a sign that is no letter from A to Z", "", count)
        if own_letters:
            other = self.tr("%Ln word(s) with a sign that is none of its letters", "", count)
        what = {
            LeftOut.DIGIT: self.tr("%Ln word(s) with a digit", "", count),
            LeftOut.APOSTROPHE: self.tr("%Ln word(s) with an apostrophe", "", count),
            LeftOut.HYPHEN: self.tr("%Ln word(s) with a hyphen", "", count),
            LeftOut.OTHER_SIGN: other,
            LeftOut.TOO_SHORT: self.tr("%Ln word(s) shorter than {letters} letters", "", count).format(
                letters=SHORTEST
            ),
            LeftOut.TOO_LONG: self.tr("%Ln word(s) longer than {letters} letters", "", count).format(letters=LONGEST),
        }[reason]
        return f"{what}: {self._lines(omission)}"

    def _lines(self, omission: Omission) -> str:
        """Return the line numbers; three dots where there are more."""
        locale = QLocale()
        numbers = ", ".join(locale.toString(line) for line in omission.lines)
        more = " …" if omission.count > len(omission.lines) else ""
        return self.tr("line(s) {numbers}", "", omission.count).format(numbers=numbers + more)

    def _no_list(self, error: NotAWordList) -> str:
        sentence = {
            NoList.EMPTY: self.tr("It is empty."),
            NoList.BINARY: self.tr("It is not text."),
            NoList.TOO_BIG: self.tr("It is larger than 32 MB."),
            NoList.LONG_LINE: self.tr("Line {line} is too long for a word."),
            NoList.TOO_MANY_WORDS: self.tr("It has more than a million words."),
            NoList.MOSTLY_NO_WORDS: self.tr("Most lines do not begin with a word; the first is line {line}."),
        }[error.reason]
        return sentence.format(line=error.line)
