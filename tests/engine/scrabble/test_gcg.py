"""Games in GCG: what real programs write is read, broken files are refused by line, and scores are counted again."""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import accumulate, permutations
from pathlib import Path
from typing import Any

import pytest

from boggle_desk.engine.scrabble.events import (
    Adjusted,
    Cause,
    ChallengeFailed,
    Ended,
    Exchange,
    Exchanged,
    Pass,
    Passed,
    PhonyRemoved,
    ReadClock,
    ScrabbleEvent,
)
from boggle_desk.engine.scrabble.gcg import (
    LARGEST_FILE,
    BadGame,
    Count,
    GcgGame,
    GcgKind,
    count_gcg,
    game_of,
    gcg_of,
    played,
    read_gcg,
    write_gcg,
)
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from tests.engine.scrabble.table import PRESETS, TILE_SETS, Table, all_tiles

OWN = Path(__file__).parents[2] / "data" / "gcg"
MORE = os.environ.get("BOGGLE_DESK_GCG")
"""A folder with more games, such as those that other programs wrote; none of them is shipped."""
RULES = PRESETS["tournament_double"]


def positions(start: ScrabblePosition, steps: Iterable[Sequence[ScrabbleEvent]]) -> tuple[ScrabblePosition, ...]:
    """Return the position at the start and after each step."""
    return tuple(accumulate(steps, lambda now, step: reduce(apply, step, now), initial=start))


def files() -> list[Path]:
    return [*sorted(OWN.glob("*.gcg")), *(sorted(Path(MORE).glob("*.gcg")) if MORE else ())]


def count(text: str | bytes, tiles: str = "english") -> Count:
    data = text if isinstance(text, bytes) else text.encode()
    return count_gcg(read_gcg(data), replace(RULES, tiles=TILE_SETS[tiles]))


def counted(path: Path) -> Count:
    game = read_gcg(path.read_bytes())
    return count_gcg(game, replace(RULES, tiles=TILE_SETS[game.remark("tile-set") or "english"]))


def leafed(path: Path) -> tuple[GcgGame, list[ScrabbleEvent], tuple[ScrabblePosition, ...]]:
    """Return a file's game, its events and its positions."""
    game = read_gcg(path.read_bytes())
    start, steps = game_of(game, replace(RULES, tiles=TILE_SETS[game.remark("tile-set") or "english"]))
    return game, [event for step in steps for event in step], positions(start, steps)


HEAD = "#player1 ann Ann Archer\n#player2 ben Ben\n"
FIRST = ">ann: CATSEEE 8G CAT +10 10\n"

# -------------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_whole_games_agree_with_what_they_state_s14_s19(path: Path) -> None:
    game = counted(path)
    assert game.agrees
    assert len(game.lines) > 1
    assert game.remarks == ()


def test_players_notes_and_header_are_read() -> None:
    game = read_gcg((OWN / "family_four.gcg").read_bytes())
    assert [(player.nick, player.name) for player in game.players][2:] == [
        ("Cleo", "Cleo Cooper"),
        ("Dan", "Dan Draper"),
    ]
    assert game.remark("title") == "Four around the table"
    assert game.remark("absent") is None
    assert game.entries[0].note == "The first word."
    assert game.entries[6].note == "Not in any dictionary,\nand so it went back."
    assert Counter(entry.kind for entry in game.entries) == {
        GcgKind.PLAY: 5,
        GcgKind.EXCHANGE: 2,
        GcgKind.PASS: 1,
        GcgKind.PHONY: 1,
        GcgKind.TIME: 1,
        GcgKind.LOSS: 3,
        GcgKind.GAIN: 1,
    }


def test_the_named_encoding_and_crlf_are_read() -> None:
    data = (OWN / "french_latin1.gcg").read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    game = read_gcg(data)
    assert game.players[0].name == "Zoé Delacroix"
    assert game.entries[0].note.startswith("Déjà vu")
    text = data.decode("iso-8859-1")
    for encoding in ("utf-8", "windows-1252", "iso-8859-15", "ISO 8859-1"):
        assert read_gcg(text.replace("ISO-8859-1", encoding).encode(encoding)) == game
    unnamed = text.split("\r\n", 1)[1]
    for encoding in ("iso-8859-1", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"):
        data = unnamed.encode(encoding)
        assert read_gcg(data) == replace(game, entries=read_gcg(data).entries)
        assert read_gcg(data).entries[0].note.startswith("Déjà vu")


def test_a_polish_game_in_an_old_encoding_that_it_does_not_name_is_read() -> None:
    text = "#player1 łucja Łucja Żak\n>łucja: KIŚZŹĘĆ 8H KIŚ +18 18\n"
    for encoding in ("cp1250", "iso8859-2"):
        assert count(text.encode(encoding), "polish").game.players[0].name == "Łucja Żak"


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_all_line_ends_are_read(newline: str) -> None:
    assert count((HEAD + FIRST).replace("\n", newline)).agrees


@pytest.mark.parametrize(
    ("line", "kind", "rack"),
    [
        (">ben: TONEAIR 9H ON +8 8", GcgKind.PLAY, "TONEAIR"),
        (">ben: 9h ON +8 8", GcgKind.PLAY, ""),
        (">ben:  9H ON +8 8", GcgKind.PLAY, ""),
        (">ben:\tTONEAIR\t9H ON 8  8", GcgKind.PLAY, "TONEAIR"),
        (">ben: TS J8 (CAT)S +6 6", GcgKind.PLAY, "TS"),
        (">ben: TONEAIR - +0 0", GcgKind.PASS, "TONEAIR"),
        (">ben: - +0 0", GcgKind.PASS, ""),
        (">ben: TONE?IR -?R +0 0", GcgKind.EXCHANGE, "TONE?IR"),
        (">ben: -5 +0 0", GcgKind.EXCHANGE, ""),
        (">ben: TON (time) -20 -20", GcgKind.TIME, "TON"),
        (">ben: TON (Challenge) +5 5", GcgKind.BONUS, "TON"),
        (">ben: (QI) +22 22", GcgKind.GAIN, ""),
        (">ben: QI (QI) -11 -11", GcgKind.LOSS, "QI"),
        (">ben: ? (?) +0 0", GcgKind.LOSS, "?"),
        (">ben: ABCDEFG (GFEDCBA) +-16 -16", GcgKind.LOSS, "ABCDEFG"),
        (">ben: TON (challenge) +-5 -5", GcgKind.BONUS, "TON"),
        (">ben: TON (time) \u221210 \u221210", GcgKind.TIME, "TON"),
        (">ben: (TONEAIR) - +0 0", GcgKind.PASS, "TONEAIR"),
        (">ben: UNKNOWN (challenge) +5 5", GcgKind.BONUS, "UNKNOWN"),
        (">ben: -0 +0 0", GcgKind.EXCHANGE, ""),
        (">ben: TONEAIR   9h   ON             +8    8  ", GcgKind.PLAY, "TONEAIR"),
        (">ben: TONEAIR   9h   ON             +8    8  CATO, N", GcgKind.PLAY, "TONEAIR"),
        (">ben: TONEAIR  -5                  +0    0  12 seconds", GcgKind.EXCHANGE, "TONEAIR"),
        (">ben: -5 +0 0 0 left", GcgKind.EXCHANGE, ""),
        (">ben:          (QI)               +22   22  8:05", GcgKind.GAIN, ""),
    ],
)
def test_every_kind_of_line_is_read(line: str, kind: GcgKind, rack: str) -> None:
    entry = read_gcg((HEAD + FIRST + line).encode()).entries[-1]
    assert (entry.kind, entry.rack, entry.player) == (kind, rack, 1)


def test_what_follows_the_total_is_a_remark() -> None:
    """So Quackle writes: columns, the cross words behind the total, spaces at the end."""
    lines = ">ann: CATSEEE  8g   CAT             +10   10  \n>ben: TONEAIR  9h   ON              +8    8  AN, TO  \n"
    game = read_gcg((HEAD + "#incomplete \n" + lines + "#note Why not TO?\n").encode())
    assert [(entry.move, entry.score, entry.total) for entry in game.entries] == [("8G CAT", 10, 10), ("9H ON", 8, 8)]
    assert [entry.notes for entry in game.entries] == ["", "AN, TO\nWhy not TO?"]
    assert count_gcg(game, RULES).agrees
    again = read_gcg(write_gcg(game))
    assert [replace(each, line=0) for each in again.entries] == [replace(each, line=0) for each in game.entries]


def test_players_that_the_header_lacks_are_taken_as_they_come() -> None:
    game = read_gcg(b">a: AT 8H AT +4 4\n>b: - +0 0\n")
    assert [player.nick for player in game.players] == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "no players in this file"),
        ("#title x\n", 0, "no players in this file"),
        (HEAD + "hello\n", 3, "'hello' should begin with # or >"),
        (HEAD + ">cat: CAT 8G CAT +10 10\n", 3, "no player 'cat'"),
        (HEAD + ">ann CAT 8G CAT +10 10\n", 3, "with a colon"),
        (HEAD + ">ann: CAT 8G CAT +10\n", 3, "score and the total"),
        (HEAD + ">ann: CAT 8G CAT ten 10\n", 3, "score and the total"),
        (HEAD + ">ann: CAT 8G CAT +1000000000 10\n", 3, "score and the total"),
        (HEAD + ">ann: CAT CAT +10 10\n", 3, "'CAT' isn't a play, pass or exchange"),
        (HEAD + ">ann: CAT DOG 8G CAT +10 10\n", 3, "'DOG' isn't a play"),
        (HEAD + "#player1 eve Eve\n", 3, "named twice"),
        (HEAD + "#player3 ann Ann\n", 3, "named twice"),
        ("#player5 ann Ann\n", 1, "no player 5"),
        ("#player1\n", 1, "short name"),
        ("#character-encoding klingon\n" + HEAD, 1, "'klingon'"),
        (HEAD + "#title \0\n", 3, "isn't text"),
        (HEAD + FIRST + ">ann: CAT 8G CAT +0 0\n" * 1001, 1003, "more turns"),
        (HEAD + "#note " + "x" * 60_000, 3, "longer than"),
        ("\n" * 10_001, 10_000, "more lines"),
        ("x" * (LARGEST_FILE + 1), 0, f"more than {LARGEST_FILE} bytes"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadGame, match=reason) as caught:
        read_gcg(text.encode())
    assert caught.value.line == line


def test_bytes_that_are_not_in_the_named_encoding_are_remarked() -> None:
    game = read_gcg(b"#character-encoding UTF-8\n#player1 a A\n#player2 b Zo\xe9\n")
    assert game.players[1].name == "Zoé"
    assert count_gcg(game, RULES).remarks == ("line 3: this isn't text in utf-8",)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (">ben: TON 8H OT +2 2", "8H holds A, not O"),
        (">ben: TON 8N TON +3 3", "leaves the board"),
        (">ben: TON 16A TON +3 3", "16A is not on the board"),
        (">ben: TON 9A T.N +3 3", "no tile on 9B"),
        (">ben: TON 9H TÖN +3 3", "'Ö' isn't in the tile set 'English'"),
        (">ben: TON 8G CAT +3 3", "lays no tile"),
        (">ben: TON -- -3 0", "no play just before to take back"),
        (">ann: TON - +0 10\n>ann: CAT -- -10 0", "no play just before to take back"),
        (">ben: TON -9 +0 0", "you can't exchange 9"),
        (">ben: TON -Ö +0 0", "'Ö' isn't in the tile set 'English'"),
        (">ben: (Ö) +2 2", "'Ö' isn't in the tile set 'English'"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_line_and_reason_p17(lines: str, reason: str) -> None:
    with pytest.raises(BadGame, match=reason) as caught:
        count(HEAD + FIRST + lines)
    assert caught.value.line == 3 + len(lines.split("\n"))


# -------------------------------------------------------------------------------------------- counting


@pytest.mark.parametrize(
    ("lines", "remark"),
    [
        (">ben: TON 9H ON +9 9", "line 4: 9H ON counts +8, not +9"),
        (">ben: TON 9H ON +8 9", "line 4: the total is 8, not 9"),
        (">ben: TON - +1 1", "line 4: - counts +0, not +1"),
        (">ann: CAT -- -9 1", "line 4: -- counts -10, not -9"),
        (">ann: SEEE (QI) +11 21", "line 4: (QI) counts +22, not +11"),
        (">ben: QI (QI) -12 -12", "line 4: (QI) counts -11, not -12"),
    ],
)
def test_a_wrong_score_is_found(lines: str, remark: str) -> None:
    game = count(HEAD + FIRST + lines)
    assert not game.agrees
    assert game.remarks == (remark,)


@pytest.mark.parametrize(
    ("lines", "remark"),
    [
        (">ben: TON 12A TON +4 4", "line 4: the play touches nothing on the board"),
        (">ben: TON 9H OF +8 8", "line 4: F is not on the rack TON"),
    ],
)
def test_what_is_odd_is_remarked_but_words_are_not_judged(lines: str, remark: str) -> None:
    assert remark in count(HEAD + FIRST + lines).remarks


def test_more_tiles_than_the_set_holds_are_remarked() -> None:
    remarks = count(HEAD + ">ann: ZZAP 8G ZZA +0 0").remarks
    assert "line 3: more tiles of Z than the set holds" in remarks


def test_end_racks_are_counted_once_if_the_others_lose_theirs_and_else_twice_s19() -> None:
    both = count(HEAD + FIRST + ">ben: QI (QI) -11 -11\n>ann: (QI) +11 21")
    double = count(HEAD + FIRST + ">ann: (QI) +22 32")
    assert both.agrees
    assert double.agrees


# ------------------------------------------------------------------------------------ games of our own


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_file_becomes_a_game_that_can_be_leafed_through(path: Path) -> None:
    game, _, steps = leafed(path)
    assert len(steps) == len(game.entries) + 2
    for position in steps:
        assert all_tiles(position) == sorted(position.rules.tiles.tiles)
    for entry, position in zip(game.entries, steps[2:], strict=True):
        assert position.scores[entry.player] == entry.total
    assert (steps[-1].phase is Phase.ENDED) == any(entry.kind in (GcgKind.GAIN, GcgKind.LOSS) for entry in game.entries)


def test_all_that_happens_becomes_an_event() -> None:
    _, events, _ = leafed(OWN / "family_four.gcg")
    assert PhonyRemoved(2, None, (), 65) in events
    assert Passed(3) in events
    assert Adjusted(0, -10, Cause.TIME) in events
    assert events[-2] == Ended((2,))
    named, counted = [event.given for event in events if isinstance(event, Exchanged)]
    assert named == ("Q", "U")
    assert {"V", "X"} < set(counted)
    assert len(counted) == 3
    _, events, steps = leafed(OWN / "partial.gcg")
    assert ChallengeFailed(1, 0, turn_lost=False, bonus=5) in events
    assert steps[-1].phase is Phase.TURN
    assert sorted(steps[-1].racks[1]) == sorted("AIITTZ")


@pytest.mark.parametrize(
    ("lines", "remark"),
    [
        (">ann: ZZZAA 8G AA +4 4", "line 3: the rack ZZZAA cannot be"),
        (">ann: ZZZZZZZ -ZZZ +0 0", "line 3: the rack ZZZZZZZ cannot be"),
        (">ann: ??????? -3 +0 0", "line 3: the rack ??????? cannot be"),
        (">ann: TOÄ -3 +0 0", "line 3: 'Ä' isn't in the tile set 'English'"),
        (">ann: CATSEEEE 8G CAT +10 10", "line 3: 8 tiles, a rack holds 7"),
        (">ann: CALLIOPE 8D CALLIOPE +30 30", "line 3: 8 tiles, a rack holds 7"),
        (">ann: 8D CALLIOPE +30 30", "line 3: 8 tiles, a rack holds 7"),
        (">ann: EHILOUX -EH +0 0\n>ben: DFGIMPX -FG +0 0", "line 4: the rack DFGIMPX contradicts another one"),
        (">ann: EHILOUX -EH +0 0\n>ben: 8G AX +18 18", "line 4: the rack 8G AX contradicts another one"),
        (FIRST + "#rack2 TON?ÄX", "'Ä' isn't in the tile set 'English'"),
    ],
)
def test_a_rack_that_cannot_be_is_remarked_and_unknown(lines: str, remark: str) -> None:
    game = read_gcg((HEAD + lines.removeprefix(HEAD)).encode())
    counted, start, steps = played(game, RULES)
    assert (counted.agrees, counted.remarks) == (True, (remark,))
    for position in positions(start, steps):
        assert all_tiles(position) == sorted(position.rules.tiles.tiles)


def test_more_tiles_than_there_are_make_no_game() -> None:
    with pytest.raises(BadGame, match="line 3: more tiles of Z than the set holds"):
        game_of(read_gcg((HEAD + ">ann: ZZAP 8G ZZA +0 0").encode()), RULES)


def test_a_rack_is_what_it_was_before_the_play_that_goes_back() -> None:
    assert count(HEAD + ">ann: QZJXKVW 8H QZ +40 40\n>ann: QZJXKVW -- -40 0").remarks == ()


def test_brackets_tell_two_tiles_from_one() -> None:
    text = "#player1 a A\n>a: ABC[CH]HST 8H C[CH] +16 16\n>a: ABHSTEE 9H CH +0 16\n"
    plays = [line.play.used for line in count(text, "spanish").lines if line.play]
    assert plays == [("C", "CH"), ("C", "H")]
    assert count("#player1 a A\n>a: ABCHEST 8H CH +10 10\n", "spanish").lines[0].play.used == ("CH",)


@pytest.mark.parametrize(
    ("lines", "note"),
    [
        ("#note Played fast.\n> Had I looked again...", "Played fast.\n> Had I looked again..."),
        ("#note Played fast.\n# Why?\nNo time.", "Played fast.\n# Why?\nNo time."),
        ("#note see\n>me: nice", "see\n>me: nice"),
        ("#note see\n>ben: well done", "see\n>ben: well done"),
        ("#note one\n\n  two\n\n", "one\n\n  two"),
        ("#note one\n#note #two\n#note >ben: - +0 0", "one\n#two\n>ben: - +0 0"),
        ("#note #unsuccessful-challenge", "#unsuccessful-challenge"),
    ],
)
def test_a_note_goes_on_until_a_line_of_the_file_s_own(lines: str, note: str) -> None:
    game = read_gcg((HEAD + FIRST + lines + "\n>ben: TONEAIR 9H ON +8 8\n#title Late\n").encode())
    assert [entry.note for entry in game.entries] == [note, ""]
    assert game.remark("title") == "Late"
    again = read_gcg(write_gcg(game))
    assert [replace(each, line=0) for each in again.entries] == [replace(each, line=0) for each in game.entries]


def test_a_description_may_have_several_lines() -> None:
    game = read_gcg((HEAD + "#description Club night\nheld in the back room\n" + FIRST).encode())
    assert game.remark("description") == "Club night\nheld in the back room"
    assert read_gcg(write_gcg(game)) == replace(game, entries=read_gcg(write_gcg(game)).entries)


def test_a_broken_turn_after_a_note_is_no_note() -> None:
    with pytest.raises(BadGame, match="score and the total"):
        read_gcg((HEAD + FIRST + "#note Hm.\n>ben: TON 9H ON +8\n").encode())


def test_a_name_with_a_colon_is_a_player() -> None:
    assert read_gcg(b"#player1 a:b Ann\n#player2 a Ben\n>a:b: AT 8H AT +4 4\n").entries[0].player == 0


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_what_is_written_is_read_again(path: Path) -> None:
    game = read_gcg(path.read_bytes())
    again = read_gcg(write_gcg(game))
    assert again.players == game.players
    assert [replace(entry, line=0) for entry in again.entries] == [replace(entry, line=0) for entry in game.entries]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_game_of_ours_written_as_gcg_counts_the_same(path: Path) -> None:
    game = read_gcg(path.read_bytes())
    start, steps = game_of(game, replace(RULES, tiles=TILE_SETS[game.remark("tile-set") or "english"]))
    again = read_gcg(write_gcg(gcg_of(start, steps)))
    assert [(e.kind, e.player, e.score, e.total) for e in again.entries] == [
        (e.kind, e.player, e.score, e.total) for e in game.entries
    ]
    moves = [entry.move for entry in game.entries if entry.kind is GcgKind.PLAY]
    assert [entry.move for entry in again.entries if entry.kind is GcgKind.PLAY] == moves


def test_a_game_in_play_tells_no_rack_and_no_exchange() -> None:
    """S9, P8: neither what is held now nor what was held before, as most of it is held still."""
    table = Table("CATSEEE", "TONEAIR")
    table.play("8G CAT")
    table.ask(Exchange(tuple("ON")))
    data = write_gcg(gcg_of(table.game.opening, table.game.steps))
    game = read_gcg(data)
    assert [(entry.rack, entry.move) for entry in game.entries] == [("", "8G CAT"), ("", "-2")]
    assert b"#rack" not in data
    start, steps = game_of(game, table.rules)
    assert positions(start, steps)[-1].scores == table.now.scores


def test_a_game_in_play_with_open_racks_is_written_with_them_and_odd_names() -> None:
    table = Table("CATSEEE", "TONEAIR", open_racks=True)
    table.play("8G CAT")
    players = tuple(replace(player, name="a: b>\n") for player in table.now.players)
    data = write_gcg(gcg_of(replace(table.game.opening, players=players), table.game.steps))
    game = read_gcg(data)
    assert [player.nick for player in game.players] == ["a_b_", "a_b_2"]
    assert game.remark("rack2") == "TONEAIR"
    assert game.remark("tile-set") == "english"
    start, steps = game_of(game, table.rules)
    assert positions(start, steps)[-1].racks[1] == tuple("TONEAIR")


def test_names_in_other_capitals_are_the_same_player() -> None:
    assert read_gcg((HEAD + ">Ann: AT 8H AT +4 4").encode()).entries[0].player == 0


def test_what_is_left_is_compared_with_the_board_s19() -> None:
    rules = replace(Table("CATS", "QIE", bag="").rules, rack_size=4)
    right, wrong = (
        count_gcg(
            read_gcg((HEAD + f">ann: CATS 8G CATS +12 12\n>ann: ({left}) +{points} {12 + points}").encode()), rules
        )
        for left, points in (("QIE", 24), ("QI", 22))
    )
    assert (right.agrees, right.remarks) == (True, ())
    assert wrong.remarks == ("line 4: the tiles that are left are EIQ, not QI",)


def test_a_first_play_beside_the_start_is_remarked_s3() -> None:
    assert count(HEAD + ">ann: AT 1A AT +6 6").remarks == ("line 3: the first play does not cover the start square",)


def test_a_turn_that_the_file_leaves_out_is_stepped_over() -> None:
    game = read_gcg((HEAD + FIRST + ">ann: SEEE J8 SEE +0 0").encode())
    start, steps = game_of(game, RULES)
    assert [position.turn for position in positions(start, steps)] == [None, 0, 0, 1]


def test_a_stated_rack_stands_against_what_was_known_before() -> None:
    lines = ">ben: QI - +0 0\n>ann: SEEEXYZ - +0 10\n>ben: QA - +0 0"
    start, steps = game_of(read_gcg((HEAD + FIRST + lines).encode()), RULES)
    final = positions(start, steps)[-1]
    assert sorted(final.racks[1]) == ["A", "Q"]
    assert all_tiles(final) == sorted(final.rules.tiles.tiles)


@pytest.mark.parametrize("late", ["ann", "ben"])
@pytest.mark.parametrize(
    "lines",
    [
        *permutations((("ann", " (QI) +11"), ("ben", "QI (QI) -11"), ("", " (time) -20"))),
        *permutations((("ann", " (QI) +22"), ("", " (time) -20"))),
    ],
)
def test_points_lost_for_time_are_read_in_any_order_and_written_again(lines: tuple[Any, ...], late: str) -> None:
    """Before the racks, between them or after them, in the lines of the one who goes out or of the other one."""
    text, totals = "#player1 ann ann\n#player2 ben ben\n>ann: CAT 8G CAT +10 10\n", {"ann": 10, "ben": 0}
    for nick, said in lines:
        totals[nick or late] += int(said.split()[-1])
        text += f">{nick or late}: {said} {totals[nick or late]}\n"
    game = read_gcg(text.encode())
    assert (count_gcg(game, RULES).agrees, count_gcg(game, RULES).remarks) == (True, ())
    start, steps = game_of(game, RULES)
    final = positions(start, steps)[-1]
    assert (final.phase, final.scores) == (Phase.ENDED, tuple(totals.values()))
    written = write_gcg(gcg_of(start, steps)).decode()
    assert [line for line in written.splitlines() if line[0] == ">"] == text.splitlines()[2:]


def test_points_lost_for_time_are_written_as_other_programs_do() -> None:
    table = Table("CATSEEE", "ONTEASE", names=("Ana", "Ben"), seconds=60)
    table.ask(ReadClock(61.0))
    for _player in range(2):
        table.ask(Pass())
    total = table.now.scores[0] + sum(table.now.rules.tiles.values[tile] for tile in table.now.racks[0])
    assert f">Ana:  (time) -10 {total}" in write_gcg(gcg_of(table.game.opening, table.game.steps)).decode()
