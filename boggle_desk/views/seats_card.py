"""Who sits at the table, in clockwise order."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.forms import Choice
from boggle_desk.views.kit import Card, SeatChip, button, label
from boggle_desk.views.layouts import insert_into_tab_order
from boggle_desk.views.spacing import spaced

Levels = Sequence[tuple[str, str, str]]
"""What a computer may play at: what the level is called, its key, and what it usually scores or nothing."""
MOST_SEATS = 8
LONGEST_NAME = 24
_LADDER = ("child", "beginner", "casual", "skilled", "strong", "expert", "champion")
"""The levels of all games, the weakest first."""
CHIP_WIDTH = 58
"""The width of a seat's chip in pixels of the design."""
_LEAST_NAME = 74
"""The least width of a name in pixels of the design: who plays beside it may be long."""


class SeatRow(QWidget):
    """One seat: its chip, the name, and buttons to move it up or to free it."""

    def __init__(self, look: Appearance, seat: int, name: str, level: str | None, levels: Levels) -> None:
        super().__init__()
        self._look = look
        self.column = QVBoxLayout(self)
        """Below the name there is room for more."""
        self.column.setContentsMargins(0, 0, 0, 0)
        spaced(self.column, look, 4)
        row = QHBoxLayout()
        self.column.addLayout(row)
        spaced(row, look, 8)
        nameless = self.tr("Player {number}").format(number=seat + 1)
        name = "" if name == nameless else name
        self.chip = SeatChip(look, seat, name)
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(nameless)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=seat + 1))
        self.name.textChanged.connect(self.chip.setText)
        self.up = button("↑", lambda: None)
        self.up.setAccessibleName(self.tr("Move player {number} up").format(number=seat + 1))
        self.up.setToolTip(self.tr("Sit one place earlier"))
        self.up.setEnabled(seat > 0)
        self.remove = button("×", lambda: None)
        self.remove.setAccessibleName(self.tr("Remove player {number}").format(number=seat + 1))
        self.remove.setToolTip(self.tr("Leave the table"))
        row.addWidget(self.chip)
        row.addWidget(self.name, 1)
        self.level: Choice[str | None] = Choice(self.tr("Who plays seat {number}").format(number=seat + 1), [])
        self.level.currentIndexChanged.connect(self._explain_level)
        self.offer_levels(levels)
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # not as the first style had it
        self.level.choose(_nearest(level, levels))
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.level.setMinimumContentsLength(13)
        row.addWidget(self.level, 1)
        self.level.setVisible(bool(levels))  # only in the row: alone it would be a window and take the keyboard
        row.addWidget(self.up)
        row.addWidget(self.remove)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.chip.setFixedWidth(self._look.px(CHIP_WIDTH))
        self.name.setMinimumWidth(self._look.px(_LEAST_NAME))

    def player(self, before: Player) -> Player:
        """Return the player of this seat as typed and chosen; what cannot be chosen here stays as it was before."""
        return replace(before, name=self.name.text(), level=self.level.value)

    def offer_levels(self, levels: Levels) -> None:
        """Offer a person and these levels of the computer."""
        computer = self.tr("Computer: {level}")
        self._usual = ["", *(usual for _name, _key, usual in levels)]
        self.level.offer(
            [(self.tr("Person"), None), *((computer.format(level=name), key) for name, key, _usual in levels)]
        )
        for place, usual in enumerate(self._usual):
            self.level.setItemData(place, usual, Qt.ItemDataRole.ToolTipRole)
        self._explain_level()

    def _explain_level(self) -> None:
        place = self.level.currentIndex()
        self.level.setToolTip((self._usual[place] if place >= 0 else "") or self.tr("A person or a computer player"))


class SeatsCard(Card):
    """The list of names; it keeps the players it was given, so that a handicap is not lost by sitting down again."""

    changed = Signal()

    def __init__(
        self, look: Appearance, players: tuple[Player, ...], levels: Levels = (), most: int = MOST_SEATS
    ) -> None:
        """`levels` are what a computer may play at; without any, only people play."""
        super().__init__(look)
        self._look_here, self._levels, self._most = look, levels, most
        self._players = list(players[:most]) or [Player(""), Player("")]
        self.rows: list[SeatRow] = []
        """The seats from the top down; new ones after every change of seats."""
        self.column.addWidget(label(self.tr("Who plays?"), "heading"))
        self.column.addWidget(label(self.tr("In the order you sit, clockwise."), "muted", wrap=True))
        self._list = QVBoxLayout()
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(self._list)
        self.add = button(self.tr("+ Another player"), self.add_seat)
        below = self.make_options()
        self._fill_list()
        for widget in (self.add, *below):
            self.column.addWidget(widget)
        self.column.addStretch()
        self.show_options()

    def make_options(self) -> Sequence[QWidget]:
        """Return what else a game asks of the seats, to be put below them. Here nothing."""
        return ()

    def show_options(self) -> None:
        """Show what `make_options` made, as far as it is wanted now."""

    def make_row(self, seat: int, player: Player) -> SeatRow:
        """Return the row of a seat."""
        return SeatRow(self._look_here, seat, player.name, player.level if self._levels else None, self._levels)

    def players(self) -> tuple[Player, ...]:
        """Return the players as typed; an empty name becomes the number of the seat."""
        typed = (row.player(player) for row, player in zip(self.rows, self._players, strict=True))
        return tuple(
            replace(player, name=player.name.strip() or row.name.placeholderText())
            for row, player in zip(self.rows, typed, strict=True)
        )

    def name_levels(self, levels: Levels) -> None:
        """Say something else of the levels."""
        if list(levels) != list(self._levels):
            self._levels = levels
            for row in self.rows:
                row.offer_levels(levels)

    def add_seat(self) -> None:
        """Put another chair to the table."""
        if len(self._players) < self._most:
            self._take_names()
            self._players.append(Player(""))
            self._show()
            self.rows[-1].name.setFocus()

    def _remove(self, seat: int) -> None:
        self._take_names()
        del self._players[seat]
        self._show()
        self.rows[min(seat, len(self.rows) - 1)].name.setFocus()  # the button that had the keyboard is gone

    def _move_up(self, seat: int) -> None:
        self._take_names()
        self._players[seat - 1 : seat + 1] = reversed(self._players[seat - 1 : seat + 1])
        self._show()
        self.rows[seat - 1].name.setFocus()

    def _take_names(self) -> None:
        self._players = [row.player(player) for row, player in zip(self.rows, self._players, strict=True)]

    def _show(self) -> None:
        """Show the players after a change."""
        self._fill_list()
        self.show_options()
        insert_into_tab_order(self.rows, self.add)

    def _fill_list(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.deleteLater()
        self.rows = [self.make_row(seat, player) for seat, player in enumerate(self._players)]
        for seat, row in enumerate(self.rows):
            row.up.clicked.connect(lambda _checked=False, at=seat: self._move_up(at))
            row.remove.clicked.connect(lambda _checked=False, at=seat: self._remove(at))
            row.remove.setEnabled(len(self._players) > 1)
            row.name.textChanged.connect(self.changed)
            self._list.addWidget(row)
        self.add.setEnabled(len(self._players) < self._most)
        self.changed.emit()


def _nearest(level: str | None, levels: Levels) -> str | None:
    """Return a level that is on offer; one of another game becomes the nearest one, so that no computer turns into a
    person."""
    keys = [key for _name, key, _usual in levels]
    if level is None or level in keys or not keys:
        return level
    ranked = {key: _LADDER.index(key) for key in (level, *keys) if key in _LADDER}
    if level not in ranked or len(ranked) == 1:
        return keys[len(keys) // 2]
    return min((key for key in ranked if key != level), key=lambda key: abs(ranked[key] - ranked[level]))
