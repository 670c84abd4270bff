"""Builds the meanings, `resources/lexica/LANGUAGE/glossary`, of all languages or of those that are named.

Run it as `python packaging/lexicon/glossary.py --data FOLDER [LANGUAGE ...]`, after the dictionaries. FOLDER has in
`debian/`, unpacked, Debian's packages `wordnet-base`, `mythes-*` and `dict-freedict-*` that `glossaries.toml` names,
and the wheels in `pip/`. The same input gives the same bytes. Only words of the dictionary are explained, with at most
three senses of 150 signs, less for words that few people know (`_ROOM`).

- English has WordNet's definitions. What texts use most comes first, part of speech by part of speech (its counts); of
  what was hardly met animals, plants, food and things come before people and deeds; slang and what a child need not
  read comes last.
- The others have definitions, synonyms and translations, as `glossaries.toml` says, in this order. Translations into a
  language are ranked by how early dictionaries have them, and how common they are.
- `LANGUAGE/glosses.tsv` is written by hand, between tabs: word, part of speech or `-`, text. It comes before all
  others. A text `^words` says that the sense with these words comes first, a text `!words` that it goes; any other
  text stands for all senses of WordNet as that part of speech. The word's own meaning then comes before those of words
  that it is a form of, but for a text `~text`: a SAW comes after SEE.

A sense is crude if it fits the patterns, and all senses of a hurtful or crude word are; such synonyms and translations
are left out. `--print` prints the whole text of the built files instead, `--measure` for how many words there is
something to read.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import log10
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from boggle_desk.engine.glossary import (  # noqa: E402 - the project is on the path by now
    Glossary,
    GlossaryEntry,
    GlossFile,
    PartOfSpeech,
    Sense,
    WordKind,
    lemmas,
)
from boggle_desk.engine.lexicon import Lexicon  # noqa: E402 - as above
from boggle_desk.engine.tiers import Tier  # noqa: E402 - as above
from boggle_desk.storage.lexica import SHIPPED, glossaries, open_shipped  # noqa: E402 - as above
from lexicon import data, wordnet  # noqa: E402 - as above
from lexicon.gloss_sources import articles, thesaurus  # noqa: E402 - as above
from lexicon.gloss_writing import entry_text, write_glosses  # noqa: E402 - as above

TABLE = Path(__file__).with_name("glossaries.toml")
LEXICA = ROOT / "resources" / "lexica"


@dataclass(frozen=True)
class Room:
    """How much is said of a word."""

    senses: int
    """Of English by part of speech; of the others in all, without translations."""
    signs: int
    """The longest definition."""
    languages: frozenset[str] = frozenset()
    """The languages into which it is translated beside what is said in its own."""
    letters: int = 15
    """The longest word of another language than English of which anything is said: the longest rare ones are compounds,
    and guessed."""


_ROOM = {
    Tier.SIMPLE: Room(3, 150, frozenset(SHIPPED.values())),
    Tier.EVERYDAY: Room(2, 110, frozenset({"en"})),
    Tier.ALL: Room(1, 80, letters=9),
}
_UNMET = Room(1, 65, letters=7)
_SYNONYMS, _TRANSLATIONS, _WORDS_LONG = 5, 3, 70
"""How many words a line of synonyms and one of translations have, and how long they are."""
_FIRST = 9_999
"""The count of what is written by hand: it comes before all others."""

Found = dict[str, list[GlossaryEntry]]
"""The entries of each word."""
Line = tuple[str, PartOfSpeech | None, str]
"""A word, its part of speech and a text, written by hand."""


# ------------------------------------------------------------------------------------------- what all share


def room(lexicon: Lexicon, word: str) -> Room:
    """Return how much is said of a word of the dictionary: of a common one most."""
    return _ROOM[lexicon.tier(word)] if lexicon.frequency(word) else _UNMET


def short(text: str, longest: int) -> str:
    """Return a gloss of at most this many signs: cut where a part of it ends, else after a word."""
    text = re.sub(r"\s+([,;.)])", r"\1", re.sub(r"\s+", " ", text)).strip(" ;,:")
    if len(text) <= longest:
        return text
    for end in ("; ", ". ", " (", ", "):
        place = text.rfind(end, longest // 3, longest)
        if place > 0 and text.count("(", 0, place) == text.count(")", 0, place):
            return text[:place].strip(" ;,:")
    place = text.rfind(" ", 0, longest - 1)
    return text[: place if place > 0 else longest - 1].strip(" ;,:(") + "…"


def in_line(words: Iterable[str], most: int) -> str:
    """Return the first of these words, between commas, each once."""
    line, different = "", dict[str, str]()
    for word in words:
        different.setdefault(word.casefold(), word)
    for word in list(different.values())[:most]:
        longer = f"{line}, {word}" if line else word
        if len(longer) > _WORDS_LONG:
            break
        line = longer
    return line


def hand_written(language: str) -> Iterator[Line]:
    """Yield the hand-written lines: word, part of speech and text. Raises ValueError for a bad one."""
    path = data.HAND_WRITTEN / language / "glosses.tsv"
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if line and not line.startswith("#"):
            word, part, text = line.split("\t")
            yield word, None if part == "-" else PartOfSpeech(part), text


@cache
def _offends(language: str, word: str) -> bool:
    """Return whether a word of a language, by its code, is hurtful or crude there."""
    key = next(key for key, code in SHIPPED.items() if code == language)
    lexicon = open_shipped(key)
    return any(lexicon.is_offensive(part) for part in re.findall(r"\w+", lexicon.spelled(word)))


def build(key: str, found: Found) -> Path:
    """Write the glossary of a dictionary, in which all senses of an offensive word are crude; return its path."""
    lexicon = open_shipped(key)
    path = LEXICA / key / "glossary"
    lines = []
    for word, entries in sorted(found.items()):
        if lexicon.is_offensive(word):
            entries = [
                replace(each, senses=tuple(replace(sense, crude=True) for sense in each.senses)) for each in entries
            ]
        if any(entry.senses or entry.origins for entry in entries):
            lines.append((word, entry_text(word, entries)))
    write_glosses(path, lines)
    return path


def write_terms(key: str, table: Mapping[str, Any], folder: Path) -> None:
    """Write from what the glossary of a language is made, and under which terms."""
    names = "\n".join(f"- {source['name']}" for source in table["sources"])
    notices = "\n\n".join(data.licence(folder, notice).strip() for notice in table.get("notices", ()))
    path = LEXICA / key / "licences" / f"{key.capitalize()}-meanings-GPL-3.txt"
    path.write_text(
        "\n\n".join(filter(None, (_TERMS.format(names=names, key=key).strip(), notices))) + "\n", encoding="utf-8"
    )


_TERMS = """
The file glossary of the folder above says what words mean. It is made from these works; each sense comes from one of
them, shortened and in a new order:

{names}

Taken together it is licensed under the GNU General Public License, version 3, whose text comes with the game
(gpl-3.0.txt). That is what the GPL of FreeDict asks for, and what the others allow: the LGPL in its section 3, and
Creative Commons Attribution-ShareAlike 4.0 (https://creativecommons.org/licenses/by-sa/4.0/legalcode), to which version
3.0 leads, by https://creativecommons.org/compatiblelicenses. It comes without any warranty.

Its source is packaging/lexicon in the source archive of the game, with Debian's packages mythes-* and
dict-freedict-* and the Python packages denckring-*. The whole text is
printed by: python packaging/lexicon/glossary.py --print {key}
"""

# ------------------------------------------------------------------------------------------- English

_CRUDE = re.compile(
    r"\b(?:(?<!either )(?<!opposite )sex|sexual(?:ly|ity)?|intercourse|coit\w*|copulat\w*|fornicat\w*|masturbat\w*|"
    r"orgasms?|erotic\w*|erection|aphrodisiac|genitals?|genitalia|penis|vagina\w*|vulva|scrotum|testic\w*|testis|testes|"
    r"clitor\w*|anus|anal|buttocks|nipples?|breasts|pubic|prostitut\w*|brothel|whore\w*|harlot|pimps?|lewd\w*|"
    r"obscen\w*|vulgar\w*|pornograph\w*|lust\w*|seduc\w*|promiscu\w*|adulter(?:y|ous|er|ess)|rape[ds]?|rapist|incest|"
    r"feces|faeces|fecal|faecal|excrement|excret\w*|defecat\w*|urinat\w*|urine|semen|sperm|menstru\w*|flatus|farts?|"
    r"heroin|cocaine|narcotics?|marijuana|cannabis|hashish|opium|opiate|amphetamine\w*|barbiturate|LSD|addict\w*|"
    r"hallucinogen\w*|(?<!usually )(?<!is )drunk|drunken\w*|drunkard|intoxicat\w*|ethnic slur|disparag\w*|derogatory|"
    r"offensive (?:term|name|word)|unattractive|milk-secreting|mammary|"
    r"suicide|torture[ds]?|castrat\w*|condom|syphilis|gonorrh\w*|venereal|striptease|nude|naked|"
    r"body that you sit on)\b",
    re.IGNORECASE,
)
_EXAMPLES = re.compile(r"[;:,]\s*\"")
_QUOTED = re.compile(r"\s*\([^()]*`[^()]*\)|; `.*|,? ?e\.g\.,?$")
"""Remarks on how words are used."""
_SUBJECTS = dict.fromkeys(("05", "06", "08", "13", "20"), 0) | dict.fromkeys(("04", "07", "09", "10", "18", "26"), 2)
"""The rank of what a rare sense is about: animals, things, bodies, food and plants come first; acts, attributes,
thoughts, speech, people and states last."""
_OPEN = frozenset(wordnet.FILES.values())
"""The parts of speech that WordNet has."""
_RARELY = 2
"""A sense that texts had less often is ranked by what it is about."""


def english(folder: Path, lexicon: Lexicon) -> Found:
    """Return the entries of all words of the dictionary, and the origins of its irregular forms."""
    database = data.unpacked(folder) / "usr" / "share" / "wordnet"
    synsets, counts = wordnet.read_synsets(database), wordnet.read_counts(database)
    slang = wordnet.usage(synsets, frozenset({"slang", "obscenity", "disparagement", "ethnic_slur", "archaism"}))
    senses = defaultdict[str, list[Sense]](list)
    for word, files in wordnet.read_index(database).items():
        if word not in lexicon.graph:
            continue
        limit = room(lexicon, word)
        used = {file: sum(counts[word, file, n + 1] for n in range(len(offsets))) for file, offsets in files}
        for file, offsets in files:
            ranked = []
            for number, offset in enumerate(offsets):
                synset = synsets[file, offset]
                text = _QUOTED.sub("", _EXAMPLES.split(synset.gloss)[0]).strip(" ;")
                if word not in synset.words or not text:
                    continue
                crude, count = bool(_CRUDE.search(text)), counts[word, file, number + 1]
                rank = (
                    crude,
                    (word, file, offset) in slang,
                    -count if count >= _RARELY else 0,
                    _SUBJECTS.get(synset.subject, 1),
                    number,
                )
                sense = Sense(wordnet.FILES[file], short(text, limit.signs), min(used[file], _FIRST - 1), crude)
                ranked.append((rank, sense))
            senses[word] += [sense for _, sense in sorted(ranked, key=lambda pair: pair[0])]
    irregular = wordnet.read_irregular(database)
    found: Found = {}
    for word, corrected in _corrected(senses, hand_written("english"), irregular).items():
        if word in lexicon.graph:
            found[word] = [GlossaryEntry(word, tuple(_by_part(corrected, room(lexicon, word).senses)))]
    for form, origins in irregular.items():
        kept = tuple(sorted({(part, lemma) for part, lemma in origins if lemma in found}))
        if form in lexicon.graph and kept:
            own = found.get(form, [GlossaryEntry(form)])
            found[form] = [replace(own[0], origins=kept)]
    return found


def _corrected(
    senses: Mapping[str, list[Sense]], lines: Iterable[Line], irregular: Mapping[str, list[tuple[PartOfSpeech, str]]]
) -> dict[str, list[Sense]]:
    """Return the senses with those written by hand in front. Raises ValueError for a line that names no sense."""
    made = {word: sorted(each, key=lambda sense: -sense.count) for word, each in senses.items()}
    first: Counter[str] = Counter()
    written = defaultdict[str, set[str]](set)
    for word, part, text in lines:
        those = made.setdefault(word, [])
        if text[0] in "^!":
            named = [each for each in those if text[1:] in each.text and each.part_of_speech is part]
            if not named:
                raise ValueError(f"No sense of '{word}' as {part} has '{text[1:]}': {[each.text for each in those]}")
            those.remove(named[0])
            if text[0] == "!":
                continue
            sense = replace(named[0], crude=False)
        else:
            known = [each.count for each in senses.get(word, ()) if each.part_of_speech is part]
            sense = Sense(part, text.removeprefix("~"), max(known, default=0 if part in _OPEN else _FIRST))
            is_form = any(each != word and each in made for _, each in lemmas(word, irregular))
            if is_form and text[0] != "~":
                sense = replace(sense, count=_FIRST)
            written[word].add(sense.text)
        those.insert(first[word], sense)
        first[word] += 1
    for word, count in first.items():
        hand, others = made[word][:count], made[word][count:]
        said = {sense.part_of_speech for sense in hand if sense.text in written[word]}
        made[word] = hand + [sense for sense in others if sense.part_of_speech not in said]
    return made


def _by_part(senses: Sequence[Sense], most: int) -> Iterator[Sense]:
    """Yield the first senses of each part of speech, all with the highest count of it."""
    counts: dict[PartOfSpeech | None, int] = {}
    for sense in senses:
        counts[sense.part_of_speech] = max(counts.get(sense.part_of_speech, 0), sense.count)
    for place, (part, count) in enumerate(counts.items()):
        alike = [sense for sense in senses if sense.part_of_speech is part]
        yield from (replace(sense, count=count) for sense in alike[: max(1, most - bool(place))])


# ------------------------------------------------------------------------------------------- the others

_WORD = re.compile(r"[^\W\d_]+")
_GRAMMAR = re.compile(
    r"^(?:(?:meist |nur |kein |ohne )?(?:im )?(?:Plural|Singular|Artikel|Steigerung)(?: selten)?|transitiv"
    r"|intransitiv|reflexiv|attributiv|nicht steigerbar|keine Steigerung|mit Genitiv|allgemein)(?:[,;] [^:]{,30})?: "
)
"""What the German Wiktionary says of the grammar of a word before its meaning."""
_MISTAKE = re.compile(r"^\W+$|^.$|https?:")
_REMARKS_CRUDE = re.compile(r"vulg|derb|wulg|obraźl|ugs.*abwertend")
_REMARKS_LATE = re.compile(r"ugs|pot\.|fig|fachspr|specjalist|książk|geh\.|żart|regional|österr|schweiz")
_NONE = Counter[str]()
_REMARKS_OUT = re.compile(r"Oberbegriff|Unterbegriff|pojęcie|antonim|veralte|przestarz|Spruch|NoRAE|Antónimo|p\. us\.")


class Words:
    """Collects what the sources of a language say of the words of its dictionary."""

    def __init__(self, key: str, table: Mapping[str, Any], folder: Path) -> None:
        self.key, self.language, self.lexicon = key, SHIPPED[key], open_shipped(key)
        self.nouns_have_capitals = self.language == "de"
        self._folder, self._root, self._table = folder, data.unpacked(folder), table
        self._often = data.frequencies(folder, self.language)
        self._names, self._spellings, self._late, self._crude = (
            re.compile(re.sub(r"\n\s*", "", table.get(name, "$^").strip()), flags)
            for name, flags in (("names", 0), ("spellings", 0), ("late", 0), ("crude", re.IGNORECASE))
        )
        self._parts = defaultdict[str, Counter[PartOfSpeech]](Counter)
        self._found = defaultdict[str, dict[str, list[Sense]]](lambda: defaultdict(list))

    def collect(self) -> Found:
        """Return the entries of all words, the commonest spelling first."""
        pairs = {pair for kind in ("into", "from") for each in self._table[kind].values() for pair in each}
        self._articles = {
            pair: list(articles(self._root, pair)) for pair in sorted(pairs | set(self._table.get("wikdict", ())))
        }
        code = next(iter(self._table["into"].values()))[0][:3]
        for pair, those in self._articles.items():
            for article in those if pair.startswith(code) else ():
                if article.part:
                    self._parts[article.word][article.part] += 1
        self._abroad = self._translations()
        self._define()
        self._add_synonyms()
        self._translate()
        found: Found = {}
        for word, spellings in self._found.items():
            ranked = sorted(spellings.items(), key=lambda pair: self._rank(word, *pair))
            entries = [GlossaryEntry(spelling, tuple(senses)) for spelling, senses in ranked]
            defined = any(sense.kind is not WordKind.TRANSLATION for entry in entries for sense in entry.senses)
            kept = [
                each
                for each in entries
                if each.senses and not (defined and each.senses[0].kind is WordKind.TRANSLATION)
            ]
            if self.nouns_have_capitals and kept and kept[0].spelling.endswith("n") and kept[0].spelling.islower():
                kept = [each for each in kept if each.spelling.islower()]  # the noun made of a verb means the same
            found[word] = kept[:3]
        return found

    def _key(self, spelling: str) -> str | None:
        """Return the word of the dictionary that is written so, if there is one."""
        if not _WORD.fullmatch(spelling) or not (
            spelling.islower() or (self.nouns_have_capitals and spelling[1:].islower())
        ):
            return None
        word = self.lexicon.spelled(spelling)
        return word if word in self.lexicon.graph and len(word) <= room(self.lexicon, word).letters else None

    def _rank(self, word: str, spelling: str, senses: Sequence[Sense]) -> tuple[Any, ...]:
        defined = sum(sense.kind is WordKind.DEFINITION for sense in senses)
        return (not defined, -self._often.get(spelling.lower(), 0), -defined, spelling.istitle(), spelling)

    def _part(self, spelling: str) -> PartOfSpeech | None:
        """Return what a word is, if it is but one part of speech."""
        if self.nouns_have_capitals and spelling[0].isupper():
            return PartOfSpeech.NOUN
        parts = self._parts.get(spelling, Counter[PartOfSpeech]())
        most = parts.most_common(2)
        return most[0][0] if len(most) == 1 or (most and most[0][1] > 4 * most[1][1]) else None

    def _define(self) -> None:
        """Add what is written by hand, and the definitions."""
        for spelling, part, text in hand_written(self.key):
            self._found[self.lexicon.spelled(spelling)][spelling].append(Sense(part, text))
        for spelling, texts in self._definitions():
            if not (word := self._key(spelling)):
                continue
            ranked = []
            for number, text in enumerate(texts):
                text = self._cleaned(text)
                if text and not self._names.search(text) and not self._spellings.search(text):
                    crude = bool(self._crude.search(text))
                    ranked.append((crude, bool(self._late.search(text)), number, text))
            part, limit = self._part(spelling), room(self.lexicon, word)
            senses = self._found[word][spelling]
            senses += [
                Sense(part, short(text, limit.signs), crude=crude)
                for crude, _, _, text in sorted(ranked)[: max(0, limit.senses - len(senses))]
            ]

    def _definitions(self) -> Iterator[tuple[str, list[str]]]:
        """Yield the words that are defined, with their definitions."""
        if "wiktionary" in self._table:
            yield from data.glosses(self._folder, self._table["wiktionary"])
        defined = defaultdict[str, dict[str, list[float]]](dict)
        for pair in self._table.get("wikdict", ()):
            for article in self._articles[pair]:
                for place, (number, text) in enumerate(article.definitions if not article.name else ()):
                    if self._is_own(text):
                        defined[article.word].setdefault(text, []).append(number or place + 1)
        for word, texts in defined.items():
            yield (
                word,
                sorted(
                    texts,
                    key=lambda text: (
                        -len(texts[text]) if self.language == "pl" else 0,
                        sum(texts[text]) / len(texts[text]),
                    ),
                ),
            )

    def _is_own(self, text: str) -> bool:
        """Return whether a text is in this language, and not a line of translations taken for a definition."""
        words = _WORD.findall(text.lower())
        return 2 * sum(self.lexicon.spelled(word) in self.lexicon.graph for word in words) > len(words)

    def _cleaned(self, text: str) -> str:
        text = re.sub(r"\s*\[\d[^]]*\]|, Seite \d.*$|^\W*: ", "", text).strip()
        if self.language == "de":
            text = _GRAMMAR.sub("", text)
        if self.language == "fr":
            text = re.sub(
                r"^(?:\((?:Factitif|Utilisé uniquement[^)]*|Transitif|Intransitif)\) ?)+", "", text
            ).removesuffix(".")
        if self.language == "nl":
            text = re.sub(
                r"^(?:ergatief|overgankelijk|onovergankelijk|inergatief|wederkerend|hulpwerkwoord|absoluut): ", "", text
            )
        if self.language == "pl":
            text = re.sub(r"\((\w+)(?:, \w+)+\)", r"(\1)", text).strip(" …;")
        return "" if _MISTAKE.search(text) else text

    def _add_synonyms(self) -> None:
        """Add the words of the thesaurus: first those meanings whose words lead back or are translated alike."""
        if "thesaurus" not in self._table:
            return
        meant = defaultdict[str, list[tuple[PartOfSpeech | None, list[tuple[str, str]]]]](list)
        for each in thesaurus(self._root / "usr" / "share" / "mythes" / self._table["thesaurus"]):
            words = [
                (_without_remarks(word), remark)
                for word, remark in each.words
                if self._is_synonym(each.word, word, remark)
            ]
            meant[each.word.casefold()].append((each.parts[0] if len(each.parts) == 1 else None, words))
        near = defaultdict[str, dict[str, float]](dict)
        for head, those in meant.items():
            for place, (word, _) in ((place, pair) for _, words in those for place, pair in enumerate(words)):
                near[word.casefold()][head] = max(near[word.casefold()].get(head, 0), 1 / (1 + place))
        for head, those in meant.items():
            written = self._written(head, [word for _, words in those for word, _ in words])
            if not (word := self._key(written)):
                continue
            senses = self._found[word][written]
            leads = near[head]
            weighed = [
                (-self._weight(written, words, leads), each) for each, words in enumerate(words for _, words in those)
            ]
            ranked = [those[each] for _, each in sorted(weighed)]
            lines = dict.fromkeys(
                (part or self._part(written), in_line(_ranked(words, leads), _SYNONYMS)) for part, words in ranked
            )
            for part, line in list(lines)[: max(0, room(self.lexicon, word).senses - len(senses))]:
                if line:
                    senses.append(Sense(part, line, kind=WordKind.SYNONYMS))

    def _written(self, head: str, synonyms: Sequence[str]) -> str:
        """Return how a word of the thesaurus, which has no capitals, is written: as its synonyms are."""
        capitals = sum(synonym[:1].isupper() for synonym in synonyms)
        return head[0].upper() + head[1:] if self.nouns_have_capitals and 2 * capitals > len(synonyms) else head

    def _weight(self, spelling: str, words: Sequence[tuple[str, str]], leads: Mapping[str, float]) -> float:
        """Return how likely a meaning is the main one: its words have the word among their first, are several, and
        have translations in common with it."""
        nearest = sorted(leads.get(word.casefold(), 0) for word, _ in words)[-2:]
        shared = sum(self._is_translated_alike(spelling, word) for word, _ in words)
        return sum(nearest) * min(1, len(words) / 3) + shared

    def _is_translated_alike(self, spelling: str, other: str) -> bool:
        return any(
            self._abroad.get((spelling, language), _NONE).keys() & self._abroad.get((other, language), _NONE).keys()
            for language in SHIPPED.values()
        )

    def _is_synonym(self, word: str, synonym: str, remark: str) -> bool:
        """Return whether a word of the thesaurus is to be shown as a synonym."""
        unfit = any(each.search(remark) for each in (_REMARKS_OUT, _REMARKS_CRUDE)) or "..." in synonym
        crude = self._crude.search(synonym) or _offends(self.language, synonym)
        return not unfit and not crude and synonym.casefold() != word.casefold()

    def _translate(self) -> None:
        for (spelling, language), words in sorted(self._abroad.items()):
            if word := self._key(spelling):
                weights = {other: score * _likely(self._folder, language, other) for other, score in words.items()}
                good = [other for other in sorted(weights, key=lambda other: -weights[other]) if weights[other]]
                clean = (other for other in good if not _offends(language, other) and not _CRUDE.search(other))
                if line := in_line(clean, _TRANSLATIONS):
                    self._add_translation(word, spelling, language, line)

    def _translations(self) -> dict[tuple[str, str], Counter[str]]:
        """Return the translations of each spelling into each language, with a weight: how early dictionaries have
        them."""
        found = defaultdict[tuple[str, str], Counter[str]](Counter)
        for kind in ("into", "from"):
            for language, pairs in self._table[kind].items():
                for article in (article for pair in pairs for article in self._articles[pair]):
                    for place, other in enumerate(article.translations):
                        own, there = (article.word, other) if kind == "into" else (other, article.word)
                        found[own, language][there] += 1 / (1 + place)
        return dict(found)

    def _add_translation(self, word: str, spelling: str, language: str, line: str) -> None:
        """Add a translation to what is said of a spelling, if there is room. A form needs none: its lemma has one."""
        senses = self._found[word][spelling]
        own = any(sense.kind is not WordKind.TRANSLATION for sense in senses)
        is_form = self.lexicon.lemma(word) != word
        if (language in room(self.lexicon, word).languages or not senses) and (own or not is_form):
            senses.append(Sense(self._part(spelling), line, kind=WordKind.TRANSLATION, language=language))


@cache
def _frequencies(folder: Path, language: str) -> dict[str, float]:
    return data.frequencies(folder, language)


_OF_SOMETHING = frozenset({"sb", "sth", "jdn", "jdm", "etw"})
"""Places that a dictionary leaves open."""


def _likely(folder: Path, language: str, text: str) -> float:
    """Return how likely it is that these words are a good translation: common words rather than rare ones, one rather
    than several. 0 for what no text has, such as two words without a space between."""
    often = _frequencies(folder, language)
    parts = re.findall(r"[^\W\d_]+", text.casefold())
    unfit = not parts or not text[0].isalpha() or not _OF_SOMETHING.isdisjoint(parts) or "…" in text
    if unfit or any(part not in often for part in parts):
        return 0.0
    return min(log10(often[part]) for part in parts) ** 2 / len(parts)


def _ranked(words: Iterable[tuple[str, str]], leads: Mapping[str, float]) -> list[str]:
    """Return synonyms with remarks: plain ones first, then those that lead back to the word."""
    return [
        word
        for word, remark in sorted(
            words,
            key=lambda pair: (bool(_REMARKS_LATE.search(pair[1])), " " in pair[0], -leads.get(pair[0].casefold(), 0)),
        )
    ]


def _without_remarks(text: str) -> str:
    return re.sub(r"\s*\([^)]*\)\s*", " ", text).strip()


def measure(key: str) -> str:
    """Return for how many words of a tier, as a share, there is something to read: a definition, synonyms or a
    translation first, or in English its own lemma's; guesses do not count."""
    lexicon, glossary = open_shipped(key), Glossary(glossaries(), reads=lambda: SHIPPED[key])
    told = [f"{(LEXICA / key / 'glossary').stat().st_size} bytes"]
    for tier in (Tier.SIMPLE, Tier.EVERYDAY):
        words = [word for word in lexicon.graph if lexicon.is_within(word, tier) and lexicon.is_brought(word)]
        meanings = (glossary.meaning(word, lexicon) for word in words)
        kinds = Counter(meaning.senses[0].kind for meaning in meanings if meaning and not meaning.guess)
        shares = ", ".join(f"{kind} {kinds[kind] / len(words):.1%}" for kind in WordKind)
        told.append(f"{tier.name.lower()} {sum(kinds.values()) / len(words):.1%} of {len(words)} ({shares})")
    return "; ".join(told)


def main() -> None:
    """Build the glossaries that are named, or all, and say how large each became; or print or measure them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    arguments = parser.parse_args()
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    for key in arguments.languages or SHIPPED:
        if arguments.print:
            print(*map("\t".join, GlossFile(LEXICA / key / "glossary")), sep="\n")
            continue
        if arguments.measure:
            print(f"{key}: {measure(key)}")
            continue
        lexicon = open_shipped(key)
        found = (
            english(arguments.data, lexicon) if key == "english" else Words(key, table[key], arguments.data).collect()
        )
        path = build(key, found)
        if key in table:
            write_terms(key, table[key], arguments.data)
        print(f"{key}: {len(found)} words, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
