"""A card that says of a word whether it counts, and what it means."""

from collections.abc import Callable, Iterable, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser

from boggle_desk.engine.glossary import DamagedGlossary, Glossary, Meaning, PartOfSpeech, Sense, WordKind
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.learn.words import part_text, sense_text
from boggle_desk.models.locale_text import name_text
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, label, set_role
from boggle_desk.views.layouts import fill

_SHEET = """p {{ margin-top: {gap}px; margin-bottom: 0; }}
.part {{ color: {muted}; font-weight: 600; }}
.origin {{ font-weight: 600; }}
.first {{ font-size: {large}px; font-weight: 700; }}
.second {{ font-size: {middle}px; color: {muted}; }}
a {{ color: {accent}; font-weight: 600; text-decoration: none; }}
li {{ margin-bottom: {small}px; }}
ol {{ margin-top: {small}px; margin-bottom: {small}px; }}"""


class MeaningCard(Card):
    """Shows one word: capital letters, points, whether it counts, and its meanings, the first one large."""

    def __init__(self, look: Appearance, glossary: Glossary, lexicon_of: Callable[[], Lexicon | None]) -> None:
        """`lexicon_of` returns the dictionary in use, or None while there is none."""
        super().__init__(look)
        self._glossary = glossary
        self._lexicon_of = lexicon_of
        self._word = ""
        self._points: int | None = None
        self._whole = False
        self.word = label("", "word", wrap=True)
        self.points = label("", "accent")
        self.verdict = label("", "muted", wrap=True)
        self.text = QTextBrowser(openLinks=False)
        self._lay_out()
        look.changed.connect(self._restyle)
        self.clear()
        self._restyle()

    def show_word(self, word: str, points: int | None = None) -> None:
        """Show a word, in any case, with the points it earns if they matter."""
        self._whole = self._whole and word.strip() == self._word
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
        self.text.anchorClicked.connect(self._show_all)
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
                text = self.tr("– Hurtful or crude, so it doesn't count. Dictionary: “{title}”.")
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
        if not meanings:
            self.text.setPlainText(self.tr("No meaning yet."))
        elif self._whole:
            self.text.setHtml("".join(self._told(meaning) for meaning in meanings))
        else:
            self.text.setHtml(self._told_briefly(meanings))

    def _show_all(self) -> None:
        self._whole = True
        self._show_meaning()

    def _told_briefly(self, meanings: Sequence[Meaning]) -> str:
        """Return the first sense and the translation of the first meaning, one sense more, of another word if the word
        is a form of several, and a link to the others."""
        meaning, *more = meanings
        first, *others = meaning.senses
        translations = [sense for sense in others if sense.kind is WordKind.TRANSLATION]
        others = [sense for sense in others if sense not in translations]
        told = self._origin(meaning) + _paragraph(sense_text(first), "first")
        also = f"({_written(more[0])}) {sense_text(more[0].senses[0])}" if more else ""
        also = also or "".join(map(sense_text, others[:1]))
        if also:
            told += _paragraph(self.tr("Also: {meaning}").format(meaning=also), "second")
        told += "".join(_paragraph(sense_text(sense)) for sense in translations)
        if (left := len(others) + sum(len(each.senses) for each in more) - 1) > 0:
            link = self.tr("%n more meaning(s)", "", left)
            told += f'<p><a href="all">{escape(link)}</a></p>'
        return told

    def _told(self, meaning: Meaning) -> str:
        parts: dict[PartOfSpeech | None, list[Sense]] = {}
        for sense in meaning.senses:
            if sense.kind is WordKind.DEFINITION:
                parts.setdefault(sense.part_of_speech, []).append(sense)
        others = (sense for sense in meaning.senses if sense.kind is not WordKind.DEFINITION)
        return "".join(
            (
                self._origin(meaning),
                *(_told_part(part, senses) for part, senses in parts.items()),
                *(_paragraph(sense_text(sense)) for sense in others),
            )
        )

    def _origin(self, meaning: Meaning) -> str:
        """Return what is said of the word that means this, if it is another one or is written otherwise."""
        if meaning.guess:
            origin = self.tr("No meaning of its own. Perhaps from {lemma}:")
        elif meaning.lemma != meaning.word:
            origin = self.tr("A form of {lemma}:")
        elif meaning.spelling.lower() not in ("", meaning.word):
            origin = "{lemma}:"
        else:
            return ""
        return _paragraph(origin.format(lemma=_written(meaning)), "origin")

    def _restyle(self) -> None:
        px, theme = self._look.px, self._look.theme
        sheet = _SHEET.format(
            gap=px(8), small=px(3), large=px(22), middle=px(17), muted=theme.muted, accent=theme.accent_text
        )
        self.text.document().setDefaultStyleSheet(sheet)
        self.text.document().setIndentWidth(px(26))
        if self._word:
            self.show_word(self._word, self._points)


def _written(meaning: Meaning) -> str:
    """Return the lemma in capitals, as it is written."""
    return (meaning.spelling or meaning.lemma).upper()


def _paragraph(text: str, role: str = "") -> str:
    return f'<p class="{role}">{escape(text)}</p>'


def _told_part(part: PartOfSpeech | None, senses: Iterable[Sense]) -> str:
    name = _paragraph(part_text(part), "part") if part else ""
    return name + f"<ol>{''.join(f'<li>{escape(sense.text)}</li>' for sense in senses)}</ol>"


def _selectable(part: QLabel, selectable: bool = True) -> None:
    flag = Qt.TextInteractionFlag
    part.setTextInteractionFlags(flag.TextSelectableByMouse if selectable else flag.NoTextInteraction)
