#!/bin/sh
# See to it that there is a Chromium for the browser tests; install Debian's when there is none.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done

missing="The browser tests need Chromium: install Debian's package chromium (apt-get install chromium)."
as_root=
if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || { echo "$missing" >&2; exit 1; }
    as_root="sudo -n"
fi
command -v apt-get >/dev/null 2>&1 || { echo "$missing" >&2; exit 1; }

echo "Installing Chromium from Debian's packages"
log=$(mktemp)
if ! { $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends chromium; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    echo "$missing" >&2
    exit 1
fi
rm -f "$log"
