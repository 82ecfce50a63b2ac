#!/bin/sh
# Every pytest test: two at a time, then those marked serial alone (they measure the machine or own a fixed resource).
set -eu
cd "$(dirname "$0")/.."

# The test database's lock file would else lie in /tmp, where another user's run shuts us out.
export XDG_RUNTIME_DIR="$PWD/.cache/run"
mkdir -p "$XDG_RUNTIME_DIR/python_PostgresServer"
chmod 700 "$XDG_RUNTIME_DIR"

.venv/bin/python -m pytest -n 2 --dist loadfile -m "not serial" "$@"

# Exit status 5 says that no test is marked serial, which is no failure.
.venv/bin/python -m pytest -m serial "$@" || [ $? -eq 5 ]
