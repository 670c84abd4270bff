"""Small games whose figures were reckoned on paper; they are in the comments.

The board of all Boggle rounds is that of `boggle/table.py`; a word of 3 or 4 letters counts 1 point, of 5 letters 2
(B22).
"""

from typing import Any

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    EndGame,
    EndSearch,
    PassReading,
    ReadClock,
    ReadWord,
    SkipWord,
    WriteWord,
)
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Accept
from boggle_desk.engine.scrabble.events import Challenge as Doubt
from tests.engine.boggle.table import Table
from tests.engine.scrabble.table import Table as CrosswordTable


def on_paper() -> Game[Any, Any, Any]:
    """Ann and Bea, one round of three minutes on paper, words typed in afterwards.

    | player | word  | what became of it                        | points | alone |
    |--------|-------|------------------------------------------|--------|-------|
    | Ann    | toils | stands                                   | 2      | yes   |
    | Ann    | lit   | crossed off, Bea has it too (B18)        | 0      | no    |
    | Ann    | slin  | struck: Bea challenged, no word (B20)    | 0      | yes   |
    | Bea    | lit   | crossed off                              | 0      | no    |
    | Bea    | tin   | stands                                   | 1      | yes   |
    | Bea    | ring  | skipped (B19)                            | 0      | yes   |

    Ann 2, Bea 1: Ann has won.
    """
    table = Table("Ann", "Bea").read("toils lit slin", "lit tin ring")
    table.say("toils", "lit", "slin")
    table.play(Challenge("slin", 1), PassReading(), ReadWord("tin"), SkipWord("ring"), PassReading(), EndGame())
    return table.game


def on_screen() -> Game[Any, Any, Any]:
    """ann (written small) with 60 seconds more, and Bea, two rounds on the screen.

    Round 1. ann searches 240 seconds to the end: `toils` after 10, `tin` after 200 seconds. Bea ends early, the clock
    was read at 85 seconds, her last word came at 90: `tin` after 30, `soil` after 90 seconds. `tin` is crossed off.
    ann 2, Bea 1.

    Round 2. ann ends early at 60 seconds: nothing written. Bea to the end, 180 seconds: `ring` after 100, `trek` after
    150 seconds. ann 0, Bea 2.

    Together ann 2, Bea 3: Bea has won.
    """
    table = Table(Player("ann", extra_seconds=60), "Bea", writing=Writing.SCREEN)
    table.play(BeginSearch(), WriteWord(0, "toils", 10), WriteWord(0, "tin", 200), CallTime(), EndSearch())
    table.play(BeginSearch(), WriteWord(1, "tin", 30), ReadClock(85), WriteWord(1, "soil", 90), EndSearch())
    table.play(ReadWord("toils"), ReadWord("tin"), PassReading(), ReadWord("soil"), PassReading())
    table.lay()
    table.play(BeginSearch(), WriteWord(1, "ring", 100), WriteWord(1, "trek", 150), CallTime(), EndSearch())
    table.play(BeginSearch(), ReadClock(60), EndSearch())
    table.play(ReadWord("ring"), ReadWord("trek"), PassReading(), EndGame())
    return table.game


def alone() -> Game[Any, Any, Any]:
    """Ann alone on paper: `toils` and `trio` stand, the referee strikes `slin`. 3 points in 180 seconds; nobody won."""
    table = Table("Ann").collect("toils trio slin")
    table.play(BeginReading(), EndGame())
    return table.game


def crossword() -> Game[Any, Any, Any]:
    """Ann and Cem, ten points for a challenge in vain; the bag holds E E when the racks are dealt.

    | turn | player | play           | score                                   | what became of it            | points |
    |------|--------|----------------|-----------------------------------------|------------------------------|--------|
    | 1    | Ann    | 8D STATION     | (2·1+6·1)·2 on the start + 50 = 66      | Cem challenges in vain: +10  | 76     |
    | 2    | Cem    | 8D (STATION)Z  | 7 + 10 = 17                             | Ann challenges: goes back    | 0      |
    | 3    | Ann    | J7 E(N)E       | 3                                       | stands, Ann goes out         | 3      |

    Cem keeps A N T E Z Q X: 1+1+1+1+10+10+8 = 32, doubled 64 for Ann. Ann 76 + 3 + 64 = 143, Cem 0.
    """
    table = CrosswordTable(
        "STATION", "ANTEZQX", bag="EE", base="tournament_ten", words={"station", "ene"}, names=("Ann", "Cem")
    )
    table.play("8D STATION")
    table.ask(Doubt(1))
    table.play("8D (STATION)Z")
    table.ask(Doubt(0))
    table.play("J7 E(N)E")
    table.ask(Accept())
    return table.game
