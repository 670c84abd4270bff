"""The score pad of a Scrabble game on paper."""

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.scrabble.pad.position import Phase, ScrabblePadPosition
from boggle_desk.views.paper.pad_sheet import PadOnPaper, PadSheet
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.pad.words import ScrabblePadWords
from boggle_desk.views.scrabble.paper.drawing import board_marks

translate = QCoreApplication.translate
_BOARD = 345.0


def sheets_of_pad(position: ScrabblePadPosition, title: str, say: ScrabblePadWords) -> tuple[Printable, ...]:
    """Return what can be printed of a pad, with the board as far as it is known; nothing as long as nothing is
    written."""
    if not position.turns:
        return ()
    said = say.winner_text(position) if position.phase is Phase.ENDED else say.bag_text(position)
    notes = tuple(say.left_text(position).splitlines())
    pad = PadOnPaper(title, say.sheet(position), said, notes)
    if not position.board.is_empty:
        note = "" if position.complete else translate("ScrabblePadPaper", "Turns with points only aren't on it.")
        marks = board_marks(position.board, position.rules.game.tiles, _BOARD)
        pad = PadOnPaper(title, pad.sheet, said, notes, marks, _BOARD, translate("ScrabblePadPaper", "Board"), note)
    return (PadSheet(pad),)
