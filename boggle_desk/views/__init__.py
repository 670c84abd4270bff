"""What people see: pages, painting, animation, sound."""

from boggle_desk import models  # noqa: F401  # before the first widget's class
