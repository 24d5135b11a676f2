// SPDX-License-Identifier: BSL-1.0
// Purpose: tables of power residues modulo small primes.
#include "number/power_residues.hpp"

namespace surd::detail {

namespace {

/// For each residue x modulo the prime P, the exponents q for which x is a q-th power. For x != 0
/// that fails only for q dividing P - 1, and then exactly when q does not divide the discrete
/// logarithm of x to a primitive root.
template <std::uint32_t P>
inline constexpr std::array<exponent_set, P> residue_table = [] {
    // A primitive root: the least g whose powers take P - 1 values.
    std::uint32_t root = 2;
    for (;; ++root) {
        std::uint32_t x = root;
        std::uint32_t order = 1;
        while (x != 1 && x != 0) {
            x = x * root % P;
            ++order;
        }
        if (x == 1 && order == P - 1) break;
    }
    std::array<exponent_set, P> table{};
    table[0] = every_tested_exponent;
    exponent_set undecided = every_tested_exponent;
    for (std::size_t i = 0; i < tested_exponents.size(); ++i)
        if ((P - 1) % tested_exponents[i] == 0) undecided &= ~(exponent_set{1} << i);
    std::uint32_t x = 1;
    for (std::uint32_t logarithm = 0; logarithm < P - 1; ++logarithm) {
        exponent_set possible = undecided;
        for (std::size_t i = 0; i < tested_exponents.size() && tested_exponents[i] <= P; ++i)
            if ((P - 1) % tested_exponents[i] == 0 && logarithm % tested_exponents[i] == 0)
                possible |= exponent_set{1} << i;
        table[x] = possible;
        x = x * root % P;
    }
    return table;
}();

template <std::uint32_t P>
bool look(std::uint64_t residue, residue_answer& answer) noexcept {
    auto const x = static_cast<std::uint32_t>(residue % P);
    answer.possible &= residue_table<P>[x];
    if (x == 0) answer.small_divisor = P;
    return answer.possible != 0;
}

/// One pass over the number for primes whose product is below 2^64, then a look each until no
/// exponent is left.
template <std::uint32_t... Primes>
void filter(mp_limb_t const* limbs, mp_size_t size, residue_answer& answer) noexcept {
    constexpr mp_limb_t product = (mp_limb_t{1} * ... * Primes);
    mp_limb_t const residue = mpn_mod_1(limbs, size, product);
    (void)(look<Primes>(residue, answer) && ...);
}

}  // namespace

residue_answer possible_exponents(mp_limb_t const* limbs, mp_size_t size,
                                  exponent_set asked) noexcept {
    residue_answer answer{asked, 0};
    // The primes that tell most exponents come first.
    filter<43, 31, 37, 29, 41, 13, 19, 11, 7, 23, 47, 17, 5, 3>(limbs, size, answer);
    return answer;
}

residue_answer possible_large_exponents(mp_limb_t const* limbs, mp_size_t size,
                                        exponent_set asked) noexcept {
    residue_answer answer{asked, 0};
    constexpr exponent_set up_to_29 = (exponent_set{1} << 10) - 1;
    constexpr exponent_set up_to_61 = (exponent_set{1} << 18) - 1;
    if ((answer.possible & up_to_29) != 0)
        filter<53, 103, 191, 139, 67, 79, 137, 229, 59>(limbs, size, answer);
    if ((answer.possible & up_to_61 & ~up_to_29) != 0)
        filter<311, 149, 83, 173, 283, 107, 709, 367>(limbs, size, answer);
    if ((answer.possible & ~up_to_61) != 0)
        filter<269, 569, 293, 317, 167, 179, 389>(limbs, size, answer);
    return answer;
}

bool may_be_power(mp_limb_t const* limbs, mp_size_t size, std::uint64_t index) noexcept {
    if (index % 2 == 0) {
        residue_answer answer{1u << 0, 0};
        filter<43, 31, 37, 29, 41, 13, 19>(limbs, size, answer);
        return answer.possible != 0;
    }
    if (index % 3 == 0) {
        residue_answer answer{1u << 1, 0};
        filter<43, 31, 37, 13, 19, 7>(limbs, size, answer);
        return answer.possible != 0;
    }
    if (index % 5 == 0) {
        residue_answer answer{1u << 2, 0};
        filter<31, 41, 11, 71, 61>(limbs, size, answer);
        return answer.possible != 0;
    }
    if (index % 7 == 0) {
        residue_answer answer{1u << 3, 0};
        filter<43, 29, 71, 113>(limbs, size, answer);
        return answer.possible != 0;
    }
    for (std::size_t i = 4; i < tested_exponents.size(); ++i) {
        if (index % tested_exponents[i] != 0) continue;
        return possible_large_exponents(limbs, size, exponent_set{1} << i).possible != 0;
    }
    return true;
}

}  // namespace surd::detail
