"""What belongs to a word: other forms of its lemma, words that lie in it, and hooks."""

from random import Random

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.house import House
from boggle_desk.engine.lexicon import Lemmas, Levels, Lexicon, Mark
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.learn.words import relatives, riddle
from boggle_desk.storage.lexica import glossaries, open_shipped

COMMON = {"hund": 0, "hunde": 0, "hundes": 0, "hunden": 0, "hundert": 0, "und": 0, "unde": 5, "hun": 2, "schund": 3}
FREQUENT = {"hunde": 99, "hundes": 40, "hunden": 80, "hund": 120}


def lexicon(levels: dict[str, int]) -> Lexicon:
    graph = WordGraph.build(sorted(levels))
    ends = {"hunde": 1, "hundes": 2, "hunden": 2}
    lemmas = Lemmas(graph, [(0, end, "") for end in range(3)], [ends.get(word, 0) for word in graph])
    frequencies = bytes(FREQUENT.get(word, 1) for word in graph)
    return Lexicon(
        "own", "Own", "de", graph, Levels(graph, bytes(map(levels.__getitem__, graph)), frequencies, lambda: lemmas)
    )


def test_the_commonest_forms_come_first_and_another_lemma_is_no_form() -> None:
    words = lexicon(COMMON)
    assert relatives("hund", words, StopFlag()).forms == ("hunde", "hunden")
    assert relatives("hundes", words, StopFlag()).forms == ("hund", "hunde")
    assert relatives("hundert", words, StopFlag()).forms == ()


def test_forms_may_change_the_last_letters_of_their_lemma() -> None:
    words = open_shipped()
    assert "canaries" in relatives("canary", words, StopFlag()).forms
    assert "wives" in relatives("wife", words, StopFlag()).forms


def test_words_inside_are_everyday_ones_the_longest_first() -> None:
    """UNDE is known to word lovers only, and HUND is the word itself."""
    words = lexicon(COMMON)
    assert relatives("hund", words, StopFlag()).inside == ("hun", "und")
    assert relatives("hunde", words, StopFlag()).inside == ("hund", "hun")
    assert relatives("schund", words, StopFlag()).inside == ("hund", "hun")


def test_nothing_that_may_not_be_brought_is_a_relative() -> None:
    crude = lexicon(COMMON | {"hunde": int(Mark.CRUDE), "und": int(Mark.HURTFUL)})
    found = relatives("hund", crude.housed(House((), ("hun", "hunden"))), StopFlag())
    assert (found.forms, found.inside) == (("hundes",), ())
    assert found.hooks
    assert (found.hooks.front, found.hooks.back) == ("", "e"), "a hook is a letter, and counts"


def test_a_riddle_asks_for_a_simple_word_that_is_not_on_the_board() -> None:
    """Who waits for another's extra time is asked it on the phone, and may not be told a word that counts."""
    words, board = open_shipped(), Board(4, 4, tuple("tnseuirdalgeohmc"))
    glossary = Glossary(glossaries(), shows_crude=lambda: False, reads=lambda: "en")
    for seed in range(3):
        asked = riddle(glossary, words, board, Random(seed))
        assert asked
        assert words.is_brought(asked.word)
        assert board.path(asked.word) is None
        assert asked.word not in asked.question.lower()
    assert riddle(glossary, lexicon({"hun": 2, "hund": 0}), board, Random(1)) is None
