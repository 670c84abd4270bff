"""Games of Scrabble in GCG, the exchange format of Scrabble programs: read, counted and written. After header lines
with a `#`, a line `>nick: RACK 8D WORD +score total` stands for each turn, and others for passes, exchanges, phonies
and the end. `count_gcg` counts again on the board; `game_of` makes a game of ours, in which a draw follows from the
next rack that the file states, or else from the tiles played later."""

import codecs
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum

from boggle_desk.engine.players import Player, leaders
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.history import Line, LineKind, line_of
from boggle_desk.engine.scrabble.notation import BadPlay, play_named, play_text, rack_named, rack_text
from boggle_desk.engine.scrabble.plays import FormedWord, Play, rack_worth, score_play, touches
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.rules import SINGLE, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, in_order, without_tiles

LARGEST_FILE = 1_000_000
_MOST_LINES, _MOST_ENTRIES, _LONGEST_LINE, _LONGEST_NAME = 10_000, 1_000, 50_000, 60

_ENCODINGS = {"utf-8", "ascii", "iso8859-1", "iso8859-2", "iso8859-15", "cp1250", "cp1252"}


class BadGame(ValueError):
    """A file that is no game: the line, counted from 1 (0 if it is no single one), and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Kind(StrEnum):
    PLAY = "play"
    PASS = "pass"  # noqa: S105 a turn that is passed is no password
    EXCHANGE = "exchange"
    PHONY = "phony"  # the play of the line before was challenged and taken back
    BONUS = "bonus"  # points for a play that was challenged in vain
    TIME = "time"  # points lost for time
    GAIN = "gain"  # points for the others' unplayed tiles
    LOSS = "loss"  # points lost for one's own unplayed tiles


@dataclass(frozen=True)
class GcgPlayer:
    nick: str
    name: str


@dataclass(frozen=True)
class Entry:
    line: int
    kind: Kind
    player: int
    rack: str  # as written; empty if it is not known
    move: str  # as written: `8D WORD`, `-`, `-ABC`, `-5`, `--`, `(challenge)`, `(time)`, `(XYZ)`
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
    known = ""
    with suppress(LookupError, ValueError):
        known = codecs.lookup(name).name
    if known not in _ENCODINGS:
        raise BadGame(data.count(b"\n", 0, named.start()) + 1, f"the encoding '{name[:40]}' is not known")
    return _decode(data, "utf-8" if known == "ascii" else known)


def _decode(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise BadGame(data.count(b"\n", 0, error.start) + 1, f"this is no text in {encoding}") from error


class _Reader:
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
    """Return the entry of a line's part behind the name. What follows the total is a remark. Raises `BadGame`."""
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


@dataclass(frozen=True)
class Counted:
    entry: Entry
    score: int
    total: int
    rack: Rack  # the tiles that the line says the player held; what was played or given is always among them
    tiles: Rack = ()  # the tiles that were exchanged, as far as they are named, or counted at the end
    play: Play | None = None
    words: tuple[FormedWord, ...] = ()

    @property
    def agrees(self) -> bool:
        return (self.score, self.total) == (self.entry.score, self.entry.total)


@dataclass(frozen=True)
class Count:
    game: GcgGame
    lines: tuple[Counted, ...]
    remarks: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        return all(line.agrees for line in self.lines)


def count_gcg(game: GcgGame, rules: ScrabbleRules) -> Count:
    """Return the game counted by these rules, words unjudged. Raises `BadGame` for a line that cannot be."""
    counter = _Counter(game, rules)
    return Count(game, tuple(map(counter.count, game.entries)), tuple(counter.remarks))


class _Counter:
    def __init__(self, game: GcgGame, rules: ScrabbleRules) -> None:
        self._game = game
        self._rules = rules
        self._board: Board = empty_board(rules.layout)
        self._totals = [0] * len(game.players)
        self._last: Counted | None = None
        # Either the one who went out gains what the others lose, or gains twice as much and they lose nothing.
        self._gained: Counter[str] = Counter()
        self._losers = {entry.player for entry in game.entries if entry.kind is Kind.LOSS}
        self.remarks: list[str] = []

    def count(self, entry: Entry) -> Counted:
        try:
            counted = self._counted(entry)
        except BadPlay as error:
            raise BadGame(entry.line, str(error)) from error
        self._totals[entry.player] += counted.score
        if counted.play:
            self._board = self._board.with_tiles(counted.play.laid)
        counted = replace(counted, total=self._totals[entry.player])
        if entry.kind not in (Kind.BONUS, Kind.TIME):
            self._last = counted if counted.play else None
        self._remark(counted)
        return counted

    def _counted(self, entry: Entry) -> Counted:
        rack = rack_named(self._rules.tiles, entry.rack)
        if entry.kind is Kind.PLAY:
            return self._play(entry, rack)
        if entry.kind is Kind.PHONY:
            return Counted(entry, self._take_off(entry), 0, rack)
        if entry.kind is Kind.EXCHANGE:
            return self._exchange(entry, rack)
        if entry.kind in (Kind.GAIN, Kind.LOSS):
            return self._end_rack(entry, rack)
        return Counted(entry, 0 if entry.kind is Kind.PASS else entry.score, 0, rack)

    def _play(self, entry: Entry, rack: Rack) -> Counted:
        play = play_named(self._board, self._rules.tiles, entry.move)
        if self._board.is_empty and self._rules.layout.start not in play.squares:
            self._say(entry, "the first play does not cover the start square")
        if not self._board.is_empty and not touches(self._board, play):
            self._say(entry, "the play touches nothing on the board")
        scored = score_play(self._rules, self._board, play)
        held = self._holding(entry, rack, play.used)
        return Counted(entry, scored.score, 0, held, play=play, words=scored.words)

    def _take_off(self, entry: Entry) -> int:
        last = self._last
        if last is None or last.play is None or last.entry.player != entry.player:
            raise BadGame(entry.line, "the line before is no play that could be taken back")
        self._board = self._board.without(last.play.squares)
        return -last.score

    def _exchange(self, entry: Entry, rack: Rack) -> Counted:
        said = entry.move[1:]
        if said.isdecimal():
            if not 1 <= int(said) <= self._rules.rack_size:
                raise BadGame(entry.line, f"nobody exchanges {said[:20]} tiles")
            return Counted(entry, 0, 0, rack)
        given = rack_named(self._rules.tiles, said)
        return Counted(entry, 0, 0, self._holding(entry, rack, given), given)

    def _end_rack(self, entry: Entry, rack: Rack) -> Counted:
        tiles = rack_named(self._rules.tiles, entry.move[1:-1])
        worth = rack_worth(self._rules.tiles, tiles)
        if entry.kind is Kind.LOSS:
            return Counted(entry, -worth, 0, rack or tiles, tiles)
        self._compare_with_unseen(entry, tiles)
        return Counted(entry, worth if self._losers - {entry.player} else 2 * worth, 0, rack, tiles)

    def _compare_with_unseen(self, entry: Entry, tiles: Rack) -> None:
        """Remark if who went out gains other tiles than the others must hold."""
        self._gained += Counter(tiles)
        lying = Counter(tile.face for tile in self._board.tiles if tile)
        unseen = Counter(self._rules.tiles.tiles) - lying
        most = (len(self._totals) - 1) * self._rules.rack_size
        following = [each for each in self._game.entries if each.line > entry.line and each.kind is Kind.GAIN]
        if unseen.total() <= most and self._gained != unseen and not following:
            left = rack_text(self._rules.tiles, in_order(self._rules.tiles, unseen.elements()))
            self._say(entry, f"the tiles that are left are {left}, not {entry.move[1:-1]}")

    def _holding(self, entry: Entry, rack: Rack, used: Rack) -> Rack:
        if not rack:
            return used
        missing = Counter(used) - Counter(rack)
        if missing:
            self._say(entry, f"{', '.join(sorted(missing))} is not on the rack {entry.rack}")
        others = tuple((Counter(rack) - Counter(used)).elements())
        return rack if not missing else (*used, *others)[: max(len(rack), len(used))]

    def _remark(self, counted: Counted) -> None:
        entry = counted.entry
        if counted.score != entry.score:
            self._say(entry, f"{entry.move} counts {counted.score:+}, not {entry.score:+}")
        elif counted.total != entry.total:
            self._say(entry, f"the total is {counted.total}, not {entry.total}")
        if counted.play:
            lying = Counter(tile.face for tile in self._board.tiles if tile)
            surplus = lying - Counter(self._rules.tiles.tiles)
            if set(surplus) & set(counted.play.used):
                self._say(entry, f"more tiles of {', '.join(sorted(surplus))} than the set holds")

    def _say(self, entry: Entry, text: str) -> None:
        self.remarks.append(f"line {entry.line}: {text}")


Step = tuple[events.ScrabbleEvent, ...]
_TURNS = (Kind.PLAY, Kind.PASS, Kind.EXCHANGE, Kind.PHONY)
_RACK_KINDS = (Kind.PLAY, Kind.PASS, Kind.EXCHANGE, Kind.PHONY, Kind.LOSS)


def game_of(game: GcgGame, rules: ScrabbleRules) -> tuple[ScrabblePosition, tuple[Step, ...]]:
    """Return the opening and the steps, one per line after the first draw. Scores are counted by the rules, words are
    not judged. Raises `BadGame` for a line that cannot be."""
    count = count_gcg(game, rules)
    builder = _Builder(count.lines, replace(rules, challenge=SINGLE), game)
    return builder.opening, builder.steps()


class _Builder:
    def __init__(self, lines: tuple[Counted, ...], rules: ScrabbleRules, game: GcgGame) -> None:
        self.opening = opening(rules, (Player(player.name) for player in game.players))
        self._lines = lines
        self._rules = rules
        self._last_racks = tuple(self._rack_remark(game, seat) for seat in range(len(game.players)))
        self._position = self.opening
        self._step: list[events.ScrabbleEvent] = []

    def _rack_remark(self, game: GcgGame, seat: int) -> Rack:
        try:
            return rack_named(self._rules.tiles, game.remark(f"rack{seat + 1}") or "")
        except BadPlay as error:
            raise BadGame(0, f"#rack{seat + 1}: {error}") from error

    def steps(self) -> tuple[Step, ...]:
        steps = [self._first_step()]
        for index, line in enumerate(self._lines):
            try:
                self._follow(index, line)
                if self._ends and line is self._lines[-1]:
                    self._happen(events.Ended(leaders(self._position.players, self._position.scores)))
            except ValueError as error:
                raise BadGame(line.entry.line, f"the racks contradict each other: {error}") from error
            steps.append(self._taken_step())
        return tuple(steps)

    def _happen(self, event: events.ScrabbleEvent) -> None:
        self._position = apply(self._position, event)
        self._step.append(event)

    def _taken_step(self) -> Step:
        step, self._step = tuple(self._step), []
        return step

    # ------------------------------------------------------------------------------------------- the lines

    def _first_step(self) -> Step:
        first = self._lines[0].entry.player if self._lines else 0
        self._happen(events.FirstDrawn((), first))
        for seat in range(len(self._position.players)):
            self._draw(seat, 0)
        self._happen(events.NextTurn(first))
        return self._taken_step()

    def _follow(self, index: int, line: Counted) -> None:
        seat, kind = line.entry.player, line.entry.kind
        if kind in (Kind.PLAY, Kind.PASS, Kind.EXCHANGE):
            self._begin_turn(line)
        if kind is Kind.PLAY and line.play:
            self._happen(events.Played(seat, line.play, line.words, line.score))
            following = [each.entry.kind for each in self._lines[index + 1 : index + 2] if each.entry.player == seat]
            if following not in ([Kind.PHONY], [Kind.BONUS]):
                self._happen(events.Accepted(seat))
                self._end_turn(index, seat)
        elif kind is Kind.PHONY:
            self._happen(events.PhonyRemoved(seat, None, (), -line.score))
            self._hand_on(index, seat)
        elif kind is Kind.BONUS and self._position.phase is Phase.CHALLENGE:
            self._happen(
                events.ChallengeFailed(seat, self._position.next_seat(seat), turn_lost=False, bonus=line.score)
            )
            self._end_turn(index, seat)
        elif kind is Kind.PASS:
            self._happen(events.Passed(seat))
            self._hand_on(index, seat)
        elif kind is Kind.EXCHANGE:
            self._exchange(index, line)
        else:
            self._change_points(line)

    def _change_points(self, line: Counted) -> None:
        seat = line.entry.player
        if line.entry.kind in (Kind.GAIN, Kind.LOSS):
            self._happen(events.EndRack(seat, line.tiles, line.score))
        else:
            self._happen(
                events.Adjusted(
                    seat, line.score, events.Cause.TIME if line.entry.kind is Kind.TIME else events.Cause.OTHER
                )
            )

    def _begin_turn(self, line: Counted) -> None:
        seat = line.entry.player
        if self._position.turn != seat:
            self._happen(events.NextTurn(seat))
        held = self._position.racks[seat]
        if Counter(line.rack) - Counter(held):
            self._happen(events.RackStated(seat, line.rack))

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
        count = min(int(line.entry.move[1:]), len(held))
        gone = [*(Counter(held) - Counter(after)).elements()]
        others = [*(Counter(held) - Counter(gone)).elements()]
        return tuple([*gone, *others][:count])

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
            if line.entry.player == seat and line.rack and line.entry.kind in _RACK_KINDS:
                return line.rack
            if line.entry.player != seat and line.entry.kind is Kind.GAIN and two:
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
        return any(line.entry.kind in (Kind.GAIN, Kind.LOSS) for line in self._lines)


_LONGEST_NICK = 20


def write_gcg(game: GcgGame) -> bytes:
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{place} {player.nick} {player.name}" for place, player in enumerate(game.players, start=1)]
    lines += [f"#{name} {_one_line(content)}" for name, content in game.remarks if name != "character-encoding"]
    for entry in game.entries:
        parts = (entry.rack, entry.move, f"{entry.score:+}", f"{entry.total}")
        lines.append(f">{game.players[entry.player].nick}: {' '.join(parts)}")
        lines += [f"#note {_one_line(entry.note)}"] if entry.note else []
    return ("\n".join(lines) + "\n").encode()


def gcg_of(opening: ScrabblePosition, steps: Iterable[Sequence[events.ScrabbleEvent]]) -> GcgGame:
    """Return the game as GCG, from any position on. While the game runs, racks and exchanged tiles stay secret unless
    racks are open."""
    happened = [event for step in steps for event in step]
    over = opening.phase is Phase.ENDED or any(isinstance(event, events.Ended) for event in happened)
    tells_racks, position, entries = over or opening.rules.open_racks, opening, list[Entry]()
    for event in happened:
        before, position = position, apply(position, event)
        line = line_of(before, event, position, 0)
        if line and line.kind in (LineKind.LEFT, LineKind.SEAT):  # no move that other programs know
            told = f"{line.player.name} left" if line.kind is LineKind.LEFT else f"{line.text} for {line.player.name}"
            entries[-1:] = (replace(each, note=f"{each.note} {told}".strip()) for each in entries[-1:])
        elif line:
            held, move = _told(line, event, before, position)
            if not tells_racks:
                held, move = (), f"-{line.text}" if line.kind is LineKind.EXCHANGE else move
            rack = rack_text(opening.rules.tiles, held)
            said = f"{rack} {move} {line.points:+} {line.total}"
            entries.append(entry_of(len(entries) + 1, line.seat, said))
    remarks = [("lexicon", opening.rules.lexicon), ("tile-set", opening.rules.tiles.key)]
    if tells_racks and position.phase is not Phase.ENDED:
        racks = (rack_text(opening.rules.tiles, rack) for rack in position.racks)
        remarks += [(f"rack{place}", rack) for place, rack in enumerate(racks, start=1) if rack]
    players = map(GcgPlayer, _nicks(opening.players), (_one_line(player.name) for player in opening.players))
    return GcgGame(tuple(players), tuple(entries), tuple(remarks))


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
