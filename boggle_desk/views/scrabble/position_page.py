"""A Scrabble position: set up with tiles on the board, and its best plays found."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QWidget,
)

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.notation import coordinates
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.set_up import (
    MOST_POINTS,
    Problem,
    SetUp,
    Trouble,
    empty_set_up,
    problems,
    unknown_words,
    view_of,
)
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import name_text, preset_words
from boggle_desk.models.scrabble.analysis import open_words
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.scrabble.set_up import STAGES, SetUpHistory, SetUpProgress, search_moves
from boggle_desk.storage.shipped import layouts, leaves_of, wins_of
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import (
    Card,
    FittingCheckBox,
    add_row,
    announce,
    become,
    button,
    clear_layout,
    label,
    press_focused,
    set_role,
    show_if,
)
from boggle_desk.views.forms import Choice, number_field
from boggle_desk.views.layouts import Flow, LazyTabs, Scrolled, fill, in_column, in_row, on_resize, sized, spaced
from boggle_desk.views.page import MenuEntry, PageAct, RoomPage
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.tile_typing import SetUpRack, Sources, TileTyping, remembered, to_remember
from boggle_desk.views.services import AppContext


class ScoresRow(QWidget):
    def __init__(self, look: Appearance, history: SetUpHistory) -> None:
        super().__init__()
        self.players: Choice[int] = Choice(
            self.tr("Number of players"),
            [(self.tr("%n player(s)", "", number), number) for number in range(1, MOST_PLAYERS + 1)],
        )
        self.players.activated.connect(lambda _place: history.change(history.now.with_players(self.players.value)))
        self._turns = QButtonGroup(self)
        self._turns.idClicked.connect(lambda seat: history.change(replace(history.now, turn=seat)))
        self.turns = [QRadioButton(self.tr("Player {number}").format(number=seat + 1)) for seat in range(MOST_PLAYERS)]
        names = [self.tr("Score of player {number}").format(number=seat + 1) for seat in range(MOST_PLAYERS)]
        self.scores = [number_field(name, -MOST_POINTS, MOST_POINTS) for name in names]
        self._seats = [QWidget() for _seat in range(MOST_PLAYERS)]
        for seat, (turn, score) in enumerate(zip(self.turns, self.scores, strict=True)):
            self._turns.addButton(turn, seat)
            in_row(look, turn, (score, 1), gap=6, on=self._seats[seat])
            turn.setToolTip(self.tr("It's this player's turn"))
            score.setToolTip(names[seat])
            score.setKeyboardTracking(False)
            score.valueChanged.connect(lambda value, seat=seat: history.change(history.now.with_score(seat, value)))
        in_column(look, self.players, Flow(look, self._seats), gap=6, on=self)

    def show_set_up(self, set_up: SetUp) -> None:
        seats = len(set_up.racks)
        self.players.choose(seats)
        self.turns[set_up.turn].setChecked(True)
        for seat, (whole, score) in enumerate(zip(self._seats, self.scores, strict=True)):
            whole.setVisible(seat < seats)
            with QSignalBlocker(score):
                score.setValue(set_up.scores[seat] if seat < seats else 0)


_MOST_COLUMNS = 9
_BOARD, _RACK = range(2)


class TilesCard(Card):
    """How many of each tile are unseen; a click puts one on the board or rack. Only the choice between these moves the
    keyboard."""

    def __init__(self, look: Appearance, typing: TileTyping) -> None:
        super().__init__(look, margin=12, spacing=6)
        self._typing = typing
        self._letters: tuple[str, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self.heading = label("", "heading", wrap=True)
        self.on_board = button(self.tr("To the board"), self._show_target, "small")
        self.on_rack = button(self.tr("To the rack"), self._show_target, "small")
        self._targets = QButtonGroup(self)
        for place, each in enumerate((self.on_board, self.on_rack)):
            each.setCheckable(True)
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._targets.addButton(each, place)
        self._targets.idClicked.connect(lambda place: (typing.board if place == _BOARD else typing.rack).setFocus())
        self.on_board.setChecked(True)
        self._grid = spaced(QGridLayout(), look, 4)
        self.lay(in_row(look, (self.heading, 1), self.on_board, self.on_rack), self._grid)
        self.as_blank = FittingCheckBox(self.tr("as a blank"))
        self.direction = button("", lambda: typing.board.set_across(not typing.board.across), "small")
        self.erase = button(self.tr("Take off"), self._take_off, "small")
        below = (self.as_blank, self.direction, self.erase)
        for part in below:
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lay(in_row(look, *below))
        on_resize(self, self._arrange)
        typing.board.direction_changed.connect(self._show_direction)
        self._show_direction(typing.board.across)

    @property
    def to_board(self) -> bool:
        return self._targets.checkedId() == _BOARD

    def aim(self, to_board: bool) -> None:
        (self.on_board if to_board else self.on_rack).setChecked(True)
        self._show_target()

    def _show_target(self) -> None:
        show_if(self.to_board, self.as_blank, self.direction)
        if BLANK in self.buttons:
            self.buttons[BLANK].setEnabled(not self.to_board)

    def _show_direction(self, across: bool) -> None:
        self.direction.setText(self.tr("→ across") if across else self.tr("↓ down"))

    def show_set_up(self, set_up: SetUp) -> None:
        letters = (*set_up.rules.tiles.letters, BLANK)
        if letters != self._letters:
            self._letters = letters
            clear_layout(self._grid)
            self.buttons = {letter: button("", partial(self._choose, letter), "small") for letter in letters}
            for made in self.buttons.values():
                made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._arrange()
        unseen = Counter(set_up.unseen)
        self.heading.setText(self.tr("%n unseen tile(s)", "", len(set_up.unseen)))
        for letter, made in self.buttons.items():
            shown = self.tr("blank") if letter == BLANK else letter
            made.setText(f"{shown} {unseen[letter]}")
            made.setAccessibleName(self.tr("{letter}, {count} unseen").format(letter=shown, count=unseen[letter]))
        self._show_target()

    def _arrange(self) -> None:
        letters = [letter for letter in self._letters if letter != BLANK]
        if not letters:
            return
        wide = self.fontMetrics().horizontalAdvance("MM 00") + self._look.px(14)
        columns = max(3, min(_MOST_COLUMNS, self.contentsRect().width() // (wide + self._grid.horizontalSpacing())))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, letter in enumerate(letters):
            self._grid.addWidget(self.buttons[letter], at // columns, at % columns)
        row, column = divmod(len(letters), columns)
        over = columns - column < 2
        place = (row + 1, 0) if over else (row, column)
        self._grid.addWidget(self.buttons[BLANK], *place, 1, 2)

    def _choose(self, letter: str) -> None:
        if self.to_board:
            blank = self.as_blank.isChecked()
            self.as_blank.setChecked(False)
            self._typing.lay(letter, blank)
        else:
            self._typing.lay_on_rack(letter)

    def _take_off(self) -> None:
        if self.to_board:
            self._typing.erase()
        else:
            self._typing.take_from_rack()


_MOST_NAMED = 6


class PositionPanel(QWidget):
    def __init__(self, look: Appearance, typing: TileTyping, sources: Sources) -> None:
        super().__init__()
        self._look, self._history = look, typing.history
        self._game: tuple[SetUp, ...] = ()
        self.rack = typing.rack
        self.scores = ScoresRow(look, typing.history)
        self.tiles = TilesCard(look, typing)
        self.trouble, self.note = label("", "bad", wrap=True), label("", "muted", wrap=True)
        self.copy = button(self.tr("Copy"), sources.copy, tip=self.tr("Copy the position as CGP (Ctrl+C)"))
        self.paste = button(self.tr("Paste"), sources.paste, tip=self.tr("Paste a position from CGP (Ctrl+V)"))
        self.open = button(self.tr("Open a file…"), sources.open, tip=self.tr("Start from a turn in a saved game file"))
        self.clear = button(self.tr("Clear"), self._clear)
        self.turn = number_field(self.tr("Turn of the game"), 1, 1)
        self.turn.setKeyboardTracking(False)
        self.turn.valueChanged.connect(lambda number: self._history.change(self._game[number - 1]))
        self.file = label("", "muted", wrap=True)
        sources.failed.connect(self._say_trouble)
        sources.opened.connect(self._take_game)
        self._lay_out()
        self._show_file("")

    def _lay_out(self) -> None:
        file = fill(QHBoxLayout(), (self.file, 1), self.turn)
        ways = Flow(self._look, (self.open, self.paste, self.copy, self.clear), gap=6)
        parts = (self.rack, self.scores, self.tiles, self.trouble, self.note, file, 1, ways)
        in_column(self._look, *parts, gap=6, margins=(0, 6, 0, 0), on=self)
        sized(self.rack, self._look, high=78, fixed=True)

    def show_set_up(self, set_up: SetUp, lexicon: Lexicon | None) -> tuple[Problem, ...]:
        """Show a position; return what is wrong with it."""
        self.rack.set_tile_set(set_up.rules.tiles)
        self.rack.show_rack(set_up.rack, places=set_up.rules.rack_size)
        self.rack.setAccessibleName(self.tr("Player {number}'s rack").format(number=set_up.turn + 1))
        self.rack.setCurrentIndex(self.rack.model().index(0, max(0, len(set_up.rack) - 1)))
        self.scores.show_set_up(set_up)
        self.tiles.show_set_up(set_up)
        found = problems(set_up)
        self._say_trouble(" ".join(self._problem_text(problem, set_up.rules.layout) for problem in found))
        wrong = any(problem.trouble is not Trouble.NO_RACK for problem in found)
        set_role(self.trouble, "bad" if wrong else "muted")  # a rack that is still to be typed is no fault
        unknown = ", ".join(word.text.upper() for word in unknown_words(set_up.board, lexicon)) if lexicon else ""
        self.note.setText(self.tr("Not in the dictionary, but that's fine: {words}.").format(words=unknown))
        self.note.setVisible(bool(unknown))
        return found

    def _problem_text(self, problem: Problem, layout: Layout) -> str:
        texts = {
            Trouble.TOO_MANY: self.tr("Too many {tile} tiles: {used}. The set has {there_are}."),
            Trouble.FOREIGN: self.tr("The set has no {tile} tile: {squares}."),
            Trouble.NOT_ON_START: self.tr("Cover the star on {squares} first."),
            Trouble.NOT_CONNECTED: self.tr("These tiles don't touch the rest: {squares}."),
            Trouble.NO_RACK: self.tr("The rack is empty. Type its tiles."),
            Trouble.RACK_TOO_LONG: self.tr("That's {used} tiles. A rack holds {there_are}."),
        }
        named = [coordinates(layout, square, across=False) for square in problem.squares]
        return texts[problem.trouble].format(
            tile=self.tr("blank") if problem.tile == BLANK else problem.tile,
            used=problem.used,
            there_are=problem.there_are,
            squares=", ".join(named[:_MOST_NAMED]) + (" …" if len(named) > _MOST_NAMED else ""),
        )

    def _say_trouble(self, text: str) -> None:
        if text != self.trouble.text():
            announce(self, text)
        set_role(self.trouble, "bad")
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def _clear(self) -> None:
        now = self._history.now
        self._history.change(empty_set_up(now.rules, len(now.racks)))
        self._show_file("")

    def _take_game(self, name: str, positions: tuple[SetUp, ...]) -> None:
        self._game = positions
        self._show_file(name)
        self._history.change(positions[-1])
        self.turn.setFocus()

    def _show_file(self, name: str) -> None:
        turns = len(self._game) if name else 0
        with QSignalBlocker(self.turn):
            self.turn.setMaximum(max(1, turns))
            self.turn.setValue(turns)
        self.turn.setSuffix(self.tr(" of {turns}").format(turns=turns))
        self.file.setText(self.tr("{file}, turn").format(file=name))
        show_if(name, self.file, self.turn)


_TICK = 200


class MovesPanel(QWidget):
    cancelled = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._view: ScrabblePosition | None = None
        self._told: SetUpProgress | None = None
        self.best = BestMoves(look)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Thinking"))
        self.cancel = button(self.tr("Stop thinking"), self.cancelled.emit)
        self.note = label("", "muted", wrap=True)
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._tick)
        row = fill(QHBoxLayout(), (self.progress, 1), self.cancel)
        in_column(look, (self.best, 1), self.note, row, on=self)
        self.rest(self.tr("Set up a position to find its best plays."))

    @property
    def thinking(self) -> bool:
        return self._timer.isActive()

    def begin(self, view: ScrabblePosition, seconds: float) -> None:
        self._view, self._told = view, None
        self.best.let_go()
        self.best.show_review(None, self.tr("Looking for plays…"))
        self.note.hide()
        self.progress.setMaximum(max(1, round(1000 * seconds)))
        self.progress.setValue(0)
        self.progress.setFormat(self.tr("thinking"))
        self.progress.show()
        self.cancel.show()
        self._timer.start()

    def take(self, told: SetUpProgress) -> None:
        self._told = told
        self._show()
        announce(self, self.best.headline.text())

    def end(self) -> None:
        self.rest("")
        self._show()

    def rest(self, note: str) -> None:
        had_focus = self.cancel.hasFocus()
        self._timer.stop()
        self.progress.hide()
        self.cancel.hide()
        self.note.setText(note)
        self.note.setVisible(bool(note))
        if had_focus:
            self.best.take_focus()

    def forget(self) -> None:
        self._view = self._told = None
        self.best.show_review(None)
        self.rest(self.tr("The position changed. Find its best plays again."))

    def _show(self) -> None:
        if self._view and self._told:
            found = self._told.evaluation
            text = self._known_text(found, self._told.seconds)
            if found.made:
                marked = self.tr("▸ marks the best play with everyday words.")
                text = f"{text} {marked}"
            self.best.show_moves(self._view, found, text)

    def _known_text(self, evaluation: Evaluation, seconds: float) -> str:
        moves = self.tr("%Ln play(s)", "", evaluation.total)
        estimated = self.tr("{moves}, estimated. Still thinking…") if self.thinking else self.tr("{moves}, estimated.")
        texts = {
            Basis.STATIC: estimated,
            Basis.EXACT: self.tr("{moves}, searched to the end of the game."),
            Basis.PREENDGAME: self.tr("{moves}. For the best, every possible draw is searched."),
            Basis.SIMULATED: self.tr("{moves}. The best were tried out for {seconds} s."),
        }
        return texts[evaluation.basis].format(moves=moves, seconds=max(1, round(seconds)))

    def _tick(self) -> None:
        self.progress.setValue(min(self.progress.maximum(), self.progress.value() + _TICK))


class RulesPanel(QWidget):
    def __init__(self, services: AppContext, history: SetUpHistory) -> None:
        super().__init__()
        self._services, self._history, self._say = services, history, ScrabbleStrings(self)
        self._rules = next(iter(services.scrabble_presets.values()))
        self._presets = {**services.scrabble_presets, **services.own_scrabble.read().presets}
        self.preset: Choice[str] = Choice(self.tr("Game"), [])
        self._tile_sets, self._layouts = dict(services.tile_sets), dict(layouts())
        self.tiles: Choice[str] = Choice(self.tr("Tiles"), [])
        self.boards: Choice[str] = Choice(self.tr("Board"), [])
        self.lexicon: Choice[str] = Choice(self.tr("Dictionary"), [])
        self.summary, self.warning = label("", "muted", wrap=True), label("", "bad", wrap=True)
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        for choice in (self.preset, self.tiles, self.boards, self.lexicon):
            add_row(form, choice.accessibleName(), choice)
        in_column(services.look, form, self.summary, self.warning, 1, margins=(0, 8, 0, 0), on=self)
        for choice in (self.preset, self.tiles, self.boards):
            choice.activated.connect(lambda _place: self._choose())
        self.lexicon.activated.connect(lambda _place: services.lexica.choose(self.lexicon.value))
        services.lexica.entries_changed.connect(self._show_lexica)
        services.lexica.lexicon_changed.connect(self._show_lexica)
        self._show_lexica()

    def show_rules(self, rules: ScrabbleRules) -> None:
        self._rules = rules
        self._presets.setdefault(rules.key, rules)  # a recorded game may bring rules, tiles and a board of its own
        self._tile_sets.setdefault(rules.tiles.key, rules.tiles)
        self._layouts.setdefault(rules.layout.key, rules.layout)
        self.preset.offer([(self._say.preset_title(key), key) for key in self._presets])
        self.tiles.offer([(name_text(each.name), key) for key, each in self._tile_sets.items()])
        self.boards.offer([(name_text(each.name), key) for key, each in self._layouts.items()])
        self.preset.choose(rules.key)
        self.tiles.choose(rules.tiles.key)
        self.boards.choose(rules.layout.key)
        self.summary.setText(preset_words("scrabble", rules.key).about)
        self._warn()

    def _choose(self) -> None:
        rules = self._presets[self.preset.value]
        tiles, layout = self._tile_sets[self.tiles.value], self._layouts[self.boards.value]
        self._history.change(self._history.now.with_rules(replace(rules, tiles=tiles, layout=layout)))

    def _show_lexica(self) -> None:
        lexica = self._services.lexica
        titles = [(name_text(entry.title), entry.key) for entry in lexica.entries if not entry.damaged]
        self.lexicon.offer(titles or [(lexica.chosen, lexica.chosen)])
        self.lexicon.choose(lexica.chosen)
        self._warn()

    def _warn(self) -> None:
        lexicon, language = self._services.lexica.lexicon, self._rules.tiles.language
        other = lexicon is not None and lexicon.language not in ("", language)
        self.warning.setText(self.tr("The tiles and dictionary are in different languages.") if other else "")


_SIDE = 560
_KEYS = QKeySequence.StandardKey
_POSITION, _RULES, _MOVES = range(3)


class PositionPage(RoomPage):
    help_page = "47_real_board"
    takes_letters = True

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._possible = False
        self.history = SetUpHistory(remembered(services), self)
        self.board = board_of(services, self.history.now.rules.tiles)
        self.search = BackgroundTask(self, "No moves could be found.")
        self.stages: Sequence[float] = STAGES
        self.sources = Sources(self, services, self.history)
        self.typing = TileTyping(self.board, SetUpRack(services.look), self.history, self)
        self.position = PositionPanel(self.look, self.typing, self.sources)
        self.rules = RulesPanel(services, self.history)
        self.moves = MovesPanel(self.look)
        self.tabs = LazyTabs()
        self.main = button("", self.press_main, "primary")
        self.undo = button(self.tr("Undo"), self.typing.undo, tip=self.tr("Undo (Ctrl+Z), redo (Ctrl+Y)"))
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicked, it leaves the keyboard on board or rack
        self.meaning = button(self.tr("Meaning"), lambda: self._ask_meaning(self.marked_word()))
        self.home = button(self.tr("Back"), self.home_asked.emit)
        self.board.drop_old_keys()
        self._lay_out()
        self.tabs.add(self.tr("Position"), self.position)
        self.tabs.add(self.tr("Rules"), self.rules)
        self.tabs.add(self.tr("Best plays"), self.moves)
        QWidget.setTabOrder(self.board, self.position.rack)
        QWidget.setTabOrder(self.position.rack, self.tabs)
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        card = Card(self.look, (self.tabs, 1), margin=12, spacing=4)
        ways = fill(QHBoxLayout(), (self.home, 1), (self.undo, 1), (self.meaning, 1))
        content, self._side = QWidget(), QWidget()
        title = label(self.tr("Scrabble position"), "title", wrap=True)
        in_column(self.look, title, (card, 1), on=content)
        self._scrolled = Scrolled(content)
        in_column(self.look, (self._scrolled, 1), self.main, ways, on=self._side)
        self.beside = BoardWithPanel(self.look, self.board, self._side, _SIDE, (12, 10, 20, 14))
        in_column(self.look, self.beside, on=self)

    def _connect(self) -> None:
        self.history.changed.connect(self._follow_change)
        self.services.lexica.lexicon_changed.connect(self._follow_change)
        self.tabs.currentChanged.connect(lambda _tab: self._turn_over())
        self.board.enter_typed.connect(self.find_moves)
        for each in (self.board, self.position.rack):
            each.installEventFilter(self)
        self.search.progressed.connect(self.moves.take)
        self.search.done.connect(lambda _none: self.moves.end())
        self.search.failed.connect(
            lambda _error: self.moves.rest(self.tr("Couldn't find the plays. Please try again."))
        )
        self.moves.cancelled.connect(self.search.cancel)
        self.moves.cancelled.connect(self.moves.end)
        self.moves.best.previewed.connect(self._preview)
        self.moves.best.word_asked.connect(self._ask_meaning)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.position.tiles.aim(watched is self.board)
        return super().eventFilter(watched, event)

    def _follow_change(self) -> None:
        self.search.cancel()
        self.moves.forget()
        if self.shows_moves:
            self.tabs.setCurrentIndex(_POSITION)
        self._show()

    def _show(self) -> None:
        set_up = self.history.now
        self.board.set_tile_set(set_up.rules.tiles)
        found = self.position.show_set_up(set_up, self.services.lexica.lexicon)
        self.board.show_board(set_up.board)
        self.board.set_faults({square for problem in found for square in problem.squares})
        self.rules.show_rules(set_up.rules)
        self.undo.setEnabled(self.history.can_undo)
        self._possible = not found
        self._show_main()

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        return {
            PageAct.UNDO: MenuEntry(self.typing.undo, self.history.can_undo),
            PageAct.REDO: MenuEntry(self.typing.redo, self.history.can_redo),
        }

    @property
    def shows_moves(self) -> bool:
        return self.tabs.front is self.moves

    def find_moves(self) -> None:
        if not self._possible:
            self.tabs.setCurrentIndex(_POSITION)
            announce(self, self.position.trouble.text())
            return
        view = view_of(self.history.now)
        self.tabs.setCurrentIndex(_MOVES)
        stages, judge, seed = tuple(self.stages), self._judge_maker(), self.services.rng.randrange(1 << 62)
        self.moves.begin(view, sum(stages))
        self.search.start(lambda flag: search_moves(view, judge, stages, seed, flag))
        self.moves.best.take_focus()

    def _judge_maker(self) -> Callable[[], Judge]:
        services, tiles = self.services, self.history.now.rules.tiles
        leaves, wins, refuses = leaves_of(tiles), wins_of(tiles), services.choices.settings.refuses_offensive
        lexicon, key, threads = services.lexica.lexicon, services.lexica.chosen, max(1, (os.cpu_count() or 2) - 1)
        return lambda: Judge(lexicon or open_words(key, refuses), leaves, wins, threads=threads)

    def _preview(self, candidate: Candidate | None) -> None:
        self.board.show_board(self.history.now.board, candidate.laid if candidate else ())
        self._show_main()

    def _turn_over(self) -> None:
        self.beside.need(self._scrolled if self.shows_moves else None, whole=True)
        if not self.shows_moves:
            self.moves.best.let_go()
            self._show()
        self._show_main()

    def make_move(self) -> None:
        chosen = self.moves.best.table.chosen
        if chosen:
            self.history.change(self.history.now.after(chosen.move))
            self.position.rack.setFocus()

    def press_main(self) -> None:
        if self.shows_moves:
            self.make_move()
        else:
            self.find_moves()

    def _show_main(self) -> None:
        become(self.main, self.tr("Play this") if self.shows_moves else self.tr("Find best plays"))
        ready = self.moves.best.table.chosen is not None if self.shows_moves else self._possible
        self.main.setEnabled(ready)
        self.meaning.setEnabled(bool(self.marked_word()))

    def marked_word(self) -> str:
        return self.moves.best.word if self.shows_moves else ""

    def _ask_meaning(self, word: str) -> None:
        if word:
            self.meaning_asked.emit(word)

    def take_focus(self) -> None:
        self.board.setFocus()

    def leave(self) -> None:
        self.services.choices.change(position=to_remember(self.history.now))
        self.search.cancel()
        self.sources.stop()
        self.moves.rest("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts = {_KEYS.Copy: self.sources.copy, _KEYS.Paste: self.sources.paste}
        for keys, act in acts.items():
            if event.matches(keys):
                act()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.press_main()
        elif event.key() == Qt.Key.Key_Escape and self.shows_moves:
            self.tabs.setCurrentIndex(_POSITION)
            self.board.setFocus()
        else:
            super().keyPressEvent(event)
