"""The chapters of the help, read from the shipped Markdown files."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_RULES = re.compile(r"[ \t]*<!--(.*?)-->")
_RULE = re.compile(r"[A-Z]\d+")
_SIGNS = re.compile(r"[*_`|]+|^[-#]+ ?|-{3,}", re.MULTILINE)
DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True)
class Section:
    """A heading with the text below it, and the ids of the rules that it explains."""

    title: str
    text: str
    rules: tuple[str, ...] = ()

    @cached_property
    def plain(self) -> str:
        """The text without the signs of Markdown, for searching."""
        return " ".join(_SIGNS.sub(" ", self.text).split())

    def rank(self, wanted: str) -> int | None:
        """Return how well the section fits what somebody looks for, 0 best, or None if it does not."""
        wanted = " ".join(wanted.casefold().split())
        if wanted in (rule.casefold() for rule in self.rules) or self.title.casefold().startswith(wanted):
            return 0
        if wanted in self.title.casefold():
            return 1
        return 2 if wanted in self.plain.casefold() else None


@dataclass(frozen=True)
class Chapter:
    """One file of the help: its title, its Markdown without what is hidden, its sections in order, and the group of
    chapters that it belongs to, empty for none."""

    title: str
    markdown: str
    sections: tuple[Section, ...]
    group: str = ""


def read_chapters(folder: Path, language: str = DEFAULT_LANGUAGE) -> tuple[Chapter, ...]:
    """Return the chapters of a language in the order of their file names; those in English if there are none.

    Raises OSError if they cannot be read.
    """
    chosen = folder / language if (folder / language).is_dir() else folder / DEFAULT_LANGUAGE
    return tuple(_chapter(path.read_text(encoding="utf-8")) for path in sorted(chosen.glob("*.md")))


def _chapter(source: str) -> Chapter:
    """Split a file at its headings: the first line is `# Title <!-- Group -->`, sections begin with
    `## Title <!-- B1 B2 -->`."""
    head, *parts = re.split(r"^##? ", source.strip(), flags=re.MULTILINE)[1:]
    sections = tuple(_section(part) for part in (head, *parts))
    hidden = " ".join(_RULES.findall(head.partition("\n")[0]))
    group = " ".join(_RULE.sub("", hidden).split())
    return Chapter(sections[0].title, _RULES.sub("", source), tuple(s for s in sections if s.text), group)


def _section(part: str) -> Section:
    heading, _, text = part.partition("\n")
    rules = tuple(_RULE.findall(" ".join(_RULES.findall(heading))))
    return Section(_RULES.sub("", heading).strip(), text.strip(), rules)
