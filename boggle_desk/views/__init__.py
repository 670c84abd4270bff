"""What people see: pages, painting, animation, sound."""

import sys

from boggle_desk import models  # noqa: F401  # before the first widget's class

if sys.version_info < (3, 12):
    from boggle_desk.compat import forget_items

    forget_items()
