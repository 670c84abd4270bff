"""What a word means in a line, in the window's language where something is said about it."""

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.glossary import Kind, Sense


def sense_text(sense: Sense) -> str:
    """Return a sense in a line, which says what is no definition. Any thread may ask."""
    if sense.kind is Kind.SYNONYMS:
        return QCoreApplication.translate("Meanings", "similar: {words}").format(words=sense.text)
    if sense.kind is Kind.TRANSLATION:
        return _translation(sense.language).format(words=sense.text)
    return sense.text


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
