"""`boggle-desk analyse`: a game of Scrabble from a file, what each turn cost and what would have been better."""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import (
    add_options,
    content_of,
    lexicon_named,
    number_of,
    rules_named,
    tiles_hint,
    tiles_named,
    unreadable,
)
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.notation import move_text, rack_text
from boggle_desk.engine.scrabble.review import PlayedTurn, PlayerSummary, TurnReview, review_turn, summaries, turns_of
from boggle_desk.engine.scrabble.tiles import in_order
from boggle_desk.engine.scrabble.values import Candidate, OwnMove
from boggle_desk.storage.exchange import LARGEST_FILE, OpenedGame, game_in
from boggle_desk.storage.lexica import SHIPPED, USUAL
from boggle_desk.storage.replay import BadFile
from boggle_desk.storage.shipped import leaves_of, tile_sets, wins_of

_PRESET = "tournament_double"
_MOST_SECONDS, _MOST_BEST = 600.0, 100
_LATE = 8  # times as long as a simulation the draws may be searched
_DESCRIPTION = """\
Compare every turn of a Scrabble game with the best plays. The game comes from a GCG file or one saved by this
program. Turns with an unknown rack are skipped. A phony that came off counts as a lost turn. One that counted has no
loss."""
_EPILOG = """\
example:
  boggle-desk analyse evening.gcg --seconds 1

Without --seconds, a play is valued by its points and leave. With --seconds S, each turn is simulated for S seconds,
and a play has a win rate with its standard error. In a game of two with one or two tiles in the bag, the endgame is
searched for every possible draw if that takes at most 8 S seconds. The basis is then pre-endgame, and win rates are
exact.
--json prints {"players", "dictionary", "turns": [{"player", "move", "words", "outcome", "rack", "rack_known",
"unknown_words", "basis", "moves", "rank", "loss", "made", "best": [{"move", "score", "keeps", "worth", "win",
"error"}]}], "summaries": [{"player", "turns", "valued", "mean_loss", "best_found", "phonies_stood", "taken_back",
"sat_out", "points_of_lost_turns", "unknown_racks"}]}. Unknown values are null."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("game", metavar="GAME.gcg", help="the game file, - for stdin")
    parser.add_argument("--seconds", metavar="S", default="0", help="seconds to simulate each turn (%(default)s)")
    add_options(parser, "--file-lexicon", "--file-tiles")
    parser.add_argument("--best", metavar="N", default="3", help="how many best plays to list (%(default)s)")
    parser.add_argument("--seed", metavar="N", default="1", help="the random seed of the simulation (%(default)s)")
    add_options(parser, "--json")


def run(arguments: argparse.Namespace) -> int:
    """Print what each turn cost; return 0. Raises UsageError."""
    seconds, most, seed = _numbers(arguments)
    opened = _opened(paths.typed(arguments.game), tiles_named(arguments.tiles).key if arguments.tiles else "")
    tiles = opened.game.position.rules.tiles
    words = lexicon_named(arguments.lexicon or (tiles.key if tiles.key in SHIPPED else USUAL), tiles.key)
    judge = Judge(words, leaves_of(tiles), wins_of(tiles), seconds, os.cpu_count() or 1, _LATE * seconds)
    reviews = list(_reviews(opened, judge, seed, most))
    players = [player.name for player in opened.game.opening.players]
    found = summaries(reviews, len(players))
    if arguments.json:
        turns = [_turn_for_programs(review, players, most) for review in reviews]
        summed = [_summary_for_programs(summary, players) for summary in found]
        print(json.dumps({"players": players, "dictionary": judge.words.title, "turns": turns, "summaries": summed}))
    else:
        remarks = opened.count.remarks if opened.count else ()
        print("\n".join([*_rows(reviews, players, most), "", *remarks, *_lines(found, players)]))
    return 0


def _numbers(arguments: argparse.Namespace) -> tuple[float, int, int]:
    """Return seconds, number of best moves and seed. Raises UsageError."""
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", arguments.seconds) or float(arguments.seconds) > _MOST_SECONDS:
        raise UsageError(f"--seconds must be from 0 to {_MOST_SECONDS:.0f}, not '{arguments.seconds}'.")
    best = number_of(arguments.best, "--best", 1, _MOST_BEST)
    if not re.fullmatch(r"[0-9]{1,18}", arguments.seed):
        raise UsageError(f"--seed must be a whole number, not '{arguments.seed}'.")
    return float(arguments.seconds), best, int(arguments.seed)


def _opened(path: Path, tiles: str) -> OpenedGame:
    try:
        data = content_of(path, LARGEST_FILE)
        opened = game_in(path.name, data, rules_named(_PRESET), tile_sets(), tiles=tiles)
    except BadFile as error:
        raise UsageError(f"'{path}' can't be analysed: {error}.{tiles_hint(error.remark)}") from error
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    if opened.kind != "scrabble":
        raise UsageError(f"'{path}' isn't a Scrabble game.")
    return opened


def _reviews(opened: OpenedGame, judge: Judge, seed: int, most: int) -> Iterator[TurnReview]:
    """Yield the reviews of all turns; a terminal shows the progress."""
    turns = turns_of(opened.game.opening, opened.game.steps)
    waiting = judge.seconds > 0 and sys.stderr.isatty()
    for turn in turns:
        if waiting:
            print(f"\rTurn {turn.number + 1} of {len(turns)}", end="", file=sys.stderr, flush=True)
        yield review_turn(turn, judge, rng=Random(seed + turn.number) if judge.seconds else None, shown=most)
    if waiting:
        print(file=sys.stderr)


def _move_text(turn: PlayedTurn, move: OwnMove) -> str:
    return move_text(turn.before.board, turn.before.rules.tiles, move)


def _candidate_for_programs(candidate: Candidate, turn: PlayedTurn) -> dict[str, Any]:
    tiles = turn.before.rules.tiles
    return {
        "move": _move_text(turn, candidate.move),
        "score": candidate.score,
        "keeps": rack_text(tiles, in_order(tiles, candidate.kept)),
        "worth": round(candidate.equity, 2),
        "win": None if candidate.win is None else round(candidate.win, 4),
        "error": None if candidate.error is None else round(candidate.error, 4),
    }


def _turn_for_programs(review: TurnReview, players: list[str], most: int) -> dict[str, Any]:
    turn, found = review.turn, review.evaluation
    return {
        "player": players[turn.seat],
        "move": _move_text(turn, turn.move),
        "words": list(turn.words),
        "outcome": turn.outcome.value,
        "rack": rack_text(turn.before.rules.tiles, turn.before.racks[turn.seat]),
        "rack_known": found is not None,
        "unknown_words": list(review.unknown),
        "basis": found.basis.value if found else None,
        "moves": found.total if found else None,
        "rank": review.rank,
        "loss": None if review.loss is None else round(review.loss, 2),
        "made": _candidate_for_programs(found.made, turn) if found and found.made else None,
        "best": [_candidate_for_programs(each, turn) for each in found.best[:most]] if found else [],
    }


def _summary_for_programs(summary: PlayerSummary, players: list[str]) -> dict[str, Any]:
    return {
        "player": players[summary.seat],
        "turns": summary.turns,
        "valued": summary.valued,
        "mean_loss": None if summary.mean_loss is None else round(summary.mean_loss, 2),
        "best_found": summary.best_found,
        "phonies_stood": summary.stood,
        "taken_back": summary.taken_back,
        "sat_out": summary.sat_out,
        "points_of_lost_turns": round(summary.lost_turns, 2),
        "unknown_racks": summary.unknown_racks,
    }


def _rows(reviews: list[TurnReview], players: list[str], most: int) -> Iterator[str]:
    wide = max(map(len, players))
    moves = [_move_text(review.turn, review.turn.move) for review in reviews]
    long = max(map(len, moves), default=0)
    for review, move in zip(reviews, moves, strict=True):
        yield f"{players[review.turn.seat].ljust(wide)}  {move.ljust(long)}  {_verdict(review, most)}"


def _verdict(review: TurnReview, most: int) -> str:
    found = review.evaluation
    if found is None:
        return "rack unknown"
    parts = []
    if review.unknown:
        parts.append(f"not in the dictionary: {', '.join(review.unknown)}")
    if review.loss is not None:
        parts.append(f"-{review.loss:.1f}")
    if review.rank is not None:
        parts.append(f"{review.rank} of {found.total}")
    best = (f"{_move_text(review.turn, each.move)} {_worth(each)}" for each in found.best[:most])
    return "; ".join([*parts, f"best {', '.join(best)}"])


def _worth(candidate: Candidate) -> str:
    if candidate.win is None:
        return f"{candidate.equity:.1f}"
    error = "" if candidate.error is None else f"±{100 * candidate.error:.1f}"
    return f"{100 * candidate.win:.1f}%{error}"


def _lines(found: tuple[PlayerSummary, ...], players: list[str]) -> Iterator[str]:
    for summary in found:
        mean = "nothing to compare" if summary.mean_loss is None else f"{summary.mean_loss:.1f} points lost per turn"
        text = f"{players[summary.seat]}: {mean}, best play found in {summary.best_found} of {summary.valued} turns"
        for number, what in (
            (summary.stood, "phonies stood"),
            (summary.taken_back, "phonies came off"),
            (summary.sat_out, "turns lost to challenges"),
            (summary.unknown_racks, "racks unknown"),
        ):
            text += f", {what}: {number}" if number else ""
        yield f"{text}."
