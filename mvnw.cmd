@echo off
rem Runs Maven for this repository, as mvnw does: the one on the PATH if it is 3.8.6 or newer, else the one pinned in
rem .mvn\wrapper\maven-wrapper.properties, which is fetched once, checked against its SHA-512 and kept under
rem %USERPROFILE%\.m2\wrapper\teammem (MAVEN_USER_HOME takes the place of %USERPROFILE%\.m2).
setlocal EnableExtensions DisableDelayedExpansion

if not defined JAVA_HOME goto java_on_path
if exist "%JAVA_HOME%\bin\java.exe" goto java_found
echo mvnw: no bin\java.exe in JAVA_HOME "%JAVA_HOME%": set it to a JDK 17 or newer. 1>&2
exit /b 1
:java_on_path
where /q java
if not errorlevel 1 goto java_found
echo mvnw: no Java found: install a JDK 17 or newer, and put it on the PATH or set JAVA_HOME. 1>&2
exit /b 1
:java_found

rem 3008007 for 3.8.7, so that versions compare as numbers; what follows the third number does not count.
set "MVNW_MAVEN=mvn"
set "MVNW_NUMBER=0"
where /q mvn
if errorlevel 1 goto pinned
for /f "tokens=3-5 delims=.-+ " %%a in ('mvn -B -v 2^>nul ^| findstr /c:"Apache Maven"') do set /a "MVNW_NUMBER=%%a * 1000000 + %%b * 1000 + %%c" 2>nul
if %MVNW_NUMBER% geq 3008006 goto run

:pinned
set "MVNW_PROPERTIES=%~dp0.mvn\wrapper\maven-wrapper.properties"
set "MVNW_URL="
set "MVNW_SHA512="
for /f "usebackq tokens=1,* delims==" %%a in ("%MVNW_PROPERTIES%") do (
    if "%%a"=="windowsDistributionUrl" set "MVNW_URL=%%b"
    if "%%a"=="windowsDistributionSha512Sum" set "MVNW_SHA512=%%b"
)
if not defined MVNW_URL goto no_properties
if not defined MVNW_SHA512 goto no_properties
set "MVNW_VERSION=%MVNW_URL:*/apache-maven-=%"
set "MVNW_VERSION=%MVNW_VERSION:-bin.zip=%"
if not defined MAVEN_USER_HOME set "MAVEN_USER_HOME=%USERPROFILE%\.m2"
set "MVNW_CACHE=%MAVEN_USER_HOME%\wrapper\teammem"
set "MVNW_HOME=%MVNW_CACHE%\apache-maven-%MVNW_VERSION%"
set MVNW_MAVEN="%MVNW_HOME%\bin\mvn.cmd"
if exist %MVNW_MAVEN% goto run

echo mvnw: fetching %MVNW_URL% 1>&2
rem Unpacked beside its final place and moved there whole, so that a run cut short leaves nothing half done. Plain .NET
rem instead of Get-FileHash and Expand-Archive, which do not load when this is started from a newer PowerShell.
powershell -NoProfile -NonInteractive -ExecutionPolicy Bypass -Command ^
    "$ErrorActionPreference = 'Stop'; $code = 0;" ^
    "$work = [IO.Path]::Combine($env:MVNW_CACHE, 'unpacking.' + $PID);" ^
    "$zip = [IO.Path]::Combine($work, 'maven.zip');" ^
    "try {" ^
    "    [IO.Directory]::CreateDirectory($work) | Out-Null;" ^
    "    [Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12;" ^
    "    (New-Object Net.WebClient).DownloadFile($env:MVNW_URL, $zip);" ^
    "    $stream = [IO.File]::OpenRead($zip);" ^
    "    $hash = [Security.Cryptography.SHA512]::Create().ComputeHash($stream);" ^
    "    $stream.Dispose();" ^
    "    $actual = [BitConverter]::ToString($hash).Replace('-', '').ToLowerInvariant();" ^
    "    if ($actual -ne $env:MVNW_SHA512) { throw ('the SHA-512 is not the pinned one: expected ' + $env:MVNW_SHA512 + ', received ' + $actual) };" ^
    "    Add-Type -AssemblyName System.IO.Compression.FileSystem;" ^
    "    [IO.Compression.ZipFile]::ExtractToDirectory($zip, $work);" ^
    "    [IO.Directory]::Move([IO.Path]::Combine($work, 'apache-maven-' + $env:MVNW_VERSION), $env:MVNW_HOME)" ^
    "} catch { [Console]::Error.WriteLine('mvnw: ' + $_.Exception.Message); $code = 1 };" ^
    "if ([IO.Directory]::Exists($work)) { [IO.Directory]::Delete($work, $true) };" ^
    "exit $code"
if not errorlevel 1 if exist %MVNW_MAVEN% goto run
echo mvnw: could not install Maven from %MVNW_URL%; nothing was kept. 1>&2
echo mvnw: Check the network and its proxy, or put Maven 3.8.6 or newer on the PATH. 1>&2
exit /b 1

:no_properties
echo mvnw: "%MVNW_PROPERTIES%" does not set windowsDistributionUrl and windowsDistributionSha512Sum; restore it from git. 1>&2
exit /b 1

:run
rem Started from elsewhere, it still builds this repository. Maven obeys the first --file, so the caller's own wins.
set "MVNW_POM="
if not exist pom.xml set MVNW_POM=-f "%~dp0pom.xml"
rem Without call, which would double every caret in the arguments: Maven ends this script, its exit code is ours.
rem A plain mvn stays unquoted: quoted, a script found on the PATH mistakes the current directory for its own.
%MVNW_MAVEN% %* %MVNW_POM%
