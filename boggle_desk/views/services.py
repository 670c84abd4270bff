"""What the pages are handed: one bundle, put together in `app.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from boggle_desk.engine.boggle.computer import RivalLevel
from boggle_desk.engine.boggle.cubes import CubeSet
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, Wins
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.choices import Choices
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.learn.desk import LearningDesk
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.own_presets import OwnPresets
from boggle_desk.views.ask import Ask
from boggle_desk.views.look import Look
from boggle_desk.views.sound import Sound
from boggle_desk.views.voice import Voice


@dataclass(frozen=True)
class Services:
    """Everything shared that a page may need, and nothing that holds facts of a game."""

    look: Look
    ask: Ask
    sound: Sound
    voice: Voice
    choices: Choices
    lexica: LexicaModel
    store: GameStore
    learning: LearningDesk
    """What people learn; open it before it is asked."""
    history: HistoryKeeper
    """What the games that are over come to."""
    glossary: Glossary
    cube_sets: dict[str, CubeSet]
    presets: dict[str, BoggleRules]
    own_presets: OwnPresets[BoggleRules]
    """What the table has saved under names of its own."""
    rivals: dict[str, RivalLevel]
    """The computer players of Boggle, the weakest first."""
    tile_sets: dict[str, TileSet]
    layouts: dict[str, Layout]
    scrabble_presets: dict[str, ScrabbleRules]
    own_scrabble: OwnPresets[ScrabbleRules]
    levels: dict[str, ComputerLevel]
    """The computer players of Scrabble, the weakest first."""
    leaves: dict[str, Leaves]
    """What tiles left on a rack are worth, by tile set; a set without a table has a rough one."""
    wins: dict[str, Wins]
    """How likely a lead wins, by tile set; a set without curves has rough ones."""
    luck: Random
    now: Callable[[], float]
    """Seconds of a steady clock."""
