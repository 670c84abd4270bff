"""What a play, an end and a game come to."""

from collections.abc import Iterable
from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.plays import FormedWord, Play
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, TileSet
from boggle_desk.engine.scrabble.words import lines_formed, word_on


@dataclass(frozen=True)
class PlayScore:
    """The words that a play forms, each with what it counts, and the sum with the bonus."""

    words: tuple[FormedWord, ...]
    score: int


def score_play(rules: ScrabbleRules, board: Board, play: Play) -> PlayScore:
    """Return what a play counts on a board that it does not yet lie on (rules S14 to S18). The play lies in one row or
    column without gaps."""
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
