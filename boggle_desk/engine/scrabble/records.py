"""The records that turns of Scrabble make."""

from collections.abc import Iterable, Mapping

from boggle_desk.engine.past import PastGame
from boggle_desk.engine.records import Feat, Record, RecordBook, holder
from boggle_desk.engine.scrabble.past import Act, PastTurn


def enter_turns(book: RecordBook, turns: Iterable[PastTurn], games: Mapping[int, PastGame]) -> None:
    """Take in turns, in the order in which they were made. Turns with hints make no records."""
    bingos: dict[tuple[int, int], int] = {}
    for turn in turns:
        found = holder(games, turn.game, turn.seat)
        if found is None or turn.hints or turn.act is not Act.PLAY or not turn.stood:
            continue
        terms, player = found
        book.enter(Record(terms, Feat.PLAY, turn.score, player, turn.game, turn.text))
        if turn.words:
            book.enter(Record(terms, Feat.LONGEST, len(turn.words[0]), player, turn.game, turn.words[0]))
        if turn.bingo:
            place = turn.game, turn.seat
            bingos[place] = bingos.get(place, 0) + 1
            book.enter(Record(terms, Feat.BINGOS, bingos[place], player, turn.game))
