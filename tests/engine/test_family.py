"""What everybody made of a game, in short."""

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.scrabble import statistics as scrabble
from boggle_desk.engine.statistics import PastPlayer, most_behind
from tests.engine.games_by_hand import crossword, on_screen
from tests.storage.pasts import past


def test_how_far_a_side_was_behind_at_worst() -> None:
    players = PastPlayer("Ben"), PastPlayer("Mum")
    assert most_behind(players, [(0, 3), (0, 0), (9, 0)]) == (3, 6)


def test_sittings_are_what_was_made_of_real_games() -> None:
    game = past(1, on_screen(), boggle)
    rounds, _position = boggle.rounds_of(1, on_screen().opening, on_screen().moments())
    ann, bea = boggle.sittings(game, rounds)
    assert (ann.best, ann.word, ann.word_points, ann.behind) == (2, "toils", 2, 1)
    assert (bea.best, bea.behind) == (2, 1)
    turns, _position = scrabble.turns_of(2, crossword().opening, crossword().moments())
    best = max((turn for turn in turns if turn.stood), key=lambda turn: turn.score)
    found = list(scrabble.sittings(past(2, crossword(), scrabble), turns))
    assert (found[best.seat].word, found[best.seat].word_points) == (best.words[0], best.score)
