#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# The entry script hands arguments, standard input and exit status through to the program, from
# any folder.
set -uo pipefail
dev=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)/dev
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
faults=0

# expect STATUS TEXT COMMAND…: the command ends with the status and prints the text.
expect() {
    local status=$1 text=$2 printed ended
    shift 2
    printed=$("$@" 2>&1)
    ended=$?
    if [ "$ended" != "$status" ] || [[ $printed != *"$text"* ]]; then
        printf '%s\n' "$*" "  ended with $ended, expected $status; printed:" "$printed"
        faults=$((faults + 1))
    fi
}

cat >wrong.md <<'END'
So $2^3 = 9$.
END
expect 0 4 "$dev" eval '8^(2/3)'
expect 0 4 "$dev" eval - <<<'8^(2/3)'
expect 1 refuted "$dev" verify '2^3 = 9'
expect 1 wrong.md:1 "$dev" check wrong.md
expect 2 '' "$dev" check absent.md
expect 0 usage "$dev" help
exit $((faults > 0))
