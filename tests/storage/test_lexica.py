"""Dictionaries from files: shipped, cached by content, on the user's shelf; damaged ones are rebuilt or named."""

import gc
import json
import shutil
import zlib
from pathlib import Path
from weakref import WeakValueDictionary, ref

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.engine.scrabble.movegen import numbering, tile_graph
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_list import LeftOut, NoList, NotAWordList, WordList
from boggle_desk.storage import lexica
from boggle_desk.storage.lexica import alphabets, suggest_alphabet
from boggle_desk.storage.shipped import boggle_rules, tile_sets

LIST = b"cat\r\nDOG\r\nqi\r\nshit\r\nx\r\ncat\r\n"
DUTCH = b"aardappel\nfiets\ngezellig\nkaas\nlekker\nmolen\nschaatsen\nvrijheid\n"

SHIPPED = len(lexica.SHIPPED)
"""How many dictionaries come with the game."""


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's folders are the test's own, and dictionaries close as they do in the program."""
    monkeypatch.setattr(lexica, "open_folder", lexica.open_folder.__wrapped__)
    monkeypatch.setattr(lexica, "_in_use", WeakValueDictionary())  # what other tests keep open is not in use here
    lexica.open_folder.cache_clear()
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    monkeypatch.setattr(paths, "user_cache", lambda: tmp_path)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "Family words.txt"
    path.write_bytes(LIST)
    return path


def _never(data: bytes, letters: str) -> WordList:
    raise AssertionError("the list was read again")


def test_a_shipped_dictionary_is_opened_once() -> None:
    assert "qi" in lexica.open_shipped("english")
    assert lexica.open_shipped("english") is lexica.open_shipped()


def test_an_unknown_dictionary_is_named() -> None:
    with pytest.raises(lexica.NoSuchLexicon, match="klingon"):
        lexica.open_shipped("klingon")


@pytest.mark.parametrize("name", ["referee.graph", "referee.levels", "lexicon.json"])
def test_a_damaged_shipped_dictionary_asks_for_a_new_installation(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "english"
    shutil.copytree(paths.resource("lexica", "english"), folder, ignore=shutil.ignore_patterns("*.db"))
    (folder / name).write_bytes((folder / name).read_bytes()[:-5])

    with pytest.raises(lexica.DamagedLexicon, match="install the game again") as damage:
        lexica.open_folder(folder)
    assert damage.value.shipped


def test_a_second_call_starts_from_the_cache(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = lexica.open_word_list(source)
    monkeypatch.setattr(lexica, "read_word_list", _never)
    second = lexica.open_word_list(source)

    assert list(second.graph) == list(first.graph) == ["cat", "dog", "qi", "shit"]
    assert second.key == first.key
    assert second.title == "Family words"
    assert "Cat" in second
    assert "x" not in second


def test_the_cache_goes_by_content_and_not_by_name(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexica.open_word_list(source)
    renamed = source.rename(tmp_path / "other.txt")
    source.write_bytes(b"bird\n")

    assert list(lexica.open_word_list(source).graph) == ["bird"]
    monkeypatch.setattr(lexica, "read_word_list", _never)
    assert "dog" in lexica.open_word_list(renamed)


@pytest.mark.parametrize("damage", [b"", b"nonsense", None], ids=["empty", "nonsense", "one byte"])
def test_a_damaged_cache_is_built_again_in_silence(source: Path, tmp_path: Path, damage: bytes | None) -> None:
    lexica.open_word_list(source)
    (graph,) = (tmp_path / "lexica").glob("*.graph")
    whole = graph.read_bytes()
    graph.write_bytes(whole[:-1] + b"\xee" if damage is None else damage)

    assert "dog" in lexica.open_word_list(source)
    assert graph.read_bytes() == whole


def test_without_a_cache_the_list_is_read_all_the_same(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_folder = tmp_path / "a file"
    no_folder.write_bytes(b"")

    monkeypatch.setattr(paths, "user_cache", lambda: no_folder)
    assert "dog" in lexica.open_word_list(source)


def test_the_cache_keeps_the_latest_graphs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexica, "KEPT_GRAPHS", 2)
    source = tmp_path / "list.txt"
    for word in ("aa", "bb", "cc", "dd"):
        source.write_text(word, encoding="utf-8")
        assert word in lexica.open_word_list(source)

    assert len(list((tmp_path / "lexica").iterdir())) == 2


def test_the_two_way_graph_of_a_list_is_kept_in_the_cache(source: Path, tmp_path: Path) -> None:
    first = lexica.open_word_list(source).graph
    second = lexica.open_word_list(source).graph
    assert first.beside == second.beside == tmp_path / "lexica" / f"{lexica.open_word_list(source).key}.twoway"
    assert not first.beside.exists()
    assert first.two_way.nodes == second.two_way.nodes
    assert first.beside.is_file()
    source.write_bytes(b"other\n")
    assert lexica.open_word_list(source).graph.beside != first.beside


def test_the_cache_keeps_the_latest_two_way_graphs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexica, "KEPT_TWO_WAY", 2)
    source = tmp_path / "list.txt"
    for word in ("aa", "bb", "cc", "dd"):
        source.write_text(word, encoding="utf-8")
        assert lexica.open_word_list(source).graph.two_way.root == 8
    assert len(list((tmp_path / "lexica").glob("*.twoway"))) == 2


def test_a_shipped_dictionary_keeps_its_two_way_graph_by_its_words(tmp_path: Path) -> None:
    folder = tmp_path / "english"
    folder.mkdir()
    for words in (["aa", "ab"], ["aa", "ac"]):
        WordGraph.build(words).save(folder / "referee.graph")
        (folder / "referee.levels").write_bytes(zlib.compress(bytes(4)))
        about = {"title": "T", "language": "en", "word_count": 2, "sources": []}
        (folder / "lexicon.json").write_text(json.dumps(about), encoding="utf-8")
        lexica.open_folder.cache_clear()
        graph = lexica.open_folder(folder).graph
        assert graph.two_way.belongs_to(graph)
    lexica.open_folder.cache_clear()
    kept = sorted(path.name[:8] for path in (paths.user_cache() / "lexica").iterdir())
    assert kept == ["english-", "english-"]


def test_t27_of_the_dictionaries_those_in_use_stay_open_and_the_last_one() -> None:
    lexicon = lexica.open_shipped("french").refusing_offensive(True)
    tiles = tile_graph(lexicon.graph, tile_sets()["french"])
    assert numbering(tiles, tile_sets()["french"])
    assert words_on(Board(4, 4, tuple("RESTAINOLMPEUDCT")), lexicon, WordRange(boggle_rules()["classic"]))
    lexica.open_shipped()
    assert lexica.open_shipped("french").graph is lexicon.graph
    lexica.open_shipped()
    gone = ref(lexicon.graph)
    del lexicon, tiles
    gc.collect()
    assert gone() is None


def test_damaged_lemmas_are_told_when_they_are_asked_for(tmp_path: Path) -> None:
    folder = tmp_path / "english"
    shutil.copytree(paths.resource("lexica", "english"), folder)
    (folder / "referee.lemmas").write_bytes(zlib.compress(b"[]\n12"))
    lexica.open_folder.cache_clear()
    lexicon = lexica.open_folder(folder)
    lexica.open_folder.cache_clear()
    assert "cats" in lexicon
    with pytest.raises(lexica.DamagedLexicon, match="install the game again"):
        lexicon.lemma("cats")


def test_a_list_of_english_words_borrows_what_is_known_of_them(source: Path, tmp_path: Path) -> None:
    lexicon = lexica.open_word_list(source)

    assert lexicon.language == "en"
    assert lexicon.is_offensive("shit")
    assert "shit" not in lexicon.refusing_offensive(True)
    assert lexicon.commonness("cat") == lexica.open_shipped().commonness("cat")


def test_a_list_in_another_language_borrows_nothing(tmp_path: Path) -> None:
    source = tmp_path / "nederlands.txt"
    source.write_bytes(DUTCH)
    lexicon = lexica.open_word_list(source)

    assert lexicon.language == ""
    assert lexicon.levels is None
    assert lexicon.commonness("kaas") == lexicon.commonness("fiets")


def test_no_word_list_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")

    for read in (lexica.open_word_list, lexica.add_word_list):
        with pytest.raises(NotAWordList) as refusal:
            read(picture)
        assert refusal.value.reason is NoList.BINARY
    assert lexica.shelf()[SHIPPED:] == []


def test_a_huge_file_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(40_000_000_000)

    with pytest.raises(NotAWordList) as refusal:
        lexica.open_word_list(huge)
    assert refusal.value.reason is NoList.TOO_BIG


def test_a_list_stays_on_the_shelf_without_its_file(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexicon, account = lexica.add_word_list(source)
    source.unlink()
    monkeypatch.setattr(lexica, "read_word_list", _never)
    again = lexica.open_lexicon(lexicon.key)

    assert account.duplicates == 1
    assert account.omissions[LeftOut.TOO_SHORT].lines == (5,)
    assert list(again.graph) == list(account.words)
    assert (again.key, again.title, again.language) == (lexicon.key, "Family words", "en")


def test_the_shelf_shows_shipped_dictionaries_and_then_the_users_own(source: Path, tmp_path: Path) -> None:
    lexicon, _ = lexica.add_word_list(source)
    other = tmp_path / "animals.txt"
    other.write_bytes(b"bee\nhen\n")
    lexica.add_word_list(other)
    english, *others, animals, family = lexica.shelf()
    assert [each.language for each in others] == ["de", "fr", "es", "nl", "pl"]

    assert (english.key, english.title, english.shipped) == ("english", "English", True)
    assert (animals.title, animals.word_count, animals.shipped) == ("animals", 2, False)
    assert family == lexica.ShelfEntry(lexicon.key, "Family words", "en", 4, False, left_out=1, duplicates=1)


def test_the_same_content_again_only_takes_the_new_name(source: Path, tmp_path: Path) -> None:
    lexica.add_word_list(source)
    lexica.add_word_list(source.rename(tmp_path / "Ours.txt"))

    assert [entry.title for entry in lexica.shelf()[SHIPPED:]] == ["Ours"]


def test_a_removed_list_is_gone(source: Path, tmp_path: Path) -> None:
    lexicon, _ = lexica.add_word_list(source)
    open_still = lexica.open_lexicon(lexicon.key)
    lexica.remove(lexicon.key)

    assert "dog" in open_still
    assert list((tmp_path / "lexica").iterdir()) == []
    for action in (lexica.open_lexicon, lexica.remove):
        with pytest.raises(lexica.NoSuchLexicon):
            action(lexicon.key)


@pytest.mark.parametrize("key", ["english", "../../secrets", ""])
def test_only_lists_on_the_shelf_can_be_removed(tmp_path: Path, key: str) -> None:
    with pytest.raises(lexica.NoSuchLexicon):
        lexica.remove(key)


@pytest.mark.parametrize("suffix", [".graph", ".json"])
@pytest.mark.parametrize("damage", [b"", b"{", b"[1, 2]"], ids=repr)
def test_a_damaged_list_on_the_shelf_is_said_and_can_be_removed(
    source: Path, tmp_path: Path, suffix: str, damage: bytes
) -> None:
    lexicon, _ = lexica.add_word_list(source)
    (tmp_path / "lexica" / f"{lexicon.key}{suffix}").write_bytes(damage)

    with pytest.raises(lexica.DamagedLexicon, match="add it again from its file") as found:
        lexica.open_lexicon(lexicon.key)
    assert not found.value.shipped
    lexica.remove(lexicon.key)
    assert [entry.key for entry in lexica.shelf()] == list(lexica.SHIPPED)


def test_a_list_whose_graph_is_missing_is_shown_as_damaged(source: Path, tmp_path: Path) -> None:
    lexicon, _ = lexica.add_word_list(source)
    (tmp_path / "lexica" / f"{lexicon.key}.graph").unlink()

    assert [entry.damaged for entry in lexica.shelf()[SHIPPED - 1 :]] == [False, True]


def test_a_dictionary_is_found_by_key_title_or_path(source: Path, tmp_path: Path) -> None:
    lexicon, _ = lexica.add_word_list(source)
    plain = tmp_path / "plain.txt"
    plain.write_bytes(b"bee\n")

    assert lexica.find_lexicon("ENGLISH").key == "english"
    assert lexica.find_lexicon("family WORDS").key == lexicon.key
    assert lexica.find_lexicon(lexicon.key).key == lexicon.key
    assert list(lexica.find_lexicon(str(plain)).graph) == ["bee"]
    with pytest.raises(lexica.NoSuchLexicon, match=r"no file 'none\.txt'"):
        lexica.find_lexicon("none.txt")


def test_shipped_dictionaries_need_no_shelf(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_bytes(b"")

    monkeypatch.setattr(paths, "user_data", lambda: no_folder)
    assert [entry.key for entry in lexica.shelf()] == list(lexica.SHIPPED)
    assert lexica.find_lexicon("English").key == "english"
    with pytest.raises(lexica.NoSuchLexicon):
        lexica.open_lexicon("mine")
    with pytest.raises(OSError, match="file"):
        lexica.add_word_list(source)


def test_a_graph_taken_for_a_word_list_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.graph"
    WordGraph.build(["cat"]).save(path)

    with pytest.raises(NotAWordList):
        lexica.open_word_list(path)


# ------------------------------------------------------------------------------------------ other letters

A_TO_Z, GERMAN = alphabets()[0], next(each for each in alphabets() if each.key == "german")
UMLAUTS = "Über\nöl\näpfel\nstraße\n".encode()


@pytest.fixture
def umlauts(tmp_path: Path) -> Path:
    path = tmp_path / "Wörter.txt"
    path.write_bytes(UMLAUTS)
    return path


def test_there_is_an_alphabet_for_each_tile_set_english_first() -> None:
    assert [each.key for each in alphabets()] == ["english", "dutch", "french", "german", "polish", "spanish"]
    assert [each.own for each in alphabets()] == ["", "", "", "äöü", "ąćęłńóśźż", "ñ"]
    assert {path.stem for path in paths.resource("tiles").glob("*.toml")} == {each.key for each in alphabets()}


def test_the_letters_are_part_of_the_cache_and_of_the_key(umlauts: Path, tmp_path: Path) -> None:
    plain = lexica.open_word_list(umlauts)
    german = lexica.open_word_list(umlauts, GERMAN)

    assert list(plain.graph) == ["apfel", "ol", "strasse", "uber"]
    assert list(german.graph) == ["äpfel", "öl", "strasse", "über"]
    assert german.key != plain.key
    assert (german.language, german.levels) == ("de", None)
    assert len(list((tmp_path / "lexica").glob("*.graph"))) == 2


def test_a_second_call_in_the_same_letters_starts_from_the_cache(
    umlauts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexica.open_word_list(umlauts, GERMAN)
    monkeypatch.setattr(lexica, "read_word_list", _never)

    assert "ÜBER" in lexica.open_word_list(umlauts, GERMAN)


def test_a_list_on_the_shelf_keeps_its_letters(umlauts: Path, tmp_path: Path) -> None:
    lexicon, account = lexica.add_word_list(umlauts, GERMAN)
    again = lexica.open_lexicon(lexicon.key)
    (entry,) = [entry for entry in lexica.shelf() if not entry.shipped]

    assert account.words == ("äpfel", "öl", "strasse", "über")
    assert again.graph.alphabet == GERMAN.letters
    assert list(again.graph) == list(account.words)
    assert (again.language, again.levels) == ("de", None)
    assert (entry.letters, entry.language, entry.word_count) == (GERMAN.letters, "de", 4)
    assert lexica.find_lexicon("WÖRTER").key == lexicon.key


def test_the_same_file_in_other_letters_is_another_list(umlauts: Path, tmp_path: Path) -> None:
    for alphabet in (A_TO_Z, GERMAN, GERMAN):
        lexica.add_word_list(umlauts, alphabet)

    assert {entry.letters for entry in lexica.shelf()[SHIPPED:]} == {A_TO_Z.letters, GERMAN.letters}
    assert len(lexica.shelf()) == SHIPPED + 2


def test_an_account_from_before_the_choice_means_a_to_z(source: Path, tmp_path: Path) -> None:
    lexicon, _ = lexica.add_word_list(source)
    path = tmp_path / "lexica" / f"{lexicon.key}.json"
    account = json.loads(path.read_bytes())
    assert account.pop("letters") == A_TO_Z.letters
    path.write_text(json.dumps(account), encoding="utf-8")

    assert lexica.shelf()[SHIPPED].letters == A_TO_Z.letters
    assert "dog" in lexica.open_lexicon(lexicon.key)
    assert lexicon.key == "e0ed022d28bf75372fc4ac989e172414c35ecea2dd7b525063a31d9c54b652aa"


def test_a_file_suggests_its_letters(umlauts: Path, source: Path, tmp_path: Path) -> None:
    assert suggest_alphabet(umlauts) == GERMAN
    assert suggest_alphabet(source) == A_TO_Z
