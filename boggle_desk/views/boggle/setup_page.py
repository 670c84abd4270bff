"""Before a game: who plays, and by which rules."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.players import Player
from boggle_desk.views.boggle.rules_card import RulesCard
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import button, label
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import Services

_TWO_COLUMNS = 1000
"""From this width on, in pixels of the design, two cards have room beside each other."""


class SetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.look)
        self.services = services
        settings = services.choices.settings
        self.seats = SeatsCard(services.look, settings.players)
        self.rules = RulesCard(services.look, services.presets, services.cube_sets, BoggleWords(self))
        self.rules.take_setup(settings.table)
        services.lexica.entries_changed.connect(self._show_lexica)
        self._show_lexica()
        self.start = button(self.tr("To the table"), self.press_start, "primary")
        self.back = button(self.tr("Back"), self.back_asked.emit)
        self._lay_out()

    def _show_lexica(self) -> None:
        lexica = self.services.lexica
        titles = [(entry.key, entry.title) for entry in lexica.entries if not entry.damaged]
        self.rules.show_lexica(titles or [(lexica.chosen, lexica.chosen)], lexica.chosen)

    def _lay_out(self) -> None:
        px = self.look.px
        cards = QWidget()
        self._cards = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, cards)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(20))
        left = QVBoxLayout()
        left.setSpacing(px(16))
        left.addWidget(self.seats)
        left.addWidget(self.rules.writing_card)
        left.addStretch(1)
        row.addLayout(left, 1)
        row.addWidget(self.rules, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(cards)
        self.rules.opened.connect(lambda: QTimer.singleShot(0, lambda: scroll.ensureWidgetVisible(self.rules.details)))
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addWidget(self.start, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(60), px(24), px(60), px(24))
        whole.setSpacing(px(16))
        whole.addWidget(label(self.tr("A new table"), "title"))
        whole.addWidget(scroll, 1)
        whole.addLayout(buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards below each other where large letters leave no room for two beside each other."""
        super().resizeEvent(event)
        narrow = self.width() < self.look.px(_TWO_COLUMNS)
        self._cards.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def press_start(self) -> None:
        """Begin the game and remember the table."""
        rules: BoggleRules = self.rules.rules()
        players: tuple[Player, ...] = self.seats.players()
        self.services.choices.change(players=players, table=self.rules.setup())
        self.services.lexica.choose(rules.lexicon)
        self.chosen.emit(rules, players)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)
