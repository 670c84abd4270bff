"""A game of duplicate Scrabble is stored event by event, and what was saved opens again."""

from pathlib import Path

from boggle_desk.engine.scrabble.duplicate import Phase
from boggle_desk.storage.codec import decode_event, decode_opening, encode_event, encode_opening
from boggle_desk.storage.exchange import from_lines
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.kinds import KINDS
from boggle_desk.storage.replay import played_through
from tests.storage import read_back
from tests.storage.duplicate_play import SAVE, duplicate_game


def test_every_event_comes_back() -> None:
    game, known = duplicate_game(), KINDS["duplicate"]
    position = decode_opening("duplicate", encode_opening("duplicate", game.opening))
    happened = [event for step in game.steps for event in step]
    assert {type(event) for event in happened} == set(known.events.values())
    for event in happened:
        position = known.logic.apply(position, decode_event("duplicate", *encode_event("duplicate", event)))
    assert position == game.position


def test_a_saved_game_comes_to_the_same() -> None:
    now = played_through(from_lines(SAVE.read_bytes())).position
    assert (now.phase, now.turns, now.winners) == (Phase.ENDED, 9, (0,))
    assert (now.scores, now.tops) == ((52, 4, 0), 52)


def test_a_game_counts_in_the_history_with_its_winner(tmp_path: Path) -> None:
    store = GameStore.open(tmp_path / "games.sqlite")
    game = duplicate_game()
    number = store.begin("duplicate", game.opening)
    for place, step in enumerate(game.steps):
        store.append(number, place, step)
    assert store.load(number).position == game.position
    history = GameHistory.open(store)
    history.update()
    (past,) = read_back.games(history)
    assert (past.terms.kind, past.rounds) == ("duplicate", game.position.turns)
    assert [player.won for player in past.players] == [True, False, False]
    assert past.players[0].points == game.position.tops
    history.close()
    store.close()
