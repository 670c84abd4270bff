"""Animation frame by frame: hand, tray, bodies, dome, hidden letters. No widgets."""

import math
import time
from collections.abc import Generator, Sequence
from enum import Enum, auto
from random import Random

from PySide6.QtCore import QPointF

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome.faces import Label, Vector, labels_for
from boggle_desk.views.boggle.dome.physics import Frame, PhysicsShaker, Plan, knocks, take_ready

_STIFF, _DAMPED = 900.0, 42.0
_FRAME = 1 / 60


class Hand:
    """A hand that drags, or shakes while a key is held; distances in pixels."""

    def __init__(self) -> None:
        self.rest()
        self._time = 0.0

    def take(self) -> None:
        self._held, self._dragged, self._goal = True, False, QPointF()

    def drag(self, away: QPointF) -> None:
        """Move the dome to this offset from where it was taken."""
        self._dragged, self._goal = True, away

    def let_go(self) -> None:
        """Release; the tray follows through."""
        self._held = self._dragged = False

    def rest(self) -> None:
        self.offset, self._speed, self._goal = QPointF(), QPointF(), QPointF()
        self._held = self._dragged = False

    def rock(self, number: int, left: int, reach: float) -> None:
        """Move the tray with a take: a last toss, then rest."""
        swell = math.sin(math.pi * min(1.0, number / 34))
        after = min(1.0, left / 30) * (1 - swell)
        x = 0.36 * swell * math.sin(number * 0.62) + 0.10 * after * math.sin(number * 0.8)
        y = 0.42 * swell * abs(math.sin(number * 0.52)) + 0.08 * after * math.sin(number * 0.7)
        self.offset = QPointF(x * reach, -y * reach)

    def advance(self, scale: float, reach: float) -> Vector:
        """Move the tray by 1/60 s; return its acceleration in cube edges per second squared."""
        self._time += _FRAME
        if not self._dragged:
            size, t = reach * (1.0 if self._held else 0.72), math.tau * self._time
            x, y = 0.85 * math.sin(2.9 * t) + 0.25 * math.sin(5.3 * t), 0.72 * math.sin(2.3 * t + 1)
            self._goal = QPointF(size * x, size * (y + 0.25 * math.cos(4.7 * t)))
        pull = (_within(self._goal, reach) - self.offset) * _STIFF - self._speed * _DAMPED
        self._speed += pull * _FRAME
        self.offset = _within(self.offset + self._speed * _FRAME, reach)
        x, y = pull.x() * 1.6 / scale, -pull.y() * 1.6 / scale
        up = 600 * min(1.0, math.hypot(x, y) / 140) * math.sin(math.tau * 4.4 * self._time)
        return max(-260.0, min(260.0, x)), max(-260.0, min(260.0, y)), up


def _within(place: QPointF, reach: float) -> QPointF:
    return QPointF(max(-reach, min(reach, place.x())), max(-reach, min(reach, place.y())))


FOLLOW = 20  # frames of shaking while a take is searched; longer after each failure
_ATTEMPT = 90  # frames computed in search of a take, if the first attempt succeeds
_PATIENCE = 2.5  # seconds until the cubes lie without a take, on a slow machine
VEILED = 22  # the frame of a take by which letters have faded: cubes still tumble, so nobody reads the board (rule B7)
LIFT_FRAMES, LOWER_FRAMES = 30, 18
TURN_FRAMES = 24
_WHOLE_SETTLE, _FASTEST, _MOST_FRAMES = 1.82, 1.35, 3
"""Seconds from release to rest; the fastest speed of a take; frames computed at once."""


class State(Enum):
    LYING = auto()
    SHAKEN = auto()
    LET_GO = auto()
    FALLING = auto()
    PLAYED = auto()


class CubeMotion:
    """The bodies, their letters, and all that moves with them."""

    def __init__(self, rows: int, columns: int, cubes: Sequence[PlacedCube], covered: bool, rng: Random) -> None:
        self.rows, self.columns, self.rng = rows, columns, rng
        self.state, self.hand = State.LYING, Hand()
        self.dome = self.veil = 1.0 if covered else 0.0  # 0 to 1: how far the dome is on, and the letters hidden
        self.dome_goal = self.veil_goal = self.dome
        self.lifting = False
        self.angle_goal = 0
        self._turn_from = 0.0
        self.turned = 1.0
        self.poses: Frame = []
        self.labels: list[list[Label]] = []
        self.cubes: tuple[PlacedCube, ...] = ()
        self.happened: list[str] = []
        self.tries = 0
        self.shaker: PhysicsShaker | None = None
        self._ahead: list[tuple[Frame, QPointF]] = []
        self._search: Generator[None, None, None] | None = None
        self._plan: Plan | None = None
        self._number, self._follow = 0, FOLLOW
        self._place, self._pace, self._asked = 0.0, 1.0, 0.0
        self._scale, self._reach = 100.0, 30.0
        self.worked = 0.0  # seconds of the last frame without the search for a take
        self._heard: list[Frame] = []
        self._eye: Vector = (0, 0, 20)
        self.lie(cubes)

    # ---- what may be asked

    def lie(self, cubes: Sequence[PlacedCube]) -> None:
        """Put the cubes into their cells, always in the same way."""
        self.cubes = tuple(cubes)
        self.poses = physics.lying(self.rows, self.columns)
        self.labels = [labels_for(cube) for cube in cubes]
        self._rest()

    def set_cover(self, covered: bool) -> None:
        """Put the dome on and hide the letters at once, or undo both."""
        self.dome = self.dome_goal = self.veil = self.veil_goal = 1.0 if covered else 0.0
        self.lifting = False

    def press(self, animated: bool) -> None:
        if self.state is not State.LYING:
            return
        self.state, self.lifting = State.SHAKEN, False
        self.dome_goal = self.veil_goal = 1.0
        self.hand.take()
        if animated:
            self._take_bodies()

    def _take_bodies(self) -> None:
        if self.shaker is None:
            self.shaker = take_ready(self.rows, self.columns)
        if self.shaker is not None:
            self.veil_goal = 0.0
            self.shaker.begin(self.poses, self.rng)

    def release(self) -> bool:
        """Release the dome; return whether it was held."""
        if self.state is not State.SHAKEN:
            return False
        self.state = State.LET_GO
        self.hand.let_go()
        return True

    def settle(self, cubes: Sequence[PlacedCube], eye: Vector, animated: bool) -> None:
        """Let the bodies fall to show these cubes, seen from `eye`."""
        if self.state in (State.FALLING, State.PLAYED):
            self.lie(self.cubes)
        self.press(animated)
        self.cubes, self._eye = tuple(cubes), eye
        self.state = State.FALLING
        self.hand.let_go()
        self._ahead, self._number, self._plan, self.tries, self._follow = [], 0, None, 0, FOLLOW
        self._asked = time.perf_counter()
        if self.shaker is None or not animated:
            self.finish_settling()
            return
        self._search = self._looking()

    def lift(self) -> None:
        self.dome_goal, self.veil_goal, self.lifting = 0.0, 0.0, True

    def cover(self) -> None:
        self.dome_goal, self.veil_goal, self.lifting = 1.0, 1.0, False

    def turn(self, quarters: int) -> None:
        self._turn_from, self.turned = self.angle, 0.0
        self.angle_goal += quarters

    def set_turns(self, quarters: int) -> None:
        self.angle_goal, self.turned = quarters, 1.0

    @property
    def angle(self) -> float:
        part = self.turned * self.turned * (3 - 2 * self.turned)
        return self._turn_from + (self.angle_goal - self._turn_from) * part if part < 1 else float(self.angle_goal)

    @property
    def moving(self) -> bool:
        still = self.dome == self.dome_goal and self.veil == self.veil_goal and self.turned == 1
        return not still or self.lifting or self.state is not State.LYING

    def skip(self) -> None:
        if self.state in (State.FALLING, State.PLAYED):
            self.finish_settling()
        self.dome, self.veil, self.turned = self.dome_goal, self.veil_goal, 1.0
        self._end_lift()

    def finish_settling(self) -> None:
        """Show the decided cubes at once."""
        if self.state is State.PLAYED and self._plan is not None:
            self.poses, self.labels = self._plan.frames[-1], self._plan.labels
        else:
            self.lie(self.cubes)
        self._settled()

    # ---- one frame

    def advance(self, frames: int, until: float, camera_scale: float, reach: float) -> None:
        """Go on by 1/60 s for each frame, then look for a take until the clock `time.perf_counter` says `until`.

        All that ends keeps pace with the clock, however few pictures are painted; bodies that are shaken are moved
        by three frames at most, since computing them takes the time that is lacking.
        """
        begun = time.perf_counter()
        self._scale, self._reach = camera_scale, reach
        before = self.poses
        if self.state is State.PLAYED:
            self._play(min(max(_MOST_FRAMES, frames), frames * self._pace))
        for number in range(frames):
            self._fade()
            if number < _MOST_FRAMES or self.state is State.FALLING:
                self._advance_bodies()
        self._heard = [*self._heard[-1:], before]
        self.worked = time.perf_counter() - begun
        step = 0.0  # the last one's seconds: another that takes as long has to end in time
        while self._search is not None and (begun := time.perf_counter()) + step < until:
            if next(self._search, self) is self:
                self._search = None
            step = time.perf_counter() - begun

    def knocks(self) -> dict[str, float]:
        """Return what is struck at this moment, and how hard."""
        if len(self._heard) < 2 or self.state is State.LYING:
            return {}
        return knocks(self._heard[0], self._heard[1], self.poses)

    def _advance_bodies(self) -> None:
        if self.state in (State.SHAKEN, State.LET_GO) and self.shaker is None:
            self._take_bodies()
        elif self.state in (State.SHAKEN, State.LET_GO) and self.shaker is not None:
            self.poses = self.shaker.advance(self.hand.advance(self._scale, self._reach))
        elif self.state is State.FALLING:
            self._fall()

    def _fade(self) -> None:
        self.dome = _towards(self.dome, self.dome_goal, 1 / (LIFT_FRAMES if self.lifting else LOWER_FRAMES))
        if self.state is not State.PLAYED:
            self.veil = _towards(self.veil, self.veil_goal, 1 / 12)
        self.turned = _towards(self.turned, 1.0, 1 / TURN_FRAMES)
        if self.lifting and self.dome == 0:
            self._end_lift()

    def _end_lift(self) -> None:
        if self.lifting:
            self.lifting, self.veil = False, 0.0
            self.happened.append("lifted")

    def _fall(self) -> None:
        if self._plan is None and time.perf_counter() - self._asked > _PATIENCE:
            self.finish_settling()
        elif self._number < len(self._ahead):
            self.poses, self.hand.offset = self._ahead[self._number]
            self._number += 1
        elif self._plan is not None:
            # a little faster if it would end too late
            left = max(0.5, _WHOLE_SETTLE - (time.perf_counter() - self._asked))
            self._pace = max(1.0, min(_FASTEST, len(self._plan.frames) / (60 * left)))
            self.state, self._place, self._number = State.PLAYED, 0.0, 0
            self._play(1.0)
        elif self._ahead or self._search is None:
            self._ahead, self._number, self._follow = [], 0, 2 * self._follow
            self._search = self._looking()

    def _play(self, steps: float) -> None:
        if self._plan is None:
            return
        frames = self._plan.frames
        self._place = min(float(len(frames)), self._place + steps)
        while self._number < int(self._place):
            for swap in self._plan.swaps.get(self._number, ()):
                self.labels[swap.body][swap.face] = swap.label
            self.poses = frames[self._number]
            self._number += 1
        left = len(frames) - self._number
        self.hand.rock(self._number, left, self._reach)
        drawn = min(1.0, self._number / VEILED)
        self.veil = max(self.veil, drawn * drawn)
        if left == 0:
            self.labels = self._plan.labels
            self._settled()

    def _settled(self) -> None:
        self._rest()
        self.dome = self.dome_goal = self.veil = self.veil_goal = 1.0
        self.happened.append("settled")

    def _rest(self) -> None:
        self.state, self._search, self._plan, self._ahead = State.LYING, None, None, []
        self.hand.rest()

    # ---- looking for a take

    def _looking(self) -> Generator[None, None, None]:
        shaker = self.shaker
        if shaker is None:
            return
        ahead = self._ahead  # at the pace at which they are computed, an attempt has to end before they do
        while len(ahead) < self._follow or (len(ahead) - self._number) * len(ahead) < _ATTEMPT * self._number:
            ahead.append((shaker.advance(self.hand.advance(self._scale, self._reach)), self.hand.offset))
            yield
        while self._plan is None:
            yield from self._attempt(shaker)

    def _attempt(self, shaker: PhysicsShaker) -> Generator[None, None, None]:
        self.tries += 1
        take: physics.Take | None = None
        for found in shaker.proposals(Random(self.rng.getrandbits(32))):
            take = found
            yield
        if take is None:
            return
        take = physics.eased(take, self.rows, self.columns)
        yield
        plan = physics.planned(take, self.labels, self.cubes, self._eye)
        if plan.seen_swaps == 0 or self.tries > 12:
            self._plan = plan
        yield


def _towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if value < goal else max(goal, value - step)
