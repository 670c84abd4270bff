"""The history: what the games come to, in line with the events at any time."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.boggle.events import EndGame, PassReading, ReadWord
from boggle_desk.engine.boggle.pad import CloseRound, EndSearch, WritePoints, WriteWords
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.statistics import rounds_of
from boggle_desk.engine.players import Player, name_key
from boggle_desk.engine.scrabble.statistics import turns_of
from boggle_desk.engine.statistics import PastGame, PastPlayer
from boggle_desk.storage import history as history_module
from boggle_desk.storage.figures import choices_of, report_of
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.history import FILE, GameHistory, KnownPlayer, UpdateSummary
from tests.engine.boggle.pads import Pad
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import alone, crossword, on_paper, on_screen
from tests.storage import read_back
from tests.storage.keeping import keep
from tests.storage.play import new_game, play_on
from tests.storage.scrabble_play import scrabble_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[GameStore]:
    store = GameStore.open(path)
    yield store
    store.close()


@pytest.fixture
def history(store: GameStore) -> Iterator[GameHistory]:
    history = GameHistory.open(store)
    yield history
    history.close()


@pytest.fixture
def four(store: GameStore, history: GameHistory) -> GameHistory:
    """The four games by hand."""
    for kind, game in (("boggle", on_paper()), ("boggle", on_screen()), ("boggle", alone()), ("scrabble", crossword())):
        keep(store, kind, game)
    assert history.update() == UpdateSummary(read=4)
    return history


def whole(history: GameHistory) -> tuple[Any, ...]:
    """Return all that a history holds."""
    return (
        read_back.games(history),
        read_back.rounds(history),
        read_back.turns(history),
        history.players(),
        history.damaged(),
    )


def test_what_comes_back_is_what_the_events_say(four: GameHistory) -> None:
    assert len(read_back.games(four)) == 4
    for number, game in ((1, on_paper()), (2, on_screen()), (3, alone())):
        assert (
            tuple(each for each in read_back.rounds(four) if each.game == number)
            == rounds_of(number, game.opening, game.moments())[0]
        )
    game = crossword()
    assert read_back.turns(four) == turns_of(4, game.opening, game.moments())[0]


def test_a_game_has_date_players_points_and_winners(four: GameHistory) -> None:
    latest, *_, first = read_back.games(four)
    assert (latest.number, latest.terms.kind, latest.preset, latest.rounds) == (4, "scrabble", "tournament_ten", 3)
    assert (first.number, first.terms.kind, first.preset, first.rounds, first.finished) == (
        1,
        "boggle",
        "classic",
        1,
        True,
    )
    assert first.players == (PastPlayer("Ann", points=2, won=True), PastPlayer("Bea", points=1))
    assert first.started <= first.ended <= first.started + 60


def test_names_are_one_person_in_any_case(four: GameHistory) -> None:
    assert four.players()[0] == KnownPlayer("ann", "Ann", None, 4)
    assert [(each.key, each.games) for each in four.players()] == [("ann", 4), ("bea", 2), ("cem", 1)]
    assert [game.number for game in read_back.games(four, "ann")] == [4, 3, 2, 1]
    assert [each.seat for each in read_back.rounds(four, "bea")] == [1, 1, 1]
    assert [turn.number for turn in read_back.turns(four, "cem")] == [2]


def test_computers_go_by_their_level(store: GameStore, history: GameHistory) -> None:
    from boggle_desk.engine.boggle.events import EndGame, PassReading

    table = Table("Robin", Player("Robin", level="child")).read("tin")
    while table.now.phase is Phase.READ:
        table.play(PassReading())
    table.play(EndGame())
    keep(store, "boggle", table.game)
    history.update()
    assert [(each.key, each.level) for each in history.players()] == [("robin", None), ("#child", "child")]


def test_a_second_update_does_nothing(four: GameHistory) -> None:
    before = whole(four)
    assert not four.update().changed
    assert whole(four) == before


def test_games_still_running_are_left_out_and_put_away_ones_have_no_winner(
    store: GameStore, history: GameHistory
) -> None:
    game = on_screen()
    number = store.begin("boggle", game.opening)
    for place, step in enumerate(game.steps[:-1]):
        store.append(number, place, step)
    assert history.update() == UpdateSummary()
    store.give(number, GameState.ABANDONED)
    assert history.update() == UpdateSummary(read=1)
    (found,) = read_back.games(history)
    assert (found.finished, found.contested, found.rounds) == (False, False, 2)
    assert [player.won for player in found.players] == [False, False]
    assert [each.points for each in read_back.rounds(history)] == [2, 1, 0, 2]


def test_a_game_that_goes_on_leaves_the_history(store: GameStore, history: GameHistory) -> None:
    """The end of a game of Scrabble may be taken back."""
    number = keep(store, "boggle", on_paper())
    history.update()
    store.retract(number, len(on_paper().steps) - 1)
    assert history.update() == UpdateSummary(dropped=1)
    assert whole(history) == ((), (), (), (), ())


def test_a_damaged_game_is_skipped_counted_and_not_tried_again(
    store: GameStore, history: GameHistory, path: Path
) -> None:
    keep(store, "boggle", on_paper())
    bad, worse = keep(store, "boggle", on_screen()), keep(store, "scrabble", crossword())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update event set data = '{}' where game = ? and name = 'Wrote'", (bad,))
        connection.execute("delete from event where game = ? and step = 2", (worse,))
    assert history.update() == UpdateSummary(read=3, damaged=2)
    assert history.update() == UpdateSummary(damaged=2)
    assert [game.number for game in read_back.games(history)] == [1]
    assert history.damaged() == (bad, worse)


def test_a_kind_of_game_that_is_not_known_is_left_out_and_counted(
    store: GameStore, history: GameHistory, path: Path
) -> None:
    keep(store, "boggle", on_paper())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into game select 9, 'chess', opening, started, state, title from game")
    assert history.update() == UpdateSummary(read=1, unknown=1)


def test_another_version_has_everything_read_again(
    store: GameStore, four: GameHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = whole(four)
    four.close()
    monkeypatch.setattr(history_module, "VERSION", 99)
    newer = GameHistory.open(store)
    assert read_back.games(newer) == ()
    assert newer.update() == UpdateSummary(read=4)
    assert whole(newer) == before
    newer.close()


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\0" + bytes(200)])
def test_a_damaged_history_is_made_anew(store: GameStore, four: GameHistory, path: Path, content: bytes) -> None:
    before = whole(four)
    four.close()
    path.with_name(FILE).write_bytes(content)
    again = GameHistory.open(store)
    assert again.update() == UpdateSummary(read=4)
    assert whole(again) == before
    again.close()


def test_where_no_file_can_be_it_is_kept_in_memory(store: GameStore, path: Path) -> None:
    keep(store, "boggle", on_paper())
    path.with_name(FILE).mkdir()
    history = GameHistory.open(store)
    assert history.update() == UpdateSummary(read=1)
    history.close()


def test_a_store_in_memory_has_a_history_in_memory() -> None:
    store = GameStore.in_memory()
    keep(store, "boggle", on_paper())
    history = GameHistory.open(store)
    assert history.update() == UpdateSummary(read=1)
    keep(store, "boggle", alone())
    assert history.update() == UpdateSummary(read=1)
    history.close()
    store.close()


def test_the_table_plays_on_while_the_history_is_read(store: GameStore, history: GameHistory) -> None:
    """A commit in the middle of an update succeeds, and the next update has it."""
    keep(store, "boggle", on_paper())
    later: list[int] = []

    def play() -> None:
        if not later:
            later.append(keep(store, "boggle", alone()))

    assert history.update(play) == UpdateSummary(read=1)
    assert store.notices == ()
    assert history.update() == UpdateSummary(read=1)
    assert {game.number for game in read_back.games(history)} == {1, *later}


def test_what_was_done_stays_done_when_an_update_gives_up(store: GameStore, history: GameHistory) -> None:
    class Enough(Exception):
        pass

    for game in (on_paper(), on_screen(), alone()):
        keep(store, "boggle", game)
    budget = iter(range(len([event for step in on_paper().steps for event in step]) + 5))

    def check() -> None:
        if next(budget, None) is None:
            raise Enough

    with pytest.raises(Enough):
        history.update(check)
    assert [game.number for game in read_back.games(history)] == [1]
    assert history.update() == UpdateSummary(read=2)


def test_any_game_comes_back_as_it_was(store: GameStore, history: GameHistory, rng: Random) -> None:
    """Random tables, put away wherever they stood."""
    for players in (1, 2, 4):
        keep(store, "scrabble", scrabble_game(rng, 40, players=players))
    for preset in ("classic", "master", "super", "linear"):
        game = new_game(preset)
        play_on(game, rng, 120)
        keep(store, "boggle", game)
    for stored in store.unfinished():
        store.give(stored.id, GameState.ABANDONED)
    assert history.update() == UpdateSummary(read=7)
    for stored in store.games():
        game = store.load(stored.id)
        found = read_back.games(history)
        (past,) = [each for each in found if each.number == stored.id]
        assert isinstance(past, PastGame)

        def of_game(parts: Sequence[Any], number: int = stored.id) -> tuple[Any, ...]:
            return tuple(part for part in parts if part.game == number)

        if stored.kind == "boggle":
            assert of_game(read_back.rounds(history)) == rounds_of(stored.id, game.opening, game.moments())[0]
            assert tuple(player.points for player in past.players) == game.position.totals
        else:
            assert of_game(read_back.turns(history)) == turns_of(stored.id, game.opening, game.moments())[0]
            assert tuple(player.points for player in past.players) == game.position.scores


def test_b30_games_of_the_score_pad_have_figures_of_their_own(store: GameStore, history: GameHistory) -> None:
    """Ann: stone 2 points, oil 1 point; Bea: only 7 points typed in. No words, no time: no rate of hers."""
    pad = Pad(Player("Ann"), Player("Bea"), rounds=1)
    pad.ask(EndSearch(), WriteWords(0, 0, ("stone", "oil")), WritePoints(0, 1, 7), CloseRound())
    number = keep(store, "boggle_pad", pad.game)
    assert history.update() == UpdateSummary(read=1)
    (game,) = read_back.games(history)
    assert (game.number, game.terms.kind, game.rounds, game.finished) == (
        number,
        "boggle_pad",
        1,
        True,
    )
    assert [(each.name, each.points, each.won) for each in game.players] == [("Ann", 3, False), ("Bea", 7, True)]
    ann, bea = read_back.rounds(history)
    assert [(word.word, word.points, word.fate.value) for word in ann.words] == [
        ("stone", 2, "standing"),
        ("oil", 1, "standing"),
    ]
    assert (ann.seconds, ann.letters, bea.points, bea.words, bea.seconds) == (180.0, (), 7, (), 0.0)


@pytest.mark.parametrize("damage", ["seat set name = cast(x'ff' as text)", "word set word = cast(x'ff' as text)"])
def test_a_damaged_text_is_read_again_from_the_games(four: GameHistory, path: Path, damage: str) -> None:
    before = whole(four)
    with closing(sqlite3.connect(path.with_name(FILE))) as connection, connection:
        connection.execute(f"update {damage}")
    assert whole(four) == before
    assert four.update() == UpdateSummary()


def test_a_damaged_note_of_what_was_read_is_made_anew_by_an_update(four: GameHistory, path: Path) -> None:
    before = whole(four)
    with closing(sqlite3.connect(path.with_name(FILE))) as connection, connection:
        connection.execute("update seen set stamp = cast(x'ff' as text)")
    four.update()
    assert whole(four) == before
    assert four.update() == UpdateSummary()


def test_what_a_game_has_brought_is_asked_of_the_history(store: GameStore, history: GameHistory) -> None:
    from boggle_desk.engine.statistics import Honours
    from boggle_desk.models.history_report import family_report, honours_of

    for _ in range(2):
        keep(store, "boggle", on_paper())
    latest = keep(store, "boggle", on_paper())
    (streak,) = honours_of(history, latest, lambda: None)  # the same again beats nothing
    assert (streak.kind, streak.holder.name, streak.value) == (Honours.STREAK, "Ann", 3)
    report = family_report(history, in_turns=False, since=0)
    assert [(row.name, row.games, row.won) for row in report.rows] == [("Ann", 3, 3), ("Bea", 3, 0)]
    assert family_report(history, in_turns=True, since=0).rows == ()


def test_what_a_round_has_brought_is_asked_of_the_history(store: GameStore, history: GameHistory) -> None:
    from boggle_desk.engine.statistics import Honours
    from boggle_desk.models.history_report import round_honours_of

    running = Table("Ann", "Bea").read("trio", "toils lit tin")
    running.say("trio")
    running.play(PassReading(), ReadWord("toils"), ReadWord("lit"), ReadWord("tin"), PassReading())

    def told() -> list[tuple[Honours, str, int, str]]:
        history.update()
        found = round_honours_of(history, running.game.opening, running.game.moments(), lambda: None)
        return [
            (each.kind, each.holder.name, each.value, each.before.holder.name if each.before else "") for each in found
        ]

    keep(store, "boggle", on_paper())
    assert told() == [], "one game is not enough to be better than"
    keep(store, "boggle", on_paper())
    assert told() == [(Honours.RECORD, "Bea", 4, "Ann"), (Honours.BEST, "Bea", 2, "Bea")]


def test_what_the_analysis_found_comes_into_the_figures(store: GameStore, four: GameHistory) -> None:
    """42.3: what a turn cost, how often the best play was found, and the dearest turn with the way to it."""
    scrabble = next(each.id for each in store.games() if each.kind == "scrabble")
    turns = four.rows("select number, seat, name from turn join seat using (game, seat) order by number")
    for number, _seat, _name in turns:
        store.keep_review(scrabble, number - 1, "1 english 0", f'{{"loss": {float(number - 1)}}}')
    assert four.update().read == 1
    assert four.rows("select number, loss from turn order by number") == [(each, each - 1.0) for each, *_rest in turns]
    number, _seat, name = turns[0]
    key = name_key(name)
    choice = next(each for each in choices_of(four, key) if each.terms.kind == "scrabble")
    shown = {figure.name: row for figure, row in report_of(four, key, choice).figures}
    own = [number for number, _seat, player in turns if player == name]
    stood = [number for (number,) in four.rows("select number from turn where stood") if number in own]
    assert shown["cost of a turn"][0] == sum(each - 1.0 for each in stood) / len(stood)
    assert shown["dearest turn"] == (max(stood) - 1.0, scrabble, max(stood))


def test_how_games_against_computers_ended_is_known_for_a_fair_match(store: GameStore, history: GameHistory) -> None:
    table = Table("Ann", Player("Dot", "child")).read("toils")
    table.say("toils")
    table.play(PassReading(), EndGame())
    keep(store, "boggle", table.game)
    assert history.update().met == {"boggle": {"ann": [("child", 1.0)]}}
