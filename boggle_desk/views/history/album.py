"""The front of the history: an album with a page for each evening, its contents, and both on paper."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QLinearGradient, QPaintEvent, QRadialGradient, QRegion
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import finish_of
from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import PastPlayer
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.history_report import year_report
from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.storage.album import AlbumEvening, EveningPage, evening_page, evenings
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    KEEPSAKE,
    Appearance,
    fitted_font,
    mix,
    set_pen_brush,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.board_sheets import PrintedBoard, board_marks
from boggle_desk.views.boggle.panels.win_panel import Fact
from boggle_desk.views.boggle.round_end import RaceTrack, runners_of
from boggle_desk.views.controls import Card, PageStack, announce, button, clear_layout, label, paint_focus
from boggle_desk.views.decorations import Podium, placed
from boggle_desk.views.faces import Avatar, FaceDisc, face_disc, face_of, faces_of
from boggle_desk.views.history.history_family import year_keepsake
from boggle_desk.views.history.history_strings import HistoryStrings, Told
from boggle_desk.views.history.tabs import HistoryTab
from boggle_desk.views.layouts import Flow, Scrolled, fill, fold, in_column, in_row, sized, spaced
from boggle_desk.views.paper.printable import Keepsake, KeepsakeSheet, KeptPlace, Printable
from boggle_desk.views.scrabble.ending import TileWord
from boggle_desk.views.services import AppContext
from boggle_desk.views.show import Timeline
from boggle_desk.views.tables import RowTable

_MOST = 8  # how many have room on a podium and on paper
_PAPER, _TAPE = "#b98d55", QColor(232, 214, 160, 190)
_EDGE, _CAPTION, _TILT, _BOARD, _FACE, _TILE = 18, 84, -1.2, 124, 64, 52
"""A photo's white edge, the room for its caption, its angle, and the sizes of pictures and tiles, in px at 1280×800."""
_NARROW, _ROW, _REST = 900, 40, 0.5
_KEYS = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Home: -1_000_000, Qt.Key.Key_End: 1_000_000,
}  # fmt: skip


class Photo(QWidget):
    """The podium of an evening as a photo that was stuck to the page, with two lines on its edge."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._podium, self._lines = look, Podium(look), ("", "")
        self._podium.setParent(self)
        self._podium.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_places(self, names: Sequence[str], values: Sequence[int], faces: Sequence[Avatar]) -> None:
        self._podium.show_places(placed(names, values, [face_disc(self._look, face) for face in faces]))
        self.updateGeometry()

    def say(self, title: str, text: str, places: str) -> None:
        """Write on the edge; `places` is what a screen reader says of the podium."""
        self._lines = title, text
        self.setAccessibleName(". ".join(filter(None, (*self._lines, places))))
        self.update()

    def sizeHint(self) -> QSize:
        wide = 2 * self._look.picture_px(_EDGE + 12)
        return self._podium.sizeHint() + QSize(wide, wide + self._look.px(_CAPTION))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._podium.minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, painter = self._look.theme, self._look.picture_px, smooth_painter(self)
        painter.translate(self.rect().center())
        painter.rotate(_TILT)
        wide, high = self.width() - px(24), min(self.height() - px(24), self.sizeHint().height() + px(60))
        sheet = QRectF(-wide / 2, -high / 2, wide, high)
        for depth in (6, 4, 2):
            set_pen_brush(painter, QColor(0, 0, 0, 34))
            painter.drawRect(sheet.translated(px(depth) / 2, px(depth)))
        set_pen_brush(painter, KEEPSAKE.paper)
        painter.drawRect(sheet)
        edge = px(_EDGE)
        picture = sheet.adjusted(edge, edge, -edge, -self._look.px(_CAPTION))
        light = QRadialGradient(picture.center(), 0.7 * picture.width())
        light.setColorAt(0, QColor(mix(theme.table, "#ffd08a", 0.86)))
        light.setColorAt(1, QColor(mix(theme.table, "#6b4a2a", 0.8)))
        painter.fillRect(picture, light)
        self._podium.resize(picture.size().toSize())
        painter.save()
        painter.translate(picture.topLeft())
        self._podium.render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
        painter.restore()
        below = QRectF(picture.left(), picture.bottom(), picture.width(), sheet.bottom() - picture.bottom())
        for text, top, tall, weight, ink in (
            (self._lines[0], 0.1 if self._lines[1] else 0.3, 0.36, QFont.Weight.Black, KEEPSAKE.black),
            (self._lines[1], 0.55, 0.24, QFont.Weight.Bold, KEEPSAKE.grey),
        ):
            line = QRectF(below.left(), below.top() + top * below.height(), below.width(), 0.4 * below.height())
            write(painter, line, text, fitted_font(text, tall * below.height(), line.width(), weight), ink, CENTRE)
        set_pen_brush(painter, _TAPE)
        painter.drawRect(QRectF(-px(52), sheet.top() - px(12), px(104), px(26)))


class AlbumPage(Card):
    """A page of brown paper in its binding. Tab leads to it, so that a screen reader reads it again."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=26, spacing=12)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, px, painter = self._look.theme, self._look.px, smooth_painter(self)
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -px(4))
        paper = QLinearGradient(sheet.topLeft(), sheet.topLeft() + QPointF(px(60), 0))
        brown = _PAPER if theme.name == "light" else theme.wood_dark
        for at, share in ((0, 0.4), (0.3, 0.62), (1, 0.78)):
            paper.setColorAt(at, QColor(mix(theme.card, brown, share)))
        set_pen_brush(painter, paper)
        painter.drawRoundedRect(sheet, px(14), px(14))
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())


class AlbumTab(HistoryTab):
    """Leafs through the evenings by buttons and keys, the latest first."""

    print_asked = Signal()
    finish_asked = Signal(int)  # the number of a game whose finish is to be played again

    def __init__(self, services: AppContext, words: HistoryStrings) -> None:
        super().__init__(services.look, services.history, words)
        self._services = services
        self._evenings: tuple[AlbumEvening, ...] = ()
        self.place, self.page = 0, EveningPage(())
        self._faces: dict[str, Avatar] = {}
        self.heading, self.about = label("", "stage", wrap=True), label("", "muted", wrap=True)
        self.photo, self.sheet = Photo(self.look), AlbumPage(self.look)
        self.finish: QWidget | None = None
        self._won = ""
        self.track, self.verdict = RaceTrack(self.look), label("", "stage", wrap=True)
        self._race = Timeline(self, self.look)
        self._race.moved.connect(self._show_race)
        self._facts = spaced(QVBoxLayout(), self.look, 12)
        heads = self.tr("Month"), self.tr("Evening"), self.tr("Games"), self.tr("Won most")
        self._rows = TextTable(heads, (2,), self)
        self.contents = RowTable()
        self.contents.show_model(self._rows, self.tr("Contents"))
        self.contents.give_room_to(3)
        self.contents.opened.connect(lambda index: self._open(index.row()))
        self.newer = button(self.tr("Newer"), lambda: self.leaf(-1))
        self.where = button("", self._show_contents, tip=self.tr("All evenings by month and year"))
        self.print = button(self.tr("Print or save…"), self.print_asked.emit)
        self.older = button(self.tr("Older"), lambda: self.leaf(1))
        self._lay_out()
        self.look.changed.connect(self._show_page)
        self._show_instead(self.tr("Reading your games…"))

    def _lay_out(self) -> None:
        self._across = in_row(self.look, (self.photo, 6), (self._facts, 5), gap=24)
        self._head = in_row(self.look, (self.heading, 1), (self.about, 1), gap=24)
        self.sheet.lay(self._head, (self._across, 1))
        self._scrolled = Scrolled(self.sheet)
        stage = QWidget()
        in_column(self.look, self.verdict, self.track, 1, gap=16, on=stage)
        self._stack = PageStack(self._scrolled, Card(self.look, (self.contents, 1)), stage)
        ways = Flow(self.look, (self.newer, self.where, self.print, self.older))
        for each in (self.newer, self.older, self.where, self.print):
            each.installEventFilter(self)
        self._parts = (self._stack, ways)
        in_column(self.look, (self.empty, 1), (self._stack, 1), ways, gap=12, margins=(0, 8, 0, 0), on=self)

    def fit(self) -> None:
        narrow = self.width() < self.look.px(_NARROW)
        for row in (self._head, self._across):
            fold(row, narrow)
        self.about.setAlignment(AT_LEFT if narrow else AT_RIGHT)
        self.contents.fit_rows(self.look.px(_ROW))
        self._scrolled.fit()

    # ------------------------------------------------------------------------------------- asking

    def ask(self) -> None:
        self._question.start(self._keeper.asking(lambda history, _flag: evenings(history)), self._take)

    def _take(self, found: tuple[AlbumEvening, ...]) -> None:
        begun = self._evenings[self.place].begun if self.place else None  # the first page is that of the latest evening
        self._evenings = found
        self.place = next((place for place, each in enumerate(found) if each.begun == begun), 0)
        if not found:
            self._show_instead(self.tr("Your album is still empty. It begins with tonight's game."))
            self.note_shown()
            return
        months = [self._words.month(each.begun) for each in found]
        first = [place == 0 or months[place - 1] != month for place, month in enumerate(months)]
        self._rows.show_rows([
            Row((month if begins else "", *self._words.evening_row(each)))
            for month, begins, each in zip(months, first, found, strict=True)
        ])  # fmt: skip
        self._ask_page()

    def _ask_page(self) -> None:
        evening = self._evenings[self.place]
        read = self._keeper.asking(lambda history, _flag: evening_page(history, evening))
        self._question.start(read, self._take_page)

    def _take_page(self, page: EveningPage) -> None:
        self.page = page
        self._show_instead(None)
        self._show_page()
        self.note_shown()

    # ------------------------------------------------------------------------------------- leafing

    def leaf(self, pages: int) -> None:
        """Turn some pages; from the contents, back to the page."""
        place = max(0, min(len(self._evenings) - 1, self.place + pages))
        if place != self.place:
            self._open(place)

    def _open(self, place: int) -> None:
        if self._evenings:
            self.place = place
            self._stack.setCurrentIndex(0)
            self._scrolled.verticalScrollBar().setValue(0)
            self._ask_page()
            if self.contents.hasFocus():
                self.where.setFocus()

    def _show_contents(self) -> None:
        if self._stack.currentIndex():
            self._open(self.place)
            return
        self._stack.setCurrentIndex(1)
        self.contents.setCurrentIndex(self._rows.index(self.place, 0))
        self.contents.setFocus()
        self._show_where()

    def take_focus(self) -> bool:
        """Take the keyboard; return whether there is a page that can."""
        (self.contents if self._stack.currentIndex() else self.where).setFocus()
        return bool(self.page.games)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = _KEYS.get(Qt.Key(event.key()))
        if pages is None or self._stack.currentIndex() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.leaf(pages)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows leaf where a button has the keyboard, too."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) in _KEYS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------------------------- showing

    def _show_where(self) -> None:
        pages = self.tr("Page {place} of {pages}").format(place=self.place + 1, pages=len(self._evenings))
        in_contents = bool(self._stack.currentIndex())
        self.where.setText(self.tr("Back to the page") if in_contents else f"{self.tr('Contents')} · {pages}")
        for each, usable in ((self.newer, self.place > 0), (self.older, self.place < len(self._evenings) - 1)):
            if each.hasFocus() and not usable:
                self.where.setFocus()
            each.setEnabled(usable and not in_contents)

    def _show_page(self) -> None:
        if not self._evenings or not self.page.games:
            return
        page, words = self.page, self._words
        self.heading.setText(words.evening_title(self._evenings[self.place]))
        self.about.setText(words.evening_games(page))
        names, values, faces = _podium(page, self.look, words)
        self._faces = {players[0].name: face for (players, _value), face in zip(page.podium, faces, strict=False)}
        self.photo.show_places(names, values, faces)
        standing = words.evening_standing(page, names, values)
        self.photo.say(words.evening_outcome(page), words.last_laugh(page), standing)
        clear_layout(self._facts)
        self.finish = None
        fill(self._facts, *self._facts_of(page), 1)
        said = f"{self.heading.text()}. {self.about.text()}. {self.photo.accessibleName()}"
        if said != self.sheet.accessibleName():
            announce(self, said)
        self.sheet.setAccessibleName(said)
        self.sheet.setAccessibleDescription(". ".join(_told(page, words)))
        self._show_where()
        self.fit()

    def _facts_of(self, page: EveningPage) -> Iterator[Fact]:
        """Give the cards beside the photo, each with a picture."""
        words, look = self._words, self.look
        if best := page.word:
            picture = self._face(best.name)
            if board := best.board:
                side = _BOARD if page.play or page.contested else 2 * _BOARD
                picture = shown = sized(BoardPicture(look), look, side, side, fixed=True)
                shown.show_board(board, tuple(PlacedCube((face,) * 6, 0, 0) for face in board.faces))
                shown.show_path(board.path(best.word) or ())
            yield _fact(look, picture, words.best_word(best))
        if play := page.play:
            tiles = self._services.tile_sets.get(play.tiles) or next(iter(self._services.tile_sets.values()))
            wide = min(len(play.letters), 7) * _TILE
            word = sized(TileWord(look, tiles, play.letters), look, wide, fixed=True, grows=False)
            yield _fact(look, word, words.best_play(play))
        if game := page.closest:
            fact = _fact(look, self._face(game.sides[0].players[0].name), words.closest(game))
            self.finish = button(self.tr("Play the finish again"), lambda: self.finish_asked.emit(game.number))
            fact.lay((self.finish, Qt.AlignmentFlag.AlignLeft))
            yield fact

    def _face(self, name: str) -> QWidget:
        return FaceDisc(self.look, self._faces.get(name) or face_of(self.look, name), _FACE)

    # ------------------------------------------------------------------------------------- the finish

    def play_finish(self, position: Any) -> bool:
        """Run the last round of a game as a race; return whether it has one."""
        finish = finish_of(position) if isinstance(position, BogglePosition) else None
        if finish is None:
            return False
        say, winners = BoggleStrings(self), [each for each in finish.runners if each.total == finish.runners[0].total]
        self.track.show_finish(runners_of(self.look, say, position, finish), finish.line, 0.0)
        self._won = self._words.winners([say.side_name(position, each.side) for each in winners])
        self._stack.setCurrentIndex(2)
        self._show_where()
        self.where.setFocus()
        self._race.play(self.track.seconds + _REST)
        return True

    def _show_race(self, seconds: float) -> None:
        self.track.show_at(seconds)
        over = seconds >= self.track.seconds
        text = self._won if over else self.tr("The last round")
        if over and self.verdict.text() != text:
            announce(self, f"{text}. {self.track.accessibleName()}")
        self.verdict.setText(text)

    # ------------------------------------------------------------------------------------- on paper

    def printables(self) -> tuple[Printable, ...]:
        if not self._evenings or not self.page.games:
            return ()
        look, words, page, evening = self.look, self._words, self.page, self._evenings[self.place]
        title = words.evening_title(evening, lasting=True)
        this = KeepsakeSheet(lambda: evening_keepsake(evening, page, look, words), title, title)
        return (this, year_book(self._keeper, look, words, _year(evening))) if evening.begun else (this,)


def _year(evening: AlbumEvening) -> int:
    return datetime.fromtimestamp(evening.begun).astimezone().year


def _player(past: PastPlayer) -> Player:
    return Player(past.name, past.level)


def _fact(look: Appearance, picture: QWidget, told: Told) -> Fact:
    fact = Fact(look, picture)
    fact.say(*told)
    return fact


def _told(page: EveningPage, words: HistoryStrings) -> list[str]:
    """Return the facts of a page as lines."""
    found = [words.best_word(page.word)] if page.word else []
    found += [words.best_play(page.play)] if page.play else []
    found += [words.closest(page.closest)] if page.closest else []
    return [f"{about}: {fact} · {rest}" for about, fact, rest in found]


def _podium(
    page: EveningPage, look: Appearance, words: HistoryStrings
) -> tuple[list[str], list[int], tuple[Avatar, ...]]:
    """Return names, values and faces of who stands on the podium, the best first; a team has the face of its first."""
    stand = page.podium[:_MOST]
    faces = faces_of(look, [_player(players[0]) for players, _value in stand])
    return [words.together(players) for players, _value in stand], [value for _players, value in stand], faces


def evening_keepsake(evening: AlbumEvening, page: EveningPage, look: Appearance, words: HistoryStrings) -> Keepsake:
    board, path = _board(evening, page)
    labels = PrintedBoard(board.rows, board.columns, tuple((face, 0) for face in board.faces))
    best, *told = (*_told(page, words), words.last_laugh(page))
    return Keepsake(
        words.evening_games(page),
        words.evening_title(evening, lasting=True),
        words.evening_outcome(page),
        partial(board_marks, labels, turned=False, inks=KEEPSAKE, path=path),
        best,
        tuple(map(KeptPlace, *_podium(page, look, words))),
        (*told, "", words.games_won()) if page.by_wins else tuple(told),
        board.rows / board.columns,
    )


def _board(evening: AlbumEvening, page: EveningPage) -> tuple[Board, Sequence[int]]:
    """Return the board of the best word with its path, or else the best play in a row, or else the day."""
    if page.word and (board := page.word.board):
        return board, board.path(page.word.word) or ()
    day = datetime.fromtimestamp(evening.begun).astimezone().day
    row = page.word.word.upper() if page.word else page.play.letters.upper() if page.play else str(day)
    return Board(1, len(row), tuple(row)), ()


def year_book(keeper: HistoryKeeper, look: Appearance, words: HistoryStrings, year: int) -> KeepsakeSheet:
    """Return a year as a book: a page for the whole of it, then one for each evening."""
    flag = StopFlag(lambda _news: None)
    reported = keeper.asking(lambda history, _flag: year_report(history, year))
    read = keeper.asking(
        lambda history, _flag: [
            (each, evening_page(history, each)) for each in reversed(evenings(history)) if _year(each) == year
        ]
    )

    def pages() -> Iterator[Keepsake]:
        return (evening_keepsake(evening, page, look, words) for evening, page in read(flag))

    title = words.our_year(year)
    return KeepsakeSheet(lambda: year_keepsake(reported(flag), look, words, year), title, title, pages)
