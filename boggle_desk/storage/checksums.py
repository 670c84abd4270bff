"""Checksums of files that nobody has open: a bit that has turned is found, and turned back.

A small text (JSON or TOML) has its own in a last line of spaces and tabs, over which every reader reads. A database has
one for each page behind the last page, from when it was closed until it is opened again; SQLite reads over them too.
Files without checksums are from before, or from a program that was killed, and are taken as they are.
"""

from contextlib import suppress
from functools import partial
from io import BytesIO
from os import SEEK_END
from pathlib import Path
from typing import IO
from zlib import crc32

from boggle_desk.storage.disk import COMPANIONS, move_aside, read_at_most, replace_file

_POLYNOMIAL = 0xEDB88320
_BITS = str.maketrans("01", " \t")
SEAL = len("\n") + 32 + len("\n")  # how many bytes longer a text is with its checksum
PAGE = 4096
_SUM, _MARK = 4, b"page checksums!"
"""The mark's length is odd, so that no file of whole pages can end in checksums."""
_MOST_TURNED = 10  # the most pages that are mended: looking for a bit takes its time


def turned_back(data: bytes, checksum: int) -> bytes | None:
    """Return data in which one bit has turned with that bit turned back; None if that doesn't make it right."""
    wrong, change = crc32(data) ^ checksum, _POLYNOMIAL  # what the last bit changes, then what those before it do
    for place in range(8 * len(data) - 1, -1, -1):
        if change == wrong:
            byte, bit = divmod(place, 8)
            return data[:byte] + bytes([data[byte] ^ 1 << bit]) + data[byte + 1 :]
        change = change >> 1 ^ (_POLYNOMIAL if change & 1 else 0)
    return None


# ------------------------------------------------------------------------------------------- small texts


def sealed(text: bytes) -> bytes:
    return text + f"\n{crc32(text):032b}\n".translate(_BITS).encode()


def unsealed(data: bytes) -> tuple[bytes, bool]:
    """Return a text without its checksum, and whether a bit of it had turned. What somebody has edited stays so."""
    text, seal = data[:-SEAL], data[-SEAL:]
    odd = seal.strip(b" \t\n")
    if len(odd) > 1 or len(seal) < SEAL:
        return data, False
    checksum = sum(1 << place for place, sign in enumerate(reversed(seal[1:-1])) if sign == ord("\t"))
    if odd or checksum == crc32(text):
        return text, bool(odd)  # what has turned is a bit of the checksum itself
    mended = turned_back(text, checksum)
    return (text, False) if mended is None else (mended, True)


def mend(path: Path, largest: int) -> Path | None:
    """Turn back a bit that has turned in a text, if the disk takes it; return the name that the damaged file has
    now."""
    with suppress(OSError):
        text, had_turned = unsealed(read_at_most(path, largest + SEAL))
        if had_turned:
            aside = move_aside(path)
            try:
                replace_file(path, sealed(text))
            except OSError:
                aside.replace(path)
                raise
            return aside
    return None


# ------------------------------------------------------------------------------------------- databases


def is_closed(path: Path) -> bool:
    """Return whether a database was closed by everybody, and not left by a program that was killed."""
    return not any(path.with_name(path.name + ending).exists() for ending in COMPANIONS)


def seal_pages(path: Path) -> None:
    """Put the checksums behind a database that was closed, unless somebody else has it open or it can't be written."""
    with suppress(OSError):
        if is_closed(path):
            with path.open("a+b") as file:
                file.seek(0)
                sums = [crc32(page).to_bytes(_SUM) for page in iter(partial(file.read, PAGE), b"")]
                file.write(b"".join(sums) + _MARK)


def pages_agree(path: Path) -> bool:
    """Return whether a closed database is as it was left, as far as that is known."""
    with suppress(OSError), path.open("rb") as file:
        if pages := _sealed_pages(file):
            file.seek(pages * PAGE)
            sums = file.read(pages * _SUM)
            file.seek(0)
            return b"".join(crc32(file.read(PAGE)).to_bytes(_SUM) for _page in range(pages)) == sums
    return True


def unseal_pages(path: Path) -> None:
    """Take the checksums from a database that is about to be opened. Does nothing where it can't be written."""
    with suppress(OSError), path.open("r+b") as file:
        if pages := _sealed_pages(file):
            file.truncate(pages * PAGE)


def mended_pages(content: bytes) -> bytes:
    """Return a database without its checksums, with the bits turned back that they tell of."""
    pages, turned = _sealed_pages(BytesIO(content)), 0
    sums, content = content[pages * PAGE :], content[: pages * PAGE] if pages else content
    for number in range(pages):
        page, sum_ = content[number * PAGE : (number + 1) * PAGE], sums[number * _SUM : (number + 1) * _SUM]
        if crc32(page) != int.from_bytes(sum_) and (turned := turned + 1) <= _MOST_TURNED:
            right = turned_back(page, int.from_bytes(sum_)) or page
            content = content[: number * PAGE] + right + content[(number + 1) * PAGE :]
    return content


def _sealed_pages(file: IO[bytes]) -> int:
    """Return how many pages a database has that ends in checksums; none if it doesn't."""
    pages, rest = divmod(file.seek(0, SEEK_END) - len(_MARK), PAGE + _SUM)
    if rest or pages < 1:
        return 0
    file.seek(-len(_MARK), SEEK_END)
    return pages if file.read() == _MARK else 0
