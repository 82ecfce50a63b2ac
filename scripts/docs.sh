#!/bin/sh
# Build the documentation into the server's package, where the table serves it under /docs; only when something changed.
set -eu
cd "$(dirname "$0")/.."
site=src/riffle/server/docs
mkdir -p .cache
wanted=$(.venv/bin/python scripts/fingerprint.py docs examples mkdocs.yml src/riffle scripts/docs.sh)
[ -f "$site/index.html" ] && [ "$(cat .cache/docs 2>/dev/null)" = "$wanted" ] && exit 0

echo "Building the documentation"
# A folder of its own, made anew: the builder does not like to find an old one.
rm -rf build/docs "$site"
mkdir -p build
.venv/bin/zensical build --strict >.cache/docs.log 2>&1 || {
    cat .cache/docs.log >&2
    echo "The documentation does not build." >&2
    exit 1
}
[ -f build/docs/reference/library.html ] || { echo "The documentation's build wrote no reference." >&2; exit 1; }
mv build/docs "$site"
echo "$wanted" >.cache/docs
