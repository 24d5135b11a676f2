// SPDX-License-Identifier: BSL-1.0
// Purpose: 2-adic Newton iteration for roots, and comparison with a power.
#include "number/odd_root.hpp"

#include <algorithm>
#include <bit>

#include "surd/number/modular.hpp"

namespace surd::detail {

namespace {

constexpr mp_size_t root_limbs = exact_root_limbs / 3 + 2;
using half_buffer = mp_limb_t[root_limbs];
using product_buffer = mp_limb_t[2 * root_limbs];

/// r = a * b modulo 2^(64 size); r may be a or b.
void low_product(mp_limb_t* r, mp_limb_t const* a, mp_limb_t const* b, mp_size_t size) noexcept {
    product_buffer product;
    if (a == b)
        mpn_sqr(product, a, size);
    else
        mpn_mul_n(product, a, b, size);
    std::copy_n(product, size, r);
}

/// r = a^exponent modulo 2^(64 size), exponent >= 1; a has `a_size` <= size limbs and is not r.
void low_power(mp_limb_t* r, mp_limb_t const* a, mp_size_t a_size, std::uint64_t exponent,
               mp_size_t size) noexcept {
    product_buffer product;
    mp_size_t length = a_size;
    std::copy_n(a, a_size, r);
    for (int i = static_cast<int>(std::bit_width(exponent)) - 2; i >= 0; --i) {
        mpn_sqr(product, r, length);
        length = std::min(2 * length, size);
        if ((exponent >> i & 1) == 0) {
            std::copy_n(product, length, r);
            continue;
        }
        product_buffer longer;
        mpn_mul(longer, product, length, a, a_size);
        length = std::min(length + a_size, size);
        std::copy_n(longer, length, r);
    }
    std::fill_n(r + length, size - length, mp_limb_t{0});
}

/// x = x / d modulo 2^(64 size), d odd with the given inverse modulo 2^64.
void low_quotient(mp_limb_t* x, mp_size_t size, mp_limb_t d, mp_limb_t inverse) noexcept {
    mp_limb_t borrow = 0;
    for (mp_size_t i = 0; i < size; ++i) {
        mp_limb_t const limb = x[i] - borrow;
        mp_limb_t const taken = x[i] < borrow;
        x[i] = limb * inverse;
        borrow = static_cast<mp_limb_t>((uint128{x[i]} * d) >> 64) + taken;
    }
}

/// y^index * n = 1 modulo 2^64.
std::uint64_t inverse_root_64(std::uint64_t n, std::uint64_t index,
                              std::uint64_t index_inverse) noexcept {
    // Modulo 16 fourth powers of odd numbers are 1, so n^(-1/index) is n or n^3; each step doubles
    // the number of correct bits: 4, 8, 16, 32, 64.
    std::uint64_t y = index % 4 == 3 ? n : n * n * n;
    for (int i = 0; i < 4; ++i) y *= (index + 1 - n * power_mod_2_64(y, index)) * index_inverse;
    return y;
}

}  // namespace

bool power_equals(mp_limb_t const* base, mp_size_t base_size, std::uint64_t index,
                  mp_limb_t const* n, mp_size_t size) noexcept {
    // Left to right; the power may take one limb more than n before it is seen to be too large.
    mp_limb_t first[2 * exact_root_limbs + 4];
    mp_limb_t second[2 * exact_root_limbs + 4];
    mp_limb_t* power = first;
    mp_limb_t* other = second;
    std::copy_n(base, base_size, power);
    mp_size_t length = base_size;
    for (int i = static_cast<int>(std::bit_width(index)) - 2; i >= 0; --i) {
        if (2 * length > size + 1) return false;
        mpn_sqr(other, power, length);
        length *= 2;
        length -= other[length - 1] == 0;
        std::swap(power, other);
        if ((index >> i & 1) == 0) continue;
        if (length + base_size > size + 1) return false;
        if (length >= base_size)
            mpn_mul(other, power, length, base, base_size);
        else
            mpn_mul(other, base, base_size, power, length);
        length += base_size;
        length -= other[length - 1] == 0;
        std::swap(power, other);
    }
    return length == size && mpn_cmp(power, n, size) == 0;
}

mp_size_t exact_odd_root(mp_limb_t const* n, mp_size_t size, std::uint64_t index,
                         mp_limb_t* root) noexcept {
    std::uint64_t const bits = 64 * static_cast<std::uint64_t>(size) -
                               static_cast<std::uint64_t>(std::countl_zero(n[size - 1]));
    if (index >= bits) return 0;  // the root would be 1
    std::uint64_t const root_bits = (bits - 1) / index + 1;
    auto const length = static_cast<mp_size_t>((root_bits + 63) / 64);
    std::uint64_t const index_inverse = inverse_mod_2_64(index);

    // y = n^(-1/index), to half of the limbs of the root.
    mp_size_t const half = (length + 1) / 2;
    half_buffer y{};
    y[0] = inverse_root_64(n[0], index, index_inverse);
    for (mp_size_t known = 1; known < half;) {
        // y (1 + (1 - n y^index) / index); the bracket vanishes modulo the limbs known.
        // Sizes that land on `half`: halve it as often as needed.
        mp_size_t wanted = half;
        while ((wanted + 1) / 2 > known) wanted = (wanted + 1) / 2;
        half_buffer error;
        low_power(error, y, known, index, wanted);
        low_product(error, error, n, wanted);
        mp_size_t const added = wanted - known;
        mpn_neg(error + known, error + known, added);
        low_product(error + known, error + known, y, added);
        low_quotient(error + known, added, index, index_inverse);
        std::copy_n(error + known, added, y + known);
        known = wanted;
    }

    // root = n y^(index - 1), then one Newton step with y^(index - 1) = root^(1 - index).
    half_buffer slope;
    low_power(slope, y, half, index - 1, half);
    low_product(root, slope, n, half);
    if (length > half) {
        mp_size_t const added = length - half;
        half_buffer error;
        low_power(error, root, half, index, length);
        mpn_sub_n(error, n, error, length);
        low_product(root + half, error + half, slope, added);
        low_quotient(root + half, added, index, index_inverse);
    }

    // A root of another size is none.
    mp_limb_t const top = root[length - 1];
    if (top == 0 || 64 * static_cast<std::uint64_t>(length) -
                            static_cast<std::uint64_t>(std::countl_zero(top)) !=
                        root_bits)
        return 0;
    return power_equals(root, length, index, n, size) ? length : 0;
}

}  // namespace surd::detail
