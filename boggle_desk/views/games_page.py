"""The saved games: to continue, to look at, to save as files; files of games to open; backups to bring back."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QPoint, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from boggle_desk.engine.players import name_key
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.games_model import GameColumn, GamesModel, ProgressReader, kind_title
from boggle_desk.models.locale_text import moment_text
from boggle_desk.settings import Settings
from boggle_desk.storage.backups import ENDING, Copy
from boggle_desk.storage.durable import MergeCount
from boggle_desk.storage.exchange import (
    GCG,
    LINES,
    Imported,
    OpenedGame,
    game_files,
    import_games,
    keep_game,
    open_game,
    save_game,
    state_of,
)
from boggle_desk.storage.games import GameDamaged, GameState, StoredGame
from boggle_desk.storage.kinds import kind_named
from boggle_desk.storage.replay import BadFile, FileFault
from boggle_desk.views.appearance import CENTRE
from boggle_desk.views.controls import Card, become, button, label, set_role, tell
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import Flow, fill, spaced
from boggle_desk.views.notices import tiles_asked
from boggle_desk.views.page import WorkPage
from boggle_desk.views.paper.printable import file_name as plain_name
from boggle_desk.views.services import AppContext
from boggle_desk.views.tables import RowTable


class GamesFilter(QWidget):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.names = QLineEdit(placeholderText=self.tr("All players"), clearButtonEnabled=True)
        self.names.setAccessibleName(self.tr("Only games with these players"))
        self.names.setToolTip(self.tr("Names with commas between them"))
        self.kind: Choice[str] = Choice(self.tr("Only games of this kind"), [])
        self.days: Choice[int] = Choice(
            self.tr("Only games of this time"),
            [
                (self.tr("Any time"), 0),
                (self.tr("The last 7 days"), 7),
                (self.tr("The last 30 days"), 30),
                (self.tr("The last year"), 365),
                (self.tr("Older than a year"), -365),
            ],
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        fill(row, (self.names, 3), (self.kind, 2), (self.days, 2))
        self.offer_kinds(())
        self.names.textChanged.connect(lambda _text: self.changed.emit())
        self.kind.activated.connect(lambda _place: self.changed.emit())
        self.days.activated.connect(lambda _place: self.changed.emit())

    def offer_kinds(self, games: Sequence[StoredGame]) -> None:
        kinds = sorted({game.kind for game in games})
        self.kind.offer([(self.tr("All kinds"), ""), *((kind_title(kind), kind) for kind in kinds)])

    @property
    def active(self) -> bool:
        return bool(self.names.text().strip() or self.kind.value or self.days.value)

    def clear(self) -> None:
        self.names.clear()
        self.kind.choose("")
        self.days.choose(0)

    def kept(self, games: Sequence[StoredGame]) -> list[StoredGame]:
        """Return the games to list: all names asked for must be in a game."""
        wanted = [part for text in self.names.text().split(",") if (part := name_key(text))]
        kind, days = self.kind.value, self.days.value
        since = time.time() - abs(days) * 86_400
        return [
            game
            for game in games
            if (not kind or game.kind == kind)
            and (not days or (game.changed >= since) == (days > 0))
            and all(part in name_key(game.title) for part in wanted)
        ]


_GCG_RULES = "tournament_single"
"""The preset by which the scores of a GCG file are counted again: the field's own rules."""


class GamesPage(WorkPage):
    """The list of all games and what can be done with the chosen one. Files are read and written in the background."""

    help_page = "42_saved_games"

    resume_asked = Signal(int)

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._archives: list[Path] = []  # what was packed here and is still to be unpacked
        self.games = GamesModel(self)
        self.filter = GamesFilter()
        self.filter.changed.connect(self._show_kept)
        self._stored: list[StoredGame] = []
        self.table = RowTable()
        self.table.show_model(self.games, self.tr("Saved games"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.give_room_to(GameColumn.PLAYERS)
        self.progress = ProgressReader(self.services.store, self)
        self.progress.found.connect(self.games.show_progress)
        self.empty = label("", "muted", wrap=True, align=CENTRE)
        self.work.changed.connect(self._show_actions)
        self._make_buttons()
        self._lay_out()
        self.table.opened.connect(lambda _index: self.press_main())
        self.table.selectionModel().selectionChanged.connect(lambda _now, _before: self._show_actions())
        self.table.verticalScrollBar().valueChanged.connect(lambda _value: self._read_progress())
        self.table.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._read_progress())
        self.show_games()

    def _make_buttons(self) -> None:
        self.resume = button(self.tr("Continue"), self._resume, "primary")
        self.step = button(self.tr("Step through"), self._step_through)
        self.save = button(self.tr("Save as file…"), self._save)
        self.away = button(self.tr("Archive…"), self._put_away, removes=True)
        self.whose = button("", self._give, tip=self.tr("Only your own games count in History and in the quiz"))
        self.analyse = button(self.tr("Analyse"), self._analyse, tip=self.tr("Find out what each turn cost"))
        self.services.history.analysing.connect(self._say_analysing)
        self.delete = button(self.tr("Delete…"), self._delete, removes=True)
        self.open = button(self.tr("Open files…"), self._open, tip=self.tr("Open a GCG game or a file saved here"))
        self.folder = button(self.tr("Import folder…"), self._import_folder)
        self.folder.setToolTip(self.tr("All games in GCG in a folder, and in the folders inside it"))
        self.restore = button(self.tr("Restore…"), self._list_backups, tip=self.tr("Bring games back from a backup"))
        self.last_copy = label("", "muted", align=Qt.AlignmentFlag.AlignRight)
        self.services.backups.made.connect(self._show_last_copy)
        self.pack = button(self.tr("Save everything…"), self._pack, tip=self.tr("Everything you have in one file"))
        self.home = button(self.tr("Home"), self.home_asked.emit)
        self.more = button(self.tr("More…"), self._show_more)
        self.more.hide()

    def _lay_out(self) -> None:
        self._whole = QVBoxLayout(self)
        heading = fill(QHBoxLayout(), label(self.tr("Saved games"), "title"), (self.news, 1))
        self.news.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        fill(self._whole, heading, self.filter)
        card = Card(self.look, (self.empty, 1), (self.table, 1))
        self._whole.addWidget(card, 1)
        self._files = (self.open, self.folder, self.restore, self.pack)
        for each in self._files:
            set_role(each, "quiet")
        self._file_row = Flow(self.look, self._files)
        fill(card.column, self._file_row, self.last_copy)
        self._show_last_copy(self.services.backups.latest)  # on the page: a label of nobody would be a window
        self._rarely = (self.delete, self.away, self.whose, self.analyse, self.save)
        self._ways = (self.home, self.more, *self._rarely[2:4], *self._rarely[:2], self.save, self.step, self.resume)
        self._row, self._rows = spaced(QHBoxLayout(), self.look, 12), Flow(self.look)
        fill(self._row, self.home, 1, *self._ways[1:])
        fill(self._whole, self._row, self._rows)
        self._rows.hide()

    def fit(self) -> None:
        px = self.look.px
        narrow = self.width() < px(900)
        side, edge = (px(16), px(8)) if narrow else (px(48), px(20))
        self._whole.setContentsMargins(side, edge, side, edge)
        self._whole.setSpacing(px(8) if narrow else px(12))
        self._lay_ways(self.width() - 2 * side)
        self.table.fit_rows(px(40))
        for column in (GameColumn.PROGRESS, GameColumn.WHEN):  # what can be seen elsewhere
            self.table.setColumnHidden(column, narrow)
        self._read_progress()

    def _lay_ways(self, room: int) -> None:
        """Lay what can be done in a row; where it has no room for all, what is rarely done goes into a menu."""
        for each in self._ways:
            each.ensurePolished()
        ways = [each for each in self._ways if each is not self.more]
        in_rows = sum(each.sizeHint().width() + self.look.px(12) for each in ways) > room
        for each in ways:  # each has its place, whatever game is chosen
            policy = each.sizePolicy()
            policy.setRetainSizeWhenHidden(not (in_rows and each in self._rarely))
            each.setSizePolicy(policy)
        if in_rows == self._rows.isVisibleTo(self):
            return
        self._rows.setVisible(in_rows)
        self._file_row.setVisible(not in_rows)
        self.more.setVisible(in_rows)
        self._show_actions()
        self._rows.fill(self._ways if in_rows else ())
        if not in_rows:
            self._row.insertWidget(0, self.home)
            fill(self._row, *self._ways[1:])

    def _show_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for each in (*self._rarely, *self._files):
            if each.isEnabled():
                menu.addAction(each.text()).triggered.connect(each.click)
        menu.popup(self.more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # ------------------------------------------------------------------------------------- showing

    def show_games(self, number: int | None = None) -> None:
        chosen = self.game
        wanted = number if number is not None else chosen.id if chosen else None
        self._stored = self.services.store.games()
        self.filter.offer_kinds(self._stored)
        self.filter.setVisible(len(self._stored) > 1)
        if number is not None and all(game.id != number for game in self.filter.kept(self._stored)):
            self.filter.clear()
        self._show_kept(wanted)

    def _show_kept(self, wanted: int | None = None) -> None:
        if wanted is None and self.game:
            wanted = self.game.id
        self.games.show_games(self.filter.kept(self._stored))
        any_left = bool(self.games.rowCount())
        row = max(0, self.games.row_of(wanted)) if wanted is not None else 0
        if any_left:
            self.table.setCurrentIndex(self.games.index(row, 0))
        none_yet = self.tr("No saved games yet. Every game you play is saved here.")
        self.empty.setText(self.tr("No saved game matches.") if self._stored else none_yet)
        self.empty.setVisible(not any_left)
        self.table.setVisible(any_left)
        if self.filter.active:
            shown, games = self.games.rowCount(), len(self._stored)
            self.say(self.tr("{shown} of {games} games").format(shown=shown, games=games))
        self._show_actions()
        self._read_progress()

    def _read_progress(self) -> None:
        """Find out how far the games in sight have come; the others when they are scrolled to."""
        top, bottom = self.table.rowAt(0), self.table.rowAt(self.table.viewport().height() - 1)
        last = bottom if bottom >= 0 else self.games.rowCount() - 1
        self.progress.read(self.games.unknown(range(max(0, top), last + 1)))

    @property
    def game(self) -> StoredGame | None:
        return self.games.row(self.table.currentIndex())

    @property
    def chosen(self) -> list[StoredGame]:
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [game for row in rows if (game := self.games.row(self.games.index(row, 0)))]

    @property
    def analysable(self) -> list[int]:
        """The chosen games that can be analysed: of nothing before it is over."""
        over = (each for each in self.chosen if each.state is not GameState.RUNNING)
        return [each.id for each in over if kind_named(each.kind).as_gcg]

    @property
    def _others(self) -> bool:
        return self.game is not None and self.game.state is GameState.OTHERS

    def _show_actions(self) -> None:
        game, free = self.game, not self.work.running
        if not free and game and isinstance(self.focusWidget(), QPushButton):
            self.table.setFocus()  # else Qt gives the keyboard of a button that it disables to whatever is next
        alone = len(self.chosen) < 2
        running = game is not None and game.state is GameState.RUNNING
        become(self.whose, self.tr("This is ours") if self._others else self.tr("Not ours"))
        for each, shown in (
            (self.resume, alone and running),
            (self.away, alone and running),
            (self.whose, alone and game is not None and not running),
            (self.step, alone and game is not None),
            (self.analyse, bool(self.analysable)),
            (self.save, game is not None),
            (self.delete, game is not None),
        ):
            each.setVisible(shown and (each not in self._rarely or self.more.isHidden()))
            each.setEnabled(shown and free)
            if game:
                text = self.tr("The game of {names}, {when}")
                each.setAccessibleDescription(text.format(names=game.title, when=moment_text(game.changed)))
        for each in (self.open, self.folder, self.pack):
            each.setEnabled(free)
        self.restore.setEnabled(free and self.services.store.path is not None)

    # ------------------------------------------------------------------------------------- doing

    def press_main(self) -> None:
        """Go on with the chosen game, or look at it if it is over."""
        first: QPushButton = self.resume if self.resume.isEnabled() else self.step
        if first.isEnabled():
            first.click()

    def _resume(self) -> None:
        if self.game:
            self.resume_asked.emit(self.game.id)

    def _put_away(self) -> None:
        if self.game and self.services.archive(self, self.game):
            self.show_games()
            self.table.setFocus()

    def _give(self) -> None:
        if game := self.game:
            self.services.store.give(game.id, self._state_if_ours(game) if self._others else GameState.OTHERS)
            self.services.history.refresh()
            self.show_games()
            self.table.setFocus()

    def _state_if_ours(self, game: StoredGame) -> GameState:
        """Return how a game of others stands once it counts: nobody resumes one that isn't over."""
        try:
            found = state_of(game.kind, self.services.store.load(game.id).steps)
        except GameDamaged:
            return GameState.ABANDONED
        return GameState.ABANDONED if found is GameState.RUNNING else found

    def _delete(self) -> None:
        game, chosen, ask = self.game, self.chosen, self.services.ask
        text = self.tr("Delete %n game(s)? They're removed from your history and backups too.", "", len(chosen))
        if game and len(chosen) < 2:
            text = self.tr("Delete the game of {names}, {when}? It's removed from your history and backups too.")
            text = text.format(names=game.title, when=moment_text(game.changed))
        yes, no = self.tr("Delete"), self.tr("Cancel")
        if chosen and ask.confirm(self, self.tr("Delete games"), text, yes, no, for_good=True):
            works = [self.services.history.erasing_game(each.id) for each in chosen]
            trouble = self.tr("The game wasn't deleted")
            self.begin(lambda flag: [work(flag) for work in works], self._deleted, trouble, survives_page=True)

    def _deleted(self, numbers: list[int]) -> None:
        self.show_games()
        (self.table if self.games.rowCount() else self.open).setFocus()
        self.say(self.tr("%n game(s) deleted.", "", len(numbers)) if len(numbers) > 1 else self.tr("Game deleted."))

    def _analyse(self) -> None:
        if not self.services.refuses_words():
            self.services.history.analyse(self.analysable, self.services.choices.settings.refuses_offensive)

    def _say_analysing(self, done: int, games: int) -> None:
        if done < games:
            self.say(self.tr("Analysing: {done} of {all}").format(done=done, all=games))
        else:
            self.say(self.tr("%n game(s) analysed. History says what your turns cost.", "", games))

    def _step_through(self) -> None:
        if self.game:
            self.open_game(self.game.id)

    def _save_all(self, chosen: Sequence[StoredGame]) -> None:
        """Write games into a folder, each into a file of its own; finished games of Scrabble as GCG."""
        folder = self.services.ask.folder(self, self.tr("Save the games as files"))
        texts = [(game, text) for game in chosen if folder and (text := self.written(game.id))]
        if not folder or not texts:
            return

        place = self.services.workshop

        def work(flag: StopFlag) -> int:
            for game, text in texts:
                flag.check()
                ending = GCG if kind_named(game.kind).as_gcg and game.state is not GameState.RUNNING else LINES
                save_game(folder / f"{file_name(game)} {game.id}{ending}", text, game.changed, place)
            return len(texts)

        self.begin(
            work,
            lambda number: self.say(self.tr("%n game(s) saved.", "", number)),
            self.tr("The games weren't all saved"),
            survives_page=True,
        )

    def _save(self) -> None:
        if len(self.chosen) > 1:
            self._save_all(self.chosen)
            return
        game = self.game
        text = self.written(game.id) if game else None
        if game is None or text is None:
            return
        own = (LINES, self.tr("Game of Boggle Desk"))
        as_gcg = kind_named(game.kind).as_gcg
        patterns = [(GCG, self.tr("GCG, for Scrabble programs")), own] if as_gcg else [own]
        name = file_name(game) + patterns[0][0]
        title = self.tr("Save the game as a file")
        path = self.services.ask.save_file(self, title, name, patterns)
        if path and as_gcg and game.state is GameState.RUNNING and path.suffix.lower() != GCG:
            racks = self.tr("The game isn't over, and this file shows everybody's tiles. A GCG file hides them.")
            save, cancel = self.tr("Save with tiles"), self.tr("Cancel")
            path = path if self.services.ask.confirm(self, title, racks, save, cancel) else None
        if path:
            place = self.services.workshop
            self.begin(
                lambda _flag: save_game(path, text, game.changed, place),
                lambda _none: self.say(self.tr("Saved as {file}.").format(file=path.name)),
                self.tr("The game wasn't saved"),
                writes=path.name,
            )

    def _open(self) -> None:
        games, every = self.tr("Games"), self.tr("All files")
        pattern = f"{games} (*{GCG} *{LINES} *{ENDING});;{every} (*)"
        self.open_files(self.services.ask.open_files(self, self.tr("Open files"), pattern))

    def open_files(self, paths: Sequence[Path]) -> None:
        """Show the game of a file, put those of several among the saved ones, and unpack what was packed here."""
        self._archives = [path for path in paths if path.suffix.lower() == ENDING]
        games = [path for path in paths if path not in self._archives]
        if len(games) == len(paths) == 1:
            self.open_file(games[0])
        elif games:
            self.import_files(lambda: games)
        else:
            self._unpack_next()

    def _unpack_next(self) -> None:
        if self._archives:
            self._unpack(self._archives.pop(0))

    def _import_folder(self) -> None:
        folder = self.services.ask.folder(self, self.tr("Import a folder of games"))
        if folder:
            self.import_files(lambda: game_files(folder))

    def import_files(self, find: Callable[[], Sequence[Path]]) -> None:
        """Import the games of many files, if somebody says whose they are; say which files hold none."""
        whose = self.services.ask.whose(self, self.tr("Import games"))
        if whose is None:
            return
        store, read = self.services.store, self._reader()
        spare = store.spare_numbers()

        def work(flag: StopFlag) -> Imported:
            paths = find()
            with store.writer() as connection:
                return import_games(
                    paths,
                    lambda path: read(path, flag.check),
                    whose,
                    connection,
                    spare,
                    flag.check,
                    lambda done: flag.tell((done, len(paths))),
                )

        self.begin(work, self._imported, self.tr("Nothing was imported"), survives_page=True, news=self._say_importing)

    def _say_importing(self, far: tuple[int, int]) -> None:
        self.news.setText(self.tr("Importing: {done} of {all}").format(done=far[0], all=far[1]))

    def _imported(self, found: Imported) -> None:
        self.services.history.refresh()
        self.show_games()
        self.take_focus()
        said = [self.tr("%n game(s) imported", "", found.added)]
        if found.there:
            said.append(self.tr("{number} already here").format(number=found.there))
        if found.failed:
            said.append(self.tr("%n file(s) left out", "", len(found.failed)))
        self.say(" · ".join(said), bad=bool(found.failed))
        if found.failed:
            reasons = [f"{name}: {self.reason(error)}" for name, error in found.failed[:12]]
            if more := len(found.failed) - len(reasons):
                reasons.append(self.tr("… and {number} more").format(number=more))
            title = self.tr("%n file(s) left out", "", len(found.failed))
            self.services.ask.tell(self, title, "\n".join(reasons))
        self._unpack_next()

    # ------------------------------------------------------------------------------------- backups

    def _show_last_copy(self, copy: Copy | None) -> None:
        when = moment_text(int(copy.made.timestamp())) if copy else ""
        tell(self.last_copy, self.tr("Last backup: {when}").format(when=when) if copy else "")

    def _list_backups(self) -> None:
        self.begin(self.services.backups.listing(), self._offer_backups, self.tr("The backups can't be listed"))

    def _offer_backups(self, copies: tuple[Copy, ...]) -> None:
        title, ask = self.tr("Restore games"), self.services.ask
        lines = [
            self.tr("{when}: %n game(s)", "", copy.games).format(when=moment_text(int(copy.made.timestamp())))
            for copy in copies
        ]
        lines.append(self.tr("A file made with “Save everything”…"))
        text = self.tr("Missing games come back. Nothing you have now changes.")
        if not copies:
            text = self.tr("There's no backup yet. One is made shortly after you start.")
        chosen = ask.choose(self, title, text, lines, self.tr("Restore"))
        if chosen == len(copies):
            pattern = self.tr("Everything from Boggle Desk") + f" (*{ENDING})"
            if path := ask.open_file(self, title, pattern):
                self._unpack(path)
        elif chosen is not None:
            work = self.services.backups.restoring(copies[chosen])
            self.begin(work, self._restored, self.tr("The backup wasn't restored"), survives_page=True)

    def _restored(self, brought: MergeCount) -> None:
        self.show_games()
        self.take_focus()
        if brought.added:
            self.say(self.tr("%n game(s) brought back.", "", brought.added))
        elif brought.readable == brought.found:
            self.say(self.tr("Everything in this backup is already here."))
        if brought.readable < brought.found:
            text = self.tr("{readable} of %n game(s) could be read.", "", brought.found)
            self.services.ask.tell(self, self.tr("Some games are damaged"), text.format(readable=brought.readable))

    def _pack(self) -> None:
        title, kinds = self.tr("Save everything in one file"), [(ENDING, self.tr("Everything from Boggle Desk"))]
        name = f"Boggle Desk {QDate.currentDate().toString('yyyy-MM-dd')}{ENDING}"
        path = self.services.ask.save_file(self, title, name, kinds)
        if path:
            self.begin(
                self.services.backups.packing(path),
                lambda _none: self.say(self.tr("Everything saved as {file}.").format(file=path.name)),
                self.tr("Nothing was saved"),
                writes=path.name,
            )

    def _unpack(self, path: Path) -> None:
        title = self.tr("Bring everything in from {file}?").format(file=path.name)
        text = self.tr("Whatever is missing is added. Nothing you have now changes.")
        if self.services.ask.confirm(self, title, text, self.tr("Bring in"), self.tr("Cancel")):
            trouble = self.tr("{file} can't be opened").format(file=path.name)
            self.begin(self.services.backups.unpacking(path), self._unpacked, trouble, survives_page=True)
        else:
            self._unpack_next()

    def _unpacked(self, found: tuple[MergeCount, Settings | None]) -> None:
        brought, settings = found
        self._restored(brought)
        title, text = self.tr("Use its settings too?"), self.tr("The file has settings. Use them in place of yours?")
        use, keep = self.tr("Use them"), self.tr("Keep mine")
        if settings and self.services.ask.confirm(self, title, text, use, keep, for_good=True):
            self.services.choices.take_over(settings)
        self._unpack_next()

    def open_file(self, path: Path, tiles: str = "") -> None:
        """Read a game from a file and hand it on; say line and reason if it is none, and ask for its tiles if it
        doesn't say them."""
        read, trouble = self._reader(tiles), self.tr("{file} can't be opened").format(file=path.name)

        def work(flag: StopFlag) -> OpenedGame | BadFile:
            try:
                return read(path, flag.check)
            except BadFile as error:
                if error.fault is FileFault.TILES:
                    return error
                raise

        def done(found: OpenedGame | BadFile) -> None:
            if isinstance(found, OpenedGame):
                self.view_asked.emit(found)
            elif chosen := tiles_asked(self, self.services, path.name, found):
                self.open_file(path, chosen)

        self.begin(work, done, trouble)

    def _reader(self, tiles: str = "") -> Callable[[Path, Callable[[], None]], OpenedGame]:
        presets, sets = self.services.scrabble_presets, self.services.tile_sets
        rules = presets.get(_GCG_RULES) or next(iter(presets.values()))
        return lambda path, check: open_game(path, rules, sets, check, tiles)

    def keep(self, opened: OpenedGame) -> None:
        """Put the game of a file among the saved ones, if somebody says whose it is."""
        whose = self.services.ask.whose(self, self.tr("Keep this game"))
        if whose is None:
            return
        store = self.services.store
        spare = store.spare_numbers()

        def work(_flag: StopFlag) -> int:
            with store.writer() as connection:
                keep_game(opened, whose, connection, lambda: spare)
            return spare

        self.begin(work, partial(self._kept, opened.name), self.tr("The game wasn't saved"), survives_page=True)

    def _kept(self, name: str, number: int) -> None:
        self.services.history.refresh()
        self.show_games(number)
        self.say(self.tr("{file} is now one of your saved games.").format(file=name))

    # ------------------------------------------------------------------------------------- the page

    def take_focus(self) -> None:
        (self.table if self.games.rowCount() else self.open).setFocus()

    def leave(self) -> None:
        self.progress.stop()
        self.work.cancel()


def file_name(game: StoredGame) -> str:
    """Return a name for the file of a game, without its ending: who played, and when, if that is known."""
    day = QDateTime.fromSecsSinceEpoch(game.changed).date().toString(Qt.DateFormat.ISODate) if game.changed else ""
    return f"{plain_name(game.title)} {day}".strip()
