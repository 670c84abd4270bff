"""The cardbox, on days that the test counts."""

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    EndGame,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.review import sightings as boggle_sightings
from boggle_desk.engine.boggle.rules import read_cube_sets, read_presets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.flashcards import (
    CardKind,
    Flashcard,
)
from boggle_desk.engine.game import Game
from boggle_desk.engine.glossary import Glossary, Meaning, PartOfSpeech, Sense
from boggle_desk.engine.learning import (
    NO,
    YES,
    Misses,
    Question,
    QuestionForm,
    Seat,
    Verdict,
    WordChance,
    chosen_form,
    clues,
    disordered,
    forms,
    judge,
    missed_words,
    near_word,
    new_words,
    question,
    spot_boards,
)
from boggle_desk.engine.lexicon import Levels, Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.review import sightings as scrabble_sightings
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_list import fold
from boggle_desk.storage.learning import read_sightings
from boggle_desk.storage.lexica import SHIPPED, alphabets, glossaries, open_shipped
from tests.storage.scrabble_play import scrabble_game


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


def check() -> None:
    """Go on."""


def of(
    sightings: list[WordChance], name: str, lexicon: Lexicon, tier: Tier = Tier.ALL
) -> dict[str, tuple[int, int, int]]:
    """Return for each word how often it was missed, found, and had by others."""
    found = missed_words(sightings, name, lexicon, lexicon.__contains__, tier)
    learned = (*found.to_learn, *found.overlooked)
    return {each.word: (each.missed, each.found, each.others) for each in learned}


def levelled(words: dict[str, tuple[int, float]]) -> Lexicon:
    """Return a dictionary of words with their level bytes and their frequencies on Zipf's scale."""
    graph = WordGraph.build(sorted(words))
    values, zipf = bytes(words[word][0] for word in graph), bytes(round(20 * words[word][1]) for word in graph)
    return Lexicon("own", "Own", "en", graph, Levels(graph, values, zipf))


BOARD = (1, 4, ("T", "O", "H", "S"))
"""What makes a sighting one of a board: words that are known are only looked for there."""


def test_counts_of_a_small_evening(lexicon: Lexicon) -> None:
    """Counted by hand: two boards, Ann and a computer."""
    first = WordChance(
        "boggle", (Seat("Ann", found=("hot",)), Seat("Rival", True, found=("hot", "host"))), ("host", "hot"), *BOARD
    )
    second = WordChance(
        "boggle", (Seat("Ann", found=()), Seat("Rival", True, found=("host",))), ("host", "hot", "teas"), *BOARD
    )
    met = of([second, first], "Ann", lexicon)
    assert met == {"host": (2, 0, 2), "hot": (1, 1, 0), "teas": (1, 0, 0)}
    assert list(met) == ["host", "hot", "teas"]
    assert missed_words([first], "Rival", lexicon, lexicon.__contains__, Tier.ALL) == Misses()


WORDS = levelled(
    {
        "the": (0, 7.0),
        "hot": (0, 5.0),
        "kite": (1, 3.7),
        "raisin": (1, 3.2),
        "kites": (1, 3.1),
        "retain": (2, 3.9),
        "thorny": (3, 3.0),
        "retinas": (3, 2.0),
        "toque": (5, 1.0),
        "quoth": (4 | int(Mark.ARCHAIC), 1.5),
        "kevin": (4 | int(Mark.NAMELIKE), 4.9),
        "slur": (1 | int(Mark.HURTFUL), 4.9),
    }
)


@pytest.mark.parametrize(
    ("tier", "learned", "known"),
    [
        (Tier.SIMPLE, ["kite", "raisin"], {"the", "hot"}),
        (Tier.EVERYDAY, ["retain", "thorny", "retinas"], {"the", "hot", "kite", "raisin"}),
        (Tier.ALL, ["quoth", "toque"], {"the", "hot", "kite", "raisin", "retain", "thorny", "retinas"}),
    ],
)
def test_a_learner_is_offered_missed_words_of_the_own_tier_the_commonest_first(
    tier: Tier, learned: list[str], known: set[str]
) -> None:
    """Never what may not be brought; and what is commoner is known, and spotted on its board."""
    words = tuple(word for word in WORDS.graph if word != "kites")
    found = missed_words([WordChance("boggle", (Seat("Ann"),), words, *BOARD)], "Ann", WORDS, WORDS.__contains__, tier)
    assert [each.word for each in found.to_learn] == learned
    assert {each.word for each in found.overlooked} == known


def test_a_child_is_offered_what_a_child_can_use_though_nothing_was_missed() -> None:
    """Lemmas only: KITES comes with KITE, as far as the dictionary tells."""
    assert new_words(WORDS, Tier.SIMPLE, (), 9) == ("kite", "raisin", "kites")
    assert new_words(WORDS, Tier.SIMPLE, ("kite",), 1) == ("raisin",)
    assert new_words(WORDS, Tier.EVERYDAY, (), 9) == ("thorny", "retinas"), "RETAIN is known to adults"
    assert new_words(WORDS, Tier.ALL, (), 9) == ("toque",)
    assert new_words(Lexicon("own", "Own", "", WORDS.graph), Tier.ALL, (), 9) == ()


def test_a_new_word_is_just_beyond_what_one_knows_and_never_sensitive() -> None:
    """W23"""
    words = levelled(
        {
            "despite": (2, 4.9),
            "perry": (4, 3.9),
            "suicide": (3 | int(Mark.SENSITIVE), 3.4),
            "thorny": (3, 3.0),
            "toque": (4, 2.1),
        }
    )
    assert new_words(words, Tier.EVERYDAY, (), 9) == ("thorny",)
    assert new_words(words, Tier.ALL, (), 9) == ("toque",)


@pytest.mark.parametrize("key", SHIPPED)
def test_every_language_has_enough_new_words_for_a_child_and_none_that_may_not_be_brought(key: str) -> None:
    words = open_shipped(key)
    for tier in (Tier.SIMPLE, Tier.EVERYDAY):
        offered = new_words(words, tier, (), 200)
        assert len(offered) == 200
        assert all(words.is_brought(word) and words.tier(word) <= tier for word in offered)
        assert all(words.lemma(word) == word for word in offered)
        assert len({word[0] for word in offered[:40]}) > 5, "words that are equally frequent come mixed"


def test_without_levels_every_missed_word_can_be_learned() -> None:
    plain = Lexicon("own", "Own", "", WORDS.graph)
    found = missed_words([WordChance("boggle", (Seat("Ann"),), ("toque", "kite"), *BOARD)], "Ann", plain,
                         plain.__contains__, Tier.SIMPLE)  # fmt: skip
    assert [each.word for each in found.to_learn] == ["toque", "kite"]


def test_short_words_do_not_count_for_those_who_may_not_write_them(lexicon: Lexicon) -> None:
    """B33"""
    seats = (Seat("Ann", beyond=("hot",)), Seat("Ben", found=("hot",)))
    both = WordChance("boggle", seats, ("hot", "host"), *BOARD)
    assert set(of([both], "Ann", lexicon)) == {"host"}
    assert set(of([both], "Ben", lexicon)) == {"host"}
    earlier = WordChance("boggle", (Seat("Ann", least=4),), ("hot", "host"), *BOARD)
    assert set(of([earlier], "Ann", lexicon)) == {"host"}


def test_what_a_round_offered_is_read_as_it_was_kept() -> None:
    seats = (Seat("Ann", beyond=("hot",)), Seat("Ben", found=("hot",)))
    chance = WordChance("boggle", seats, ("hot", "host"), *BOARD)
    assert read_sightings([msgspec.json.encode(chance).decode()]) == (chance,)


def test_nothing_is_said_of_a_list_that_nobody_typed_in(lexicon: Lexicon) -> None:
    assert of([WordChance("boggle", (Seat("Ann", known=False),), ("hot",))], "Ann", lexicon) == {}


@pytest.mark.parametrize("refuses", [True, False])
def test_words_that_are_not_brought_are_never_offered(lexicon: Lexicon, refuses: bool) -> None:
    """Not even where the family lets them count."""
    bad = next(word for word in lexicon.graph if lexicon.is_offensive(word))
    words = (bad, "york", "hot")
    seen = [WordChance("boggle", (Seat("Ann"), Seat("Ben", found=words)), words, *BOARD)]
    assert set(of(seen, "Ann", lexicon.refusing_offensive(refuses))) == {"hot"}


def test_words_that_others_played_are_new_until_one_plays_them() -> None:
    game = WordChance(
        "scrabble", (Seat("Ann", found=("hot",), offered=("retain",)), Seat("Ben", found=("thorny", "hot", "kite")))
    )
    assert of([game], "Ann", WORDS, Tier.EVERYDAY) == {"thorny": (0, 0, 1), "retain": (1, 0, 0)}
    later = WordChance("scrabble", (Seat("Ann", found=("thorny",)),))
    assert set(of([later, game], "Ann", WORDS, Tier.EVERYDAY)) == {"retain"}


def test_the_last_board_is_the_one_that_is_shown(lexicon: Lexicon) -> None:
    old = WordChance("boggle", (Seat("Ann"),), ("hot",), 1, 3, ("H", "O", "T"))
    new = WordChance("boggle", (Seat("Ann"),), ("hot",), 1, 3, ("T", "O", "H"))
    (met,) = missed_words([new, old], "Ann", lexicon, lexicon.__contains__, Tier.ALL).overlooked
    assert met.where is new


def test_what_somebody_knows_is_spotted_and_not_learned() -> None:
    """Everybody's words, and those that were found elsewhere, even rare ones."""
    seen = [
        WordChance("boggle", (Seat("Ann"),), ("the", "hot", "kite", "toque", "retain"), *BOARD),
        WordChance("boggle", (Seat("Ann", found=("toque",)),), ("toque",), *BOARD),
    ]
    found = missed_words(seen, "Ann", WORDS, WORDS.__contains__, Tier.EVERYDAY)
    assert [each.word for each in found.to_learn] == ["retain"]
    assert {each.word for each in found.overlooked} == {"the", "hot", "kite", "toque"}
    (board,) = spot_boards(found.overlooked, known={"hot"})
    assert (board.where, len(board.words)) == (seen[0], 3)
    assert "toque" in board.words, "the word that was worth most"
    assert "hot" not in board.words


def test_a_played_round_offers_the_words_of_its_board(lexicon: Lexicon) -> None:
    """B8, B18, B20, B33: what was struck out was not found; a child's shorter words are on the board too."""
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    rules = read_presets(paths.resource("rules", "boggle"), sets)["classic"]
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, (Player("Ann"), Player("Kim", minimum_length=2))))
    rng = Random(502)
    for move in (Shake(), BeginSearch(), CallTime()):
        game.play(move, lexicon, rng)
    if game.position.phase is Phase.FINISH:
        game.play(EndSearch(), lexicon, rng)
    for word in ("hot", "tgu"):
        game.play(WriteWord(0, word), lexicon, rng)
    assert boggle_sightings(game.opening, game.steps, lexicon.graph, check) == ()
    for later in (BeginReading(), ReadWord("hot"), ReadWord("tgu"), Challenge("tgu", 1), PassReading()):
        game.play(later, lexicon, rng)
    while game.position.phase is Phase.READ:
        game.play(PassReading(), lexicon, rng)
    game.play(EndGame(), lexicon, rng)
    (seen,) = boggle_sightings(game.opening, game.steps, lexicon.graph, check)
    assert [seat.found for seat in seen.seats] == [("hot",), ()]
    assert [seat.known for seat in seen.seats] == [True, False]
    of_two = tuple(word for word in seen.words if len(word) == 2)
    assert [seat.beyond for seat in seen.seats] == [of_two, ()]
    assert seen.words == tuple(each.word for each in solve(game.position.board, lexicon.graph, 2))
    assert (seen.rows, seen.columns, seen.faces) == (4, 4, game.position.board.faces)


def test_a_scrabble_game_offers_what_was_played_and_the_dearest_plays(lexicon: Lexicon) -> None:
    game = scrabble_game(Random(6), 12)
    graph = tile_graph(lexicon.graph, game.opening.rules.tiles)
    (seen,) = scrabble_sightings(game.opening, game.steps, graph, check)
    assert any(seat.found for seat in seen.seats)
    offered = [word for seat in seen.seats for word in seat.offered]
    assert offered
    assert all(word in lexicon.graph for word in offered)
    (plain,) = scrabble_sightings(game.opening, game.steps, None, check)
    assert [seat.found for seat in plain.seats] == [seat.found for seat in seen.seats]
    assert not any(seat.offered for seat in plain.seats)


def ask(card: Flashcard, form: QuestionForm, lexicon: Lexicon, rng: Random, meaning: Meaning | None = None) -> Question:
    return question(card, form, lexicon, rng, lexicon.__contains__, meaning)


def test_letters_are_in_disorder_and_the_word_is_right(lexicon: Lexicon, rng: Random) -> None:
    asked = ask(Flashcard("retains"), QuestionForm.ANAGRAM, lexicon, rng)
    assert asked.shown != "retains"
    assert Counter(asked.shown) == Counter("retains") == Counter(asked.letters)
    verdicts = [judge(asked, text, lexicon.__contains__).verdict for text in ("RETAINS", "retinas", "strain", " ")]
    assert verdicts == [Verdict.RIGHT, Verdict.ANOTHER, Verdict.WRONG, Verdict.NO_ANSWER]


def test_a_word_of_the_same_letters_twice_has_no_disorder(rng: Random) -> None:
    assert disordered("aa", rng, frozenset().__contains__) == "aa"
    assert disordered("ab", rng, frozenset().__contains__) == "ba"
    assert QuestionForm.ANAGRAM not in forms(Flashcard("qi"), None)
    assert QuestionForm.ANAGRAM not in forms(Flashcard("zzz"), None)


def test_letters_never_lie_as_a_word(lexicon: Lexicon, rng: Random) -> None:
    """The letters of NET are not shown as TEN."""
    for word in ("net", "her", "teas", "stone"):
        shown = {ask(Flashcard(word), QuestionForm.ANAGRAM, lexicon, rng).shown for _ in range(30)}
        assert shown
        assert not any(each in lexicon for each in shown)


def test_words_in_daily_use_are_not_asked_for_being_words() -> None:
    assert forms(Flashcard("yet"), None, in_daily_use=True) == (QuestionForm.ANAGRAM,)
    assert forms(Flashcard("yet"), None) == (QuestionForm.ANAGRAM, QuestionForm.IS_WORD)
    assert forms(Flashcard("at"), None, in_daily_use=True) == (QuestionForm.IS_WORD,)
    assert forms(Flashcard("yet", CardKind.BACK), None, in_daily_use=True) == (QuestionForm.HOOKS,)


def test_a_meaning_is_asked_only_if_it_does_not_name_the_word(lexicon: Lexicon, rng: Random) -> None:
    glossary = Glossary(glossaries())
    meaning = glossary.meaning("cube")
    assert QuestionForm.MEANING in forms(Flashcard("cube"), meaning)
    assert QuestionForm.MEANING not in forms(Flashcard("cubes"), glossary.meaning("cubes"))
    naming = Meaning("cube", "cube", (Sense(PartOfSpeech.NOUN, "a Cube of sugar"),))
    assert QuestionForm.MEANING not in forms(Flashcard("cube"), naming)
    assert QuestionForm.MEANING not in forms(Flashcard("cube"), replace(naming, guess=True))
    asked = ask(Flashcard("cube"), QuestionForm.MEANING, lexicon, rng, meaning)
    assert (asked.shown, asked.meaning, asked.answer) == ("", meaning, "cube")
    assert len(asked.letters) == 6
    assert Counter("cube") <= Counter(asked.letters)


@pytest.mark.parametrize(
    ("word", "text", "told"),
    [
        ("canary", "a small yellow bird", True),
        ("canary", "having the color of a canary", False),
        ("canary", "a bird; several are canaries", False),
        ("schloss", "was an einem Türschloss ist", False),
        ("cote", "le côté d'une montagne", False),
        ("haus", "Häuser und Hütten", False),
        ("art", "the party of a painter", True),
        ("art", "the Art of painting", False),
    ],
)
def test_a_clue_never_has_the_word(word: str, text: str, told: bool) -> None:
    """Whole, as a form, as part of a longer word, with other accents or capitals."""
    other = Sense(PartOfSpeech.NOUN, "another thing")
    assert clues(Meaning(word, word, (Sense(None, text), other))) == ((Sense(None, text), other) if told else (other,))
    assert clues(Meaning(word, "lemma", (other,))) == ()
    assert clues(Meaning(word, word, (other, other, other))) == (other, other)


@pytest.mark.parametrize("key", SHIPPED)
def test_no_shipped_clue_has_its_word(key: str) -> None:
    lexicon, glossary = open_shipped(key), Glossary(glossaries())
    asked = 0
    for number in range(0, len(lexicon.graph), 997):
        word = lexicon.graph.word(number)
        if meaning := glossary.meaning(word, lexicon):
            for sense in clues(meaning):
                asked += 1
                assert not any(part == fold(word) for part in re.findall(r"\w+", fold(sense.text.lower()))), word
    assert asked > 10


def test_is_it_a_word_shows_words_and_near_words(lexicon: Lexicon) -> None:
    shown = [ask(Flashcard("table"), QuestionForm.IS_WORD, lexicon, Random(seed)) for seed in range(60)]
    assert {each.answer for each in shown} == {YES, NO}
    for each in shown:
        assert (each.shown in lexicon) is (each.answer == YES)
        assert judge(each, each.answer, lexicon.__contains__).verdict is Verdict.RIGHT
        assert judge(each, NO if each.answer == YES else YES, lexicon.__contains__).verdict is Verdict.WRONG
        assert judge(each, "perhaps", lexicon.__contains__).verdict is Verdict.NO_ANSWER


@pytest.mark.parametrize("word", ["aa", "qi", "zax", "shot", "duck", "fact", "brace", "syzygy", "oxyphenbutazone"])
def test_a_near_word_is_no_word_and_nowhere_near_an_offensive_one(word: str, lexicon: Lexicon) -> None:
    graph, alphabet = lexicon.graph, lexicon.graph.alphabet
    made = {near_word(word, lexicon, Random(seed)) for seed in range(25)} - {None}
    assert made
    for each in filter(None, made):
        assert each not in graph
        assert len(each) == len(word)
        changed = [each[:at] + letter + each[at + 1 :] for at in range(len(each)) for letter in alphabet]
        assert not [other for other in changed if lexicon.is_offensive(other)]


def test_near_words_change_vowels_for_vowels_in_every_language() -> None:
    alphabet = next(each.letters for each in alphabets() if each.key == "german")
    words = sorted(["bär", "börse", "bürde", "abör", "abür", "bhr"], key=lambda word: [*map(alphabet.index, word)])
    german = Lexicon("own", "Own", "de", WordGraph.build(words, alphabet))
    made = {near_word("bär", german, Random(seed)) for seed in range(200)} - {None}
    assert made == {"bör", "bür"}


def test_hooks_are_letters_in_front_and_behind(lexicon: Lexicon, rng: Random) -> None:
    front = ask(Flashcard("ox", CardKind.FRONT), QuestionForm.HOOKS, lexicon, rng)
    assert front.answer == "".join(letter for letter in lexicon.graph.alphabet if letter + "ox" in lexicon)
    back = ask(Flashcard("ox", CardKind.BACK), QuestionForm.HOOKS, lexicon, rng)
    assert back.answer == "".join(letter for letter in lexicon.graph.alphabet if "ox" + letter in lexicon)
    right = judge(front, " ".join(reversed(front.answer.upper())), lexicon.__contains__)
    assert right.verdict is Verdict.RIGHT
    wrong = judge(front, front.answer[1:] + "e", lexicon.__contains__)
    assert (wrong.verdict, wrong.left_out, wrong.too_many) == (Verdict.WRONG, front.answer[0], "e")


def test_a_word_without_hooks_is_answered_with_nothing(lexicon: Lexicon, rng: Random) -> None:
    asked = ask(Flashcard("syzygy", CardKind.FRONT), QuestionForm.HOOKS, lexicon, rng)
    assert asked.answer == ""
    assert judge(asked, "", lexicon.__contains__).verdict is Verdict.RIGHT
    assert judge(asked, "s", lexicon.__contains__).too_many == "s"


def test_the_forms_of_a_card_take_turns() -> None:
    possible = (QuestionForm.IS_WORD, QuestionForm.ANAGRAM, QuestionForm.MEANING)
    turns = [chosen_form(Flashcard("cube", asked=asked), possible, set(QuestionForm)) for asked in range(4)]
    assert turns == [QuestionForm.ANAGRAM, QuestionForm.MEANING, QuestionForm.IS_WORD, QuestionForm.ANAGRAM]
    assert chosen_form(Flashcard("cube", asked=5), possible, {QuestionForm.ANAGRAM}) is QuestionForm.ANAGRAM
    assert chosen_form(Flashcard("qi"), (QuestionForm.IS_WORD,), {QuestionForm.ANAGRAM}) is QuestionForm.IS_WORD
