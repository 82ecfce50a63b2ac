#!/bin/sh
# See to it that the browser tests can run: a Chromium, and the one library Playwright's driver takes from the system.
# Installs Debian's packages as root or with sudo that asks no password; else says in one sentence what is missing.
set -eu
cd "$(dirname "$0")/.."
missing=

have_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

driver_runs() {
    .venv/bin/python -c 'import subprocess, sys
from playwright._impl._driver import compute_driver_executable as driver
sys.exit(subprocess.run([driver()[0], "--version"], capture_output=True).returncode)'
}

have_chromium >/dev/null 2>&1 || missing="chromium"
driver_runs || missing="${missing:+$missing }libatomic1"
[ -n "$missing" ] || exit 0

fail() {
    echo "The browser tests need Debian's packages: apt-get install $missing" >&2
    exit 1
}

as_root=
if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || fail
    as_root="sudo -n"
fi
command -v apt-get >/dev/null 2>&1 || fail

echo "Installing $missing from Debian's packages"
mkdir -p .cache
$as_root apt-get update -qq >.cache/apt.log 2>&1 || fail
# shellcheck disable=SC2086 # a list of packages
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing \
    >>.cache/apt.log 2>&1 || fail
