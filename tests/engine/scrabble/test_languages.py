"""The tile sets of five more languages: what is printed on them, and games with them and a small list of one's own."""

import random
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import AnswerTable, Challenge, Played, PlayTiles
from boggle_desk.engine.scrabble.knowledge import read_levels
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.notation import play_named, play_text, rack_named, rack_text
from boggle_desk.engine.scrabble.plays import Reason, play_of
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.referee import RefusedPlay, decide, draft
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.engine.scrabble.values import OwnMove
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.engine.word_list import letters_of_tiles, read_word_list
from tests.engine.scrabble.self_play import play_turns
from tests.engine.scrabble.table import LAYOUTS, PRESETS, TILE_SETS, Table, all_tiles, kinds_of

PRINTED = {
    "french": """
        1: E15 A9 I8 N6 O6 R6 S6 T6 U6 L5
        2: D3 M3 G2
        3: B2 C2 P2
        4: F2 H2 V2
        8: J1 Q1
        10: K1 W1 X1 Y1 Z1""",
    "german": """
        1: E15 N9 S7 I6 R6 T6 U6 A5 D4
        2: H4 G3 L3 O3
        3: M4 B2 W1 Z1
        4: C2 F2 K2 P1
        6: Ä1 J1 Ü1 V1
        8: Ö1 X1
        10: Q1 Y1""",
    "spanish": """
        1: A12 E12 O9 I6 S6 N5 R5 U5 L4 T4
        2: D5 G2
        3: C4 B2 M2 P2
        4: H2 F1 V1 Y1
        5: CH1 Q1
        8: J1 LL1 Ñ1 RR1 X1
        10: Z1""",
    "dutch": """
        1: E18 N10 A6 O6 I4
        2: D5 R5 S5 T5
        3: G3 K3 L3 M3 B2 P2
        4: U3 F2 H2 J2 V2 Z2
        5: C2 W2
        8: X1 Y1
        10: Q1""",
    "polish": """
        1: A9 I8 E7 O6 N5 Z5 R4 S4 W4
        2: Y4 C3 D3 K3 L3 M3 P3 T3
        3: B2 G2 H2 J2 Ł2 U2
        5: Ą1 Ę1 F1 Ó1 Ś1 Ż1
        6: Ć1
        7: Ń1
        9: Ź1""",
}
"""Tiles by value, in the order in which the makers list them, typed apart from the files."""
TOTALS = {"french": 102, "german": 102, "spanish": 100, "dutch": 102, "polish": 100}
POINTS = {"french": 197, "german": 202, "spanish": 192, "dutch": 230, "polish": 190}
"""What all tiles of a set are worth together."""


@pytest.mark.parametrize("key", PRINTED)
def test_the_set_is_the_printed_one(key: str) -> None:
    """Counts, values, two blanks, and the sums of tiles and of their points."""
    tiles = TILE_SETS[key]
    printed: dict[str, tuple[int, int]] = {}
    for line in PRINTED[key].strip().split("\n"):
        value, _, entries = line.partition(":")
        for entry in entries.split():
            letter = entry.rstrip("0123456789")
            printed[letter] = int(entry.removeprefix(letter)), int(value)

    assert {kind.letter: (kind.count, kind.value) for kind in tiles.kinds} == printed
    assert tiles.blanks == 2
    assert len(tiles.tiles) == sum(count for count, _value in printed.values()) + 2 == TOTALS[key]
    assert sum(tiles.values[tile] for tile in tiles.tiles) == POINTS[key]


def test_vowels_are_told() -> None:
    vowels = {key: "".join(kind.letter for kind in TILE_SETS[key].kinds if kind.vowel) for key in PRINTED}

    assert vowels == {
        "french": "AEIOUY",
        "german": "AÄEIOÖUÜ",
        "spanish": "AEIOU",
        "dutch": "AEIOU",
        "polish": "AĄEĘIOÓUY",
    }


LISTS = {
    "german": "über übel öl rübe älter straße tag tage gut guten ein eine reh rehe sie es er im in an am du da",
    "polish": "żółw gęś ćma mąka kot koty dom domy ma nie tak ale on ona źle wół łąka koń się ja "
    "ty mi do na to co no po za ze we już czy być dwa oko rak era ani aż oś",
    "spanish": "coche llama perro niño año olla carro casa casas no sí te me la el en un chal echo ocho él de da",
    "french": "été forêt cœur île chat chats eau et en un une le la les de du or ton son mer ami tu ta",
    "dutch": "ijs bijl zee één kaas fiets huis de het een en op in na te ik je we hij zij mij la",
}


@cache
def lexicon(key: str) -> Lexicon:
    """Return the small list of a language as a dictionary in its letters."""
    tiles = TILE_SETS[key]
    letters = letters_of_tiles(tiles.letters)
    words = read_word_list("\n".join(LISTS[key].split()).encode(), letters).words
    return Lexicon(key, key, tiles.language, WordGraph.build(words, letters))


def table(key: str, *racks: str, base: str = "family_strict") -> Table:
    """Return a table with the tiles and the small list of a language."""
    return Table(*racks, base=base, words=lexicon(key), tiles=TILE_SETS[key])


def plays(key: str, rack: str, *before: str) -> set[str]:
    """Return every play of a rack after others, with its score."""
    tiles, board = TILE_SETS[key], empty_board(LAYOUTS["standard"])
    for text in before:
        board = board.with_tiles(play_named(board, tiles, text).laid)
    found = find_plays(board, rack_named(tiles, rack), tiles, tile_graph(lexicon(key).graph, tiles))
    return {f"{play_text(board, each.play)} {each.score}" for each in found}


# --------------------------------------------------------------------------------------- single letters


def test_a_german_word_is_judged_in_its_letters_s4() -> None:
    game = table("german", "ÜBERXYZ", "BLEIERN")
    (played, *_rest) = game.play("8H ÜBER")

    assert isinstance(played, Played)
    assert [(word.text, word.score) for word in played.words] == [("über", 22)]
    assert game.now.scores[0] == 22
    assert game.now.tiles[game.rules.layout.start] == Tile("Ü")


def test_without_its_dots_it_is_no_word_p17() -> None:
    refused = table("german", "UBERXYZ", "BLEIERN").refusal("8H UBER")

    assert (refused.reason, refused.words) == (Reason.NOT_A_WORD, ("uber",))


def test_the_table_is_asked_about_a_word_with_other_letters_p18() -> None:
    game = table("german", "ÄTSCHXY", "BLEIERN", base="family")

    assert "TableAsked" in kinds_of(game.play("8H ÄTSCH"))
    assert game.now.asked == ("ätsch",)
    game.ask(AnswerTable(stands=True))
    assert game.now.scores[0] == 2 * (6 + 1 + 1 + 4 + 2 * 2)


@pytest.mark.parametrize(("word", "event"), [("ÜBEL", "ChallengeFailed"), ("UBEL", "PhonyRemoved")])
def test_a_challenge_knows_the_letters_s12(word: str, event: str) -> None:
    game = table("german", f"{word}XYZ", "BLEIERN", base="club")
    game.play(f"8H {word}")

    assert event in kinds_of(game.ask(Challenge(1)))


def test_plays_with_umlauts_are_found_with_their_points_s2() -> None:
    found = plays("german", "ÜBERXYZ")

    assert "8H ÜBER 22" in found  # on the star: 2 x (6 + 3 + 1 + 1)
    assert {text.split()[1] for text in found} == {"ÜBER", "RÜBE", "ER"}


def test_a_blank_is_an_umlaut_and_counts_nothing_s8() -> None:
    assert "8H üBER 10" in plays("german", "?BERXYZ")
    game = table("german", "?BERXYZ", "BLEIERN")
    game.play("8H üBER")
    assert game.now.tiles[game.rules.layout.start] == Tile("Ü", blank=True)
    assert game.now.scores[0] == 10


def test_umlauts_hook_and_are_hooked_s5() -> None:
    assert "H7 R(Ü)BE 11" in plays("german", "RBEXYZJ", "8H ÜBER")
    assert "H8 ÖL 20" in plays("german", "ÖLXYZJQ")


def test_polish_letters_are_not_their_plain_neighbours() -> None:
    assert "8H ŻÓŁW 28" in plays("polish", "ŻÓŁWABC")
    assert not any("ZOLW" in text for text in plays("polish", "ZOLWABC"))
    assert any(" GĘś " in text for text in plays("polish", "GĘ?BDDD"))


# -------------------------------------------------------------------------------- several letters on a tile


@pytest.mark.parametrize(
    ("rack", "play"),
    [("CO[CH]EXYZ", "8H CO[CH]E 20"), ("[LL]AMAXYZ", "8H [LL]AMA 26"), ("PE[RR]OXYZ", "8H PE[RR]O 26"),
     ("CO?EXYZJ", "8H CO[ch]E 10"), ("NIÑOXYZ", "8H NIÑO 22")],
)  # fmt: skip
def test_letters_on_one_tile_are_one_step(rack: str, play: str) -> None:
    assert play in plays("spanish", rack)
    game = table("spanish", rack, "AAAAAAA")
    game.play(play.rpartition(" ")[0])
    assert game.now.scores[0] == int(play.rpartition(" ")[2])


@pytest.mark.parametrize(("rack", "play"), [("CO[C]HEXYZ", "COCHE"), ("[L]LAMAXYZ", "LLAMA"), ("PE[R]ROXYZ", "PERRO")])
def test_no_letter_is_laid_with_two_tiles_where_one_has_it(rack: str, play: str) -> None:
    """The Spanish federation's rule, for the generator and the referee alike; with the reason and the squares."""
    game = table("spanish", rack, "AAAAAAA", base="family")
    start = game.rules.layout.start
    letters = play_of((start + place, Tile(letter)) for place, letter in enumerate(play))

    assert not any(play in text for text in plays("spanish", rack))
    refused = game.refusal(PlayTiles(letters))
    assert refused.reason is Reason.SPLIT_LETTER
    at = next(place for place in range(4) if play[place : place + 2] in TILE_SETS["spanish"].letters)
    assert refused.squares == (start + at, start + at + 1)
    assert draft(game.now, 0, letters.laid, game.words).reason is Reason.SPLIT_LETTER


def test_a_split_letter_is_seen_across_a_tile_that_lies_there() -> None:
    game = table("spanish", "CASAXYZ", "HHBBVÑQ", base="family")
    game.play("8H CASA")
    assert game.refusal("H9 H").reason is Reason.SPLIT_LETTER


def test_spanish_words_without_their_accents_are_read_s11() -> None:
    assert "si" in lexicon("spanish")
    assert "sí" not in lexicon("spanish").graph
    assert {"año", "niño"} <= set(lexicon("spanish").graph)


def test_racks_are_written_so_that_they_can_be_read() -> None:
    for rack in (("C", "H", "CH"), ("L", "L", "LL", BLANK), ("Ñ", "R", "RR", "R")):
        assert rack_named(TILE_SETS["spanish"], rack_text(TILE_SETS["spanish"], rack)) == rack


# ----------------------------------------------------------------------------------------------- whole games


def _by_hand(board: Board, key: str, rack: Iterable[str]) -> set[tuple[tuple[int, Tile], ...]]:
    """Return every play of up to three tiles in the middle of the board that the referee lets pass."""
    game = table(key, "".join(f"[{tile}]" for tile in rack), "EEEEEEE")
    position = replace(game.now, tiles=board.tiles)
    start, columns = position.rules.layout.start, position.rules.layout.columns
    middle = [start + row * columns + column for row in range(-2, 3) for column in range(-2, 5)]
    passed = set()
    for count in (1, 2, 3):
        for step in (1, columns):
            for first in middle:
                free = [at for at in range(first, first + 7 * step, step) if at in middle and not board.tiles[at]]
                if len(free) < count or free[0] != first:
                    continue
                for tiles in set(permutations(rack, count)):
                    play = play_of(zip(free, map(Tile, tiles), strict=False))
                    try:
                        decide(position, PlayTiles(play), lexicon(key), random.Random(1))
                    except RefusedPlay:
                        continue
                    passed.add(play.laid)
    return passed


@pytest.mark.parametrize(
    ("key", "before", "rack"),
    [("german", "8H ÜBER", ("Ö", "L", "R", "E", "A")), ("spanish", "8H CO[CH]E", ("O", "CH", "C", "H", "L"))],
)
def test_generator_and_referee_agree(key: str, before: str, rack: tuple[str, ...]) -> None:
    tiles = TILE_SETS[key]
    board = empty_board(LAYOUTS["standard"])
    board = board.with_tiles(play_named(board, tiles, before).laid)
    by_hand = _by_hand(board, key, rack)
    found = {each.play.laid for each in find_plays(board, rack, tiles, tile_graph(lexicon(key).graph, tiles))}

    assert by_hand
    assert by_hand <= found
    assert all(_passes(board, key, rack, laid) for laid in found)


def _passes(board: Board, key: str, rack: Iterable[str], laid: tuple[tuple[int, Tile], ...]) -> bool:
    game = table(key, "".join(f"[{tile}]" for tile in rack), "EEEEEEE")
    position = replace(game.now, tiles=board.tiles)
    return bool(decide(position, PlayTiles(play_of(laid)), lexicon(key), random.Random(1)))


@pytest.mark.slow
@pytest.mark.parametrize("key", LISTS)
def test_computers_play_a_whole_game_with_tiles_conserved(key: str) -> None:
    rules = replace(PRESETS["family_strict"], tiles=TILE_SETS[key])
    expert = next(level for level in read_levels(paths.resource("levels", "scrabble.toml")) if level.key == "expert")
    words, whole, played = lexicon(key), sorted(TILE_SETS[key].tiles), 0

    def mind(view: ScrabblePosition, rng: random.Random) -> OwnMove:
        return choose(view, expert, words, rng)

    for position, move in play_turns(rules, [mind, mind], words, random.Random(3)):
        assert all_tiles(position) == whole
        played += isinstance(move, PlayTiles)
    assert position.phase is Phase.ENDED
    assert played >= 3


def test_a_list_in_a_to_z_serves_german_tiles_as_far_as_it_goes() -> None:
    """Tiles whose letters the dictionary lacks stay on the rack, and a blank is none of them."""
    tiles, board = TILE_SETS["german"], empty_board(LAYOUTS["standard"])
    graph = tile_graph(WordGraph.build(["rub", "uber"], ENGLISH), tiles)
    found = list(find_plays(board, rack_named(tiles, "ÜUBER?X"), tiles, graph))

    assert {text.split()[1].upper() for text in (play_text(board, each.play) for each in found)} == {"RUB", "UBER"}
    assert all("Ü" in each.kept for each in found)
    board = board.with_tiles(play_named(board, tiles, "8H ÜBER").laid)
    assert not any("Ü" in play_text(board, each.play) for each in find_plays(board, ("U", "B", "R"), tiles, graph))
