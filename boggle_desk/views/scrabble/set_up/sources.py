"""Where a position comes from: the last one on this page, a text, a recorded game."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.set_up import LONGEST, BadCgp, SetUp, empty_set_up, read_cgp, write_cgp
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.set_up import SetUpHistory, recorded_turns
from boggle_desk.settings import PositionSetUp
from boggle_desk.storage.exchange import GCG, LINES
from boggle_desk.views.controls import announce
from boggle_desk.views.notices import reason_of
from boggle_desk.views.services import AppContext


class Sources(QObject):
    opened = Signal(str, tuple)
    """The name of a file, and the turns of its game."""
    failed = Signal(str)

    def __init__(self, page: QWidget, services: AppContext, history: SetUpHistory) -> None:
        super().__init__(page)
        self._page, self._services, self._history = page, services, history
        self._work = BackgroundTask(self)

    def copy(self) -> None:
        set_up = self._history.now
        QGuiApplication.clipboard().setText(write_cgp(set_up))
        announce(self._page, self.tr("Position copied."))

    def paste(self) -> None:
        rules = self._history.now.rules
        text = QGuiApplication.clipboard().text()[: LONGEST + 1].strip().removeprefix("cgp ")
        try:
            found = read_cgp(text, rules)
        except BadCgp as bad:
            self.failed.emit(self.tr("The copied text isn't a position: {reason}").format(reason=bad))
            return
        self._history.change(found)

    def open(self) -> None:
        games, every = self.tr("Games"), self.tr("All files")
        pattern = f"{games} (*{GCG} *{LINES});;{every} (*)"
        path = self._services.ask.open_file(self._page, self.tr("Open a game file"), pattern)
        if path and not self._work.running:
            rules, sets = self._history.now.rules, self._services.tile_sets
            self._work.start(
                lambda flag: recorded_turns(path, rules, sets, flag.check),
                lambda turns: self.opened.emit(path.name, turns),
                lambda error: self._fail(path, error),
            )

    def _fail(self, path: Path, error: Exception) -> None:
        text = self.tr("{file} can't be opened. {reason}")
        self.failed.emit(text.format(file=path.name, reason=reason_of(error)))

    def stop(self) -> None:
        self._work.cancel()


def remembered(services: AppContext) -> SetUp:
    settings = services.choices.settings
    presets = {**services.scrabble_presets, **services.own_scrabble.read().presets}
    last = settings.position
    first = presets.get(last.preset) or presets.get(settings.scrabble.preset) or next(iter(presets.values()))
    tiles, layout = services.tile_sets.get(last.tiles), services.layouts.get(last.layout)
    rules = replace(first, tiles=tiles or first.tiles, layout=layout or first.layout)
    try:
        return read_cgp(last.cgp, rules)
    except BadCgp:
        return empty_set_up(rules)


def to_remember(set_up: SetUp) -> PositionSetUp:
    """Return what to save of a position: nothing if no CGP can say it."""
    rules, text = set_up.rules, write_cgp(set_up)
    return PositionSetUp(text if len(text) <= LONGEST else "", rules.key, rules.tiles.key, rules.layout.key)
