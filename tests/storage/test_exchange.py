"""Games as files: what is written reads back as the same game, and a broken file is refused with line and reason."""

import json
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Recorded
from boggle_desk.engine.scrabble.gcg import GcgGame, count_gcg, gcg_of, read_gcg
from boggle_desk.storage.exchange import (
    LARGEST_FILE,
    OpenedGame,
    Whose,
    counted,
    from_lines,
    game_in,
    keep_game,
    open_game,
    save_game,
    to_gcg,
    to_lines,
)
from boggle_desk.storage.games import GameDamaged, GameState, GameStore
from boggle_desk.storage.replay import BadFile, FileFault, WrittenEvent, WrittenGame, final_position, played_through
from tests.engine.scrabble.table import PRESETS, TILE_SETS
from tests.storage.play import new_game, next_step, play_on, played, presets
from tests.storage.scrabble_play import scrabble_game
from tests.storage.written import written_game

GCG_FILES = Path(__file__).parents[1] / "data" / "gcg"
RULES = PRESETS["tournament_single"]
SCRABBLE_PRESETS = ("family", "family_strict", "club", "tournament_double", "tournament_five")


def opened(path: Path) -> OpenedGame:
    """Return the game of a file."""
    return open_game(path, RULES, TILE_SETS)


def refused(path: Path) -> BadFile:
    """Return why a file is refused."""
    with pytest.raises(BadFile) as caught:
        opened(path)
    assert str(caught.value)
    return caught.value


def same(one: Game[Any, Any, Any], other: Game[Any, Any, Any]) -> bool:
    """Return whether two games began alike, went on alike and stand alike."""
    return (one.opening, one.steps, one.position) == (other.opening, other.steps, other.position)


@pytest.fixture
def boggle_lines(tmp_path: Path) -> Path:
    game = new_game()
    play_on(game, Random(3), 60)
    path = tmp_path / "evening.jsonl"
    save_game(path, written_game("boggle", game))
    return path


# ------------------------------------------------------------------------------------------------- JSON lines


def test_a_step_of_many_events_can_be_given_up(boggle_lines: Path) -> None:
    lines = boggle_lines.read_bytes().splitlines()
    events = [json.loads(line) | {"step": 0} for line in lines[1:]]
    game = from_lines(b"\n".join([lines[0], *(json.dumps(event).encode() for event in events)]) + b"\n")
    checked = []
    with suppress(BadFile):
        played_through(game, lambda: checked.append(1))
    assert len(checked) == len(events) > 50


def test_a_reason_is_one_short_sentence_whatever_it_quotes(boggle_lines: Path) -> None:
    first, second, *_ = boggle_lines.read_bytes().split(b"\n")
    for name in (b"[" * 3_000, b"a\\nb"):
        boggle_lines.write_bytes(first + b"\n" + second.replace(b'"step"', b'"' + name + b'"'))
        found = refused(boggle_lines)
        assert found.line == 2
        assert len(str(found)) < 250
        assert str(found).isprintable()


@pytest.mark.parametrize("names", ["Ann", "Ann Ben Cem"])
def test_every_moment_of_a_game_on_the_screen_can_be_looked_at(names: str) -> None:
    """Also those inside a step: the search has ended, and nobody reads yet."""
    rules = replace(presets()["classic"], writing=Writing.SCREEN)
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, [Player(name) for name in names.split()]))
    play_on(game, Random(3), 150)
    assert game.position.rounds
    assert same(played_through(from_lines(to_lines(written_game("boggle", game)))), game)


@settings(max_examples=settings().max_examples // 2)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 90), preset=st.sampled_from(("classic", "master", "linear")))
def test_a_game_of_boggle_comes_back_from_json_lines(seed: int, steps: int, preset: str) -> None:
    game = new_game(preset)
    play_on(game, Random(seed), steps)
    data = to_lines(written_game("boggle", game))
    assert same(played_through(from_lines(data)), game)
    assert data.count(b"\n") == 1 + sum(map(len, game.steps))


@settings(max_examples=settings().max_examples // 2)
@given(
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 80),
    preset=st.sampled_from(SCRABBLE_PRESETS),
    players=st.integers(1, 4),
)
def test_a_game_of_scrabble_comes_back_from_json_lines(seed: int, steps: int, preset: str, players: int) -> None:
    game = scrabble_game(Random(seed), steps, preset, players)
    text = from_lines(to_lines(written_game("scrabble", game)))
    assert same(played_through(text), game)
    assert final_position(text) == game.position


def test_a_stored_game_is_written_as_it_is_stored(tmp_path: Path) -> None:
    """What is exported from the store is what was played, through a file and into another store."""
    store, elsewhere = GameStore.in_memory(), GameStore.in_memory()
    number, game = played(store, Random(8), 70)
    path = tmp_path / "game.jsonl"
    save_game(path, store.written(number))
    found = opened(path)
    again = elsewhere.begin(found.kind, found.game.opening)
    for place, step in enumerate(found.game.steps):
        elsewhere.append(again, place, step)
    assert same(elsewhere.load(again), game)
    assert len(game.steps) > 30
    for each in (store, elsewhere):
        each.close()


def test_a_file_says_which_game_it_is_so_that_it_is_known_again(tmp_path: Path) -> None:
    path, rng = tmp_path / "a.jsonl", Random(1)
    with closing(GameStore.open(tmp_path / "games.sqlite")) as store:
        number, game = played(store, rng, 10)
        save_game(path, store.written(number))
        store.append(number, 10, next_step(game, rng))
        found = opened(path)
        assert len(found.lasting) == 32
        with store.writer() as connection:
            assert not keep_game(found, Whose(at=5), connection, lambda: 77)
            assert not keep_game(replace(found, lasting="x"), Whose(at=6), connection, lambda: 78), "it is all there"
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(first.replace(f'"number":"{found.lasting}",'.encode(), b"") + b"\n" + rest)
    again = opened(path)
    assert (again.lasting, again.game.steps) == ("", found.game.steps), "files of before open as ever"


def test_the_first_line_holds_the_format_and_the_full_rules(boggle_lines: Path) -> None:
    header = json.loads(boggle_lines.read_bytes().splitlines()[0])
    assert header["format"] == 1
    assert header["kind"] == "boggle"
    assert len(header["opening"]["rules"]["cubes"]["cubes"]) == 16


def test_a_game_that_is_not_over_can_go_on_elsewhere(boggle_lines: Path) -> None:
    assert opened(boggle_lines).state is GameState.RUNNING


def test_no_stored_game_of_that_number() -> None:
    store = GameStore.in_memory()
    with pytest.raises(GameDamaged, match="no game 7"):
        store.written(7)
    store.close()


# --------------------------------------------------------------------------------------------- broken files


def changed(change: Callable[[list[bytes]], object]) -> Callable[[Path], None]:
    """Return what changes the lines of a file."""

    def act(path: Path) -> None:
        lines = path.read_bytes().splitlines()
        change(lines)
        path.write_bytes(b"\n".join(lines) + b"\n")

    return act


_FOREIGN: list[bytes] = [b'{"step":0,"event":"Wrote","data":{"seat":9,"word":"cat","at":1.0}}']
BROKEN: dict[str, tuple[Callable[[list[bytes]], object], int, str]] = {
    "no opening": (lambda lines: lines.pop(0), 1, "opening"),
    "another format": (lambda lines: _replace(lines, 0, b'"format":1', b'"format":99'), 1, "format 99"),
    "another game": (lambda lines: _replace(lines, 0, b'"kind":"boggle"', b'"kind":"chess"'), 1, "'chess'"),
    "rules that cannot be": (lambda lines: _replace(lines, 0, b'"rounds"', b'"sounds"'), 1, "sounds"),
    "a torn line": (lambda lines: lines.insert(4, lines.pop(4)[:20]), 5, "no event"),
    "a missing step": (lambda lines: lines.pop(1), 2, "step 0 is missing"),
    "an unknown event": (lambda lines: _replace(lines, 1, b'"Shaken"', b'"Stirred"'), 2, "Stirred"),
    "a field too many": (lambda lines: _replace(lines, 1, b'"step":0', b'"step":0,"more":1'), 2, "more"),
    "an empty line": (lambda lines: lines.insert(3, b""), 4, "no event"),
    "no text": (lambda lines: _replace(lines, 1, b'"Shaken"', b'"\xff\xfe"'), 2, "no event"),
    "words before cubes": (lambda lines: lines.__setitem__(slice(1, 3), _FOREIGN), 2, ""),
}


def _replace(lines: list[bytes], place: int, old: bytes, new: bytes) -> None:
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused_with_line_and_reason(boggle_lines: Path, case: str) -> None:
    change, line, reason = BROKEN[case]
    changed(change)(boggle_lines)
    refusal = refused(boggle_lines)
    assert refusal.line == line
    assert reason in refusal.reason
    assert refusal.reason


def test_a_seat_that_nobody_has_is_refused() -> None:
    """A negative seat would be another player's, counted from the end."""
    game = scrabble_game(Random(4), 12)
    text = written_game("scrabble", game)
    place = next(place for place, event in enumerate(text.events) if event.name == "NextTurn")
    event = text.events[place]
    bad = WrittenEvent(event.step, event.name, '{"seat":-1}')
    events = (*text.events[:place], bad, *text.events[place + 1 :])
    with pytest.raises(BadFile) as caught:
        played_through(WrittenGame("scrabble", text.opening, events))
    assert caught.value.line == place + 2


@given(data=st.binary(max_size=400))
def test_anything_at_all_is_a_game_or_refused(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "anything"
    for content in (data, b"{" + data, b'{"format":1,"kind":"scrabble","opening":{}}\n' + data):
        path.write_bytes(content)
        with pytest.raises(BadFile):
            opened(path)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.write(b"{")
        file.truncate(LARGEST_FILE + 10)
    assert "larger than" in refused(path).reason


# -------------------------------------------------------------------------------------------------------- GCG


@settings(max_examples=settings().max_examples // 2)
@given(
    seed=st.integers(0, 10_000),
    steps=st.integers(1, 120),
    preset=st.sampled_from(SCRABBLE_PRESETS),
    players=st.integers(1, 4),
)
def test_our_own_game_reads_back_from_gcg_and_agrees(seed: int, steps: int, preset: str, players: int) -> None:
    game = scrabble_game(Random(seed), steps, preset, players)
    read = read_gcg(to_gcg(game))
    count = count_gcg(read, game.position.rules)
    assert count.agrees, count.remarks
    last = {line.entry.player: line.total for line in count.lines}
    assert all(game.position.scores[seat] == total for seat, total in last.items())


def test_a_finished_game_comes_through_gcg_with_board_and_scores(tmp_path: Path) -> None:
    game = scrabble_game(Random(6), 1000, "tournament_five", 2)
    path = tmp_path / "game.GCG"
    save_game(path, written_game("scrabble", game))
    found = opened(path)
    assert found.count is not None
    assert found.count.agrees
    assert found.state is GameState.FINISHED
    assert found.game.position.tiles == game.position.tiles
    assert found.game.position.scores == game.position.scores
    assert found.game.position.winners == game.position.winners


def test_gcg_keeps_its_notes_and_its_tiles(tmp_path: Path) -> None:
    found = opened(GCG_FILES / "french_latin1.gcg")
    assert found.game.position.rules.tiles.key == "french"
    assert found.count is not None
    assert any("vaut dix" in line.entry.note for line in found.count.lines)
    assert found.state is GameState.ABANDONED, "nobody knows the racks, so nobody goes on"


_MACONDO = "#description Created with Macondo\n#id io.woogles x{seed}\n#lexicon {lexicon}\n#tile-distribution {tiles}\n"
_PLAIN = ">{nick}: {rack} {move} {score:+} {total}\n"
DIALECTS = {
    "quackle": ("#title Club\n", ">{nick}: {rack}  {move} +{score} {total}  \n", "#note Held on.\n", "utf-8"),
    "macondo": (
        _MACONDO + "#tile CH ch\n#tile LL ll\n#tile RR rr\n",
        _PLAIN,
        "#note one\n\ntwo > one\n# three\n",
        "utf-8",
    ),
    "woogles": ("#lexicon {lexicon}\n", _PLAIN, "#note Fine.\n> Not so fine.\n", "utf-8-sig"),
    "magpie": (_MACONDO + "#game-type classic\n#board-layout standard15\n", _PLAIN, "#note\n", "utf-8"),
    "elise": (
        "#description Saved by Elise version 0.1.8\n#lexicon {lexicon}\n",
        _PLAIN.replace("\n", "\r\n"),
        "",
        "cp125x",
    ),
    "crosswords": (
        "#incomplete\n#style x\n",
        ">{nick}:\t{rack:9} {move:20} {score:+5} {total:>6}  1:02 left\n",
        "#note a\n#note b\n",
        "utf-16",
    ),
}
"""The header, a turn, a note and the encoding, as different programs write them."""
_LEXICA = {
    "english": "NWL23",
    "german": "RD29",
    "french": "ODS9",
    "spanish": "FISE2",
    "dutch": "DSW",
    "polish": "OSPS50",
}


def in_dialect(game: Game[Any, Any, Any], name: str, seed: int) -> bytes:
    """Return a game as another program writes it, with notes."""
    told, (head, turn, note, encoding) = gcg_of(game.opening, game.steps), DIALECTS[name]
    tiles = game.opening.rules.tiles.key
    lines = [f"#player{place} {player.nick} {player.name}\n" for place, player in enumerate(told.players, 1)]
    lines.append(head.format(seed=seed, lexicon=_LEXICA[tiles], tiles=tiles))
    for place, entry in enumerate(told.entries):
        nick = told.players[entry.player].nick
        lines.append(turn.format(nick=nick, rack=entry.rack, move=entry.move, score=entry.score, total=entry.total))
        lines.append(note * (place % 3 == 0))
        lines += [f"#{name} {content}\n" for name, content in entry.pragmas]
    if encoding == "cp125x":
        return "".join(lines).encode("cp1250" if tiles == "polish" else "cp1252")
    return f"{'#character-encoding UTF-8' * (encoding == 'utf-8')}\n{''.join(lines)}".encode(encoding)


@settings(max_examples=settings().max_examples)
@given(
    seed=st.integers(0, 10_000),
    steps=st.integers(2, 60),
    tiles=st.sampled_from(sorted(_LEXICA)),
    preset=st.sampled_from(SCRABBLE_PRESETS),
    dialect=st.sampled_from(sorted(DIALECTS)),
)
def test_what_other_programs_write_is_read_kept_and_written_again(
    seed: int, steps: int, tiles: str, preset: str, dialect: str
) -> None:
    game = scrabble_game(Random(seed), steps, preset, 2, tiles=TILE_SETS[tiles], open_racks=True)
    data = in_dialect(game, dialect, seed)
    named = dialect not in ("quackle", "crosswords")  # these say nothing of tiles: what fits is taken
    found = game_in("", data, RULES, TILE_SETS, tiles="" if named else tiles)
    assert found.count
    assert (found.game.position.rules.tiles.key, found.count.agrees) == (tiles, True), found.count.remarks
    assert found.game.position.scores == game.position.scores
    stored = played_through(from_lines(to_lines(written_game("scrabble", found.game))))
    written = to_gcg(stored)
    again = game_in("", written, RULES, TILE_SETS)
    assert again.count
    assert text_of(again.count.game) == text_of(found.count.game)
    assert same(again.game, stored)
    shown = counted(stored)
    assert shown
    assert (text_of(shown.game), shown.agrees) == (text_of(found.count.game), True)
    if named:
        assert text_of(read_gcg(data)) == text_of(read_gcg(written))


def text_of(game: GcgGame) -> GcgGame:
    """Return what a file says, wherever its lines are."""
    return replace(game, entries=tuple(replace(entry, line=0) for entry in game.entries))


@pytest.mark.parametrize("path", sorted(GCG_FILES.glob("*.gcg")), ids=lambda path: path.stem)
def test_every_file_is_written_as_it_was_read(path: Path) -> None:
    found = opened(path)
    assert text_of(read_gcg(to_gcg(found.game))) == text_of(read_gcg(path.read_bytes()))


HEAD = "#player1 ada Ada One\n#player2 bob Bob Two\n"
FIRST = ">ada: AEINRST 8D RETAINS +66 66\n"


def from_text(text: str, **more: Any) -> OpenedGame:
    return game_in("", text.encode(), RULES, TILE_SETS, **more)


def test_racks_notes_and_what_was_exchanged_are_in_what_is_written() -> None:
    text = HEAD + "#title Final\n#lexicon NWL23\n#odd one\n" + FIRST
    text += "#note Why\nnot?\n>bob: AGLOQUV -QV +0 0 0:12\n>ada: -7 +0 66\n#rack1 BDFGIJE\n#rack2 OOPUWX\n"
    found = from_text(text)
    written = to_gcg(found.game).decode()
    assert written == "#character-encoding UTF-8\n" + text.replace("ada: -7", "ada:  -7")
    assert found.count
    assert found.count.lines[0].entry.notes == "Why\nnot?"


@pytest.mark.parametrize(
    ("header", "tiles"),
    [
        ("#tile-distribution german\n", "german"),
        ("#tile-set Polish\n", "polish"),
        ("#lexicon RD29\n", "german"),
        ("#lexicon FILE2017\n", "spanish"),
        ("#lexicon OSPS49\n", "polish"),
        ("#lexicon ODS8\n", "french"),
        ("#lexicon CSW21\n", "english"),
        ("#note LetterDistribution: german\n", "german"),
        ("#lexicon ours\n", "english"),
        ("", "english"),
    ],
)
def test_the_tiles_are_those_the_file_says_whatever_was_set_up_before(header: str, tiles: str) -> None:
    for before in TILE_SETS.values():
        rules = replace(RULES, tiles=before)
        found = game_in("", f"{HEAD}{header}{FIRST}".encode(), rules, TILE_SETS)
        assert found.game.position.rules.tiles.key == found.game.position.rules.lexicon == tiles


def test_without_a_name_the_tiles_are_those_that_fit_or_are_asked_for() -> None:
    german = HEAD + ">ada: HAUSENT 8D HAUS +7 7\n>bob: WEGIMPO E7 W. +4 4\n"
    assert from_text(german).game.position.rules.tiles.key == "german"
    assert from_text(HEAD + ">ada: ÜBERALL 8D ÜBERALL +94 94").game.position.rules.tiles.key == "german"
    spanish = HEAD + ">ada: ABC[CH]OST 8G [CH]ABO +20 20\n>bob: EEL[LL]N?A 9G [ll]E +0 0\n"
    assert from_text(spanish).game.position.rules.tiles.key == "spanish"
    for text, reason in (
        (HEAD + "#tile-distribution catalan\n" + FIRST, "catalan"),
        (HEAD + "#lexicon DISC2\n", "catalan"),
    ):
        with pytest.raises(BadFile, match=reason) as caught:
            from_text(text)
        assert caught.value.fault is FileFault.TILES
        found = from_text(text, tiles="spanish")
        assert from_text(to_gcg(found.game).decode()).game.position.rules.tiles.key == "spanish"


def test_an_imported_game_of_an_earlier_version_is_known_again(tmp_path: Path) -> None:
    found = from_text(HEAD + FIRST)
    bare = [tuple(event for event in step if not isinstance(event, Recorded)) for step in found.game.steps]
    earlier = replace(found, game=Game(found.game.logic, found.game.opening, bare))
    other = from_text(HEAD + FIRST + "#note Well!\n")
    with closing(GameStore.open(tmp_path / "games.sqlite")) as store, store.writer() as target:
        numbers = iter(range(1, 9))
        put = [keep_game(each, Whose(), target, lambda: next(numbers)) for each in (earlier, found, other, earlier)]
        assert put == [True, False, False, False], "nothing that is here changes"


def test_a_broken_gcg_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.gcg"
    path.write_text("#player1 a Ann\n#player2 b Ben\n>a: CATSEEE 8G CAT +10 10\n>b: TONEAIR 20Q ON +8 8\n")
    refusal = refused(path)
    assert refusal.line == 4
    assert "20Q" in refusal.reason


def test_gcg_keeps_the_day_on_which_a_game_was_played(tmp_path: Path) -> None:
    game = scrabble_game(Random(2), 8)
    at = int(datetime(2013, 11, 2, 20, 30).astimezone().timestamp())
    save_game(tmp_path / "final.gcg", written_game("scrabble", game), at)
    found = opened(tmp_path / "final.gcg").played
    assert found is not None
    assert datetime.fromtimestamp(found).astimezone().date() == date(2013, 11, 2)
