"""Which words the program never brings, though they count: what no reader for primary school prints.

`sensitive.toml` says what each language has them from: lists of bad words, a Wiktionary's first meanings, and
dictionaries that translate with one of `concepts.txt`, in both directions. Of rare words one source is believed, of
common ones two. `LANGUAGE/sensitive.txt` adds words and patterns by hand, and takes out again. All forms follow: a word
is sensitive if any of its lemmas is.
"""

import re
import tarfile
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path

from lexicon import data, gloss_sources, layer

_HERE = Path(__file__).parent
_LISTED = re.compile(r"""(?m)(?:"([^"\n]+)"|'([^'\n]+)')(?!: 0)|^\s+(\w+): [12]""")
"""A word of a list. `cuss` rates its words; those with 0 are hardly ever meant badly."""
LICENCES = {
    "List of Dirty, Naughty, Obscene, and Otherwise Bad Words by Shutterstock (naughty-words 1.2.0), CC-BY 4.0": (
        "naughty-words:LICENSE"
    ),
    "cuss 2.2.0 by Titus Wormer, MIT": "cuss:license",
    "@2toad/profanity 3.3.0 by 2Toad, MIT": "2toad-profanity:LICENSE",
    "AllProfanity 2.4.0 by Ayush Jadaun, MIT": "allprofanity:LICENSE",
}
_ABOUT_TERMS = """\
Which words the program never brings by itself is marked in the files referee.levels. The marks are made with the help
of these lists, and of the dictionaries that the folders of the languages name.
"""
_MAIN = 2
"""How many translations of an English word are its main ones."""
_ABOUT = 40
"""The letters in which a definition says what it is about."""
_COMPOUNDING = frozenset({"german", "dutch"})
_HEAD, _REST = 5, 3
"""The shortest sensitive part of a compound, and the shortest other part."""


def words(
    key: str,
    folder: Path,
    folded: Callable[[str], str],
    lemmas: Mapping[str, Collection[str]],
    common: Collection[str],
    by_hand: Collection[str],
) -> set[str]:
    """Return the sensitive ones of a dictionary's words, which `lemmas` has with all that each may be a form of."""
    told = Counter(word for source in _sources(key, folder) for word in {folded(each) for each in source})
    fits, is_innocent = (
        layer.matcher([each.removeprefix("-") for each in by_hand if each.startswith("-") is innocent])
        for innocent in (False, True)
    )
    found = {word for word, count in told.items() if word in lemmas and count > (word in common)}
    found = {word for word in {*found, *filter(fits, lemmas)} if not is_innocent(word)}
    if key in _COMPOUNDING:
        heads = {word for word in found if len(word) >= _HEAD and word not in common and word in lemmas[word]}
        found |= {
            word
            for word in lemmas
            for cut in range(_REST, len(word) - _HEAD + 1)
            if word[cut:] in heads and word[:cut] in lemmas
        }
    return {
        word for word, own in lemmas.items() if (word in found or not found.isdisjoint(own)) and not is_innocent(word)
    }


def _sources(key: str, folder: Path) -> Iterator[set[str]]:
    """Yield what each source of a language calls sensitive, in lower case."""
    facts = tomllib.loads((_HERE / "sensitive.toml").read_text(encoding="utf-8"))[key]
    for name, pattern in facts["lists"].items():
        text = packed(folder, name)
        section = re.search(pattern, text, re.DOTALL | re.MULTILINE) if pattern else None
        yield {"".join(each).lower() for each in _LISTED.findall(section[0] if section else text)}
    lines = (line.partition("#")[0] for line in (_HERE / "concepts.txt").read_text(encoding="utf-8").splitlines())
    concepts = {word.replace("_", " ") for line in lines for word in line.split()}
    if "dictionary" not in facts:
        yield from (concepts, concepts)  # being English, they need no other witness
        return
    out_of = gloss_sources.articles(data.unpacked(folder), f"{facts['dictionary']}-eng")
    yield {a.word.lower() for a in out_of if {t.lower().removeprefix("to ") for t in a.translations[:1]} & concepts}
    into = gloss_sources.articles(data.unpacked(folder), f"eng-{facts['dictionary']}")
    yield {word.lower() for each in into if each.word.lower() in concepts for word in each.translations[:_MAIN]}
    if "glosses" in facts:
        crude = tomllib.loads((_HERE / "glossaries.toml").read_text(encoding="utf-8"))[key]["crude"]
        means = re.compile(crude, re.VERBOSE | re.IGNORECASE).search
        yield {word.lower() for word, meanings in data.glosses(folder, facts["glosses"]) if means(meanings[0][:_ABOUT])}


def terms(folder: Path) -> str:
    """Return who made the lists, and their licences."""
    told = (f"{name}\n\n{packed(folder, file).strip()}\n" for name, file in LICENCES.items())
    return "\n\n".join((_ABOUT_TERMS, *told))


def packed(folder: Path, name: str) -> str:
    """Return a file of an npm package in the folder `npm`, by `PACKAGE:FILE`."""
    package, file = name.split(":")
    with tarfile.open(next((folder / "npm").glob(f"{package}-*.tgz"))) as archive:
        found = archive.extractfile(f"package/{file}")
        assert found, name
        return found.read().decode("utf-8")
