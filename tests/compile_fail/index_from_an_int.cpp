// SPDX-License-Identifier: BSL-1.0
// The order of root(x, n) is not guessed: an index is spelled.
// expect-gcc: conversion from 'int' to non-scalar type
// expect-clang: no viable conversion from 'int' to
#include <surd/exponent/index.hpp>

#ifdef BROKEN
surd::index n = 3;
#else
surd::index n = surd::index(3);
#endif
