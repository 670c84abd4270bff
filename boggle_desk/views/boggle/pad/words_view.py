"""A typed list as it looks on paper."""

from boggle_desk.models.boggle.pad_words_model import PadWordsModel
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.look import Look


class PadWordsView(EntryListView):
    """Shows the words of one player in one round, as all lists of words are shown."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.words = PadWordsModel()
        self.setModel(self.words)
