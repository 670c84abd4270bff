"""The base of all panels beside the dome, the line for words, and the panel of whatever needs no panel of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.referee import Draft, draft
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.statistics import Award
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.prompts import Act, BogglePrompts, TableState
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.models.session import GameSession
from boggle_desk.storage.results import key_of
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.appearance import CENTRE
from boggle_desk.views.boggle.dome_view import DomeView
from boggle_desk.views.boggle.known_boards import ResultsDialog
from boggle_desk.views.controls import (
    Card,
    FittingButton,
    announce,
    button,
    discard,
    label,
    set_role,
    show_actions,
    tell,
)
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.history.history_strings import HistoryStrings
from boggle_desk.views.layouts import Scrolled, WrappingRow, fill, in_column, in_row, sized, spaced
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.pad_page import PadLine
from boggle_desk.views.page import Page
from boggle_desk.views.services import AppContext
from boggle_desk.views.show import Timeline


@dataclass(frozen=True)
class Table:
    services: AppContext
    page: GamePage[BogglePosition]
    say: BoggleStrings
    prompts: BogglePrompts
    state: Callable[[], TableState]
    """Returns how things are."""
    clock: CountdownClock
    dome: DomeView
    do: Callable[[object], object]
    """Does what an action of a prompt does."""

    @property
    def session(self) -> GameSession[BogglePosition]:
        return self.page.session

    @property
    def position(self) -> BogglePosition:
        return self.page.session.position

    @property
    def lexicon(self) -> Lexicon:
        return self.page.lexicon


class WordLine(PadLine):
    """A line for letters. Escape empties it. Focus selects a refused word, to be replaced."""

    def __init__(self) -> None:
        super().__init__()
        self._refused = ""
        self.setProperty("role", "word")
        self.setMaxLength(40)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhUppercaseOnly)

    @property
    def begun(self) -> bool:
        return self.text() not in ("", self._refused)

    def refuse(self) -> None:
        self._refused = self.text()
        self.selectAll()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.text() == self._refused:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.text().isprintable() and not event.text().isalpha() and event.text():
            event.ignore()  # digits are the panel's keys
        else:
            taken = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and bool(self.text())
            super().keyPressEvent(event)
            event.setAccepted(taken or event.isAccepted())  # else the page would take the same Enter once more


class WordEntry(Card):
    """A word line and the rules' verdict on it; `pointed` carries its cells."""

    pointed = Signal(tuple)

    def __init__(self, table: Table, hint: str, write: Callable[[str], bool], *beside: QWidget) -> None:
        """`write` returns whether the rules took the word. What is `beside` the line follows it in its row."""
        super().__init__(table.services.look)
        self._table, self._write = table, write
        self._position: BogglePosition | None = None
        self._seat = 0
        self.cells: tuple[int, ...] = ()
        """The cells of the word if it was traced."""
        self._hint, self._invites, self.said = "", hint, ""
        self.line = WordLine()
        self.line.setAccessibleName(hint)
        self._points = label("", "accent")
        self._points.hide()
        self._verdict = StatusLine(self._look, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        line = in_row(self._look, (self.line, 1), *beside)
        self.lay(line, in_row(self._look, self._points, (self._verdict, 1)))
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._typed)
        self.line.textChanged.connect(self._judge)
        self.line.returnPressed.connect(self.enter)

    def show_position(self, position: BogglePosition, seat: int) -> None:
        """Judge words for this seat from now on."""
        self._position, self._seat = position, seat

    def clear(self) -> None:
        self.cells = ()
        self._set("")

    def _set(self, text: str) -> None:
        if text == self.line.text():
            self._judge()
        else:
            self.line.setText(text)

    def show_hint(self, text: str) -> None:
        """Show a hint below the line when there is nothing else to say."""
        if text != self._hint:
            self._hint = text
            if not self.line.text():
                self._say_hint()

    def _say_hint(self) -> None:
        self.say(self._hint or self._invites * (not self.line.placeholderText()), "accent" if self._hint else "muted")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Prompt in the line or, for large letters, below it."""
        super().resizeEvent(event)
        fits = self.line.fontMetrics().horizontalAdvance(self._invites) < self.line.width() - self._look.px(8)
        self.line.setPlaceholderText(self._invites if fits else "")
        if not self.line.text() and self.said in ("", self._hint, self._invites):  # what was said of a word stays
            self._say_hint()

    def say(self, text: str, role: str) -> None:
        self.said = text
        self._verdict.hush()
        self._verdict.setText(text)
        set_role(self._verdict, role)

    def enter(self) -> None:
        """Write the word; a refused one stays selected."""
        word = self.line.text().strip().lower()
        if word and self._write(word):
            if self.line.text():
                self.clear()
        elif word:
            self.line.refuse()

    def hand_in(self) -> None:
        """Submit the word if it may stand: its time is over."""
        if self._draft().reason is None:
            self.enter()

    def take_letter(self, letter: str) -> None:
        self.line.setFocus()
        self.cells = ()
        self.line.insert(self._table.lexicon.spelled(letter).upper())

    def take_trace(self, cells: tuple[int, ...]) -> None:
        """Show a traced path as if typed."""
        if self._position and self._position.board:
            self.cells = cells
            self._set(self._position.board.spell(cells).upper())

    def _typed(self, typed: str) -> None:
        """Spell the text as the dictionary does; its `textChanged`, which judges, follows."""
        self.cells = ()
        spelled = self._table.lexicon.spelled(typed).upper()
        if typed != spelled:
            place = self.line.cursorPosition()
            with QSignalBlocker(self.line):
                self.line.setText(spelled)
                self.line.setCursorPosition(place)

    def _draft(self) -> Draft:
        if self._position is None:
            return Draft()
        return draft(self._position, self._seat, self.line.text(), self._table.lexicon)

    def _judge(self) -> None:
        judged = self._draft()
        self._points.setText(self.tr("%n point(s)", "", judged.points) if judged.points else "")
        self._points.setVisible(judged.points > 0)
        if judged.reason and self._position:
            self.say(self._table.say.why_not(judged.reason, self._position, self._seat, judged.word), "muted")
        elif judged.word:
            self.say("", "muted")
        else:
            self._say_hint()
        self.pointed.emit(self.cells or judged.path)


class Panel(QWidget):
    """Shows a phase of a position and submits moves; it stores no facts of the game."""

    whole: ClassVar[bool] = False  # whether it fills the page instead of dome and sidebar
    help_page = Page.help_page
    entry: WordEntry | None = None

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.look = table.services.look
        self.buttons: dict[object, QAbstractButton] = {}
        """The buttons by what they do."""
        content = QWidget()
        self.column = in_column(self.look, gap=14, on=content)  # the cards, which scroll when they don't fit
        self.foot = in_column(self.look, gap=14)
        self.scrolled = Scrolled(content)
        self.scrolled.setMinimumHeight(1)  # nothing, if there is room for the buttons only
        if self.whole:
            self.scrolled.verticalScrollBar().rangeChanged.connect(self._clear_corner)
        margins = (16, 0, 16, 14) if self.whole else (0, 0, 0, 0)
        in_column(self.look, (self.scrolled, 1), self.foot, gap=14, margins=margins, on=self)

    def _clear_corner(self, _least: int, most: int) -> None:
        """Keep scrolling cards below the buttons in the upper right corner."""
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setTop(self.look.picture_px(44) if most > margins.top() else 0)
            layout.setContentsMargins(margins)

    def show_position(self, position: BogglePosition) -> None:
        raise NotImplementedError

    @property
    def prompt(self) -> Prompt:
        return self.table.prompts.at_screen(self.table.state())

    def way(self, deed: object) -> Action | None:
        """Return what may be done now of this kind."""
        return next((each for each in self.prompt.actions if each.deed == deed and each.enabled), None)

    def show_actions(self, now: Prompt) -> None:
        """Show the buttons of what may be done now."""
        show_actions(self.buttons, now)

    def acting(self, act: Act) -> FittingButton:
        """Return the button of something that the table itself does."""
        self.buttons[act] = made = button("", partial(self.table.do, act))
        return made

    def press_main(self) -> None:
        """Do what Enter does."""

    @property
    def can_hint(self) -> bool:
        return False

    def press_hint(self) -> None:
        """Do what F2 does."""

    def watch(self) -> None:
        """Show the end of a round or game from the beginning."""

    def take_focus(self) -> None:
        """Focus the input."""

    def take_letter(self, letter: str) -> None:
        """Take a letter typed elsewhere."""
        if self.entry and self.entry.isVisible():
            self.entry.take_letter(letter)

    def take_trace(self, cells: tuple[int, ...], ended: bool) -> None:
        """Take a path traced on the board."""
        if self.entry and self.entry.isVisible():
            self.entry.take_trace(cells)
            if ended:
                self.entry.enter()
                self.entry.setFocus()

    def marked_word(self) -> str:
        return ""

    def show_entry(self) -> None:
        """Scroll to the word line."""
        if self.entry:
            self.scrolled.ensureWidgetVisible(self.entry, 0, 0)

    @property
    def large(self) -> bool:
        """Whether letters are so large that things are stacked."""
        return self.look.px(100) > self.look.picture_px(140)

    def show_refusal(self, text: str) -> None:
        if self.entry:
            self.entry.say(text, "bad")

    def row(self, *widgets: QWidget, stretch: int | None = None) -> WrappingRow:
        """Return a row of widgets; the one at `stretch` takes the rest."""
        parts = ((widget, int(place == stretch)) for place, widget in enumerate(widgets))
        return fill(spaced(WrappingRow(), self.look, 12), *parts)


class FullPanel(Panel):
    """A panel over the whole page. For large letters all but its main button follow the cards."""

    whole, help_page = True, "07_points"

    first: ClassVar[bool] = False  # whether its main button is where none was on the page before

    def lay_ways(self, left: Sequence[QWidget], right: Sequence[QWidget], main: FittingButton) -> None:
        spaced(self.column, self.look, 14, (32, 4, 32, 0))
        spaced(self.foot, self.look, 10, (32, 0, 32, 4))
        self._ways = QWidget()
        ways = self.row(*left, QWidget(), *right, stretch=len(left))
        ways.setContentsMargins(0, 0, 0, 0)
        self._ways.setLayout(ways)
        self._row = in_row(self.look, sized(main, self.look, wide=200), gap=12)
        self.foot.addLayout(self._row)
        self.look.follow(self._fit_ways)

    def _fit_ways(self) -> None:
        if self.large:
            self.column.addWidget(self._ways)
        else:
            self._row.insertWidget(int(self.first), self._ways, 1)


class EndStage(FullPanel):
    """The end of a round or game, and the ways on. A subclass animates in `show_at`."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        ways = Act.HOME, Act.PRINT, Act.WORDS, Act.WATCH
        self.home, self.print, self.words, self.again = map(self.acting, ways)
        self.buttons[Act.COMPARE] = self.compare = button("", self._compare)
        self.main = button("", self.press_main, "primary")
        self.heading = label("", "stage", wrap=True)
        self.record = label("", "good", wrap=True)
        self.honours = BackgroundTask(self)
        self.timeline = Timeline(self, self.look)
        self.timeline.moved.connect(self.show_at)

    def show_at(self, seconds: float) -> None:
        raise NotImplementedError

    def _compare(self) -> None:
        position = self.table.position
        if key := key_of(position):
            code = code_of(position.rules, position.cubes, cube_sets())
            ResultsDialog(self.table.services, key, code, self.window()).open()

    def tell(self, honours: Sequence[Award]) -> None:
        """Show the greatest honours: one of a kind, at most two."""
        first = {each.kind: each for each in reversed(honours)}
        told = [each for each in honours if first[each.kind] is each][:2]
        text = "\n".join(f"★ {HistoryStrings(self).honour(each)}" for each in told)
        tell(self.record, text)
        if honours:
            announce(self, text)
            self.table.services.sound.play("chime")

    def take_focus(self) -> None:
        self.main.setFocus()


class PromptPanel(Panel):
    """Draws a stage that has no panel of its own: what its prompt says, and a button for each action."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._does: list[object] = []
        self._heading = label("", "stage", wrap=True, align=CENTRE)
        self._text = label("", "heading", wrap=True, align=CENTRE)
        fill(self.column, 1, self._heading, self._text, 1)

    def show_position(self, position: BogglePosition) -> None:
        now = self.prompt
        tell(self._heading, now.heading)
        tell(self._text, now.text)
        if self._does != (does := [each.does for each in now.actions]):
            self._does = does
            discard(self.buttons.values())
            self.buttons.clear()
            for each in now.actions:
                role = "primary" if each is now.main else ""
                self.buttons[each.deed] = made = button("", partial(self.table.do, each.does), role)
                self.foot.addWidget(made)
        self.show_actions(now)
        if self.accessibleName() != (said := f"{now.heading}\n{now.text}".strip()):
            self.setAccessibleName(said)
            announce(self, said)

    def take_focus(self) -> None:
        if main := self.prompt.main:
            self.buttons[main.deed].setFocus()

    def press_main(self) -> None:
        if (main := self.prompt.main) and main.enabled:
            self.table.do(main.does)
