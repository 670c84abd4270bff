"""What stands beside the board: above names, bag and lists, below what can be done. Large letters scroll."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.action_card import ActionCard
from boggle_desk.views.scrabble.bag_view import BagView
from boggle_desk.views.scrabble.blank_card import BlankCard
from boggle_desk.views.scrabble.info_card import InfoCard
from boggle_desk.views.scrabble.players_card import PlayersCard
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.spacing import spaced

_NARROW = 380
"""Below this width, in pixels of the design, the bag stands above the lists."""


class SideColumn(QWidget):
    """Lays the cards of a table out; `fit` gives the column its width for the window and the letters in force."""

    def __init__(self, look: Look, title: QLabel, turn: QLabel, players: PlayersCard, bag: BagView, info: InfoCard,
                 blank: BlankCard, actions: ActionCard) -> None:  # fmt: skip
        super().__init__()
        self._look, self._bag, self._info = look, bag, info
        heading = QHBoxLayout()
        heading.addWidget(title, 1)
        heading.addWidget(turn)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(bag)
        self._middle.addWidget(info, 1)
        content = QWidget()
        self._upper = QVBoxLayout(content)
        self._upper.addLayout(heading)
        self._upper.addWidget(players)
        self._upper.addLayout(self._middle, 1)
        self._whole = QVBoxLayout(self)
        self._scrolled = Scrolled(content)
        self._scrolled.setMinimumHeight(1)  # nothing, if there is room for the actions only
        self._whole.addWidget(self._scrolled, 1)
        below = QWidget()
        self._below = QVBoxLayout(below)
        self._below.addWidget(blank)
        self._below.addWidget(actions)
        self._lower = Scrolled(below)
        self._whole.addWidget(self._lower)
        below.installEventFilter(self)
        for layout in (self._upper, self._below, self._whole):
            spaced(layout, look, 10, (0, 0, 0, 0))

    def fit(self, width: int) -> None:
        """Be so wide, in pixels."""
        px, narrow = self._look.px, width < self._look.px(_NARROW)
        self.setFixedWidth(width)
        self._middle.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._bag.setFixedSize(min(px(150), width * 28 // 100), px(120 if narrow else 178))
        self._info.setMinimumHeight(px(150))
        self._fit_lower()

    def reveal_lists(self) -> None:
        """Bring the lists into sight where large letters have pushed them out of it."""
        self._scrolled.ensureWidgetVisible(self._info)

    def _fit_lower(self) -> None:
        """Give the actions the height that they need, and no more than there is."""
        wanted = self._below.minimumHeightForWidth(self.width())
        self._lower.setFixedHeight(max(1, min(wanted, self.height() - self._whole.spacing() - 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lower()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_lower()
        return super().eventFilter(watched, event)
