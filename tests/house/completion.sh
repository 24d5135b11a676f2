#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# completion.sh SURD: the completion for bash offers the commands and flags of the program.
set -uo pipefail
surd=$1
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=src/package/surd.bash
source "$root/src/package/surd.bash"

# offers WANTED WORD…: completing the last of the words offers WANTED, and nothing else.
offers() {
    local wanted=$1
    shift
    COMP_WORDS=("$surd" "$@")
    COMP_CWORD=$#
    _surd
    if [ "${COMPREPLY[*]}" != "$wanted" ]; then
        printf '%s: offered "%s", expected "%s"\n' "$*" "${COMPREPLY[*]}" "$wanted"
        exit 1
    fi
}
offers check ch
offers --baseline check --base
offers --update-baseline check --upd
offers '--zero-to-zero' eval --zero
offers '' list --base
offers '' check lesson
