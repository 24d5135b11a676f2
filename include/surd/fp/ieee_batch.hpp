// SPDX-License-Identifier: BSL-1.0
// Purpose: powers and roots of whole arrays with the semantics of C: NaN, infinities and flags.
// Each element is what the function of the same name in ieee.hpp returns.
#ifndef SURD_FP_IEEE_BATCH_HPP
#define SURD_FP_IEEE_BATCH_HPP

#include <cstdint>
#include <span>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/rounding.hpp"

/// Every function here rounds once in the direction of the caller's environment, raises there the
/// union of the exceptions of all elements, and returns that union. `threads` is as in
/// batch_options. Domain: spans of one length that are the same memory or do not overlap.
/// Cost: as the functions in batch.hpp; to learn whether inexact must be raised, elements are
/// looked at one by one until an inexact one is found, at worst some ten nanoseconds each.
namespace surd::fp::ieee {

flags pow(std::span<double const> in, exponent e, std::span<double> out, unsigned threads = 1);
flags pow(std::span<float const> in, exponent e, std::span<float> out, unsigned threads = 1);

flags powr(std::span<double const> in, exponent e, std::span<double> out, unsigned threads = 1);
flags powr(std::span<float const> in, exponent e, std::span<float> out, unsigned threads = 1);

flags pown(std::span<double const> in, std::int64_t n, std::span<double> out, unsigned threads = 1);
flags pown(std::span<float const> in, std::int64_t n, std::span<float> out, unsigned threads = 1);

flags rootn(std::span<double const> in, std::int64_t n, std::span<double> out,
            unsigned threads = 1);
flags rootn(std::span<float const> in, std::int64_t n, std::span<float> out, unsigned threads = 1);

flags sqrt(std::span<double const> in, std::span<double> out, unsigned threads = 1);
flags sqrt(std::span<float const> in, std::span<float> out, unsigned threads = 1);

flags rsqrt(std::span<double const> in, std::span<double> out, unsigned threads = 1);
flags rsqrt(std::span<float const> in, std::span<float> out, unsigned threads = 1);

flags cbrt(std::span<double const> in, std::span<double> out, unsigned threads = 1);
flags cbrt(std::span<float const> in, std::span<float> out, unsigned threads = 1);

}  // namespace surd::fp::ieee

#endif
