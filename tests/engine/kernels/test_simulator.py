"""The table of the static player: whole games under the eyes of the referee, rollouts, and wrong calls."""

import threading
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boggle_desk.engine.kernels.codes import BAG_STEPS, EXCHANGE, KINDS, MOVE, PASS, PLAY, RESULTS
from boggle_desk.engine.scrabble.board import PLAIN, Layout
from boggle_desk.engine.scrabble.movegen import Machine
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet
from tests.engine.kernels.machines import (
    REFUSALS,
    RULES,
    SMALL,
    TOURNAMENT,
    WORDS,
    Maker,
    counts_of,
    everything,
    graph_of,
    move_of,
    moves_of,
    numbers_of,
    refused,
)
from tests.engine.kernels.referee import Refereed
from tests.engine.kernels.ways import Ways

LISTED = frozenset(word.upper() for word in WORDS) | frozenset(WORDS)


def refereed(maker: Maker, players: int, number: int) -> Refereed:
    """Return a game that the referee follows."""
    table = maker.table(players)
    return Refereed(table, Machine(table.generator, maker.numbers, SMALL), maker.rules, LISTED, number)


# --------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [RULES, TOURNAMENT], ids=["family", "tournament"])
def test_the_referee_agrees_with_whole_games(rules: ScrabbleRules, players: int) -> None:
    """S4, S6, S9, S13, S19: every score, rack, turn and end, and all tiles at each moment."""
    maker, kinds = Maker(Ways(compiled=True), rules), set[int]()
    for number in range(12):
        game = refereed(maker, players, number)
        game.to_the_end([(number + seat) % 3 > 0 for seat in range(players)])
        kinds |= set(game.kinds)
    assert kinds >= {PLAY, PASS}
    assert EXCHANGE in kinds or rules is RULES


def test_the_referee_agrees_with_plain_python() -> None:
    maker = Maker(Ways(compiled=False), TOURNAMENT)
    game = refereed(maker, 2, 5)
    game.to_the_end([True, True])
    assert game.kinds[PLAY] > 2


def test_equal_numbers_give_equal_games_both_ways() -> None:
    games = [Maker(Ways(compiled), RULES).table(3).play_games(7, 2, [True, False, True]) for compiled in (True, False)]
    assert games[0] == games[1]
    again = Maker(Ways(compiled=True), RULES).table(3)
    assert again.play_games(8, 1, [True, False, True]) == games[0][1:]
    assert again.play_games(0, 30, [True] * 3) == again.play_games(0, 30, [True] * 3)
    assert len(set(again.play_games(0, 30, [True] * 3))) > 15
    assert again.play_games(0, 0, [True] * 3) == []


@pytest.mark.parametrize("number", range(4))
def test_what_fits_is_kept_up_play_by_play(ways: Ways, number: int) -> None:
    """After any plays the plays that are found are those on the same board laid from scratch."""
    maker, rng = Maker(ways), Random(number)
    if not ways.compiled and number:
        maker = replace(maker, rules=TOURNAMENT)
    table, fresh = maker.table(), maker.generator()
    table.deal(number)
    played = 0
    while not table.over and played < (9 if ways.compiled else 3):
        rack = table.rack(table.turn)
        plays = everything(table.generator, rack)
        fresh.set_board(table.board())
        assert plays == everything(fresh, rack)
        if not plays:
            table.pass_turn()
            continue
        move, score, _part = rng.choice(plays)
        table.play(move, score)
        played += 1
    assert played > 2
    fresh.set_board(table.board())
    assert everything(table.generator, maker.counts("ALERTS?"[:5])) == everything(fresh, maker.counts("ALERT"))


def test_a_play_that_was_taken_back_leaves_no_trace(ways: Ways) -> None:
    """Rollouts begin with the saved board: the last round ends on a board that its plays explain."""
    maker = Maker(ways)
    table = position(maker)
    table.rollouts(3, 0, 4, 2)
    fresh = maker.generator()
    fresh.set_board(table.board())
    rack = maker.counts("STARE")
    assert everything(table.generator, rack) == everything(fresh, rack)


def test_a_game_that_nobody_ends_ends_at_last(ways: Ways) -> None:
    """Without limits of passes and turns without points there is one of turns."""
    table = Maker(ways).table(2, pass_rounds=0, scoreless_limit=0)
    table.deal(1)
    for _turn in range(400):
        assert not table.over
        table.pass_turn()
    assert table.over
    with pytest.raises(ValueError, match="over"):
        table.pass_turn()
    table.deal(1)
    assert not table.over


@pytest.mark.parametrize("seats", [(1,), (0,), (0, 1)], ids=["the second one", "the first one", "both"])
def test_the_bag_has_room_for_every_exchange(ways: Ways, seats: tuple[int, ...]) -> None:
    """Tiles come back at either end of it, 400 turns long, and none gets lost."""
    tiles = TileSet("many", "Many", "en", tuple(TileKind(letter, 125, 1) for letter in "ABCDEFGH"), 0)
    maker = Maker(ways, replace(RULES, tiles=tiles, rack_size=15), graph_of(["hah"], tiles))
    table = maker.table(2, pass_rounds=0)
    table.deal(1)
    while not table.over:
        if table.turn in seats:
            table.exchange(table.rack(table.turn))
        else:
            table.pass_turn()
        assert table.in_bag() == 970
        assert [sum(table.rack(seat)) for seat in (0, 1)] == [15, 15]
    assert table.scores() == (-15, -15)
    assert max(table.rack(0)[8:]) == max(table.rack(1)[8:]) == 0


def test_an_exchange_draws_before_it_gives_back(ways: Ways) -> None:
    """S9: nobody draws what was just given."""
    maker = Maker(ways, replace(RULES, rack_size=2))
    table = maker.table()
    for number in range(20 if ways.compiled else 3):
        table.deal(number)
        before = table.rack(0)
        table.exchange(before)
        assert sum(table.rack(0)) == 2
        assert table.zeros() == (0, 1)
        assert table.turn == 1
        assert table.in_bag() == sum(maker.numbers.set_counts) - 4


def test_exchanges_need_so_many_tiles_in_the_bag(ways: Ways) -> None:
    """S9"""
    table = Maker(ways).table(2, exchange_minimum=20)
    table.deal(3)
    assert table.in_bag() == 19
    with pytest.raises(ValueError, match="fewer tiles"):
        table.exchange(table.rack(0))
    assert table.turn == 0
    assert table.think()[0] != EXCHANGE


# ------------------------------------------------------------------------------------------ rollouts


def position(maker: Maker, players: int = 2, **changes: Any) -> Any:
    """Return a table in the midst of a game, with three plays, an exchange and the pass to choose from."""
    table = maker.table(players, **changes)
    table.deal(11)
    for _turn in range(2):
        table.think()
        table.act()
    seat = table.turn
    rack, board = table.rack(seat), table.board()
    unseen = bytearray(maker.numbers.set_counts)
    for kind in range(KINDS):
        unseen[kind] -= rack[kind]
    for code in board:
        if code:
            unseen[32 if code > 64 else code - 1] -= 1
    held = [sum(rack)] + [sum(table.rack((seat + step) % players)) for step in range(1, players)]
    order = [(seat + step) % players for step in range(players)]
    points = [table.scores()[each] for each in order]
    table.begin_rollouts(board, rack, bytes(unseen), held, points, *table.zeros())
    for each in candidates(maker, board, rack):
        table.add_candidate(*each)
    return table


@cache
def _candidates(maker: Maker, board: bytes, rack: bytes) -> list[tuple[Any, ...]]:
    generator = maker.generator()
    generator.set_board(board)
    generator.find_all(rack)
    plays = sorted(zip(numbers_of(generator)[0], moves_of(generator), strict=True), reverse=True)[:3]
    assert len(plays) == 3
    given = bytearray(KINDS)
    given[next(kind for kind in range(KINDS) if rack[kind])] = 1
    return [(PLAY, move, score) for score, move in plays] + [(EXCHANGE, b"", 0, bytes(given)), (PASS,)]


def candidates(maker: Maker, board: bytes, rack: bytes) -> list[tuple[Any, ...]]:
    """Return what the player on turn may do."""
    return _candidates(replace(maker, ways=Ways(compiled=True)), board, rack)


def rounds_of(results: "array[float]", number: int = 5) -> list[list[tuple[float, ...]]]:
    """Return the results by round and candidate."""
    each = [tuple(results[at : at + RESULTS]) for at in range(0, len(results), RESULTS)]
    return [each[at : at + number] for at in range(0, len(each), number)]


def test_a_round_deals_the_same_tiles_whatever_was_before(ways: Ways) -> None:
    table = position(Maker(ways))
    size = 12 if ways.compiled else 3
    whole = rounds_of(table.rollouts(5, 0, size, 2))
    assert len(whole) == size
    parts = table.rollouts(5, 0, size // 2, 2) + table.rollouts(5, size // 2, size - size // 2, 2)
    assert rounds_of(parts) == whole
    assert rounds_of(table.rollouts(5, size - 1, 1, 2)) == whole[-1:]
    assert rounds_of(table.rollouts(6, 0, size, 2)) != whole


def test_the_candidates_of_a_round_draw_alike_in_any_order() -> None:
    maker = Maker(Ways(compiled=True))
    table = position(maker)
    board, rack = table_position(table)
    listed = candidates(maker, board, rack)
    first = rounds_of(table.rollouts(5, 0, 30, 3))
    table.forget_candidates()
    for each in [listed[3], listed[0], listed[0], listed[4], listed[2], listed[1]]:
        table.add_candidate(*each)
    again = rounds_of(table.rollouts(5, 0, 30, 3), 6)
    assert [[row[each] for each in (1, 5, 4, 0, 3)] for row in again] == first
    assert [row[1] for row in again] == [row[2] for row in again]  # the same move meets the same tiles
    assert len({row[1] for row in again}) > 10


def table_position(_table: Any) -> tuple[bytes, bytes]:
    """Return the board and the rack of `position`."""
    maker = Maker(Ways(compiled=True))
    table = maker.table()
    table.deal(11)
    for _turn in range(2):
        table.think()
        table.act()
    return table.board(), table.rack(table.turn)


@pytest.mark.parametrize("players", [2, 3])
def test_rollouts_are_the_same_both_ways(players: int) -> None:
    found = []
    for compiled in (True, False):
        table = position(Maker(Ways(compiled), TOURNAMENT), players)
        found.append(rounds_of(table.rollouts(9, 100, 2, 2)) + rounds_of(table.rollouts(9, 0, 1, 60)))
    for compiled_round, plain_round in zip(*found, strict=True):
        for one, other in zip(compiled_round, plain_round, strict=True):
            assert one == pytest.approx(other, abs=1e-12)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rollouts_to_the_end_count_points_only(players: int) -> None:
    """A finished game is won, lost or tied by its points; what somebody kept on the way there counts no more."""
    table = position(Maker(Ways(compiled=True)), players)
    results = [each for row in rounds_of(table.rollouts(2, 0, 60, 100)) for each in row]
    for win, lead, points in results:
        assert lead == int(lead)
        assert points == int(points)
        assert win == (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    assert len(results) == 300
    assert len({lead for _win, lead, _points in results}) > 20


def test_a_search_that_is_stopped_returns_whole_rounds() -> None:
    maker = Maker(Ways(compiled=True))
    table = position(maker)
    found: list[array[float]] = []
    worker = threading.Thread(target=lambda: found.append(table.rollouts(4, 0, 700_000, 100)))
    worker.start()
    worker.join(0.1)  # long enough for some rounds, and far too short for all
    assert worker.is_alive()
    table.generator.stop()
    worker.join()
    table.generator.stop(False)
    rounds = rounds_of(found[0])
    assert 0 < len(rounds) < 700_000
    assert len(found[0]) == RESULTS * 5 * len(rounds)
    last = len(rounds) - 1
    assert rounds_of(table.rollouts(4, last, 1, 100)) == rounds[last:]


def test_games_that_are_stopped_are_left_out(ways: Ways) -> None:
    table = Maker(ways).table()
    table.generator.stop()
    assert table.play_games(1, 3, [True, True]) == []
    table.generator.stop(False)
    assert len(table.play_games(1, 2, [True, True])) == 2


@settings(max_examples=settings().max_examples // 2)
@given(shift=st.floats(-900, 900), width=st.floats(0.5, 900))
def test_a_lead_that_grows_never_wins_less(shift: float, width: float) -> None:
    maker = Maker(Ways(compiled=True))
    chances = []
    for points in (-50_000, -200, -10, 0, 10, 200, 50_000):
        table = position(maker, wins=[shift, width] * BAG_STEPS)
        board, rack = table_position(table)
        table.begin_rollouts(board, rack, counts_of(_0=6, _1=4, _2=6), [sum(rack), 5], [points, 0])
        table.add_candidate(PASS)
        [[(win, _lead, _points)]] = rounds_of(table.rollouts(1, 0, 1, 0), 1)
        chances.append(win)
    assert chances == sorted(chances)
    assert chances[0] < 1e-6
    assert chances[-1] > 1 - 1e-6


# --------------------------------------------------------------------------------------- wrong calls


@pytest.fixture
def maker(ways: Ways) -> Maker:
    return Maker(ways, TOURNAMENT)


def dealt(maker: Maker) -> Any:
    """Return a table with an easy rack on turn and one play on the board."""
    return deal_again(maker.table())


def deal_again(table: Any) -> Any:
    table.deal(11)
    table.think()
    table.act()
    return table


def still_works(table: Any, maker: Maker) -> None:
    """Look whether the table plays as a new one does."""
    fresh = maker.table()
    assert table.play_games(3, 1, [True, True]) == fresh.play_games(3, 1, [True, True])


def empty_place(table: Any) -> int:
    """Return a place of a row that is empty."""
    return int(next(table.generator.place(at, False) for at in range(49) if not table.board()[at]))


def unlike(counts: bytes) -> int:
    """Return a letter that a rack does not hold."""
    return next(letter for letter in (0, 4, 11, 17, 18, 19) if not counts[letter])


def codes_on(table: Any) -> int:
    """Return the place of a tile that lies on the board."""
    return int(next(table.generator.place(at, False) for at in range(49) if table.board()[at]))


def letter_on(table: Any) -> int:
    """Return the code of a tile on the rack on turn; any code if another thread has emptied it."""
    rack = table.rack(table.turn)
    return next((kind + 1 for kind in range(32) if rack[kind]), 1)


WRONG_PLAYS: dict[str, Callable[[Any], object]] = {
    "nothing": lambda t: t.play(bytes(MOVE), 0),
    "too short": lambda t: t.play(bytes(MOVE - 1), 0),
    "too long": lambda t: t.play(bytes(MOVE + 1), 0),
    "a list": lambda t: t.play(list(move_of(empty_place(t), [letter_on(t)])), 0),
    "a bytearray": lambda t: t.play(bytearray(move_of(empty_place(t), [letter_on(t)])), 0),
    "no move": lambda t: t.play(None, 0),
    "a tile on another": lambda t: t.play(move_of(codes_on(t), [letter_on(t)]), 0),
    "a gap": lambda t: t.play(move_of(1, [letter_on(t), 0, letter_on(t)]), 0),
    "no tile": lambda t: t.play(move_of(empty_place(t), [0]), 0),
    "only old tiles": lambda t: t.play(move_of(codes_on(t), [0]), 0),
    "tiles of others": lambda t: t.play(move_of(empty_place(t), [unlike(t.rack(t.turn)) + 1]), 0),
    "a code of no tile": lambda t: t.play(move_of(empty_place(t), [63]), 0),
    "a blank of no letter": lambda t: t.play(move_of(empty_place(t), [64]), 0),
    "a code beyond all": lambda t: t.play(move_of(empty_place(t), [letter_on(t) + 128]), 0),
    "a blank beyond all": lambda t: t.play(move_of(empty_place(t), [letter_on(t) + 192]), 0),
    "the highest code": lambda t: t.play(move_of(empty_place(t), [255]), 0),
    "place 0": lambda t: t.play(move_of(0, [letter_on(t)]), 0),
    "between the lines": lambda t: t.play(move_of(8, [letter_on(t)]), 0),
    "over the edge of a line": lambda t: t.play(move_of(7, [letter_on(t), letter_on(t)]), 0),
    "behind the last line": lambda t: t.play(move_of(t.generator.end, [letter_on(t)]), 0),
    "over the end": lambda t: t.play(move_of(t.generator.end - 1, [letter_on(t)] * 2), 0),
    "far away": lambda t: t.play(move_of(65_535, [letter_on(t)]), 0),
    "a length of 255": lambda t: t.play(move_of(1, [letter_on(t)], length=255), 0),
    "a length of 27": lambda t: t.play(move_of(1, [letter_on(t)], length=27), 0),
    "a length of 0": lambda t: t.play(move_of(1, [letter_on(t)], length=0), 0),
    "a score beyond all": lambda t: t.play(move_of(empty_place(t), [letter_on(t)]), 1 << 31),
    "a score below all": lambda t: t.play(move_of(empty_place(t), [letter_on(t)]), -1_001),
    "half a point": lambda t: t.play(move_of(empty_place(t), [letter_on(t)]), 1.5),
    "a score of text": lambda t: t.play(move_of(empty_place(t), [letter_on(t)]), "7"),
    "an exchange of nothing": lambda t: t.exchange(bytes(KINDS)),
    "an exchange of others": lambda t: t.exchange(counts_of(**{f"_{unlike(t.rack(t.turn))}": 1})),
    "an exchange of too many": lambda t: t.exchange(b"\xff" * KINDS),
    "an exchange of a list": lambda t: t.exchange([-1] + [1] * 32),
    "a short exchange": lambda t: t.exchange(bytes(5)),
    "no exchange": lambda t: t.exchange(None),
}


def test_moves_that_cannot_be_change_nothing(maker: Maker) -> None:
    def now() -> tuple[object, ...]:
        return table.board(), table.scores(), table.turn, table.in_bag(), table.rack(0), table.rack(1), table.zeros()

    table = dealt(maker)
    before = now()
    assert [name for name, wrong in WRONG_PLAYS.items() if not refused(wrong, table) or now() != before] == []
    table.think()
    table.act()
    still_works(table, maker)


def test_a_good_play_at_the_end_of_the_last_line(maker: Maker) -> None:
    table = dealt(maker)
    code, score = letter_on(table), 3
    table.play(move_of(table.generator.end - 1, [code]), score)
    assert table.board()[48] == code
    assert table.scores()[1] == 3


WRONG: dict[str, Callable[[Any], object]] = {
    "a seed below 0": lambda t: t.deal(-1),
    "a seed beyond all": lambda t: t.deal(1 << 62),
    "half a seed": lambda t: t.deal(1.5),
    "a seed of text": lambda t: t.deal("1"),
    "no seat": lambda t: t.rack(-1),
    "a third seat": lambda t: t.rack(2),
    "half a seat": lambda t: t.rack(0.5),
    "a seat beyond all": lambda t: t.rack(1 << 70),
    "acting without a thought": lambda t: t.act(),
    "acting after a deal": lambda t: (t.think(), t.deal(1), t.act()),
    "acting twice": lambda t: (t.think(), t.act(), t.act()),
    "acting after a pass": lambda t: (t.think(), t.pass_turn(), t.act()),
    "acting after another search": lambda t: (t.think(), t.generator.find_all(counts_of(_0=15)), t.act()),
    "acting on another board": lambda t: (t.think(), t.generator.set_board(bytes([1] * 49)), t.act()),
    "ways for one": lambda t: t.play_games(1, 1, [True]),
    "ways for three": lambda t: t.play_games(1, 1, [True] * 3),
    "no ways": lambda t: t.play_games(1, 1, None),
    "games beyond all seeds": lambda t: t.play_games((1 << 62) - 1, 2, [False] * 2),
    "half a game": lambda t: t.play_games(1, 1.5, [True] * 2),
    "rollouts of nothing": lambda t: t.rollouts(1, 0, 1, 2),
    "a candidate for nothing": lambda t: t.add_candidate(PASS),
    "a short board": lambda t: t.begin_rollouts(bytes(48), counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0]),
    "codes beyond all": lambda t: t.begin_rollouts(b"\xff" * 49, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0]),
    "a rack too large": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=5), counts_of(_0=9), [5, 4], [0, 0]),
    "another rack": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=2), counts_of(_0=9), [1, 4], [0, 0]),
    "racks for one": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1], [0]),
    "points for one": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1, 4], [0]),
    "too few unseen": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=3), [1, 4], [0, 0]),
    "a rack below 0": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1, -1], [0, 0]),
    "points beyond all": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 1 << 40]),
    "a list unseen": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), [2000, -1990] + [0] * 31, [1, 4], [0, 0]),
    "all unseen": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), b"\xff" * 33, [1, 4], [0, 0]),
    "tiles without letters": lambda t: t.begin_rollouts(bytes(49), counts_of(_31=1), counts_of(_0=9), [1, 4], [0, 0]),
    "passes": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], -1),
    "many passes": lambda t: t.begin_rollouts(bytes(49), counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], 0, 1 << 40),
    "another making": lambda t: t.__init__(t.generator, t.tile_counts()),
}


def test_wrong_calls_are_refused_and_leave_it_usable(maker: Maker) -> None:
    table = maker.table()
    assert [name for name, wrong in WRONG.items() if not refused(wrong, deal_again(table))] == []
    still_works(table, maker)


WRONG_ROLLOUTS: dict[str, Callable[[Any], object]] = {
    "a seed below 0": lambda t: t.rollouts(-1, 0, 1, 2),
    "a seed beyond all": lambda t: t.rollouts(1 << 62, 0, 1, 2),
    "a first round below 0": lambda t: t.rollouts(1, -1, 1, 2),
    "a first round beyond all": lambda t: t.rollouts(1, 1 << 41, 1, 2),
    "no rounds": lambda t: t.rollouts(1, 0, 0, 2),
    "too many rounds": lambda t: t.rollouts(1, 0, 1_000_001, 2),
    "too much at once": lambda t: t.rollouts(1, 0, 900_000, 2),
    "plies below 0": lambda t: t.rollouts(1, 0, 1, -1),
    "too many plies": lambda t: t.rollouts(1, 0, 1, 101),
    "plies beyond all": lambda t: t.rollouts(1, 0, 1, 1 << 80),
    "half a round": lambda t: t.rollouts(1, 0, 1.5, 2),
    "a text": lambda t: t.rollouts("1", 0, 1, 2),
    "no kind": lambda t: t.add_candidate(3),
    "a kind below 0": lambda t: t.add_candidate(-1),
    "a kind beyond all": lambda t: t.add_candidate(1 << 40),
    "no play": lambda t: t.add_candidate(PLAY),
    "a play of zeros": lambda t: t.add_candidate(PLAY, bytes(MOVE), 0),
    "a code beyond all": lambda t: t.add_candidate(PLAY, move_of(1, [193]), 0),
    "a score beyond all": lambda t: t.add_candidate(PASS, b"", 1 << 33),
    "no exchange": lambda t: t.add_candidate(EXCHANGE),
    "an exchange of too many": lambda t: t.add_candidate(EXCHANGE, b"", 0, b"\x01" * 33),
    "an exchange of a list": lambda t: t.add_candidate(EXCHANGE, b"", 0, [0] * 32 + [1]),
    "a position that ends in the midst": lambda t: t.begin_rollouts(bytes(49), bytes(33), bytes(33), [0, None], [0, 0]),
}


def test_wrong_rollouts_are_refused_and_leave_it_usable(maker: Maker) -> None:
    table = position(maker)
    before = list(table.rollouts(1, 0, 1, 1))
    assert [name for name, wrong in WRONG_ROLLOUTS.items() if not refused(wrong, table)] == []
    assert list(table.rollouts(1, 0, 1, 1)) == before
    still_works(table, maker)


def test_there_is_room_for_256_candidates(maker: Maker) -> None:
    table = position(maker)
    for _each in range(251):
        table.add_candidate(PASS)
    with pytest.raises(ValueError, match="too many"):
        table.add_candidate(PASS)
    assert len(table.rollouts(1, 0, 1, 0)) == RESULTS * 256
    table.forget_candidates()
    with pytest.raises(ValueError, match="no candidate"):
        table.rollouts(1, 0, 1, 0)


def test_rollouts_need_leaves(maker: Maker) -> None:
    table = maker.ways["simulator"].Simulator(maker.generator(), maker.numbers.set_counts)
    table.begin_rollouts(maker.nothing, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0])
    table.add_candidate(PASS)
    table.deal(1)
    for call in (lambda: table.rollouts(1, 0, 1, 1), table.think, lambda: table.play_games(1, 1, [False, True])):
        with pytest.raises(ValueError, match="no leaves"):
            call()
    assert len(table.play_games(1, 1, [False, False])) == 1


def test_a_position_without_any_tiles_is_over_at_once(maker: Maker) -> None:
    table = maker.table()
    table.begin_rollouts(maker.nothing, bytes(KINDS), bytes(KINDS), [0, 0], [3, 1])
    table.add_candidate(PASS)
    assert list(table.rollouts(1, 0, 1, 2)) == [1.0, 2.0, 3.0]


MADE_WRONGLY: dict[str, dict[str, Any]] = {
    "no generator": {"generator": None},
    "another thing": {"generator": object()},
    "no tiles": {"tiles": None},
    "a list of tiles": {"tiles": [1] * 33},
    "few counts": {"tiles": bytes(32)},
    "more tiles than fit": {"tiles": bytes([255] * 4) + bytes(29)},
    "tiles without letters": {"tiles": counts_of(_31=1)},
    "nobody": {"players": 0},
    "five players": {"players": 5},
    "half a player": {"players": 2.5},
    "no rack": {"rack_size": 0},
    "sixteen on a rack": {"rack_size": 16},
    "a minimum below 0": {"exchange_minimum": -1},
    "a minimum beyond all": {"exchange_minimum": 1 << 40},
    "passes below 0": {"pass_rounds": -1},
    "a limit beyond all": {"scoreless_limit": 10_001},
    "one number of the win table": {"wins": [1.0]},
    "a win table of no numbers": {"wins": [float("nan")] * 2 * BAG_STEPS},
    "an endless win table": {"wins": [float("inf")] * 2 * BAG_STEPS},
    "a win table of texts": {"wins": ["1"] * 2 * BAG_STEPS},
}


def test_a_table_is_made_of_what_fits(maker: Maker) -> None:
    kind, right = maker.ways["simulator"].Simulator, {"generator": maker.generator(), "tiles": maker.numbers.set_counts}
    assert [name for name, change in MADE_WRONGLY.items() if not refused(partial(kind, **right | change))] == []


def test_a_set_that_does_not_fill_the_racks_is_never_dealt(maker: Maker) -> None:
    table = maker.ways["simulator"].Simulator(maker.generator(), counts_of(_0=7), 2, 4)
    with pytest.raises(ValueError, match="fill the racks"):
        table.deal(1)
    with pytest.raises(ValueError, match="over"):
        table.pass_turn()


UNMADE: dict[str, Callable[[Any], object]] = {
    "deal": lambda t: t.deal(1),
    "think": lambda t: t.think(False),
    "act": lambda t: t.act(),
    "play": lambda t: t.play(bytes(MOVE), 0),
    "exchange": lambda t: t.exchange(bytes(KINDS)),
    "pass_turn": lambda t: t.pass_turn(),
    "play_games": lambda t: t.play_games(0, 1, []),
    "board": lambda t: t.board(),
    "rack": lambda t: t.rack(0),
    "leads": lambda t: t.leads(),
    "begin_rollouts": lambda t: t.begin_rollouts(b"", bytes(KINDS), bytes(KINDS), [], []),
    "add_candidate": lambda t: t.add_candidate(PASS),
    "forget_candidates": lambda t: t.forget_candidates(),
    "rollouts": lambda t: t.rollouts(0, 0, 1, 1),
}


def test_a_table_that_was_never_made_refuses(ways: Ways) -> None:
    kind, refusals = ways["simulator"].Simulator, (*REFUSALS, AttributeError)
    assert [name for name, call in UNMADE.items() if not refused(call, kind.__new__(kind), by=refusals)] == []


def test_two_tables_may_share_a_generator_and_do_no_harm(maker: Maker) -> None:
    """What the one chose cannot be laid by the other, nor after the other."""
    first = maker.table()
    second = maker.ways["simulator"].Simulator(first.generator, maker.numbers.set_counts, 2, 12)
    first.deal(1)
    first.think()
    second.deal(2)
    second.think()
    with pytest.raises(ValueError, match="no move was chosen"):
        first.act()
    second.act()
    second.think()
    first.think()
    with pytest.raises(ValueError, match="no move was chosen"):
        second.act()
    still_works(first, maker)


# ----------------------------------------------------------------------------------- two threads


def calls(table: Any, maker: Maker) -> Iterator[Callable[[], object]]:
    """Yield what a second thread might ask for."""
    rack = table.rack(table.turn)
    yield table.think
    yield table.pass_turn
    yield lambda: table.exchange(rack)
    yield lambda: table.play(move_of(1, [letter_on(table)]), 0)
    yield lambda: table.deal(1)
    yield lambda: table.play_games(1, 1, [True, True])
    yield lambda: table.begin_rollouts(maker.nothing, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0])
    yield lambda: table.add_candidate(PASS)
    yield table.forget_candidates
    yield lambda: table.rollouts(1, 0, 1, 1)
    yield lambda: table.generator.find_all(rack)


def test_a_second_thread_is_kept_out_of_everything() -> None:
    maker = Maker(Ways(compiled=True))
    table = position(maker)
    worker = threading.Thread(target=lambda: table.rollouts(4, 0, 700_000, 100))
    listed = list(calls(table, maker))
    worker.start()
    refused = 0
    while worker.is_alive() and not refused:
        try:
            table.generator.equity()
        except RuntimeError:
            refused += 1
    assert refused
    for call in listed:
        with pytest.raises(RuntimeError, match="searching already"):
            call()
    table.generator.stop()
    worker.join()
    table.generator.stop(False)
    still_works(table, maker)


def test_many_threads_at_one_table_do_no_harm() -> None:
    """Whoever gets in makes a whole step; the others hear that they came at the wrong time."""
    maker = Maker(Ways(compiled=True))
    table = maker.table()
    table.deal(1)
    errors: list[BaseException] = []

    def knock(number: int) -> None:
        rng = Random(number)
        try:
            for _each in range(400):
                try:
                    rng.choice(list(calls(table, maker)))()
                    table.act()
                except REFUSALS:
                    continue
        except BaseException as error:  # noqa: BLE001 - whatever it is, the test is to show it
            errors.append(error)

    workers = [threading.Thread(target=knock, args=(number,)) for number in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert errors == []
    still_works(table, maker)


# ----------------------------------------------------------------------------------- the limits


def test_the_largest_board_with_the_longest_racks() -> None:
    """26×26 squares, 15 tiles, 1,000 tiles in the set: games and rollouts come to their end."""
    premiums = (PLAIN,) * 676
    tiles = TileSet("huge", "Huge", "en", tuple(TileKind(letter, 140, 1, letter == "A") for letter in "AELRSTO"), 20)
    rules = replace(RULES, tiles=tiles, layout=Layout("huge", "Huge", 26, 26, premiums, 675), rack_size=15)
    maker = Maker(Ways(compiled=True), rules, graph_of([*WORDS, "s" * 26, "a" * 25], tiles))
    table = maker.table(4)
    table.deal(1)
    for _turn in range(24):
        table.think()
        table.act()
    assert table.in_bag() < 940
    rack = table.rack(0)
    unseen = bytearray(counts_of(_0=140, _4=140, _32=20))
    table.begin_rollouts(table.board(), rack, bytes(unseen), [15] * 4, [0] * 4)
    table.add_candidate(PASS)
    table.add_candidate(EXCHANGE, b"", 0, rack)
    assert len(table.rollouts(1, 0, 2, 5)) == 4 * RESULTS
