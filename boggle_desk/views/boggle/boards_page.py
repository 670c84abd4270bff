"""A room for known boards: one by its code, and the board of the day; who played them, and with what result."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.codes import KNOWN, CodedBoard
from boggle_desk.engine.boggle.known_board import KnownBoard, again, board_of_the_day, code_of, from_code
from boggle_desk.engine.boggle.rules import BoggleRules, Writing
from boggle_desk.models.locale_text import day_text
from boggle_desk.storage.lexica import shipped_in
from boggle_desk.storage.results import BoardKey, BoardResult, key_of_day
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.known_boards import CodeField, ResultsView
from boggle_desk.views.boggle.seats_card import BoggleSeatsCard
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.faces import FaceDisc, face_of
from boggle_desk.views.forms import Segments
from boggle_desk.views.kit import Card, button, clear_layout, label, set_role
from boggle_desk.views.layouts import CardColumns, Scrolled, in_column, in_row, sized
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import AppContext

_DAILY = ("classic", "master")
"""The presets by which there is a board of the day: a small and a big one."""
_WAYS = (Writing.SCREEN, Writing.PAPER)
_MOST_DISCS = 4


@dataclass(frozen=True)
class DailyBoard:
    """One board of the day."""

    game: KnownBoard
    key: BoardKey
    code: str


class DailyRow(QWidget):
    """One board of the day: what it is, who played it, and a button."""

    def __init__(self, look: Appearance, title: str, play: Callable[[], object], look_up: Callable[[], object]) -> None:
        super().__init__()
        self._look, self._title = look, title
        self.said = label(title, "", wrap=True)
        self.play = sized(button(self.tr("Play"), play), look, wide=128)  # the main one is no wider
        self.play.setAccessibleName(self.tr("Play today's board: {title}").format(title=title))
        self.results = button(self.tr("Results"), look_up)
        self.results.setAccessibleName(self.tr("Results on today's board: {title}").format(title=title))
        self._discs = in_row(look, gap=4)
        in_row(look, (self.said, 1), self._discs, self.results, self.play, on=self)

    def show_results(self, results: tuple[BoardResult, ...]) -> None:
        """Say who has played it."""
        names = list(dict.fromkeys(each.name for each in results if not each.computer))
        clear_layout(self._discs)
        for seat, name in enumerate(names[:_MOST_DISCS]):
            self._discs.addWidget(FaceDisc(self._look, face_of(self._look, name, seat), 34))
        if names:
            text = self.tr("{title}\n✓ played by {names}").format(title=self._title, names=", ".join(names))
        else:
            text = self.tr("{title}\nnot played here yet").format(title=self._title)
        self.said.setText(text)
        self.results.setEnabled(bool(results))


class BoardsPage(RoomPage):
    """The people of the last table sit here too. Nothing shows a letter or a word before a board is played."""

    help_page = "13_same_board"

    def __init__(self, services: AppContext, today: Callable[[], date] = date.today) -> None:
        super().__init__(services)
        self.day = today()
        self._say = BoggleWords(self)
        self._daily = {key: self._daily_board(services.presets[key]) for key in _DAILY}
        settings = services.choices.settings
        levels = [(self._say.level_name(key), key, "") for key in services.rivals]
        self.seats = BoggleSeatsCard(services.look, settings.players, levels)
        self.seats.suggest_from(services.history, self._rules)
        self.seats.know_from(services.history)
        ways = [(self._say.writing_title(each), self._say.writing_summary(each), each) for each in _WAYS]
        self.writing: Segments[Writing] = Segments(self.look, self.tr("Lists"), ways)
        self.writing.choose(settings.table.rules.get("writing", Writing.SCREEN))
        self.code = CodeField(services.look, services.cube_sets)
        self.play_code = button(self.tr("Play this board"), self.press_code)
        self.rows = {
            key: DailyRow(
                self.look, self._say.preset_title(key), partial(self.play_daily, key), partial(self.show_daily, key)
            )
            for key in _DAILY
        }
        set_role(self.rows[_DAILY[0]].play, "primary")
        self.about = label("", "", wrap=True)
        self.results = ResultsView(services)
        self.back = button(self.tr("Back"), self.home_asked.emit)
        writing = self._card(self.tr("Where do you write?"), self.writing)
        date_text = day_text(self.day)
        same = label(self.tr("The same for everybody, without any connection."), "muted", wrap=True)
        rows = tuple(self.rows.values())
        daily = self._card(self.tr("Today's board, {date}").format(date=date_text), same, *rows)
        code = self._card(self.tr("Enter a board's code"), self.code, self.play_code)
        self._results_card = self._card(self.tr("Who played this board?"), self.about, self.results)
        self._columns = CardColumns(self.look)
        title, foot = label(self.tr("Today's board and codes"), "title", wrap=True), in_row(self.look, self.back, 1)
        in_column(self.look, title, (Scrolled(self._columns), 1), foot, gap=16, margins=(48, 24, 48, 24), on=self)
        self._columns.lay((self.seats, writing), (daily, code, self._results_card))
        self._connect()

    # ------------------------------------------------------------------------------------- putting together

    def _card(self, heading: str, *parts: QWidget) -> Card:
        card = Card(self.look, margin=24)
        card.lay(label(heading, "heading", wrap=True), *parts)
        return card

    def _connect(self) -> None:
        self.code.changed.connect(self._show_code)
        self.code.entered.connect(self._enter)
        self.seats.seat_alike(True)  # today's board is the same for everybody
        self.results.found.connect(self._show_played)
        self.about.hide()
        for board in self._daily.values():
            self.results.ask(board.key)

    def _daily_board(self, preset: BoggleRules) -> DailyBoard:
        cubes = board_of_the_day(preset.cubes, self.day)
        code = code_of(preset, cubes, self.services.cube_sets)
        return DailyBoard(again(preset, cubes), key_of_day(preset, self.day), code)

    # ------------------------------------------------------------------------------------- showing

    def _show_code(self) -> None:
        self.seats.forget_suggestion()
        coded = self.code.coded
        self.seats.seat_alike(coded is None)
        if coded is None:
            self.about.hide()
            self.results.show_nothing()
        else:
            self.about.setText(self.tr("Of the code above"))
            self.about.show()
            key = BoardKey(coded.board.rows, coded.board.columns, coded.board.faces, coded.counting)
            self.results.show_board(key)

    def show_daily(self, preset: str) -> None:
        """Show the results on a board of the day."""
        board = self._daily[preset]
        self.about.setText(self.tr("{game}: {code}").format(game=self._say.preset_title(preset), code=board.code))
        self.about.show()
        self.results.show_board(board.key)

    def _show_played(self, key: BoardKey, results: tuple[BoardResult, ...]) -> None:
        for preset, board in self._daily.items():
            if board.key == key:
                self.rows[preset].show_results(results)

    # ------------------------------------------------------------------------------------- doing

    def _enter(self) -> None:
        """Play by the code; today's board while none is typed."""
        if self.code.empty:
            self.play_daily(_DAILY[0])
        else:
            self.press_code()

    def press_code(self) -> None:
        """Play the board of the code, if it is one."""
        coded = self.code.coded
        if coded is None:
            self.code.complain()
        else:
            self._begin(self._game_on(coded))

    def play_daily(self, preset: str) -> None:
        """Play a board of today: everybody for themselves, without handicaps."""
        game = self._daily[preset].game
        mine = self._table()
        same = {name: getattr(mine, name) for name in ("writing", "judging", "court", "finish_word", "lexicon")}
        self.seats.seat_alike(True)
        self._begin(KnownBoard(replace(game.rules, **same), game.move))

    def _table(self) -> BoggleRules:
        """Return the rules of the last table, as far as a code does not say otherwise."""
        services = self.services
        setup = services.choices.settings.table
        preset = services.presets.get(setup.preset) or services.presets[KNOWN[0][0]]
        chosen = setup.chosen("judging", "court", "finish_word")
        return replace(preset, writing=self.writing.value, lexicon=services.lexica.chosen, **chosen)

    def _game_on(self, coded: CodedBoard) -> KnownBoard:
        return from_code(coded, self._table(), self.services.presets, self.services.cube_sets, shipped_in)

    def _rules(self) -> BoggleRules:
        """Return the rules of the next game: those of the board whose code is typed, else the last table's."""
        coded = self.code.coded
        return self._game_on(coded).rules if coded else self._table()

    def _begin(self, game: KnownBoard) -> None:
        if self.seats.missing:
            self.seats.add.setFocus()
            return
        self._remember()
        self.play_asked.emit(game.rules, self.seats.at_table(), (game.move,))

    def _remember(self) -> None:
        before = self.services.choices.settings.table
        table = replace(before, rules={**before.rules, "writing": self.writing.value})
        self.services.choices.change(players=self.seats.players(), table=table)

    def take_focus(self) -> None:
        (self.seats.add if self.seats.missing else self.rows[_DAILY[0]].play).setFocus()

    def leave(self) -> None:
        self.results.cancel()
        if self.isVisible():
            self._remember()

    def fit(self) -> None:
        self._columns.fit(self.width())
