"""How the game stands: every player with the points so far."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.kit import SeatChip, clear_layout, label
from boggle_desk.views.look import Look


class Standing(QWidget):
    """A row for each player, the first of them first: name, words that stand, points of the round, points in all."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._say = BoggleWords(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)

    def show_totals(self, position: BogglePosition) -> None:
        """Show names and totals."""
        clear_layout(self._grid)
        for row, seat in enumerate(_ranking(position)):
            self._put_player(position, seat, row)

    def show_round(self, position: BogglePosition) -> None:
        """Show the last round beside the totals."""
        clear_layout(self._grid)
        self._grid.setHorizontalSpacing(self._look.px(18))
        titles = (self.tr("Player"), self.tr("Words"), self.tr("Round"), self.tr("Total"))
        for column, title in enumerate(titles):
            self._put(label(title, "muted"), 0, column)
        for row, seat in enumerate(_ranking(position), start=1):
            self._put_player(position, seat, row)
            standing = sum(1 for entry in position.lists[seat] if entry.mark is Mark.STANDING)
            self._put(label(str(standing)), row, 1)
            self._put(label(f"{position.rounds[-1][seat]:+d}".replace("-", "−"), "accent"), row, 2)

    def _put_player(self, position: BogglePosition, seat: int, row: int) -> None:
        player = position.players[seat]
        chip = SeatChip(self._look, seat, player.name)
        chip.set_note(player.team or (self._say.level_name(player.level) if player.level else ""))
        self._grid.addWidget(chip, row, 0)
        total = label(str(position.totals[seat]), "number")
        total.setAccessibleName(self.tr("{name}: {total}").format(name=player.name, total=position.totals[seat]))
        self._put(total, row, 3)

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(widget, row, column, side | Qt.AlignmentFlag.AlignVCenter)


def _ranking(position: BogglePosition) -> list[int]:
    return sorted(range(len(position.players)), key=lambda seat: -position.totals[seat])
