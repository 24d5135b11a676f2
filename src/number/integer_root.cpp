// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of integers beyond 64 bits.
#include "surd/number/integer_root.hpp"

#include <algorithm>
#include <bit>

#include "number/gmp_bridge.hpp"
#include "number/odd_root.hpp"
#include "number/power_residues.hpp"

namespace surd::detail {

namespace {

/// The exact root of |n| beyond 64 bits, if there is one.
std::optional<integer> exact_root_of_magnitude(integer const& n, std::uint64_t index) {
    if (index >= n.bit_length()) return std::nullopt;
    mp_limb_t const* limbs = mpz_view::to_gmp(integer_access::limbs(n));
    auto size = static_cast<mp_size_t>(n.limb_count());

    // 2^twos divides n, and the odd part of a square is 1 modulo 8.
    std::uint64_t const twos = n.trailing_zero_bits();
    if (twos % index != 0) return std::nullopt;
    if (index % 2 == 0) {
        std::uint64_t const word = twos / 64;
        std::uint64_t low = limbs[word] >> twos % 64;
        if (twos % 64 > 61 && word + 1 < static_cast<std::uint64_t>(size))
            low |= limbs[word + 1] << (64 - twos % 64);
        if (low % 8 != 1) return std::nullopt;
    }
    if (!may_be_power(limbs, size, index)) return std::nullopt;

    if (size > exact_root_limbs) {
        mpz_value root;
        mpz_t magnitude;
        if (mpz_root(root, mpz_roinit_n(magnitude, limbs, size), index) == 0) return std::nullopt;
        return from_mpz(root);
    }

    // Square roots first, then one root of odd index.
    mp_limb_t numbers[2][exact_root_limbs];
    int current = 0;
    std::uint64_t odd_index = index;
    for (; odd_index % 2 == 0; odd_index /= 2) {
        mp_limb_t* root = numbers[current];
        if (mpn_sqrtrem(root, nullptr, limbs, size) != 0) return std::nullopt;
        limbs = root;
        size = (size + 1) / 2;
        current ^= 1;
    }
    if (odd_index == 1) return from_limbs(limbs, size, false);
    std::uint64_t const zeros = twos / (index / odd_index);
    if (zeros != 0) {
        mp_limb_t* odd = numbers[current];
        auto const skipped = static_cast<mp_size_t>(zeros / 64);
        size -= skipped;
        if (zeros % 64 != 0)
            mpn_rshift(odd, limbs + skipped, size, static_cast<unsigned>(zeros % 64));
        else
            std::copy_n(limbs + skipped, size, odd);
        size -= odd[size - 1] == 0;
        limbs = odd;
        current ^= 1;
    }
    mp_limb_t root[exact_root_limbs / 3 + 2];
    mp_size_t length = 1;
    if (size == 1 && limbs[0] == 1) {
        root[0] = 1;
    } else {
        length = exact_odd_root(limbs, size, odd_index, root);
        if (length == 0) return std::nullopt;
    }
    integer odd_root = from_limbs(root, length, false);
    return zeros == 0 ? std::move(odd_root) : shift_left(odd_root, zeros / odd_index);
}

}  // namespace

root_and_remainder floor_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                  std::uint64_t index) {
    mpz_value root;
    mpz_value remainder;
    // GMP rounds towards 0 and gives the remainder the sign of n.
    if (index == 2)
        mpz_sqrtrem(root, remainder, mpz_view(n));
    else
        mpz_rootrem(root, remainder, mpz_view(n), index);
    if (n.sign() > 0 || mpz_sgn(remainder) == 0) return {from_mpz(root), from_mpz(remainder)};
    integer lower = from_mpz(root) - 1;
    integer rest = n - integer_power(lower, index);
    return {std::move(lower), std::move(rest)};
}

std::optional<integer> exact_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                      std::uint64_t index) {
    std::optional<integer> root = exact_root_of_magnitude(n, index);
    if (root && n.sign() < 0) return -*root;
    return root;
}

}  // namespace surd::detail
