"""The settings as one observable value."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.players import Player, name_key, person_key
from boggle_desk.settings import MOST_CHILDREN, MOST_PEOPLE, OF_THE_ROOM, BoggleSetup, Person, ScrabbleSetup, Settings


class SettingsModel(QObject):
    """The current settings. `change` saves them and emits `changed`."""

    changed = Signal(object)

    def __init__(self, settings: Settings, keep: Callable[[Settings], None]) -> None:
        """`keep` saves settings and returns at once (`SmallFile.keep`)."""
        super().__init__()
        self.settings = settings
        self._keep = keep
        self.last_setups: dict[str, BoggleSetup | ScrabbleSetup] = {}
        """How the last games were set up, by the setting that remembers a set-up."""

    def change(self, **values: Any) -> None:
        settings = replace(self.settings, **values)
        if settings != self.settings:
            self.settings = settings
            self._keep(settings)
            self.changed.emit(settings)

    def take_over(self, settings: Settings) -> None:
        """Take over all other settings except the window's place."""
        names = [field.name for field in fields(settings) if field.name not in ("window", "kept")]
        self.change(**{name: getattr(settings, name) for name in names})

    def forget_rules(self) -> None:
        """Begin the next set-ups with the rules of their presets; what they were can be asked back."""
        self.last_setups = {"table": self.settings.table, "scrabble": self.settings.scrabble}
        boggle, scrabble = (
            replace(setup, rules={name: rule for name, rule in setup.rules.items() if name in OF_THE_ROOM})
            for setup in (self.settings.table, self.settings.scrabble)
        )
        self.change(table=boggle, scrabble=scrabble)

    def remember(self, players: Sequence[Player]) -> None:
        """Remember the people among the players as the latest who sat down, with their faces. Without a colour they get
        that of the seat."""
        known = {name_key(each.name): each for each in self.settings.people}
        seated = dict[str, Person]()
        for seat, player in enumerate(players):
            if player.level is None and person_key(player.name):
                person = known.get(name_key(player.name), Person(player.name))
                taken = {each.colour for each in (*known.values(), *seated.values())}
                free = next(colour for colour in count(seat) if colour not in taken)
                seated[name_key(player.name)] = person if person.colour is not None else replace(person, colour=free)
        others = [each for key, each in known.items() if key not in seated]
        self.change(people=(*seated.values(), *others)[:MOST_PEOPLE])

    def change_face(self, person: Person) -> None:
        people = [each for each in self.settings.people if name_key(each.name) != name_key(person.name)]
        self.change(people=(person, *people)[:MOST_PEOPLE])

    def is_child(self, name: str) -> bool:
        return name_key(name) in self.settings.children

    def set_child(self, name: str, child: bool) -> None:
        others = tuple(each for each in self.settings.children if each != name_key(name))
        self.change(children=(name_key(name), *others)[:MOST_CHILDREN] if child else others)

    def forget_person(self, key: str) -> None:
        """Remove a person, by the `name_key` key, from the settings."""
        settings = self.settings
        players = tuple(each for each in settings.players if each.level is not None or name_key(each.name) != key)
        people = tuple(each for each in settings.people if name_key(each.name) != key)
        self.change(
            players=players,
            people=people,
            learner="" if name_key(settings.learner) == key else settings.learner,
            children=tuple(each for each in settings.children if each != key),
        )
