// SPDX-License-Identifier: BSL-1.0
// A bare int is no exponent, because 2/3 is 0 in C++.
// expect: exponent
// expect-gcc: conversion from 'int' to non-scalar type
// expect-clang: no viable conversion from 'int' to 'const surd::exponent'
#include <surd/exponent/literals.hpp>

using namespace surd;

#ifdef BROKEN
constexpr exponent e = 2 / 3;
#else
constexpr exponent e = 2_e / 3;
#endif
static_assert(e.index() == 3);
