"""Boggle Desk: the family word-game table on one laptop.

For programs and notebooks: `from boggle_desk import Board, Dictionary, Game, best_plays, solve`; see `boggle_desk.api`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boggle_desk import boggle, scrabble
    from boggle_desk.api import (
        BoardTotals,
        BoggleGame,
        Dictionary,
        FoundWord,
        Game,
        LegalMoves,
        Level,
        Position,
        ScoredPlay,
        ScrabbleGame,
        SimulatedPlay,
        best_plays,
        board_code,
        read_code,
        simulate,
        solve,
        solve_many,
        to_rows,
    )
    from boggle_desk.engine.anagrams import BadQuery
    from boggle_desk.engine.boggle.board import BadBoard, Board
    from boggle_desk.engine.boggle.codes import BadCode
    from boggle_desk.engine.game import Refused
    from boggle_desk.engine.players import Player
    from boggle_desk.engine.scrabble.notation import BadPlay
    from boggle_desk.engine.scrabble.set_up import BadCgp
    from boggle_desk.engine.word_list import NotAWordList
    from boggle_desk.storage.lexica import DamagedLexicon, NoSuchLexicon
    from boggle_desk.storage.replay import BadFile
    from boggle_desk.storage.shipped import boggle_rules, cube_sets, scrabble_rules

__version__ = "0.1.0"
__all__ = [
    "BadBoard",
    "BadCgp",
    "BadCode",
    "BadFile",
    "BadPlay",
    "BadQuery",
    "Board",
    "BoardTotals",
    "BoggleGame",
    "DamagedLexicon",
    "Dictionary",
    "FoundWord",
    "Game",
    "LegalMoves",
    "Level",
    "NoSuchLexicon",
    "NotAWordList",
    "Player",
    "Position",
    "Refused",
    "ScoredPlay",
    "ScrabbleGame",
    "SimulatedPlay",
    "__version__",
    "best_plays",
    "board_code",
    "boggle",
    "boggle_rules",
    "cube_sets",
    "read_code",
    "scrabble",
    "scrabble_rules",
    "simulate",
    "solve",
    "solve_many",
    "to_rows",
]


_ELSEWHERE = {
    "BadBoard": "engine.boggle.board",
    "BadCgp": "engine.scrabble.set_up",
    "BadCode": "engine.boggle.codes",
    "BadFile": "storage.replay",
    "BadPlay": "engine.scrabble.notation",
    "BadQuery": "engine.anagrams",
    "DamagedLexicon": "storage.lexica",
    "NoSuchLexicon": "storage.lexica",
    "NotAWordList": "engine.word_list",
    "Player": "engine.players",
    "Refused": "engine.game",
    "boggle_rules": "storage.shipped",
    "cube_sets": "storage.shipped",
    "scrabble_rules": "storage.shipped",
}
"""The modules of the names that are not in `api`."""


def __getattr__(name: str) -> object:
    """Load a name on first use; `--version` does without them all."""
    if name not in __all__:
        raise AttributeError(f"module 'boggle_desk' has no attribute '{name}'")
    from importlib import import_module

    if name in ("boggle", "scrabble"):
        return import_module(f"boggle_desk.{name}")
    found = globals()[name] = getattr(import_module(f"boggle_desk.{_ELSEWHERE.get(name, 'api')}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
