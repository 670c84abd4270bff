"""The records that rounds of Boggle make."""

from collections.abc import Iterable, Mapping

from boggle_desk.engine.boggle.past import PastRound
from boggle_desk.engine.boggle.position import Mark
from boggle_desk.engine.boggle.statistics import good_words
from boggle_desk.engine.past import PastGame
from boggle_desk.engine.records import Feat, Record, RecordBook, holder

_IN_COMPANY = 2


def enter_rounds(book: RecordBook, rounds: Iterable[PastRound], games: Mapping[int, PastGame]) -> None:
    """Take in rounds, in the order in which they were played. Rounds with hints make no records."""
    for played in rounds:
        found = holder(games, played.game, played.seat)
        if found is None or played.hints:
            continue
        terms, player = found
        words = good_words(played)
        feats = [(Feat.ROUND, played.points, ""), (Feat.WORDS, len(words), "")]
        if terms.company == _IN_COMPANY:
            feats.append((Feat.UNIQUE, sum(1 for word in words if word.alone), ""))
        if standing := [word for word in words if word.fate is Mark.STANDING]:
            best = max(standing, key=lambda word: word.points)
            longest = max(standing, key=lambda word: len(word.word))
            feats += [(Feat.WORD, best.points, best.word), (Feat.LONGEST, len(longest.word), longest.word)]
        for feat, value, text in feats:
            book.enter(Record(terms, feat, value, player, played.game, text))
