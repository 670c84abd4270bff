"""The referee of goals and hints: what their moves bring about."""

from collections.abc import Iterator

from boggle_desk.engine.boggle import goals
from boggle_desk.engine.boggle.events import GoalReached, GoalSet, Hinted, SetGoal
from boggle_desk.engine.boggle.position import BogglePosition, apply
from boggle_desk.engine.boggle.reasons import Reason
from boggle_desk.engine.game import Refused, Words


def note_goal(position: BogglePosition, move: SetGoal, words: Words) -> Iterator[GoalSet | GoalReached]:
    """Yield that the goal words are noted, and who has reached the goal already. Raises `Refused` if the rules want
    none, if they are noted, or for a word that does not count on this board."""
    if position.goal_words or not position.rules.seeks_words or not move.words:
        raise Refused(Reason.WRONG_MOMENT)
    wrong = goals.first_wrong(position, move, words)
    if wrong is not None:
        raise Refused(Reason.NOT_ON_BOARD, wrong)
    noted = GoalSet(move.words)
    yield noted
    yield from reached(apply(position, noted), position.elapsed)


def reached(position: BogglePosition, at: float) -> Iterator[GoalReached]:
    """Yield that a searching person has reached the goal. Computers have none, or their lists would not stay hidden."""
    done = [each.seat for each in position.reached]
    for seat in position.searching:
        if seat not in done and not position.is_computer(seat) and goals.progress(position, seat).reached:
            yield GoalReached(seat, at)


def give_hint(position: BogglePosition, seat: int) -> Hinted:
    """Return the next hint for a player. Raises `Refused` where there is none, or none is left."""
    if not goals.allows_hints(position, seat):
        raise Refused(Reason.NO_HINTS)
    hint = goals.next_hint(position, seat)
    if hint is None:
        raise Refused(Reason.NO_HINT_LEFT)
    return hint
