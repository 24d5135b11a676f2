#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Runs the check for the action: annotations on standard output, the full report in the job's
# summary, the SARIF log where asked, the exit status as an output. Ends with that status.
# Reads SURD_ROOT, SURD_PATHS, SURD_ARGUMENTS, SURD_SARIF, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY.
set -uo pipefail
read -ra paths <<<"${SURD_PATHS:-.}"
read -ra arguments <<<"${SURD_ARGUMENTS:-}"
surd=("$SURD_ROOT/dev" check "${arguments[@]}")

"${surd[@]}" --format github "${paths[@]}"
status=$?
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    {
        printf '### surd check\n\n```text\n'
        "${surd[@]}" --color never "${paths[@]}"
        printf '```\n'
    } >>"$GITHUB_STEP_SUMMARY"
fi
if [ -n "${SURD_SARIF:-}" ]; then
    "${surd[@]}" --format sarif --output "$SURD_SARIF" "${paths[@]}"
fi
if [ -n "${GITHUB_OUTPUT:-}" ]; then
    echo "status=$status" >>"$GITHUB_OUTPUT"
fi
exit "$status"
