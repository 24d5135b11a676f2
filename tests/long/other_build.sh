#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# other_build.sh FOLDER CMAKE_OPTION…: configures the dev preset with the options, builds the unit
# tests and runs them. The folder is made anew for each set of options.
set -euo pipefail
out=$1/$(printf '%s' "${*:2}" | cksum | cut -d' ' -f1)
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
rm -rf "$out"
cmake -S "$root" --preset dev -B "$out" -DSURD_BUILD_HOUSE_TESTS=OFF -DSURD_BUILD_HEADER_CHECK=OFF "${@:2}"
cmake --build "$out"
ctest --test-dir "$out" --output-on-failure -j "$(nproc)" -L 'unit|example'
