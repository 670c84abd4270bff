"""The game speaks with one voice: plain words, short sentences, one name for each thing.

What is forbidden is data, so that a new habit is one line.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boggle_desk import paths

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "boggle_desk"

FORBIDDEN = {
    r"\bdoubt": "challenge",
    r"\bfalls\b(?! asleep)|\bfell\b": "doesn't count",
    r"\bstands\b|\bstand\b": "counts",
    r"\bstruck\b|\bstrikes?\b": "crossed off, doesn't count",
    r"\bis no word\b|\bno words? here\b": "isn't in the dictionary",
    r"\btak(e|es|en|ing) back\b|\btook back\b|\btake .* back\b": "Undo, remove",
    r"\bgoes? forth\b": "Redo",
    r"\bput away\b|\bputs away\b": "Archive",
    r"\bstored\b": "saved",
    r"^go on$|\bgoes on\b": "Carry on, Resume",
    r"^to the (table|start|pad|scores|game)": "Start, Home, Scores",
    r"\bstart page\b|\bfirst page\b": "Home",
    r"\bas the system\b": "Same as system",
    r"\bas they were made\b": "Normal",
    r"\bthe glass\b": "timer",
    r"\bsigns?\b": "character",
    r"\bshel(f|ves)\b": "Dictionaries",
    r"\bmovement\b": "animation",
    r"\bis asked\b|\bare asked\b": "you decide, the dictionary decides",
    r"\blies\b|\blie\b|\blay there\b": "is, are",
    r"\bshall\b": "will, or a question with Do",
    r"\bin vain\b": "wrong",
    r"\bswaps?\b": "exchange",
    r"\bnobody touches\b": "(drop it)",
    r"^another game$|another game?": "Play again, New game",
    r"\banew\b": "again",
    r"\blinear round\b": "Linear",
    r"^(?-i:Who) \w+ [^?]*\.$": "say who: you, a player",
}
STIFF = re.compile(r"\bcannot\b|\b(can|do|does|did|is|are|was|were|has|have|will) not\b|\bit is (?=\w)", re.IGNORECASE)
"""What is said in one word at a table: can't, don't, it's."""
KEPT = ("The letters are hidden and the sand stands still.",)
MOST_WORDS, MOST_WORDS_OF_HELP, MOST_COMMAS = 14, 20, 1
LAWYERS = ("views/dialogs/about_dialog.py",)
"""Where others' words are quoted: owners of trademarks and lists want theirs."""


def sentences_on_screen() -> Iterator[tuple[str, str]]:
    """Yield the file and the text of every sentence that goes through the translations."""
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if re.search(r"tr\(|translate\(|NOOP\(", text) else ():
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            where = {"tr": slice(0, 1), "translate": slice(1, 2), "QT_TRANSLATE_NOOP": slice(1, 2)}.get(name)
            for part in node.args[where] if where else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield file.relative_to(PACKAGE).as_posix(), part.value.replace("&", "")


def help_chapters() -> list[Path]:
    return sorted(paths.resource("help", "en").glob("*.md"))


def faults(text: str) -> list[str]:
    """Return what the words of a text break of the voice."""
    if text in KEPT:
        return []
    return [f"say {better}" for pattern, better in FORBIDDEN.items() if re.search(pattern, text, re.IGNORECASE)]


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?:…])\s+|\n+", text) if part]


def too_long(text: str, most: int) -> list[str]:
    return [f"{len(words)} words" for part in sentences(text) if len(words := part.split()) > most]


def faults_on_screen(text: str) -> list[str]:
    """Return what a sentence on screen breaks of the voice."""
    text = re.sub(r"\{[^}]*\}", "x", text)
    found = faults(text) + too_long(text, MOST_WORDS)
    found += ["a semicolon"] if ";" in text and "(*" not in text else []
    found += ["no contraction"] if STIFF.search(text) else []
    found += ["a curly apostrophe"] if "’" in text else []
    return found + [f"{part.count(',')} commas" for part in sentences(text) if part.count(",") > MOST_COMMAS]


def test_what_is_said_on_screen() -> None:
    assert [
        f"{file}: {text!r}: {', '.join(found)}"
        for file, text in sentences_on_screen()
        if file not in LAWYERS and (found := faults_on_screen(text))
    ] == []


@pytest.mark.parametrize("file", help_chapters(), ids=lambda file: file.stem)
def test_what_the_help_says(file: Path) -> None:
    text = re.sub(r"<!--.*?-->", "", file.read_text(encoding="utf-8"))
    lines = [line for block in text.split("\n\n") for line in _prose(block)]
    assert [(line, found) for line in lines if (found := faults(line) + too_long(line, MOST_WORDS_OF_HELP))] == []


def _prose(block: str) -> list[str]:
    """Return a block of Markdown as lines of prose: the cells of a table, the points of a list, or a paragraph."""
    if block.startswith("|"):
        return [cell.strip() for row in block.splitlines() for cell in row.strip("|").split("|")]
    points = re.split(r"\n(?:- |\d+\. )", f"\n{block}")
    return [" ".join(re.sub(r"[*#`]", "", point).split()) for point in points if point.strip()]


@pytest.mark.parametrize(
    "file", sorted({PACKAGE / "cli.py", *(PACKAGE / "commands").glob("*.py")}), ids=lambda file: file.stem
)
def test_what_the_command_line_says(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        " ".join(node.value.split())
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    assert [(text, found) for text in texts if (found := faults(text))] == []


@pytest.mark.parametrize(
    "name", ["README.md", "CHANGELOG.md", "packaging/io.github.boggle_desk.boggle_desk.metainfo.xml"]
)
def test_what_the_documents_say(name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").split())
    assert [part for part in sentences(text) if faults(part)] == []
