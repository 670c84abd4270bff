"""Whatever happens to the file, and whatever is played: nothing is lost in silence."""

from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.storage.disk import NoticeKind
from boggle_desk.storage.games import GameDamaged, GameState, GameStore
from tests.storage.play import new_game, next_step, played

# ------------------------------------------------------------------------------------------ any damage at all


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of a good file with two games."""
    path = tmp_path_factory.mktemp("whole") / "games.sqlite"
    store, rng = GameStore.open(path), Random(5)
    played(store, rng, 60)
    played(store, rng, 60, "master")
    store.close()
    return path.read_bytes()


_DAMAGE = st.one_of(
    st.tuples(st.just("cut"), st.floats(0, 1), st.just(0)),
    st.tuples(st.just("flip"), st.floats(0, 1, exclude_max=True), st.integers(0, 7)),
    st.tuples(st.just("flip"), st.floats(0, 0.004), st.integers(0, 7)),
    st.tuples(st.just("block"), st.floats(0, 1, exclude_max=True), st.integers(0, 255)),
)


def _damaged(data: bytes, how: str, where: float, what: int) -> bytes:
    place = int(where * len(data))
    if how == "cut":
        return data[:place]
    if how == "flip":
        return data[:place] + bytes([data[place] ^ 1 << what]) + data[place + 1 :]
    return data[:place] + bytes([what]) * 512 + data[place + 512 :]


def _open_and_use(path: Path, before: bytes) -> None:
    """Open, read and play; no trouble may go unnoticed, and what was there must still be somewhere."""
    store = GameStore.open(path)
    if NoticeKind.NEWER in [notice.trouble for notice in store.notices]:
        store.close()
        assert path.read_bytes() == before
        return
    try:
        for stored in store.games():
            try:
                store.load(stored.id)
            except GameDamaged:
                continue
        number, game = played(store, Random(2), 5)
        if NoticeKind.NOT_STORED not in {notice.trouble for notice in store.notices}:
            assert store.load(number).position == game.position
        aside = [path.parent / notice.file for notice in store.notices if notice.trouble is NoticeKind.MOVED_ASIDE]
        assert all(file.read_bytes() == before for file in aside)
        assert aside or not before or store.notices or len(store.games()) > 1
    finally:
        store.close()


@given(damage=_DAMAGE)
def test_any_damage_is_met_with_our_own_exceptions(
    whole: bytes, damage: tuple[str, float, int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("damaged") / "games.sqlite"
    before = _damaged(whole, *damage)
    path.write_bytes(before)
    _open_and_use(path, before)


@given(data=st.binary(max_size=5_000))
def test_any_bytes_are_met_with_our_own_exceptions(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("bytes") / "games.sqlite"
    path.write_bytes(data)
    _open_and_use(path, data)


# ------------------------------------------------------------------------------------------ any play at all


class Table(RuleBasedStateMachine):
    """Play at random, take back, close and open: what is stored is what was played."""

    folder: Path
    numbers = count()

    def __init__(self) -> None:
        super().__init__()
        self.path = self.folder / f"games-{next(self.numbers)}.sqlite"
        self.store = GameStore.open(self.path)
        self.game = new_game()
        self.number = self.store.begin("boggle", self.game.opening)

    @rule(seed=st.integers(0, 1_000), count=st.integers(1, 12))
    def play(self, seed: int, count: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            if self.game.position.phase is not Phase.ENDED:
                step = next_step(self.game, rng)
                self.store.append(self.number, len(self.game.steps), step)
                self.game.follow(step)

    @precondition(lambda self: self.game.can_take_back())
    @rule()
    def take_back(self) -> None:
        self.game.take_back()
        self.store.retract(self.number, len(self.game.steps))

    @rule()
    def close_and_open(self) -> None:
        self.store.close()
        self.store = GameStore.open(self.path)

    @rule()
    def another_game(self) -> None:
        self.store.give(self.number, GameState.ABANDONED)
        self.game = new_game("linear")
        self.number = self.store.begin("boggle", self.game.opening)

    @invariant()
    def stored_is_played(self) -> None:
        loaded = self.store.load(self.number)
        assert loaded.steps == self.game.steps
        assert loaded.position == self.game.position
        offered = [stored.id for stored in self.store.unfinished()]
        waits = self.game.steps and self.game.position.phase is not Phase.ENDED
        assert offered == ([self.number] if waits else [])

    def teardown(self) -> None:
        self.store.close()


@pytest.fixture(scope="module", autouse=True)
def _folder_of_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    Table.folder = tmp_path_factory.mktemp("tables")


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=settings().max_examples * 2 // 5, stateful_step_count=20)
