"""`boggle-desk replay`: a game of Scrabble from a file, its scores counted again."""

import argparse
import json
from dataclasses import replace
from typing import Any

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_options, board_named, content_of, tiles_hint, tiles_named, unreadable
from boggle_desk.engine.scrabble.gcg import LARGEST_FILE, BadGame, Count, Counted, count_gcg, played, read_gcg, tiles_of
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.storage.lexica import USUAL
from boggle_desk.storage.shipped import tile_sets

_DESCRIPTION = """\
Count the scores of a Scrabble game in a GCG file and compare them with the file's own. Words aren't checked, because
real games have phonies and other dictionaries. The exit code is 0 if all scores agree, 1 if any differ, and 2 if the
file isn't a game."""
_EPILOG = """\
example:
  boggle-desk replay evening.gcg

--json prints {"players", "turns": [{"player", "move", "score", "stated_score", "cumulative", "stated_cumulative"}],
"agrees", "errors"}: players and player are the short names in the file. A move is written as in the file. score and
cumulative are counted. errors are sentences that name a line. Points for challenges and time are the file's. The tiles
are those that the file names, those of its lexicon, or those that its letters and scores fit."""
_DIFFERS = 1
_UNREADABLE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("game", metavar="GAME.gcg", help="the game file, - for stdin")
    add_options(parser, "--file-tiles", "--board", "--json")


def run(arguments: argparse.Namespace) -> int:
    """Print the turns with their scores; return 0 if all agree, 1 if not, 2 for no game. Raises UsageError."""
    path = paths.typed(arguments.game)
    try:
        data = content_of(path, LARGEST_FILE)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    try:
        count = _count(arguments, data)
    except BadGame as error:
        if not arguments.json:
            raise UsageError(f"'{arguments.game}' can't be replayed: {error}.{tiles_hint(error.remark)}") from error
        print(json.dumps({"players": [], "turns": [], "agrees": False, "errors": [str(error)]}))
        return _UNREADABLE
    print(json.dumps(_for_programs(count)) if arguments.json else _for_people(count))
    return 0 if count.agrees else _DIFFERS


def _count(arguments: argparse.Namespace, data: bytes) -> Count:
    """Return the game counted, with the tiles and the board that were asked for, or that it says. Raises BadGame."""
    game, rules = read_gcg(data), ScrabbleRules("replay", tile_sets()[USUAL], board_named(arguments.board))
    tiles = tiles_named(arguments.tiles) if arguments.tiles else tiles_of(game, rules, tile_sets())
    rules = replace(rules, tiles=tiles)
    try:
        return played(game, rules)[0]
    except BadGame:  # the scores can be right even where the racks cannot
        return count_gcg(game, rules)


def _for_programs(count: Count) -> dict[str, Any]:
    players = [player.nick for player in count.game.players]
    return {
        "players": players,
        "turns": [_turn(players[line.entry.player], line) for line in count.lines],
        "agrees": count.agrees,
        "errors": list(count.remarks),
    }


def _turn(player: str, line: Counted) -> dict[str, Any]:
    return {
        "player": player,
        "move": line.entry.move,
        "score": line.score,
        "stated_score": line.entry.score,
        "cumulative": line.total,
        "stated_cumulative": line.entry.total,
    }


def _for_people(count: Count) -> str:
    players = [player.name for player in count.game.players]
    wide = max(map(len, players))
    longest = max((len(line.entry.move) for line in count.lines), default=0)
    rows = [
        f"{players[line.entry.player].ljust(wide)}  {line.entry.move.ljust(longest)}  {line.score:>+5}  {line.total:>5}"
        for line in count.lines
    ]
    verdict = "All scores in the file are right." if count.agrees else "Some scores in the file are wrong."
    return "\n".join([*rows, *count.remarks, verdict])
