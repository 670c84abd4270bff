@echo off
rem run [arguments]        set up what is missing, then play; arguments go to the command boggle-desk
rem run bench [arguments]  measure how fast it all is
rem run test [arguments]   set up what is missing, then check and test; with arguments: only pytest, with these
rem Everything of Python goes into .venv beside this file: the versions of packaging\locked, each checked by its hash.
rem Where there is a C compiler the kernels are compiled, and again when they change; BOGGLE_DESK_PURE=1 does without.
setlocal
set "root=%~dp0"
set "python=%root%.venv\Scripts\python.exe"
set "kernels=%root%boggle_desk\engine\kernels"
set "report=%root%build\kernels\report.txt"
set "PYTHONPATH="
set "PYTHONHOME="

set "what=play"
if /i "%~1"=="test" set "what=test"
set "locked=%root%packaging\locked\%what%.txt"
set "pip="%python%" -m pip install --disable-pip-version-check --no-deps --no-compile --only-binary :all: --require-hashes"

if not exist "%python%" (
    py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul || (
        echo boggle-desk: Python 3.11 or newer is needed; it is at python.org. 1>&2
        exit /b 3
    )
    py -3 -m venv "%root%.venv" || exit /b 3
)

copy /b /y "%kernels%\*.py"+"%kernels%\*.pxd"+"%root%packaging\*kernel*.py" "%root%.venv\kernels-now" >nul
fc /b "%locked%" "%root%.venv\set-up-%what%" >nul 2>nul
if errorlevel 1 (
    echo boggle-desk: installing the Python packages, 120 MB the first time 1>&2
    %pip% -r "%locked%" || exit /b 3
    echo %root:~0,-1%>"%root%.venv\Lib\site-packages\boggle-desk.pth"
    copy /y "%locked%" "%root%.venv\set-up-%what%" >nul
)
if not "%BOGGLE_DESK_PURE%"=="1" (
    fc /b "%root%.venv\kernels-now" "%root%.venv\kernels" >nul 2>nul || call :compile
)

set "first=%~1"
if not "%what%"=="test" if /i not "%first%"=="bench" (
    "%python%" -m boggle_desk %*
    exit /b
)
shift
set "rest="
:collect
if "%~1"=="" goto collected
set rest=%rest% %1
shift
goto collect
:collected
if /i "%first%"=="bench" (
    set "PYTHONPATH=%root%"
    "%python%" -m benchmarks%rest%
    exit /b
)
cd /d "%root%"
set "QT_QPA_PLATFORM=offscreen"
set "OMP_NUM_THREADS=1"
set "OPENBLAS_NUM_THREADS=1"
if not defined rest (
    "%python%" -m ruff check -q . || exit /b 1
    "%python%" -m ruff format -q --check . || exit /b 1
    "%python%" -m mypy || exit /b 1
    set rest= -n auto --dist worksteal
)
"%python%" -m pytest%rest%
exit /b %errorlevel%

:compile
echo boggle-desk: compiling the kernels 1>&2
"%python%" "%root%packaging\compile_kernels.py" --together
copy /y "%root%.venv\kernels-now" "%root%.venv\kernels" >nul
if exist "%report%" type "%report%" 1>&2
exit /b 0
