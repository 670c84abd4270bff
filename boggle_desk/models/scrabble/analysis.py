"""The analysis of a game or a turn on a background thread, and the best moves as an item model."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import Qt

from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.notation import play_text, rack_text
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.review import PlayedTurn, TurnReview, review_turn, turns_of
from boggle_desk.engine.scrabble.tiles import TileSet, in_order
from boggle_desk.engine.scrabble.values import Candidate, Evaluation
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.locale_text import number_text, percent_text
from boggle_desk.models.rows_model import RIGHT, RowsModel, TableColumn
from boggle_desk.storage.lexica import open_or_shipped
from boggle_desk.storage.reviews import judge_of, unpack
from boggle_desk.storage.shipped import leaves_of

Steps = Sequence[Sequence[Any]]
Kept = Mapping[int, tuple[str, str]]
"""What was found before, by turn: see `GameStore.reviews`."""


@dataclass(frozen=True)
class AnalysisProgress:
    total: int
    dictionary: str
    review: TurnReview | None = None
    judge: str = ""  # who found it now, to be kept with it; empty for what was known


def open_words(key: str, refuses_offensive: bool) -> Lexicon:
    """Return the dictionary of a key, the shipped one if it is not there any more."""
    return open_or_shipped(key).refusing_offensive(refuses_offensive)


def review_all(
    opening: ScrabblePosition,
    steps: Steps,
    judge: Callable[[], Judge],
    seed: int,
    flag: StopFlag,
    kept: Kept,
) -> None:
    """Review the turns one after the other and report each through the flag. `judge` may open a dictionary; what it
    has found before, as it was `kept`, is taken over."""
    opened = judge()
    for told in _reviewed(turns_of(opening, steps), opened, seed, flag, kept):
        flag.tell(told)


def _reviewed(
    turns: Sequence[PlayedTurn], judge: Judge, seed: int, flag: StopFlag, kept: Kept
) -> Iterator[AnalysisProgress]:
    own, title = judge_of(judge.words, judge.seconds), judge.words.title
    yield AnalysisProgress(len(turns), title)
    for turn in turns:
        flag.check()
        by, data = kept.get(turn.number, ("", ""))
        if known := unpack(turn, data) if by == own else None:
            yield AnalysisProgress(len(turns), title, known)
        else:
            review = review_turn(turn, judge, flag.is_set, Random(seed + turn.number))
            yield AnalysisProgress(len(turns), title, review, own)


def review_games(
    games: Mapping[int, Kept], load: Callable[[int], Game[Any, Any, Any]], refuses_offensive: bool, flag: StopFlag
) -> int:
    """Review stored games one after the other, statically, each with its dictionary, and report what is new about each
    turn with the numbers of its game, of games done and of all. Half of the time is left to others."""
    for done, (number, kept) in enumerate(games.items()):
        game = load(number)
        tiles = game.position.rules.tiles
        words = open_words(game.position.rules.lexicon, refuses_offensive).housed(game.opening.house)
        began = monotonic()
        for told in _reviewed(turns_of(game.opening, game.steps), Judge(words, leaves_of(tiles)), 0, flag, kept):
            flag.tell((number, done, len(games), told))
            if told.judge:
                sleep(min(1.0, monotonic() - began))
            began = monotonic()
    return len(games)


def review_last(
    opening: ScrabblePosition, steps: Steps, seat: int, judge: Judge, rng: Random, flag: StopFlag
) -> TurnReview | None:
    """Return what a player's last turn could have been, None if there has been none."""
    turns = [turn for turn in turns_of(opening, steps) if turn.seat == seat]
    flag.check()
    return review_turn(turns[-1], judge, flag.is_set, rng) if turns else None


RANK, MOVE, POINTS, KEPT, WORTH = range(5)


def with_sign(points: float) -> str:
    return number_text(points, 1, signed=True)


class CandidatesModel(RowsModel[Candidate]):
    """A row for each move. The one that was made has a mark, and comes last if it is not among the best."""

    def __init__(self) -> None:
        super().__init__()
        self._show(None)

    def show_review(self, review: TurnReview | None) -> None:
        if review is None or review.evaluation is None:
            self._show(None)
            return
        made = review.evaluation.made if review.rank is not None else None
        self._show(review.evaluation, made, review.turn.before.board, review.turn.before.rules.tiles)

    def show_moves(self, board: Board, tiles: TileSet, evaluation: Evaluation) -> None:
        self._show(evaluation, evaluation.made, board, tiles, everyday=True)

    def _show(self, evaluation: Evaluation | None, made: Candidate | None = None, board: Board | None = None,
              tiles: TileSet | None = None, everyday: bool = False) -> None:  # fmt: skip
        """Show the best moves; append the played one, or the best everyday-word play, if it is not among them."""
        self._evaluation, self._everyday, self._board, self._tiles = evaluation, everyday, board, tiles
        rows = evaluation.best if evaluation else ()
        if made and all(each.move != made.move for each in rows):
            rows = (*rows, made)
        self.wins = any(each.win is not None for each in rows)  # whether the moves have chances to win
        self.columns = (
            TableColumn(self.tr("No."), lambda row: self._marked(row, str(row.rank), not self._everyday), RIGHT),
            TableColumn(self.tr("Move"), lambda row: self._marked(row, self.move_text(row), self._everyday)),
            TableColumn(
                self.tr("Points"), lambda row: str(row.score) if isinstance(row.move, PlayTiles) else "", RIGHT
            ),
            TableColumn(self.tr("Keeps"), lambda row: self._rack(row.kept)),
            TableColumn(self.tr("Wins") if self.wins else self.tr("Worth"), self._worth, RIGHT),
        )
        self.show_rows(rows)

    def was_made(self, candidate: Candidate) -> bool:
        made = self._evaluation.made if self._evaluation else None
        return made is not None and made.move == candidate.move

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and section == WORTH and orientation is Qt.Orientation.Horizontal:
            return self.tr("Points plus the value of the tiles you keep")
        return super().headerData(section, orientation, role)

    @property
    def tells_places(self) -> bool:
        return self._evaluation is not None and self._evaluation.made is not None and not self._everyday

    def _marked(self, candidate: Candidate, text: str, here: bool) -> str:
        return f"▸ {text}" if here and self.was_made(candidate) else text

    def spoken(self, row: Candidate, column: int) -> str | None:
        if column != MOVE:
            return None
        text = self.move_text(row)
        if not self.was_made(row):
            return text
        said = self.tr("{move}, everyday words") if self._everyday else self.tr("{move}, the play you made")
        return said.format(move=text)

    def move_text(self, candidate: Candidate) -> str:
        if isinstance(candidate.move, PlayTiles) and self._board:
            return play_text(self._board, candidate.move.play)
        if isinstance(candidate.move, Exchange):
            return self.tr("exchange {tiles}").format(tiles=self._rack(candidate.move.tiles))
        return self.tr("pass")

    def _rack(self, tiles: tuple[str, ...]) -> str:
        return rack_text(self._tiles, in_order(self._tiles, tiles)) if self._tiles else ""

    def _worth(self, candidate: Candidate) -> str:
        if candidate.win is None:
            return number_text(candidate.equity, 1)
        share = percent_text(candidate.win)
        return share if candidate.error is None else f"{share} ± {number_text(100 * candidate.error, 1)}"
