"""Bring the translations up to date with the program.

    python packaging/compile_translations.py            rewrite translations/*.ts and compile each to .qm
    python packaging/compile_translations.py --check    change nothing; exit 1 when something would change
    python packaging/compile_translations.py --pseudo FOLDER
                                                        write boggle_desk_pseudo.qm there: each sentence [Ťĕxť~~~],
                                                        a third longer, to find what is cut off or not translated

English needs a file only for plurals: "%n word(s)" becomes "1 word" and "2 words". Other languages: copy no file, but
make an empty one, `<TS version="2.1" language="fr"></TS>`, and run this; then translate it with Qt Linguist.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
_ACCENTED = str.maketrans("AEIOUaeioucnstyCNSTY", "ÀÈÌÒÙàèìòùçñšťýÇÑŠŤÝ")
_KEPT = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w+;|\n)")


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit code."""
    if arguments[:1] == ["--pseudo"]:
        write_pseudo(Path(arguments[1]))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        renewed = {file.name: file for file in renew(Path(folder))}
        stale = [name for name, file in renewed.items() if not _same(file, TRANSLATIONS / name)]
        if "--check" not in arguments:
            for name in stale:
                (TRANSLATIONS / name).write_bytes(renewed[name].read_bytes())
    print("changed:" if stale else "translations are up to date", *stale)
    return 1 if stale and "--check" in arguments else 0


def renew(folder: Path) -> list[Path]:
    """Write each .ts with today's sentences and its .qm into the folder, and return the files."""
    files = []
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        fresh = folder / source.name
        fresh.write_bytes(source.read_bytes())
        english = source.stem.endswith("_en")
        _update(fresh, plurals_only=english)
        if english:
            _fill_english(fresh)
            _update(fresh, plurals_only=True)  # its own layout, so that nothing changes the next time
        files += [fresh, compiled(fresh)]
    return files


def write_pseudo(folder: Path) -> Path:
    """Write `boggle_desk_pseudo.qm` into the folder and return it."""
    source = folder / "boggle_desk_pseudo.ts"
    source.write_text('<!DOCTYPE TS><TS version="2.1" language="en_GB"></TS>', encoding="utf-8")
    _update(source, plurals_only=False)
    tree = ElementTree.parse(source)
    for message in tree.iter("message"):
        text = pseudo(message.findtext("source") or "")
        _translate(message, [text, text])
    tree.write(source, encoding="utf-8", xml_declaration=True)
    return compiled(source)


def pseudo(sentence: str) -> str:
    """Return a sentence that is readable, a third longer and foreign: accents, brackets, placeholders kept."""
    parts = [part if _KEPT.fullmatch(part) else part.translate(_ACCENTED) for part in _KEPT.split(sentence)]
    return f"[{''.join(parts)}{'~' * (len(sentence) // 3 + 1)}]"


def compiled(source: Path) -> Path:
    """Compile a .ts beside itself and return the .qm; the same source always gives the same bytes."""
    target = source.with_suffix(".qm")
    _tool("lrelease", "-silent", str(source), "-qm", str(target))
    return target


def english_plural(sentence: str, one: bool) -> str:
    """Return "%n word" or "%n words" for "%n word(s)", and "entry" or "entries" for "entr(y|ies)"."""
    chosen = re.sub(r"\((\w*)\|(\w*)\)", r"\1" if one else r"\2", sentence)
    return re.sub(r"\((e?s)\)", "" if one else r"\1", chosen)


def _update(source: Path, *, plurals_only: bool) -> None:
    files = sorted(str(file) for file in (ROOT / "boggle_desk").rglob("*.py"))
    options = ["-silent", "-no-obsolete", "-locations", "none", *(["-pluralonly"] if plurals_only else [])]
    _tool("lupdate", *options, *files, "-ts", str(source))


def _fill_english(source: Path) -> None:
    """Give every plural its two English forms, where a person has not written them."""
    tree = ElementTree.parse(source)
    for message in tree.iter("message"):
        sentence, translation = message.findtext("source") or "", message.find("translation")
        if translation is not None and translation.get("type") == "unfinished":
            _translate(message, [english_plural(sentence, one=True), english_plural(sentence, one=False)])
    text = ElementTree.tostring(tree.getroot(), encoding="unicode")
    source.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def _translate(message: ElementTree.Element, forms: list[str]) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    plural = message.get("numerus") == "yes"
    for child in list(translation):
        translation.remove(child)
    if plural:
        for form in forms:
            ElementTree.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0]


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
