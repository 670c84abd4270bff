"""Games of Scrabble in GCG, the format in which programs exchange them: what a file says, line by line.

A header of lines with a `#`, then a line `>nick: RACK 8D WORD +score total` for each turn, and lines for passes,
exchanges, phonies and the end.
"""

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from boggle_desk.engine.scrabble.position import MOST_PLAYERS

LARGEST_FILE = 1_000_000
_MOST_LINES, _MOST_ENTRIES, _LONGEST_LINE, _LONGEST_NAME = 10_000, 1_000, 50_000, 60

_ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "ascii": "utf-8",
    "us-ascii": "utf-8",
    "iso-8859-1": "iso-8859-1",
    "iso8859-1": "iso-8859-1",
    "latin-1": "iso-8859-1",
    "latin1": "iso-8859-1",
    "iso-8859-2": "iso-8859-2",
    "iso-8859-15": "iso-8859-15",
    "windows-1250": "cp1250",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
}
"""The encodings that a file may name, by how it may name them."""


class BadGame(ValueError):
    """A file that is no game: the line, counted from 1 (0 if it is no single one), and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Kind(StrEnum):
    """What a line of the game tells."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 a turn that is passed is no password
    EXCHANGE = "exchange"
    PHONY = "phony"
    """The play of the line before was challenged and taken back."""
    BONUS = "bonus"
    """Points for a play that was challenged in vain."""
    TIME = "time"
    """Points lost for time."""
    GAIN = "gain"
    """Points for the others' unplayed tiles."""
    LOSS = "loss"
    """Points lost for one's own unplayed tiles."""


@dataclass(frozen=True)
class GcgPlayer:
    """A player: the short name that the lines use, and the full one."""

    nick: str
    name: str


@dataclass(frozen=True)
class Entry:
    """One line of the game."""

    line: int
    kind: Kind
    player: int
    rack: str
    """As written; empty if it is not known."""
    move: str
    """As written: `8D WORD`, `-`, `-ABC`, `-5`, `--`, `(challenge)`, `(time)`, `(XYZ)`."""
    score: int
    total: int
    note: str = ""


@dataclass(frozen=True)
class GcgGame:
    """What a file says. `remarks` are the header's other lines: name and content."""

    players: tuple[GcgPlayer, ...]
    entries: tuple[Entry, ...]
    remarks: tuple[tuple[str, str], ...] = ()

    def remark(self, name: str) -> str | None:
        """Return the content of a header line, such as `lexicon`, `title` or `rack1`, or None."""
        return next((content for each, content in self.remarks if each == name), None)


def read_gcg(data: bytes) -> GcgGame:
    """Return what a file says. Raises `BadGame` with line and reason; plays are not looked at."""
    if len(data) > LARGEST_FILE:
        raise BadGame(0, f"the file is larger than {LARGEST_FILE} bytes, which no game is")
    lines = re.split(r"\r\n|\r|\n", _decoded(data))
    if len(lines) > _MOST_LINES:
        raise BadGame(_MOST_LINES, "more lines than a game has")
    reader = _Reader()
    for number, line in enumerate(lines, start=1):
        reader.take(number, line.strip())
    return reader.game()


def _decoded(data: bytes) -> str:
    """Return the text: in the encoding that it names, or else in UTF-8 or, as of old, in Latin-1."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _decode(data, "utf-16")
    if b"\0" in data:
        raise BadGame(data.count(b"\n", 0, data.index(b"\0")) + 1, "this is no text")
    data = data.removeprefix(b"\xef\xbb\xbf")
    named = re.search(rb"(?im)^[ \t]*#character-encoding[ \t]+([^\s]+)", data[:2_000])
    if named is None:
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            return data.decode("iso-8859-1")
    name = named[1].decode("ascii", "replace").lower()
    if name not in _ENCODINGS:
        line = data.count(b"\n", 0, named.start()) + 1
        raise BadGame(line, f"the encoding '{name[:40]}' is not known")
    return _decode(data, _ENCODINGS[name])


def _decode(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise BadGame(data.count(b"\n", 0, error.start) + 1, f"this is no text in {encoding}") from error


class _Reader:
    """Takes line after line."""

    def __init__(self) -> None:
        self._players: dict[int, GcgPlayer] = {}
        self._entries: list[Entry] = []
        self._remarks: list[tuple[str, str]] = []
        self._in_note = False
        self._declared = False

    def take(self, number: int, text: str) -> None:
        if len(text) > _LONGEST_LINE:
            raise BadGame(number, f"longer than {_LONGEST_LINE} signs")
        if text.startswith("#"):
            self._take_remark(number, text)
        elif text.startswith(">"):
            self._take_entry(number, text)
        elif text and self._in_note:
            self._add_note(text)  # some programs break long notes into lines
        elif text:
            raise BadGame(number, f"'{text[:40]}' begins neither with # nor with >")

    def _take_remark(self, number: int, text: str) -> None:
        name, _, content = text[1:].partition(" ")
        name, content = name.lower(), content.strip()
        self._in_note = name == "note"
        if self._in_note:
            self._add_note(content)
        elif re.fullmatch(r"player\d+", name):
            self._take_player(number, int(name[6:8]), content)
        else:
            self._remarks.append((name, content))

    def _take_player(self, number: int, place: int, content: str) -> None:
        nick, _, name = content.partition(" ")
        if not 1 <= place <= MOST_PLAYERS:
            raise BadGame(number, f"there is no player {place}; up to {MOST_PLAYERS} can play")
        if not nick or len(content) > 2 * _LONGEST_NAME:
            raise BadGame(number, "a player needs a short name")
        if place in self._players or nick in {player.nick for player in self._players.values()}:
            raise BadGame(number, f"the player '{nick[:40]}' is named twice")
        self._players[place] = GcgPlayer(nick, name.strip() or nick)
        self._declared = True

    def _add_note(self, text: str) -> None:
        if self._entries:
            last = self._entries[-1]
            self._entries[-1] = replace(last, note=f"{last.note}\n{text}".strip())
        else:
            self._remarks.append(("note", text))

    def _take_entry(self, number: int, text: str) -> None:
        self._in_note = False
        if len(self._entries) >= _MOST_ENTRIES:
            raise BadGame(number, "more turns than a game has")
        match = re.fullmatch(r">\s*([^:]+?)\s*:\s*(.*)", text)
        if match is None:
            raise BadGame(number, "a turn begins with > and a name with a colon")
        self._entries.append(entry_of(number, self._seat(number, match[1]), match[2]))

    def _seat(self, number: int, nick: str) -> int:
        nicks = [player.nick for player in self._in_order()]
        loosely = [place for place, each in enumerate(nicks) if each.casefold() == nick.casefold()]
        if nick not in nicks and len(loosely) == 1:
            return loosely[0]
        if nick not in nicks:
            if self._declared or len(nicks) == MOST_PLAYERS or len(nick) > _LONGEST_NAME:
                raise BadGame(number, f"there is no player '{nick[:40]}'")
            self._players[len(nicks) + 1] = GcgPlayer(nick, nick)
            nicks.append(nick)
        return nicks.index(nick)

    def _in_order(self) -> Iterator[GcgPlayer]:
        return (self._players[place] for place in sorted(self._players))

    def game(self) -> GcgGame:
        if not self._players:
            raise BadGame(0, "nobody plays in this file")
        return GcgGame(tuple(self._in_order()), tuple(self._entries), tuple(self._remarks))


_NUMBER = re.compile(r"[+-]?\d{1,6}")
_PLACE = re.compile(r"\d{1,2}[A-Za-z]|[A-Za-z]\d{1,2}")


def entry_of(number: int, player: int, text: str) -> Entry:
    """Return the entry of a line's part behind the name. What follows the total is a remark, such as the cross words
    that Quackle writes there. Raises `BadGame`."""
    parts = deque(text.split())
    rack = parts.popleft() if parts and not (parts[0][0] in "-(" or _PLACE.fullmatch(parts[0])) else ""
    place = parts.popleft().upper() if len(parts) > 1 and _PLACE.fullmatch(parts[0]) else ""
    move = parts.popleft() if parts else ""
    kind = Kind.PLAY if place else _kind_of(number, move)
    if len(parts) < 2 or not (_NUMBER.fullmatch(parts[0]) and _NUMBER.fullmatch(parts[1])):
        raise BadGame(number, "a turn needs a move, its score and the total")
    score, total = int(parts.popleft()), int(parts.popleft())
    if kind is Kind.GAIN and (score < 0 or rack == move[1:-1]):  # a blank alone costs nothing
        kind = Kind.LOSS
    return Entry(number, kind, player, rack, f"{place} {move}".strip(), score, total, " ".join(parts))


def _kind_of(number: int, move: str) -> Kind:
    said = {"(challenge)": Kind.BONUS, "(time)": Kind.TIME, "--": Kind.PHONY, "-": Kind.PASS}
    if move.lower() in said:
        return said[move.lower()]
    if move.startswith("-"):
        return Kind.EXCHANGE
    if move.startswith("(") and move.endswith(")"):
        return Kind.GAIN
    raise BadGame(number, f"'{move[:40]}' is no play, pass or exchange")
