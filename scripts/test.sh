#!/bin/sh
# Every pytest test, two files at a time.
set -eu
cd "$(dirname "$0")/.."

# The test database's lock file would else lie in /tmp, where another user's run shuts us out.
export XDG_RUNTIME_DIR="$PWD/.cache/run"
mkdir -p "$XDG_RUNTIME_DIR/python_PostgresServer"
chmod 700 "$XDG_RUNTIME_DIR"

exec .venv/bin/python -m pytest -n 2 --dist loadfile "$@"
