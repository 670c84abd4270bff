"""A card that says of a word whether it counts, and what it means."""

from collections.abc import Callable, Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser

from boggle_desk.engine.glossary import DamagedGlossary, Glossary, Kind, Meaning, PartOfSpeech, Sense
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.locale_text import name_text
from boggle_desk.models.meaning_text import sense_text
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, label, set_role
from boggle_desk.views.layouts import fill

_SHEET = """p {{ margin-top: {gap}px; margin-bottom: 0; }}
.part {{ color: {muted}; font-weight: 600; }}
.origin {{ font-weight: 600; }}
li {{ margin-bottom: {small}px; }}
ol {{ margin-top: {small}px; margin-bottom: {small}px; }}"""


class MeaningCard(Card):
    """Shows one word: capital letters, points, whether it counts, and its meanings by part of speech."""

    def __init__(self, look: Appearance, glossary: Glossary, lexicon_of: Callable[[], Lexicon | None]) -> None:
        """`lexicon_of` returns the dictionary in use, or None while there is none."""
        super().__init__(look)
        self._glossary = glossary
        self._lexicon_of = lexicon_of
        self._word = ""
        self._points: int | None = None
        self.word = label("", "word", wrap=True)
        self.points = label("", "accent")
        self.verdict = label("", "muted", wrap=True)
        self.text = QTextBrowser()
        self._lay_out()
        look.changed.connect(self._restyle)
        self.clear()
        self._restyle()

    def show_word(self, word: str, points: int | None = None) -> None:
        """Show a word, in any case, with the points it earns if they matter."""
        self._word, self._points = word.strip(), points
        self.word.setText(self._word.upper())
        _selectable(self.word, self._word.isascii())  # Qt clips what can be selected above its capitals: Ä would be A
        self.points.setText("" if points is None else self.tr("%n point(s)", "", points))
        self._show_verdict()
        self._show_meaning()
        for part in (self.word, self.verdict, self.text):
            part.show()

    def clear(self) -> None:
        self._word, self._points = "", None
        for part in (self.word, self.points, self.verdict):
            part.clear()
            part.hide()
        self.text.clear()
        self.setAccessibleDescription("")

    def _lay_out(self) -> None:
        row = fill(QHBoxLayout(), (self.word, 1), self.points)
        fill(self.column, row, self.verdict, (self.text, 1))
        for part in (self.points, self.verdict):
            _selectable(part)
        self.text.setProperty("role", "meaning")
        self.text.setOpenLinks(False)
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(0)
        self.text.setAccessibleName(self.tr("Meaning"))
        self.setAccessibleName(self.tr("Word and meaning"))

    def _show_verdict(self) -> None:
        lexicon = self._lexicon_of()
        self.points.setVisible(bool(self.points.text()))
        if lexicon is None:
            text, role = self.tr("Opening the dictionary…"), "muted"
        else:
            if self._word in lexicon:
                text, role = self.tr("✓ In the dictionary “{title}”."), "good"
            elif self._word.lower() in lexicon.graph:  # the family setting has the referee refuse it
                text = self.tr("– Offensive, so it doesn't count. Dictionary: “{title}”.")
                role = "muted"
            else:
                text, role = self.tr("✗ Not in the dictionary “{title}”."), "bad"
            text = text.format(title=name_text(lexicon.title))
        set_role(self.verdict, role)
        self.verdict.setText(text)
        self.setAccessibleDescription(f"{self._word.upper()}. {text}")

    def _show_meaning(self) -> None:
        lexicon = self._lexicon_of()
        try:
            meanings = self._glossary.meanings(self._word, lexicon)
        except DamagedGlossary:
            self.text.setPlainText(self.tr("The dictionary of meanings is damaged. Please install the game again."))
            return
        if meanings:
            self.text.setHtml("".join(self._told(meaning) for meaning in meanings))
        else:
            self.text.setPlainText(self.tr("No meaning yet."))

    def _told(self, meaning: Meaning) -> str:
        origin = ""
        if meaning.guess:
            origin = self.tr("No meaning of its own. Perhaps from {lemma}:")
        elif meaning.lemma != meaning.word:
            origin = self.tr("A form of {lemma}:")
        elif meaning.spelling.lower() not in ("", meaning.word):
            origin = "{lemma}"
        sentence = escape(origin.format(lemma=(meaning.spelling or meaning.lemma).upper()))
        head = f'<p class="origin">{sentence}</p>' if origin else ""
        parts: dict[PartOfSpeech | None, list[Sense]] = {}
        for sense in meaning.senses:
            if sense.kind is Kind.DEFINITION:
                parts.setdefault(sense.part_of_speech, []).append(sense)
        others = (sense for sense in meaning.senses if sense.kind is not Kind.DEFINITION)
        return (
            head
            + "".join(self._told_part(part, senses) for part, senses in parts.items())
            + "".join(f"<p>{escape(sense_text(sense))}</p>" for sense in others)
        )

    def _told_part(self, part: PartOfSpeech | None, senses: Iterable[Sense]) -> str:
        name = f'<p class="part">{escape(self._part_name(part))}</p>' if part else ""
        return name + f"<ol>{''.join(f'<li>{escape(sense.text)}</li>' for sense in senses)}</ol>"

    def _part_name(self, part: PartOfSpeech) -> str:
        return {
            PartOfSpeech.NOUN: self.tr("noun"),
            PartOfSpeech.VERB: self.tr("verb"),
            PartOfSpeech.ADJECTIVE: self.tr("adjective"),
            PartOfSpeech.ADVERB: self.tr("adverb"),
            PartOfSpeech.PRONOUN: self.tr("pronoun"),
            PartOfSpeech.DETERMINER: self.tr("determiner"),
            PartOfSpeech.PREPOSITION: self.tr("preposition"),
            PartOfSpeech.CONJUNCTION: self.tr("conjunction"),
            PartOfSpeech.INTERJECTION: self.tr("interjection"),
        }[part]

    def _restyle(self) -> None:
        px, theme = self._look.px, self._look.theme
        sheet = _SHEET.format(gap=px(8), small=px(3), muted=theme.muted)
        self.text.document().setDefaultStyleSheet(sheet)
        self.text.document().setIndentWidth(px(26))
        if self._word:
            self.show_word(self._word, self._points)


def _selectable(part: QLabel, selectable: bool = True) -> None:
    flag = Qt.TextInteractionFlag
    part.setTextInteractionFlags(flag.TextSelectableByMouse if selectable else flag.NoTextInteraction)
