// SPDX-License-Identifier: BSL-1.0
// Purpose: random integers and rationals of mixed sizes, and GMP as an independent judge.
#ifndef SURD_TESTS_UNIT_NUMBER_ARBITRARY_HPP
#define SURD_TESTS_UNIT_NUMBER_ARBITRARY_HPP

#include <gmpxx.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <vector>

#include "surd/number/integer.hpp"
#include "surd/number/rational.hpp"

namespace surd {

inline void PrintTo(integer const& x, std::ostream* out) { *out << x.to_string(); }
inline void PrintTo(rational const& x, std::ostream* out) { *out << x.to_string(); }

}  // namespace surd

namespace surd::testing {

inline mpz_class to_gmp(integer const& x) { return mpz_class(x.to_string()); }
inline integer from_gmp(mpz_class const& x) { return integer::from_string(x.get_str()).value(); }

/// A value that fits 64 bits must be inline, whatever made it.
inline bool is_canonical(integer const& x) {
    return x.fits_int64() == (mpz_fits_slong_p(to_gmp(x).get_mpz_t()) != 0);
}

inline integer from_words(std::vector<std::uint64_t> const& words, bool negative) {
    return integer::from_limbs(words, negative);
}

}  // namespace surd::testing

namespace rc {

template <>
struct Arbitrary<surd::integer> {
    static Gen<surd::integer> arbitrary() {
        using surd::integer;
        auto const edge = gen::map(
            gen::pair(gen::element<std::int64_t>(0, 1, -1, std::numeric_limits<std::int64_t>::max(),
                                                 std::numeric_limits<std::int64_t>::min(),
                                                 std::int64_t{1} << 32, -(std::int64_t{1} << 31)),
                      gen::inRange<std::int64_t>(-3, 4)),
            [](std::pair<std::int64_t, std::int64_t> const& p) {
                return integer(p.first) + integer(p.second);
            });
        auto const small = gen::map(gen::inRange<std::int64_t>(-1000, 1001),
                                    [](std::int64_t v) { return integer(v); });
        auto const word =
            gen::map(gen::arbitrary<std::int64_t>(), [](std::int64_t v) { return integer(v); });
        auto const any_word =
            gen::oneOf(gen::arbitrary<std::uint64_t>(),
                       gen::element<std::uint64_t>(0, ~std::uint64_t{0}, std::uint64_t{1} << 63));
        auto const large =
            gen::map(gen::pair(gen::resize(8, gen::container<std::vector<std::uint64_t>>(any_word)),
                               gen::arbitrary<bool>()),
                     [](std::pair<std::vector<std::uint64_t>, bool> const& p) {
                         return surd::testing::from_words(p.first, p.second);
                     });
        return gen::oneOf(edge, small, word, large, large);
    }
};

template <>
struct Arbitrary<surd::rational> {
    static Gen<surd::rational> arbitrary() {
        return gen::map(
            gen::pair(gen::arbitrary<surd::integer>(),
                      gen::suchThat(gen::arbitrary<surd::integer>(),
                                    [](surd::integer const& d) { return !d.is_zero(); })),
            [](std::pair<surd::integer, surd::integer> const& p) {
                return surd::rational(p.first, p.second);
            });
    }
};

inline void showValue(surd::integer const& x, std::ostream& out) { out << x.to_string(); }

}  // namespace rc

namespace surd {
inline void showValue(integer const& x, std::ostream& out) { out << x.to_string(); }
inline void showValue(rational const& x, std::ostream& out) { out << x.to_string(); }
}  // namespace surd

#endif
