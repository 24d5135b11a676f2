// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of integers that are integers themselves, rounded down or exact.
#ifndef SURD_NUMBER_INTEGER_ROOT_HPP
#define SURD_NUMBER_INTEGER_ROOT_HPP

#include <cstdint>
#include <optional>

#include "surd/number/integer.hpp"
#include "surd/number/small_root.hpp"

namespace surd {

/// radicand = root^index + remainder, remainder >= 0.
struct root_and_remainder {
    integer root;
    integer remainder;
};

namespace detail {
root_and_remainder floor_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                  std::uint64_t index);
std::optional<integer> exact_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                      std::uint64_t index);
}  // namespace detail

/// Returns the real root rounded down and what it leaves: -9 has the cube root -3 and leaves 18.
/// Domain: index >= 1; n >= 0 unless the index is odd.
[[nodiscard]] constexpr root_and_remainder floor_root(integer const& n, std::uint64_t index) {
    SURD_EXPECTS(index >= 1, "floor_root needs a positive index");
    SURD_EXPECTS(n.sign() >= 0 || index % 2 == 1, "an even root of a negative number is not real");
    if (index == 1) return {n, 0};
    if (!n.fits_int64() && !n.fits_uint64())
        return detail::floor_root_needs_more_than_64_bits_at_run_time(n, index);
    std::uint64_t const size = n.low_limb();
    std::uint64_t root = detail::floor_root_64(size, index);
    std::uint64_t rest = size - detail::saturating_power(root, index);
    if (n.sign() >= 0) return {root, rest};
    if (rest == 0) return {-integer(root), 0};
    integer const lower = -integer(root + 1);
    return {lower, n - integer_power(lower, index)};
}

/// Returns the integer r with r^index = n, if there is one: never negative for an even index,
/// with the sign of n for an odd one. Domain: index >= 1.
/// Cost: residues settle most numbers that are no powers.
[[nodiscard]] constexpr std::optional<integer> exact_root(integer const& n, std::uint64_t index) {
    SURD_EXPECTS(index >= 1, "exact_root needs a positive index");
    if (index == 1) return n;
    if (n.sign() < 0 && index % 2 == 0) return std::nullopt;
    if (!n.fits_int64() && !n.fits_uint64())
        return detail::exact_root_needs_more_than_64_bits_at_run_time(n, index);
    std::uint64_t const root = detail::exact_root_64(n.low_limb(), index);
    if (root == detail::no_root_64) return std::nullopt;
    return n.sign() < 0 ? -integer(root) : integer(root);
}

/// Returns whether n is the square of an integer.
[[nodiscard]] constexpr bool is_square(integer const& n) { return exact_root(n, 2).has_value(); }

}  // namespace surd

#endif
