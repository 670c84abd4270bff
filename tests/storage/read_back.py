"""What a history holds, as the values that it was made of."""

from typing import Any

from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.statistics import PastRound, PastWord
from boggle_desk.engine.scrabble.history import LineKind
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import PastGame, PastPlayer, Terms
from boggle_desk.storage.history import GameHistory

_OF = "(:key is null or (game, seat) in (select game, seat from seat where key = :key))"


def games(history: GameHistory, key: str | None = None) -> tuple[PastGame, ...]:
    """Return all games, or those of the player with this key, the latest first."""
    query = """select game.*, terms.* from game join terms on terms.id = game.terms
        where :key is null or game.id in (select game from seat where key = :key) order by ended desc, game.id desc"""
    found = []
    for row in history.rows(query, key=key):
        number, _terms, preset, lexicon, started, ended, finished, _contested, seconds, rounds, _id, *terms = row
        seats = "select name, level, team, handicap, points, won from seat where game = :game order by seat"
        players = tuple(
            PastPlayer(name, level, team, bool(handicap), points, bool(won))
            for name, level, team, handicap, points, won in history.rows(seats, game=number)
        )
        *values, hints = terms
        how = Terms(*values, bool(hints))
        found.append(PastGame(number, preset, lexicon, how, started, ended, bool(finished), seconds, rounds, players))
    return tuple(found)


def rounds(history: GameHistory, key: str | None = None) -> tuple[PastRound, ...]:
    """Return the rounds of Boggle in the order in which they were played: all, or those of the player with this key."""
    words: dict[Any, list[PastWord]] = {}
    query = f"select game, number, seat, word, fate, at, points, alone from word where {_OF} order by game, seat, place"
    for *place, word, fate, at, points, alone in history.rows(query, key=key):
        words.setdefault(tuple(place), []).append(PastWord(word, EntryMark(fate), at, points, bool(alone)))
    found = []
    query = f"""select terms.rows, terms.columns, round.* from round join game on game.id = round.game
        join terms on terms.id = game.terms where {_OF} order by game, number, seat"""
    for wide, high, game, number, seat, points, granted, shared, seconds, least, hints, letters in history.rows(
        query, key=key
    ):
        cells = tuple(letters.split(" ")) if letters else ()
        own = tuple(words.get((game, number, seat), ()))
        found.append(
            PastRound(game, number, seat, wide, high, cells, points, granted, shared, seconds, least, hints, own)
        )
    return tuple(found)


def turns(history: GameHistory, key: str | None = None) -> tuple[PastTurn, ...]:
    """Return the turns of Scrabble: all, or those of the player with this key."""
    query = f"""select game, number, seat, act, text, words, score, tiles, bingo, stood, challenger, bonus, hints
        from turn where {_OF} order by game, number"""
    return tuple(
        PastTurn(
            *row[:3], LineKind(row[3]), row[4], tuple(row[5].split()), *row[6:8], bool(row[8]), bool(row[9]), *row[10:]
        )
        for row in history.rows(query, key=key)
    )
