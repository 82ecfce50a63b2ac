#!/bin/sh
# The page: install its packages and build it into the Python package, each only when something changed.
# Usage: scripts/web.sh [build|check|format]; check also checks style and types and tests it; format only puts it in style.
# No web/package.json, nothing to do.
set -eu
cd "$(dirname "$0")/.."
[ -f web/package.json ] || exit 0
page=src/riffle/server/page/index.html
mkdir -p .cache

fingerprint() {
    .venv/bin/python scripts/fingerprint.py "$@"
}

unchanged() { # stamp, fingerprint
    [ "$(cat ".cache/$1" 2>/dev/null)" = "$2" ]
}

npm_in_web() {
    (cd web && ../scripts/node.sh npm "$@")
}

packages=$(fingerprint web/package.json web/package-lock.json web/.npmrc)
if [ ! -d web/node_modules ] || ! unchanged npm-ci "$packages"; then
    echo "Installing the page's packages"
    npm_in_web ci --silent --no-audit --no-fund
    echo "$packages" >.cache/npm-ci
fi

if [ "${1:-build}" = format ]; then
    npm_in_web run --silent format
    exit
fi

if [ "${1:-build}" = check ]; then
    npm_in_web run --silent check
    npm_in_web run --silent test
fi

wanted=$(fingerprint web src/riffle scripts/page_python.py requirements.lock)
if [ ! -f "$page" ] || ! unchanged page "$wanted"; then
    echo "Building the page"
    npm_in_web run --silent build
    .venv/bin/python scripts/page_python.py
    [ -f "$page" ] || { echo "The page's build did not write $page." >&2; exit 1; }
    echo "$wanted" >.cache/page
fi
