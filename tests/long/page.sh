#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# The page of `surd explore` in a browser, with the rules of axe-core, which npm fetches.
# usage: page.sh SURD FOLDER
set -euo pipefail
program=$1 folder=$2
axe=$folder/node_modules/axe-core/axe.min.js
if [ ! -f "$axe" ]; then
    mkdir -p "$folder"
    npm install --silent --no-save --prefix "$folder" axe-core@4
fi
exec /usr/bin/python3 -B tests/page/explorer.py --program "$program" --axe "$axe"
