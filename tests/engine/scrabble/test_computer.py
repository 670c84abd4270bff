"""The computer players: sensible, within their words, never better informed than a person (P2–P4)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble import computer
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_leaves, read_levels
from boggle_desk.engine.scrabble.movegen import Found, Plays, find_plays, tile_graph
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Play, score_play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, opening
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.rules import ScrabbleRules, read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.simulation import Simulated
from boggle_desk.engine.scrabble.tiles import HIDDEN, Rack, Tile, without_tiles
from boggle_desk.engine.scrabble.values import OwnMove
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import SHIPPED as DICTIONARIES
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.self_play import play_turns
from tests.words import lexicon_of

SETS, LAYOUTS = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
RULES = read_presets(paths.resource("rules", "scrabble"), SETS, LAYOUTS)["family_strict"]
LEVELS = read_levels(paths.resource("levels", "scrabble.toml"))
EVERYDAY = Tier.EVERYDAY.last
CHILD, BEGINNER, EXPERT, CHAMPION = LEVELS[0], LEVELS[1], LEVELS[-2], LEVELS[-1]
LEAVES = read_leaves(paths.resource("leaves", "english.leaves"), RULES.tiles)
EVERY_LEVEL = pytest.mark.parametrize(
    "level", [*LEVELS[:-1], replace(CHAMPION, rollouts=300)], ids=lambda level: level.key
)


@pytest.fixture(scope="module")
def shipped() -> Lexicon:
    return open_shipped()


def turn(
    rack: str, bag: Sequence[str] = "", others: Sequence[str] = "E", laid: Iterable[tuple[int, str]] = ()
) -> ScrabblePosition:
    """Return what the first of two players sees on turn."""
    start = opening(RULES, [Player("Ann"), Player("Ben")])
    board = start.board.with_tiles((square, Tile(letter.upper(), letter.islower())) for square, letter in laid)
    position = replace(
        start, tiles=board.tiles, racks=(tuple(rack), tuple(others)), bag=tuple(bag), phase=Phase.TURN, turn=0, turns=1
    )
    return position.seen_by(0)


def amid(rack: str) -> ScrabblePosition:
    """Return what somebody with a rack sees after one word, with all other tiles still to come."""
    unseen = [*(Counter(RULES.tiles.tiles) - Counter("PLANT" + rack)).elements()]
    return turn(rack, unseen[7:], unseen[:7], zip(range(110, 115), "PLANT", strict=True))


def words_of(view: ScrabblePosition, play: Play) -> set[str]:
    """Return the words that a play forms."""
    return {word.text for word in score_play(view.rules, view.board, play).words}


def chosen(view: ScrabblePosition, level: ComputerLevel, words: Lexicon, seed: int = 0) -> OwnMove:
    """Return the level's move."""
    return choose(view, level, words, Random(seed), leaves=LEAVES)


# ----------------------------------------------------------------------------------------- the levels


def test_p2_each_level_is_stronger_than_the_one_before() -> None:
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.expected.keys() == set(DICTIONARIES.values())
        assert all(points > weaker.expected[language] for language, points in stronger.expected.items())
        assert stronger.vocabulary >= weaker.vocabulary
        assert stronger.sees > weaker.sees or stronger.rollouts > weaker.rollouts
    assert EXPERT.leave > 0.0  # P3


def test_a_file_of_levels_with_a_fault_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    text = paths.resource("levels", "scrabble.toml").read_text(encoding="utf-8")
    for odd, said in (
        ("", "nothing"),
        ("name = 'x'\n" + text, "'x' stands where a table"),
        (text.replace("sees = 1.0", "sees = 1.5"), "sees is 1.5"),
        (text.replace("vocabulary = 6", "vocabulary = 9"), "expert"),
        (text.replace("shows", "showing"), "showing"),
        (text.replace("shows = 8", ""), "shows"),
    ):
        path.write_text(odd, encoding="utf-8")
        with pytest.raises(BadRules, match=said):
            read_levels(path)


def test_a_weak_level_spells_out_few_plays(shipped: Lexicon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which words a play forms takes most of its time: it is asked of the plays that luck has it see."""
    asked: list[Found] = []
    words = Plays.words

    def counted(plays: Plays, found: Found) -> tuple[str, ...]:
        asked.append(found)
        return words(plays, found)

    monkeypatch.setattr(Plays, "words", counted)
    view = amid("RETAINS")
    total = len(find_plays(view.board, view.racks[0], RULES.tiles, tile_graph(shipped.graph, RULES.tiles)))
    moves = {chosen(view, CHILD, shipped, seed) for seed in range(20)}
    assert len(moves) > 5
    assert len(asked) < 20 * total / 5


@pytest.mark.slow
@EVERY_LEVEL
def test_p2_whole_games_are_legal_with_proper_words_only(level: ComputerLevel, shipped: Lexicon) -> None:
    """Under these rules the dictionary refuses, so that a wrong word would raise."""
    level, plays = replace(level, rollouts=min(level.rollouts, 100)), 0
    for position, move in play_turns(
        RULES, [lambda view, rng: choose(view, level, shipped, rng, leaves=LEAVES)] * 2, shipped, Random(7)
    ):
        if position.turn is None:
            assert position.phase is Phase.ENDED
            continue
        if isinstance(move, PlayTiles):
            plays += 1
            formed = words_of(position, move.play)
            assert formed <= set(filter(shipped.__contains__, formed))
            assert all(map(shipped.is_brought, formed))
    assert plays > 10
    assert min(position.scores) > level.expected["en"] / 3


def test_the_expert_beats_the_beginner(shipped: Lexicon) -> None:
    """How much neighbours differ is measured by `./run match`: one game says too little."""
    players = [
        (lambda view, rng, level=level: choose(view, level, shipped, rng, leaves=LEAVES))
        for level in (BEGINNER, EXPERT)
    ]
    for seed in range(2):
        *_, (end, _move) = play_turns(RULES, players, shipped, Random(seed), first=seed)
        weak, strong = end.scores
        assert strong > weak


# ------------------------------------------------------------------------------------------ vocabulary


def test_a_weak_level_plays_the_words_that_it_knows() -> None:
    words = lexicon_of({"cat": 0, "za": 6, "qat": 6, "azo": 6})
    for seed in range(20):
        move = chosen(turn("CATZQO", bag="E" * 20), BEGINNER, words, seed)
        assert isinstance(move, PlayTiles)
        assert words_of(turn("CATZQO"), move.play) == {"cat"}


@pytest.mark.parametrize("mark", [Mark.HURTFUL, Mark.CRUDE, Mark.SENSITIVE, Mark.NAMELIKE])
def test_it_never_plays_names_abbreviations_or_offensive_words(mark: Mark) -> None:
    words = lexicon_of({"jack": mark, "darn": mark, "an": 0})
    for level in LEVELS[1:]:
        move = chosen(turn("JACKDRN"), level, words)
        assert isinstance(move, PlayTiles)
        assert words_of(turn("JACKDRN"), move.play) == {"an"}
        assert isinstance(chosen(turn("JACKDR", bag="E" * 20), level, words), Exchange)
    assert chosen(turn("JACK"), EXPERT, words) == Pass()


def test_stuck_it_thinks_of_a_common_word_before_it_exchanges() -> None:
    common, rare = lexicon_of({"cat": EVERYDAY}), lexicon_of({"cat": 6})
    view = turn("CATVV", bag="E" * 20)
    assert isinstance(chosen(view, BEGINNER, common), PlayTiles)
    move = chosen(view, BEGINNER, rare)
    assert isinstance(move, Exchange)
    assert without_tiles(view.racks[0], move.tiles) is not None
    assert isinstance(chosen(view, EXPERT, rare), PlayTiles)


def test_stuck_a_child_keeps_to_simple_words() -> None:
    view = turn("CATVV", bag="E" * 20)
    assert isinstance(chosen(view, CHILD, lexicon_of({"cat": Tier.SIMPLE.last})), PlayTiles)
    assert isinstance(chosen(view, CHILD, lexicon_of({"cat": EVERYDAY})), Exchange)


def test_stuck_it_passes_rather_than_know_a_rare_word_and_takes_the_cheapest_common_one() -> None:
    assert chosen(turn("CATVV"), BEGINNER, lexicon_of({"cat": 6})) == Pass()
    cheapest = chosen(turn("QUIZAT"), BEGINNER, lexicon_of({"quiz": EVERYDAY, "at": EVERYDAY}))
    assert isinstance(cheapest, PlayTiles)
    assert words_of(turn("QUIZAT"), cheapest.play) == {"at"}


def test_p4_a_play_made_when_stuck_is_shown_too() -> None:
    shown: list[Play] = []
    move = choose(turn("CATVV"), BEGINNER, lexicon_of({"cat": EVERYDAY}), Random(0), tried=shown.append)
    assert [PlayTiles(play) for play in shown] == [move]


def test_a_child_plays_simple_words_of_three_to_five_letters(shipped: Lexicon) -> None:
    formed: set[str] = set()

    def child(view: ScrabblePosition, rng: Random) -> OwnMove:
        move = choose(view, CHILD, shipped, rng, leaves=LEAVES)
        if isinstance(move, PlayTiles):
            formed.update(words_of(view, move.play))
        return move

    assert list(play_turns(RULES, (child, child), shipped, Random(5)))
    assert len(formed) > 10
    assert all(3 <= len(word) <= 5 and shipped.tier(word) is Tier.SIMPLE for word in formed)


def test_it_stops_exchanging_when_that_leads_nowhere() -> None:
    view = turn("VVV", bag="EEE")
    assert isinstance(chosen(view, BEGINNER, lexicon_of({"cat": 0})), Exchange)
    assert chosen(replace(view, scoreless=4), BEGINNER, lexicon_of({"cat": 0})) == Pass()


def test_s9_it_exchanges_no_more_than_the_rules_and_the_bag_allow() -> None:
    words = lexicon_of({"cat": 0})
    move = chosen(turn("VVVWWQJ", bag="EE"), EXPERT, words)
    assert isinstance(move, Exchange)
    assert 1 <= len(move.tiles) <= 2
    strict = replace(turn("VVVWWQJ", bag="EE"), rules=replace(RULES, exchange_minimum=7))
    assert chosen(strict, EXPERT, words) == Pass()


@EVERY_LEVEL
def test_no_level_exchanges_with_a_good_play_at_hand(level: ComputerLevel, shipped: Lexicon) -> None:
    hard = () if level.rollouts else ("VVUUTOP",)  # who tries everything may find an exchange that is better
    for seed, rack in enumerate(("HOUSEEE", "AIIOURS", "CATDOGS", *hard)):
        assert isinstance(chosen(amid(rack), level, shipped, seed), PlayTiles)


def test_p3_the_expert_exchanges_a_hopeless_rack_rather_than_make_two_points() -> None:
    words = lexicon_of({"ut": 0})
    move = chosen(turn("UUUVVTI", bag="E" * 40), EXPERT, words)
    assert isinstance(move, Exchange)
    assert {"V", "U"} <= set(move.tiles)
    assert isinstance(chosen(turn("UUUVVTI", bag="E" * 40), BEGINNER, words), PlayTiles)


def test_p3_the_champion_trusts_rollouts_only_if_there_are_enough(
    shipped: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow computer few are done in time, and would choose worse than the static value."""

    def last_wins(rounds: int) -> OwnMove:
        def simulated(_simulators: object, _view: object, moves: Sequence[object], *_rest: object) -> list[Simulated]:
            places = reversed(range(len(moves)))
            return [Simulated(place, rounds, 0.5, 0.1, 0.0, 1.0, 0.5, stayed=True) for place in places]

        monkeypatch.setattr(computer, "simulate", simulated)
        return chosen(amid("RETAINS"), CHAMPION, shipped)

    assert last_wins(1) == last_wins(30) == chosen(amid("RETAINS"), replace(EXPERT, bluffs=0.0), shipped)
    assert last_wins(500) != last_wins(1)


def test_p3_the_champion_exchanges_a_hopeless_rack_rather_than_make_some_points(shipped: Lexicon) -> None:
    """A play of ten points is no reason not to try what an exchange comes to."""
    for rack in ("VVUUWIG", "UUUVVCI"):
        assert isinstance(chosen(amid(rack), replace(CHAMPION, rollouts=1500, seconds=60.0), shipped), Exchange)


def test_p3_the_expert_keeps_a_blank_rather_than_gain_a_point() -> None:
    words = lexicon_of({"cat": 0, "cats": 0})
    move = chosen(turn("CAT?", bag="E" * 40), EXPERT, words)
    assert isinstance(move, PlayTiles)
    assert "?" not in move.play.used


def test_a_dictionary_without_levels_is_half_known_by_weak_levels() -> None:
    """The same words each time, and short ones always."""
    graph = WordGraph.build(sorted({"at", "cat", "taco", "coat", "atoc", "octa", "toca"}))
    words = Lexicon("own", "Own", "", graph)
    played = set()
    for seed in range(40):
        move = chosen(turn("TACO", bag="E" * 20), BEGINNER, words, seed)
        assert isinstance(move, PlayTiles)
        played |= words_of(turn("TACO"), move.play)
    assert played & {"at", "cat"}
    assert not {"taco", "coat", "atoc", "octa", "toca"} <= played


# ---------------------------------------------------------------------------------- chance, stop, show


@EVERY_LEVEL
def test_the_same_luck_gives_the_same_move(level: ComputerLevel, shipped: Lexicon) -> None:
    view = turn("RETAINS", bag="E" * 40)
    assert chosen(view, level, shipped, 3) == chosen(view, level, shipped, 3)


def test_it_needs_nothing_that_is_hidden(shipped: Lexicon) -> None:
    view = turn("RETAINS", bag="EEEE", others="QZ")
    assert set(view.bag) | set(view.racks[1]) == {HIDDEN}
    other = replace(view, racks=(view.racks[0], (HIDDEN,) * 2))
    assert chosen(view, EXPERT, shipped) == chosen(other, EXPERT, shipped)


@EVERY_LEVEL
def test_p4_it_shows_some_of_the_plays_that_it_tries_and_last_the_one_it_makes(
    level: ComputerLevel, shipped: Lexicon
) -> None:
    view, shown = turn("RETAINS", bag="E" * 40, laid=zip(range(110, 115), "PLANT", strict=True)), list[Play]()
    move = choose(view, level, shipped, Random(1), tried=shown.append, leaves=LEAVES)
    assert isinstance(move, PlayTiles)
    assert shown[-1] == move.play
    assert 1 <= len(shown) <= level.shows
    named = [play_text(view.board, play).split(" ")[1] for play in shown[:-1]]
    assert len(set(named)) == len(named)
    for play in shown:
        assert decide(_opened(view), PlayTiles(play), shipped, Random(0))


def _opened(view: ScrabblePosition) -> ScrabblePosition:
    """Return the view with tiles in place of hidden ones, so that it can be played on."""
    bare: list[Rack] = [tuple("E" if tile == HIDDEN else tile for tile in rack) for rack in view.racks]
    return replace(view, racks=tuple(bare), bag=("E",) * len(view.bag))


def test_a_computer_that_thinks_can_be_stopped(shipped: Lexicon) -> None:
    asked = iter([False, False, True])
    with pytest.raises(Stopped):
        choose(turn("RETAINS", bag="E" * 40), EXPERT, shipped, Random(0), stop=lambda: next(asked, True))


def test_other_sets_and_boards_can_be_played(shipped: Lexicon) -> None:
    rules: ScrabbleRules = replace(RULES, tiles=SETS["spanish"])
    words = lexicon_of(dict.fromkeys(("cha", "choca", "lla", "roca", "carro"), 0))
    start = opening(rules, [Player("Ann"), Player("Ben")])
    view = replace(start, racks=(("CH", "A", "O", "LL"), ("E",)), bag=("E",) * 20, phase=Phase.TURN, turn=0).seen_by(0)
    for level in LEVELS[1:]:
        move = choose(view, level, words, Random(2))
        assert isinstance(move, PlayTiles)
        assert words_of(view, move.play) <= {"cha", "lla"}
