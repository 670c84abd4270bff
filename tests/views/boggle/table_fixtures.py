"""The whole program on a table that the test knows: seeded cubes, a clock whose hands the test turns, answers laid
ready. People act on it by keys and mouse only, and nobody reaches what is hidden."""

import faulthandler
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QPoint,
    QRect,
    QSize,
    Qt,
    QThread,
    QThreadPool,
    QTimerEvent,
    QTranslator,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from boggle_desk import app, paths
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import finish
from boggle_desk.models.clock import LONGEST_GAP
from boggle_desk.settings import BoggleSetup, Motion, Settings, ThemeChoice, WindowPlace, settings_file
from boggle_desk.storage.exchange import Whose
from boggle_desk.views.ask import Ask
from boggle_desk.views.boggle.boggle_setup_page import BoggleSetupPage
from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage
from boggle_desk.views.letters import Composing
from boggle_desk.views.paper.sheets import Paper
from boggle_desk.views.render_cache import nothing_is_painted
from boggle_desk.views.window import Window

SEED = 502
"""The chance of these tests. With the new cubes the first three shakes fall like this:

    W S S U      N E I B      J U S R
    H Qu E G     F E H A      O L H A
    H O T A      M I S X      R C G O
    E S P L      E R N S      Y I T F
"""
PATIENCE = 600_000
_SHORT_WORK = 5_000
"""How many milliseconds work in the background is waited for before it counts as work that goes on."""


class FakeAsk(Ask):
    """Answers what the test has laid ready, and remembers the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = True
        self.questions: list[str] = []
        self.careful: list[str] = []
        """The questions that Enter answers with no."""
        self.told: list[str] = []
        self.file: Path | None = None
        """The file that is chosen next, to be opened or written."""
        self.files: tuple[Path, ...] = ()
        """The files that are chosen next, where it may be several."""
        self.proposed = ""
        self.lines: list[str] = []
        """What could be chosen from."""
        self.typed: str | None = None
        """The line that is typed next."""
        self.whose_: Whose | None = Whose(ours=True)
        """Who has played what is brought in next."""
        self.printer_: QPrinter | None = None
        """The printer that is chosen next."""

    def confirm(self, _parent: QWidget, _title: str, text: str, _yes: str, _no: str, for_good: bool = False) -> bool:
        self.questions.append(text)
        if for_good:
            self.careful.append(text)
        return self.answer

    def choose(self, _parent: QWidget, _title: str, text: str, lines: Sequence[str], _yes: str) -> int | None:
        self.questions.append(text)
        self.lines = list(lines)
        return 0 if self.answer else None

    def tell(self, _parent: QWidget, _title: str, text: str) -> None:
        self.told.append(text)

    def open_file(self, _parent: QWidget, _title: str, _pattern: str) -> Path | None:
        return self.file

    def open_files(self, _parent: QWidget, _title: str, _pattern: str) -> tuple[Path, ...]:
        return self.files or ((self.file,) if self.file else ())

    def folder(self, _parent: QWidget, _title: str) -> Path | None:
        return self.file

    def save_file(self, _parent: QWidget, _title: str, name: str, _patterns: list[tuple[str, str]]) -> Path | None:
        self.proposed = name
        return self.file

    def printer(self, _parent: QWidget, _title: str, _document: str, _paper: Paper) -> QPrinter | None:
        return self.printer_

    def whose(self, _parent: QWidget, title: str) -> Whose | None:
        self.questions.append(title)
        return self.whose_

    def line(self, _parent: QWidget, _title: str, _text: str, _value: str = "") -> str | None:
        return self.typed


class Hands:
    """The steady clock of a sitting; only the test turns it."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class Sitting:
    """A desk with people in front of it."""

    def __init__(self, desk: app.MainWindowController, ask: FakeAsk, hands: Hands) -> None:
        self.desk, self.ask, self.hands = desk, ask, hands
        self._long_work = False

    # ------------------------------------------------------------------------------------- what is there

    @property
    def table(self) -> BoggleTablePage:
        """The table in front."""
        table = self.desk.table
        assert table is not None
        assert self.desk.window.pages.currentWidget() is table
        return table

    @property
    def setup(self) -> BoggleSetupPage:
        """The page on which a table is set up."""
        setup = self.desk.setup
        assert setup is not None
        assert self.desk.window.pages.currentWidget() is setup
        return setup

    @property
    def position(self) -> BogglePosition:
        """The position of the game on the table."""
        return self.table.position

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return self.position.phase

    def words(self, seat: int) -> list[str]:
        """Return a list as it was written."""
        return [entry.word for entry in self.position.lists[seat]]

    @property
    def votes(self) -> dict[int, bool | None]:
        """What each has said in the vote that goes on, by seat."""
        vote = self.position.voting
        assert vote
        return dict(zip(vote.ballot.seats, vote.ballot.votes, strict=True))

    def marks(self, seat: int) -> dict[str, EntryMark]:
        """Return what became of each word of a list."""
        return {entry.word: entry.mark for entry in self.position.lists[seat]}

    def texts(self, widget: QWidget) -> list[str]:
        """Return what the labels in a widget say, as far as they can be seen."""
        return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]

    def letters(self) -> list[str]:
        """Return the letters that the board gives to a screen reader and to the painter."""
        model = self.table.dome.model()
        return [
            model.index(row, column).data() for row in range(model.rowCount()) for column in range(model.columnCount())
        ]

    # ------------------------------------------------------------------------------------- the keyboard

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self._focus(), key, modifiers)

    def type(self, text: str) -> None:
        """Type a text where the keyboard is."""
        for letter in text:
            QTest.keyClicks(self._focus(), letter)

    def enter(self, *words: str) -> None:
        """Type words, each followed by Enter; without any press Enter alone."""
        for word in words or ("",):
            self.type(word)
            self.key(Qt.Key.Key_Return)

    def hold(self, key: Qt.Key) -> None:
        """Press a key and let it go."""
        QTest.keyPress(self._focus(), key)
        QTest.keyRelease(self._focus(), key)

    def tab_to(self, widget: QWidget, most: int = 60) -> None:
        """Press Tab until the keyboard is at a widget."""
        for _ in range(most):
            if self._focus() is widget:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def _focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the keyboard"
        return focus

    # ------------------------------------------------------------------------------------- the mouse

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget that can be seen and is free."""
        self.click_place(widget, widget.rect().center())

    def click_row(self, view: QAbstractItemView, row: int) -> None:
        """Click a row of a list."""
        place = view.visualRect(view.model().index(row, 0))
        self.click_place(view.viewport(), place.center())

    def double_click_row(self, view: QAbstractItemView, row: int) -> None:
        """Click a row of a list twice, quickly."""
        place = view.visualRect(view.model().index(row, 0)).center()
        self._check_free(view.viewport(), place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def click_place(self, widget: QWidget, place: QPoint) -> None:
        """Click a place in a widget that can be seen and is free."""
        self._check_free(widget, place)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def _check_free(self, widget: QWidget, place: QPoint) -> None:
        """Fail if a person could not click there: hidden, disabled, covered, or out of the window."""
        window = self.desk.window
        assert widget.isVisible(), f"{widget} is hidden"
        assert widget.isEnabled(), f"{widget} is disabled"
        on_window = widget.mapTo(window, place)
        assert window.rect().contains(on_window), f"{widget} is outside the window"
        found = window.childAt(on_window)
        assert found is widget or (found and widget.isAncestorOf(found)), f"{found} covers {widget}"

    def drag(self, widget: QWidget, *places: QPoint) -> None:
        """Press at the first place, move on over the others, and let go at the last."""
        self._check_free(widget, places[0])
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, places[0])
        for place in places[1:]:
            QTest.mouseMove(widget, place)
            QApplication.processEvents()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, places[-1])

    def cell(self, cell: int) -> QPoint:
        """Return the middle of a cube's face on the dome."""
        dome = self.table.dome
        columns = dome.model().columnCount()
        spot: QRect = dome.visualRect(dome.model().index(cell // columns, cell % columns))
        return spot.center()

    def trace(self, *cells: int) -> None:
        """Trace a path with the button held."""
        self.drag(self.table.dome.viewport(), *(self.cell(cell) for cell in cells))

    def tap(self, *cells: int) -> None:
        """Tap the cells of a path, the last of them twice."""
        for cell in (*cells, cells[-1]):
            self.click_place(self.table.dome.viewport(), self.cell(cell))

    # ------------------------------------------------------------------------------------- time

    def wait(self, until: Callable[[], bool]) -> None:
        """Let the window work until something is so."""
        wait_until(until)

    def resize(self, size: QSize) -> None:
        """Give the window another size, also one that is larger than the tests' screen; the look has followed then."""
        self.desk.window.resize(size)
        self.desk.services.look.choose(window=size)
        self.settle()

    def run(self, seconds: float) -> None:
        """Let time pass, with a tick a second; it stands still while the clock does."""
        clock = self.table.timer.clock
        while seconds > 0 and clock.running:
            self.hands.at += min(1.0, seconds)
            seconds -= 1.0
            clock.tick()

    def run_out(self) -> None:
        """Let all the sand run, in longer steps while nothing but time passes."""
        clock = self.table.timer.clock
        while clock.running and clock.left > 15:
            self.hands.at += LONGEST_GAP - 0.5  # sums of seconds are not exact
            clock.tick()
        self.run(clock.left + 1)
        assert not clock.running

    def settle(self) -> None:
        """Let short work in the background end, signals that are told a moment later be told, and widgets that are done
        with go. Work that goes on, as a computer's that thinks, is waited for only once."""
        for _ in range(4):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            end = QDeadlineTimer(0 if self._long_work else _SHORT_WORK)
            while (working := QThreadPool.globalInstance().activeThreadCount() > 0) and not end.hasExpired():
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
                QThread.msleep(1)
            self._long_work = working


def settings_for(*names: str, preset: str = "classic", **rules: Any) -> Settings:
    """Return quiet settings in which nothing moves, with these players and this table, who last read in turn."""
    return Settings(
        theme=ThemeChoice.LIGHT,
        motion=Motion.OFF,
        sound=False,
        in_turn=True,
        players=tuple(Player(name) for name in names),
        table=BoggleSetup(preset, rules),
        window=WindowPlace(0, 0, 1280, 800),
    )


@contextmanager
def open_desk(values: Settings | None = None, seed: int = SEED) -> Iterator[Sitting]:
    """Open the program on the test's own home, with these settings, and close it in the end."""
    with desk_by(Random(seed), values) as desk:
        yield Sitting(*desk)


@contextmanager
def desk_by(rng: Random, values: Settings | None) -> Iterator[tuple[app.MainWindowController, FakeAsk, Hands]]:
    """Open the program with this chance and these settings, and close it in the end. The first page is not painted
    before: most tests go on at once. Pictures are waited for in the end: all later tests have them then."""
    if values is not None:
        settings_file(paths.user_settings()).save(values)
    app.prepare(_application())
    QApplication.setDoubleClickInterval(0)  # people look before they press; programs of their own need it said
    hands, ask = Hands(), FakeAsk()
    desk = app.MainWindowController(ask, rng, hands)
    desk.window.setUpdatesEnabled(False)
    desk.window.show()
    desk.window.activateWindow()
    wait_until(lambda: desk.window.isActiveWindow() and _has_words(desk))
    desk.window.setUpdatesEnabled(True)
    try:
        yield desk, ask, hands
    finally:
        _close(desk)


def _places() -> str:
    """Return where each thread of Python is."""
    with TemporaryFile("w+") as file:
        faulthandler.dump_traceback(file)
        file.seek(0)
        return file.read()


_paint = Window.event


def _paint_rarely(window: Window, event: QEvent) -> bool:
    """Paint a window of tests once or twice a second: who looks closely grabs it, and painting each moment of each
    movement was a third of the work of all tests."""
    kind, timer = event.type(), _paint_timers.get(window, 0)
    if kind is QEvent.Type.UpdateRequest and timer:
        _paint_late.add(window)
        return True
    if isinstance(event, QTimerEvent) and timer and event.timerId() == timer:
        window.killTimer(_paint_timers.pop(window))
        if window not in _paint_late:
            return True
        _paint_late.remove(window)
        event = QEvent(QEvent.Type.UpdateRequest)
        kind = event.type()
    if kind is QEvent.Type.UpdateRequest:
        _paint_timers[window] = window.startTimer(_BETWEEN_PAINTS)
    return _paint(window, event)


_BETWEEN_PAINTS = 700
_paint_timers: WeakKeyDictionary[Window, int] = WeakKeyDictionary()
_paint_late: WeakSet[Window] = WeakSet()
Window.event = _paint_rarely  # type: ignore[method-assign]  # of all that tests open
IN_TURNS, Window.come_soon = Window.come_soon, Window.come_now  # type: ignore[method-assign]  # a page comes at once


def wait_until(ready: Callable[[], bool]) -> None:
    """Let the window work until something is so; fail if it takes too long."""
    end = QDeadlineTimer(PATIENCE)
    while not ready():
        assert not end.hasExpired(), f"waited too long, while threads were at {_places()}"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QThread.msleep(1)


def _has_words(desk: app.MainWindowController) -> bool:
    return desk.services.lexica.lexicon is not None and bool(desk.services.lexica.entries)


def _close(desk: app.MainWindowController) -> None:
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    wait_until(finish)
    wait_until(nothing_is_painted)
    QCoreApplication.processEvents()
    desk.close()
    desk.window.deleteLater()
    desk.home.deleteLater()
    desk.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    undress()


def undress() -> None:
    """Take off the application what the program has put on it."""
    for translator in _application().findChildren(QTranslator):
        _application().removeTranslator(translator)
        translator.setParent(None)  # no later: the next window asks which language is spoken
    for composing in _application().findChildren(Composing):
        composing.setParent(None)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def seated(sitting: Sitting, *names: str, **changes: Any) -> Sitting:
    """Seat these players at a Classic table without going through the pages, and return the sitting. Shakes are plain
    unless asked to be fair."""
    rules = replace(sitting.desk.services.boggle_presets["classic"], **{"fair_shake": False, **changes})
    sitting.desk.begin(rules, tuple(Player(name) for name in names))
    return sitting


def on_screen(sitting: Sitting, *names: str, **changes: Any) -> Sitting:
    """Seat players who write on the screen."""
    return seated(sitting, *names, writing=Writing.SCREEN, **changes)
