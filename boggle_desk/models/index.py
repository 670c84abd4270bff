"""What the models of Qt are asked with."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex

ROOT: Index = QModelIndex()
"""The parent of the rows of a list or table."""
