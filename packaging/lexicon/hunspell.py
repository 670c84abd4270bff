"""Expands hunspell's dictionaries (format: manual page `hunspell(5)`) to all the forms that they allow."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Flags = frozenset[str]


@dataclass(frozen=True)
class Line:
    text: str
    forms: tuple[tuple[str, str], ...]
    """Each form with its lemma."""


@dataclass(frozen=True)
class Rule:
    """One way to change a word: what is taken off, what is put there, and the flags of the word that comes out."""

    prefix: bool
    cross: bool
    strip: str
    add: str
    flags: Flags
    fits: re.Pattern[str]

    def apply(self, word: str) -> str | None:
        """Return the changed word, or None where the rule does not fit."""
        if not self.fits.search(word):
            return None
        if self.prefix:
            return self.add + word.removeprefix(self.strip) if word.startswith(self.strip) else None
        return word.removesuffix(self.strip) + self.add if word.endswith(self.strip) else None


class Affixes:
    """The rules of an `.aff` file."""

    def __init__(self, path: Path) -> None:
        self._rules: dict[str, list[Rule]] = defaultdict(list)
        self._kind = ""
        self._special: dict[str, str] = {}
        cross: dict[str, bool] = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            match line.split():
                case ["FLAG", kind]:
                    self._kind = kind
                case [("NEEDAFFIX" | "FORBIDDENWORD" | "CIRCUMFIX" | "ONLYINCOMPOUND") as name, flag]:
                    self._special[name] = flag
                case [("SFX" | "PFX"), flag, "Y" | "N" as sign, count] if count.isdigit():
                    cross[flag] = sign == "Y"
                case [("SFX" | "PFX") as kind, flag, strip, add, *rest]:
                    self._rules[flag].append(self._rule(kind == "PFX", cross[flag], strip, add, rest))

    def _rule(self, prefix: bool, cross: bool, strip: str, add: str, rest: list[str]) -> Rule:
        ending, _, flags = add.partition("/")
        condition = rest[0] if rest and ":" not in rest[0] else "."
        pattern = re.compile(f"^{condition}" if prefix else f"{condition}$")
        return Rule(prefix, cross, strip.strip("0"), ending.removeprefix("0"), self.flags(flags), pattern)

    def flags(self, text: str) -> Flags:
        """Return the flags that stand together behind a word."""
        if self._kind == "long":
            return frozenset(text[place : place + 2] for place in range(0, len(text), 2))
        return frozenset(text.split(",") if self._kind == "num" else text)

    def forms(self, stem: str, flags: Flags) -> Iterator[tuple[str, str]]:
        """Yield the word and what its flags make of it, each with its lemma: the word, with a prefix if there is one.
        A form may come twice."""
        if {self._special.get("FORBIDDENWORD"), self._special.get("ONLYINCOMPOUND")} & flags:
            return
        fronts = [rule for flag in sorted(flags) for rule in self._rules.get(flag, ()) if rule.prefix and "'" not in rule.add]
        prefixes = [(rule, lemma) for rule in fronts if (lemma := rule.apply(stem)) is not None]
        yield from self._shown(stem, stem, flags, prefixes, False)
        yield from ((form, lemma) for rule, lemma in prefixes for form, _ in self._suffixed(lemma, rule.flags))
        for form, rule in self._suffixed(stem, flags):
            yield from self._shown(form, stem, rule.flags, prefixes, True)
            for further, last in self._suffixed(form, rule.flags):
                yield from self._shown(further, stem, last.flags, prefixes, True)

    def _suffixed(self, word: str, flags: Flags) -> Iterator[tuple[str, Rule]]:
        for flag in sorted(flags):
            for rule in self._rules.get(flag, ()):
                if not rule.prefix and (form := rule.apply(word)) is not None:
                    yield form, rule

    def _shown(
        self, word: str, stem: str, flags: Flags, prefixes: list[tuple[Rule, str]], suffixed: bool
    ) -> Iterator[tuple[str, str]]:
        if not {self._special.get("NEEDAFFIX"), self._special.get("CIRCUMFIX")} & flags:
            yield word, stem
        for rule, lemma in prefixes:
            if (rule.cross or not suffixed) and (form := rule.apply(word)) is not None:
                yield form, lemma


@cache
def lines(path: Path, more: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """Return the lines of the dictionary PATH.dic, and `more`, with all their forms by PATH.aff."""
    affixes = Affixes(path.with_suffix(".aff"))
    found = []
    for line in (*path.with_suffix(".dic").read_text(encoding="utf-8").splitlines()[1:], *more):
        if line:
            stem, _, flags = line.split()[0].partition("/")
            found.append(Line(line, tuple(dict.fromkeys(affixes.forms(stem, affixes.flags(flags))))))
    return tuple(found)
