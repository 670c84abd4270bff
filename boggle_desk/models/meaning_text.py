"""What a word means in a line, in the window's language where something is said about it."""

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.glossary import Kind, PartOfSpeech, Sense


def sense_text(sense: Sense) -> str:
    """Return a sense in a line, which says what is no definition. Any thread may ask."""
    if sense.kind is Kind.SYNONYMS:
        return QCoreApplication.translate("Meanings", "similar: {words}").format(words=sense.text)
    if sense.kind is Kind.TRANSLATION:
        return _translation(sense.language).format(words=sense.text)
    return sense.text


def sense_line(sense: Sense) -> str:
    """Return a sense in a line, with its part of speech before a definition. Any thread may ask."""
    part = sense.part_of_speech if sense.kind is Kind.DEFINITION else None
    return f"{part_text(part)}: {sense.text}" if part else sense_text(sense)


def part_text(part: PartOfSpeech) -> str:
    """Return the name of a part of speech. Any thread may ask."""
    return {
        PartOfSpeech.NOUN: QCoreApplication.translate("Meanings", "noun"),
        PartOfSpeech.VERB: QCoreApplication.translate("Meanings", "verb"),
        PartOfSpeech.ADJECTIVE: QCoreApplication.translate("Meanings", "adjective"),
        PartOfSpeech.ADVERB: QCoreApplication.translate("Meanings", "adverb"),
        PartOfSpeech.PRONOUN: QCoreApplication.translate("Meanings", "pronoun"),
        PartOfSpeech.DETERMINER: QCoreApplication.translate("Meanings", "determiner"),
        PartOfSpeech.PREPOSITION: QCoreApplication.translate("Meanings", "preposition"),
        PartOfSpeech.CONJUNCTION: QCoreApplication.translate("Meanings", "conjunction"),
        PartOfSpeech.INTERJECTION: QCoreApplication.translate("Meanings", "interjection"),
    }[part]


def _translation(language: str) -> str:
    match language:
        case "en":
            return QCoreApplication.translate("Meanings", "in English: {words}")
        case "de":
            return QCoreApplication.translate("Meanings", "in German: {words}")
        case "fr":
            return QCoreApplication.translate("Meanings", "in French: {words}")
        case "es":
            return QCoreApplication.translate("Meanings", "in Spanish: {words}")
        case "nl":
            return QCoreApplication.translate("Meanings", "in Dutch: {words}")
        case "pl":
            return QCoreApplication.translate("Meanings", "in Polish: {words}")
    return f"{language}: {{words}}"
