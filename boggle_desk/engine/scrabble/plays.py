"""A play: the tiles laid in one turn, whether they may lie there, the words that they form and what they score."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from boggle_desk.engine.game import Words
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.rules import EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, TileSet


@dataclass(frozen=True)
class Play:
    """Tiles laid on squares, in order of squares. It says nothing of whether the rules allow it."""

    laid: tuple[tuple[int, Tile], ...]

    @property
    def squares(self) -> tuple[int, ...]:
        return tuple(square for square, _tile in self.laid)

    @property
    def used(self) -> Rack:
        return tuple(tile.face for _square, tile in self.laid)


EMPTY = Play(())


def play_of(laid: Iterable[tuple[int, Tile]]) -> Play:
    return Play(tuple(sorted(laid, key=lambda each: each[0])))


def by_rack(play: Play, rack: Rack) -> Play:
    """Return a play with blanks for the letters that a rack lacks."""
    left, laid = list(rack), []
    for square, tile in play.laid:
        face = tile.face if tile.face in left or BLANK not in left else BLANK
        if face in left:
            left.remove(face)
        laid.append((square, Tile(tile.letter, blank=face == BLANK)))
    return Play(tuple(laid))


@dataclass(frozen=True)
class FormedWord:
    """A word that a play formed, with all its squares in reading order and what it counts."""

    text: str
    squares: tuple[int, ...]
    score: int


def lies_across(board: Board, play: Play) -> bool:
    """Return whether the play reads across. One tile reads across unless it forms a word only downwards."""
    first, *others = play.squares
    if others:
        return first // board.layout.columns == others[-1] // board.layout.columns
    return len(board.line(first, across=True)) > 1 or len(board.line(first, across=False)) == 1


def lines_formed(board: Board, play: Play) -> tuple[tuple[int, ...], ...]:
    """Return the squares of every word of a play that isn't on the board yet (rules S4, S14), the long way first. The
    play lies in one line without gaps."""
    across, laid = lies_across(board, play), board.with_tiles(play.laid)
    lines = [laid.line(play.squares[0], across)]
    lines += [laid.line(square, not across) for square in play.squares]
    return tuple(line for line in lines if len(line) > 1)


def word_on(board: Board, line: tuple[int, ...]) -> str:
    """Return the word on these squares as dictionaries spell it, in lower case, a `?` for a blank without a letter."""
    return "".join(tile.letter or BLANK for square in line if (tile := board.tiles[square])).lower()


class Reason(StrEnum):
    WRONG_MOMENT = "not at this moment"
    NO_TILES = "no tile is laid"
    OFF_BOARD = "beyond the edge of the board"
    OCCUPIED = "a tile lies there"
    NOT_IN_LINE = "not all in one row or column"
    GAP = "a gap between the tiles"
    BLANK_WITHOUT_LETTER = "a blank without a letter"
    NO_SUCH_LETTER = "no letter of this set"
    NOT_ON_RACK = "not on the rack"
    TOO_FEW = "the first play is too short"
    NOT_ON_START = "the first play covers the start square"
    NOT_TOUCHING = "touches nothing on the board"
    SPLIT_LETTER = "one tile has these letters"
    NOT_A_WORD = "not in the dictionary"
    BAG_TOO_SMALL = "the bag holds too few tiles"
    OWN_PLAY = "one's own play"
    NO_VOTE = "has no vote"
    ALREADY_SAID = "has said so already"
    NO_SUCH_SEAT = "nobody sits there"
    TOO_FEW_PLAYERS = "nobody would be left to play against"
    NAME_TAKEN = "somebody else has this name, or it has none"


@dataclass(frozen=True)
class Fault:
    """Why a play is refused, and the squares that it is about."""

    reason: Reason
    squares: tuple[int, ...] = ()


def fault(rules: ScrabbleRules, board: Board, rack: Rack, play: Play) -> Fault | None:
    """Return why a play may not be laid (rules S3, S4, P17), or None if it may. Words are not judged."""
    return _fault_of_squares(board, play) or _fault_of_tiles(rules, rack, play) or _fault_of_place(rules, board, play)


def _fault_of_squares(board: Board, play: Play) -> Fault | None:
    squares, every = play.squares, range(len(board.tiles))
    if not squares:
        return Fault(Reason.NO_TILES)
    if beyond := tuple(square for square in squares if square not in every):
        return Fault(Reason.OFF_BOARD, beyond)
    twice = {square for square, count in Counter(squares).items() if count > 1}
    if occupied := tuple(sorted(twice | {square for square in squares if board.tiles[square]})):
        return Fault(Reason.OCCUPIED, occupied)
    places = [divmod(square, board.layout.columns) for square in squares]
    if len({row for row, _ in places}) > 1 and len({column for _, column in places}) > 1:
        return Fault(Reason.NOT_IN_LINE, squares)
    if gaps := _gaps(board, play):
        return Fault(Reason.GAP, gaps)
    return None


def _gaps(board: Board, play: Play) -> tuple[int, ...]:
    first, last = min(play.squares), max(play.squares)
    step = 1 if lies_across(board, play) else board.layout.columns
    between = range(first, last + 1, step)
    return tuple(square for square in between if square not in play.squares and not board.tiles[square])


def _fault_of_tiles(rules: ScrabbleRules, rack: Rack, play: Play) -> Fault | None:
    nameless = tuple(square for square, tile in play.laid if tile.blank and tile.letter in ("", BLANK))
    if nameless:
        return Fault(Reason.BLANK_WITHOUT_LETTER, nameless)
    if foreign := tuple(square for square, tile in play.laid if tile.letter not in rules.tiles.letters):
        return Fault(Reason.NO_SUCH_LETTER, foreign)
    held, missing = Counter(rack), []
    for square, tile in play.laid:
        held[tile.face] -= 1
        if held[tile.face] < 0:
            missing.append(square)
    return Fault(Reason.NOT_ON_RACK, tuple(missing)) if missing else None


def _fault_of_place(rules: ScrabbleRules, board: Board, play: Play) -> Fault | None:
    if board.is_empty:
        if len(play.laid) < rules.first_play_minimum or not lines_formed(board, play):
            return Fault(Reason.TOO_FEW, play.squares)
        if board.layout.start not in play.squares:
            return Fault(Reason.NOT_ON_START, (board.layout.start,))
    elif not touches(board, play):
        return Fault(Reason.NOT_TOUCHING, play.squares)
    if split := _split_letter(rules, board, play):
        return Fault(Reason.SPLIT_LETTER, split)
    return None


def _split_letter(rules: ScrabbleRules, board: Board, play: Play) -> tuple[int, ...]:
    """Return adjacent tiles that spell a letter of the set: where there is a tile CH, a C and an H may not stand for
    it."""
    joined = {letter for letter in rules.tiles.letters if len(letter) > 1}
    if not joined:
        return ()
    laid, fresh = board.with_tiles(play.laid), set(play.squares)
    for line in lines_formed(board, play):
        for start, end in combinations(range(len(line) + 1), 2):
            squares = line[start:end]
            spelled = "".join(tile.letter for at in squares if (tile := laid.tiles[at]))
            if len(squares) > 1 and spelled in joined and not fresh.isdisjoint(squares):
                return squares
    return ()


def touches(board: Board, play: Play) -> bool:
    """Return whether one of the squares is beside a tile on the board, across or down (rule S4)."""
    beside = (
        board.beside(square, across, step) for square in play.squares for across in (True, False) for step in (-1, 1)
    )
    return any(square is not None and board.tiles[square] for square in beside)


def can_be_read(board: Board, play: Play) -> bool:
    return _fault_of_squares(board, play) is None


def unlisted(formed: Iterable[FormedWord], words: Words) -> tuple[str, ...]:
    """Return which of these words the dictionary lacks."""
    return tuple(dict.fromkeys(word.text for word in formed if word.text not in words))


def squares_of(texts: Sequence[str], formed: Iterable[FormedWord]) -> tuple[int, ...]:
    """Return all squares of words with these texts."""
    return tuple(sorted({square for word in formed if word.text in texts for square in word.squares}))


@dataclass(frozen=True)
class PlayScore:
    """The words that a play forms, each with what it counts, and the sum with the bonus."""

    words: tuple[FormedWord, ...]
    score: int


def score_play(rules: ScrabbleRules, board: Board, play: Play) -> PlayScore:
    """Return the score of a play that isn't on the board yet (rules S14 to S18). It lies in one line without gaps."""
    laid, covered = board.with_tiles(play.laid), frozenset(play.squares)
    words = tuple(
        FormedWord(word_on(laid, line), line, _word_score(rules, laid, line, covered))
        for line in lines_formed(board, play)
    )
    bonus = rules.bingo_bonus if len(play.laid) >= rules.bingo_tiles else 0
    return PlayScore(words, sum(word.score for word in words) + bonus)


def _word_score(rules: ScrabbleRules, board: Board, line: Iterable[int], covered: frozenset[int]) -> int:
    """Premiums count only on squares that this play covers; word premiums multiply (rules S15, S16)."""
    total, times = 0, 1
    for square in line:
        tile = board.tiles[square]
        worth = rules.tiles.values.get(tile.face, 0) if tile else 0
        if square in covered:
            premium = rules.layout.premiums[square]
            worth *= premium.letter
            times *= premium.word
        total += worth
    return total * times


def rack_worth(tiles: TileSet, rack: Rack) -> int:
    """Return the sum of the values of tiles on a rack; a blank is worth nothing (rule S2)."""
    return sum(tiles.values[tile] for tile in rack)


def end_points(rules: ScrabbleRules, worths: Mapping[int, int], out: int | None) -> dict[int, int]:
    """Return how unplayed tiles of these worths change scores by seat (rule S19, or the tournament's doubling); `out`
    has none."""
    doubled = out is not None and rules.end_racks is EndRacks.DOUBLE
    points = {seat: 0 if doubled else -worth for seat, worth in worths.items()}
    return points if out is None else points | {out: sum(worths.values()) * (2 if doubled else 1)}
