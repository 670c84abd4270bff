"""Bluffing: which unknown words computers challenge, which phonies they lay, and what they say of it. An unknown word
looks odd if no word of the dictionary has its runs of letters, so a beginner lets a good-looking phony pass."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random

from boggle_desk.engine.characters import Remark, Remarked, at_the_end
from boggle_desk.engine.kernels import kept_with_graph
from boggle_desk.engine.lexicon import RAREST, Lexicon
from boggle_desk.engine.scrabble.events import Accepted, Ended, PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.knowledge import ComputerLevel
from boggle_desk.engine.scrabble.plays import FormedWord, Play, fault, play_of, score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, without_tiles
from boggle_desk.engine.stopping import Stopped, never
from boggle_desk.engine.word_graph import WordGraph

_RUN = 3
_EDGE = "."
_COMMON_RUN = 60
"""A run that this many words have looks like any other."""
_SAMPLED = 4
"""One word in this many is looked at."""
_LEAST, _ODDEST = 0.2, 1.0
"""The chance of a challenge to a word that looks right, and to one that looks impossible."""
_CAUTION = 0.7
"""What is left of it where a wrong challenge costs something."""
_PLAYS_TRIED, _PHONIES_TRIED = 40, 400
_GOOD_LOOKING = 0.3
_WORTH_IT = 6
"""A phony is laid only if it brings this many points more."""
_ENDINGS = ("S", "ED", "ER", "Y", "LY")
_PROUD = 50
"""A play of this many points is worth a remark."""


@kept_with_graph
def _runs(graph: WordGraph) -> dict[str, int]:
    """Return how many of the sampled words have each run."""
    counts: dict[str, int] = {}
    for word in islice(graph, 0, None, _SAMPLED):
        for run in _runs_of(word):
            counts[run] = counts.get(run, 0) + 1
    return counts


def _runs_of(word: str) -> Iterator[str]:
    framed = f"{_EDGE}{word}{_EDGE}"
    return (framed[at : at + _RUN] for at in range(len(framed) - _RUN + 1))


def oddness(words: Lexicon, word: str) -> float:
    """Return how odd a word looks: from 0, like any other, to 1, like none. Its oddest run counts most."""
    counts = _runs(words.graph)
    odd = [1.0 - min(1.0, counts.get(run, 0) * _SAMPLED / _COMMON_RUN) for run in _runs_of(word.lower())]
    return 0.6 * max(odd) + 0.4 * sum(odd) / len(odd) if odd else 0.0


def doubts(view: ScrabblePosition, level: ComputerLevel, words: Lexicon, rng: Random) -> bool:
    """Return whether a computer challenges the last play; `view` is what `seen_by` shows. It never challenges words
    that it knows, nor those that the house allows."""
    if view.last is None:
        return False
    rule = view.rules.challenge
    caution = _CAUTION if rule.costs_turn or rule.bonus else 1.0
    return any(rng.random() < caution * _doubt(level, words, word.text) for word in view.last.words)


def _doubt(level: ComputerLevel, words: Lexicon, word: str) -> float:
    if word in words:
        allowed = word.lower() in words.allowed
        if allowed or level.ranges(word.lower(), words):
            return 0.0
    if level.vocabulary >= RAREST:
        return 1.0
    confidence = (level.vocabulary + 1) / (RAREST + 1)
    return confidence * (_LEAST + (_ODDEST - _LEAST) * oddness(words, word))


def phony(
    view: ScrabblePosition,
    best: Iterable[Play],
    words: Lexicon,
    known: Callable[[str], bool],
    rng: Random,
    stop: Callable[[], bool] = never,
) -> Play | None:
    """Return a phony that looks right and is worth more than the best of these plays, or None. It is not near a hurtful
    or crude word, and the other words of the play are known."""
    seat, rules, board = view.turn, view.rules, view.board
    if seat is None:
        return None
    rack = view.racks[seat]
    plays = list(islice(best, _PLAYS_TRIED))
    least = max((score_play(rules, board, play).score for play in plays), default=0) + _WORTH_IT
    tries = list(islice(_changed(plays, rack, rules.layout.columns), _PHONIES_TRIED))
    rng.shuffle(tries)
    for play in tries:
        if stop():
            raise Stopped
        if fault(rules, board, rack, play):
            continue
        scored = score_play(rules, board, play)
        wrong = [word.text for word in scored.words if not known(word.text.lower())]
        if len(wrong) == 1 and wrong[0] not in words and scored.score >= least and _looks_right(words, wrong[0]):
            return play
    return None


def _looks_right(words: Lexicon, made: str) -> bool:
    return oddness(words, made) <= _GOOD_LOOKING and words.is_shown(made) and not words.is_near_offence(made)


def _changed(plays: list[Play], rack: Rack, columns: int) -> Iterator[Play]:
    """Yield plays with one tile for another, and with a common ending."""
    for play in plays:
        try:
            kept = [tile for tile in without_tiles(rack, play.used) if tile != BLANK]
        except ValueError:
            continue
        for at, (square, tile) in enumerate(play.laid):
            for other in dict.fromkeys(kept):
                if other != tile.letter:
                    yield play_of((*play.laid[:at], (square, Tile(other)), *play.laid[at + 1 :]))
        yield from _with_ending(play, kept, columns)


def _with_ending(play: Play, kept: list[str], columns: int) -> Iterator[Play]:
    squares = play.squares
    step = 1 if len(squares) < 2 or squares[1] - squares[0] < columns else columns
    for ending in _ENDINGS:
        if all(kept.count(letter) >= ending.count(letter) for letter in ending):
            added = ((squares[-1] + step * turn, Tile(letter)) for turn, letter in enumerate(ending, 1))
            yield play_of((*play.laid, *added))


def remarkable(
    event: ScrabbleEvent, position: ScrabblePosition, past: Sequence[ScrabbleEvent], words: Lexicon
) -> Remarked | None:
    """Return which computer has something to say after an event, and about what; None if nobody has. `past` are all
    events of the game so far. Of a bluff nothing is said before it is decided."""
    match event:
        case Played(seat, _, formed, score) if score >= _PROUD and _all_good(formed, words):
            return seat, Remark.PROUD
        case PhonyRemoved(seat, by) if by is not None:
            return seat, Remark.CAUGHT
        case Accepted(seat):
            laid = next(each for each in reversed(past) if isinstance(each, Played))
            return None if _all_good(laid.words, words) else (seat, Remark.FOOLED)
        case Ended(winners):
            return at_the_end(position.players, position.scores, winners)
    return None


def _all_good(formed: Iterable[FormedWord], words: Lexicon) -> bool:
    return all(word.text in words for word in formed)
