"""Sentences about cards and questions, in plain words."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from boggle_desk.engine.anagrams import BadQuery, QueryFault
from boggle_desk.engine.flashcards import CardCounts, CardKind, Flashcard
from boggle_desk.engine.learning import NO, YES, Judged, Question, QuestionForm, Verdict
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.locale_text import language_name


def with_gap(word: str, subject: CardKind) -> str:
    """Return a word in capitals, with a gap where hooks go if they are to be known."""
    front, back = ("▁" if subject is side else "" for side in (CardKind.FRONT, CardKind.BACK))
    return f"{front}{word.upper()}{back}"


class LearnStrings(QObject):
    def task(self, question: Question) -> str:
        if question.form is QuestionForm.HOOKS:
            if question.card.subject is CardKind.FRONT:
                return self.tr("Which letters make another word in front of it?")
            return self.tr("Which letters make another word after it?")
        return {
            QuestionForm.ANAGRAM: self.tr("Which word do these letters make?"),
            QuestionForm.MEANING: self.tr("Which word of %n letter(s) means this?", "", len(question.answer)),
            QuestionForm.IS_WORD: self.tr("Is this word in the dictionary?"),
        }[question.form]

    def form(self, form: QuestionForm) -> str:
        return {
            QuestionForm.ANAGRAM: self.tr("Mixed letters"),
            QuestionForm.MEANING: self.tr("Meaning"),
            QuestionForm.IS_WORD: self.tr("Is it a word?"),
            QuestionForm.HOOKS: self.tr("Hooks"),
        }[form]

    def shown(self, question: Question) -> str:
        shown = question.form in (QuestionForm.HOOKS, QuestionForm.IS_WORD)
        return with_gap(question.shown, question.card.subject) if shown else ""

    def verdict(self, question: Question, judged: Judged, given_up: bool) -> str:
        match judged.verdict:
            case Verdict.RIGHT:
                return self.tr("✓ Right: {answer}").format(answer=self._solution(question))
            case Verdict.ANOTHER:
                return self.tr("≈ That counts too. Look for another one.")
            case Verdict.NO_ANSWER:
                return self.tr("Type an answer or tap the letters.")
            case _:
                return self._wrong(question, judged, given_up)

    def _wrong(self, question: Question, judged: Judged, given_up: bool) -> str:
        solution = self._solution(question)
        if given_up:
            return self.tr("→ {answer}").format(answer=solution)
        if question.form is not QuestionForm.HOOKS:
            return self.tr("✗ No: {answer}").format(answer=solution)
        parts = [self.tr("✗ Not quite: {answer}.").format(answer=solution)]
        if judged.left_out:
            parts.append(self.tr("Left out: {letters}.").format(letters=" ".join(judged.left_out.upper())))
        if judged.too_many:
            parts.append(self.tr("No hooks: {letters}.").format(letters=" ".join(judged.too_many.upper())))
        return " ".join(parts)

    def _solution(self, question: Question) -> str:
        if question.form is QuestionForm.HOOKS:
            return " ".join(question.answer.upper()) or self.tr("no letter at all")
        answers = {
            YES: self.tr("{word} is a word").format(word=question.shown.upper()),
            NO: self.tr("{word} isn't a word, {other} is").format(
                word=question.shown.upper(), other=question.card.word.upper()
            ),
        }
        return answers[question.answer] if question.form is QuestionForm.IS_WORD else question.answer.upper()

    def standing(self, standing: CardCounts) -> str:
        return self.tr("Cards: {cards} · {new} new · {learning} on the way · {learned} learned").format(
            cards=standing.cards, new=standing.new, learning=standing.learning, learned=standing.learned
        )

    def card(self, card: Flashcard, today: int, lexicon: Lexicon, language: str) -> str:
        """Return when a card is asked again, how often it was missed, and why it is not asked now."""
        if not card.speaks(language):
            return self.tr("waits in {language}").format(language=language_name(card.languages[0]))
        if card.word not in lexicon:
            return self.tr("not in this dictionary")
        days, missed = card.due - today, ""
        if card.asked:
            missed = self.tr("missed {missed} of {chances}").format(missed=card.missed, chances=card.asked)
        if card.is_new:
            due = self.tr("new")
        elif days <= 0:
            due = self.tr("today")
        else:
            due = self.tr("in %n day(s)", "", days) if days > 1 else self.tr("tomorrow")
        return " · ".join(filter(None, (due, missed)))

    def elsewhere(self, waiting: Iterable[tuple[str, int]]) -> str:
        return " ".join(
            self.tr("%n card(s) wait in {language}.", "", count).format(language=language_name(code))
            for code, count in waiting
        )

    def next_time(self, card: Flashcard, today: int) -> str:
        if card.failed:
            return self.tr("You'll see it again in a moment.")
        days = card.due - today
        if days == 1:
            return self.tr("You'll see it again tomorrow.")
        return self.tr("You'll see it again in %n day(s).", "", days)

    def fault(self, bad: BadQuery) -> str:
        fields = {
            "letters": self.tr("Letters"),
            "pattern": self.tr("Pattern"),
            "starts": self.tr("Begins with"),
            "contains": self.tr("Contains"),
            "ends": self.tr("Ends with"),
        }
        field = fields.get(bad.field, bad.field)
        if bad.fault is QueryFault.NO_LETTER:
            text = self.tr("{field}: “{sign}” isn't a letter you can use here.")
            return text.format(field=field, sign=bad.sign)
        if bad.fault is QueryFault.TOO_LONG:
            return self.tr("{field}: that's too long.").format(field=field)
        return self.tr("The shortest length is longer than the longest.")
