// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/integer_power.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "surd/config.hpp"

namespace surd::fp {

namespace {

constexpr std::size_t powers_at_once = 256;

// The power modulo 2^64, block by block so that the compiler keeps vectors busy: it is right
// where it fits, and where it does not the element is replaced.
void wrapped_powers(std::uint64_t const* in, std::uint64_t n, std::uint64_t* out,
                    std::size_t count) {
    std::copy_n(in, count, out);
    for (int bit = 62 - std::countl_zero(n); bit >= 0; --bit) {
        if ((n >> bit & 1) != 0) {
            for (std::size_t i = 0; i < count; ++i) out[i] *= out[i] * in[i];
        } else {
            for (std::size_t i = 0; i < count; ++i) out[i] *= out[i];
        }
    }
}

template <class Integer>
integer_report positive_powers(std::span<Integer const> in, std::int64_t n,
                               std::span<Integer> out) {
    using bits = std::uint64_t;
    integer_report report(in.size());
    auto const [least, greatest] = bases_that_fit<Integer>(n);
    bits const width = static_cast<bits>(greatest) - static_cast<bits>(least);
    // Bases other than 0, 1 and -1 fit for n <= 63 only; there n is as good as its parity.
    auto const k = static_cast<bits>(n > 64 ? 64 + n % 2 : n);
    bits base[powers_at_once];
    bits power[powers_at_once];
    for (std::size_t start = 0; start < in.size(); start += powers_at_once) {
        std::size_t const count = std::min(powers_at_once, in.size() - start);
        for (std::size_t i = 0; i < count; ++i) base[i] = static_cast<bits>(in[start + i]);
        wrapped_powers(base, k, power, count);
        bits outside = 0;
        for (std::size_t i = 0; i < count; ++i) {
            bool const fits = base[i] - static_cast<bits>(least) <= width;
            outside += fits ? 0U : 1U;
            out[start + i] = static_cast<Integer>(fits ? power[i] : 0);
        }
        for (std::size_t i = 0; outside != 0 && i < count; ++i) {
            if (base[i] - static_cast<bits>(least) <= width) continue;
            report.add_failure(start + i, reason::does_not_fit);
            --outside;
        }
    }
    return report;
}

template <class Integer>
integer_report zeroth_powers(std::span<Integer const> in, std::span<Integer> out,
                             conventions chosen) {
    integer_report report(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) {
        bool const asked = in[i] == 0 && chosen.zero_to_zero != zero_to_zero::one;
        out[i] = asked ? 0 : 1;
        if (!asked) continue;
        report.add_failure(i, chosen.zero_to_zero == zero_to_zero::ask
                                  ? reason::zero_to_the_zero
                                  : reason::left_undefined_by_convention);
    }
    return report;
}

template <class Integer>
integer_report negative_powers(std::span<Integer const> in, std::int64_t n,
                               std::span<Integer> out) {
    integer_report report(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) {
        Integer const x = in[i];
        bool const unit = x == 1 || (std::is_signed_v<Integer> && x == static_cast<Integer>(-1));
        out[i] = unit ? (n % 2 != 0 ? x : Integer{1}) : Integer{0};
        if (unit) continue;
        report.add_failure(i, x == 0 ? reason::zero_to_negative_power : reason::does_not_fit);
    }
    return report;
}

template <class Integer>
integer_report powers(std::span<Integer const> in, std::int64_t n, std::span<Integer> out,
                      conventions chosen) {
    SURD_EXPECTS(in.size() == out.size(), "the arrays must have one length");
    if (n == 0) return zeroth_powers(in, out, chosen);
    if (n < 0) return negative_powers(in, n, out);
    return positive_powers(in, n, out);
}

}  // namespace

integer_report pown(std::span<std::int64_t const> in, std::int64_t n, std::span<std::int64_t> out,
                    conventions chosen) {
    return powers(in, n, out, chosen);
}

integer_report pown(std::span<std::uint64_t const> in, std::int64_t n, std::span<std::uint64_t> out,
                    conventions chosen) {
    return powers(in, n, out, chosen);
}

}  // namespace surd::fp
