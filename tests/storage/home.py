"""A player's whole folder of data, with every kind of game that can be saved: later versions must still open it.

`python -m tests.storage.home` makes `tests/data/saves/home-1.zip` and, beside it, what opening it must give. Neither is
written again: they hold what the program of their day wrote.
"""

import json
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from boggle_desk.engine.boggle.events import (
    BeginSearch,
    EndSearch,
    SearchOn,
    SetGoal,
    Shake,
    TakeHint,
    WriteWord,
)
from boggle_desk.engine.boggle.known_board import again
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.engine.flashcards import CardKind, answered
from boggle_desk.engine.game import Game
from boggle_desk.engine.learning import Seat, WordChance
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble import events as scrabble
from boggle_desk.engine.values import plain
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.kinds import KINDS
from boggle_desk.storage.learning import LearningStore
from tests.storage import read_back
from tests.storage.goldens import SAVES
from tests.storage.play import EveryOtherWord, next_step, presets
from tests.storage.scrabble_play import scrabble_game
from tests.storage.test_pads import pads

DAY = 739_000
NAME = "home-1"
_FILES = SAVES.parent / "gcg"
_PIP, _MAX = Player("Pip", "beginner"), Player("Max", "expert")
_ANN, _BEN = Player("Ann"), Player("Ben")


def _boggle(preset: str, players: tuple[Player, ...], **changes: Any) -> Game[Any, Any, Any]:
    return Game(BOGGLE, opening(replace(presets()[preset], **changes), players))


def _random_boggle(preset: str, players: tuple[Player, ...], steps: int, seed: int, **changes: Any) -> Any:
    game, rng = _boggle(preset, players, **changes), Random(seed)
    while len(game.steps) < steps and game.position.phase is not Phase.ENDED:
        game.follow(next_step(game, rng))
    return game


def _practice(ends: bool) -> Game[Any, Any, Any]:
    """Return a search alone for a goal, with hints."""
    changes = {"writing": Writing.SCREEN, "judging": Judging.AT_ONCE, "target": None, "rounds": 1}
    rules = {"practice": True, "goal": 20, "untimed": True, "hints": True}
    game, words = _boggle("classic", (_ANN,), **changes, **rules), EveryOtherWord()
    game.play(Shake(), words, Random(3))
    board = game.position.board
    paths = [(a, b, c) for a in (5, 6, 9) for b in board.neighbours[a] for c in board.neighbours[b] if c != a]
    found = {board.spell(path): path for path in paths if board.spell(path) in words}
    chosen = dict(list(found.items())[:3])
    moves: list[Any] = [SetGoal(tuple(chosen), tuple(chosen.values())), BeginSearch(), TakeHint(0), TakeHint(0)]
    moves += [WriteWord(0, word, 4.0 + place) for place, word in enumerate(chosen)]
    for move in moves:
        if game.position.phase is Phase.REACHED:
            game.play(SearchOn(), words, Random(3))
        game.play(move, words, Random(3))
    if ends:
        game.play(EndSearch(), words, Random(3))
    return game


def _known_board() -> Game[Any, Any, Any]:
    """Return a round on cubes that were laid before."""
    first = _random_boggle("classic", (_ANN, _BEN), 1, 11)
    move = again(first.position.rules, first.position.cubes).move
    game, rng = _boggle("classic", (_BEN, _ANN), rounds=1, target=None), Random(5)
    game.play(move, EveryOtherWord(), rng)
    while game.position.phase is not Phase.ENDED:
        game.follow(next_step(game, rng, end=1))
    return game


def _asked() -> Game[Any, Any, Any]:
    """Return a running game of Scrabble with a rack put in order and hints taken."""
    game, rng = scrabble_game(Random(21), 3, "family", 2), Random(21)
    seat = game.position.turn or 0
    for move in (scrabble.RearrangeRack(seat, game.position.racks[seat][::-1]), scrabble.TakeHint(1)):
        game.play(move, EveryOtherWord(), rng)
    return game


def _seated(game: Game[Any, Any, Any], *players: Player) -> Game[Any, Any, Any]:
    """Return the same game, with these players in its first seats."""
    seats = (*players, *game.opening.players[len(players) :])
    return Game(game.logic, replace(game.opening, players=seats), game.steps)


def _pad(kind: str, moves: slice) -> Game[Any, Any, Any]:
    from tests.engine.scrabble.table import WORDS

    game, known = pads()[kind]
    for move in known[moves]:
        game.play(move, WORDS, Random(0))
    return game


def _gcg(path: Path) -> Game[Any, Any, Any]:
    from boggle_desk.storage.exchange import open_game
    from tests.engine.scrabble.table import PRESETS, TILE_SETS

    return open_game(path, PRESETS["tournament_single"], TILE_SETS).game


def _restated() -> Game[Any, Any, Any]:
    """Return a game from a GCG file in which a rack does not hold what stayed on it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.gcg"
        path.write_text(
            "#player1 Ann Ann\n#player2 Ben Ben\n>Ann: CATSDOG 8H CAT +10 10\n>Ben: EIOURNT - +0 0\n"
            ">Ann: AEIQUVZ - +0 10\n"
        )
        return _gcg(path)


TEAM = (Player("Zoë", team="us"), Player("Łucja ❤", team="us", head_start=5), Player("Ben", minimum_length=2))
GAMES: dict[str, tuple[str, Callable[[], Game[Any, Any, Any]]]] = {
    "paper": ("boggle", lambda: _random_boggle("classic", (_ANN, _BEN), 900, 1)),
    "paper, running": ("boggle", lambda: _random_boggle("classic", (_ANN, _BEN), 23, 2)),
    "screen": ("boggle", lambda: _random_boggle("classic", (_ANN, _BEN), 900, 3, writing=Writing.SCREEN)),
    "screen, running": ("boggle", lambda: _random_boggle("master", (_ANN, _BEN), 40, 4, writing=Writing.SCREEN)),
    "teams and handicaps": ("boggle", lambda: _random_boggle("classic", TEAM, 900, 5)),
    "25 cubes": ("boggle", lambda: _random_boggle("master", (_ANN, _BEN), 900, 16)),
    "36 cubes, a computer": ("boggle", lambda: _random_boggle("super", (_ANN, _PIP), 900, 7)),
    "computers, running": (
        "boggle",
        lambda: _random_boggle("classic", (_ANN, _PIP, _MAX), 14, 8, writing=Writing.SCREEN),
    ),
    "judged at once, a penalty": (
        "boggle",
        lambda: _random_boggle("calculator", (_ANN, _BEN), 900, 9, judging=Judging.AT_ONCE, penalty=True),
    ),
    "practice": ("boggle", lambda: _practice(ends=True)),
    "practice, running": ("boggle", lambda: _practice(ends=False)),
    "known board": ("boggle", _known_board),
    "the table judges": ("scrabble", lambda: scrabble_game(Random(1), 900, "family", 3)),
    "the table judges, running": ("scrabble", lambda: scrabble_game(Random(2), 40, "family", 4)),
    "refused at once": ("scrabble", lambda: scrabble_game(Random(3), 900, "family_strict", 2, idle=0.2)),
    "a single challenge": ("scrabble", lambda: scrabble_game(Random(4), 900, "tournament_single", 2, idle=0.1)),
    "a double challenge": ("scrabble", lambda: scrabble_game(Random(5), 900, "tournament_double", 2, idle=0.1)),
    "five points": ("scrabble", lambda: scrabble_game(Random(6), 200, "tournament_five", 2, idle=0.2)),
    "ten points": ("scrabble", lambda: scrabble_game(Random(7), 200, "tournament_ten", 2, idle=0.2)),
    "a challenge, running": ("scrabble", lambda: scrabble_game(Random(8), 30, "club", 2)),
    "Scrabble with computers": (
        "scrabble",
        lambda: _seated(scrabble_game(Random(9), 120, "family_strict", 3, idle=0.3), _ANN, _PIP, _MAX),
    ),
    "rearranged and hinted": ("scrabble", _asked),
    "from a GCG file": ("scrabble", lambda: _gcg(_FILES / "family_four.gcg")),
    "part of a GCG file": ("scrabble", lambda: _gcg(_FILES / "partial.gcg")),
    "a rack stated anew": ("scrabble", _restated),
    "Boggle pad": ("boggle_pad", lambda: _pad("boggle_pad", slice(None))),
    "Boggle pad, running": ("boggle_pad", lambda: _pad("boggle_pad", slice(8))),
    "Scrabble pad": ("scrabble_pad", lambda: _pad("scrabble_pad", slice(None))),
    "Scrabble pad, running": ("scrabble_pad", lambda: _pad("scrabble_pad", slice(4))),
}
"""Every kind of game, by what is special about it."""


def _fill(folder: Path) -> None:
    store = GameStore.open(folder / "games.sqlite")
    for kind, make in GAMES.values():
        game = make()
        number = store.begin(kind, game.opening)
        for place, step in enumerate(game.steps):
            store.append(number, place, step)
    store.give(list(GAMES).index("paper, running") + 1, GameState.ABANDONED)
    store.close()
    games = GameStore.open(folder / "games.sqlite")
    history = GameHistory.open(games)
    history.update()
    games.close()
    history.close()
    _learn(folder / "learning.sqlite")
    _own(folder)


def _learn(path: Path) -> None:
    with closing(LearningStore.open(path)) as store:
        store.add("Zoë", ["qi", "za", "cwm"], [CardKind.WORD, CardKind.FRONT], DAY)
        card = store.cards("Zoë")[0]
        store.note("Zoë", card, answered(card, True, DAY), "anagram", DAY)
        store.add("Ben", ["qi"], [CardKind.WORD], DAY)
        store.keep(1, 1_700_000_000, [WordChance("boggle", (Seat("Ann", found=("tin",)),), ("tin", "net"))])


def _own(folder: Path) -> None:
    """Write settings, a preset of one's own for each game, and a list of one's own."""
    from boggle_desk import paths, settings
    from boggle_desk.engine.boggle.rules import preset_of, read_cube_sets
    from boggle_desk.engine.scrabble.rules import preset_of as scrabble_preset
    from boggle_desk.storage.lexica import add_word_list
    from boggle_desk.storage.own_presets import OwnPresets
    from tests.engine.scrabble.table import LAYOUTS, PRESETS, TILE_SETS

    values = settings.Settings(learner="Zoë", sound=False, text_scale=1.5, players=TEAM)
    settings.settings_file(folder / "settings.json").save(values)
    cubes = read_cube_sets(paths.resource("cubes", "english.json"))
    boggle: OwnPresets[Any] = OwnPresets(folder / "presets" / "boggle", lambda k, t, s: preset_of(k, t, cubes, s))
    boggle.save("Sunday", replace(presets()["classic"], seconds=240))
    words = OwnPresets(folder / "presets" / "scrabble", lambda k, t, s: scrabble_preset(k, t, TILE_SETS, LAYOUTS, s))
    words.save("Long", replace(PRESETS["family"], bingo_bonus=60))
    (folder / "ours.txt").write_text("tin\nnet\ntea\nzoa\n", encoding="utf-8")
    with patch.object(paths, "user_data", lambda: folder):
        add_word_list(folder / "ours.txt")
    (folder / "ours.txt").unlink()


# ------------------------------------------------------------------------------------------- what it comes to


def opened(folder: Path) -> dict[str, Any]:
    """Return what the folder of data comes to when it is opened, in plain values."""
    from boggle_desk import paths, settings
    from boggle_desk.storage.lexica import open_lexicon, shelf

    with closing(GameStore.open(folder / "games.sqlite")) as store, closing(GameHistory.open(store)) as history:
        notices = [str(notice) for notice in store.notices]
        history.update()
        games = [_game(store, stored) for stored in sorted(store.games(), key=lambda each: each.id)]
        past = [_without(plain(game), "terms") for game in read_back.games(history)]
        lists = [_without(plain(each), "letters") for each in read_back.rounds(history)]
        turns = plain(read_back.turns(history))
        damaged = list(history.damaged())
    with closing(LearningStore.open(folder / "learning.sqlite")) as learning:
        cards = {person: plain(learning.cards(person)) for person in learning.people()}
        tally, sighted = plain(learning.tally("Zoë", DAY)), learning.sighted()
    values, problems = settings.settings_file(folder / "settings.json").load()
    with patch.object(paths, "user_data", lambda: folder):
        own = [(entry.title, list(open_lexicon(entry.key).graph)) for entry in shelf() if not entry.shipped]
    chosen = _without(plain(values), "kept")
    for part in ("table", "scrabble"):  # as the file has it: each rule beside the preset
        chosen[part] |= chosen[part].pop("rules")
    found = {
        "notices": notices + [str(notice) for notice in problems],
        "games": games,
        "history": {"games": past, "lists": lists, "turns": turns, "damaged": damaged},
        "learning": {"cards": cards, "tally": tally, "sighted": sighted},
        "settings": chosen,
        "presets": _presets(folder),
        "lists": own,
    }
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]  # keys as text, tuples as lists


def _game(store: GameStore, stored: Any) -> dict[str, Any]:
    from boggle_desk.models.background_task import StopFlag
    from boggle_desk.models.games_model import progress_of
    from boggle_desk.storage.replay import played_through

    text = store.written(stored.id)
    game, viewed = store.load(stored.id), played_through(text)
    assert game.position == viewed.position
    assert game.steps == viewed.steps
    return {
        "kind": stored.kind,
        "state": stored.state,
        "title": stored.title,
        "started": stored.started,
        "changed": stored.changed,
        "preset": game.position.rules.key,
        "steps": len(game.steps),
        "events": sum(map(len, game.steps)),
        "progress": plain(progress_of(text, StopFlag())),
        "position": _without(plain(game.position), "rules"),
    }


def _presets(folder: Path) -> dict[str, Any]:
    from boggle_desk import paths
    from boggle_desk.engine.boggle.rules import preset_of, read_cube_sets
    from boggle_desk.engine.scrabble import rules as scrabble_presets
    from boggle_desk.storage.own_presets import OwnPresets

    cubes = read_cube_sets(paths.resource("cubes", "english.json"))
    tiles = scrabble_presets.read_tile_sets(paths.resource("tiles"))
    layouts = scrabble_presets.read_layouts(paths.resource("boards"))
    boggle: OwnPresets[Any] = OwnPresets(folder / "presets" / "boggle", lambda k, t, s: preset_of(k, t, cubes, s))
    words: OwnPresets[Any] = OwnPresets(
        folder / "presets" / "scrabble", lambda k, t, s: scrabble_presets.preset_of(k, t, tiles, layouts, s)
    )
    return {
        "boggle": {key: rules.seconds for key, rules in boggle.read().presets.items()},
        "scrabble": {key: rules.bingo_bonus for key, rules in words.read().presets.items()},
    }


def _without(values: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in names}


def holds(found: object, expected: object, at: str = "") -> list[str]:
    """Return where what was found differs from what was expected; fields that are new since then may be there."""
    if isinstance(expected, dict) and isinstance(found, dict):
        missing = [f"{at}.{name} is missing" for name in expected if name not in found]
        shared = [name for name in expected if name in found]
        return missing + [each for name in shared for each in holds(found[name], expected[name], f"{at}.{name}")]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(found, expected, strict=True))
        return [each for place, (one, other) in pairs for each in holds(one, other, f"{at}[{place}]")]
    return [] if found == expected else [f"{at}: {str(found)[:80]} instead of {str(expected)[:80]}"]


def unpack(folder: Path) -> Path:
    """Return the folder with a copy of the data in it."""
    with zipfile.ZipFile(SAVES / f"{NAME}.zip") as content:
        content.extractall(folder)
    return folder


def expected() -> dict[str, Any]:
    """Return what the data came to when it was made."""
    with zipfile.ZipFile(SAVES / f"{NAME}-opened.zip") as content:
        found: dict[str, Any] = json.loads(content.read("opened.json"))
    for cards in found["learning"]["cards"].values():
        for card in cards:
            del card["box"]  # FSRS has taken the place of boxes; `test_learning` says what became of them
    del found["settings"]["table"]["wish"]  # a wish ends with its game
    for part in ("table", "scrabble"):  # None and no value are both what the preset has
        found["settings"][part] = {name: each for name, each in found["settings"][part].items() if each is not None}
    return found


def make(saves: Path) -> None:
    """Write the data and what it comes to."""
    if (saves / f"{NAME}.zip").exists():
        raise FileExistsError("the data of that day is there")
    with TemporaryDirectory() as name:
        folder, ticks = Path(name), iter(range(1_700_000_000, 1_800_000_000))
        with patch("time.time", lambda: float(next(ticks))):
            _fill(folder)
        with zipfile.ZipFile(saves / f"{NAME}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as content:
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                content.write(path, path.relative_to(folder))
        text = json.dumps(opened(folder), ensure_ascii=False, separators=(",", ":"))
    with zipfile.ZipFile(saves / f"{NAME}-opened.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as content:
        content.writestr("opened.json", text)


def lacking(store: GameStore) -> dict[str, set[str]]:
    """Return for each kind of game the events that none of the saved ones has."""
    missing = {kind: set(known.events) for kind, known in KINDS.items()}
    for stored in store.games():
        missing[stored.kind] -= {type(event).__name__ for step in store.load(stored.id).steps for event in step}
    return {kind: events for kind, events in missing.items() if events}


if __name__ == "__main__":
    make(SAVES)
