#!/bin/sh
# Build the games' modules (WebAssembly) into their folders. Needs wasm-ld: Debian's package lld, installed as root or
# with sudo that asks no password; else one sentence says what is missing.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "Building the modules needs Debian's package lld: apt-get install lld" >&2
    exit 1
}

if ! command -v wasm-ld >/dev/null 2>&1 && ! ls /usr/bin/wasm-ld-* >/dev/null 2>&1; then
    as_root=
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || fail
        as_root="sudo -n"
    fi
    command -v apt-get >/dev/null 2>&1 || fail
    echo "Installing lld from Debian's packages"
    mkdir -p .cache
    $as_root apt-get update -qq >.cache/apt.log 2>&1 || fail
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends lld \
        >>.cache/apt.log 2>&1 || fail
fi
exec .venv/bin/python scripts/wasm.py "$@"
