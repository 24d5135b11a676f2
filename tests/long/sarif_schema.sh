#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# sarif_schema.sh SURD FOLDER: SARIF logs of all kinds are held against the schema of the standard,
# whose validator npm installs below FOLDER.
set -euo pipefail
surd=$1
folder=$2
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" \
    @microsoft/jest-sarif@1.0.0-beta.0 ajv@6.12.6

# log NAME STATUS FLAG…: writes a log from the tree's own lessons; the check ends with STATUS.
log() {
    local name=$1 status=$2 ended=0
    shift 2
    "$surd" check --format sarif --output "$folder/$name.sarif" "$@" || ended=$?
    [ "$ended" = "$status" ] || { echo "log $name: status $ended instead of $status"; exit 1; }
}

cd "$root"
printf 'a NUL byte: \0' >"$folder/broken.md"
cat >"$folder/directive.md" <<'END'
<!-- surd: asume x > 0 -->

$2^3 = 8$
END
rm -f "$folder/known.json"
log findings 1 examples/lessons
log everything 1 --all examples/lessons examples/course
log course 0 examples/course
log unreadable 2 examples/lessons "$folder/broken.md"
log directive 2 "$folder/directive.md"
log new 1 --baseline "$folder/known.json" examples/lessons
log known 0 --baseline "$folder/known.json" examples/lessons
node tests/long/sarif_schema.js "$folder" "$folder"/*.sarif
