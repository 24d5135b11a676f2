// SPDX-License-Identifier: BSL-1.0
// Purpose: perfect powers among 64-bit numbers.
#ifndef SURD_NUMBER_SMALL_PERFECT_POWER_HPP
#define SURD_NUMBER_SMALL_PERFECT_POWER_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "surd/number/modular.hpp"
#include "surd/number/small_root.hpp"

namespace surd::detail {

/// The prime exponents of a 64-bit number without the divisors 2, 3, 5, 7: 11^18 < 2^64 < 11^19.
inline constexpr std::array<std::uint8_t, 7> small_exponents{2, 3, 5, 7, 11, 13, 17};

/// For each residue x modulo the prime P a mask: bit i is set when x is a power with exponent
/// small_exponents[i] modulo P.
template <std::uint32_t P>
inline constexpr std::array<std::uint8_t, P> small_residues = [] {
    std::array<std::uint8_t, P> table{};
    for (std::size_t i = 0; i < small_exponents.size(); ++i) {
        if ((P - 1) % small_exponents[i] != 0) {
            for (std::uint8_t& mask : table) mask |= static_cast<std::uint8_t>(1 << i);
            continue;
        }
        for (std::uint32_t x = 0; x < P; ++x) {
            std::uint32_t power = 1;
            for (int j = 0; j < small_exponents[i]; ++j) power = power * x % P;
            table[power] |= static_cast<std::uint8_t>(1 << i);
        }
    }
    return table;
}();

/// Returns a mask of the small_exponents that residues leave possible.
[[nodiscard]] constexpr unsigned possible_small_exponents(std::uint64_t n) noexcept {
    unsigned mask = small_residues<61>[n % 61] & small_residues<43>[n % 43] &
                    small_residues<71>[n % 71] & small_residues<31>[n % 31];
    if ((mask & 15) == 0 && n < 34522712143931) return 0;  // 17^11 and 13^13, 11^17 are above
    return mask & small_residues<89>[n % 89] & small_residues<53>[n % 53] &
           small_residues<103>[n % 103];
}

struct small_power_form {
    std::uint64_t base = 0;
    std::uint64_t exponent = 1;
};

/// Takes the exact root for the prime `index` as often as there is one.
constexpr void take_roots(small_power_form& form, std::uint64_t index) noexcept {
    for (;;) {
        std::uint64_t const root = exact_root_64(form.base, index);
        if (root == no_root_64) return;
        form = {root, form.exponent * index};
    }
}

/// Returns the base and the largest exponent; exponent 1 when n is no perfect power, or below 2.
[[nodiscard]] constexpr small_power_form perfect_power_64(std::uint64_t n) noexcept {
    small_power_form form{n, 1};
    if (n <= 3) return form;
    // Every exponent divides the multiplicity of each prime divisor.
    std::uint64_t multiplicity = static_cast<std::uint64_t>(std::countr_zero(n));
    if (multiplicity == 1) return form;
    std::uint64_t rest = n >> multiplicity;
    if (rest == 1) return {2, multiplicity};
    for (std::uint64_t const prime : {3, 5, 7}) {
        std::uint64_t const inverse = inverse_mod_2_64(prime);
        std::uint64_t const largest = std::numeric_limits<std::uint64_t>::max() / prime;
        std::uint64_t times = 0;
        for (; rest * inverse <= largest; ++times) rest *= inverse;
        multiplicity = times == 0 ? multiplicity : gcd(multiplicity, times);
        if (multiplicity == 1) return form;
    }
    if (multiplicity != 0) {
        // An exponent that all of 2, 3, 5, 7 allow; the rest has to agree.
        for (std::uint64_t const index : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37})
            if (multiplicity % index == 0) take_roots(form, index);
        return form;
    }
    unsigned const possible = possible_small_exponents(n);
    for (std::size_t i = 0; possible >> i != 0; ++i)
        if ((possible >> i & 1) != 0) take_roots(form, small_exponents[i]);
    return form;
}

}  // namespace surd::detail

#endif
