// SPDX-License-Identifier: BSL-1.0
// Purpose: exact conversions between surd and Boost.Multiprecision, and mixed expressions.
// Opt-in: needs the headers of Boost.Multiprecision and GMP; nothing else in surd does.
#ifndef SURD_INTEROP_BOOST_MULTIPRECISION_HPP
#define SURD_INTEROP_BOOST_MULTIPRECISION_HPP

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/multiprecision/gmp.hpp>
#include <compare>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <vector>

#include "surd/number/rational.hpp"

namespace surd {

/// The Boost types that hold every integer, and those that hold every rational.
template <class T>
concept boost_integer = std::same_as<T, boost::multiprecision::mpz_int> ||
    std::same_as<T, boost::multiprecision::cpp_int>;
template <class T>
concept boost_rational = std::same_as<T, boost::multiprecision::mpq_rational> ||
    std::same_as<T, boost::multiprecision::cpp_rational>;

/// Returns the integer of the same value. Exactness: exact. Cost: linear.
template <boost_integer T>
[[nodiscard]] integer from_boost(T const& x) {
    std::vector<std::uint64_t> limbs;
    T const magnitude = boost::multiprecision::abs(x);
    if constexpr (std::same_as<T, boost::multiprecision::mpz_int>) {
        limbs.resize(mpz_size(magnitude.backend().data()));
        mpz_export(limbs.data(), nullptr, -1, sizeof(std::uint64_t), 0, 0,
                   magnitude.backend().data());
    } else {
        boost::multiprecision::export_bits(magnitude, std::back_inserter(limbs), 64, false);
    }
    return integer::from_limbs(limbs, x < 0);
}

/// Returns the rational of the same value. Exactness: exact.
template <boost_rational T>
[[nodiscard]] rational from_boost(T const& x) {
    return rational(from_boost(boost::multiprecision::numerator(x)),
                    from_boost(boost::multiprecision::denominator(x)));
}

/// Returns the T of the same value. Exactness: exact. Cost: linear.
template <boost_integer T>
[[nodiscard]] T to_boost(integer const& x) {
    std::vector<std::uint64_t> limbs(x.limb_count());
    for (std::size_t i = 0; i < limbs.size(); ++i) limbs[i] = x.limb(i);
    T result = 0;
    if constexpr (std::same_as<T, boost::multiprecision::mpz_int>) {
        mpz_import(result.backend().data(), limbs.size(), -1, sizeof(std::uint64_t), 0, 0,
                   limbs.data());
    } else if (!limbs.empty()) {
        boost::multiprecision::import_bits(result, limbs.begin(), limbs.end(), 64, false);
    }
    if (x.sign() < 0) result = -result;
    return result;
}

template <boost_rational T>
[[nodiscard]] T to_boost(rational const& x) {
    using part = typename boost::multiprecision::component_type<T>::type;
    return T(to_boost<part>(x.numerator()), to_boost<part>(x.denominator()));
}

/// Mixed expressions have surd's type, so that small results stay small.
template <boost_integer T>
[[nodiscard]] integer operator+(integer const& a, T const& b) {
    return a + from_boost(b);
}
template <boost_integer T>
[[nodiscard]] integer operator+(T const& a, integer const& b) {
    return from_boost(a) + b;
}
template <boost_integer T>
[[nodiscard]] integer operator-(integer const& a, T const& b) {
    return a - from_boost(b);
}
template <boost_integer T>
[[nodiscard]] integer operator-(T const& a, integer const& b) {
    return from_boost(a) - b;
}
template <boost_integer T>
[[nodiscard]] integer operator*(integer const& a, T const& b) {
    return a * from_boost(b);
}
template <boost_integer T>
[[nodiscard]] integer operator*(T const& a, integer const& b) {
    return from_boost(a) * b;
}
template <boost_integer T>
[[nodiscard]] bool operator==(integer const& a, T const& b) {
    return a == from_boost(b);
}
template <boost_integer T>
[[nodiscard]] std::strong_ordering operator<=>(integer const& a, T const& b) {
    return a <=> from_boost(b);
}

template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator+(rational const& a,
                                                                                 T const& b) {
    return a + from_boost(b);
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator+(
    T const& a, rational const& b) {
    return from_boost(a) + b;
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator-(rational const& a,
                                                                                 T const& b) {
    return a - from_boost(b);
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator-(
    T const& a, rational const& b) {
    return from_boost(a) - b;
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator*(rational const& a,
                                                                                 T const& b) {
    return a * from_boost(b);
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator*(
    T const& a, rational const& b) {
    return from_boost(a) * b;
}
/// Domain: a divisor other than 0.
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator/(rational const& a,
                                                                                 T const& b) {
    return a / from_boost(b);
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] rational operator/(
    T const& a, rational const& b) {
    return from_boost(a) / b;
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] bool operator==(rational const& a,
                                                                              T const& b) {
    return a == from_boost(b);
}
template <class T>
requires(boost_integer<T> || boost_rational<T>) [[nodiscard]] std::strong_ordering operator<=>(
    rational const& a, T const& b) {
    return a <=> from_boost(b);
}

}  // namespace surd

#endif
