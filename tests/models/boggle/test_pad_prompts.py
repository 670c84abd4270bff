"""What the Boggle pad says at each moment, and what may be done then."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from boggle_desk.engine.boggle.events import BeginSearch, CallTime, EndGame, EndSearch
from boggle_desk.engine.boggle.pad import (
    BOGGLE_PAD,
    CloseRound,
    GlassTurned,
    Judge,
    Phase,
    PointsWritten,
    Reopened,
    WordsWritten,
    WritePoints,
    WriteWords,
)
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.pad_prompts import BogglePadStrings, PadState
from boggle_desk.models.prompt import PadAct
from tests.engine.boggle.pads import TABLE, WORDS, Pad
from tests.models.prompt_tables import check_table, listed

pytestmark = pytest.mark.usefixtures("english")

TEAM = (Player("Ann", team="Reds"), Player("Ben", team="Reds"), Player("Cleo"))


def state(pad: Pad, **known: object) -> PadState:
    return replace(PadState(pad.now, WORDS), **known)


def searches() -> Iterator[tuple[str, PadState]]:
    pad = Pad(*TABLE)
    yield "ready", state(pad)
    without = replace(pad.now, rules=replace(pad.now.rules, glass=False))
    yield "ready, without a timer", PadState(without)
    pad.ask(BeginSearch())
    yield "the timer runs", state(pad)
    yield "the timer runs: paused", state(pad, paused=True)
    yield "the timer runs: time is up for two", state(pad, stopped=(0, 1))
    yield "the timer runs: time is up for two, and paused", state(pad, stopped=(0, 1), paused=True)


def lines() -> Iterator[tuple[str, PadState]]:
    """Give moments at which points or words are written."""
    pad = Pad()
    pad.ask(EndSearch())
    yield "nothing is written", state(pad)
    yield "points are typed", state(pad, line="5+2+1")
    yield "words are typed", state(pad, line="oil tone")
    yield "something else is typed", state(pad, line="well-known")
    yield "many points are typed", state(pad, line="999")
    yield "many points are typed and asked about", state(pad, line="999", asked="999")
    yield "others are typed after they were asked about", state(pad, line="14", asked="999")
    yield "Ben is chosen", state(pad, chosen=(0, 1))
    pad.ask(WritePoints(0, 0, 14))
    yield "Ben's turn", state(pad)
    yield "Ben's turn: Ann is chosen", state(pad, chosen=(0, 0))
    pad.ask(WriteWords(0, 1, ("oil", "tonez", "in")))
    yield "Ben has words", state(pad, chosen=(0, 1))
    for word in ("oil", "tonez", "in"):
        yield f"Ben has words: {word} is marked", state(pad, chosen=(0, 1), marked=word)
    pad.ask(Judge(0, "oil", False), Judge(0, "tonez", True))
    for word in ("oil", "tonez"):
        yield f"the table has decided: {word} is marked", state(pad, chosen=(0, 1), marked=word)
    shared = Pad(*TABLE)
    shared.ask(EndSearch(), WriteWords(0, 0, ("tone",)), WriteWords(0, 1, ("tone",)))
    yield "a word that two have is marked", state(shared, chosen=(0, 0), marked="tone")
    pad.ask(CloseRound())
    yield "a line is corrected", state(pad, chosen=(0, 0))
    yield "a line is corrected: points are typed", state(pad, chosen=(0, 0), line="9")
    yield "a line of words is corrected", state(pad, chosen=(0, 1))


def scores() -> Iterator[tuple[str, PadState]]:
    for name, players in {"": TABLE[:2], ": alone": TABLE[:1], ": with a team": TEAM}.items():
        pad = Pad(*players, target=40, rounds=None)
        pad.ask(EndSearch(), *(WritePoints(0, seat, 10 + seat) for seat in range(len(players))), CloseRound())
        yield f"the round is counted{name}", state(pad)
        pad.ask(EndGame())
        yield f"over{name}", state(pad)
        yield f"over{name}, a line is corrected", state(pad, chosen=(0, 0))
    level = Pad()
    level.ask(EndSearch(), WritePoints(0, 0, 7), WritePoints(0, 1, 7), CloseRound())
    yield "the round is counted: level", state(level)
    level.ask(EndGame())
    yield "over: a tie", state(level)
    empty = Pad()
    empty.ask(EndSearch(), WritePoints(0, 0, 0), CloseRound())
    yield "the round is counted: nobody has points", state(empty)


STATES = dict(each for told in (searches, lines, scores) for each in told())


def test_what_the_pad_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    say, told = BogglePadStrings(), list[str]()
    for name, each in STATES.items():
        closed = say.printing_closed(each.position)
        told += ["", f"== {name}", *([f"({closed})"] if closed else ()), *listed(say.at_screen(each))]
    pad = Pad(*TABLE)
    pad.ask(BeginSearch())
    told += ["", "== the seconds that are called", *(f"{left}: {say.called(pad.now, left)}" for left in (60, 30, 10))]
    pad.ask(CallTime(), WritePoints(0, 0, 14), WriteWords(0, 1, ("oil", "tone")))
    happened = GlassTurned(), PointsWritten(0, 0, 14), WordsWritten(0, 1, ("oil", "tone"), ()), Reopened()
    told += ["", "== what a screen reader says of each event"]
    told += [f"{type(each).__name__}: {say.what_happened(each, pad.now)}" for each in happened]
    check_table("boggle_pad", told[1:])


def test_every_moment_has_a_prompt() -> None:
    say = BogglePadStrings()
    for each, line, place in product(STATES.values(), ("", "9", "oil", "?", "9999"), (None, (0, 0), (7, 0))):
        now = say.at_screen(replace(each, line=line, chosen=place))
        assert now.heading
        assert now.actions


def test_every_move_that_is_offered_is_allowed() -> None:
    """Whether anybody has points is asked of the referee, who says so."""
    say = BogglePadStrings()
    for name, each in STATES.items():
        for action in say.at_screen(each).actions:
            if action.enabled and not isinstance(action.does, PadAct):
                assert BOGGLE_PAD.decide(each.position, action.does, WORDS, Random(1)), (name, action)


def test_phases_that_are_reached() -> None:
    assert {each.position.phase for each in STATES.values()} == set(Phase)
