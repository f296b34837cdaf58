@echo off
rem Starts Teammem from a clone: the server, or one of its commands (teammem help). The first start builds it.
rem Paths, .\data among them, are the caller's: it never changes the directory. It prints on stderr alone, because
rem stdout belongs to the command (token new prints a token and nothing else).
rem TEAMMEM_JAVA_OPTS: options for the JVM.
setlocal EnableExtensions DisableDelayedExpansion

if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
where /q java
if errorlevel 1 goto no_java
rem 17 out of: openjdk version "17.0.15" 2025-04-15
set "TEAMMEM_VERSION=0"
for /f "tokens=3" %%v in ('java -version 2^>^&1 ^| findstr /c:" version "') do set "TEAMMEM_VERSION=%%~v"
for /f "delims=.-+" %%m in ("%TEAMMEM_VERSION%") do set "TEAMMEM_MAJOR=%%m"
if %TEAMMEM_MAJOR% lss 17 goto old_java

set "TEAMMEM_JAR=%~dp0target\quarkus-app\quarkus-run.jar"
if exist "%TEAMMEM_JAR%" goto start
echo teammem: building %~dp0 (once, a few minutes) ... 1>&2
pushd "%~dp0"
rem The command may be reading a token from stdin, so the build must not.
call "%~dp0mvnw.cmd" -q -DskipTests package <nul 1>&2
popd
if exist "%TEAMMEM_JAR%" goto start
echo teammem: the build failed; what it said is above. To try again, run in "%~dp0": mvnw -DskipTests package 1>&2
exit /b 1

:no_java
echo teammem: no Java found: install a JDK 17 or newer, and put it on the PATH or set JAVA_HOME. 1>&2
exit /b 1

:old_java
echo teammem: Teammem needs Java 17 or newer, but the one found is %TEAMMEM_VERSION%: set JAVA_HOME to a JDK 17 or newer. 1>&2
exit /b 1

:start
java %TEAMMEM_JAVA_OPTS% -jar "%TEAMMEM_JAR%" %*
exit /b %ERRORLEVEL%
