"""Bring the translations up to date with the program, and hand them to translators.

    python packaging/compile_translations.py            rewrite translations/*.ts, compile each to .qm
    python packaging/compile_translations.py --check    change nothing; exit 1 when something would change
    python packaging/compile_translations.py --todo de  print what is not translated, a line of JSON for each sentence
    python packaging/compile_translations.py --list de  print every sentence so, with its translation
    python packaging/compile_translations.py --fill de FILE...
                                                        write such lines back; exit 1 when some are refused
    python packaging/compile_translations.py --pseudo FOLDER [ar]
                                                        write boggle_desk_en.qm there, or that of the language: each
                                                        sentence ‹text~~~›, 40 % longer

English needs a file only for plurals: "%n word(s)" becomes "1 word" and "2 words". A new language begins as a file
with nothing but `<!DOCTYPE TS><TS version="2.1" language="it_IT"></TS>`.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import PySide6

from boggle_desk.engine.scrabble.gcg import GcgFault
from boggle_desk.engine.scrabble.notation import NotationFault

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
TRANSLATIONS, COMPILED = ROOT / "translations", RESOURCES / "translations"
_KEPT = re.compile(r"(\{[^}]*\}|%L?n|%\d|<[^>]*>|&\w+;|\n)")
_MNEMONIC = re.compile(r"&(?=[^&\s])(?!\w+;)")
_ENDING = re.compile(r"(…|[.:!?]|)$")


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit code."""
    match arguments:
        case ["--pseudo", folder, *language]:
            write_pseudo(Path(folder), *language)
            return 0
        case ["--todo" | "--list" as way, language]:
            for line in lines(_file(language), everything=way == "--list"):
                print(json.dumps(line, ensure_ascii=False))
            return 0
        case ["--fill", language, *files]:
            refused = fill(_file(language), [line for file in files for line in _read(Path(file))])
            return 1 if refused or update([]) else 0
    return update(arguments)


def update(arguments: list[str]) -> int:
    """Bring all files up to date, or only say whether they are; return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        places = {
            file: (TRANSLATIONS if file.suffix == ".ts" else COMPILED) / file.name for file in renew(Path(folder))
        }
        stale = {file: place for file, place in places.items() if not _same(file, place)}
        if "--check" not in arguments:
            for file, place in stale.items():
                place.write_bytes(file.read_bytes())
    print("changed:" if stale else "translations are up to date", *(file.name for file in stale))
    return 1 if stale and "--check" in arguments else 0


def renew(folder: Path) -> list[Path]:
    """Write each .ts with today's sentences and its .qm into the folder, and return the files."""
    sources = {source.stem: folder / source.name for source in sorted(TRANSLATIONS.glob("*.ts"))}
    for source in sources.values():
        source.write_bytes((TRANSLATIONS / source.name).read_bytes())
    english = sources.pop("boggle_desk_en")
    _update(english, plurals_only=True)
    _fill_english(english)
    _update(english, plurals_only=True)  # its own layout, so that nothing changes the next time
    if sources:
        _update(*sources.values())
    return [file for source in (english, *sources.values()) for file in (source, compiled(source))]


def lines(source: Path, *, everything: bool) -> Iterator[dict[str, Any]]:
    """Yield each sentence that has no translation, or each at all, with the places that say it: a dictionary with the
    English as `en`, the classes as `in`, and the translation as `to`, a list where there are plurals."""
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for context, message in _messages(source):
        english, comment = message.findtext("source") or "", message.findtext("comment") or ""
        texts = _forms(message)
        if not everything and all(texts):
            continue
        text = texts if message.get("numerus") == "yes" else texts[0]
        line = found.setdefault(
            (english, comment, f"{context == 'Resources'} {text}"), {"en": english, "in": [], "to": text}
        )
        line["in"].append(context)
        if comment:
            line["about"] = comment
    yield from found.values()


def fill(source: Path, wanted: Iterable[dict[str, Any]]) -> int:
    """Write these translations into a .ts, all that can stand; say what is wrong, and return how many were refused."""
    tree, refused = ElementTree.parse(source), 0
    places: dict[str, list[tuple[str, ElementTree.Element]]] = {}
    for context in tree.iter("context"):
        for message in context.iter("message"):
            places.setdefault(message.findtext("source") or "", []).append((context.findtext("name") or "", message))
    for line in wanted:
        forms = [line["to"]] if isinstance(line["to"], str) else line["to"]
        if not any(forms):
            continue
        for context, message in places.get(line["en"], ()):
            fits = context in line.get("in", [context]) and line.get("about", "") == (message.findtext("comment") or "")
            if not fits or (line.get("merge") and all(_forms(message))):
                continue
            if wrong := faults(line["en"], forms, len(_forms(message))):
                refused += 1
                print(f"refused: {line['en']!r} → {line['to']!r}: {'; '.join(wrong)}")
                break
            _translate(message, forms)
        for doubt in doubts(line["en"], forms):
            print(f"doubtful: {line['en']!r} → {line['to']!r}: {doubt}")
    _write(tree, source)
    return refused


def faults(english: str, forms: list[str], wanted: int) -> list[str]:
    """Return why a translation can't stand."""
    found = [] if len(forms) == wanted else [f"{wanted} form(s) wanted"]
    for form in forms:
        if sorted(_KEPT.findall(form)) != sorted(_KEPT.findall(english)):
            found.append(f"these must be kept as they are: {' '.join(_KEPT.findall(english)) or 'none'}")
        if len(_MNEMONIC.findall(form)) != len(_MNEMONIC.findall(english)):
            found.append("it needs one & before a letter" if _MNEMONIC.search(english) else "& has no meaning here")
        if form.strip() != form and english.strip() == english:
            found.append("spaces around it")
        if form.endswith("…") != english.endswith("…"):
            found.append("… at the end of one only")
    return found


def doubts(english: str, forms: list[str]) -> Iterator[str]:
    """Yield what may be wrong with a translation."""
    for form in forms:
        if _ENDING.findall(form)[0] != _ENDING.findall(english)[0]:
            yield "another sign at the end"
        if len(form) > 1.5 * len(english) + 8:
            yield "very long"


def write_pseudo(folder: Path, language: str = "en") -> Path:
    """Write a .qm of brackets into the folder, in place of that of a language, and return it."""
    source = folder / f"boggle_desk_{language}.ts"
    source.write_text(f'<!DOCTYPE TS><TS version="2.1" language="{language}"></TS>', encoding="utf-8")
    _update(source)
    tree = ElementTree.parse(source)
    for message in tree.iter("message"):
        english, forms = message.findtext("source") or "", len(_forms(message))
        if message.get("numerus") == "yes":
            _translate(message, [pseudo(english_plural(english, one=number == 0)) for number in range(forms)])
        else:
            _translate(message, [pseudo(english)])
    _write(tree, source)
    return compiled(source)


def pseudo(sentence: str) -> str:
    """Return a sentence 40 % longer with ‹brackets~› round all but what is put into it."""
    parts = [part and (part if _KEPT.fullmatch(part) else f"‹{part}›") for part in _KEPT.split(sentence)]
    return f"{''.join(parts)}‹{'~' * (len(sentence) * 2 // 5)}›".replace("›‹", "")


def compiled(source: Path) -> Path:
    """Compile a .ts beside itself and return the .qm; the same source always gives the same bytes."""
    target = source.with_suffix(".qm")
    _tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))
    return target


def english_plural(sentence: str, one: bool) -> str:
    """Return "%n word" or "%n words" for "%n word(s)", and "entry" or "entries" for "entr(y|ies)"."""
    chosen = re.sub(r"\((\w*)\|(\w*)\)", r"\1" if one else r"\2", sentence)
    return re.sub(r"\((e?s)\)", "" if one else r"\1", chosen)


def _file(language: str) -> Path:
    return TRANSLATIONS / f"boggle_desk_{language}.ts"


def _read(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a translator's file; those of another .ts fill only what is empty."""
    if file.suffix == ".ts":
        for line in lines(file, everything=True):
            yield line | {"merge": True}
        return
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            if text.strip():
                yield json.loads(text)
        except ValueError as error:
            raise SystemExit(f"{file}:{number}: {error}") from error


def _messages(source: Path) -> Iterator[tuple[str, ElementTree.Element]]:
    """Yield each message of a .ts with its context."""
    for context in ElementTree.parse(source).iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


def _forms(message: ElementTree.Element) -> list[str]:
    """Return the translation, or those of one, two and so on; empty texts where there is none."""
    return [each.text or "" for each in message.iter("numerusform")] or [message.findtext("translation") or ""]


def names_of_resources() -> list[str]:
    """Return what shipped files call themselves and their parts, and what can be wrong with a game in GCG: it is
    translated in the context `Resources`."""

    def named(value: Any) -> Iterator[str]:
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(part, str):
                yield from [part] if key in ("name", "title", "about", "tagline", "family") else ()
            elif isinstance(part, dict | list):
                yield from named(part)

    found = [file.read_text(encoding="utf-8").partition("\n")[0].strip("# ") for file in RESOURCES.glob("boards/*.txt")]
    for pattern in ("cubes/*.json", "lexica/*/lexicon.json"):
        found += [text for file in RESOURCES.glob(pattern) for text in named(json.loads(file.read_bytes()))]
    told = tomllib.loads((RESOURCES / "characters.toml").read_text("utf-8"))  # names are the same everywhere
    found += [text for each in told.values() for key, text in each.items() if key != "name" and isinstance(text, str)]
    for pattern in ("study/*.toml", "tiles/*.toml", "rules/*/*.toml", "cheers.toml"):
        found += [text for file in RESOURCES.glob(pattern) for text in named(tomllib.loads(file.read_text("utf-8")))]
    found += [fault.value for fault in (*GcgFault, *NotationFault)]
    return sorted({text for text in found if re.search("[a-z]", text)})


def _update(*sources: Path, plurals_only: bool = False) -> None:
    files = sorted(str(file) for file in (ROOT / "boggle_desk").rglob("*.py"))
    named = sources[0].with_name("resources.py")
    calls = (
        f'QT_TRANSLATE_NOOP("Resources", {json.dumps(each, ensure_ascii=False)})\n' for each in names_of_resources()
    )
    named.write_text("".join(calls), encoding="utf-8")
    files.append(str(named))
    heuristics = ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    options = ["-silent", "-no-obsolete", "-sort-messages", "-locations", "none"]
    only = ["-pluralonly"] if plurals_only else []
    _tool("lupdate", *options, *heuristics, *only, *files, "-ts", *map(str, sources))
    named.unlink()


def _fill_english(source: Path) -> None:
    """Give every plural its two English forms, where a person has not written them."""
    tree = ElementTree.parse(source)
    for message in tree.iter("message"):
        sentence, translation = message.findtext("source") or "", message.find("translation")
        if translation is not None and translation.get("type") == "unfinished":
            _translate(message, [english_plural(sentence, one=True), english_plural(sentence, one=False)])
    _write(tree, source)


def _write(tree: "ElementTree.ElementTree[ElementTree.Element]", source: Path) -> None:
    text = ElementTree.tostring(tree.getroot(), encoding="unicode")
    source.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def _translate(message: ElementTree.Element, forms: list[str]) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    for form, text in zip_longest(list(translation), forms):
        if form is None:
            translation.text = text
        else:
            form.text = text


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def _tool(name: str, *arguments: str) -> None:
    """Run Qt's own tool as it comes with PySide6-Essentials."""
    folder = Path(PySide6.__file__).parent
    program = next(
        file for file in (folder / name, folder / f"{name}.exe", folder / "Qt/libexec" / name) if file.is_file()
    )
    subprocess.run([str(program), *arguments], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
