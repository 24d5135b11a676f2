// SPDX-License-Identifier: BSL-1.0
// Purpose: binary32 and binary64 seen as bits: sign, exponent, significand.
// A finite value is (-1)^sign * significand * 2^exponent with an integer significand.
#ifndef SURD_FP_BINARY_FORMAT_HPP
#define SURD_FP_BINARY_FORMAT_HPP

#include <bit>
#include <concepts>
#include <cstdint>

namespace surd::fp {

/// The formats of this layer.
template <class Float>
concept binary_float = std::same_as<Float, double> || std::same_as<Float, float>;

/// Widths, bounds and single bits of a format. All work on integers, so nothing here depends
/// on the floating-point environment or on the optimiser's view of NaN and zero.
template <binary_float Float>
struct binary_format;

template <>
struct binary_format<double> {
    using bits = std::uint64_t;
    static constexpr int precision = 53;          ///< bits of a normal significand
    static constexpr int exponent_bits = 11;      ///< width of the biased exponent
    static constexpr int least_exponent = -1074;  ///< of the last bit of a subnormal
};

template <>
struct binary_format<float> {
    using bits = std::uint32_t;
    static constexpr int precision = 24;
    static constexpr int exponent_bits = 8;
    static constexpr int least_exponent = -149;
};

template <binary_float Float>
struct format_bits {
    using format = binary_format<Float>;
    using bits = typename format::bits;
    static constexpr int fraction_bits = format::precision - 1;
    static constexpr bits one = 1;
    static constexpr bits sign = one << (fraction_bits + format::exponent_bits);
    static constexpr bits fraction = (one << fraction_bits) - 1;
    static constexpr bits infinity = ((one << format::exponent_bits) - 1) << fraction_bits;
    static constexpr bits quiet = one << (fraction_bits - 1);
    static constexpr bits greatest = infinity - 1;
    static constexpr bits least_normal = one << fraction_bits;
    /// The exponent of the leading bit of the greatest finite value: 1023 or 127.
    static constexpr int greatest_exponent = (1 << (format::exponent_bits - 1)) - 1;
    /// The exponent of the leading bit of the least normal value: -1022 or -126.
    static constexpr int least_normal_exponent = 1 - greatest_exponent;
};

template <binary_float Float>
[[nodiscard]] constexpr auto to_bits(Float x) noexcept {
    return std::bit_cast<typename binary_format<Float>::bits>(x);
}
template <binary_float Float>
[[nodiscard]] constexpr Float from_bits(typename binary_format<Float>::bits b) noexcept {
    return std::bit_cast<Float>(b);
}

template <binary_float Float>
[[nodiscard]] constexpr bool sign_bit(Float x) noexcept {
    return (to_bits(x) & format_bits<Float>::sign) != 0;
}
template <binary_float Float>
[[nodiscard]] constexpr bool is_nan(Float x) noexcept {
    using f = format_bits<Float>;
    return (to_bits(x) & ~f::sign) > f::infinity;
}
template <binary_float Float>
[[nodiscard]] constexpr bool is_signalling(Float x) noexcept {
    return is_nan(x) && (to_bits(x) & format_bits<Float>::quiet) == 0;
}
template <binary_float Float>
[[nodiscard]] constexpr bool is_infinite(Float x) noexcept {
    using f = format_bits<Float>;
    return (to_bits(x) & ~f::sign) == f::infinity;
}
template <binary_float Float>
[[nodiscard]] constexpr bool is_zero(Float x) noexcept {
    return (to_bits(x) & ~format_bits<Float>::sign) == 0;
}
template <binary_float Float>
[[nodiscard]] constexpr bool is_normal(Float x) noexcept {
    using f = format_bits<Float>;
    auto const e = to_bits(x) & f::infinity;
    return e != 0 && e != f::infinity;
}
template <binary_float Float>
[[nodiscard]] constexpr Float magnitude(Float x) noexcept {
    using bits = typename binary_format<Float>::bits;
    return from_bits<Float>(static_cast<bits>(to_bits(x) & ~format_bits<Float>::sign));
}
template <binary_float Float>
[[nodiscard]] constexpr Float with_sign(Float x, bool negative) noexcept {
    using f = format_bits<Float>;
    using bits = typename f::bits;
    auto const cleared = static_cast<bits>(to_bits(x) & ~f::sign);
    return from_bits<Float>(negative ? static_cast<bits>(cleared | f::sign) : cleared);
}

/// |x| = significand * 2^exponent. The significand of a subnormal is below 2^(precision-1).
struct dyadic {
    std::uint64_t significand;
    int exponent;
};

/// The significand and exponent of |x|. Domain: x is finite.
template <binary_float Float>
[[nodiscard]] constexpr dyadic decompose(Float x) noexcept {
    using f = format_bits<Float>;
    auto const b = to_bits(x) & ~f::sign;
    int const biased = static_cast<int>(b >> f::fraction_bits);
    std::uint64_t const low = b & f::fraction;
    if (biased == 0) return {low, binary_format<Float>::least_exponent};
    return {low | f::least_normal, biased - 1 + binary_format<Float>::least_exponent};
}

/// significand * 2^exponent. Domain: the significand is below 2^precision, the exponent is not
/// below least_exponent, and either the exponent is least_exponent or the significand has
/// `precision` bits; the value is finite.
template <binary_float Float>
[[nodiscard]] constexpr Float compose(dyadic d) noexcept {
    using f = format_bits<Float>;
    using bits = typename f::bits;
    auto const steps = static_cast<bits>(d.exponent - binary_format<Float>::least_exponent);
    // A significand with its leading bit set adds one to the biased exponent by itself.
    return from_bits<Float>(
        static_cast<bits>((steps << f::fraction_bits) + static_cast<bits>(d.significand)));
}

}  // namespace surd::fp

#endif
