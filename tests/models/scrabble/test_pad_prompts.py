"""What the Scrabble pad says at each moment, and what may be done then."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from boggle_desk.engine.scrabble.events import Challenge
from boggle_desk.engine.scrabble.pad import SCRABBLE_PAD, EndGame, Kind, Note, Upheld, WithdrawPlay
from boggle_desk.models.prompt import PadAct
from boggle_desk.models.scrabble.drafts import Aim
from boggle_desk.models.scrabble.pad_prompts import PadState, ScrabblePadStrings
from tests.engine.scrabble.pads import PASS, Pad, score
from tests.engine.scrabble.table import WORDS
from tests.models.prompt_tables import check_table, listed

pytestmark = pytest.mark.usefixtures("english")


def state(pad: Pad, **known: object) -> PadState:
    return replace(PadState(pad.now, Aim(pad.now.next_seat), WORDS), **known)


def lines() -> Iterator[tuple[str, PadState]]:
    """Give moments at which a line is written below all others."""
    pad = Pad()
    yield "nothing is written", state(pad)
    typed = {
        "a play": "8G CAT", "a play with a word that the dictionary lacks": "8G TAC", "a square": "8G",
        "a play off the star": "1A CAT", "points": "24", "extra points": "-10", "something else": "8G C%T",
    }  # fmt: skip
    for name, line in typed.items():
        yield f"{name} is typed", state(pad, line=line)
    yield "many points are typed", state(pad, line="2400")
    yield "many points are typed and asked about", state(pad, line="2400", asked=Note(Kind.SCORE, number=2400))
    yield "others are typed after they were asked about", state(pad, line="24", asked=Note(Kind.SCORE, number=2400))
    yield "Ann writes in Ben's place", state(pad, aim=Aim(1))
    pad.write("8G CAT")
    yield "a play is written", state(pad)
    yield "a play is written: news", state(pad, news="CAT counts from your next game on.")
    pad.ask(WithdrawPlay(0))
    yield "it was withdrawn", state(pad)
    for name, note in {"exchange": Note(Kind.EXCHANGE, number=2), "pass": PASS, "points": score(24)}.items():
        other = Pad()
        other.write(note)
        yield f"{name} is written", state(other)
    unknown = Pad()
    unknown.write("8G TAC")
    yield "a word that the dictionary lacks is written", state(unknown)
    unknown.ask(WithdrawPlay(0))
    yield "a word that the dictionary lacks was withdrawn", state(unknown)
    club = Pad("Ann", "Ben", "Cleo", base="club")
    club.write("8G TAC")
    yield "with challenges: a play is written", state(club)
    club.ask(Challenge(1))
    yield "with challenges: the play came off", state(club)
    right = Pad(base="club")
    right.write("8G CAT")
    right.ask(Challenge(1))
    yield "with challenges: the play counts", state(right, news=ScrabblePadStrings().upheld(Upheld(0, 1), right.now))
    bare = Pad(base="club")
    bare.write(score(24))
    yield "with challenges: points are written", state(bare)
    passed = Pad()
    passed.write(*(PASS,) * 6)
    yield "six passes", state(passed)


def corrections() -> Iterator[tuple[str, PadState]]:
    pad = Pad()
    pad.write("8G CAT", score(24))
    for place, name in enumerate(("a play", "points")):
        yield f"{name} is corrected", state(pad, aim=Aim(place, place))
        yield f"{name} is corrected: a play is typed", state(pad, aim=Aim(place, place), line="8F CATS")
        yield f"a line is inserted before {name}", state(pad, aim=Aim(place, place, insert=True))
    pad.write("9G OE")
    yield "a play is corrected that a later line needs", state(pad, aim=Aim(0, 0), line="1A CAT")


def endings() -> Iterator[tuple[str, PadState]]:
    pad = Pad()
    pad.write("8G CAT")
    yield "the tiles left over are asked for", state(pad, ends=True)
    yield "the tiles left over are typed", state(pad, ends=True, left=("QI", "12"))
    pad.ask(EndGame(("", "QI")))
    yield "over", state(pad)
    yield "over: a line is corrected", state(pad, aim=Aim(0, 0))
    for name, names in {"alone": ("Ann",), "a tie": ("Ann", "Ben")}.items():
        other = Pad(*names)
        other.write(PASS)
        other.ask(EndGame(("",) * len(names)))
        yield f"over: {name}", state(other)


STATES = dict(each for told in (lines, corrections, endings) for each in told())


def test_what_the_pad_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    say, told = ScrabblePadStrings(), list[str]()
    for name, each in STATES.items():
        now = say.at_screen(each)
        few = [action for action in now.actions if action.key != "exchange" or action.title.startswith("7")]
        told += ["", f"== {name}", *listed(replace(now, actions=few))]
    check_table("scrabble_pad", told[1:])


def test_every_moment_has_a_prompt() -> None:
    say = ScrabblePadStrings()
    for each, line, ends in product(STATES.values(), ("", "9", "8G CAT", "8G", "?", "9999"), (False, True)):
        now = say.at_screen(replace(each, line=line, ends=ends))
        assert now.text or now.heading
        assert now.actions


def test_every_move_that_is_offered_is_allowed() -> None:
    say = ScrabblePadStrings()
    for name, each in STATES.items():
        left = ("",) * len(each.position.players)
        for action in say.at_screen(replace(each, left=left)).actions:
            if action.enabled and not isinstance(action.does, PadAct):
                assert SCRABBLE_PAD.decide(each.position, action.does, WORDS, Random(1)), (name, action)
