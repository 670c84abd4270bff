"""The front for programmers: what `import boggle_desk` offers, used as people would type it."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from operator import methodcaller
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

import boggle_desk
from boggle_desk import (
    BadCgp,
    BadCode,
    BadFile,
    BadPlay,
    BadQuery,
    Board,
    BoggleGame,
    Dictionary,
    Game,
    Level,
    NotAWordList,
    Position,
    Refused,
    ScrabbleGame,
    api,
    best_plays,
    board_code,
    boggle_rules,
    cube_sets,
    read_code,
    scrabble_rules,
    simulate,
    solve,
    solve_many,
    to_rows,
)
from boggle_desk.boggle import Shake
from boggle_desk.scrabble import Accept, Challenge, Exchange, Pass, Played, PlayTiles, Start

RETAINS = f"{'/'.join(['15'] * 15)} RETAINS/ 0/0 0"
WORDS = Dictionary()


def started(rules: Any = "family", seed: int = 1) -> ScrabbleGame:
    game: ScrabbleGame = Game(rules, ["Ana", "Ben"], seed=seed)
    game.play("start")
    return game


# ------------------------------------------------------------------------------------------------ the module


def test_the_module_tells_its_names_and_each_is_there() -> None:
    assert set(boggle_desk.__all__) <= set(dir(boggle_desk))
    assert all(getattr(boggle_desk, name) is not None for name in boggle_desk.__all__)


def test_the_usual_names_load_no_engine_of_games_and_nothing_heavy() -> None:
    """Import ≤ 0.1 CPU-s: nothing that costs more is loaded before it is used."""
    code = (
        "import sys; from boggle_desk import Board, BoggleGame, Dictionary, Game, Position, best_plays, solve;"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not {"msgspec", "numpy", "PySide6", "sqlite3", "tomllib"} & loaded
    ours = {name for name in loaded if name.startswith(("boggle_desk.engine.", "boggle_desk.storage"))}
    assert len(ours) < 8, ours


def test_every_preset_has_its_type() -> None:
    assert set(get_args(api.BogglePreset)) == set(boggle_rules())
    assert set(get_args(api.ScrabblePreset)) == set(scrabble_rules())


TYPED = """
from boggle_desk import Game, ScrabbleGame, boggle_rules
from boggle_desk.boggle import Shake
from boggle_desk.scrabble import Pass

found = Game("classic", ["Ana"])
found.play(Shake())
found.play("nonsense")  # error
found.play(Pass())  # error
laid = Game("family", ["Ana"])
laid.play("8C RETAINS")
laid.play(laid.legal_moves[0])
print("8C RETAINS" in laid.legal_moves)
laid.play(Shake())  # error
laid.play(7)  # error
Game(boggle_rules()["master"], ["Ana"]).legal_moves  # error
read = ScrabbleGame.open("evening.gcg")
read.play("pass")
opened = Game.open("evening.jsonl")
points: int = opened.scores[0]
"""


@pytest.mark.slow
def test_a_type_checker_finds_a_move_that_is_none(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "bot.py").write_text(TYPED)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path), "bot.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    wrong = [number for number, line in enumerate(TYPED.splitlines(), 1) if line.endswith("# error")]
    lines = [int(each.split(":")[1]) for each in done.stdout.splitlines() if ": error:" in each]
    assert lines == wrong, done.stdout + done.stderr


def test_a_game_is_a_position_for_its_player_too() -> None:
    game = Game("tournament_double", ["Ana", "Ben"], dictionary="german", seed=5)
    game.play(game.legal_moves[0])
    assert (game.seen.cgp(), game.seen.dictionary.name) == (game.cgp(), "german")
    assert len(game.seen.unseen) == game.seen.bag + 7, "also what the other player has"
    assert best_plays(game, count=1)[0].move == game.best_plays(1)[0].move
    assert simulate(game, count=1, rollouts=1, seconds=60, seed=1)[0].play == game.legal_moves[0]


# ------------------------------------------------------------------------------------------------- dictionaries


@pytest.mark.parametrize("name", ["german", "German", "de"])
def test_a_dictionary_is_found_by_key_title_or_language(name: str) -> None:
    words = Dictionary(name)
    assert (words.name, words.language, words.tiles) == ("german", "de", "german")
    assert "häuser" in words


def test_words_are_a_dictionary_too() -> None:
    words = Dictionary(word for word in ("cat", "Dog", "cats"))
    assert list(words) == ["cat", "cats", "dog"]
    assert "CATS" in words
    assert words.tier("dog") == "simple"
    assert [each.word for each in solve("tacs", words)] == ["cat", "cats"]
    with pytest.raises(NotAWordList):
        Dictionary([])


def test_a_list_is_read_in_the_letters_that_it_needs(tmp_path: Path) -> None:
    words = Dictionary("german")
    (tmp_path / "own.txt").write_text("\n".join(words[:3000] + words.matching("ü*")[:900]))
    own = Dictionary(tmp_path / "own.txt")
    assert own.tiles == "german"
    assert any("ü" in word for word in own)
    assert own.name == "own"


def test_a_dictionary_is_a_sequence() -> None:
    assert WORDS[0] == "aa"
    assert WORDS[-1] == max(WORDS.matching("z*"))
    assert WORDS[:2] == ["aa", WORDS[1]]
    assert WORDS[WORDS.index("Zoo")] == "zoo"
    assert random.Random(1).choice(WORDS) in WORDS
    with pytest.raises(ValueError, match="xyzzy"):
        WORDS.index("xyzzy")


def test_anagrams_and_patterns() -> None:
    assert WORDS.anagrams("retinas")[0] == "anestri"
    assert {"retain", "retains"} <= set(WORDS.anagrams("RETINA?")) | set(WORDS.anagrams("retina"))
    assert "rat" in WORDS.anagrams("retinas", shorter=True)
    assert "champ" in WORDS.matching("c..mp*")
    assert WORDS.matching("q*", without="u", longest=4)[0] == "qadi"
    assert all("zz" in word and len(word) > 8 for word in WORDS.matching(contains="zz", shortest=9))
    assert "damn" not in WORDS.matching("damn")
    assert WORDS.matching("damn", offensive=True) == ["damn"]
    assert WORDS.is_offensive("damn")
    assert WORDS.hooks("cat").back == "es"
    assert WORDS.has_prefix("Qui")
    assert Dictionary("german").anagrams("HÄUSER")
    with pytest.raises(BadQuery):
        WORDS.matching("c!t")


def test_meanings_and_how_common_a_word_is() -> None:
    assert len(WORDS.meanings("bank")) > 1
    assert WORDS.meaning("bank") == WORDS.meanings("bank")[0]
    assert WORDS.meanings("xyzzy") == ()
    assert WORDS.frequency("bread") > WORDS.frequency("quixotry")
    assert WORDS.alphabet == "abcdefghijklmnopqrstuvwxyz"
    assert repr(WORDS) == f"<Dictionary english: {len(WORDS):,} words>"


@pytest.mark.parametrize("words", [WORDS, Dictionary(["zax", "qi"])], ids=repr)
def test_a_dictionary_is_pickled_copied_and_compared(words: Dictionary) -> None:
    for again in (pickle.loads(pickle.dumps(words)), copy.copy(words), copy.deepcopy(words)):  # noqa: S301  # our own
        assert again == words
        assert hash(again) == hash(words)
        assert again[:50] == words[:50]
    assert len(pickle.dumps(words)) < 1000
    assert words != Dictionary(["aa"])


# -------------------------------------------------------------------------------------------------------- boards


def test_a_board_is_printed_as_a_grid_and_its_repr_reads_it() -> None:
    board = Board.read("soamlitepnrkqdgh")
    assert str(board) == "S  O  A  M\nL  I  T  E\nP  N  R  K\nQu D  G  H"
    assert eval(repr(board)) == board  # noqa: S307  # our own text
    assert (board[0], board[1, 3], board[-1, 0], len(board), list(board)[12]) == ("S", "E", "Qu", 16, "Qu")
    assert "lime" not in board
    assert "LIT" in board
    with pytest.raises(IndexError):
        _ = board[4, 0]


def test_b5_a_board_is_shaken_by_a_seed() -> None:
    new = cube_sets()["new4"]
    assert Board.shake(new, 7) == Board.shake(new, 7)
    assert Board.shake(new, 7) != Board.shake(new, 8)
    assert Board.shake(new) != Board.shake(new)
    assert Board.shake(cube_sets()["german5"], seed=1).rows == 5


def test_a_board_has_a_code() -> None:
    board = Board.shake(cube_sets()["new4"], 7)
    assert read_code(board_code(board).lower()) == board
    assert board_code(board, "master") != board_code(board)
    with pytest.raises(BadCode):
        read_code("hello")


# ----------------------------------------------------------------------------------------------------- positions


def test_a_position_is_read_written_and_printed() -> None:
    position = Position(RETAINS)
    assert (position.rack, position.scores, position.bag, position.turn) == ("RETAINS", (0, 0), 86, 0)
    assert position.cgp() == RETAINS
    assert repr(position) == f"Position({RETAINS!r})"
    assert eval(repr(position)) == position  # noqa: S307  # our own text
    lines = str(position).splitlines()
    assert lines[0] == "   A B C D E F G H I J K L M N O"
    assert lines[1] == " 1 = . . ' . . . = . . . ' . . ="
    assert lines[16] == "> 1 0 RETAINS"
    with pytest.raises(BadCgp):
        Position("nonsense")
    assert Position().with_rack("qi").legal_moves[0].words == ("qi",)


def test_legal_moves_are_all_that_may_be_played_s9_s10() -> None:
    position = Position(RETAINS)
    moves = position.legal_moves
    assert [each.move for each in moves][:2] == [each.move for each in best_plays(position, count=2)]
    assert len({each.move for each in moves}) == len(moves)
    assert {"pass", "-S", "-RETAINS"} <= {each.move for each in moves}
    assert "8C RETAINS" in moves
    assert PlayTiles not in map(type, moves)
    assert Pass() in moves
    assert Exchange(("R",)) in moves
    assert "8C RETAINX" not in moves
    assert "8A RETAINS" not in moves
    assert "-Q" not in moves
    assert "nonsense" not in moves
    assert all(position.play(each) for each in moves[::97])
    assert any("damn" in each.words for each in Position(RETAINS.replace("RETAINS", "DAMN")).legal_moves)


def test_a_position_is_played_on_s14() -> None:
    position = Position(RETAINS).play("8C RETAINS")
    assert position.scores == (66, 0)
    assert (position.turn, position.rack) == (1, "")
    assert position.with_rack("O").play("I8 .O").scores == (66, 3)
    with pytest.raises(Refused, match="not in the dictionary: tsniare"):
        Position(RETAINS).play("8C TSNIARE")
    with pytest.raises(Refused, match="not on the rack"):
        Position(RETAINS).play("8C ZZZ")
    with pytest.raises(BadPlay):
        Position(RETAINS).play("nonsense")
    assert position.board.tiles[112] is not None
    again = pickle.loads(pickle.dumps(position))  # noqa: S301  # our own
    assert (again, hash(again)) == (position, hash(position))


def test_a_simulation_always_answers() -> None:
    """It ends by rollouts, by time, or when it is told to, even before it began."""
    found = simulate(RETAINS, count=4, rollouts=200, seconds=99, seed=5)
    assert found == simulate(Position(RETAINS), count=4, rollouts=200, seconds=99, seed=5)
    assert {each.play.move for each in found} == {each.move for each in best_plays(RETAINS, count=4)}
    assert 0 < sum(each.rollouts for each in found) <= 200
    assert 0.5 < found[0].win < 1
    assert str(found[0]) == found[0].play.move
    assert all(each.rollouts for each in simulate(RETAINS, count=3, seconds=0))
    asked = iter([False] * 3)
    stopped = simulate(RETAINS, count=3, seconds=99, stop=lambda: next(asked, True))
    assert sum(each.rollouts for each in stopped) > 0
    before = simulate(RETAINS, count=3, stop=lambda: True)
    assert [each.play for each in before] == list(best_plays(RETAINS, count=3))
    assert not any(each.rollouts for each in before)


def test_tiles_follow_the_dictionary() -> None:
    line = RETAINS.replace("RETAINS", "HÄUSERN")
    assert best_plays(line, Dictionary("german"))[0].score == best_plays(line, "german")[0].score > 60
    with pytest.raises(BadCgp):
        best_plays(line)
    with pytest.raises(KeyError):
        best_plays(line, tiles="klingon")
    assert best_plays(Position(RETAINS), Dictionary(["retains", "rat"]), count=99)[-1].words == ("rat",)


# --------------------------------------------------------------------------------------------------------- games


def test_a_game_is_played_by_texts() -> None:
    game: ScrabbleGame = Game("family", ["Ana", "Ben"], seed=1)
    assert (game.rack, game.turn, [each.move for each in game.legal_moves]) == ("", None, ["start"])
    assert "start" in game.legal_moves
    game.play("start")
    assert "start" not in game.legal_moves
    assert len(game.rack) == 7
    seat, best = game.turn, game.best_plays(1)[0]
    game.play(best)
    assert seat is not None
    assert game.scores[seat] == best.score
    game.play(f"exchange {game.rack[:2]}")
    game.play(game.legal_moves[0].move)
    game.play("pass")
    assert [type(each).__name__ for each in game.events if type(each).__name__ in ("Exchanged", "Passed")] == [
        "Exchanged",
        "Passed",
    ]
    before = game.position
    with pytest.raises(BadPlay, match="isn't a square"):
        game.play("nonsense")
    with pytest.raises(Refused):
        game.play("A1 QI")
    assert game.position is before
    assert str(game).startswith("   A B C")
    assert repr(game) == f"<ScrabbleGame family: Ana {game.scores[0]}, Ben {game.scores[1]}>"
    assert len(repr(game.position)) < 100


def test_a_program_plays_a_whole_game_by_legal_moves_s13() -> None:
    game = Game("tournament_double", ["Ana", "Ben"], seed=5)
    while not game.is_over:
        game.play(game.legal_moves[0])
    assert game.winners in {("Ana",), ("Ben",)}
    assert max(game.scores) > 300
    assert not game.legal_moves
    assert repr(game).endswith(", over>")


def test_challenges_and_the_table_are_texts_too_s12() -> None:
    game = started("tournament_double")
    game.play(game.best_plays(1)[0])
    assert [each.move for each in game.legal_moves] == ["accept", "challenge"]
    other = copy.copy(game)
    assert game.play("challenge") == other.play(Challenge(1 - (game.turn or 0))) or game.events != other.events
    again = started("tournament_double")
    again.play(again.best_plays(1)[0])
    again.play(Accept())
    assert again.position.phase.value == "turn"
    asked = started("family")
    rack = asked.rack
    asked.play(f"8D {rack[0]}{rack[0] if rack.count(rack[0]) > 1 else rack[1]}{rack[2]}{rack[3]}{rack[4]}{rack[5]}")
    if asked.position.phase.value == "asked":
        assert [each.move for each in asked.legal_moves] == ["stands", "falls"]
        asked.play("falls")
    assert asked.position.phase.value == "turn"


def test_a_game_begins_at_a_position_and_tells_it() -> None:
    game = Game.from_cgp(RETAINS, ["Ana", "Ben"], seed=3)
    assert game.cgp() == RETAINS
    assert (game.rack, len(game.position.racks[1]), len(game.position.bag)) == ("RETAINS", 7, 86)
    game.play("8C RETAINS")
    assert game.scores == (66, 0)
    assert Game.from_cgp(RETAINS, seed=3).position.racks == Game.from_cgp(RETAINS, seed=3).position.racks
    with pytest.raises(ValueError, match="2 players"):
        Game.from_cgp(RETAINS, ["Ana"])
    with pytest.raises(ValueError, match="no tiles on the rack"):
        Game.from_cgp(RETAINS.replace("RETAINS", ""))


def test_a_game_is_written_and_read_as_gcg(tmp_path: Path) -> None:
    game = Game("family_strict", ["Ana", "Ben"], seed=5)
    while not game.is_over:
        game.play(game.legal_moves[0])
    again = Game.from_gcg(game.gcg())
    assert again.scores == game.scores
    assert [type(each) for each in again.events].count(Played) == [type(each) for each in game.events].count(Played)
    with pytest.raises(BadFile):
        Game.from_gcg("nonsense")
    game.save(tmp_path / "game.gcg")
    assert ScrabbleGame.open(tmp_path / "game.gcg").scores == game.scores
    with pytest.raises(ValueError, match="game of scrabble"):
        BoggleGame.open(tmp_path / "game.gcg")


def test_a_copy_goes_on_by_itself_with_the_same_chance() -> None:
    game = started()
    game.play(game.legal_moves[0])
    copies = [copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))]  # noqa: S301  # ours
    for again in copies:
        assert again.position == game.position
        assert again.events == game.events
        assert again.dictionary == game.dictionary
    played = [each.play(each.legal_moves[0]) for each in copies]
    assert all(each == played[0] for each in played)
    assert game.events != copies[0].events
    unseeded = Game("classic", ["Ana"])
    unseeded.play(Shake())
    assert pickle.loads(pickle.dumps(unseeded)).board == unseeded.board  # noqa: S301  # our own


def test_a_game_of_boggle_shows_its_board_and_refuses_what_is_no_move() -> None:
    game = Game(replace(boggle_rules()["classic"], seconds=60), ["Ana"], seed=7)
    assert isinstance(game, BoggleGame)
    assert game.board is None
    assert str(game).startswith("(no board yet)")
    game.play(Shake())
    assert str(game.board) in str(game)
    assert repr(game) == "<BoggleGame classic: Ana 0>"
    assert len(repr(game.position)) < 100
    strange: Any = game
    for move in ("nonsense", Start()):
        with pytest.raises(TypeError, match="is no move of boggle"):
            strange.play(move)
    assert len(repr(boggle_rules()["classic"])) < 900


@pytest.mark.parametrize(
    ("rack", "reason"), [("ZZZ", "3 Z, not 1"), ("RETAINSRETAIN", "13, not 7"), ("QQQQQQQ", "7 Q")]
)
def test_a_rack_that_cannot_be_is_refused(rack: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Position().with_rack(rack)


def test_what_was_used_can_be_pickled() -> None:
    position = Position().with_rack("RETAINS")
    assert len(position.legal_moves) > 1
    again = pickle.loads(pickle.dumps(position))  # noqa: S301  # made here
    assert (again, len(again.legal_moves)) == (position, len(position.legal_moves))
    moves = pickle.loads(pickle.dumps(position.legal_moves))  # noqa: S301  # made here
    assert len(moves) == len(position.legal_moves)


def test_a_preset_is_played_in_the_language_of_the_dictionary() -> None:
    game = Game("family", ["Ann", "Ben"], "german")
    assert (game.position.rules.tiles.key, game.position.rules.lexicon) == ("german", "german")
    assert Game("classic", ["Ann"], "german").position.rules.cubes.language == "de"
    with pytest.raises(KeyError, match="family_strict"):
        Game("scrabble", ["Ann"])


def test_a_rack_known_in_part_changes_no_bag_and_is_filled() -> None:
    empty = "/".join(["15"] * 15)
    bags = {Position(f"{empty} RETAINS/{rack} 0/0 0").bag for rack in ("", "A", "QUIZ", "AEIOUBC")}
    assert bags == {86}
    game = ScrabbleGame.from_cgp(f"{empty} RETAINS/QU 0/0 0 ld german; bb 35;", seed=1)
    assert [len(rack) for rack in game.position.racks] == [7, 7]
    assert (len(game.position.bag), game.position.rules.bingo_bonus, game.dictionary.name) == (88, 35, "german")


@pytest.mark.parametrize(
    ("asked", "choice"),
    [
        (lambda: Level("expertt"), "champion"),
        (lambda: scrabble_rules()["scrabble"], "family_strict"),
        (lambda: boggle_rules()["boggle"], "classic"),
        (lambda: cube_sets()["new5"], "new4"),
        (lambda: board_code(Board.shake(), "boggle"), "master"),  # type: ignore[arg-type]  # that is what is tried
        (lambda: Dictionary("words.txt", tiles="klingon"), "polish"),
        (lambda: Position().board["8Z"], "15O"),
    ],
)
def test_who_asks_for_what_is_not_there_reads_what_is(asked: Callable[[], object], choice: str) -> None:
    """I-32"""
    with pytest.raises(KeyError, match=choice):
        asked()
    with pytest.raises(FileNotFoundError, match="polish"):
        Dictionary("klingon")


def test_a_level_plays_a_position_and_a_game() -> None:
    """I-32"""
    game = Game("club", ["Ann", "Ben"], seed=3)
    with pytest.raises(ValueError, match="start"):
        Level("casual").choose(game)
    game.play("start")
    move = Level("casual").choose(game, seed=1)
    assert move in game.legal_moves
    assert move == Level("casual").choose(game, seed=1) == Level("casual").choose(game.cgp(), seed=1)
    assert Level("child").choose("15/" * 14 + "15 VVWWKJQ/ 0/0 0").squares == ()


def test_squares_say_where_new_tiles_lie_and_what_is_unseen() -> None:
    """I-32"""
    position = Position("15/" * 7 + "2RETAINS6/" + "15/" * 6 + "15 QUIZ?ES/ 0/66 0")
    assert (str(position.board["8H"]), position.board["h7"], position.board["C8"]) == ("N", None, position.board["8c"])
    assert len(position.unseen) == 100 - 7 - 7
    for play in position.legal_moves[:50]:
        after = position.play(play)
        assert all(position.board[square] is None and after.board[square] for square in play.squares), play
    spanish = Position("15/" * 14 + "15 [CH]ORISO[LL]/ 0/0 0", "spanish", tiles="spanish")
    longest = max(spanish.legal_moves, key=lambda each: len(each.squares))
    assert sum(tile is not None for tile in spanish.play(longest).board.tiles) == len(longest.squares)


def test_many_boards_are_counted_as_one_by_one_on_any_number_of_processes() -> None:
    """I-32"""
    boards = [Board.shake(cube_sets()[cubes], seed) for seed in range(3) for cubes in ("new4", "new4", "big5_1979")]
    told = list[int]()
    found = [(len(each), sum(word.points for word in each)) for each in map(solve, boards)]
    assert list(solve_many(boards, processes=1, progress=told.append)) == found
    assert told[-1] == len(boards)
    assert list(solve_many(boards, processes=2)) == found
    many = [f"{chr(0x100 + number)} a b c" for number in range(300)]
    assert len(list(solve_many(many, processes=1))) == 300
    with pytest.raises(ValueError, match="square"):
        list(solve_many(["abc"], processes=1))


def test_what_is_found_becomes_rows_of_a_table() -> None:
    """I-32: a play within a row has columns of its own."""
    row = to_rows(simulate("15/" * 14 + "15 RETAINS/ 0/0 0", count=1, rollouts=2))[0]
    assert (row["move"], row["words"], "win" in row, "play" in row) == ("8C RETINAS", "retinas", True, False)
    assert to_rows(solve("tree", Dictionary(["tree"]))) == [{"word": "tree", "path": "0 1 2 3", "points": 1}]


def test_positions_of_a_game_come_one_by_one() -> None:
    """I-32"""
    game = Game("tournament_double", ["Ann", "Ben"], seed=4)
    for _ in range(6):
        game.play(game.legal_moves[0])
    positions = list(game.positions())
    assert len(positions) == 7
    assert positions[-1] == game.position
    assert [each.turns for each in positions] == sorted(each.turns for each in positions)


def test_a_notebook_shows_boards_positions_and_games() -> None:
    """I-32"""
    position = Position("15/" * 7 + "2RETAINS6/" + "15/" * 6 + "15 QUIZ?ES/ 0/66 0")
    boggle, scrabble = Game("classic", ["Ann"], seed=1), Game("club", ["Ann", "Ben"], seed=1)
    picture = methodcaller("_repr_svg_")  # what notebooks look for
    assert picture(boggle) is None
    boggle.play(Shake())
    for shown in (Board.read("Qu # ABCD x", 2, 2), position, position.board, boggle, scrabble):
        assert ElementTree.fromstring(picture(shown)).tag.endswith("svg")
    letters = [text.text for text in ElementTree.fromstring(picture(position)).iter() if text.tag.endswith("text")]
    assert {"R", "1", "Q", "10", "?"} <= set(letters)
