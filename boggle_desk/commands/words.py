"""`boggle-desk words`: words by pattern, letters, beginning and end."""

import argparse
import json
from dataclasses import replace

from boggle_desk.commands import UsageError, counted
from boggle_desk.commands.inputs import add_options, lexicon_named, number_of, tiles_named
from boggle_desk.engine.anagrams import (
    AnagramOrder,
    BadQuery,
    QueryFault,
    WordQuery,
    arranged,
    beyond,
    hooks,
    letter_points,
    words_matching,
)
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.tiles import values_in
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.engine.word_list import LONGEST
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.storage.shipped import tile_sets

_MOST = 1_000_000
_TIERS = (Vocabulary.SIMPLE.value, Vocabulary.EVERYDAY.value)
_DESCRIPTION = """\
Find words. PATTERN is the whole word: letters, . or ? for any one letter, * for any number of letters. --anagram
finds words made of LETTERS, with ? for a blank: all of them, or any of them with --any. Words must meet all
conditions."""
_EPILOG = """\
example:
  boggle-desk words --anagram "retina?"

--json prints {"total": number, "words": [{"word", "points", "blanks", "commonness", "front", "back"}]}: words in
lower case, points of their tiles (blanks are worth nothing), the letters of the blanks, commonness from 0 (most
common) to 6, or null if unknown, and the hooks in front and behind. total counts all words, even those not printed."""
_FIELDS = {"letters": "--anagram", "starts": "--starts", "contains": "--contains", "ends": "--ends"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("pattern", nargs="?", metavar="PATTERN", default="", help="the whole word: 'c..mp*'")
    parser.add_argument("--anagram", metavar="LETTERS", default="", help="make words of these letters: 'retina?'")
    parser.add_argument("--any", action="store_true", help="with --anagram: not all letters must be used")
    for name, what in (
        ("starts", "what words start with"),
        ("contains", "what they contain"),
        ("ends", "what they end with"),
        ("without", "letters they don't have"),
    ):
        parser.add_argument(f"--{name}", metavar="LETTERS", default="", help=what)
    parser.add_argument("--length", metavar="N|A-B", help="the number of letters, or a range")
    parser.add_argument(
        "--only",
        metavar="TIER",
        help="only 'simple' words (most ten-year-olds know them) or 'everyday' ones (most adults do)",
    )
    parser.add_argument(
        "--sort",
        choices=[order.value for order in AnagramOrder],
        default=AnagramOrder.ALPHABET.value,
        help="the order (%(default)s)",
    )
    parser.add_argument("--limit", metavar="N", default="1000", help="print at most this many words (%(default)s)")
    add_options(parser, "--lexicon")
    parser.add_argument(
        "--tiles",
        metavar="NAME",
        help="tiles for points and for the letters of a FILE (those of the dictionary's language)",
    )
    add_options(parser, "--offensive", "--json")


def run(arguments: argparse.Namespace) -> int:
    limit = number_of(arguments.limit, "--limit", 1, _MOST)
    tiles = tiles_named(arguments.tiles) if arguments.tiles else None
    lexicon = lexicon_named(arguments.lexicon, arguments.tiles)
    lexicon = lexicon.refusing_offensive(lexicon.key in SHIPPED and not arguments.offensive)
    query = _query(arguments, lexicon)
    vocabulary = _vocabulary(arguments.only)
    if arguments.only and not lexicon.tells_commonness:
        raise UsageError(f"The dictionary '{lexicon.title}' doesn't know how common words are. Leave out --only.")
    try:
        found = words_matching(lexicon, query)
    except BadQuery as bad:
        raise UsageError(_complaint(bad)) from bad
    words = [word for word in found if lexicon.is_within(word, vocabulary.tier)]
    values = values_in((tiles or lexicon).language, tile_sets().values())

    def points(word: str) -> int:
        return letter_points(word, values, query.letters)

    ordered = arranged(words, AnagramOrder(arguments.sort), points, lexicon.frequency)
    shown = [(word, points(word), beyond(word, query.letters)) for word in ordered[:limit]]
    _print(shown, len(words), lexicon, arguments.json)
    return 0


def _query(arguments: argparse.Namespace, lexicon: Lexicon) -> WordQuery:
    names = ("anagram", "pattern", "starts", "contains", "ends", "without")
    texts = [lexicon.spelled(getattr(arguments, name).strip()) for name in names]
    if not any(texts) and arguments.length is None and arguments.only is None:
        raise UsageError("Give a PATTERN, --anagram LETTERS, or another condition.")
    shortest, longest = _lengths(arguments.length)
    letters, pattern, starts, contains, ends, without = texts
    wanted = WordQuery(letters, not arguments.any, pattern, starts, contains, ends, without)
    return replace(wanted, shortest=shortest, longest=longest)


def _lengths(text: str | None) -> tuple[int, int]:
    if text is None:
        return 1, LONGEST
    first, _, last = text.partition("-")
    return number_of(first, "--length", 1, LONGEST), number_of(last or first, "--length", 1, LONGEST)


def _vocabulary(text: str | None) -> Vocabulary:
    if text is None:
        return Vocabulary.ALL
    if text not in _TIERS:
        sizes = " Sizes such as 35 are no longer known." if text.isdecimal() else ""
        raise UsageError(f"--only must be {' or '.join(_TIERS)}, not '{text[:20]}'.{sizes}")
    return Vocabulary(text)


def _complaint(bad: BadQuery) -> str:
    field = _FIELDS.get(bad.field, f"--{bad.field}" if bad.field != "pattern" else "PATTERN")
    if bad.fault is QueryFault.NO_LETTER:
        return f"{field}: '{bad.sign}' isn't a letter of the dictionary or a known character."
    return f"{field} is too long." if bad.fault is QueryFault.TOO_LONG else "--length needs the smaller number first."


def _print(shown: list[tuple[str, int, str]], total: int, lexicon: Lexicon, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"total": total, "words": [_told(*each, lexicon) for each in shown]}))
        return
    longest = max((len(word) for word, _, _ in shown), default=0)
    for word, points, blanks in shown:
        print(f"{points:>4}  {word.ljust(longest)}  {blanks}".rstrip())
    more = f", the first {len(shown):,} are shown" if total > len(shown) else ""
    print(f"{counted(total, 'word')}{more}")


def _told(word: str, points: int, blanks: str, lexicon: Lexicon) -> dict[str, object]:
    found = hooks(word, lexicon.graph.alphabet, lexicon.__contains__)
    return {
        "word": word,
        "points": points,
        "blanks": blanks,
        "commonness": lexicon.commonness(word) if lexicon.tells_commonness else None,
        "front": found.front,
        "back": found.back,
    }
