"""A GCG game as a game of ours: an opening and its steps, as far as the racks are known.

What a player drew follows from the next rack that the file states. Where it states none, only the tiles that were
played later are known, and the racks are shorter than they were.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import (
    Accepted,
    Adjusted,
    Cause,
    ChallengeFailed,
    Drew,
    Ended,
    EndRack,
    Exchanged,
    FirstDrawn,
    NextTurn,
    Passed,
    PhonyRemoved,
    Played,
    RackStated,
    ScrabbleEvent,
)
from boggle_desk.engine.scrabble.gcg import BadGame, GcgGame, Kind
from boggle_desk.engine.scrabble.gcg_scores import Counted, count_gcg
from boggle_desk.engine.scrabble.notation import BadPlay, rack_named
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.rules import SINGLE, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, without_tiles
from boggle_desk.engine.scrabble.turn import leaders

Step = tuple[ScrabbleEvent, ...]
_TURNS = (Kind.PLAY, Kind.PASS, Kind.EXCHANGE, Kind.PHONY)
_RACK_KINDS = (Kind.PLAY, Kind.PASS, Kind.EXCHANGE, Kind.PHONY, Kind.LOSS)


def game_of(game: GcgGame, rules: ScrabbleRules) -> tuple[ScrabblePosition, tuple[Step, ...]]:
    """Return the opening and the steps, one for each line after that of the first draw. Scores are counted by the
    rules; words are not judged. Raises `BadGame` for a line that cannot be."""
    count = count_gcg(game, rules)
    builder = _Builder(count.lines, replace(rules, challenge=SINGLE), game)
    return builder.opening, builder.steps()


class _Builder:
    """Follows the lines and keeps the position after each event."""

    def __init__(self, lines: tuple[Counted, ...], rules: ScrabbleRules, game: GcgGame) -> None:
        self.opening = opening(rules, (Player(player.name) for player in game.players))
        self._lines = lines
        self._rules = rules
        self._last_racks = tuple(self._rack_remark(game, seat) for seat in range(len(game.players)))
        self._position = self.opening
        self._step: list[ScrabbleEvent] = []

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
                if index == len(self._lines) - 1:
                    self._finish()
            except ValueError as error:
                raise BadGame(line.entry.line, f"the racks contradict each other: {error}") from error
            steps.append(self._taken_step())
        return tuple(steps)

    def _happen(self, event: ScrabbleEvent) -> None:
        self._position = apply(self._position, event)
        self._step.append(event)

    def _taken_step(self) -> Step:
        step, self._step = tuple(self._step), []
        return step

    # ------------------------------------------------------------------------------------------- the lines

    def _first_step(self) -> Step:
        first = self._lines[0].entry.player if self._lines else 0
        self._happen(FirstDrawn((), first))
        for seat in range(len(self._position.players)):
            self._draw(seat, 0)
        self._happen(NextTurn(first))
        return self._taken_step()

    def _follow(self, index: int, line: Counted) -> None:
        seat, kind = line.entry.player, line.entry.kind
        if kind in (Kind.PLAY, Kind.PASS, Kind.EXCHANGE):
            self._begin_turn(line)
        if kind is Kind.PLAY and line.play:
            self._happen(Played(seat, line.play, line.words, line.score))
            if self._next_kind(index, seat) not in (Kind.PHONY, Kind.BONUS):
                self._happen(Accepted(seat))
                self._end_turn(index, seat)
        elif kind is Kind.PHONY:
            self._happen(PhonyRemoved(seat, None, (), -line.score))
            self._hand_on(index, seat)
        elif kind is Kind.BONUS and self._position.phase is Phase.CHALLENGE:
            self._happen(ChallengeFailed(seat, self._position.next_seat(seat), turn_lost=False, bonus=line.score))
            self._end_turn(index, seat)
        elif kind is Kind.PASS:
            self._happen(Passed(seat))
            self._hand_on(index, seat)
        elif kind is Kind.EXCHANGE:
            self._exchange(index, line)
        else:
            self._change_points(line)

    def _change_points(self, line: Counted) -> None:
        seat = line.entry.player
        if line.entry.kind in (Kind.GAIN, Kind.LOSS):
            self._happen(EndRack(seat, line.tiles, line.score))
        else:
            self._happen(Adjusted(seat, line.score, Cause.TIME if line.entry.kind is Kind.TIME else Cause.OTHER))

    def _begin_turn(self, line: Counted) -> None:
        """Give the turn to the line's player, with all tiles of the rack that it states."""
        seat = line.entry.player
        if self._position.turn != seat:
            self._happen(NextTurn(seat))
        held = self._position.racks[seat]
        if Counter(line.rack) - Counter(held):
            self._happen(RackStated(seat, line.rack))

    def _exchange(self, index: int, line: Counted) -> None:
        """What was given is named, or follows from the next rack."""
        seat, held = line.entry.player, self._position.racks[line.entry.player]
        after = self._known_rack(seat, index + 1)
        given = line.tiles or self._given(line, held, after)
        kept = without_tiles(held, given)
        drawn = self._in_bag((Counter(after) - Counter(kept)).elements())[: len(given)]
        self._happen(Exchanged(seat, given, drawn))
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
        """Draw what the player holds at the next line that tells. Tiles that the bag lacks are on no rack yet: the line
        itself will say whether that can be."""
        known, held = self._known_rack(seat, start), self._position.racks[seat]
        room = self._rules.rack_size - len(held)
        drawn = self._in_bag((Counter(known) - Counter(held)).elements())[: max(room, 0)]
        if drawn:
            self._happen(Drew(seat, drawn))

    def _in_bag(self, tiles: Iterable[str]) -> Rack:
        left, found = Counter(self._position.bag), []
        for tile in tiles:
            if left[tile] > 0:
                left[tile] -= 1
                found.append(tile)
        return tuple(found)

    def _known_rack(self, seat: int, start: int) -> Rack:
        """Return the player's next rack that a line states from here on; at the very end what another one gained."""
        two = len(self._position.players) == 2
        for line in self._lines[start:]:
            if line.entry.player == seat and line.rack and line.entry.kind in _RACK_KINDS:
                return line.rack
            if line.entry.player != seat and line.entry.kind is Kind.GAIN and two:
                return line.tiles
        return self._last_racks[seat]

    def _next_kind(self, index: int, seat: int) -> Kind | None:
        following = self._lines[index + 1 : index + 2]
        return following[0].entry.kind if following and following[0].entry.player == seat else None

    def _hand_on(self, index: int, seat: int) -> None:
        """Give the turn to whoever has the next one; when none follows but the game ends, nobody has it."""
        for line in self._lines[index + 1 :]:
            if line.entry.kind in _TURNS:
                self._happen(NextTurn(line.entry.player))
                return
        if not self._ends:
            self._happen(NextTurn(self._position.next_seat(seat)))

    @property
    def _ends(self) -> bool:
        return any(line.entry.kind in (Kind.GAIN, Kind.LOSS) for line in self._lines)

    def _finish(self) -> None:
        if self._ends:
            self._happen(Ended(leaders(self._position.scores)))


def positions(start: ScrabblePosition, steps: Iterable[Step]) -> tuple[ScrabblePosition, ...]:
    """Return the position at the start and after each step, to leaf through a game move by move."""
    found = [start]
    for step in steps:
        position = found[-1]
        for event in step:
            position = apply(position, event)
        found.append(position)
    return tuple(found)
