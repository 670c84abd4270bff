"""The scores of a GCG game, counted again on the board."""

from collections import Counter
from dataclasses import dataclass, replace

from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.gcg import BadGame, Entry, GcgGame, Kind
from boggle_desk.engine.scrabble.notation import BadPlay, play_named, rack_named, rack_text
from boggle_desk.engine.scrabble.placement import touches
from boggle_desk.engine.scrabble.plays import FormedWord, Play
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.scoring import rack_worth, score_play
from boggle_desk.engine.scrabble.tiles import Rack, in_order


@dataclass(frozen=True)
class Counted:
    """A line of the game with what it counts by the rules."""

    entry: Entry
    score: int
    total: int
    """The player's score after it."""
    rack: Rack
    """The tiles that the line says the player held; what was played or given is always among them."""
    tiles: Rack = ()
    """The tiles that were exchanged, as far as they are named, or counted at the end."""
    play: Play | None = None
    words: tuple[FormedWord, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether the file states the same."""
        return (self.score, self.total) == (self.entry.score, self.entry.total)


@dataclass(frozen=True)
class Count:
    """A whole game counted again. `remarks` say what is odd about it, each with its line."""

    game: GcgGame
    lines: tuple[Counted, ...]
    remarks: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether every stated score and total is right."""
        return all(line.agrees for line in self.lines)


def count_gcg(game: GcgGame, rules: ScrabbleRules) -> Count:
    """Return the game counted by these tiles, this board and bonus. Words are not judged. Raises `BadGame` for a line
    that cannot be: a play that does not fit the board, a phony that was not played."""
    counter = _Counter(game, rules)
    return Count(game, tuple(map(counter.count, game.entries)), tuple(counter.remarks))


class _Counter:
    """Counts line after line."""

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
        """Remark if who went out gains other tiles than those that the others must hold."""
        self._gained += Counter(tiles)
        lying = Counter(tile.face for tile in self._board.tiles if tile)
        unseen = Counter(self._rules.tiles.tiles) - lying
        most = (len(self._totals) - 1) * self._rules.rack_size
        following = [each for each in self._game.entries if each.line > entry.line and each.kind is Kind.GAIN]
        if unseen.total() <= most and self._gained != unseen and not following:
            left = rack_text(self._rules.tiles, in_order(self._rules.tiles, unseen.elements()))
            self._say(entry, f"the tiles that are left are {left}, not {entry.move[1:-1]}")

    def _holding(self, entry: Entry, rack: Rack, used: Rack) -> Rack:
        """Return the rack with all that was used, whatever the line says."""
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
