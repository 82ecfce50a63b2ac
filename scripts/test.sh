#!/bin/sh
# Every pytest test: two at a time, then those marked serial alone (they measure the machine or own a fixed resource).
set -eu
cd "$(dirname "$0")/.."
.venv/bin/python -m pytest -n 2 --dist loadfile -m "not serial" "$@"

# Exit status 5 says that no test is marked serial, which is no failure.
.venv/bin/python -m pytest -m serial "$@" || [ $? -eq 5 ]
