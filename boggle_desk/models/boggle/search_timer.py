"""The timers of a search at the table and on the score pad."""

from dataclasses import replace
from math import inf

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.pad import BogglePadPosition, glass_seconds
from boggle_desk.engine.boggle.pad import Phase as PadPhase
from boggle_desk.engine.boggle.position import SEARCHES, BogglePosition, Phase
from boggle_desk.engine.boggle.rules import search_seconds
from boggle_desk.models.clock import GlassTimer, Timing

_TIMED = (Phase.SHAKE, Phase.COVERED, *SEARCHES)


class SearchTimer(GlassTimer):
    call_time, read_clock = events.CallTime, events.ReadClock

    @property
    def timing(self) -> Timing:
        position: BogglePosition = self._session.position
        if position.phase not in _TIMED:  # the clock stays as it is
            return Timing(self._turn, self.clock.length, self.clock.elapsed, False)
        seats = position.searching or position.next_searchers
        turn = (position.round, position.searched, bool(position.searching))
        return Timing(turn, _seconds(position, seats), position.elapsed, position.phase is Phase.SEARCH)

    @property
    def glass_seconds(self) -> float:
        """Seconds of the running glass: the whole time, or extra time."""
        position: BogglePosition = self._session.position
        begun = 0
        if position.phase is Phase.SEARCH and position.rules.writing.together:
            begun = max((position.seconds_of(seat) for seat in position.searched), default=0)
        return max(1.0, self.clock.length - begun)

    @property
    def next_round_seconds(self) -> float:
        position: BogglePosition = self._session.position
        fresh = replace(position, round=position.round + 1, searched=(), searching=())
        return _seconds(fresh, fresh.next_searchers)


def _seconds(position: BogglePosition, seats: tuple[int, ...]) -> float:
    """Return the seconds until time is called next; infinite if untimed."""
    if position.rules.untimed:
        return inf
    times = [position.seconds_of(seat) for seat in seats]
    people = [position.seconds_of(seat) for seat in seats if not position.is_computer(seat)]
    if position.rules.writing.together:
        return float(min(times))
    return float(max(people or times))


def early_ends(position: BogglePadPosition) -> dict[int, tuple[int, ...]]:
    """Return the seats that must stop early by the seconds then left (rule B33)."""
    longest = glass_seconds(position)
    ends: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(position.players):
        left = longest - search_seconds(position.rules.game, player)
        if left > 0:
            ends[left] = (*ends.get(left, ()), seat)
    return ends


class PadTimer(GlassTimer):
    call_time, read_clock = events.CallTime, events.ReadClock

    @property
    def timing(self) -> Timing:
        position: BogglePadPosition = self._session.position
        running = position.phase is PadPhase.SEARCH
        return Timing((position.round, running), float(glass_seconds(position)), position.elapsed, running)

    @property
    def stopped(self) -> tuple[int, ...]:
        """The seats whose time is up while others search on."""
        ends = early_ends(self._session.position).items() if self.searching else ()
        return tuple(sorted(seat for left, seats in ends if self.clock.left <= left for seat in seats))
