"""A game of Scrabble, to be printed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.history import Kind
from boggle_desk.engine.scrabble.notation import rack_text
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.tiles import HIDDEN
from boggle_desk.models.scrabble.lists import MovesModel
from boggle_desk.views.paper.printable import Field, Printable, Switch, file_name
from boggle_desk.views.paper.sheets import Paper, Printout, printed
from boggle_desk.views.scrabble.paper.game_pages import Turn, game_sections
from boggle_desk.views.scrabble.paper.paper_words import PaperWords
from boggle_desk.views.scrabble.turns import Moment

_DIFFERS = "≠ "


@dataclass(frozen=True)
class GameWishes:
    """How a game is wanted."""

    until_shown: bool = False
    racks: bool = True


class GameSheet(Printable):
    """A game with its board, scores and turns: to the end, or up to the place that is shown. Racks stay hidden while
    the game runs and they are `covered`."""

    def __init__(
        self, moments: Sequence[Moment], place: int, covered: bool, name: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._moments, self._place, self._covered = moments, place, covered
        self._words = PaperWords(self)
        self._called = name
        self.title = self.tr("This game with its board and turns")
        self.wishes = GameWishes()

    @property
    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = []
        if 0 < self._place < len(self._moments) - 1:
            fields.append(Switch("until_shown", self.tr("Only up to the turn shown")))
        if not self._covered:
            fields.append(Switch("racks", self.tr("The racks")))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        players = ", ".join(player.name for player in self._moments[0].position.players)
        return file_name(f"{self._title()} {players}")

    def _title(self) -> str:
        return self._called or self._words.heading(self._moments[0].position.rules)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper)

    def _printout(self, wishes: GameWishes, paper: Paper) -> Printout:
        until = self._place if wishes.until_shown else len(self._moments) - 1
        with_racks = wishes.racks and not self._covered
        turns = _turns(self._moments)[:until]
        shown = [turn if with_racks else _without_rack(turn) for turn in turns]
        heading = self._words.turns_heading(until if wishes.until_shown else None)
        position = self._moments[until].position
        sections = game_sections(self._title(), position, shown, heading, self._words, paper)
        players = ", ".join(player.name for player in position.players)
        return printed(f"{self._title()}: {players}", paper, sections, self._words.number)


def is_covered(position: ScrabblePosition) -> bool:
    """Return whether a game's racks are hidden still."""
    return position.phase is not Phase.ENDED and not position.rules.open_racks and len(position.players) > 1


def _without_rack(turn: Turn) -> Turn:
    number, player, _rack, *rest = turn.texts
    return Turn((number, player, "", *rest), turn.note)  # type: ignore[arg-type] # seven as before


def _turns(moments: Sequence[Moment]) -> list[Turn]:
    """Return the lines of the table; a sign tells where a file states other points."""
    model = MovesModel()
    lines = tuple(moment.line for moment in moments[1:] if moment.line)
    model.show_lines(lines, moments[0].position.players)
    turns = []
    for row, (before, moment) in enumerate(pairwise(moments)):
        player, said, points, total = (model.index(row, column).data() for column in range(4))
        plays = lines[row].kind is Kind.PLAY
        square, _, word = said.partition(" ") if plays else ("", "", said)
        differs = _DIFFERS if any(not line.agrees for line in moment.stated) else ""
        note = " ".join(line.entry.note for line in moment.stated if line.entry.note)
        rack = _rack(before.position, lines[row].seat) if lines[row].kind in _WITH_RACK else ""
        turns.append(Turn((str(row + 1), player, rack, square, word, differs + points, total), note))
    return turns


_WITH_RACK = (Kind.PLAY, Kind.EXCHANGE, Kind.PASS)


def _rack(position: ScrabblePosition, seat: int) -> str:
    """Return the rack before a turn, where it is known."""
    rack = position.racks[seat]
    return "" if HIDDEN in rack else rack_text(position.rules.tiles, rack)
