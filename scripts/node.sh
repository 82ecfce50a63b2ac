#!/bin/sh
# Run a command with a usable Node on the path: the machine's if new enough, else one from a wheel in .venv.
# Usage: scripts/node.sh npm ci
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

usable() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
    ' 2>/dev/null
}

if ! usable; then
    PATH="$root/.venv/bin:$PATH"
    if ! usable; then
        echo "No Node 20.19+ or 22.12+ here: installing one into .venv" >&2
        (cd "$root" && .venv/bin/uv pip install --quiet --python .venv/bin/python --group node)
        usable || {
            echo "Node is missing and its wheel does not run here: install Node 22 with npm." >&2
            exit 1
        }
    fi
fi
export PATH
exec "$@"
