"""What the analysis found, as a text for each turn that is kept with the game, and who judged: the engine, the
dictionary, and how long each turn was looked at. What somebody else judged is looked for again."""

from zlib import crc32

import msgspec

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.notation import move_named, move_text
from boggle_desk.engine.scrabble.review import PlayedTurn, TurnReview
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation
from boggle_desk.storage.codec import BROKEN

_ENGINE = 1  # another number for whatever changes the worth of a move


class _Candidate(msgspec.Struct, array_like=True):
    move: str
    score: int
    kept: tuple[str, ...]
    equity: float
    rank: int
    words: tuple[str, ...]
    basis: Basis
    win: float | None
    error: float | None


class _Evaluation(msgspec.Struct):
    best: tuple[_Candidate, ...]
    total: int
    basis: Basis
    passing: _Candidate | None
    made: _Candidate | None


class _Review(msgspec.Struct):
    loss: float | None
    unknown: tuple[str, ...]
    evaluation: _Evaluation | None


def judge_of(words: Lexicon, seconds: float) -> str:
    """Return who judges, the seconds last."""
    house = repr((sorted(words.allowed), sorted(words.forbidden), words.refuses_offensive)).encode()
    return f"{_ENGINE} {words.key} {len(words)} {crc32(house):08x} {seconds:g}"


def seconds_of(judge: str) -> float:
    try:
        return float(judge.rpartition(" ")[2])
    except ValueError:
        return 0.0


def pack(review: TurnReview) -> str:
    board, tiles, found = review.turn.before.board, review.turn.before.rules.tiles, review.evaluation

    def packed(each: Candidate) -> _Candidate:
        moved = move_text(board, tiles, each.move)
        return _Candidate(
            moved, each.score, each.kept, each.equity, each.rank, each.words, each.basis, each.win, each.error
        )

    evaluation = None
    if found:
        passing = packed(found.passing) if found.passing else None
        made = packed(found.made) if found.made else None
        evaluation = _Evaluation(tuple(map(packed, found.best)), found.total, found.basis, passing, made)
    return msgspec.json.encode(_Review(review.loss, review.unknown, evaluation)).decode()


def unpack(turn: PlayedTurn, data: str) -> TurnReview | None:
    """Return a review, None if the text is damaged or of another game."""
    board, tiles = turn.before.board, turn.before.rules.tiles

    def unpacked(each: _Candidate) -> Candidate:
        move = move_named(board, tiles, each.move)
        return Candidate(move, *(getattr(each, name) for name in each.__struct_fields__[1:]))

    try:
        read = msgspec.json.decode(data, type=_Review)
        found = read.evaluation
        if found is None:
            return TurnReview(turn, None, read.unknown)
        passing = unpacked(found.passing) if found.passing else None
        made = unpacked(found.made) if found.made else None
        best = tuple(map(unpacked, found.best))
    except (*BROKEN, msgspec.MsgspecError):
        return None
    if made and made.move != turn.move:
        return None
    return TurnReview(turn, Evaluation(best, found.total, found.basis, passing, made), read.unknown)
