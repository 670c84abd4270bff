"""Build NumPy for the folder, without what the game never uses: `.venv/bin/python packaging/small_numpy.py`.

Its wheel brings OpenBLAS, with a runtime of Fortran, and each loop for many processors: 34 MB. The game only
multiplies small matrices. It takes some minutes, a C++ compiler, and the version that is installed.
"""

import subprocess
import sys
from importlib.metadata import version

LEFT_OUT = ("allow-noblas=true", "blas=none", "lapack=none", "cpu-dispatch=none")
PIP = (sys.executable, "-m", "pip", "install")

if __name__ == "__main__":
    subprocess.run([*PIP, "--upgrade", "pip>=23.1"], check=True)  # older ones take a setting once only
    settings = [f"-Csetup-args=-D{each}" for each in LEFT_OUT]
    built = [f"numpy=={version('numpy')}", "--force-reinstall", "--no-deps", "--no-binary", "numpy", *settings]
    subprocess.run([*PIP, *built], check=True)
