"""The dictionaries: choosing one, adding lists, the account of what was read, and the house words."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QSize, Qt
from PySide6.QtWidgets import QListWidgetItem, QWidget

from boggle_desk.engine.house import HouseWord
from boggle_desk.engine.word_list import LONGEST, SHORTEST, Alphabet, LeftOut, NoList, NotAWordList, Omission
from boggle_desk.models.lexica_model import Added, HouseModel, LexicaModel, Step, Suggested
from boggle_desk.models.locale_text import language_name, name_text
from boggle_desk.storage.lexica import DamagedLexicon, ShelfEntry
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ask import Ask
from boggle_desk.views.controls import Card, button, label, show_if
from boggle_desk.views.dialogs.side_window import ChoiceList, Report, ScrollingColumn, SideWindow
from boggle_desk.views.forms import Choice
from boggle_desk.views.house_words import HouseStrings
from boggle_desk.views.layouts import fill, in_column, in_row, sized, spaced
from boggle_desk.views.notices import reason_of_system

_NARROW = 520  # the width in px at 1280×800 below which the buttons are below the list


class LexicaReport(QObject):
    def added_text(self, added: Added) -> str:
        """Return what was taken from the file and what was left out, with the first line numbers."""
        words, account = len(added.account.words), added.account
        lines = [self.tr("“{title}” was added with %Ln word(s).", "", words).format(title=added.title)]
        if account.duplicates:
            lines.append(self.tr("%Ln line(s) repeat a word. Each word counts once.", "", account.duplicates))
        if (more := account.first_only) is not None:
            taken = self.tr("%Ln line(s) have more than one word. Only the first was taken", "", more.count)
            lines.append(f"{taken}: {self._lines(more)}.")
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
            head = self.tr("This file isn't a word list, so it wasn't added.")
            advice = self.tr("A word list is a text file with one word on each line.")
            return f"{head}\n{self._no_list(error)}\n{advice}"
        if isinstance(error, DamagedLexicon):
            return self._damaged(error)
        sentence = {
            Step.ADD: self.tr("The word list can't be added."),
            Step.OPEN: self.tr("The dictionary can't be opened."),
            Step.REMOVE: self.tr("The word list can't be removed."),
            Step.SHELF: self.tr("Your dictionaries can't be read."),
        }[step]
        cause = reason_of_system(error) if isinstance(error, OSError) else str(error)
        return f"{sentence}\n{cause}" if cause else sentence

    def _damaged(self, error: DamagedLexicon) -> str:
        if error.shipped:
            remedy = self.tr("The dictionary “{title}” is damaged. Please install the game again.")
        else:
            remedy = self.tr("The dictionary “{title}” is damaged. Please add it again from its file.")
        return remedy.format(title=error.title)

    def _omission(self, reason: LeftOut, omission: Omission, own_letters: bool) -> str:
        count = omission.count
        other = self.tr("%Ln word(s) with characters other than A to Z", "", count)
        if own_letters:
            other = self.tr("%Ln word(s) with characters not in its letters", "", count)
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
        locale = QLocale()
        numbers = ", ".join(locale.toString(line) for line in omission.lines)
        more = " …" if omission.count > len(omission.lines) else ""
        return self.tr("line(s) {numbers}", "", omission.count).format(numbers=numbers + more)

    def _no_list(self, error: NotAWordList) -> str:
        sentence = {
            NoList.EMPTY: self.tr("It's empty."),
            NoList.BINARY: self.tr("It isn't text."),
            NoList.TOO_BIG: self.tr("It's larger than 32 MB."),
            NoList.LONG_LINE: self.tr("Line {line} is too long for a word."),
            NoList.TOO_MANY_WORDS: self.tr("It has more than a million words."),
            NoList.MOSTLY_NO_WORDS: self.tr("Most lines don't start with a word. See line {line}."),
        }[error.reason]
        return sentence.format(line=error.line)


_ENTRY = Qt.ItemDataRole.UserRole


class LexicaDialog(SideWindow):
    """Shows the dictionaries of a `LexicaModel`; lists are read in the background and can be given up."""

    def __init__(
        self,
        look: Appearance,
        ask: Ask,
        lexica: LexicaModel,
        house: HouseModel,
        parent: QWidget | None = None,
        in_use: Callable[[str], bool] = lambda _key: False,
    ) -> None:
        """`in_use` says whether a game that is not over is judged by a dictionary."""
        super().__init__(look, self.tr("Dictionaries"), QSize(820, 620), parent)
        self._ask, self._in_use = ask, in_use
        self._lexica, self._house = lexica, house
        self._select = ""
        self._say, self._say_house = LexicaReport(self), HouseStrings(self)
        self.list = ChoiceList(self.tr("Dictionaries"))
        self.use = button(self.tr("&Use this dictionary"), self._use)
        self.remove = button(self.tr("&Remove…"), self._remove, removes=True)
        self.add = button(self.tr("&Add a word list…"), self._add)
        self.letters: Choice[Alphabet] = Choice(self.tr("Letters of the list"), [])
        self.words = ChoiceList(self.tr("House words"))
        self.no_words = label(
            self.tr("Nobody has added or left out a word yet. Look one up and decide."), "muted", wrap=True
        )
        self.undo = button(self.tr("As the &dictionary says"), self._undo, removes=True)
        self.status = label("", "heading", wrap=True)
        self.cancel = button(self.tr("&Cancel"), self._cancel)
        self.report = Report(self.tr("Report"))
        self._lay_out()
        self._listen()
        self._fill()

    def _lay_out(self) -> None:
        page = ScrollingColumn(self.tr("Dictionaries"))
        spaced(page.column, self._look, 12)
        sheet = Card(self._look, self.list, margin=10)
        name = label(self.tr("&Letters of the list:"), "muted")
        name.setBuddy(self.letters)
        side = in_column(self._look, self.use, self.remove, self.add, name, self.letters, 1)
        row = self.folding(in_row(self._look, (sheet, 1), side, gap=12), _NARROW)
        words = in_row(self._look, (self.words, 1), (self.undo, Qt.AlignmentFlag.AlignTop), gap=12)
        parts = (label(self.tr("House words"), "heading"), self.no_words, (self.folding(words, _NARROW), 1))
        house = Card(self._look, *parts, margin=10)
        self._below = Card(self._look, in_row(self._look, (self.status, 1), self.cancel), self.report)
        fill(page.column, (row, 3), (house, 2), (self._below, 2))
        self.column.addWidget(page)
        sized(self.list, self._look, high=130)
        sized(self.words, self._look, high=90)
        sized(self.report, self._look, high=110)
        self._show_news("", "")
        self.list.setFocus()

    def _listen(self) -> None:
        self._lexica.entries_changed.connect(self._fill)
        self._lexica.lexicon_changed.connect(self._fill)
        self._lexica.added.connect(self._has_added)
        self._lexica.letters_suggested.connect(self._ask_letters)
        self._lexica.add_stopped.connect(self._has_stopped)
        self._lexica.failed.connect(self._has_failed)
        self._house.changed.connect(self._fill_house)
        self._fill_house()
        self.list.currentItemChanged.connect(lambda _item, _before: self._enable())
        self.list.itemActivated.connect(lambda _item: self._use())

    # --------------------------------------------------------------------------------------- the shelf

    def _chosen_entry(self) -> ShelfEntry | None:
        item = self.list.currentItem()
        entry: ShelfEntry | None = item.data(_ENTRY) if item else None
        return entry

    def _fill(self) -> None:
        now = self._chosen_entry()
        wanted = self._select or (now.key if now else self._lexica.chosen)
        self.list.clear()
        for entry in self._lexica.entries:
            item = QListWidgetItem(self._described(entry))
            item.setData(_ENTRY, entry)
            self.list.addItem(item)
            if entry.key == wanted:
                self.list.setCurrentItem(item)
                self._select = ""
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self._offer_letters()
        self._enable()

    def _offer_letters(self) -> None:
        if self.letters.count() != len(self._lexica.alphabets):
            self.letters.offer([(self._letters_of(each), each) for each in self._lexica.alphabets])

    def _letters_of(self, alphabet: Alphabet) -> str:
        language = language_name(alphabet.language)
        if not alphabet.own:
            return self.tr("{language}: A to Z").format(language=language)
        return self.tr("{language}: {letters} too").format(language=language, letters=" ".join(alphabet.own.upper()))

    def _described(self, entry: ShelfEntry) -> str:
        facts = [self.tr("%Ln word(s)", "", entry.word_count)]
        if entry.damaged:
            facts = [self.tr("damaged: add it again or remove it")]
        facts.append(self.tr("comes with the game") if entry.shipped else self.tr("your list"))
        if entry.language:
            facts.append(language_name(entry.language))
        in_use = self.tr("{title} (in use)") if entry.key == self._lexica.chosen else "{title}"
        return f"{in_use.format(title=name_text(entry.title))}\n{' · '.join(facts)}"

    def _enable(self) -> None:
        entry = self._chosen_entry()
        self.use.setEnabled(entry is not None and not entry.damaged and entry.key != self._lexica.chosen)
        self.remove.setEnabled(entry is not None and not entry.shipped)
        self.add.setEnabled(not self._lexica.adding)
        self.letters.setEnabled(not self._lexica.adding)

    def _fill_house(self) -> None:
        """Show the house words, the latest first; the place in the list stays."""
        place = max(0, self.words.currentRow())
        self.words.clear()
        for each in self._house.words:
            about = f"{self._say_house.about(each)} · {language_name(each.language)}"
            item = QListWidgetItem(f"{each.word.upper()}\n{about}")
            item.setData(_ENTRY, each)
            self.words.addItem(item)
        self.words.setCurrentRow(min(place, self.words.count() - 1))
        show_if(self._house.words, self.words, self.undo)
        self.no_words.setVisible(not self._house.words)

    # --------------------------------------------------------------------------------------- what is done

    def _undo(self) -> None:
        if item := self.words.currentItem():
            each: HouseWord = item.data(_ENTRY)
            self._house.rule(each.word, each.language, None)
            self._show_news(self._say_house.ruled(each.word, None), "")

    def _use(self) -> None:
        entry = self._chosen_entry()
        if entry and not entry.damaged and entry.key != self._lexica.chosen:
            self._lexica.choose(entry.key)
            self._show_news(self.tr("New games use “{title}”.").format(title=name_text(entry.title)), "")
            self._fill()

    def _add(self) -> None:
        pattern = self.tr("Word lists (*.txt *.lst *.dic *.csv);;All files (*)")
        path = self._ask.open_file(self, self.tr("Add a word list"), pattern)
        if path is not None:
            self._read(path, self.letters.value)

    def _read(self, path: Path, alphabet: Alphabet, sure: bool = False) -> None:
        self._lexica.add(path, alphabet, sure)
        reading = self.tr("Reading “{name}”… A long list takes a few seconds.").format(name=path.name)
        self._show_news(reading, "", working=True)
        self._enable()
        self.cancel.setFocus()

    def _cancel(self) -> None:
        self._lexica.stop_adding()
        self.cancel.setEnabled(False)
        self.status.setText(self.tr("Stopping…"))

    def _remove(self) -> None:
        entry = self._chosen_entry()
        if entry is None or entry.shipped:
            return
        text = self.tr("Remove “{title}” from your dictionaries? Its file stays on your computer.").format(
            title=name_text(entry.title)
        )
        if self._in_use(entry.key):
            text += "\n" + self.tr("A game in progress uses it. That game will use the built-in dictionary.")
        if self._ask.confirm(self, self.tr("Remove a word list"), text, self.tr("Remove"), self.tr("Keep")):
            self._lexica.remove(entry.key)
            self._show_news(self.tr("“{title}” was removed.").format(title=name_text(entry.title)), "")

    # --------------------------------------------------------------------------------------- what happened

    def _has_added(self, added: Added) -> None:
        self._select = added.key
        self._show_news(self.tr("Added."), self._say.added_text(added))
        self._enable()
        self.report.setFocus()

    def _ask_letters(self, found: Suggested) -> None:
        text = self.tr(
            "“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They're on the "
            "{language} tiles."
        ).format(
            name=found.path.name,
            letters=", ".join(found.needed.own.upper()),
            language=language_name(found.needed.language),
        )
        keep = self.tr("Without marks") if not found.chosen.own else self._letters_of(found.chosen)
        yes = self._ask.confirm(self, self.tr("Letters of the list"), text, self._letters_of(found.needed), keep)
        self._read(found.path, found.needed if yes else found.chosen, sure=True)

    def _has_stopped(self) -> None:
        self._show_news(self.tr("Stopped. Nothing was added."), "")
        self._enable()
        self.add.setFocus()

    def _has_failed(self, step: Step, error: Exception) -> None:
        self._show_news(self.tr("That didn't work. Please try again."), self._say.failure_text(step, error))
        self._enable()
        self.report.setFocus()

    def _show_news(self, status: str, report: str, working: bool = False) -> None:
        self.status.setText(status)
        self.report.tell(report)
        self.report.setVisible(bool(report))
        self.cancel.setVisible(working)
        self.cancel.setEnabled(working)
        self._below.setVisible(bool(status or report))
