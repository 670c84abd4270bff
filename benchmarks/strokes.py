"""How many strokes four lists from paper take to type: `python -m benchmarks.strokes [--evenings 40] [LANGUAGE…]`.

Four lists of 25 words each evening, drawn from all words of a shaken board by how often they are written, and then
those that computers of several levels write. A key or a click is a stroke; looking costs nothing. Beside whole words
and Enter, by ear, stand two typists who do what the page says: one taps what is offered and types letters until a digit
picks the rest, the other has no mouse.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import look, plan, read_levels
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.position import BogglePosition, Entry, Phase, opening
from boggle_desk.engine.boggle.rules import BoggleRules, in_language, read_cube_sets, read_presets
from boggle_desk.engine.boggle.solver import everyday_words, words_on
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.prompts import TableState, TypingNow
from boggle_desk.storage.lexica import open_shipped

LANGUAGES = ("english", "german", "french", "spanish", "dutch", "polish")
WORDS = 25
ROOM = 30
"""How many words are in sight at 1280x800."""
_LEAST = 60  # everyday words of a board that four people can fill lists from
_LONG = 900  # seconds until a computer has found enough
Lists = Sequence[Sequence[str]]


def drawn(position: BogglePosition, lexicon: Lexicon, rng: Random, power: float) -> Lists:
    """Return lists of words that are the likelier the more often they are written."""
    assert position.board
    words = [
        each.word for each in words_on(position.board, lexicon, position.word_range) if lexicon.is_shown(each.word)
    ]
    weights = [10 ** (power * lexicon.frequency(word)) for word in words]
    lists: list[list[str]] = [[], [], [], []]
    for made in lists:
        while len(made) < WORDS:
            (word,) = rng.choices(words, weights)
            made += [word] * (word not in made)
    return lists


def found(position: BogglePosition, lexicon: Lexicon, rng: Random, *levels: str) -> Lists:
    """Return what computers write first."""
    assert position.board
    known = {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
    sights = look(position.board, lexicon, position.word_range)
    plans = (plan(position, 0, known[key], lexicon, Random(rng.random()), _LONG, sights) for key in levels)
    return [[word for _second, word in made][:WORDS] for made in plans]


def strokes(position: BogglePosition, lexicon: Lexicon, lists: Lists, taps: bool) -> int:
    """Type the lists as the page offers it; return the strokes."""
    assert position.board
    known, count = everyday_words(position.board, lexicon, position.word_range), len(lists) - 1
    for seat, words in enumerate(lists):
        likely = TableState(position, lexicon, typing=seat, line=TypingNow(known, "", ROOM)).likely if taps else ()
        for word in words:
            count += 1
            if word not in likely:
                count += _letters(position, lexicon, seat, word, known)
            made = (*position.lists[seat], Entry(word))
            position = replace(position, lists=(*position.lists[:seat], made, *position.lists[seat + 1 :]))
    return count


def _letters(position: BogglePosition, lexicon: Lexicon, seat: int, word: str, known: dict[str, float]) -> int:
    """Return how many letters must be typed before a digit picks the word, or Enter writes it."""
    for letters in range(1, len(word)):
        state = TableState(position, lexicon, typing=seat, line=TypingNow(known, word[:letters]))
        if word in state.begun:
            return letters
    return len(word)


def evenings(rules: BoggleRules, lexicon: Lexicon, rng: Random) -> Iterator[BogglePosition]:
    """Yield boards when pencils are down, each with words enough."""
    players = [Player(name) for name in "ABCD"]
    while True:
        position = replace(opening(rules, players), cubes=shake(rules.cubes.cubes, rng), phase=Phase.COLLECT)
        if position.board and len(everyday_words(position.board, lexicon, position.word_range)) >= _LEAST:
            yield replace(position, lists=((),) * len(players))


def main() -> None:
    """Print a line for each language and kind of lists."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--evenings", type=int, default=40)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", default=LANGUAGES)
    arguments = parser.parse_args()
    rules = read_presets(paths.resource("rules", "boggle"), read_cube_sets(paths.resource("cubes")))["classic"]
    kinds = {
        "rare words": lambda *table: drawn(*table, 0.35),
        "common words": lambda *table: drawn(*table, 0.6),
        "computers": lambda *table: found(*table, "beginner", "casual", "skilled", "expert"),
    }
    for language in arguments.languages:
        lexicon = open_shipped(language)
        here = in_language(rules, read_cube_sets(paths.resource("cubes")), lexicon.language, lexicon.key)
        for kind, lists_of in kinds.items():
            rng, rows = Random(7), []
            for position, _number in zip(evenings(here, lexicon, rng), range(arguments.evenings), strict=False):
                lists = lists_of(position, lexicon, rng)
                whole = sum(len(word) + 1 for words in lists for word in words) + len(lists) - 1
                rows.append((whole, *(strokes(position, lexicon, lists, taps) for taps in (True, False))))
            whole, tapped, keys = map(fmean, zip(*rows, strict=True))
            words = f"{whole:4.0f} by ear   {tapped:4.0f} tapped ({tapped / whole:.0%})"
            print(f"{language:8} {kind:12} {words}   {keys:4.0f} by keys ({keys / whole:.0%})", flush=True)


if __name__ == "__main__":
    main()
