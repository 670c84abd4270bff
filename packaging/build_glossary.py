"""Builds `resources/lexica/english/glossary.db` from Debian's package `wordnet-base` and the hand-written glosses.

Run it as `python packaging/build_glossary.py`. From WordNet come its plain words of 2 to 28 letters with at most three
senses per part of speech; examples are cut, and senses with a capital are left out. The part of speech that texts use
most comes first, and in it the most used sense. `hand_glosses.tsv` adds what WordNet lacks, above all pronouns,
prepositions and conjunctions; its senses come first. A sense that a child need not read is marked as crude.
"""

import argparse
import re
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import lexicon_wordnet as wordnet  # noqa: E402 - beside this script, once the project is on the path

from boggle_desk.engine.glossary import PartOfSpeech, Sense  # noqa: E402 - as above

HAND_WRITTEN = Path(__file__).resolve().parent / "lexicon" / "hand_glosses.tsv"
_SENSES = 3
_LENGTHS = range(2, 29)
_FIRST = 9_999
"""The count of what is written by hand: it comes before all others."""
_CRUDE = re.compile(
    r"\b(?:sex|sexual(?:ly|ity)?|intercourse|coit\w*|copulat\w*|fornicat\w*|masturbat\w*|"
    r"orgasms?|erotic\w*|erection|aphrodisiac|genitals?|genitalia|penis|vagina\w*|vulva|scrotum|testic\w*|testis|testes|"
    r"clitor\w*|anus|anal|buttocks|nipples?|breasts|pubic|prostitut\w*|brothel|whore\w*|harlot|pimps?|lewd\w*|"
    r"obscen\w*|vulgar\w*|pornograph\w*|lust\w*|seduc\w*|promiscu\w*|adulter(?:y|ous|er|ess)|rape[ds]?|rapist|incest|"
    r"feces|faeces|fecal|faecal|excrement|excret\w*|defecat\w*|urinat\w*|urine|semen|sperm|menstru\w*|flatus|fart\w*|"
    r"heroin|cocaine|narcotics?|marijuana|cannabis|hashish|opium|opiate|amphetamine\w*|barbiturate|LSD|addict\w*|"
    r"hallucinogen\w*|drunk\w*|intoxicat\w*|ethnic slur|disparag\w*|derogatory|offensive (?:term|name|word)|"
    r"suicide|torture[ds]?|castrat\w*|condom|syphilis|gonorrh\w*|venereal|striptease|nude|naked|unattractive|milk-secreting|mammary|"
    r"body that you sit on)\b",
    re.IGNORECASE,
)
_EXAMPLES = re.compile(r"[;:,]\s*\"")
_SCHEMA = """
    CREATE TABLE glosses (word TEXT PRIMARY KEY, senses TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE irregular (
        form TEXT NOT NULL, part TEXT NOT NULL, lemma TEXT NOT NULL, PRIMARY KEY (form, part, lemma)
    ) WITHOUT ROWID;
"""

Glosses = dict[str, list[Sense]]


def hand_written() -> Iterator[tuple[str, Sense]]:
    """Yield the hand-written glosses: word, part of speech and text between tabs. Raises ValueError for a bad line."""
    for line in HAND_WRITTEN.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word, part, text = line.split("\t")
            yield word, Sense(PartOfSpeech(part), text, _FIRST)


def glosses(folder: Path) -> Glosses:
    """Return the senses of all words."""
    synsets, found = wordnet.read_synsets(folder), defaultdict[str, list[Sense]](list)
    counts = wordnet.read_counts(folder)
    for word, sense in hand_written():
        found[word].append(sense)
    for word, files in wordnet.read_index(folder).items():
        if len(word) in _LENGTHS:
            used = {file: sum(counts[word, file, n + 1] for n in range(len(offsets))) for file, offsets in files}
            for file, offsets in sorted(files, key=lambda each: -used[each[0]]):
                found[word] += _senses(word, file, [synsets[file, offset] for offset in offsets], used[file])
    return {word: senses for word, senses in sorted(found.items()) if senses}


def _senses(word: str, file: str, meant: list[wordnet.Synset], used: int) -> list[Sense]:
    """Return the senses of a word as one part of speech, which was met so often."""
    texts = [_EXAMPLES.split(synset.gloss)[0].strip(" ;") for synset in meant if word in synset.words]
    part = wordnet.FILES[file]
    return [Sense(part, text, min(used, _FIRST - 1), bool(_CRUDE.search(text))) for text in texts[:_SENSES]]


def _line(sense: Sense) -> str:
    """Return a sense as the table has it."""
    return f"{sense.part_of_speech}\t{sense.count}\t{'crude' if sense.crude else ''}\t{sense.text}"


def build(folder: Path, path: Path) -> Glosses:
    """Write the glossary to `path`; return the senses of all words."""
    found = glosses(folder)
    irregular = sorted(
        {
            (form, part.value, lemma)
            for form, origins in wordnet.read_irregular(folder).items()
            for part, lemma in origins
            if lemma in found
        }
    )
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    database.executescript(_SCHEMA)
    texts = ((word, "\n".join(map(_line, found[word]))) for word in found)
    database.executemany("INSERT INTO glosses VALUES (?, ?)", texts)
    database.executemany("INSERT INTO irregular VALUES (?, ?, ?)", irregular)
    database.commit()
    database.execute("VACUUM")
    database.close()
    return found


def main() -> None:
    """Build the glossary and say how large it became."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--output", type=Path, default=ROOT / "resources" / "lexica" / "english" / "glossary.db")
    arguments = parser.parse_args()
    found = build(arguments.wordnet, arguments.output)
    print(f"words: {len(found)}\nbytes: {arguments.output.stat().st_size}")


if __name__ == "__main__":
    main()
