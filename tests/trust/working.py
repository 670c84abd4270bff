"""The real program at some work or with something open: `python -m tests.trust.working KIND HOME`.

It begins once everything is loaded. Work of `WORK` is closed some time later, and a line of JSON says when; what waits
for a signal says that it is ready, and games at play how many steps are stored.
"""

import json
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QThreadPool, QTimer
from PySide6.QtPrintSupport import QPrinter

from boggle_desk import app
from boggle_desk.__main__ import main
from boggle_desk.engine.boggle.events import BeginSearch, Shake
from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.players import Player
from boggle_desk.models import background_task
from boggle_desk.storage.exchange import Whose
from boggle_desk.storage.spreadsheets import SpreadsheetKind
from boggle_desk.views.paper.print_preview import PrintPreview
from boggle_desk.views.render_cache import nothing_is_painted
from tests.storage import play

Desk: Any = app.MainWindowController
"""It plays with what a page has inside."""
_AFTER = {
    "ending": 0,
    "champions": 4_000,
    "wish": 2_500,
    "analysis": 6_000,
    "backup": 20,
    "printing": 30,
    "saving_sheets": 30,
    "goals": 10,
    "pictures": 5,
    "shaking": 400,
}
"""The milliseconds from the beginning of some work to its closing, or to its signal; 500 for all other."""
_LOADED = 300
_ANN, _BEA = Player("Ann"), Player("Bea")


def say(**what: float) -> None:
    print(json.dumps(what), flush=True)


# ------------------------------------------------------------------------------------- work


def nothing(_desk: Desk, _home: Path) -> None:
    pass


def importing(desk: Desk, home: Path) -> None:
    desk.open_files(sorted((home / "files").iterdir()))


def bringing_in(desk: Desk, home: Path) -> None:
    desk.open_files([home / "all.zip"])


def saving_everything(desk: Desk, _home: Path) -> None:
    desk.show_games()
    desk.games.pack.click()


def restoring(desk: Desk, _home: Path) -> None:
    desk.show_games()
    desk.games.restore.click()


def backup(desk: Desk, _home: Path) -> None:
    desk.services.backups.make()


def exporting(desk: Desk, _home: Path) -> None:
    desk.show_room("history")
    desk.room.save_sheet(SpreadsheetKind.WORDS)


def erasing(desk: Desk, _home: Path) -> None:
    desk.show_games()
    desk.games.begin(desk.services.history.erasing_person("bea"), repr, "", survives_page=True)


def history(desk: Desk, _home: Path) -> None:
    desk.services.history.refresh()
    desk.show_room("history")


def learning(desk: Desk, _home: Path) -> None:
    desk.show_room("learn")


def word_list(desk: Desk, home: Path) -> None:
    desk.services.lexica.add(home / "words.txt")


def saving_sheets(desk: Desk, _home: Path) -> None:
    _preview(desk).press_save()


def printing(desk: Desk, home: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(home / "written.pdf"))
    desk.services.ask.printer = lambda *_asked: printer
    _preview(desk).press_print()


def _preview(desk: Desk) -> Any:
    desk.show_print()
    [preview] = desk.window.findChildren(PrintPreview)
    preview.form.wishes = replace(preview.form.wishes, boards=24, solutions=True)
    return preview


def analysis(desk: Desk, home: Path) -> None:
    desk.open_files([home / "files" / "0.gcg"])

    def begin() -> None:
        if desk.viewer:
            desk.viewer.analysis.begin(20.0)
        else:
            QTimer.singleShot(50, begin)

    begin()


def goals(desk: Desk, _home: Path) -> None:
    rules = replace(desk.services.boggle_presets["super"], practice=True, goal=100)
    desk.begin(rules, (_ANN,), (Shake(),))


def pictures(desk: Desk, _home: Path) -> None:
    desk.begin(desk.services.boggle_presets["master"], (_ANN,))
    desk.begin(desk.services.scrabble_presets["club"], (_ANN, _BEA))


def shaking(desk: Desk, _home: Path) -> None:
    desk.begin(desk.services.boggle_presets["master"], (_ANN,), (Shake(),))


def wish(desk: Desk, _home: Path) -> None:
    desk.begin(replace(desk.services.boggle_presets["classic"], wish=BoardWish(least_words=1_500)), (_ANN,))
    desk.table.wished.begin()


def champions(desk: Desk, _home: Path) -> None:
    desk.begin(desk.services.scrabble_presets["tournament_double"], (Player("Max", "champion"), _ANN))


# ------------------------------------------------------------------------------------- what waits for a signal


def home(_desk: Desk, _home: Path) -> None:
    pass


def playing(desk: Desk, _home: Path) -> None:
    """Play at random, each move a moment after the one before."""
    rng = Random(1)

    def go_on() -> None:
        if not desk.table or desk.table.session.position.phase == "ended":
            desk.begin(desk.services.boggle_presets["classic"], (_ANN, _BEA))
            say(game=desk.services.store.games()[0].id)
        if desk.table.session.submit(play.next_move(desk.table.session.position, rng, 0.05)):
            say(steps=len(desk.table.session.steps))
        timer.start(10)

    timer = QTimer(desk, singleShot=True)
    timer.timeout.connect(go_on)
    go_on()


def searching(desk: Desk, _home: Path) -> None:
    desk.begin(desk.services.boggle_presets["classic"], (_ANN,), (Shake(), BeginSearch()))


def question(desk: Desk, _home: Path) -> None:
    QTimer.singleShot(0, desk, lambda: desk.services.ask.confirm(desk.window, "Well", "Really?", "Yes", "No"))


def questions(desk: Desk, _home: Path) -> None:
    """Ask one question over another, as long as there is an answer."""

    def ask() -> None:
        QTimer.singleShot(20, desk, partial(desk.services.ask.choose, desk.window, "One", "more", ["a", "b"], "OK"))
        desk.services.ask.confirm(desk.window, "Well", "Really?", "Yes", "No")

    QTimer.singleShot(0, desk, ask)


def file_dialog(desk: Desk, _home: Path) -> None:
    QTimer.singleShot(0, desk, lambda: desk.services.ask.save_file(desk.window, "Save", "a.gcg", [(".gcg", "Games")]))


def dialogs(desk: Desk, _home: Path) -> None:
    desk.show_settings()
    desk.show_help()
    desk.show_print()


def menu(desk: Desk, _home: Path) -> None:
    QTimer.singleShot(0, desk, lambda: desk.window.menus[0].exec(QPoint(50, 50)))


def popup(desk: Desk, _home: Path) -> None:
    desk.window.menus[1].popup(QPoint(50, 50))


def dragging(desk: Desk, _home: Path) -> None:
    """Hold the button over the table, as who drags does."""
    desk.begin(desk.services.scrabble_presets["club"], (_ANN, _BEA))
    desk.table.grabMouse()


def phones(desk: Desk, _home: Path) -> None:
    desk.find_addresses = lambda: ["127.0.0.1"]
    desk.invite("boggle", desk.services.boggle_presets["classic"], (_ANN, _BEA), (Shake(),))


def waiting(desk: Desk, _home: Path) -> None:
    """Wait in a loop of one's own, in a slot."""
    QTimer.singleShot(0, desk, lambda: QEventLoop(desk).exec())


def ending(desk: Desk, _home: Path) -> None:
    """Close the window by itself just now."""
    QTimer.singleShot(30, desk.window.close)


def named(*acts: Any) -> dict[str, Any]:
    return {act.__name__: act for act in acts}


WORK = named(
    nothing, importing, bringing_in, saving_everything, restoring, backup, exporting, erasing, history, learning
)
WORK |= named(word_list, saving_sheets, printing, analysis, goals, pictures, shaking, wish, champions)
OPEN = named(home, playing, searching, question, questions, file_dialog, dialogs, menu, popup, dragging, phones)
OPEN |= named(waiting, ending)


class Working(app.MainWindowController):
    """The window of the real program, which begins something once everything is loaded."""

    kind, home_folder = "", Path()
    waits = False
    """Whether work is not closed by itself: it waits for a signal."""

    def __init__(self) -> None:
        super().__init__()
        if self.kind in WORK:
            ask: Any = self.services.ask
            ask.confirm, ask.tell = _agree, lambda *_told: None
            ask.choose, ask.save_file = lambda *_asked: 0, lambda *_asked: self.home_folder / "written"
            ask.whose = lambda *_asked: Whose(ours=True)
        if self.waits:  # modules are still being loaded
            QTimer.singleShot(_LOADED, self, self._begin_work)
        else:
            self.loaded.connect(lambda: QTimer.singleShot(_LOADED, self, self._begin_work))

    def _begin_work(self) -> None:
        if self.waits:
            QTimer.singleShot(min(_AFTER.get(self.kind, 100), 1_000), self, lambda: say(ready=time.monotonic()))
        else:
            QTimer.singleShot(_AFTER.get(self.kind, 500), self, self._end_work)
        (WORK | OPEN)[self.kind](self, self.home_folder)

    def _end_work(self) -> None:
        if self.kind == "pictures" and nothing_is_painted():
            self.window.resize(self.window.width() - 8, self.window.height())
            QTimer.singleShot(100, self, self._end_work)
            return
        busy = len(vars(background_task)["_going_on"]) + QThreadPool.globalInstance().activeThreadCount()
        busy += not nothing_is_painted()
        if self.kind == "shaking":
            table: Any = self.table
            busy += vars(table.dome)["_motion"].moving
        say(busy=busy, closed=time.monotonic())
        self.window.close()


def _agree(*_asked: object, **_how: object) -> bool:
    say(agreed=time.monotonic())
    return True


if __name__ == "__main__":
    Working.kind, Working.home_folder, Working.waits = sys.argv[1], Path(sys.argv[2]), sys.argv[3:] == ["waits"]
    app.MainWindowController = Working  # type: ignore[misc]  # the program makes this one
    sys.exit(main(["play"]))
