@echo off
rem run [arguments]        set up what is missing, then play; arguments go to the command boggle-desk
rem run test [arguments]   set up what is missing, then check and test; with arguments: only pytest, with these
rem Everything of Python goes into .venv beside this file.
setlocal
set "root=%~dp0"
set "python=%root%.venv\Scripts\python.exe"
set "PYTHONPATH="
set "PYTHONHOME="

set "what=play"
set "target=%root%."
if /i "%~1"=="test" (
    set "what=test"
    set "target=%root%.[test]"
)

if not exist "%python%" (
    py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul || (
        echo boggle-desk: Python 3.11 or newer is needed; it is at python.org. 1>&2
        exit /b 3
    )
    py -3 -m venv "%root%.venv" || exit /b 3
)

fc /b "%root%pyproject.toml" "%root%.venv\set-up-%what%" >nul 2>nul
if errorlevel 1 (
    echo boggle-desk: installing the Python packages, about 120 MB the first time 1>&2
    "%python%" -m pip install --disable-pip-version-check -q -e "%target%" || exit /b 3
    copy /y "%root%pyproject.toml" "%root%.venv\set-up-%what%" >nul
)

if "%what%"=="test" goto test
"%python%" -m boggle_desk %*
exit /b %errorlevel%

:test
cd /d "%root%"
set "QT_QPA_PLATFORM=offscreen"
set "OMP_NUM_THREADS=1"
set "OPENBLAS_NUM_THREADS=1"
shift
set "rest="
:collect
if "%~1"=="" goto collected
set rest=%rest% %1
shift
goto collect
:collected
if not defined rest (
    "%python%" -m ruff check -q . || exit /b 1
    "%python%" -m ruff format -q --check . || exit /b 1
    "%python%" -m mypy || exit /b 1
)
"%python%" -m pytest%rest%
exit /b %errorlevel%
