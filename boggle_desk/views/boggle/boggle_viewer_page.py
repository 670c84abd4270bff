"""A game of Boggle or its score pad, round by round."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle import pad
from boggle_desk.engine.boggle.events import Scored
from boggle_desk.engine.boggle.goals import result
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.models.boggle.pad_prompts import BogglePadStrings
from boggle_desk.models.boggle.tables import POINTS
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.boggle.boggle_players import ScoreList
from boggle_desk.views.boggle.dome_view import DomeView
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.known_boards import CodeRow
from boggle_desk.views.boggle.result_sheets import sheets_of_pad, sheets_of_round
from boggle_desk.views.controls import Card, label, tell, unkeyed
from boggle_desk.views.faces import faces_at
from boggle_desk.views.layouts import Tabs, sized
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.services import AppContext
from boggle_desk.views.viewer_page import ViewerPage

_SCORED = (Phase.SCORED, Phase.ENDED)


def rounds(opened: OpenedGame) -> tuple[BogglePosition, ...]:
    """Return the position after each scored round, and where an abandoned game stopped; nothing still in play."""
    position: BogglePosition = opened.game.opening
    found = []
    for _step, event, position in opened.game.moments():  # the last one counts
        if isinstance(event, Scored):
            found.append(position)
    if found and position.phase is Phase.ENDED and position.round == found[-1].round:
        found[-1] = position
    elif position.phase not in _SCORED and (opened.state is not GameState.RUNNING or not found):
        hidden = opened.state is GameState.RUNNING
        found.append(opened.game.opening if hidden else position)
    return tuple(found) or (opened.game.opening,)


class BoggleViewerPage(ViewerPage):
    """The cubes of a round, all lists with marks and points, and the standing."""

    margins = (12, 12, 22, 16)

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.rounds = rounds(opened)
        self._say = BoggleStrings(self)
        self.dome = DomeView(services.look.theme, False)
        self.dome.set_shakeable(False)
        self.dome.set_tracing(False)
        self.standing = ScoreList(self.look)
        self.said = label("", "muted", wrap=True)
        names = [player.name for player in self.position.players]
        self.lists = [EntryListView(self.look, self.tr("Words of {name}").format(name=name)) for name in names]
        self.tabs = sized(Tabs(), self.look, high=170)
        self.code = CodeRow(services)
        self.code.play_asked.connect(self.play_asked)
        self._lay_out()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().installEventFilter(self)
        for view, player in zip(self.lists, self.position.players, strict=True):
            view.selectionModel().currentChanged.connect(lambda _now, _before: self._point())
            view.installEventFilter(self)  # Left, Right, Home and End are the page's
            self.tabs.addTab(view, unkeyed(player.name))
        self.tabs.currentChanged.connect(lambda _tab: self._point())
        card = Card(self.look, self.standing, self.said, (self.tabs, 1), self.code, margin=12)
        self.lay_beside(self.dome, [(card, 1)], [self.code.again])

    def fit(self) -> None:
        self.dome.set_theme(self.look.theme)

    @property
    def last_place(self) -> int:
        return len(self.rounds) - 1

    @property
    def position(self) -> BogglePosition:
        return self.rounds[self.place]

    @property
    def words(self) -> EntryListView:
        return self.lists[self.tabs.currentIndex()]

    def show_place(self) -> None:
        position = self.position
        cubes = position.rules.cubes
        self.title.setText(self.opened.name or self._say.preset_title(position.rules.key))
        self.where.setText(self._say.round_title(position))
        self.dome.show_board(cubes.rows, cubes.columns, position.cubes or None, not position.cubes)
        self.standing.show_position(position, with_round=bool(position.rounds) and position.phase in _SCORED)
        tell(self.said, self._outcome(position))
        self.code.show_position(position)
        for seat, view in enumerate(self.lists):
            view.entries.show_list(position, seat)
        if self.words.entries.rowCount():
            self.words.setCurrentIndex(self.words.entries.index(0))

    def _outcome(self, position: BogglePosition) -> str:
        alone = len(position.people) == 1 and bool(position.rounds)
        if alone and (position.rules.practice or position.rules.goal is not None):
            say, made = GoalSentences(self), result(position, position.people[0])
            found = say.found(made.progress, position.rules.goal_words) if position.goal_words else ""
            goal = ", ".join(filter(None, (found, say.goal(made.progress))))
            return "\n".join(filter(None, (say.outcome(made), goal, say.helped(made))))
        if position.phase is Phase.ENDED and position.winners:
            return self._say.won(
                position, position.winners, self.tr("{names} won the game."), self.tr("The game went to {names}."),
                self.tr("A tie: {names}."),
            )  # fmt: skip
        if position.phase not in _SCORED:
            return self.tr("No points were counted here.")
        return ""

    def what_is_shown(self) -> str:
        totals = zip(self.position.players, self.position.totals, strict=True)
        return f"{self.where.text()}: {', '.join(f'{player.name} {total}' for player, total in totals)}"

    def _point(self) -> None:
        word, board = self.words.chosen_word, self.position.board
        self.dome.show_path((board.path(word) if word and board else None) or ())
        self.meaning.setEnabled(bool(word))

    def marked_word(self) -> str:
        return self.words.chosen_word

    def printables(self, lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        position = self.position
        past = (self.opened.game.opening, self.opened.game.steps)
        words = None if self.services.words_closed() else lambda: lexicon(position.rules.lexicon).housed(position.house)
        faces = faces_at(self.look, position)
        return sheets_of_round(position, words, cube_sets(), past, self.when, faces)

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        return {PageAct.TURN_BOARD: MenuEntry(lambda: self.dome.turn_view(1))}

    def mark(self, word: str) -> None:
        views = [view for view in self.lists if view.mark(word)]
        scoring = (view for view in views if view.currentIndex().data(POINTS) > 0)
        if view := next(scoring, next(iter(views), None)):
            self.tabs.setCurrentWidget(view)

    def take_focus(self) -> None:
        self.words.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self.dome.skip()


class BogglePadViewerPage(ViewerPage):
    """The pad up to a round, and the words of the selected entry."""

    side, margins = 470, (24, 14, 22, 16)

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: pad.BogglePadPosition = opened.game.position
        self._say = BogglePadStrings(self)
        self._place = (0, 0)
        self.pad = ScorePad(services.look)
        self.pad.chosen.connect(self._choose)
        self.said = label("", "heading", wrap=True)
        self.entry = label("", "muted", wrap=True)
        self.words = EntryListView(services.look, self.tr("Typed words"))
        self.words.selectionModel().currentChanged.connect(lambda _now, _before: self._show_meaning())
        card = Card(self.look, self.said, self.entry, (sized(self.words, self.look, high=120), 1))
        self.lay_beside(self.pad, [(card, 1)])

    @property
    def last_place(self) -> int:
        return self.whole.round - 1

    @property
    def position(self) -> pad.BogglePadPosition:
        """The pad as far as it is shown."""
        return self.whole if self.place == self.last_place else self.whole.played_to(self.place)

    @property
    def _title(self) -> str:
        return self.opened.name or self._say.title(self.position)

    def show_place(self) -> None:
        position = self.position
        self.title.setText(self._title)
        self.where.setText(self._say.game.round_title(position))
        self.pad.show_sheet(self._say.sheet(position))
        counted = position.phase in (pad.Phase.SCORED, pad.Phase.ENDED)
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
        return sheets_of_pad(self.position, self._title, self._say, self.when)

    def marked_word(self) -> str:
        return self.words.chosen_word

    def take_focus(self) -> None:
        self.pad.table.setFocus(Qt.FocusReason.OtherFocusReason)
