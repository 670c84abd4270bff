"""Pictures that people share: saved as a file, or copied for another program. Nothing is ever sent."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.disk import export_file
from boggle_desk.views.notices import reason_of
from boggle_desk.views.services import AppContext

PNG = ".png"


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


class PictureSharing(QObject):
    """Saves and copies pictures for a page, and says what came of it."""

    said = Signal(str)

    def __init__(self, services: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._services, self._page = services, page
        self._work = BackgroundTask(self)

    def save(self, name: str, make: Callable[[], QImage]) -> None:
        """Ask where to save the picture that `make` returns on a thread, and write it there."""
        title, kinds = self.tr("Save picture"), [(PNG, self.tr("Pictures"))]
        path = self._services.ask.save_file(self._page, title, name + PNG, kinds)
        if path is None:
            return
        place = self._services.workshop
        self._work.start(
            lambda _flag: export_file(path, png(make()), place),
            lambda _none: self.said.emit(self.tr("Saved: {file}").format(file=path.name)),
            lambda error: self.said.emit(
                self.tr("The picture couldn't be saved: {reason}").format(reason=reason_of(error))
            ),
            writes=path.name,
        )

    def copy(self, image: QImage, text: str) -> None:
        """Copy a picture, and a text for where no picture can be pasted."""
        data = QMimeData()
        data.setImageData(image)
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        self.said.emit(self.tr("Copied"))
