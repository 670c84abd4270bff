"""A Scrabble game at one moment, and how each event changes it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from boggle_desk.engine.ballot import NO_BALLOT, Ballot, Voted
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import (
    Holder,
    Left,
    Player,
    SeatGiven,
    after_giving,
    after_leaving,
    check_seat,
    playing,
    seated,
)
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.plays import FormedWord, Play
from boggle_desk.engine.scrabble.rules import Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import HIDDEN, Rack, Tile, in_order, without_tiles
from boggle_desk.engine.values import changed

MOST_PLAYERS = 4  # Rule S1
_LONGEST_GAME = 1e7  # seconds


class Phase(StrEnum):
    START = "start"
    TURN = "turn"
    ASKED = "asked"
    CHALLENGE = "challenge"
    ENDED = "ended"


@dataclass(frozen=True)
class Laid:
    seat: int
    play: Play
    words: tuple[FormedWord, ...]
    score: int
    rack: Rack  # the rack before it, in its player's order
    scoreless: int  # the turns without points in succession before it


@dataclass(frozen=True)
class ScrabblePosition:
    """Everything about a Scrabble game at one moment."""

    rules: ScrabbleRules
    players: tuple[Player, ...]
    tiles: tuple[Tile | None, ...]
    racks: tuple[Rack, ...]
    bag: Rack
    """What is in the bag. Its order says nothing: it is that of the set, and tiles are drawn by chance."""
    scores: tuple[int, ...]
    phase: Phase = Phase.START
    turn: int | None = None  # the seat whose turn it is; after a play was laid, until it is accepted, its player's
    turns: int = 0  # the number of the turn in play, from 1; 0 before the start
    last: Laid | None = None  # the play that was laid last, unless it was taken back
    asked: tuple[str, ...] = ()
    passes: int = 0
    scoreless: int = 0  # turns without points in succession
    losing: tuple[int, ...] = ()  # the seats that lose their next turn
    winners: tuple[int, ...] = ()
    used: tuple[float, ...] = ()  # the seconds that each player has used; empty before any clock was read
    timed_turns: tuple[int, ...] = ()  # how many turns of each have given seconds back; empty before any has
    turn_began: float = 0.0  # what that player had used when the turn, or the time to challenge, began
    house: House = NO_HOUSE
    left: tuple[int, ...] = ()  # the seats of those who left (P13)
    former: tuple[Holder, ...] = ()  # who gave a seat away, in this order
    ballot: Ballot = NO_BALLOT  # the vote on the last play, where the table was asked and several people answer
    content: tuple[int, ...] = ()  # the seats that don't challenge the last play

    def __repr__(self) -> str:
        points = ", ".join(f"{each.name} {score}" for each, score in zip(self.players, self.scores, strict=True))
        return f"<ScrabblePosition: {self.phase.value}, turn {self.turns}, {points}, {len(self.bag)} in the bag>"

    def __str__(self) -> str:
        """Return the board, and a line for each player with score and rack; `>` is on turn."""
        lines = (
            f"{'>' if seat == self.turn else ' '} {each.name} {self.scores[seat]} {''.join(self.racks[seat])}".rstrip()
            for seat, each in enumerate(self.players)
        )
        return "\n".join((str(self.board), *lines))

    def seconds_used(self, seat: int) -> float:
        return self.used[seat] if self.used else 0.0

    def seconds_allowed(self, seat: int) -> float:
        """Return how long a player may think in all, as far as turns have given seconds back."""
        return self.rules.seconds + self.rules.increment * (self.timed_turns[seat] if self.timed_turns else 0)

    @property
    def turn_used(self) -> float:
        return 0.0 if self.on_clock is None else self.seconds_used(self.on_clock) - self.turn_began

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats of all who have not left."""
        return playing(self)

    @property
    def judges(self) -> tuple[int, ...]:
        """The people who may challenge the last play, or vote on it."""
        others = (seat for seat in self.playing if self.last and seat != self.last.seat)
        return tuple(seat for seat in others if self.players[seat].level is None)

    @property
    def is_timed(self) -> bool:
        return bool(self.rules.seconds or self.rules.turn_seconds)

    @property
    def on_clock(self) -> int | None:
        """The seat whose clock runs, None where none does: the player's, then the next challenger's, people before
        computers."""
        if self.turn is None or not self.is_timed or self.phase not in (Phase.TURN, Phase.CHALLENGE):
            return None
        if self.phase is Phase.TURN:
            return self.turn
        turn, playing = self.turn, self.playing
        others = [seat for seat in (*playing[playing.index(turn) :], *playing) if seat != turn]
        return next((seat for seat in others if self.players[seat].level is None), others[0])

    @property
    def exchangeable(self) -> int:
        """The most tiles that somebody may exchange now (rule S9)."""
        bag = len(self.bag)
        return min(bag, self.rules.rack_size) if bag >= self.rules.exchange_minimum else 0

    @property
    def is_stalled(self) -> bool:
        """Whether passes or turns without points have ended the game (rule S13)."""
        return self.rules.stall(self.passes, self.scoreless, len(self.playing))

    @cached_property
    def board(self) -> Board:
        return Board(self.rules.layout, self.tiles)

    @property
    def judging(self) -> Judging:
        """When words are judged at this table. Alone nobody challenges, so the dictionary refuses at once."""
        judging = self.rules.challenge.judging
        return Judging.REFUSE if judging is Judging.CHALLENGE and len(self.playing) == 1 else judging

    @property
    def out(self) -> int | None:
        """The seat with an empty rack and an empty bag (rule S13), unless the last play may still be taken back."""
        if self.bag or self.phase not in (Phase.TURN, Phase.ENDED):
            return None
        return next((seat for seat in self.playing if not self.racks[seat]), None)

    def next_seat(self, seat: int) -> int:
        """Return the seat whose turn comes after this one's."""
        playing = self.playing
        return next((other for other in playing if other > seat), playing[0])

    @property
    def closed_up(self) -> "ScrabblePosition":
        """The position without the seats of those who left, for computers: they count players."""
        if not self.left:
            return self
        place = {seat: at for at, seat in enumerate(self.playing)}
        last = self.last if self.last and self.last.seat in place else None
        return changed(
            self,
            players=tuple(self.players[seat] for seat in place),
            racks=tuple(self.racks[seat] for seat in place),
            scores=tuple(self.scores[seat] for seat in place),
            used=tuple(self.used[seat] for seat in place) if self.used else (),
            timed_turns=tuple(self.timed_turns[seat] for seat in place) if self.timed_turns else (),
            turn=None if self.turn is None else place[self.turn],
            last=last and changed(last, seat=place[last.seat]),
            losing=tuple(place[seat] for seat in self.losing),
            winners=tuple(place[seat] for seat in self.winners),
            left=(),
            former=(),
            ballot=NO_BALLOT,
            content=(),
        )

    def unseen_by(self, seat: int | None) -> Rack:
        """Return the bag and the hidden racks, in the order of the set; None is an onlooker. It works on `seen_by`
        too."""
        seen = [tile.face for tile in self.tiles if tile]
        for other, rack in enumerate(self.racks):
            seen += rack if other == seat or self.rules.open_racks else ()
        return without_tiles(self.rules.tiles.tiles, seen)

    def seen_by(self, seat: int) -> "ScrabblePosition":
        """Return the position as this player sees it: `HIDDEN` stands for tiles of the bag and of other racks, unless
        open; others' votes are left out before all have voted."""
        mine = range(len(self.players)) if self.rules.open_racks else (seat,)
        racks = tuple(rack if other in mine else (HIDDEN,) * len(rack) for other, rack in enumerate(self.racks))
        last = self.last
        if last and last.seat not in mine:
            last = changed(last, rack=(HIDDEN,) * len(last.rack))
        ballot = self.ballot.seen_by(seat)
        return changed(self, racks=racks, last=last, bag=(HIDDEN,) * len(self.bag), ballot=ballot)


def opening(rules: ScrabbleRules, players: Iterable[Player]) -> ScrabblePosition:
    """Return the position before the first draw. Raises `ValueError` for too many players (rule S1) or too few
    tiles."""
    table = seated(players, MOST_PLAYERS)
    if len(rules.tiles.tiles) < len(table) * rules.rack_size:
        raise ValueError(f"{len(rules.tiles.tiles)} tiles do not fill {len(table)} racks")
    return ScrabblePosition(
        rules,
        table,
        tiles=(None,) * len(rules.layout.premiums),
        racks=((),) * len(table),
        bag=rules.tiles.tiles,
        scores=(0,) * len(table),
    )


# --------------------------------------------------------------------------------- what each event changes


def apply(position: ScrabblePosition, event: events.ScrabbleEvent) -> ScrabblePosition:
    """Return the position after the event. Raises `ValueError` for tiles that are not where they leave."""
    return _CHANGES[type(event)](position, event)


def _hinted(position: ScrabblePosition, event: events.Hinted) -> ScrabblePosition:
    check_seat(position.players, event.seat)
    return position


def _next_turn(position: ScrabblePosition, event: events.NextTurn) -> ScrabblePosition:
    check_seat(position.players, event.seat)
    began = position.seconds_used(event.seat)
    if position.rules.increment and position.turn is not None:
        turns = list(position.timed_turns or (0,) * len(position.players))
        turns[position.turn] += 1
        position = changed(position, timed_turns=tuple(turns))
    return changed(position, phase=Phase.TURN, turn=event.seat, turns=position.turns + 1, turn_began=began)


def _clock_read(position: ScrabblePosition, event: events.ClockRead) -> ScrabblePosition:
    used = list(position.used or (0.0,) * len(position.players))
    if not 0 <= event.seat < len(used) or not used[event.seat] <= event.seconds < _LONGEST_GAME:
        raise ValueError(f"the clock of seat {event.seat} cannot be at {event.seconds}")
    used[event.seat] = event.seconds
    return changed(position, used=tuple(used))


def _drew(position: ScrabblePosition, event: events.Drew) -> ScrabblePosition:
    bag = without_tiles(position.bag, event.tiles)
    return changed(_with_rack(position, event.seat, position.racks[event.seat] + event.tiles), bag=bag)


def _played(position: ScrabblePosition, event: events.Played) -> ScrabblePosition:
    rack = position.racks[event.seat]
    if any(not 0 <= square < len(position.tiles) or position.tiles[square] for square in event.play.squares):
        raise ValueError("a tile cannot lie beyond the board or on another tile")
    challenge = position.judging is Judging.CHALLENGE
    laid = _with_rack(position, event.seat, without_tiles(rack, event.play.used))
    after = changed(
        _with_points(laid, event.seat, event.score),
        tiles=position.board.with_tiles(event.play.laid).tiles,
        last=Laid(event.seat, event.play, event.words, event.score, rack, position.scoreless),
        phase=Phase.CHALLENGE if challenge else Phase.TURN,
        passes=0,
        scoreless=0 if event.score else position.scoreless + 1,
        ballot=NO_BALLOT,
        content=(),
    )
    thinker = after.on_clock if challenge else None
    return after if thinker is None else changed(after, turn_began=after.seconds_used(thinker))


def _table_asked(position: ScrabblePosition, event: events.TableAsked) -> ScrabblePosition:
    judges = position.judges
    ballot = Ballot(judges, (None,) * len(judges)) if len(judges) > 1 else NO_BALLOT
    return changed(position, phase=Phase.ASKED, asked=event.words, ballot=ballot)


def _consented(position: ScrabblePosition, event: events.Consented) -> ScrabblePosition:
    check_seat(position.players, event.seat)
    return changed(position, content=(*position.content, event.seat))


def _phony_removed(position: ScrabblePosition, event: events.PhonyRemoved) -> ScrabblePosition:
    if position.last is None or position.last.seat != event.seat:
        raise ValueError(f"seat {event.seat} has laid nothing that it could take back")
    returned = _with_rack(position, event.seat, position.last.rack)
    return changed(
        _with_points(returned, event.seat, -event.score),
        tiles=position.board.without(position.last.play.squares).tiles,
        last=None,
        phase=Phase.TURN,
        asked=(),
        scoreless=position.last.scoreless + 1,
    )


def _challenge_failed(position: ScrabblePosition, event: events.ChallengeFailed) -> ScrabblePosition:
    losing = (*position.losing, event.by) if event.turn_lost else position.losing
    return changed(_with_points(position, event.seat, event.bonus), phase=Phase.TURN, losing=losing)


def _exchanged(position: ScrabblePosition, event: events.Exchanged) -> ScrabblePosition:
    kept = without_tiles(position.racks[event.seat], event.given)
    left = without_tiles(position.bag, event.drawn)
    return changed(
        _with_rack(position, event.seat, kept + event.drawn),
        bag=in_order(position.rules.tiles, left + event.given),
        passes=0,
        scoreless=position.scoreless + 1,
    )


def _turn_lost(position: ScrabblePosition, event: events.TurnLost) -> ScrabblePosition:
    """Sitting out isn't passing, so the count of passes starts again (rule S13)."""
    losing = list(position.losing)
    losing.remove(event.seat)
    return changed(position, turns=position.turns + 1, losing=tuple(losing), passes=0, scoreless=position.scoreless + 1)


def _points_changed(position: ScrabblePosition, event: events.EndRack | events.Adjusted) -> ScrabblePosition:
    return _with_points(position, event.seat, event.points)


def _rack_stated(position: ScrabblePosition, event: events.RackStated) -> ScrabblePosition:
    loose = position.bag + position.racks[event.seat]
    bag = in_order(position.rules.tiles, without_tiles(loose, event.rack))
    return changed(_with_rack(position, event.seat, event.rack), bag=bag)


def _left(position: ScrabblePosition, event: Left) -> ScrabblePosition:
    """The tiles go back into the bag, so that nobody has seen them. Leaving isn't passing (rule S13)."""
    seat, gone = event.seat, after_leaving(position, event.seat)
    bag = in_order(position.rules.tiles, position.bag + position.racks[seat])
    losing = tuple(other for other in position.losing if other != seat)
    emptied = _with_rack(position, seat, ())
    return changed(emptied, bag=bag, losing=losing, passes=0, left=gone)


def _seat_given(position: ScrabblePosition, event: SeatGiven) -> ScrabblePosition:
    check_seat(position.players, event.seat)
    return changed(position, **after_giving(position, event, position.scores[event.seat]))


def _with_rack(position: ScrabblePosition, seat: int, rack: Rack) -> ScrabblePosition:
    check_seat(position.players, seat)
    return changed(position, racks=(*position.racks[:seat], rack, *position.racks[seat + 1 :]))


def _with_points(position: ScrabblePosition, seat: int, points: int) -> ScrabblePosition:
    check_seat(position.players, seat)
    scores = position.scores
    return changed(position, scores=(*scores[:seat], scores[seat] + points, *scores[seat + 1 :]))


_CHANGES: dict[type, Callable[[ScrabblePosition, Any], ScrabblePosition]] = {
    events.FirstDrawn: lambda now, _event: now,
    events.Drew: _drew,
    events.Played: _played,
    events.TableAsked: _table_asked,
    Voted: lambda now, event: changed(now, ballot=now.ballot.after(event)),
    events.TableAnswered: lambda now, _event: changed(now, phase=Phase.TURN, asked=()),
    events.Consented: _consented,
    events.Accepted: lambda now, _event: changed(now, phase=Phase.TURN),
    events.PhonyRemoved: _phony_removed,
    events.ChallengeFailed: _challenge_failed,
    events.Exchanged: _exchanged,
    events.Passed: lambda now, _event: changed(now, passes=now.passes + 1, scoreless=now.scoreless + 1),
    events.TurnLost: _turn_lost,
    events.NextTurn: _next_turn,
    events.ClockRead: _clock_read,
    events.EndRack: _points_changed,
    events.Adjusted: _points_changed,
    events.RackStated: _rack_stated,
    events.Recorded: lambda now, _event: now,
    events.Rearranged: lambda now, event: _with_rack(now, event.seat, event.rack),
    events.Hinted: _hinted,
    events.RacksOpened: lambda now, event: changed(now, rules=replace(now.rules, open_racks=event.open)),
    Left: _left,
    SeatGiven: _seat_given,
    events.Ended: lambda now, event: changed(now, phase=Phase.ENDED, turn=None, winners=event.winners),
}
