// SPDX-License-Identifier: BSL-1.0
// Purpose: 128-bit machine integers for intermediate results, and 64-bit helpers on top of them.
#ifndef SURD_NUMBER_WIDE_HPP
#define SURD_NUMBER_WIDE_HPP

#include <bit>
#include <concepts>
#include <cstdint>

namespace surd::detail {

__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;

/// |x| as an unsigned number; right for the most negative value too.
[[nodiscard]] constexpr std::uint64_t magnitude(std::int64_t x) noexcept {
    return x < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(x) : static_cast<std::uint64_t>(x);
}

[[nodiscard]] constexpr uint128 magnitude(int128 x) noexcept {
    return x < 0 ? uint128{0} - static_cast<uint128>(x) : static_cast<uint128>(x);
}

/// Binary greatest common divisor; gcd(0, 0) = 0.
[[nodiscard]] constexpr std::uint64_t gcd(std::uint64_t a, std::uint64_t b) noexcept {
    if (a == 0) return b;
    if (b == 0) return a;
    int const shift = std::countr_zero(a | b);
    a >>= std::countr_zero(a);
    while (b != 0) {
        b >>= std::countr_zero(b);
        std::uint64_t const smaller = a < b ? a : b;
        b = a < b ? b - a : a - b;
        a = smaller;
    }
    return a << shift;
}

/// The integer types a number may be made from: every width, but neither truth values nor
/// characters, which are no numbers.
template <class T>
concept machine_integer =
    std::integral<T> && !std::same_as<std::remove_cv_t<T>, bool> &&
    !std::same_as<std::remove_cv_t<T>, char> && !std::same_as<std::remove_cv_t<T>, wchar_t> &&
    !std::same_as<std::remove_cv_t<T>, char8_t> && !std::same_as<std::remove_cv_t<T>, char16_t> &&
    !std::same_as<std::remove_cv_t<T>, char32_t> && (sizeof(T) <= 8);

}  // namespace surd::detail

#endif
