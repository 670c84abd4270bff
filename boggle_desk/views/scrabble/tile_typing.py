"""How a position is set up: typed tile by tile, pasted, or opened with a recorded game."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.set_up import LONGEST, BadCgp, SetUp, empty_set_up, read_cgp, tiles_in, write_cgp
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.set_up import SetUpHistory, recorded_turns
from boggle_desk.settings import PositionSetUp
from boggle_desk.storage.exchange import GCG, LINES
from boggle_desk.storage.replay import BadFile, FileFault
from boggle_desk.storage.shipped import layouts
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import announce
from boggle_desk.views.notices import reason_of, tiles_asked
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.scrabble.tile_drag import ENTER
from boggle_desk.views.services import AppContext


class Sources(QObject):
    opened = Signal(str, tuple)  # the name of a file, and the turns of its game
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
            sets = self._services.tile_sets
            rules = replace(rules, tiles=sets.get(tiles_in(text, sets), rules.tiles))
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
            self._read(path)

    def _read(self, path: Path, tiles: str = "") -> None:
        rules, sets = self._history.now.rules, self._services.tile_sets
        self._work.start(
            lambda flag: recorded_turns(path, rules, sets, flag.check, tiles),
            lambda turns: self.opened.emit(path.name, turns),
            lambda error: self._fail(path, error),
        )

    def _fail(self, path: Path, error: Exception) -> None:
        if isinstance(error, BadFile) and error.fault is FileFault.TILES:
            if tiles := tiles_asked(self._page, self._services, path.name, error):
                self._read(path, tiles)
            return
        text = self.tr("{file} can't be opened. {reason}")
        self.failed.emit(text.format(file=path.name, reason=reason_of(error)))

    def stop(self) -> None:
        self._work.cancel()


def remembered(services: AppContext) -> SetUp:
    settings = services.choices.settings
    presets = {**services.scrabble_presets, **services.own_scrabble.read().presets}
    last = settings.position
    first = presets.get(last.preset) or presets.get(settings.scrabble.preset) or next(iter(presets.values()))
    tiles, layout = services.tile_sets.get(last.tiles), layouts().get(last.layout)
    rules = replace(first, tiles=tiles or first.tiles, layout=layout or first.layout)
    try:
        return read_cgp(last.cgp, rules)
    except BadCgp:
        return empty_set_up(rules)


def to_remember(set_up: SetUp) -> PositionSetUp:
    """Return what to save of a position: nothing if no CGP can say it."""
    rules, text = set_up.rules, write_cgp(set_up)
    return PositionSetUp(text if len(text) <= LONGEST else "", rules.key, rules.tiles.key, rules.layout.key)


class SetUpRack(RackView):
    """Space and `?` are a blank; nothing is carried."""

    erase_typed = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.set_movable(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # clicked, it is where one types, as the board is

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.erase_typed.emit()
        elif event.text() in (" ", BLANK):
            self.letter_typed.emit(BLANK)
        else:
            super().keyPressEvent(event)


class TileTyping(QObject):
    """Turns typing and clicks into changes of the position. Whole words can be typed: a letter that lies there is
    passed over. A tile such as CH is typed as both letters."""

    def __init__(self, board: ScrabbleBoardView, rack: SetUpRack, history: SetUpHistory, parent: QObject) -> None:
        super().__init__(parent)
        self.board, self.rack, self.history = board, rack, history
        self._typed_at = self._typed_to = -1
        board.letter_typed.connect(self.type_letter)
        board.erase_typed.connect(self.erase)
        rack.letter_typed.connect(self.add_to_rack)
        rack.erase_typed.connect(self.take_from_rack)

    # ---- the board

    def type_letter(self, letter: str, as_blank: bool) -> None:
        if not self._joins(letter, as_blank):
            self.lay(letter, as_blank)

    def lay(self, letter: str, as_blank: bool) -> None:
        set_up, square = self.history.now, self.board.cursor_square
        there = set_up.tiles[square]
        if letter in set_up.rules.tiles.letters and (as_blank or there is None or there.letter != letter):
            self.history.change(set_up.with_tile(square, Tile(letter, blank=as_blank)))
        elif letter not in set_up.rules.tiles.letters:
            longer = next((each for each in set_up.rules.tiles.letters if each.startswith(letter)), None)
            if longer is None:
                return
            self.history.change(set_up.with_tile(square, Tile(longer, blank=as_blank)))
        after = set_up.board.beside(square, self.board.across, 1)
        self.board.set_cursor_square(square if after is None else after)
        self._typed_at, self._typed_to = square, self.board.cursor_square

    def _joins(self, letter: str, as_blank: bool) -> bool:
        """Take a letter as the second one of the last tile. Return whether it is."""
        set_up, at = self.history.now, self._typed_at
        before = set_up.tiles[at] if at >= 0 and self._typed_to == self.board.cursor_square else None
        if before is None or before.letter + letter not in set_up.rules.tiles.letters or as_blank:
            return False
        self.history.change(set_up.with_tile(at, Tile(before.letter + letter, before.blank)))
        return True

    def erase(self) -> None:
        """Take off the last typed tile, else that of the cursor, else the one before."""
        set_up, cursor = self.history.now, self.board.cursor_square
        square = self._typed_at if self._typed_at >= 0 and self._typed_to == cursor else cursor
        if not set_up.tiles[square]:
            before = set_up.board.beside(square, self.board.across, -1)
            square = square if before is None else before
        self.history.change(set_up.with_tile(square, None))
        self.board.set_cursor_square(square)
        self._typed_at = -1

    # ---- back and forth

    def undo(self) -> None:
        before = self.history.now.tiles
        self.history.undo()
        self._follow(before, forth=False)

    def redo(self) -> None:
        before = self.history.now.tiles
        self.history.redo()
        self._follow(before, forth=True)

    def _follow(self, before: Sequence[Tile | None], forth: bool) -> None:
        set_up = self.history.now
        if len(before) != len(set_up.tiles):
            return
        changed = [square for square, tile in enumerate(set_up.tiles) if tile != before[square]]
        if len(changed) != 1:
            return
        square = changed[0]
        put, gone = set_up.tiles[square], before[square]
        half = bool(put and gone and put.letter != gone.letter and gone.letter.startswith(put.letter))
        after = set_up.board.beside(square, self.board.across, 1) if put and (forth or half) else None
        self.board.set_cursor_square(square if after is None else after)
        self._typed_at = square if put and (forth or half) else -1
        self._typed_to = self.board.cursor_square

    # ---- the rack

    def add_to_rack(self, letter: str) -> None:
        set_up = self.history.now
        rack = set_up.rack
        if rack and rack[-1] + letter in set_up.rules.tiles.letters:
            self.history.change(set_up.with_rack((*rack[:-1], rack[-1] + letter)))
        else:
            self.lay_on_rack(letter)

    def lay_on_rack(self, letter: str) -> None:
        set_up = self.history.now
        letters, rack = set_up.rules.tiles.letters, set_up.rack
        if (letter == BLANK or letter in letters) and len(rack) < set_up.rules.rack_size:
            self.history.change(set_up.with_rack((*rack, letter)))

    def take_from_rack(self) -> None:
        set_up = self.history.now
        self.history.change(set_up.with_rack(set_up.rack[:-1]))
