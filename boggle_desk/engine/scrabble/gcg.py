"""Games of Scrabble in GCG, the exchange format of Scrabble programs: read, counted and written. After header lines
with a `#`, a line `>nick: RACK 8D WORD +score total` stands for each turn, and others for passes, exchanges, phonies
and the end. `count_gcg` counts again on the board; `played` makes a game of ours, in which a draw follows from the
next rack that the file states, or else from the tiles played later. What a line says goes with its step (`Recorded`),
so that the game is written as it was read. What cannot be, but does not matter, is remarked on."""

import codecs
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum

from boggle_desk.engine.players import Player, leaders
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.history import Line, LineKind, line_of
from boggle_desk.engine.scrabble.notation import BadPlay, play_named, play_text, rack_named, rack_text
from boggle_desk.engine.scrabble.plays import FormedWord, Play, rack_worth, score_play, touches
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.rules import SINGLE, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, TileSet, in_order, without_tiles
from boggle_desk.engine.word_list import wide_text

LARGEST_FILE = 1_000_000
_MOST_LINES, _MOST_ENTRIES, _LONGEST_LINE, _LONGEST_NAME = 10_000, 1_000, 50_000, 60

_ENCODINGS = re.compile(r"utf-8|utf-16(-[lb]e)?|ascii|iso8859-\d+|cp125\d")
_OLD_ENCODINGS = ("cp1252", "cp1250", "iso8859-2")  # of texts that name none; the first unless another has more letters


class GcgFault(StrEnum):
    """What a file says wrong, so that it is no game or worth a remark. Views translate these sentences."""

    TOO_LARGE = "the file has more than {most} bytes, too many for a game"
    MANY_LINES = "more lines than a game has"
    NO_TEXT = "this isn't text"
    NOT_IN_ENCODING = "this isn't text in {encoding}"
    NO_ENCODING = "the encoding '{encoding}' is not known"
    LONG_LINE = "longer than {most} characters"
    NO_LINE = "'{text}' should begin with # or >"
    NO_SEAT = "there is no player {place}; up to {most} can play"
    LONG_NAME = "a player needs a short name"
    NAMED_TWICE = "the player '{nick}' is named twice"
    MANY_TURNS = "more turns than a game has"
    NO_COLON = "a turn begins with > and a name with a colon"
    NO_PLAYER = "there is no player '{nick}'"
    NOBODY = "there are no players in this file"
    NO_TOTAL = "a turn needs a move, its score and the total"
    NO_MOVE = "'{move}' isn't a play, pass or exchange"
    NOTHING_TO_TAKE = "there's no play just before to take back"
    MANY_EXCHANGED = "you can't exchange {number} tiles"
    NO_SUCH_TILES = "there are no tiles '{tiles}' here"
    WHICH_TILES = "the file doesn't say its tiles, and these all fit: {tiles}"

    NOT_ON_START = "the first play does not cover the start square"
    APART = "the play touches nothing on the board"
    SURPLUS = "more tiles of {tiles} than the set holds"
    LEFT = "the tiles that are left are {left}, not {tiles}"
    NOT_ON_RACK = "{tiles} is not on the rack {rack}"
    NO_RACK = "the rack {rack} cannot be"
    TAKEN = "the rack {rack} contradicts another one"
    LONG_RACK = "{number} tiles, a rack holds {most}"
    SCORE = "{move} counts {counted}, not {stated}"
    TOTAL = "the total is {counted}, not {stated}"


@dataclass(frozen=True)
class GcgRemark:
    """A sentence about a line, counted from 1; 0 if it is about no single one."""

    line: int
    fault: StrEnum
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        return self.fault.format(**self.values)

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


class BadGame(ValueError):
    """A file that is no game, and why."""

    def __init__(self, line: int, fault: StrEnum, **values: object) -> None:
        self.remark = GcgRemark(line, fault, values)
        super().__init__(str(self.remark))
        self.line, self.reason = line, self.remark.reason


class GcgKind(StrEnum):
    PLAY = "play"
    PASS = "pass"  # noqa: S105 a turn that is passed is no password
    EXCHANGE = "exchange"
    PHONY = "phony"  # the play of the line before was challenged and taken back
    BONUS = "bonus"  # points for a play that was challenged in vain
    TIME = "time"  # points lost for time
    GAIN = "gain"  # points for the others' unplayed tiles
    LOSS = "loss"  # points lost for one's own unplayed tiles


Pragmas = tuple[tuple[str, str], ...]
"""Lines with a `#`: name and content, which may have several lines."""


@dataclass(frozen=True)
class GcgPlayer:
    nick: str
    name: str


@dataclass(frozen=True)
class GcgEntry:
    line: int
    kind: GcgKind
    player: int
    rack: str  # as written; empty if it is not known
    move: str  # as written: `8D WORD`, `-`, `-ABC`, `-5`, `--`, `(challenge)`, `(time)`, `(XYZ)`
    score: int
    total: int
    note: str = ""
    behind: str = ""  # what follows the total: a time, or the cross words
    pragmas: Pragmas = ()  # the lines with a `#` that follow, but for notes

    @property
    def notes(self) -> str:
        return "\n".join(filter(None, (self.behind, self.note)))


@dataclass(frozen=True)
class GcgGame:
    """What a file says. `remarks` are the header's other lines; the encoding is not kept."""

    players: tuple[GcgPlayer, ...]
    entries: tuple[GcgEntry, ...]
    remarks: Pragmas = ()
    doubts: tuple[GcgRemark, ...] = ()  # about the text, not about the game

    def remark(self, name: str) -> str | None:
        """Return the content of the last line such as `#lexicon`, `#title` or `#rack1`, or None."""
        following = (pragma for entry in self.entries for pragma in entry.pragmas)
        return dict((*self.remarks, *following)).get(name)


def read_gcg(data: bytes) -> GcgGame:
    """Return what a file says. Raises `BadGame` with line and reason; plays are not looked at."""
    if len(data) > LARGEST_FILE:
        raise BadGame(0, GcgFault.TOO_LARGE, most=LARGEST_FILE)
    text, doubts = _decoded(data)
    lines = re.split(r"\r\n|\r|\n", text)
    if len(lines) > _MOST_LINES:
        raise BadGame(_MOST_LINES, GcgFault.MANY_LINES)
    reader = _Reader()
    for number, line in enumerate(lines, start=1):
        reader.take(number, line.rstrip())
    return replace(reader.game(), doubts=doubts)


def _decoded(data: bytes) -> tuple[str, tuple[GcgRemark, ...]]:
    """Return the text in the encoding that it names, if it is in that, or else in UTF-8 or one of old."""
    if (wide := wide_text(data)) is not None:
        return wide, ()
    if b"\0" in data:
        raise BadGame(data.count(b"\n", 0, data.index(b"\0")) + 1, GcgFault.NO_TEXT)
    data, doubts = data.removeprefix(b"\xef\xbb\xbf"), list[GcgRemark]()
    named = re.search(rb"(?im)^[ \t]*#character-encoding[ \t]+([^\r\n]*[^\s])", data[:2_000])
    said = named[1].decode("ascii", "replace").lower() if named else "utf-8"
    known = ""
    with suppress(LookupError, ValueError):
        known = codecs.lookup(said).name
    if named and not _ENCODINGS.fullmatch(known):
        raise BadGame(data.count(b"\n", 0, named.start()) + 1, GcgFault.NO_ENCODING, encoding=said[:40])
    for encoding in (known, "utf-8"):
        try:
            return data.decode(encoding), tuple(doubts)
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            doubts += (
                [GcgRemark(line, GcgFault.NOT_IN_ENCODING, {"encoding": encoding})] if named and not doubts else []
            )
    old = (data.decode(encoding, "replace") for encoding in _OLD_ENCODINGS)
    return max(old, key=lambda text: sum(map(str.isalpha, text))), tuple(doubts)


_TOLD = re.compile(
    r"(player|rack)\d+|title|description|id|lexicon|note|incomplete|character-encoding|tile|tile-set|tile-distribution"
    r"|game-type|game-board|board-layout|date|event|style|-"
)
"""The names of lines with a `#` that end a note."""
_GOES_ON = ("note", "description", "title")  # a line that is nothing else belongs to these


class _Reader:
    def __init__(self) -> None:
        self._players: dict[int, GcgPlayer] = {}
        self._entries: list[GcgEntry] = []
        self._remarks: list[tuple[str, str]] = []
        self._goes_on = ""
        self._blank = 0  # empty lines, kept if the note continues after them
        self._declared = False

    def take(self, number: int, text: str) -> None:
        line = text.strip()
        if len(text) > _LONGEST_LINE:
            raise BadGame(number, GcgFault.LONG_LINE, most=_LONGEST_LINE)
        if not line:
            self._blank += 1
            return
        in_note = self._goes_on == "note"
        if line.startswith("#") and not (in_note and not _TOLD.fullmatch(_pragma(line)[0])):
            self._take_pragma(number, *_pragma(line))
        elif line.startswith(">") and not (in_note and self._is_quoted(line)):
            self._take_entry(number, line)
        elif self._goes_on:  # some programs break long notes into lines
            self._add(self._goes_on, "\n" * (1 + self._blank * in_note) + text)
        else:
            raise BadGame(number, GcgFault.NO_LINE, text=line[:40])
        self._blank = 0

    def _take_pragma(self, number: int, name: str, content: str) -> None:
        if re.fullmatch(r"player\d+", name):
            self._take_player(number, int(name[6:8]), content)
        elif name == "note" and self._goes_on == "note":
            self._add(name, f"\n{content}")
        elif name == "note" and self._entries:
            last = self._entries[-1]
            self._entries[-1] = replace(last, note=f"{last.note}\n{content}" if last.note else content)
        elif name != "character-encoding":
            self._pragmas((name, content))
        self._goes_on = name if name in _GOES_ON else ""

    def _take_player(self, number: int, place: int, content: str) -> None:
        nick, _, name = content.partition(" ")
        if not 1 <= place <= MOST_PLAYERS:
            raise BadGame(number, GcgFault.NO_SEAT, place=place, most=MOST_PLAYERS)
        if not nick or len(content) > 2 * _LONGEST_NAME:
            raise BadGame(number, GcgFault.LONG_NAME)
        if place in self._players or nick in {player.nick for player in self._players.values()}:
            raise BadGame(number, GcgFault.NAMED_TWICE, nick=nick[:40])
        self._players[place] = GcgPlayer(nick, name.strip() or nick)
        self._declared = True

    def _pragmas(self, *more: tuple[str, str]) -> None:
        if self._entries:
            self._entries[-1] = replace(self._entries[-1], pragmas=(*self._entries[-1].pragmas, *more))
        else:
            self._remarks += more

    def _add(self, name: str, text: str) -> None:
        """Add a text to the last line of this name."""
        if name == "note" and self._entries:
            self._entries[-1] = replace(self._entries[-1], note=self._entries[-1].note + text)
        elif self._entries:
            *before, (_name, content) = self._entries[-1].pragmas
            self._entries[-1] = replace(self._entries[-1], pragmas=(*before, (name, content + text)))
        else:
            self._remarks[-1] = name, self._remarks[-1][1] + text

    def _is_quoted(self, text: str) -> bool:
        """Return whether a line in a note only looks like a turn: of nobody who plays, or without a number."""
        nick, said = self._said(text)
        return (self._declared and self._known(nick) is None) or not re.search(r"\d", said)

    def _said(self, text: str) -> tuple[str, str]:
        """Return a turn's name, in which there may be a colon, and what is behind it; no name without a colon."""
        body = text[1:].lstrip()
        nick = next((each.nick for each in self._in_order() if body.startswith(f"{each.nick}:")), None)
        nick = body[: body.find(":")] if nick is None and ":" in body else nick or ""
        return nick.strip(), body[len(nick) + 1 :].strip()

    def _take_entry(self, number: int, text: str) -> None:
        self._goes_on = ""
        if len(self._entries) >= _MOST_ENTRIES:
            raise BadGame(number, GcgFault.MANY_TURNS)
        nick, said = self._said(text)
        if not nick:
            raise BadGame(number, GcgFault.NO_COLON)
        self._entries.append(entry_of(number, self._seat(number, nick), said))

    def _known(self, nick: str) -> int | None:
        nicks = [player.nick for player in self._in_order()]
        loosely = [place for place, each in enumerate(nicks) if each.casefold() == nick.casefold()]
        return nicks.index(nick) if nick in nicks else loosely[0] if len(loosely) == 1 else None

    def _seat(self, number: int, nick: str) -> int:
        if (known := self._known(nick)) is not None:
            return known
        if self._declared or len(self._players) == MOST_PLAYERS or len(nick) > _LONGEST_NAME:
            raise BadGame(number, GcgFault.NO_PLAYER, nick=nick[:40])
        self._players[len(self._players) + 1] = GcgPlayer(nick, nick)
        return len(self._players) - 1

    def _in_order(self) -> Iterator[GcgPlayer]:
        return (self._players[place] for place in sorted(self._players))

    def game(self) -> GcgGame:
        if not self._players:
            raise BadGame(0, GcgFault.NOBODY)
        return GcgGame(tuple(self._in_order()), tuple(self._entries), tuple(self._remarks))


def _pragma(line: str) -> tuple[str, str]:
    name, content = re.fullmatch(r"#(\S*)\s*(.*)", line, re.DOTALL).groups()  # type: ignore[union-attr]
    return name.lower(), content


_NUMBER = re.compile(r"[+]?[+\-\u2212\u2013]?\d{1,6}")
_PLACE = re.compile(r"\d{1,2}[A-Za-z]|[A-Za-z]\d{1,2}")


def entry_of(number: int, player: int, text: str) -> GcgEntry:
    """Return the entry of a line's part behind the name. What follows the total is kept. Raises `BadGame`."""
    parts = deque(text.split())
    if re.match(r"\(\S+\)\s+-+\s", " ".join(parts)):  # a rack in brackets, as early programs wrote it before a pass
        parts[0] = parts[0][1:-1]
    rack = parts.popleft() if parts and not (parts[0][0] in "-(" or _PLACE.fullmatch(parts[0])) else ""
    place = parts.popleft().upper() if len(parts) > 1 and _PLACE.fullmatch(parts[0]) else ""
    move = parts.popleft() if parts else ""
    kind = GcgKind.PLAY if place else _kind_of(number, move)
    if len(parts) < 2 or not (_NUMBER.fullmatch(parts[0]) and _NUMBER.fullmatch(parts[1])):
        raise BadGame(number, GcgFault.NO_TOTAL)
    score, total = (int(parts.popleft().translate(_MINUS).replace("+", "")) for _ in range(2))
    if kind is GcgKind.GAIN and (
        score < 0 or (rack and sorted(rack) == sorted(move[1:-1]))
    ):  # a blank alone costs nothing
        kind = GcgKind.LOSS
    return GcgEntry(number, kind, player, rack, f"{place} {move}".strip(), score, total, behind=" ".join(parts))


_MINUS = str.maketrans("\u2212\u2013", "--")
_KINDS = {
    r"\(challenge\)": GcgKind.BONUS,
    r"\(time\)": GcgKind.TIME,
    r"--": GcgKind.PHONY,
    r"-|\(?pass\)?": GcgKind.PASS,
    r"-\S+": GcgKind.EXCHANGE,
    r"\(\S*\)": GcgKind.GAIN,
}


def _kind_of(number: int, move: str) -> GcgKind:
    for shape, kind in _KINDS.items():
        if re.fullmatch(shape, move, re.IGNORECASE):
            return kind
    raise BadGame(number, GcgFault.NO_MOVE, move=move[:40])


@dataclass(frozen=True)
class Counted:
    entry: GcgEntry
    score: int
    total: int
    rack: Rack  # the tiles that the line says the player held; what was played or given is always among them
    tiles: Rack = ()  # the tiles that were exchanged, as far as they are named, or counted at the end
    given: int = 0  # how many were exchanged
    play: Play | None = None
    words: tuple[FormedWord, ...] = ()
    odd: tuple[GcgRemark, ...] = ()  # what is wrong beside the score

    @property
    def agrees(self) -> bool:
        return (self.score, self.total) == (self.entry.score, self.entry.total)


@dataclass(frozen=True)
class Count:
    game: GcgGame
    lines: tuple[Counted, ...]
    said: tuple[GcgRemark, ...]

    @property
    def agrees(self) -> bool:
        return all(line.agrees for line in self.lines)

    @property
    def remarks(self) -> tuple[str, ...]:
        return tuple(map(str, self.said))


def count_gcg(game: GcgGame, rules: ScrabbleRules) -> Count:
    """Return the game counted by these rules, words unjudged. Raises `BadGame` for a line that cannot be."""
    counter = _Counter(game, rules)
    return _count(game, tuple(map(counter.count, game.entries)), counter.remarks)


def _count(game: GcgGame, lines: Iterable[Counted], remarks: Iterable[GcgRemark]) -> Count:
    said = tuple(sorted((*game.doubts, *remarks), key=lambda remark: remark.line))
    odd = [remark for remark in said if remark.fault not in (GcgFault.SCORE, GcgFault.TOTAL)]
    told = (replace(line, odd=tuple(each for each in odd if each.line == line.entry.line)) for line in lines)
    return Count(game, tuple(told), said)


USUAL_TILES = "english"  # those of a file that names none and that they fit
_LEXICA = {
    "english": "nwl nswl twl owl tws csw ospd osw sowpods collins america cel ecwl iwi enable yawl",
    "german": "rd deutsch duden cgl",
    "french": "fra ods odf officiel",
    "spanish": "fise file lexicon-fise",
    "dutch": "dsw swl opentaal",
    "polish": "osps",
    "catalan": "disc",
    "norwegian": "nsf",
    "slovene": "slv",
}
"""What the names of lexicons begin with, in each language."""


def tiles_of(game: GcgGame, rules: ScrabbleRules, sets: Mapping[str, TileSet]) -> TileSet:
    """Return the tiles of a game: those that the file names, else those of its lexicon, else those with which all it
    says is right. English ones, which are the format's own, unless two scores are wrong with them. Raises `BadGame`."""
    named = next(
        filter(None, (set_named(game.remark(name) or "", sets) for name in ("tile-set", "tile-distribution"))), ""
    )
    noted = re.search(r"(?im)^LetterDistribution:\s*(\w+)", game.remark("note") or "")
    foreign = (
        game.remark("tile-distribution") or (noted[1] if noted else "") or language_of(game.remark("lexicon") or "")
    )
    told = named or set_named(foreign, sets)
    if named or (told and not game.remark("lexicon")):
        return sets[told]
    if foreign and not told:
        raise BadGame(0, GcgFault.NO_SUCH_TILES, tiles=foreign[:40])
    first = told or USUAL_TILES
    wrong = {key: _wrong(game, replace(rules, tiles=sets[key])) for key in (first,)}
    if wrong[first] < _DOUBTFUL:
        return sets[first]
    wrong |= {key: _wrong(game, replace(rules, tiles=each)) for key, each in sets.items() if key != first}
    least = min(wrong.values())
    if wrong[first] < _UNREADABLE and least:
        return sets[first]
    best = [key for key, number in wrong.items() if number == least]
    if len(best) > 1 and first not in best:
        raise BadGame(0, GcgFault.WHICH_TILES, tiles=", ".join(best))
    return sets[first if first in best else best[0]]


def set_named(name: str, sets: Mapping[str, TileSet]) -> str:
    """Return the key of a set by key, name or language; empty if there is none."""
    name = name.strip().lower()
    return next((key for key, each in sets.items() if name in (key, each.name.lower(), each.language)), "")


def language_of(lexicon: str) -> str:
    """Return the language of a lexicon by its usual name, or what else begins like it; empty if unknown."""
    name = lexicon.strip().lower()
    starts = {start: key for key, starts in _LEXICA.items() for start in (key, *starts.split())}
    return next((starts[start] for start in sorted(starts, key=len, reverse=True) if name.startswith(start)), "")


_UNREADABLE, _DOUBTFUL = 1_000_000, 2  # one wrong score is an error, two may be other tiles


def _wrong(game: GcgGame, rules: ScrabbleRules) -> int:
    """Return how many scores are wrong with these tiles; a large number if a line cannot be, less if it is late."""
    if not _bracketed(game) <= {*rules.tiles.letters}:
        return _UNREADABLE + _MOST_LINES
    try:
        return sum(line.score != line.entry.score for line in count_gcg(game, rules).lines)
    except BadGame as error:
        return _UNREADABLE + _MOST_LINES - error.line


def _bracketed(game: GcgGame) -> set[str]:
    """Return the letters of tiles that the file writes as `[CH]`."""
    written = " ".join(f"{entry.rack} {entry.move}" for entry in game.entries)
    return {letters.upper() for letters in re.findall(r"\[(\w\w+)\]", written)}


class _Counter:
    def __init__(self, game: GcgGame, rules: ScrabbleRules) -> None:
        self._game = game
        self._rules = rules
        self._board: Board = empty_board(rules.layout)
        self._totals = [0] * len(game.players)
        self._last: Counted | None = None
        # Either the one who went out gains what the others lose, or gains twice as much and they lose nothing.
        self._gained: Counter[str] = Counter()
        self._losers = {entry.player for entry in game.entries if entry.kind is GcgKind.LOSS}
        self._bracketed = bool(game.remark("tile") or _bracketed(game))
        self.remarks: list[GcgRemark] = []

    def count(self, entry: GcgEntry) -> Counted:
        try:
            counted = self._counted(entry)
        except BadPlay as error:
            raise BadGame(entry.line, error.slip, **error.values) from error
        self._totals[entry.player] += counted.score
        if counted.play:
            self._board = self._board.with_tiles(counted.play.laid)
        counted = replace(counted, total=self._totals[entry.player])
        if entry.kind not in (GcgKind.BONUS, GcgKind.TIME):
            self._last = counted if counted.play else None
        self._remark(counted)
        return counted

    def spelled(self, text: str) -> str:
        """Return a text in which C and H are two tiles where the file writes CH on one as `[CH]`."""
        return re.sub(r"\[\w+\]|\w", lambda found: f"[{found[0].strip('[]')}]", text) if self._bracketed else text

    def rack(self, line: int, text: str) -> Rack:
        """Return the rack, or nothing if it cannot be."""
        try:
            rack = rack_named(self._rules.tiles, self.spelled(text))
        except BadPlay as error:
            self.say(line, error.slip, **error.values)
            return ()
        if len(rack) > self._rules.rack_size:
            self.say(line, GcgFault.LONG_RACK, number=len(rack), most=self._rules.rack_size)
        elif Counter(rack) - self._unseen():
            self.say(line, GcgFault.NO_RACK, rack=text)
        else:
            return rack
        return ()

    def _unseen(self) -> Counter[str]:
        lying = Counter(tile.face for tile in self._board.tiles if tile)
        return Counter(self._rules.tiles.tiles) - lying

    def _counted(self, entry: GcgEntry) -> Counted:
        score = self._take_off(entry) if entry.kind is GcgKind.PHONY else entry.score
        rack = self.rack(entry.line, entry.rack) if entry.kind in _RACK_KINDS else ()
        if entry.kind is GcgKind.PLAY:
            return self._play(entry, rack)
        if entry.kind is GcgKind.EXCHANGE:
            return self._exchange(entry, rack)
        if entry.kind in (GcgKind.GAIN, GcgKind.LOSS):
            return self._end_rack(entry, rack)
        return Counted(entry, 0 if entry.kind is GcgKind.PASS else score, 0, rack)

    def _play(self, entry: GcgEntry, rack: Rack) -> Counted:
        place, _space, word = entry.move.partition(" ")
        play, rules = play_named(self._board, self._rules.tiles, f"{place} {self.spelled(word)}"), self._rules
        if self._board.is_empty and rules.layout.start not in play.squares:
            self.say(entry.line, GcgFault.NOT_ON_START)
        if not self._board.is_empty and not touches(self._board, play):
            self.say(entry.line, GcgFault.APART)
        if len(play.used) > rules.rack_size:  # there is no bonus for what cannot be
            rules = replace(rules, bingo_bonus=0)
            if not entry.rack:
                self.say(entry.line, GcgFault.LONG_RACK, number=len(play.used), most=rules.rack_size)
        scored = score_play(rules, self._board, play)
        held = self._holding(entry, rack, play.used)
        return Counted(entry, scored.score, 0, held, play=play, words=scored.words)

    def _take_off(self, entry: GcgEntry) -> int:
        last = self._last
        if last is None or last.play is None or last.entry.player != entry.player:
            raise BadGame(entry.line, GcgFault.NOTHING_TO_TAKE)
        self._board = self._board.without(last.play.squares)
        return -last.score

    def _exchange(self, entry: GcgEntry, rack: Rack) -> Counted:
        said, most = entry.move[1:], self._rules.rack_size
        given = () if said.isdecimal() else rack_named(self._rules.tiles, self.spelled(said))
        number = int(said) if said.isdecimal() else len(given)
        if number > most:
            raise BadGame(entry.line, GcgFault.MANY_EXCHANGED, number=str(number)[:20])
        if Counter(given) - self._unseen():
            given = ()  # as the rack, it cannot be
        return Counted(entry, 0, 0, self._holding(entry, rack, given), given, number)

    def _end_rack(self, entry: GcgEntry, rack: Rack) -> Counted:
        tiles = rack_named(self._rules.tiles, self.spelled(entry.move[1:-1]))
        worth = rack_worth(self._rules.tiles, tiles)
        if entry.kind is GcgKind.LOSS:
            return Counted(entry, -worth, 0, rack or tiles, tiles)
        self._compare_with_unseen(entry, tiles)
        return Counted(entry, worth if self._losers - {entry.player} else 2 * worth, 0, rack, tiles)

    def _compare_with_unseen(self, entry: GcgEntry, tiles: Rack) -> None:
        """Remark if who went out gains other tiles than the others must hold."""
        self._gained += Counter(tiles)
        unseen = self._unseen()
        most = (len(self._totals) - 1) * self._rules.rack_size
        following = [each for each in self._game.entries if each.line > entry.line and each.kind is GcgKind.GAIN]
        if unseen.total() <= most and self._gained != unseen and not following:
            left = rack_text(self._rules.tiles, in_order(self._rules.tiles, unseen.elements()))
            self.say(entry.line, GcgFault.LEFT, left=left, tiles=entry.move[1:-1])

    def _holding(self, entry: GcgEntry, rack: Rack, used: Rack) -> Rack:
        if not rack:
            return used
        missing = Counter(used) - Counter(rack)
        if missing:
            self.say(entry.line, GcgFault.NOT_ON_RACK, tiles=", ".join(sorted(missing)), rack=entry.rack)
        others = tuple((Counter(rack) - Counter(used)).elements())
        return rack if not missing else (*used, *others)[: max(len(rack), len(used))]

    def _remark(self, counted: Counted) -> None:
        entry = counted.entry
        if counted.score != entry.score:
            values = {"counted": f"{counted.score:+}", "stated": f"{entry.score:+}"}
            self.say(entry.line, GcgFault.SCORE, move=entry.move, **values)
        elif counted.total != entry.total:
            self.say(entry.line, GcgFault.TOTAL, counted=counted.total, stated=entry.total)
        if counted.play:
            lying = Counter(tile.face for tile in self._board.tiles if tile)
            surplus = lying - Counter(self._rules.tiles.tiles)
            if set(surplus) & set(counted.play.used):
                self.say(entry.line, GcgFault.SURPLUS, tiles=", ".join(sorted(surplus)))

    def say(self, line: int, fault: StrEnum, **values: object) -> None:
        self.remarks.append(GcgRemark(line, fault, values))


Step = tuple[events.ScrabbleEvent, ...]
_TURNS = (GcgKind.PLAY, GcgKind.PASS, GcgKind.EXCHANGE, GcgKind.PHONY)
_RACK_KINDS = (GcgKind.PLAY, GcgKind.PASS, GcgKind.EXCHANGE, GcgKind.PHONY, GcgKind.LOSS)


def game_of(game: GcgGame, rules: ScrabbleRules) -> tuple[ScrabblePosition, tuple[Step, ...]]:
    """Return the opening and the steps, one per line after the first draw. Scores are counted by the rules, words are
    not judged. Raises `BadGame` for a line that cannot be."""
    return played(game, rules)[1:]


def played(game: GcgGame, rules: ScrabbleRules) -> tuple[Count, ScrabblePosition, tuple[Step, ...]]:
    """Return the game counted, with remarks on its racks too, and what `game_of` does."""
    counter = _Counter(game, rules)
    lines = tuple(map(counter.count, game.entries))
    last = (counter.rack(0, game.remark(f"rack{seat}") or "") for seat in range(1, len(game.players) + 1))
    builder = _Builder(lines, replace(rules, challenge=SINGLE), game, tuple(last))
    steps = builder.steps()
    return _count(game, lines, (*counter.remarks, *builder.remarks)), builder.opening, steps


class _Builder:
    def __init__(
        self, lines: tuple[Counted, ...], rules: ScrabbleRules, game: GcgGame, last_racks: tuple[Rack, ...]
    ) -> None:
        self.opening = opening(rules, (Player(player.name) for player in game.players))
        self.remarks: list[GcgRemark] = []
        self._game, self._lines = game, lines
        self._rules = rules
        self._last_racks = last_racks
        self._position = self.opening
        self._step: list[events.ScrabbleEvent] = []

    def steps(self) -> tuple[Step, ...]:
        header, *told = _parts(self._game)
        steps = [self._first_step(header)]
        for index, line in enumerate(self._lines):
            self._follow(index, line)
            if self._ends and line is self._lines[-1]:
                self._happen(events.Ended(leaders(self._position.players, self._position.scores)))
            steps.append(self._taken_step(told[index]))
        return tuple(steps)

    def _happen(self, event: events.ScrabbleEvent) -> None:
        self._position = apply(self._position, event)
        self._step.append(event)

    def _taken_step(self, told: str) -> Step:
        """Return the step, and with it what the file says of it."""
        pieces = (events.Recorded(told[start : start + _PIECE]) for start in range(0, len(told), _PIECE))
        step, self._step = (*self._step, *pieces), []
        return step

    # ------------------------------------------------------------------------------------------- the lines

    def _first_step(self, header: str) -> Step:
        first = self._lines[0].entry.player if self._lines else 0
        self._happen(events.FirstDrawn((), first))
        for seat in range(len(self._position.players)):
            self._draw(seat, 0)
        self._happen(events.NextTurn(first))
        return self._taken_step(header)

    def _follow(self, index: int, line: Counted) -> None:
        seat, kind = line.entry.player, line.entry.kind
        if kind in (GcgKind.PLAY, GcgKind.PASS, GcgKind.EXCHANGE):
            self._begin_turn(line)
        if kind is GcgKind.PLAY and line.play:
            self._happen(events.Played(seat, line.play, line.words, line.score))
            following = [each.entry.kind for each in self._lines[index + 1 : index + 2] if each.entry.player == seat]
            if following not in ([GcgKind.PHONY], [GcgKind.BONUS]):
                self._happen(events.Accepted(seat))
                self._end_turn(index, seat)
        elif kind is GcgKind.PHONY:
            self._happen(events.PhonyRemoved(seat, None, (), -line.score))
            self._hand_on(index, seat)
        elif kind is GcgKind.BONUS and self._position.phase is Phase.CHALLENGE:
            self._happen(
                events.ChallengeFailed(seat, self._position.next_seat(seat), turn_lost=False, bonus=line.score)
            )
            self._end_turn(index, seat)
        elif kind is GcgKind.PASS:
            self._happen(events.Passed(seat))
            self._hand_on(index, seat)
        elif kind is GcgKind.EXCHANGE:
            self._exchange(index, line)
        else:
            self._change_points(line)

    def _change_points(self, line: Counted) -> None:
        seat = line.entry.player
        if line.entry.kind in (GcgKind.GAIN, GcgKind.LOSS):
            self._happen(events.EndRack(seat, line.tiles, line.score))
        else:
            self._happen(
                events.Adjusted(
                    seat, line.score, events.Cause.TIME if line.entry.kind is GcgKind.TIME else events.Cause.OTHER
                )
            )

    def _begin_turn(self, line: Counted) -> None:
        seat = line.entry.player
        if self._position.turn != seat:
            self._happen(events.NextTurn(seat))
        held, rack = self._position.racks[seat], line.rack
        if Counter(rack) - Counter(held) - Counter(self._position.bag):
            self.remarks.append(
                GcgRemark(line.entry.line, GcgFault.TAKEN, {"rack": line.entry.rack or line.entry.move})
            )
            used = line.play.used if line.play else line.tiles
            kept = (Counter(held) - Counter(used)).elements()
            rack = (*used, *kept)[: max(len(held), len(used))]
            self._take_from_others(line, Counter(used) - Counter(held) - Counter(self._position.bag))
        if Counter(rack) - Counter(held):
            self._happen(events.RackStated(seat, rack))

    def _take_from_others(self, line: Counted, wanted: Counter[str]) -> None:
        """Have the others hold no tiles that are played or given here. Raises `BadGame` for more than the set has."""
        for seat, rack in enumerate(self._position.racks):
            taken = Counter(rack) & wanted
            if seat != line.entry.player and taken:
                self._happen(events.RackStated(seat, without_tiles(rack, taken.elements())))
                wanted -= taken
        if wanted:
            raise BadGame(line.entry.line, GcgFault.SURPLUS, tiles=", ".join(sorted(wanted)))

    def _exchange(self, index: int, line: Counted) -> None:
        """The tiles that were given are named, or follow from the next rack."""
        seat, held = line.entry.player, self._position.racks[line.entry.player]
        after = self._known_rack(seat, index + 1)
        given = line.tiles or self._given(line, held, after)
        kept = without_tiles(held, given)
        drawn = self._in_bag((Counter(after) - Counter(kept)).elements())[: len(given)]
        self._happen(events.Exchanged(seat, given, drawn))
        self._hand_on(index, seat)

    def _given(self, line: Counted, held: Rack, after: Rack) -> Rack:
        gone = [*(Counter(held) - Counter(after)).elements()]
        others = [*(Counter(held) - Counter(gone)).elements()]
        return tuple([*gone, *others][: line.given])

    # ---------------------------------------------------------------------------------- draws and turns

    def _end_turn(self, index: int, seat: int) -> None:
        self._draw(seat, index + 1)
        self._hand_on(index, seat)

    def _draw(self, seat: int, start: int) -> None:
        """Draw what the player holds at the next line that tells, as far as the bag has it."""
        known, held = self._known_rack(seat, start), self._position.racks[seat]
        room = self._rules.rack_size - len(held)
        drawn = self._in_bag((Counter(known) - Counter(held)).elements())[: max(room, 0)]
        if drawn:
            self._happen(events.Drew(seat, drawn))

    def _in_bag(self, tiles: Iterable[str]) -> Rack:
        left, found = Counter(self._position.bag), []
        for tile in tiles:
            if left[tile] > 0:
                left[tile] -= 1
                found.append(tile)
        return tuple(found)

    def _known_rack(self, seat: int, start: int) -> Rack:
        """Return the player's next stated rack; at the very end the tiles that another gained."""
        two = len(self._position.players) == 2
        for line in self._lines[start:]:
            if line.entry.player == seat and line.entry.kind in _RACK_KINDS:
                return line.rack
            if line.entry.player != seat and line.entry.kind is GcgKind.GAIN and two:
                return line.tiles
        return self._last_racks[seat]

    def _hand_on(self, index: int, seat: int) -> None:
        """Emit NextTurn for the next turn in the file, unless the game ends here."""
        for line in self._lines[index + 1 :]:
            if line.entry.kind in _TURNS:
                self._happen(events.NextTurn(line.entry.player))
                return
        if not self._ends:
            self._happen(events.NextTurn(self._position.next_seat(seat)))

    @property
    def _ends(self) -> bool:
        return any(line.entry.kind in (GcgKind.GAIN, GcgKind.LOSS) for line in self._lines)


_LONGEST_NICK, _PIECE = 20, 1_500


def write_gcg(game: GcgGame) -> bytes:
    return "".join(("#character-encoding UTF-8\n", *_parts(game))).encode()


def _parts(game: GcgGame) -> Iterator[str]:
    """Yield the text of the header, and of each entry with what belongs to it."""
    yield "".join((
        *(f"#player{place} {player.nick} {player.name}\n" for place, player in enumerate(game.players, start=1)),
        *(_written(name, content) for name, content in game.remarks),
    ))  # fmt: skip
    for entry in game.entries:
        parts = (entry.rack, entry.move, f"{entry.score:+}", f"{entry.total}", entry.behind)
        yield "".join((
            f">{game.players[entry.player].nick}: {' '.join(parts).rstrip()}\n",
            _written("note", entry.note) if entry.note else "",
            *(_written(name, content) for name, content in entry.pragmas),
        ))  # fmt: skip


def _written(name: str, content: str) -> str:
    """Return a line with a `#`, or several: what would look like one, or like a turn, is noted by itself."""
    first, *more = content.split("\n")
    lines = (f"#{name} {line}" if line.lstrip()[:1] in ("#", ">") else line for line in more)
    return "".join(f"{line}\n" for line in (f"#{name} {first}".rstrip(), *lines))


def gcg_of(opening: ScrabblePosition, steps: Iterable[Sequence[events.ScrabbleEvent]]) -> GcgGame:
    """Return the game as GCG, from any position on; an imported one as its file was. While the game runs, racks and
    exchanged tiles stay secret unless racks are open."""
    steps = tuple(steps)
    recorded = recorded_in(steps)
    over = opening.phase is Phase.ENDED or any(isinstance(event, events.Ended) for step in steps for event in step)
    tells_racks, position, entries = over or opening.rules.open_racks, opening, list[GcgEntry]()
    for step in steps:
        known = any(isinstance(event, events.Recorded) for event in step)
        for event in step:
            before, position = position, apply(position, event)
            line = None if known else line_of(before, event, position, 0)
            if line and line.kind in (LineKind.LEFT, LineKind.SEAT):  # no move that other programs know
                told = (
                    f"{line.player.name} left" if line.kind is LineKind.LEFT else f"{line.text} for {line.player.name}"
                )
                entries[-1:] = (replace(each, note=f"{each.note} {told}".strip()) for each in entries[-1:])
            elif line:
                held, move = _told(line, event, before, position)
                if not tells_racks:
                    held, move = (), f"-{line.text}" if line.kind is LineKind.EXCHANGE and line.text != "0" else move
                rack = rack_text(opening.rules.tiles, held)
                said = f"{rack} {move} {line.points:+} {line.total}"
                entries.append(entry_of(len(entries) + 1, line.seat, said))
    if recorded:
        return replace(recorded, entries=(*recorded.entries, *entries))
    remarks: Pragmas = (("lexicon", opening.rules.lexicon), ("tile-set", opening.rules.tiles.key))
    if tells_racks and position.phase is not Phase.ENDED:
        racks = (rack_text(opening.rules.tiles, rack) for rack in position.racks)
        last = tuple((f"rack{place}", rack) for place, rack in enumerate(racks, start=1) if rack)
        if entries:
            entries[-1] = replace(entries[-1], pragmas=last)
        else:
            remarks += last
    players = map(GcgPlayer, _nicks(opening.players), (_one_line(player.name) for player in opening.players))
    return GcgGame(tuple(players), tuple(entries), remarks)


def recorded_in(steps: Iterable[Sequence[events.ScrabbleEvent]]) -> GcgGame | None:
    """Return what the file of an imported game said; None for a game that was played here."""
    text = "".join(event.text for step in steps for event in step if isinstance(event, events.Recorded))
    with suppress(BadGame):
        return read_gcg(text.encode())
    return None


def _told(
    line: Line, event: events.ScrabbleEvent, before: ScrabblePosition, after: ScrabblePosition
) -> tuple[Rack, str]:
    """Return what other programs write for a line of the history: the rack, and the move."""
    held, kept, tiles = before.racks[line.seat], after.racks[line.seat], before.rules.tiles
    match event:
        case events.Played(_, play):
            return held, play_text(before.board, play, dots=True)
        case events.Exchanged(_, given):
            return held, f"-{rack_text(tiles, given)}"
        case events.PhonyRemoved():
            return kept, "--"
        case events.EndRack():
            return kept if line.points <= 0 else (), f"({line.text})"
        case events.Adjusted(_, _, events.Cause.TIME):
            return (), "(time)"
        case events.ChallengeFailed() | events.Adjusted():
            return kept, "(challenge)"
        case _:
            return held, "-"


def _nicks(players: Sequence[Player]) -> tuple[str, ...]:
    nicks: list[str] = []
    for place, player in enumerate(players, start=1):
        nick = re.sub(r"[\s:#>]+", "_", player.name.strip())[:_LONGEST_NICK] or f"player{place}"
        nicks.append(f"{nick}{place}" if nick in nicks else nick)
    return tuple(nicks)


def _one_line(text: str) -> str:
    return " ".join(text.split())
