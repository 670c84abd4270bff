"""The history: an album of evenings, and behind it figures and records of all games that are over."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.disk import export_file
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.history import UpdateSummary
from boggle_desk.storage.spreadsheets import SpreadsheetKind, csv_of
from boggle_desk.views.controls import PageStack, become, button, label, tell
from boggle_desk.views.history.album import AlbumTab, year_book
from boggle_desk.views.history.history_family import FamilyTab
from boggle_desk.views.history.history_strings import HistoryStrings
from boggle_desk.views.history.tabs import HistoryTab, HistoryTable, PlayersTab, RecordsTab
from boggle_desk.views.layouts import LazyTabs, fill
from boggle_desk.views.page import WorkPage
from boggle_desk.views.paper.printable import Printable, TableSheet, table_of
from boggle_desk.views.services import AppContext

_NARROW = 900


def year_of(day: date) -> int:
    """Return the year to look back on: in January the one that is over."""
    return day.year - (day.month == 1)


class HistoryPage(WorkPage):
    """The album, and one tap deeper the family, each player and records. All games are listed elsewhere."""

    help_page = "43_history"

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        keeper = services.history
        self._words = HistoryStrings(self)
        self.album = AlbumTab(services, self._words)
        self.family = FamilyTab(self.look, keeper, self._words)
        self.players = PlayersTab(self.look, keeper, self._words)
        self.records = RecordsTab(self.look, keeper, self._words)
        self._tabs = (self.family, self.players, self.records)
        self.tabs = LazyTabs()
        self.stack = PageStack(self.album, self.tabs)
        self.figures = button(self.tr("Figures"), self._change_front)
        self.work.changed.connect(self._follow_work)
        self._counting = False
        self._pressed: QWidget | None = None
        self.games = button(self.tr("All games…"), self.games_asked.emit)
        self.export = button(self.tr("Save as a table…"), self._choose_sheet)
        self.remove = button(self.tr("Remove player…"), self._remove_player, removes=True)
        self.home = button(self.tr("Home"), self.home_asked.emit)
        self._lay_out()
        self.tabs.currentChanged.connect(lambda _tab: self.refresh(reload=False))
        for tab in (self.album, *self._tabs):
            tab.game_asked.connect(self.open_game)
        self.album.print_asked.connect(self.print_asked)
        self.album.shown.connect(self._first_page)
        self.album.finish_asked.connect(lambda number: self.open_game(number, then=self._play_finish))
        self.family.player_asked.connect(self.show_player)
        self.players.shown.connect(self._show_actions)
        keeper.changed.connect(self._refresh_reload)  # methods, not lambdas: the keeper outlives the page
        keeper.settled.connect(self._say_account)
        keeper.progressed.connect(self._say_progress)
        self.refresh()
        keeper.refresh()

    def _lay_out(self) -> None:
        self._whole = QVBoxLayout(self)
        ways = (self.export, self.figures, self.games, self.home)
        self._heading = fill(QHBoxLayout(), (label(self.tr("History"), "title"), 1), *ways)
        self.players.choosing.addWidget(self.remove)
        self.news.hide()
        self.tabs.setDocumentMode(True)
        fill(self._whole, self._heading, self.news, (self.stack, 1))
        self.tabs.add(self.tr("&Family"), self.family)
        self.tabs.add(self.tr("&Players"), self.players)
        self.tabs.add(self.tr("&Records"), self.records)

    def fit(self) -> None:
        px = self.look.px
        narrow = self.width() < px(_NARROW)
        side, edge = (px(16), px(8)) if narrow else (px(48), px(16))
        self._whole.setContentsMargins(side, edge, side, edge)
        self._whole.setSpacing(px(4))
        self._heading.setSpacing(px(12))

    @property
    def front(self) -> HistoryTab:
        return self.album if self.stack.currentWidget() is self.album else self._tabs[self.tabs.currentIndex()]

    def _change_front(self) -> None:
        """Go from the album to the figures, or back."""
        to_figures = self.front is self.album
        self.stack.setCurrentWidget(self.tabs if to_figures else self.album)
        become(self.figures, self.tr("Album") if to_figures else self.tr("Figures"))
        self.refresh(reload=False)
        self.take_focus()

    def _play_finish(self, opened: OpenedGame) -> None:
        """Run the last round of a game in the album, or show the end of one that has no such race."""
        if not self.album.play_finish(opened.game.position):
            self.view_asked.emit(opened)

    def refresh(self, reload: bool = True) -> None:
        """Ask for what is in front, unless it is known and `reload` is False."""
        for tab in (self.album, *self._tabs):
            if tab is self.front:
                tab.refresh(reload)
            else:
                tab.forget(reload)
        self._show_actions()

    def show_player(self, key: str) -> None:
        self.players.choose(key)
        self.tabs.setCurrentIndex(self._tabs.index(self.players))
        self.players.player.setFocus()

    def _refresh_reload(self, _account: UpdateSummary) -> None:
        self.refresh()

    def _show_actions(self) -> None:
        player = self.players.player.chosen
        in_front = self.front is self.players
        self.remove.setEnabled(in_front and player is not None and player.level is None and not self.work.running)
        self.export.setVisible(self.front is not self.album)
        self.export.setEnabled(not self.work.running)

    def say(self, text: str, bad: bool = False) -> None:
        super().say(text, bad)
        self._write(text)

    def _write(self, text: str) -> None:
        tell(self.news, text)

    def _say_progress(self, done: int, of: int) -> None:
        if of > 1 and (self._counting or not self.news.text()):  # what was done is worth more
            self._counting = True
            self._write(self.tr("Reading your games: {done} of {all}").format(done=done, all=of))

    def _say_account(self, account: UpdateSummary) -> None:
        if account.damaged:
            damaged = account.damaged
            self._write(self.tr("%n game(s) can't be read and are left out", "", damaged))
        elif self._counting:
            self._write("")
        self._counting = False

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        front = self.front
        if front is self.album:
            return self.album.printables()
        if front is self.family:
            tables = self.family.tables()
            title = self.family.season
            if tables:
                sheet = year_book(self.services.history, self.look, self._words, year_of(date.today()))  # noqa: DTZ011  # a local day
                return sheet, TableSheet(title, tables)
        else:
            tables = [table_of(view) for view in front.findChildren(HistoryTable) if view.model().rowCount()]
            title = self.tabs.tabText(self.tabs.currentIndex()).replace("&", "")
        return (TableSheet(title, tables),) if tables else ()

    def _choose_sheet(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for sheet, text in (
            (SpreadsheetKind.GAMES, self.tr("&Games")),
            (SpreadsheetKind.ROUNDS, self.tr("Boggle &rounds")),
            (SpreadsheetKind.WORDS, self.tr("Boggle &words")),
            (SpreadsheetKind.TURNS, self.tr("Scrabble &turns")),
        ):
            menu.addAction(text, partial(self.save_sheet, sheet))
        menu.popup(self.export.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def save_sheet(self, sheet: SpreadsheetKind) -> None:
        pattern = [(".csv", self.tr("Table for spreadsheets"))]
        name = f"Boggle Desk {sheet.value}.csv"
        path = self.services.ask.save_file(self, self.tr("Save as a table"), name, pattern)
        if path:
            keeper, place = self.services.history, self.services.workshop
            self.begin(
                keeper.asking(lambda history, flag: export_file(path, csv_of(sheet, history, flag.check), place)),
                lambda _none: self.say(self.tr("Saved as {file}.").format(file=path.name)),
                self.tr("The table wasn't saved"),
                writes=path.name,
            )

    def _remove_player(self) -> None:
        player = self.players.player.chosen
        if player is None or not self.services.ask.confirm(
            self,
            self.tr("Remove player"),
            self.tr(
                "Remove {name} from games, settings and the quiz for good? The games stay, without the name."
            ).format(name=player.name),
            self.tr("Remove {name}").format(name=player.name),
            self.tr("Keep"),
            for_good=True,
        ):
            return
        self.begin(
            self.services.history.erasing_person(player.key),
            lambda _numbers: self.say(self.tr("{name} is no longer in your history.").format(name=player.name)),
            self.tr("The player wasn't removed"),
            survives_page=True,
        )

    def begin(self, *work: Any, **how: Any) -> None:
        self._pressed = self.focusWidget()
        super().begin(*work, **how)

    def _follow_work(self) -> None:
        self._show_actions()
        if self._pressed in (self.export, self.remove) and not self.work.running:  # it has lost the keyboard
            self._pressed.setFocus()

    def marked_word(self) -> str:
        return self.front.marked_word()

    def take_focus(self) -> None:
        if self.front is not self.album:
            self.tabs.tabBar().setFocus()
        elif not self.album.take_focus():
            self.figures.setFocus()

    def _first_page(self) -> None:
        if self.figures.hasFocus() and self.front is self.album:
            self.take_focus()

    def leave(self) -> None:
        for tab in (self.album, *self._tabs):
            tab.cancel()
        self.work.cancel()
