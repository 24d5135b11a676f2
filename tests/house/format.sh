#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# format.sh CLANG_FORMAT FLAG…: runs clang-format with the flags over every C++ file of the tree,
# tracked or new.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
git ls-files -z --cached --others --exclude-standard -- '*.hpp' '*.cpp' |
    while IFS= read -r -d '' file; do
        if [ -f "$file" ]; then printf '%s\0' "$file"; fi
    done |
    xargs -0r -n 8 -P "$(nproc)" "$@"
