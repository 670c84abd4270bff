"""The words that a play forms."""

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.tiles import BLANK


def lies_across(board: Board, play: Play) -> bool:
    """Return whether the play reads across. One tile reads across unless it forms a word only downwards."""
    first, *others = play.squares
    if others:
        return first // board.layout.columns == others[-1] // board.layout.columns
    return len(board.line(first, across=True)) > 1 or len(board.line(first, across=False)) == 1


def lines_formed(board: Board, play: Play) -> tuple[tuple[int, ...], ...]:
    """Return the squares of every word that the play forms on a board that it does not yet lie on (rules S4, S14):
    the long way of the play first, then those that cross it, in order of squares. The play lies in one row or column
    without gaps."""
    across, laid = lies_across(board, play), board.with_tiles(play.laid)
    lines = [laid.line(play.squares[0], across)]
    lines += [laid.line(square, not across) for square in play.squares]
    return tuple(line for line in lines if len(line) > 1)


def word_on(board: Board, line: tuple[int, ...]) -> str:
    """Return the word on these squares as dictionaries spell it, in lower case, a `?` for a blank without a letter."""
    return "".join(tile.letter or BLANK for square in line if (tile := board.tiles[square])).lower()
