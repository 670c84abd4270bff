@echo off
rem .\run [arguments]        set up what is missing, then play; arguments go to the command boggle-desk
rem .\run bench [arguments]  measure how fast it all is
rem .\run match [arguments]  let two computer players of Scrabble play each other
rem .\run train [arguments]  train what computer players know of Scrabble
rem .\run test [arguments]   set up what is missing, then check and test; with arguments: only pytest, with these
rem This file only looks for a Python; the rest is packaging\windows.py. BOGGLE_DESK_PURE=1 compiles nothing.
rem Nothing of the folder one stands in is run: cmd would look there first for py and find, and Python without -I for modules.
setlocal
set "NoDefaultCurrentDirectoryInExePath=1"
set "found="
for %%p in ("py -3.13" "py -3.12" "py -3.11" "py -3.14" python python3) do call :try %%~p
if not defined found goto missing
%found% "%~dp0packaging\windows.py" %*
set "code=%errorlevel%"
goto ended

:missing
echo boggle-desk: Python 3.11 to 3.14 is needed; it is at python.org and in the Microsoft Store. 1>&2
set "code=3"

:ended
rem A double click opens a console for this file alone: what went wrong stays to be read.
if "%code%"=="0" exit /b 0
if not defined CI echo "%cmdcmdline%" | find /i "%~f0" >nul && pause
exit /b %code%

:try
if defined found exit /b 0
%* -I -c "import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (3, 15))" >nul 2>nul
if not errorlevel 1 set "found=%*"
exit /b 0
