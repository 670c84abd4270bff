"""Tiles being laid, looked at before anybody plays them (P15)."""

from collections.abc import Iterable
from dataclasses import dataclass

from boggle_desk.engine.game import Words
from boggle_desk.engine.scrabble.placement import Reason, can_be_read, fault
from boggle_desk.engine.scrabble.plays import EMPTY, FormedWord, Play, play_of
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.engine.scrabble.scoring import PlayScore, score_play
from boggle_desk.engine.scrabble.tiles import Tile


@dataclass(frozen=True)
class Draft:
    """What the tiles say so far, what they would count, why they would be refused, and the squares that it is about."""

    words: tuple[FormedWord, ...] = ()
    score: int = 0
    reason: Reason | None = None
    squares: tuple[int, ...] = ()
    unknown: tuple[str, ...] = ()
    """Words that the dictionary lacks, where the rules let it speak before a play: it would refuse them, or the table
    would be asked about them."""
    play: Play = EMPTY


def draft(position: ScrabblePosition, seat: int, laid: Iterable[tuple[int, Tile]], words: Words) -> Draft:
    """Return what the rules say of tiles on squares as a play of this player, now or in a later turn, without laying
    them. A blank without a letter has the empty letter. Where words are judged only on a challenge the dictionary is
    not asked."""
    play = play_of(laid)
    board, rules = position.board, position.rules
    found = fault(rules, board, position.racks[seat], play)
    scored = score_play(rules, board, play) if can_be_read(board, play) else PlayScore((), 0)
    if found:
        return Draft(scored.words, scored.score, found.reason, found.squares, play=play)
    unknown = _unknown(position, scored.words, words)
    if unknown and position.judging is Judging.REFUSE:
        wrong = sorted({square for word in scored.words if word.text in unknown for square in word.squares})
        return Draft(scored.words, scored.score, Reason.NOT_A_WORD, tuple(wrong), unknown, play)
    return Draft(scored.words, scored.score, unknown=unknown, play=play)


def _unknown(position: ScrabblePosition, formed: Iterable[FormedWord], words: Words) -> tuple[str, ...]:
    if position.judging is Judging.CHALLENGE:
        return ()
    return tuple(dict.fromkeys(word.text for word in formed if word.text not in words))
