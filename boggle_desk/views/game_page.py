"""What the window asks of a game's pages, whichever game it is."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from boggle_desk.engine.characters import Remarked
from boggle_desk.engine.game import Position
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.characters import Remarks
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.session import GameSession
from boggle_desk.settings import OF_THE_ROOM
from boggle_desk.storage.kinds import ClosedUntil, kind_of
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, announce, button, label, press_focused, rest, rest_keys, set_role, takes
from boggle_desk.views.faces import Avatar, faces_at
from boggle_desk.views.layouts import fields_of, fill, fold, in_column, in_row, make_plain, scroll_to, set_tab_order
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.page import MenuEntry, Page, PageAct
from boggle_desk.views.rules_card import RulesCard
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.models.phones.seats import Phones


class GameSetupPage(Page):
    """Before a game: the seats at the left, the choices at the right, and below them a bar with the rules in a sentence
    and the way to the table, which is always in sight.

    A subclass makes its cards, `seats` and `rules` among them, and calls `lay_out`; `chosen_game` returns
    the choices.
    """

    rules: RulesCard
    seats: SeatsCard
    takes_letters = True

    chosen = Signal(object, object, object)
    """The rules, the players as a tuple, and the moves that the game begins with."""
    back_asked = Signal()
    kind_asked = Signal(str)
    phones_asked = Signal(object, object, object)  # the same as `chosen`, but phones join first
    on_phones = False  # whether phones are to join
    remembered_as = ""  # the setting of what was chosen last

    def __init__(self, services: AppContext) -> None:
        super().__init__(services.look)
        self.services = services
        self.start = button(self.tr("Start game"), self.press_start, "primary")
        self.back = button("←", self.go_back, "back", name=self.tr("Back"), tip=self.tr("Back"))
        self.change = button(self.tr("Change rules…"), lambda: self.rules.open_sheet())  # noqa: PLW0108  # made later
        self.last = button(self.tr("Same as last time"), self._take_last, "link")
        self.by_phone = button(self.tr("On phones…"), self._press_phones)
        self.by_phone.setVisible(False)
        self.sentence = label("", "strong", wrap=True)
        self.second = label("", "muted", wrap=True)
        self.area, self._head = QScrollArea(widgetResizable=True), QWidget()

    def lay_out(self, title: str, right: Sequence[QWidget]) -> None:
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        make_plain(self.area)
        in_row(self.look, self.back, (label(title, "title"), 1), gap=16, on=self._head)
        whole = (self._head, (self.area, 1), self._make_bar())
        self._whole = in_column(self.look, *whole, on=self)
        content = QWidget()
        self.area.setWidget(content)  # empty: out of the window the cards would be dressed twice more
        stacked = in_column(self.look, *((card, 1) for card in right), gap=12)
        self._columns = in_row(self.look, (self.seats, 12), (stacked, 13), gap=16, on=content)
        set_tab_order(fields_of(self))  # not as they were made
        self.seats.changed.connect(self.show_state)
        self.seats.face_chosen.connect(self.services.choices.change_face)
        self.rules.said.connect(self.show_state)
        self.services.lexica.entries_changed.connect(self.rules.show_lexica)
        self.rules.show_lexica()
        self.seats.know_from(self.services.history, kind_of(self.rules.rules()))

    def _make_bar(self) -> QWidget:
        self._said = in_column(self.look, self.sentence, self.second, gap=0)
        row = in_row(self.look, (self._said, 1), self.last, self.change, self.by_phone, self.start, gap=16)
        self._bar = in_column(self.look, row, gap=2)
        return Card(self.look, self._bar, margin=20)

    def show_state(self) -> None:
        """Say by which rules is played, or why no game can begin."""
        missing = self.missing()
        self.start.setEnabled(not missing)
        self.by_phone.setEnabled(not missing)
        self.sentence.setText(self.rules.sentence())
        self.second.setText(missing or self.second_line())

        self.last.setVisible(self._differs)

    @property
    def _last(self) -> Mapping[str, Any]:
        """The rules of the last game, if it was played by the same preset."""
        last = self.services.choices.last_setups.get(self.remembered_as)
        return last.rules if last and last.preset == self.rules.preset.value else {}

    @property
    def _differs(self) -> bool:
        now, last = self.rules.form.remembered(), self._last
        return any(now.get(name, rule) != rule for name, rule in last.items() if name not in OF_THE_ROOM)

    def _take_last(self) -> None:
        self.rules.take_last(self._last)
        self.show_state()
        self.start.setFocus()

    def missing(self) -> str:
        """Return why no game can begin; empty if one can."""
        return self.seats.missing

    def second_line(self) -> str:
        return self.tr("Dictionary: {name}").format(name=self.rules.lexicon.currentText())

    def chosen_game(self) -> tuple[Any, tuple[Player, ...]]:
        """Return the rules and the players as chosen, and remember the table for the next time."""
        raise NotImplementedError

    def first_moves(self) -> tuple[Any, ...]:
        """Return the moves that the chosen game begins with."""
        return ()

    def press_start(self) -> None:
        if self.missing():
            return
        rules, players = self.chosen_game()
        self.services.lexica.choose(rules.lexicon)
        (self.phones_asked if self.on_phones else self.chosen).emit(rules, players, self.first_moves())

    def _press_phones(self) -> None:
        self.on_phones = True
        self.press_start()

    def quick_game(self) -> None:
        """Begin a quick game at once, where there is one."""

    def go_back(self) -> None:
        """Remember the table as it is, and lead back."""
        self.chosen_game()
        self.back_asked.emit()

    def leave(self) -> None:
        """Remember the table as it is: who comes back by a menu or after a slip finds it again."""
        if self.isVisible():  # out of sight it may be older than what is remembered
            self.chosen_game()
        super().leave()

    def take_focus(self) -> None:
        (self.seats.add if self.missing() else self.start).setFocus()

    def fit(self) -> None:
        below = self.width() < self.look.px(1000)
        fold(self._columns, below)
        (self._columns if below else self._whole).insertWidget(0, self._head)
        self._whole.setContentsMargins(*map(self.look.picture_px, (48, 14, 48, 16)))  # large letters need the room
        self._whole.setSpacing(self.look.picture_px(12))
        self.sentence.setWordWrap(not below)
        self.sentence.setMinimumWidth(int(below))  # not as wide as its text
        set_role(self.sentence, "muted" if below else "strong")
        if below:  # the rules get smaller rather than a second line, and what else is said scrolls
            self._bar.insertWidget(0, self.sentence)
            self._columns.addWidget(self.second)
        else:
            fill(self._said, self.sentence, self.second)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()  # what is chosen already leads on
            chosen = isinstance(focus, QAbstractButton) and focus.isChecked()
            if (chosen or not press_focused(self)) and takes(focus or self):
                self.press_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)


def closed_text(until: ClosedUntil) -> str:
    """Return why nobody may look words up."""
    match until:
        case ClosedUntil.TIME_CALLED:
            return QCoreApplication.translate("BoggleTablePage", "No dictionary in the middle of a round!")
        case ClosedUntil.CHALLENGED:
            return QCoreApplication.translate(
                "ScrabbleStrings", "No dictionary during the game. Challenge a word instead!"
            )
        case ClosedUntil.BEST_SEEN:
            return QCoreApplication.translate(
                "DuplicateTablePage", "No dictionary before the best play is on the board!"
            )


class GamePage(Page, Generic[Position]):
    takes_letters = True
    another_asked = Signal()
    look_back_asked = Signal()
    phones_asked = Signal()
    services: AppContext
    phones: "Phones | None" = None  # those that take part

    def __init__(self, look: Appearance, session: GameSession[Position], lexicon: Lexicon) -> None:
        super().__init__(look)
        self.session, self.lexicon = session, lexicon

    def let_rest(self, part: QWidget) -> None:
        """Let a part that comes by itself, and Enter wherever it is pressed, do nothing for a while."""
        rest(part)
        rest_keys(self)

    def let_computers_speak(self, remarkable: Callable[[Any], Remarked | None], choices: SettingsModel) -> None:
        """Show what computers say. `remarkable` says who speaks after an event, and about what."""
        remarks = Remarks(self.session, remarkable, choices, self, lambda: self.remarks_wait)
        remarks.made.connect(self.speak)
        remarks.greet()

    @property
    def remarks_wait(self) -> bool:
        """Whether something is still to be told that a remark would give away."""
        return False

    def speak(self, seat: int, text: str) -> bool:
        """Show and read what somebody says; return whether there is a line for it."""
        name = cast(Any, self.position).players[seat].name
        return self.tell_of(seat, self.tr("{name}: {remark}").format(name=name, remark=text))

    def tell_of(self, seat: int, text: str) -> bool:
        """Show news of somebody as `tell_by` does."""
        return self.tell_by(faces_at(self.look, self.position)[seat], text)

    def tell_by(self, face: Avatar, text: str) -> bool:
        """Show news with a face in the uppermost status line in sight, and read it aloud; return whether there is such
        a line."""
        announce(self, text)
        lines = [line for line in self.findChildren(StatusLine) if line.isVisible()]
        if lines and all(line.visibleRegion().isEmpty() for line in lines):
            scroll_to(lines[0], 0)
        seen = (line for line in lines if not line.visibleRegion().isEmpty())
        uppermost = min(seen, key=lambda line: line.mapTo(self, QPoint()).y(), default=None)
        if uppermost:
            uppermost.speak(text, face)
        return uppermost is not None

    @property
    def position(self) -> Position:
        return self.session.position

    def hides_from(self, _seat: int) -> bool:
        """Return whether what this player has is hidden from all who look at the screen."""
        return False

    def why_nobody_sits(self) -> str:
        """Return why nobody can take a seat now; empty if somebody can."""
        return ""

    def who_leaves(self, _seat: int) -> str:
        """Return what becomes of a player who leaves, where one may."""
        return ""

    def phones_changed(self) -> None:
        """Follow phones that take part now, or no more."""

    @property
    def wants_phones(self) -> bool:
        """Whether the table was set up for phones, which may join now."""
        return False

    @property
    def on_phones(self) -> tuple[int, ...]:
        """The seats that play on phones, in sight or not."""
        return self.phones.held if self.phones else ()

    @property
    def words_closed(self) -> str:
        """Why nobody may look words up now; empty if anybody may."""
        position: Any = self.position
        kind = kind_of(position.rules)
        return closed_text(kind.closed_until) if kind.closes_words(position) else ""

    @property
    def printing_closed(self) -> str:
        """Why nothing may be printed now; empty if it may."""
        return ""

    def take_back(self) -> None:
        """Undo a slip, if the rules let it be undone."""
        self.session.take_back()

    def redo(self) -> None:
        self.session.redo()

    @property
    def is_paused(self) -> bool:
        return False

    def pause_or_resume(self) -> None:
        """Let time stand still, or go on, where there is a clock."""

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        return {
            PageAct.UNDO: MenuEntry(self.take_back, self.session.can_take_back()),
            PageAct.REDO: MenuEntry(self.redo, self.session.can_redo()),
        }
