"""Bluffing: computers challenge by what they know and how a word looks, and sometimes make one up (S12)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.characters import Remark, Remarked
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.bluff import doubts, oddness, phony, remarkable
from boggle_desk.engine.scrabble.computer import choose, knows
from boggle_desk.engine.scrabble.events import (
    Accept,
    Accepted,
    Challenge,
    PhonyRemoved,
    Played,
    PlayTiles,
    ScrabbleEvent,
    Start,
)
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, play_of, score_play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.rules import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.characters import characters
from boggle_desk.storage.lexica import open_shipped

RULES = read_presets(
    paths.resource("rules", "scrabble"),
    read_tile_sets(paths.resource("tiles")),
    read_layouts(paths.resource("boards")),
)["club"]
LEVELS = {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}
RARE = "qanat"
"""A good word of the rarest kind."""


@pytest.fixture(scope="module")
def words() -> Lexicon:
    return open_shipped()


def started(rack: str) -> ScrabblePosition:
    now = opening(RULES, [Player("Ann"), Player("Pip", "beginner")])
    for event in decide(now, Start(0), (), Random(1)):
        now = apply(now, event)
    return replace(now, racks=(tuple(rack.upper()), *now.racks[1:]))


def laid(word: str, words: Lexicon) -> ScrabblePosition:
    """Return what the opponent sees after somebody has laid a word as the first play."""
    now = started(f"{word}EEEEEEE"[:7])
    play = play_of((112 + at, Tile(letter)) for at, letter in enumerate(word.upper()))
    for event in decide(now, PlayTiles(play), words, Random(1)):
        now = apply(now, event)
    return now.seen_by(1)


def share(level: ComputerLevel, word: str, words: Lexicon) -> float:
    """Return how often a level challenges a word."""
    view, rng = laid(word, words), Random(7)
    return sum(doubts(view, level, words, rng) for _try in range(300)) / 300


def test_a_word_looks_the_odder_the_rarer_its_runs_of_letters_are(words: Lexicon) -> None:
    assert oddness(words, "stone") < oddness(words, "pwilt") < oddness(words, "sxqzn")
    assert oddness(words, "sxqzn") > 0.9


def test_nobody_challenges_words_that_everybody_knows(words: Lexicon) -> None:
    assert all(share(level, "house", words) == 0.0 for level in LEVELS.values())


def test_who_knows_every_word_challenges_each_phony_and_no_rare_word(words: Lexicon) -> None:
    for key in ("expert", "champion"):
        assert share(LEVELS[key], "storn", words) > 0.6
        assert share(LEVELS[key], RARE, words) == 0.0


def test_a_beginner_can_be_bluffed_and_challenges_odd_words_more_often(words: Lexicon) -> None:
    beginner = LEVELS["beginner"]
    assert 0.0 < share(beginner, "storn", words) < 0.5
    assert share(beginner, "sxqzn", words) > share(beginner, "storn", words)
    assert share(beginner, RARE, words) > 0.0, "a beginner can be wrong"


def test_the_more_a_level_knows_the_less_it_is_fooled(words: Lexicon) -> None:
    shares = [share(LEVELS[key], "storn", words) for key in ("child", "skilled", "expert")]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1]


def made_up(words: Lexicon, level: ComputerLevel, bluffs: bool) -> list[str]:
    """Return the words of first plays that are none, on thirty racks."""
    found: list[str] = []
    for seed in range(30):
        now = opening(replace(RULES, bluffs=bluffs), [Player("Pip", level.key), Player("Ann")])
        for event in decide(now, Start(0), (), Random(seed)):
            now = apply(now, event)
        move = choose(now.seen_by(0), level, words, Random(seed))
        play = move.play if isinstance(move, PlayTiles) else Play(())
        found += [each.text for each in score_play(RULES, now.board, play).words if each.text not in words]
    return found


def test_a_computer_makes_words_up_only_where_the_table_wants_it(words: Lexicon) -> None:
    bluffer = replace(LEVELS["beginner"], bluffs=1.0)
    phonies = made_up(words, bluffer, bluffs=True)
    assert phonies
    assert all(oddness(words, each) <= 0.3 and not words.is_near_offence(each) for each in phonies)
    assert made_up(words, bluffer, bluffs=False) == []
    assert LEVELS["child"].bluffs == 0.0


def test_the_other_words_of_a_phony_are_words_that_the_level_knows(words: Lexicon) -> None:
    """S12: made up from plays beside STONES, which form cross words."""
    level, made = LEVELS["beginner"], 0
    for seed in range(12):
        rng = Random(seed)
        now = started("EEEEEEE")
        tiles = rng.sample(now.bag, 14)
        laid_there = ((112 + at, Tile(letter)) for at, letter in enumerate("STONES"))
        now = replace(
            now, tiles=now.board.with_tiles(laid_there).tiles, racks=(tuple(tiles[:7]), tuple(tiles[7:])), turn=0
        )
        view = now.seen_by(0)
        plays = find_plays(view.board, view.racks[0], RULES.tiles, tile_graph(words.graph, RULES.tiles), RULES.bonus)
        crossing = [each for each in plays.found if len(plays.words(each)) > 1 and each.score < 12]
        known = [plays.play(each) for each in crossing if all(knows(level, word, words) for word in plays.words(each))]
        play = phony(view, known, words, lambda word: knows(level, word, words), rng)
        formed = [each.text.lower() for each in score_play(RULES, view.board, play).words] if play else []
        made += len(formed) > 1
        assert [word for word in formed if not knows(level, word, words)] == [
            word for word in formed if word not in words
        ]
    assert made


# ------------------------------------------------------------------------------------------ bluffs in a game


def game(seed: int, level: str, watchful: bool, words: Lexicon) -> list[tuple[ScrabbleEvent, Remarked | None]]:
    """Return the events of a game of a level against a beginner, who challenges each phony if watchful and else none,
    and what the computers say of each."""
    rng, now = Random(seed), opening(RULES, [Player("One", level), Player("Two", "beginner")])
    told: list[tuple[ScrabbleEvent, Remarked | None]] = []
    move: Any = Start(0)
    while now.phase is not Phase.ENDED:
        for event in decide(now, move, words, rng):
            now = apply(now, event)
            past = [event for event, _said in told] + [event]
            told.append((event, remarkable(event, now, past, words)))
        if now.phase is Phase.TURN:
            move = choose(now.seen_by(now.turn or 0), LEVELS[now.players[now.turn or 0].level or ""], words, rng)
        elif now.last:
            phony_lies = any(word.text not in words for word in now.last.words)
            move = Challenge(1 - now.last.seat) if watchful and phony_lies else Accept()
    return told


def test_two_characters_bluff_and_their_bluffs_are_challenged_or_missed(words: Lexicon) -> None:
    """S12, S-27: Otto and Hugo lay made-up words; who is caught loses them, who isn't says so afterwards."""
    bluffers = [key for key, level in LEVELS.items() if level.bluffs]
    assert [characters()[key].name for key in bluffers] == ["Otto", "Hugo"]
    assert [key for key, who in characters().items() if who.fooled] == bluffers
    for level in bluffers:
        for watchful, outcome, remark in ((True, PhonyRemoved, Remark.CAUGHT), (False, Accepted, Remark.FOOLED)):
            games = (game(seed, level, watchful, words) for seed in range(40))
            told = next(told for told in games if any(said == (0, remark) for _event, said in told))
            at = next(at for at, (_event, said) in enumerate(told) if said == (0, remark))
            made, event = told[at - 1][0], told[at][0]
            assert isinstance(made, Played)
            assert any(word.text not in words for word in made.words)
            assert isinstance(event, outcome)
            assert getattr(characters()[level], remark)


def test_who_bluffs_does_it_about_once_in_two_games(words: Lexicon) -> None:
    """S-27: in twenty plays nobody had ever seen one."""
    games = [game(seed, level, False, words) for level in ("casual", "strong") for seed in range(6)]
    assert sum(said == (0, Remark.FOOLED) for told in games for _event, said in told) >= 6
    honest = game(1, "expert", False, words)
    assert not any(said and said[1] is Remark.FOOLED for _event, said in honest)
