# SPDX-License-Identifier: BSL-1.0
# Completion of `surd` for bash. Commands and flags are what the program's own help names.
# shellcheck shell=bash disable=SC2207
_surd() {
    local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]} words
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words=$("$program" --help 2>/dev/null | awk '/^  [a-z]+ / { print $1 }')
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    elif [[ $current == -* ]]; then
        words=$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]+')
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    fi
}
complete -o default -F _surd surd
