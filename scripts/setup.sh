#!/bin/sh
# Make .venv in the checkout from requirements.lock; at once done when nothing changed.
# PYTHON names the interpreter to build on. The system Python is only read, never written to.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
stamp=.venv/.riffle-setup

fail() {
    echo "$1" >&2
    exit 1
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "Riffle needs Python 3.11 or newer as $python: install Debian's python3 and python3-venv, or run make PYTHON=/path/to/python3.11."

wanted=$("$python" scripts/fingerprint.py requirements.lock pyproject.toml scripts/setup.sh)
[ "$(cat "$stamp" 2>/dev/null)" = "$wanted $PWD" ] && [ -x .venv/bin/riffle ] && exit 0

uv_pinned=$(sed -n 's/^\(uv==[^ ]*\).*/\1/p' requirements.lock)

make_environment() {
    rm -rf .venv
    echo "Making .venv"
    if "$python" -m venv .venv >/dev/null 2>&1; then
        return
    fi
    # Debian splits venv from Python; uv can make an environment without it.
    rm -rf .venv
    "$python" -m pip install -qq --disable-pip-version-check --target .bootstrap --upgrade "$uv_pinned" >/dev/null 2>&1 &&
        .bootstrap/bin/uv venv --quiet --python "$python" .venv ||
        fail "Python cannot make an environment here: install Debian's package python3-venv (apt-get install python3-venv)."
}

# An environment carries absolute paths: one that was copied here from elsewhere is made anew.
.venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null &&
    grep -qF "$PWD/.venv" .venv/bin/activate || make_environment

uv=.venv/bin/uv
if [ ! -x "$uv" ]; then
    if [ -x .bootstrap/bin/uv ]; then
        uv=.bootstrap/bin/uv
    else
        .venv/bin/python -m pip install -qq --disable-pip-version-check "$uv_pinned" ||
            fail "Could not fetch uv: the package registry did not answer."
    fi
fi

echo "Installing the locked packages"
"$uv" pip sync --quiet --python .venv/bin/python --compile-bytecode requirements.lock
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation -e .
echo "$wanted $PWD" >"$stamp"
