"""Writes the files of meanings that `engine/glossary.py` reads."""

import zlib
from collections.abc import Iterable
from pathlib import Path

from boggle_desk.engine.glossary import KINDS, MAGIC, PARTS, SIZES, GlossaryEntry

_BLOCK = 16_384  # the bytes of a block before its last line
_SAMPLES = 32_768  # the bytes of the samples, as many as zlib looks back


def entry_text(word: str, entries: Iterable[GlossaryEntry]) -> str:
    """Return what follows a word in its file, for `read_entries`."""
    letters = {part: letter for letter, part in PARTS.items()}
    signs = {kind: sign for sign, kind in KINDS.items()}
    parts, spelling = [], word
    for entry in entries:
        if entry.spelling != spelling:
            spelling = entry.spelling
            parts.append("#" if spelling == word.capitalize() else f"#{spelling}")
        parts += [f"@{letters[part]}{lemma}" for part, lemma in entry.origins]
        for sense in entry.senses:
            letter = letters[sense.part_of_speech] if sense.part_of_speech else "-"
            language = f"{sense.language} " if sense.language else ""
            mark = "!" if sense.crude else ""
            parts.append(f"{letter}{sense.count or ''}{mark}{signs[sense.kind]}{language}{sense.text}")
    return "\t".join(parts)


def write_glosses(path: Path, lines: Iterable[tuple[str, str]]) -> None:
    """Write words with what follows them, sorted by the words, each once."""
    rows = [f"{word}\t{text}" for word, text in lines]
    blocks: list[list[str]] = []
    room = 0
    for row in rows:
        if room <= 0:
            blocks.append([])
            room = _BLOCK
        blocks[-1].append(row)
        room -= len(row.encode()) + 1
    step = max(1, sum(map(len, rows)) // _SAMPLES)
    samples = "\n".join(rows[::step]).encode()[-_SAMPLES:]
    packed = [_folded("\n".join(block), samples) for block in blocks]
    firsts = (block[0].partition("\t")[0] for block in blocks)
    index = "\n".join(f"{len(data)}\t{word}" for data, word in zip(packed, firsts, strict=True))
    heads = zlib.compress(index.encode(), 9), zlib.compress(samples, 9)
    path.write_bytes(b"".join((MAGIC, SIZES.pack(*map(len, heads)), *heads, *packed)))


def _folded(text: str, samples: bytes) -> bytes:
    folder = zlib.compressobj(9, zdict=samples)
    return folder.compress(text.encode()) + folder.flush()
