"""The score pad of a Boggle game, round by round."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.views.boggle.boggle_pad_strings import BogglePadStrings
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.paper import sheets_of_pad
from boggle_desk.views.controls import Card, label, tell
from boggle_desk.views.layouts import sized
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.services import AppContext
from boggle_desk.views.viewer_page import ViewerPage


class BogglePadViewerPage(ViewerPage):
    """The pad up to a round, and the words of the selected entry."""

    side, margins = 470, (24, 14, 22, 16)

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: BogglePadPosition = opened.game.position
        self._say = BogglePadStrings(self)
        self._place = (0, 0)
        self.pad = ScorePad(services.look)
        self.pad.chosen.connect(self._choose)
        self.said = label("", "heading", wrap=True)
        self.entry = label("", "muted", wrap=True)
        self.words = EntryListView(services.look, self.tr("Typed words"))
        self.words.selectionModel().currentChanged.connect(lambda _now, _before: self._show_meaning())
        card = Card(self.look)
        card.lay(self.said, self.entry, (sized(self.words, self.look, high=120), 1))
        self.lay_beside(self.pad, [(card, 1)])

    @property
    def last_place(self) -> int:
        return self.whole.round - 1

    @property
    def position(self) -> BogglePadPosition:
        """The pad as far as it is shown."""
        if self.place == self.last_place:
            return self.whole
        shown = self.whole.rounds[: self.place + 1]
        return replace(self.whole, rounds=shown, phase=Phase.SCORED, winners=())

    def show_place(self) -> None:
        position = self.position
        game = self._say.game.preset_title(position.rules.key)
        self.title.setText(self.opened.name or self.tr("Score pad · {game}").format(game=game))
        self.where.setText(self._say.game.round_title(position))
        self.pad.show_sheet(self._say.sheet(position))
        counted = position.phase in (Phase.SCORED, Phase.ENDED)
        tell(self.said, self._say.winner_text(position) if counted else "")
        self._choose((self.place, min(self._place[1], len(position.players) - 1)))

    def _choose(self, place: tuple[int, int]) -> None:
        self._place = place
        position = self.position
        self.pad.mark(place)
        spoken = self._say.cell_spoken(position, *place)
        marks = self._say.marks_text(position, *place)
        self.entry.setText(f"{spoken} ({marks})" if marks else spoken)
        self.words.entries.show_typed(position, *place)
        self._show_meaning()

    def mark(self, word: str) -> None:
        position = self.position
        found = {
            seat: entry_points(position.rules.game, position.players[seat], entry)
            for seat, entries in enumerate(position.lists[self.place])
            for entry in entries
            if entry.word == word
        }
        if found:
            self._choose((self.place, max(found, key=lambda seat: found[seat])))
            self.words.mark(word)

    def _show_meaning(self) -> None:
        self.meaning.setEnabled(bool(self.marked_word()))

    def what_is_shown(self) -> str:
        totals = zip(self.position.players, self.position.totals, strict=True)
        points = ", ".join(f"{player.name} {total}" for player, total in totals)
        return f"{self.where.text()}: {points}"

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return sheets_of_pad(self.position, self.title.text(), self._say, self.when)

    def marked_word(self) -> str:
        return self.words.chosen_word

    def take_focus(self) -> None:
        self.pad.table.setFocus(Qt.FocusReason.OtherFocusReason)
