"""Before a Scrabble game: who plays, computers too, and by which rules (P1, P2)."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.scrabble.rules_card import RulesCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import Services


class ScrabbleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.look)
        self.services = services
        say = ScrabbleWords(self)
        settings = services.choices.settings
        levels = [(say.level_title(level), level.key) for level in services.levels.values()]
        self.seats = SeatsCard(services.look, settings.players, levels, MOST_PLAYERS)
        self.rules = RulesCard(services, say)
        self.rules.take_setup(settings.scrabble)
        self.watch = QCheckBox(self.tr("Watch the computer think"))
        self.wait = QCheckBox(self.tr("A computer waits for a sign before it follows another"))
        self.symbols = QCheckBox(self.tr("Large symbols on the premium squares"))
        for box, on in (
            (self.watch, settings.scrabble.watch),
            (self.wait, settings.scrabble.wait),
            (self.symbols, settings.scrabble.symbols),
        ):
            box.setChecked(on)
        services.lexica.entries_changed.connect(self._show_lexica)
        self._show_lexica()
        self.start = button(self.tr("To the table"), self.press_start, "primary")
        self.back = button(self.tr("Back"), self.back_asked.emit)
        self._lay_out()

    def _lay_out(self) -> None:
        px = self.look.px
        options = Card(self.look)
        options.column.addWidget(label(self.tr("At the table"), "heading"))
        for box in (self.watch, self.wait, self.symbols):
            options.column.addWidget(box)
        cards = QWidget()
        row = QHBoxLayout(cards)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(20))
        left = QVBoxLayout()
        left.setSpacing(px(16))
        left.addWidget(self.seats)
        left.addWidget(options)
        left.addStretch(1)
        row.addLayout(left, 1)
        row.addWidget(self.rules, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(cards)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addWidget(self.start, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(60), px(24), px(60), px(24))
        whole.setSpacing(px(16))
        whole.addWidget(label(self.tr("A new crossword table"), "title"))
        whole.addWidget(scroll, 1)
        whole.addLayout(buttons)

    def _show_lexica(self) -> None:
        lexica = self.services.lexica
        titles = [(entry.key, entry.title) for entry in lexica.entries if not entry.damaged]
        self.rules.show_lexica(titles or [(lexica.chosen, lexica.chosen)], lexica.chosen)

    def press_start(self) -> None:
        """Begin the game and remember the table."""
        rules, players = self.rules.rules(), self.seats.players()
        setup = replace(
            self.rules.setup(self.services.choices.settings.scrabble),
            watch=self.watch.isChecked(),
            wait=self.wait.isChecked(),
            symbols=self.symbols.isChecked(),
        )
        self.services.choices.change(players=players, scrabble=setup)
        self.services.lexica.choose(rules.lexicon)
        self.chosen.emit(rules, players)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)
