"""Bringing tiles from the rack to the board and back: by mouse and by typing (P14 to P17)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from operator import attrgetter
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from boggle_desk.engine.game import Refused, Words
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate import DuplicatePosition
from boggle_desk.engine.scrabble.plays import Play, Reason
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import Draft, RefusedPlay, draft
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, TileSet
from boggle_desk.models.prompt import Prompt
from boggle_desk.models.scrabble.drafts import TurnDraft
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import Card, announce, button, clear_layout, label, press_focused
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.house_words import HouseOffer
from boggle_desk.views.layouts import in_column, sized
from boggle_desk.views.letters import in_letters, typed_letters
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.scrabble.ending import Cards, Ending, EndingTexts
from boggle_desk.views.scrabble.rack import RackView, places_of
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView, board_of
from boggle_desk.views.scrabble.scrabble_panel import ActionCard
from boggle_desk.views.scrabble.tile_drag import BoardSquare, Spot, TileDrag
from boggle_desk.views.scrabble.tile_motion import TileFlight
from boggle_desk.views.services import AppContext

_COLUMNS = 7


class BlankCard(Card):
    """All letters as small buttons; typing one does the same, Escape leaves the blank on the rack."""

    named = Signal(int, int, str)  # the blank's place on the rack, the square, the letter
    opened = Signal()
    closed = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=10)
        self._place = self.square = 0
        self._letters: tuple[str, ...] = ()
        self._buttons: list[QPushButton] = []
        asked = label(self.tr("Which letter is your blank?"), "heading")
        self.setAccessibleName(asked.text())
        self.column.addWidget(asked)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def open_for(self, tiles: TileSet, place: int, square: int) -> None:
        self._place, self.square = place, square
        if tiles.letters != self._letters:
            self._letters = tiles.letters
            clear_layout(self._grid)
            self._buttons = [button(letter, partial(self._name, letter), "small", self) for letter in tiles.letters]
            for at, made in enumerate(self._buttons):
                self._grid.addWidget(made, at // _COLUMNS, at % _COLUMNS)
        self.show()
        self.opened.emit()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.opened.emit()
        return super().event(event)

    def place_beside(self, square: QRect, board: QRect, tiles: Sequence[QRect]) -> None:
        """Go beside, above or below a square, where the fewest of these tiles are hidden."""
        self.resize(self.sizeHint())
        gap, wide, high = square.width() // 3, self.width(), self.height()
        lefts = (square.center().x() - wide // 2, square.left(), square.right() - wide)
        tops = (square.center().y() - high // 2, square.top(), square.bottom() - high)
        corners = (
            *product((square.right() + gap, square.left() - gap - wide), tops),
            *product(lefts, (square.bottom() + gap, square.top() - gap - high)),
        )
        places = []
        for corner in corners:
            area = QRect(QPoint(*corner), self.size())
            area.moveLeft(max(board.left(), min(area.left(), board.right() - wide)))
            area.moveTop(max(board.top(), min(area.top(), board.bottom() - high)))
            places.append(area)
        free = [area for area in places if not area.intersects(square)] or places
        self.move(min(free, key=lambda area: sum(area.intersects(tile) for tile in tiles)).topLeft())
        self.raise_()

    def _name(self, letter: str) -> None:
        self.hide()
        self.named.emit(self._place, self.square, letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters = in_letters(typed_letters(event), (each for each in self._letters if len(each) == 1))
        if letters in self._letters:
            self._name(letters)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class TileEntry(QObject):
    refused = Signal(object, tuple, str)  # a `Reason`, its squares, and the letter that was typed

    def __init__(
        self,
        board: ScrabbleBoardView,
        rack: RackView,
        drag: TileDrag,
        blank: BlankCard,
        draft: TurnDraft,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board, self._drag, self._blank, self._draft = board, drag, blank, draft
        self._position: ScrabblePosition | None = None
        self._open = False
        self._typed, self._typed_at, self._typed_to = "", -1, -1
        drag.put = self._put
        board.letter_typed.connect(self.type_letter)
        board.erase_typed.connect(self._erase)
        rack.tile_dropped.connect(lambda spot, _place: draft.lift(spot.at))
        rack.moved.connect(draft.move)
        blank.named.connect(self._name_blank)
        draft.reordered.connect(lambda _rack: blank.hide())  # the blank is at another place now

    def show_position(self, position: ScrabblePosition, is_open: bool) -> None:
        if is_open and not self._open:
            self._board.set_across(True)
            if position.board.is_empty:  # a challenge may have emptied it
                self._board.set_cursor_square(position.rules.layout.start)
        self._position, self._open = position, is_open
        self._drag.set_enabled(is_open)
        if not is_open:
            self._typed_to = -1
            self._blank.hide()

    def type_letter(self, letter: str, as_blank: bool) -> None:
        """Lay a letter at the cursor, or pass over it if it lies there (P14). A tile such as CH is typed as both
        letters."""
        if not self._open or self._position is None:
            return
        letter, tiles, square = letter.upper(), self._position.tiles, self._board.cursor_square
        if square == self._typed_to and self._goes_on(letter):
            return
        there = tiles[square]
        if there and there.letter.startswith(letter) and not as_blank:
            # On to the very next square, so that a word may also be typed with the letters that lie.
            after = self._position.board.beside(square, self._board.across, 1)
            if after is not None:
                self._board.set_cursor_square(after)
            self._note(letter, square)
            return
        if there:
            self._board.advance_cursor()  # letters that lie need not be typed
            square = self._board.cursor_square
        if tiles[square]:
            self.refused.emit(Reason.OCCUPIED, (square,), letter)
        elif self._draft.tile_at(square) and square == self._typed_at:
            self.refused.emit(Reason.OFF_BOARD, (square,), letter)  # the board ended with the letter before
        elif self._lay_typed(letter, square, as_blank):
            self._board.advance_cursor()
            self._note(letter, square)
        else:
            self.refused.emit(Reason.NOT_ON_RACK, (square,), BLANK if as_blank else letter)

    def _note(self, letter: str, square: int) -> None:
        self._typed, self._typed_at, self._typed_to = letter, square, self._board.cursor_square

    def _lay_typed(self, letter: str, square: int, as_blank: bool) -> bool:
        """Lay a letter by its own tile or a blank, else by a longer tile that begins with it. Return whether there was
        one."""
        letters = self._position.rules.tiles.letters if self._position else ()
        longer = [other for other in letters if len(other) > 1 and other.startswith(letter)]
        return self._draft.lay_letter(letter, square, as_blank) or any(
            self._draft.lay_letter(other, square, as_blank) for other in longer
        )

    def _goes_on(self, letter: str) -> bool:
        """Take a letter as the second one of the last tile. Return whether it is."""
        if self._position is None:
            return False
        at, typed = self._typed_at, self._typed + letter
        laid = self._draft.tile_at(at)
        tile = self._position.tiles[at] or laid
        if tile and len(typed) <= len(tile.letter):
            fits = tile.letter.startswith(typed)
        else:
            fits = bool(laid) and typed in self._position.rules.tiles.letters and self._replace(at, typed)
        self._typed = typed if fits else self._typed
        return fits

    def _replace(self, square: int, letter: str) -> bool:
        before = self._draft.tile_at(square)
        self._draft.lift(square)
        if self._draft.lay_letter(letter, square):
            return True
        if before:
            self._draft.lay_letter(before.letter, square, before.blank)
        return False

    def _put(self, spot: Spot, square: int) -> bool:
        self._board.rest_cursor(square)
        if not self._open or self._position is None or self._position.tiles[square]:
            return False
        if isinstance(spot, BoardSquare):
            self._draft.shift(spot.at, square)
        elif self._draft.rack[spot.at] == BLANK:
            self._blank.open_for(self._position.rules.tiles, spot.at, square)
        else:
            self._draft.lay(spot.at, square)
        return True

    def _name_blank(self, place: int, square: int, letter: str) -> None:
        self._draft.lay(place, square, letter)
        self._board.setFocus()

    def _erase(self) -> None:
        if not self._draft.lift(self._board.cursor_square):
            self._board.retreat_cursor()
            self._draft.lift(self._board.cursor_square)


RACK_HEIGHT = 88  # in pixels of the picture
_LAST_LOOK = 900  # milliseconds


class _AnyWord:
    def __contains__(self, word: object) -> bool:
        return True


ANY_WORD: Words = _AnyWord()
"""A dictionary that says nothing."""
Table = TypeVar("Table", bound=ScrabblePosition | DuplicatePosition)


class TilePlacingPage(GamePage[Table]):
    """A table at which tiles are laid; the ones not yet played are a `TurnDraft`. A subclass makes the panel, calls
    `lay_beside` and then `connect_parts`."""

    def __init__(
        self, services: AppContext, session: GameSession[Table], lexicon: Lexicon, rules: ScrabbleRules
    ) -> None:
        super().__init__(services.look, session, lexicon)
        look, sound = services.look, services.sound
        self.services, self.say = services, ScrabbleStrings(self)
        self.refusal = ""
        self._moment: object = None
        self.found = Draft()
        self.ending: Ending | None = None
        self.draft = TurnDraft(self)
        self.board, self.rack = board_of(services, rules.tiles, sound=sound), RackView(look, sound)
        self.rack.set_tile_set(rules.tiles)
        sized(self.rack, look, high=RACK_HEIGHT, fixed=True, grows=False)
        self.juggle = button(self.tr("Shuffle"), self.shuffle, "beside")
        self.juggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
        self.drag = TileDrag(self, self.board, self.rack, look)
        self.flight = TileFlight(self, look, sound)
        self.blank = BlankCard(look)
        self.action_card = ActionCard(look)
        self.house = HouseOffer(services, lexicon, self)
        self.house.ruled.connect(self.tell)
        self.laying = TileEntry(self.board, self.rack, self.drag, self.blank, self.draft, self)

    def lay_beside(self, left: QWidget, panel: QWidget, wide: int) -> None:
        self.beside = BoardWithPanel(self.look, left, panel, wide, (0, 0, 16, 0), gap=8)
        self.whole = in_column(self.look, self.beside, on=self)
        self.blank.setParent(self)
        self.blank.hide()

    def connect_parts(self) -> None:
        self.session.happened.connect(self.follow)
        self.session.stepped.connect(self.after_step)
        self.session.rewound.connect(self.blank.hide)  # its tile and its square are others now
        self.session.rewound.connect(self.rewound)
        self.session.refused.connect(self._refused)
        self.action_card.pressed.connect(self.do)
        self.draft.changed.connect(self.draft_changed)
        self.board.enter_typed.connect(self.press_main)
        self.laying.refused.connect(self.say_refusal)
        self.blank.opened.connect(self._place_blank)
        self.blank.closed.connect(self.show_all)
        self.blank.closed.connect(self.board.setFocus)
        self.beside.resized.connect(self._place_blank)

    @property
    def laid_on(self) -> ScrabblePosition:
        raise NotImplementedError

    @property
    def state(self) -> Any:
        """The position, and what the table knows beside it."""
        raise NotImplementedError

    people = property(attrgetter("state.people"), doc="The seats of the people who play.")
    viewer = property(attrgetter("state.viewer"), doc="The seat in `laid_on` whose rack lies here.")
    uncovered = property(attrgetter("state.uncovered"), doc="Whether that rack is seen.")
    may_lay = property(attrgetter("state.may_lay"))
    may_move = property(attrgetter("state.may_move"))

    @property
    def shown_board(self) -> Board:
        return self.laid_on.board

    @property
    def last_play(self) -> tuple[int, ...]:
        last = self.laid_on.last
        return last.play.squares if last else ()

    @property
    def keeps_secret(self) -> bool:
        """Whether something has happened that is not shown yet."""
        raise NotImplementedError

    @property
    def typed(self) -> Play | None:
        """A play that is typed in a line, in place of one that is laid."""
        return None

    @property
    def judge(self) -> Words:
        """The dictionary that speaks while tiles are being laid."""
        return self.lexicon

    chosen: set[int] | None = None  # the places that are chosen for an exchange, None while none is being chosen

    def show_all(self) -> None:
        with QSignalBlocker(self.draft):
            self.draft.take_rack(self.laid_on.racks[self.viewer])

    def prompt(self) -> Prompt:
        raise NotImplementedError

    acts: Mapping[object, Callable[[Any], object]] = {}
    """What the page does for an act of a prompt; moves go to the session."""

    def do(self, deed: object) -> None:
        if act := self.acts.get(deed):
            act(self)
        else:
            self.submit(deed)

    def submit(self, move: Any) -> None:
        self.session.submit(move)

    @property
    def moment(self) -> object:
        """What is new when the table's turn has come to somebody or something else."""
        return self.position.phase, self.position.turns

    def show_actions(self) -> None:
        if (moment := self.moment) != self._moment:
            self._moment = moment
            self.let_rest(self.action_card)
        self.action_card.show_prompt(self.prompt())

    def tell(self, text: str) -> None:
        announce(self, text)
        self.show_actions()

    def follow(self, event: Any) -> None:
        raise NotImplementedError

    def after_step(self) -> None:
        """Show the position after a move."""
        raise NotImplementedError

    def rewound(self) -> None:
        """Show the position after a step was undone."""
        raise NotImplementedError

    def draft_changed(self) -> None:
        self.refusal = ""
        self.show_tiles()
        self.show_actions()

    def show_tiles(self) -> None:
        """Show board and rack, and ask the rules about the tiles that are being laid."""
        position, typed, rack, may_lay = self.laid_on, self.typed, self.draft.rack, self.may_lay
        laid = typed.laid if typed else self.draft.laid if may_lay else ()
        gone = places_of(rack, [tile for _square, tile in laid]) if typed else ()
        places = set(self.draft.places) if laid and not typed else set(range(len(rack))).difference(gone)
        self.found = draft(position, self.viewer, laid, self.judge) if laid else Draft()
        self.board.show_board(self.shown_board, laid, self.last_play)
        self.board.set_editable(may_lay)
        shown = [tile if place in places else None for place, tile in enumerate(rack)]
        self.rack.show_rack(shown, not self.uncovered, self.chosen or (), position.rules.rack_size)
        self.rack.set_movable(self.may_move)
        self.juggle.setEnabled(not typed and self._can_shuffle)
        self.laying.show_position(position, may_lay)

    def forget_draft(self) -> None:
        """Take back what was laid, and what was said of it."""
        self.refusal = ""
        with QSignalBlocker(self.draft):
            self.draft.clear()

    def call(self, seconds: int) -> None:
        announce(self, self.say.seconds_left(seconds))

    def press_main(self) -> None:
        """Do what Enter does; nothing once the game is over, as a hasty key must not hide the scores."""
        self.drag.skip()
        self.flight.skip()
        if self.may_lay and self.refuses_main():
            return
        if not self.session.position.winners:
            self.action_card.press_main()

    def refuses_main(self) -> bool:
        """Say why the draft cannot be played; return whether there was anything to say."""
        raise NotImplementedError

    @property
    def seconds_left(self) -> float:
        """How long what has happened is still shown."""
        return self.flight.seconds_left

    def end(self) -> None:
        if self.look.motion and self.isVisible():
            QTimer.singleShot(round(1000 * self.seconds_left) + _LAST_LOOK, self, self.show_ending)
        else:
            self.show_ending()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the results of a game that was over before, as after its analysis."""
        super().showEvent(event)
        if self.session.position.winners and self.ending is None:
            QTimer.singleShot(0, self, self.show_ending)

    def results(self) -> tuple[EndingTexts, Cards]:
        raise NotImplementedError

    def show_ending(self) -> None:
        if self.ending is None:
            self.ending = Ending(self, self.services.sound, *self.results(), self.show_last_board)
            self.whole.addWidget(self.ending)
        self.beside.hide()
        self.let_rest(self.ending)
        self.ending.show()
        self.ending.take_focus()

    def show_last_board(self) -> None:
        if self.ending:
            self.ending.hide()
        self.beside.show()
        self.take_focus()

    def phones_changed(self) -> None:
        self.show_all()

    def shuffle(self) -> None:
        if self._can_shuffle:
            self.draft.juggle(self.services.rng)

    @property
    def _can_shuffle(self) -> bool:
        return self.may_move and len(self.draft.places) > 1

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        return super().menu_entries() | {
            PageAct.SHUFFLE: MenuEntry(self.shuffle, self._can_shuffle),
            PageAct.PHONES: MenuEntry(self.phones_asked.emit, not self.session.position.winners),
        }

    def recall(self) -> bool:
        """Take the laid tiles back, to go on typing where the first of them was; return whether there were any."""
        if laid := self.draft.laid:
            self.draft.clear()
            self.board.set_cursor_square(laid[0][0])
        return bool(laid)

    def take_back(self) -> None:
        if not self.recall():
            super().take_back()

    def _refused(self, refusal: Refused) -> None:
        if isinstance(refusal, RefusedPlay) and isinstance(refusal.reason, Reason):
            self.say_refusal(refusal.reason, refusal.squares, ", ".join(refusal.words))

    def say_refusal(self, reason: Reason, squares: tuple[int, ...], words: str = "") -> None:
        self.refusal = self.say.why_not(reason, self.laid_on, squares, words)
        self.board.set_faults(squares)
        self.show_actions()
        announce(self, self.refusal)

    def _place_blank(self) -> None:
        if self.blank.isVisible():
            corner = self.board.viewport().mapTo(self, QPoint())
            square = self.board.tile_area(self.blank.square).toRect().translated(corner)
            laid = (square for square, tile in enumerate(self.laid_on.tiles) if tile or self.draft.tile_at(square))
            tiles = [self.board.tile_area(each).toRect().translated(corner) for each in laid]
            self.blank.place_beside(square, self.board.viewport().rect().translated(corner), tiles)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            lies = self.may_lay and bool(self.draft.laid) and not self.blank.isVisible()
            if not event.isAutoRepeat() and (lies or not press_focused(self)):  # a held key decides nothing
                self.press_main()
        elif event.key() != Qt.Key.Key_Escape or not self.recall():
            super().keyPressEvent(event)
