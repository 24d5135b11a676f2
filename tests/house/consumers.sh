#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# consumers.sh BUILD COMPILER install|find_package|add_subdirectory|pkg_config
# Installs the build into a prefix of its own; builds and runs a user of the package.
set -euo pipefail
build=$1 compiler=$2 way=$3
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
users=$root/tests/consumers
prefix=$build/consumers/prefix
out=$build/consumers/$way

with_cmake() {
    cmake -S "$users/$way" -B "$out" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" "$@"
    cmake --build "$out"
}

rm -rf "$out"
case $way in
install)
    rm -rf "$prefix"
    cmake --install "$build" --prefix "$prefix"
    ;;
find_package)
    with_cmake -DCMAKE_PREFIX_PATH="$prefix"
    ;;
add_subdirectory)
    with_cmake -DSURD_SOURCE="$root" -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12
    ;;
pkg_config)
    mkdir -p "$out"
    PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name surd.pc)")
    export PKG_CONFIG_PATH
    # shellcheck disable=SC2046  # the flags are several words
    "$compiler" -std=c++20 "$users/main.cpp" $(pkg-config --define-variable=prefix="$prefix" --cflags --libs surd) -o "$out/consumer"
    ;;
esac
if [ "$way" != install ]; then
    "$out/consumer"
fi
