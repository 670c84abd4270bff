"""The running program: one window, its pages, and the game on the table."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QThread, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QDialog, QMenu

from boggle_desk import paths
from boggle_desk.app.bootstrap import make_services, speak
from boggle_desk.app.pages import OFFERS, ROOMS, Room, menu_text
from boggle_desk.app.preload import Preloader
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.models.games_model import kind_title
from boggle_desk.models.locale_text import moment_text
from boggle_desk.settings import Settings
from boggle_desk.storage.disk import read_at_most
from boggle_desk.storage.games import GameDamaged, GameState, StoredGame, StoredRecord
from boggle_desk.views.ask import Ask
from boggle_desk.views.controls import unkeyed
from boggle_desk.views.home_page import HomePage
from boggle_desk.views.notices import reason_of
from boggle_desk.views.page import Page, PageAct, RoomPage
from boggle_desk.views.window import Window

if TYPE_CHECKING:
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.models.phones.seats import Phones
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.storage.kinds import GameKind
    from boggle_desk.views.game_page import GamePage, GameSetupPage
    from boggle_desk.views.games_page import GamesPage
    from boggle_desk.views.hall_window import HallWindow
    from boggle_desk.views.join_page import JoinPage
    from boggle_desk.views.phone_table import PhoneTable
    from boggle_desk.views.viewer_page import ViewerPage


_LOG_LINES, _LARGEST_LOG = 60, 2_000_000  # how many lines of the log a report has, and the most bytes read for them
_MISSED_MS = 1000  # after this a phone out of reach is missed: one that is only reloaded is back by then
_LATER = 200  # milliseconds until files from outside are tried again
_MOST_RECENT, _NAMES_ROOM = 8, 280  # the most games in the menu, and the width of their names


Opened = TypeVar("Opened", bound=Page)


class _Opened(Generic[Opened]):
    """The page that is open in a place, called by its name."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, desk: "MainWindowController", _owner: type) -> Opened | None:
        return cast(Opened | None, desk.stack.get(self._name, (None, None))[1])


class MainWindowController(QObject):
    noticed = Signal(object)  # a `Notice` from another thread
    loaded = Signal()  # everything is loaded

    table = _Opened["GamePage[Any]"]()
    setup = _Opened["GameSetupPage"]()
    join = _Opened["JoinPage"]()
    games = _Opened["GamesPage"]()
    viewer = _Opened["ViewerPage"]()
    room = _Opened[RoomPage]()

    def __init__(
        self, ask: Ask | None = None, rng: Random | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        told = self.noticed.emit
        self.services, notices = make_services(ask or Ask(), rng or SystemRandom(), now, told)
        if language := self.services.choices.settings.language:
            speak(language)
        self.services.words_closed, self.services.refuses_words = self._words_closed, self._refuses_words
        self.window = Window(
            self.services, paths.resource("style.qss").read_text(encoding="utf-8"), paths.resource("images")
        )
        self.noticed.connect(self.window.tell)
        self.stack: dict[str, tuple[Callable[[], object], Page]] = {}
        """What lies over the first page, by place, the page in front last: what opens it again, and the page."""
        self._number = 0  # the stored number of the game on the table
        self.phones: Phones | None = None
        """The phones of the table; as long as there are none, nothing listens."""
        self._phone_table: PhoneTable | None = None  # what they see of the game on the table
        self.find_addresses: Callable[[], Sequence[str]] | None = None
        """Returns the addresses of this machine; None looks them up."""
        self.hall: HallWindow | None = None
        """The window for the room, while it is open."""
        self._shown_way: tuple[str, QImage] = "", QImage()
        self._covering_pauses = False
        self._missing = QTimer(self, singleShot=True, interval=_MISSED_MS)
        self._missing.timeout.connect(self._show_missing)
        self._room_title = ""
        self._page_acts: dict[QAction, PageAct] = {}
        self._recent = QMenu(self.window)
        self.home = self._make_home()
        self._make_menu()
        self.window.pages.currentChanged.connect(lambda _place: self._enable_acts(False))
        self.window.pages.currentChanged.connect(lambda _place: self._show_missing())
        self.window.pages.currentChanged.connect(lambda _place: self._fill_hall())
        self.services.choices.changed.connect(self._follow_language)
        self.go_home()
        for notice in notices:
            self.window.tell(notice)
        self._loading = Preloader(self.services, self)
        self._loading.done.connect(self.loaded)
        if self.services.choices.settings.hall:
            self.loaded.connect(self.show_hall)

    def _make_home(self) -> HomePage:
        home = HomePage(self.services, [(room.key, room.title, room.icon) for room in ROOMS if not room.part])
        home.new_asked.connect(self.new_table)
        home.resume_asked.connect(self.resume)
        home.games_asked.connect(self.show_games)
        home.room_asked.connect(self.show_room)
        home.quick_asked.connect(self.quick_game)
        self._connect(home)
        home.help_asked.connect(self.show_help)
        home.settings_asked.connect(self.show_settings)
        return home

    def _connect(self, page: Page) -> None:
        page.home_asked.connect(self.go_home)
        page.play_asked.connect(self.begin)
        page.print_asked.connect(self.show_print)
        page.meaning_asked.connect(self.look_up)

    def _follow_language(self, settings: Settings) -> None:
        if speak(settings.language):
            QTimer.singleShot(0, self, self._remake)  # who chose it has more to do

    def _remake(self) -> None:
        """Rebuild menus, pages and settings, whose texts don't change by themselves."""
        opened = [again for again, _page in self.stack.values()]
        place = self.viewer.place if self.viewer else 0
        self.window.forget_menus()
        self._make_menu()
        self._drop_all()  # the store keeps the game, even an untouched one
        self._phone_table = None
        self.window.drop_page(self.home)
        self.home = self._make_home()
        for again in opened or [self.go_home]:
            again()
        if self.viewer:
            self.viewer.go(place)
        for dialog in self.window.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if dialog.isVisible():
                dialog.close()
                self.show_settings()

    def _make_menu(self) -> None:
        window = self.window
        self._page_acts.clear()
        self._for_hall = window.action(self.tr("For the r&oom"), "Ctrl+Shift+R", self._toggle_hall)
        self._cover = window.action(self.tr("Co&ver the room's picture"), "Ctrl+Shift+C", self.cover_hall)
        for each in (self._for_hall, self._cover):
            each.setCheckable(True)
        self._print = window.action(self.tr("&Print or save as PDF…"), "Ctrl+P", self.show_print)
        self._recent.setTitle(self.tr("&Recent games"))
        games = window.add_menu(
            self.tr("&Game"),
            *(
                window.action(menu_text(offer.title), offer.keys, partial(self.new_table, kind))
                for kind, offer in OFFERS.items()
                if offer.title
            ),
            None,
            self._page_action(self.tr("Pa&use or resume"), "Ctrl+Shift+P Pause", PageAct.PAUSE),
            self._page_action(self.tr("Pla&yers…"), "", PageAct.PLAYERS),
            self._page_action(self.tr("E&nd the game…"), "", PageAct.END),
            window.action(self.tr("Sa&ved games…"), "Ctrl+O", self.show_games),
            self._recent.menuAction(),
            self._print,
            window.action(self.tr("&Home"), "Ctrl+H Alt+Home", self.go_home),
            None,
            window.action(self.tr("E&xit"), "Ctrl+Q", window.close),
        )
        window.add_menu(
            self.tr("&Edit"),
            self._page_action(self.tr("&Undo"), "Ctrl+Z", PageAct.UNDO),
            self._page_action(self.tr("&Redo"), "Ctrl+Y Ctrl+Shift+Z", PageAct.REDO),
            None,
            self._page_action(self.tr("&Hint"), "F2", PageAct.HINT),
            self._page_action(self.tr("Shu&ffle the rack"), "F4", PageAct.SHUFFLE),
            self._page_action(self.tr("E&xchange tiles…"), "F5", PageAct.EXCHANGE),
            self._page_action(self.tr("&Pass…"), "F7", PageAct.PASS),
            None,
            window.action(self.tr("&Look up a word…"), "Ctrl+L", self._look_up_marked),
            window.action(self.tr("&Settings…"), "Ctrl+,", self.show_settings),
        )
        view = window.add_menu(
            self.tr("&View"),
            window.action(self.tr("&Full screen"), "F11", window.toggle_full_screen),
            window.action(self.tr("&Larger letters"), "Ctrl++ Ctrl+=", lambda: window.scale_text(1)),
            window.action(self.tr("&Smaller letters"), "Ctrl+-", lambda: window.scale_text(-1)),
            window.action(self.tr("&Normal letters"), "Ctrl+0", lambda: window.scale_text(0)),
            None,
            self._page_action(self.tr("Turn the &board"), "Ctrl+R", PageAct.TURN_BOARD),
            self._page_action(self.tr("&Watch computers think"), "Ctrl+T", PageAct.WATCH_COMPUTERS, ticked=True),
            self._page_action(self.tr("Pause between &computer turns"), "", PageAct.PAUSE_COMPUTERS, ticked=True),
            self._page_action(self.tr("Open &racks"), "", PageAct.OPEN_RACKS, ticked=True),
            self._page_action(self.tr("&Phones…"), "", PageAct.PHONES),
            None,
            self._for_hall,
            self._cover,
            None,
            window.mute,
        )
        rooms = [window.action(room.title, "", partial(self.show_room, room.key)) for room in ROOMS if not room.part]
        dictionaries = window.action(self.tr("Di&ctionaries…"), "Ctrl+D", self.show_lexica)
        window.add_menu(self.tr("&Tools"), *rooms, None, dictionaries)
        window.add_menu(
            self.tr("&Help"),
            window.action(self.tr("&How to play"), "F1", self.show_help),
            window.action(self.tr("&Copy a report"), "", self.copy_report),
            window.action(self.tr("Open the &log"), "", self.open_log),
            window.action(self.tr("&About Boggle Desk"), "", self.show_about),
        )
        games.aboutToShow.connect(self._list_recent)
        view.aboutToShow.connect(window.find_sound_device)
        for menu in window.menus:
            menu.aboutToShow.connect(partial(self._enable_acts, True))
            menu.aboutToHide.connect(partial(self._enable_acts, False))
        self._enable_acts(False)

    def _list_recent(self) -> None:
        menu, room = self._recent, self.services.look.px(_NAMES_ROOM)
        menu.clear()
        for game in self.services.store.recent(_MOST_RECENT):
            if not (self.table and game.id == self._number):
                names = menu.fontMetrics().elidedText(game.title, Qt.TextElideMode.ElideRight, room)
                text = " · ".join((kind_title(game.kind), names, moment_text(game.changed)))
                menu.addAction(unkeyed(text), partial(self._open_recent, game))
        menu.menuAction().setEnabled(not menu.isEmpty())

    def _open_recent(self, game: "StoredGame") -> None:
        """Resume a waiting game; view a finished one."""
        if game.state is GameState.RUNNING:
            self.resume(game.id)
            return
        self.show_games().open_game(game.id)

    def _page_action(self, text: str, keys: str, act: PageAct, ticked: bool = False) -> QAction:

        def do() -> None:
            page = self.window.page
            entry = page.menu_entries().get(act) if page else None
            if entry and entry.now:
                entry.call()

        action = self.window.action(text, keys, do)
        action.setCheckable(ticked)
        self._page_acts[action] = act
        return action

    def _enable_acts(self, seen: bool) -> None:
        """Enable what the current page can do now while the menu is open; keys are enabled for what it could do later
        as well."""
        entries = self.window.page.menu_entries() if self.window.page else {}
        for action, act in self._page_acts.items():
            entry = entries.get(act)
            action.setEnabled(entry is not None and (entry.now or not seen))
            action.setChecked(entry is not None and entry.on)
        self._print.setEnabled(not (seen and self._printing_closed))
        self._for_hall.setChecked(self.hall is not None)
        self._cover.setChecked(self.hall is not None and self.hall.covered)
        self._cover.setEnabled(self.hall is not None)

    # ------------------------------------------------------------------------------------- pages

    def _go(self, place: str, make: Callable[[], Opened], again: Callable[[], object], *below: str) -> Opened:
        """Make and show a page over those in the places `below`; all others are dropped, and a game is taken off the
        table. `again` opens it in another language."""
        if "table" not in below:
            self._clear_table()
        self._drop_all(*below)
        page = make()
        self.stack.pop(place, None)
        self.stack[place] = again, page
        self.window.show_page(page)
        return page

    def _drop_all(self, *but: str) -> None:
        for place in [each for each in self.stack if each not in but]:
            self.window.drop_page(self.stack.pop(place)[1])

    def go_home(self) -> None:
        """Show the first page; a game on the table waits there."""
        self._clear_table()
        self._drop_all()
        self.home.show_games()
        self.window.show_page(self.home)

    def show_room(self, key: str) -> None:
        """Open a room; a game on the table waits."""
        chosen = next(room for room in ROOMS if room.key == key)
        if chosen.looks_up and self._refuses_words():
            return
        self._open_room(chosen)

    def _open_room(self, chosen: Room) -> None:
        def make() -> RoomPage:
            room = chosen.page(self.services)
            self._connect(room)
            room.games_asked.connect(self.show_games)
            room.resume_asked.connect(self.resume)
            room.room_asked.connect(self.show_room)
            room.lexica_asked.connect(self.show_lexica)
            room.setup_asked.connect(self.new_table)
            room.view_asked.connect(partial(self._view, back=self._back_to_room))
            return room

        self._room_title = chosen.title
        self._go("room", make, partial(self._open_room, chosen))

    def _back_to_room(self) -> None:
        if room := self.room:
            self._go("room", lambda: room, self.stack["room"][0], "room")

    def new_table(self, kind: str = next(iter(OFFERS))) -> "GameSetupPage":
        def make() -> "GameSetupPage":
            setup = OFFERS[kind].pages().setup(self.services)
            setup.chosen.connect(self.begin)
            setup.phones_asked.connect(partial(self.invite, kind))
            setup.back_asked.connect(self.go_home)
            setup.kind_asked.connect(self.new_table)
            return setup

        return self._go("setup", make, partial(self.new_table, kind))

    def invite(self, kind: str, rules: Any, players: "tuple[Player, ...]", moves: Sequence[Any]) -> None:
        """Let phones join before a game begins by these rules."""
        from boggle_desk.models.phones.seats import Phones
        from boggle_desk.storage.kinds import kind_named

        def make() -> "JoinPage":
            phones = self.phones = Phones(players, kind_named(kind).most, self, self.services.now)
            page = self._join_page(phones, kind_named(kind))
            page.ready.connect(lambda seated: self.begin(rules, seated, moves, phones))
            page.without_asked.connect(lambda: self.begin(rules, players, moves))
            page.back_asked.connect(partial(self.new_table, kind))
            return page

        self._go("join", make, partial(self.invite, kind, rules, players, moves))

    def _join_page(self, phones: "Phones", kind: "GameKind") -> "JoinPage":
        from boggle_desk.models.phones.networks import addresses
        from boggle_desk.views.join_page import JoinPage

        return JoinPage(self.services, phones, kind, self.find_addresses or addresses)

    def invite_again(self) -> None:
        """Let phones join the table, or come back to it."""
        from boggle_desk.models.phones.seats import Phones
        from boggle_desk.storage.kinds import kind_of

        table = self.table
        if table is None:
            return
        position = table.session.position
        phones = self.phones
        if phones is None:
            phones = self.phones = Phones(position.players, len(position.players), self, self.services.now)
            phones.fixed = True
            self._keep_phones(phones)
        page = self._go("join", lambda: self._join_page(phones, kind_of(position.rules)), self.invite_again, "table")
        page.ready.connect(lambda _players: self._use_phones(table, self.phones))
        page.without_asked.connect(lambda: self._do_without_phones(table))
        page.back_asked.connect(lambda: self._use_phones(table, self.phones))

    def _do_without_phones(self, table: "GamePage[Any]") -> None:
        """Go on at the table alone; phones are not asked back when the game is continued."""
        if phones := self.phones:
            for seat in phones.held:
                phones.free(seat)
        self._use_phones(table, None)

    def _keep_phones(self, phones: "Phones") -> None:
        """Store what phones need to come back to the game on the table."""
        phones.keep_with(partial(self.services.invitations.keep, self._number))
        phones.changed.connect(self._follow_phones, Qt.ConnectionType.UniqueConnection)

    def _use_phones(self, table: "GamePage[Any]", phones: "Phones | None") -> None:
        """Go on at the table with these phones, or without any."""
        if phones and not phones.held:
            phones = None
        self._close_phones(phones)
        self._let_in(table, phones)
        self._go("table", lambda: table, self.stack["table"][0], "table")

    def _let_in(self, table: "GamePage[Any]", phones: "Phones | None") -> None:
        """Let these phones take part in a game, or none any more."""
        from boggle_desk.storage.kinds import kind_of

        if self._phone_table and self._phone_table.phones is not phones:
            self._phone_table.deleteLater()
            self._phone_table = None
        table.phones, make = phones, OFFERS[kind_of(table.session.position.rules).name].phones
        if phones and make and not self._phone_table:
            self._phone_table = make(table, self.services, phones)
        table.phones_changed()

    def _follow_phones(self) -> None:
        """Say soon whose phone is out of reach: one that is reloaded is back at once."""
        if not (self.phones and self.phones.away):
            self._show_missing()
        elif not self._missing.isActive():
            self._missing.start()

    def _show_missing(self) -> None:
        seen = self._phone_table if self.table and self.window.page is self.table else None
        away = seen.phones.away if seen else ()
        if seen and away:
            self.window.banner.miss(seen.say_phones.missing(away), seen.go_on())
        else:
            self.window.banner.miss("", None)

    def _close_phones(self, but: "Phones | None" = None) -> None:
        """Let nobody reach this machine any more, except by these phones."""
        if self.phones and self.phones is not but:
            self.phones.close()
            self.phones.deleteLater()
        self.phones = but

    def begin(
        self,
        rules: Any,
        players: "tuple[Player, ...]",
        moves: Sequence[Any] = (),
        phones: "Phones | None" = None,
    ) -> None:
        from boggle_desk.storage.kinds import kind_of

        kind = kind_of(rules)
        players = self.services.history.fair_match(kind, players)
        self.services.choices.remember(players)
        house = self.services.house.house_in(self.services.lexica.language_of(rules.lexicon))
        first = replace(kind.begin(rules, players), house=house)
        self._seat(kind.name, Game(kind.logic, first), self.services.store.begin(kind.name, first), phones)
        self.services.choices.forget_rules()
        for move in moves:
            if self.table:
                self.table.session.submit(move)

    def quick_game(self, kind: str) -> None:
        """Begin a game against a computer at once."""
        self.new_table(kind).quick_game()

    def resume(self, number: int) -> None:
        """Resume a stored game, unless it is on the table."""
        if self.table and number == self._number:
            return
        try:
            game = self.services.store.load(number)
        except GameDamaged as damage:
            self.services.ask.tell(self.window, self.tr("This game can't be opened"), reason_of(damage))
            return
        from boggle_desk.storage.kinds import kind_of

        phones = self._phones_of(number, game.position.players)
        self._seat(kind_of(game.opening.rules).name, game, number, phones)
        if phones or (self.table and self.table.wants_phones):
            self.invite_again()

    def _phones_of(self, number: int, players: "tuple[Player, ...]") -> "Phones | None":
        """Return the phones of a stored game, which come back by themselves once it listens again."""
        invitation = self.services.invitations.of(number)
        if invitation is None:
            return None
        from boggle_desk.models.phones.seats import Phones

        return Phones(players, len(players), self, self.services.now, invitation)

    def _another(self) -> None:
        """Begin another game by the same rules with the same players, all scores cleared (rule B29)."""
        if self.table:
            position, rules = self.table.session.position, self.table.session.opening.rules  # without what was changed
            gone = getattr(position, "left", ())
            here = [seat for seat in range(len(position.players)) if seat not in gone]
            if self.phones and gone:
                self.phones.seat_players(here)
            self.begin(rules, tuple(position.players[seat] for seat in here), phones=self.phones)

    def _seat(self, kind: str, game: "Game[Any, Any, Any]", number: int, phones: "Phones | None" = None) -> None:
        from boggle_desk.models.session import GameSession

        self._clear_table(phones)
        lexicon = self._lexicon(game.position.rules.lexicon).housed(game.opening.house)
        record = StoredRecord(self.services.store, number)
        session = GameSession(game, lexicon, self.services.rng, record)
        table = OFFERS[kind].pages().table(self.services, session, lexicon)
        session.setParent(table)
        session.stepped.connect(self._follow_phones)
        self._connect(table)
        table.another_asked.connect(self._another)
        table.look_back_asked.connect(lambda: self._look_back(kind, game, number))
        table.phones_asked.connect(self.invite_again)
        self._number = number
        if phones:
            self._keep_phones(phones)
        self._let_in(table, phones)
        self._go("table", lambda: table, partial(self._seat, kind, game, number, phones), "table")

    def _lexicon(self, key: str) -> "Lexicon":
        """Return a game's dictionary, or the shipped one with a message if it is gone."""
        from boggle_desk.storage.lexica import open_or_shipped

        lexicon = open_or_shipped(key)
        if key not in ("", lexicon.key):
            self.window.toast.say(self.tr("This game's dictionary is gone. The built-in one is used instead."))
        return lexicon.refusing_offensive(self.services.choices.settings.refuses_offensive)

    def _lexicon_in_use(self) -> "Lexicon | None":
        return self.table.lexicon if self.table else self.services.lexica.lexicon

    def _clear_table(self, phones: "Phones | None" = None) -> None:
        """Take the game off the table, and the phones but these; the store forgets an untouched one."""
        self._close_phones(phones)
        if table := self.table:
            del self.stack["table"]
            self._phone_table = None
            self._fill_hall()
            self.window.drop_page(table)
            if not table.session.steps:
                self.services.store.forget_untouched(self._number)

    # ------------------------------------------------------------------------------------- the room

    def _toggle_hall(self) -> None:
        if self.hall:
            self.hall.close()
        else:
            self.show_hall()

    def show_hall(self) -> None:
        """Open the window for the room: all over another screen if there is one, else to be dragged."""
        if self.hall:
            return
        from boggle_desk.views.hall_window import HallWindow

        self.hall = HallWindow(self.services.look, self._way_in)
        self.hall.closed.connect(self._hall_closed)
        own = self.window.screen()
        if other := next((screen for screen in QGuiApplication.screens() if screen is not own), None):
            self.hall.setGeometry(other.geometry())
            self.hall.showFullScreen()
        else:
            place = self.hall.rect()
            place.moveBottomRight(own.availableGeometry().bottomRight())
            self.hall.setGeometry(place)
            self.hall.show()
        self.hall.addActions((self._for_hall, self._cover))  # their keys hold there too
        self._fill_hall()
        self._enable_acts(False)
        self.services.choices.change(hall=True)
        self.window.activateWindow()  # keep the keyboard in the main window

    def cover_hall(self) -> None:
        """Hide everything from the room, or show it again; while it is hidden no time runs."""
        if self.hall:
            self.hall.cover(not self.hall.covered)
            self._enable_acts(False)
            entry = self.table.menu_entries().get(PageAct.PAUSE) if self.table else None
            if self.hall.covered:
                self._covering_pauses = bool(self.table and entry and entry.now and not self.table.is_paused)
            if self._covering_pauses and entry and entry.now:  # what was paused before stays so
                entry.call()

    def _fill_hall(self) -> None:
        """Show the game that is on the table now."""
        if self.hall:
            from boggle_desk.storage.kinds import kind_of

            table = self.table
            make = OFFERS[kind_of(table.session.position.rules).name].hall if table else None
            self.hall.show_game(make(table) if make and table else None)

    def _hall_closed(self) -> None:
        if self.hall:
            self.hall.deleteLater()
            self.hall = None
            self._enable_acts(False)
            self.services.choices.change(hall=False)

    def _way_in(self) -> tuple[str, QImage]:
        """Return where phones join, and the code of that, while they may."""
        address = self.phones.address if self.phones and self.join else ""
        if address != self._shown_way[0]:
            from boggle_desk.views.join_page import code_of

            self._shown_way = address, code_of(address) if address else QImage()
        return self._shown_way

    # ------------------------------------------------------------------------------------- stored games

    def show_games(self) -> "GamesPage":
        """List all stored games, with the one on the table."""
        from boggle_desk.views.games_page import GamesPage

        def make() -> GamesPage:
            if games := self.games:
                games.show_games()
                return games
            games = GamesPage(self.services)
            self._connect(games)
            games.resume_asked.connect(self.resume)
            games.view_asked.connect(self._view)
            return games

        return self._go("games", make, self.show_games, "games")

    def open_files(self, files: Sequence[Path]) -> None:
        """Raise the window and open a file, or import several. An open question is answered first, as its page must
        stay."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        self._show_files(files)

    def _show_files(self, files: Sequence[Path]) -> None:
        if files and QThread.currentThread().loopLevel() > 1:
            QTimer.singleShot(_LATER, self, partial(self._show_files, files))
        elif files:
            self.show_games().open_files(files)

    def _view(
        self, opened: "OpenedGame", back: Callable[[], object] | None = None, again: Callable[[], object] | None = None
    ) -> "ViewerPage":
        """View a game; the way back leads to the stored games by default."""

        def make() -> "ViewerPage":
            viewer = OFFERS[opened.kind].pages().viewer(self.services, opened)
            viewer.back_asked.connect(back or self.show_games)
            if back:
                viewer.leave_page.setText(self.tr("Back to {room}").format(room=self._room_title.replace("&", "")))
            viewer.keep_asked.connect(self._keep)
            self._connect(viewer)
            return viewer

        return self._go("viewer", make, again or partial(self._view, opened, back), "games", "room")

    def _look_back(self, kind: str, game: "Game[Any, Any, Any]", number: int) -> None:
        """View the game on the table, which is over; the way back leads to its end."""
        from boggle_desk.storage.exchange import OpenedGame

        whole = (kind, game, number)
        opened = OpenedGame(kind, game, GameState.FINISHED, number)
        viewer = self._view(opened, partial(self._seat, *whole), partial(self._look_back, *whole))
        viewer.leave_page.setText(self.tr("Back to the results"))
        viewer.analyse()

    def _keep(self, opened: "OpenedGame") -> None:
        self.show_games().keep(opened)

    # ------------------------------------------------------------------------------------- side windows

    def show_help(self) -> None:
        from boggle_desk.views.dialogs.help_dialog import HelpDialog

        dialog = HelpDialog(self.services.look, self.window)
        dialog.open()
        if page := self.window.page:
            dialog.show_chapter(page.help_page)

    def show_settings(self) -> None:
        from boggle_desk.views.dialogs.settings_dialog import SettingsDialog

        s = self.services
        parts = s.look, s.sound, s.voice, s.choices, s.lexica
        self.window.open_soon(SettingsDialog(*parts, self.show_lexica, self.window))

    def show_print(self) -> None:
        """Open what can be printed of the current page, and anywhere; not while time runs."""
        page = self.window.page
        if why := self._printing_closed:
            self.window.toast.say(why)
            return
        from boggle_desk.app.printing import empty_sheets
        from boggle_desk.views.paper.print_preview import PrintDialog

        shown = page.printables(self._lexicon) if page else ()
        game = self.table.session.position if self.table is page and self.table else None
        names = [player.name for player in game.players] if game else []
        sheets = empty_sheets(self.services, game.rules if game else None, names)
        self.window.open_soon(PrintDialog(self.services, (*shown, *sheets), self.window))

    @property
    def _printing_closed(self) -> str:
        """Return why nothing may be printed of the current page; empty if it may."""
        return self.table.printing_closed if self.table and self.window.page is self.table else ""

    def show_lexica(self) -> None:
        from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog

        s = self.services
        LexicaDialog(s.look, s.ask, s.lexica, s.house, self.window, s.store.uses_lexicon).open()

    def show_about(self) -> None:
        from boggle_desk.views.dialogs.about_dialog import AboutDialog

        AboutDialog(self.services.look, self.window).open()

    def copy_report(self) -> None:
        """Copy the text of a bug report: versions and the end of the log, without the user's folder."""
        from boggle_desk.views.dialogs.about_dialog import details

        log = ""
        with suppress(OSError):
            said = read_at_most(paths.user_log(), _LARGEST_LOG).decode(errors="replace")
            log = "\n".join(said.splitlines()[-_LOG_LINES:])
        QGuiApplication.clipboard().setText(f"{details()}\n\n{log.replace(str(Path.home()), '~')}".strip())
        self.window.toast.say(self.tr("The report is copied. Paste it where you report the problem."))

    def open_log(self) -> None:
        log = paths.user_log()
        if not log.is_file() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(log))):
            self.window.toast.say(self.tr("The log can't be opened: “{file}”").format(file=log))

    def _look_up_marked(self) -> None:
        page = self.table or self.viewer or self.room
        self.look_up(page.marked_word() if page else "")

    def look_up(self, word: str = "") -> None:
        """Open the look-up, unless it would be cheating."""
        if self._refuses_words():
            return
        from boggle_desk.views.dialogs.lookup_dialog import LookupDialog

        dialog = LookupDialog(self.services, self._lexicon_in_use, self.window)
        dialog.card.house.all_asked.connect(self.show_lexica)
        dialog.open()
        if word:
            dialog.look_up(word)

    def _words_closed(self) -> str:
        """Return why nobody may look words up now, because of the game in front; empty if anybody may, as a game that
        waits closes nothing. Whatever tells which words are listed asks this."""
        page = self.table or self.viewer
        return page.words_closed if page else ""

    def _refuses_words(self) -> bool:
        """Return whether nobody may look words up now; say why."""
        if why := self._words_closed():
            self.window.toast.say(why)
        return bool(why)

    def close(self) -> None:
        self._loading.stop()
        if self.hall:
            self.hall.closed.disconnect()  # it comes back with the next start
            self.hall.close()
        if self.phones:
            self.phones.close(wait=1.0)
        self._clear_table()
        self._drop_all()
        self.window.close()
        self.services.close()
