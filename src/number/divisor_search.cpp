// SPDX-License-Identifier: BSL-1.0
// Purpose: Pollard's rho for divisors of up to about 7 digits, then elliptic curves.
#include "number/divisor_search.hpp"

#include <array>
#include <vector>

#include "number/elliptic_curve.hpp"
#include "number/residue_field.hpp"

namespace surd::detail {

namespace {

constexpr std::uint64_t largest_first_bound = 11000;

std::vector<std::uint16_t> const& stage_primes() {
    static std::vector<std::uint16_t> const primes = [] {
        std::vector<bool> composite(largest_first_bound + 1);
        std::vector<std::uint16_t> found;
        for (std::uint64_t p = 3; p <= largest_first_bound; p += 2) {
            if (composite[p]) continue;
            found.push_back(static_cast<std::uint16_t>(p));
            for (std::uint64_t m = p * p; m <= largest_first_bound; m += 2 * p) composite[m] = true;
        }
        return found;
    }();
    return primes;
}

/// The gcd of a residue and n when it is a proper divisor, else 0. The factor 2^(64 N) in a
/// stored residue is coprime to n and does not matter.
template <std::size_t N>
integer proper_divisor(typename residue_field<N>::element const& x, mpz_srcptr n) {
    mpz_t view;
    mpz_value divisor;
    mpz_gcd(divisor, mpz_roinit_n(view, x.data(), N), n);
    if (mpz_cmp_ui(divisor, 1) == 0 || mpz_cmp(divisor, n) == 0) return 0;
    return from_mpz(divisor);
}

/// Source: R. Brent, BIT 20 (1980). Batches are short, so that primes of like size separate.
template <std::size_t N>
integer divisor_by_rho(residue_field<N> const& f, mpz_srcptr n, work_budget& budget) {
    using element = typename residue_field<N>::element;
    constexpr std::uint64_t batch = 32;
    constexpr std::uint64_t longest = 2048;
    element y = f.from(std::uint64_t{2});
    element const c = f.one();
    element product = f.one();
    for (std::uint64_t length = 1; length <= longest; length *= 2) {
        element const x = y;
        if (!budget.spend(3 * length * product_steps(N))) return 0;
        for (std::uint64_t i = 0; i < length; ++i) y = f.add(f.square(y), c);
        for (std::uint64_t done = 0; done < length; done += batch) {
            element const start = y;
            std::uint64_t const count = batch < length - done ? batch : length - done;
            for (std::uint64_t i = 0; i < count; ++i) {
                y = f.add(f.square(y), c);
                product = f.multiply(product, f.subtract(x, y));
            }
            mpz_t view;
            mpz_value divisor;
            mpz_gcd(divisor, mpz_roinit_n(view, product.data(), N), n);
            if (mpz_cmp_ui(divisor, 1) == 0) continue;
            if (mpz_cmp(divisor, n) != 0) return from_mpz(divisor);
            element z = start;
            for (std::uint64_t i = 0; i < count; ++i) {
                z = f.add(f.square(z), c);
                integer const single = proper_divisor<N>(f.subtract(x, z), n);
                if (!single.is_zero()) return single;
            }
            return 0;  // all primes met at once; the curves go on from here
        }
    }
    return 0;
}

struct curve_plan {
    std::uint64_t first_bound;
    std::uint64_t curves;
};

/// Bounds and numbers of curves for divisors of about 8, 10, 12, 15, 20 and 25 digits, after
/// the tables of P. Zimmermann and B. Dodson, 20 years of ECM (2006), scaled down.
constexpr std::array<curve_plan, 6> plans{{{60, 6},
                                           {150, 10},
                                           {350, 14},
                                           {900, 24},
                                           {2500, 60},
                                           {largest_first_bound, ~std::uint64_t{0}}}};
constexpr std::uint64_t second_bound_ratio = 40;

template <std::size_t N>
integer divisor_by_curves(residue_field<N> const& f, mpz_srcptr n, work_budget& budget) {
    elliptic_curve<N> curve(f);
    std::uint64_t sigma = 6;
    for (curve_plan const& plan : plans) {
        std::uint64_t const second_bound = second_bound_ratio * plan.first_bound;
        // 11 products a bit of the multiplier, which has about 1.44 bits a unit of the bound;
        // 48 products and a step for each 210 of the second bound.
        std::uint64_t const products = 16 * plan.first_bound + 60 * (second_bound / 210) + 700;
        for (std::uint64_t i = 0; i < plan.curves; ++i, ++sigma) {
            if (!budget.spend(products * product_steps(N))) return 0;
            mpz_value divisor;
            if (!curve.choose(sigma, n, divisor)) {
                if (mpz_cmp_ui(divisor, 1) > 0 && mpz_cmp(divisor, n) < 0) return from_mpz(divisor);
                continue;
            }
            auto const point = curve.first_stage(curve.start, plan.first_bound, stage_primes());
            integer const first = proper_divisor<N>(point.z, n);
            if (!first.is_zero()) return first;
            auto const product = curve.second_stage(point, plan.first_bound, second_bound);
            integer const second = proper_divisor<N>(product, n);
            if (!second.is_zero()) return second;
        }
    }
    return 0;
}

template <std::size_t N>
integer find_with_limbs(integer const& n, work_budget& budget) {
    residue_field<N> const f(n);
    mpz_view const view(n);
    integer const divisor = divisor_by_rho(f, view, budget);
    return divisor.is_zero() ? divisor_by_curves(f, view, budget) : divisor;
}

}  // namespace

integer find_divisor(integer const& n, work_budget& budget) {
    std::uint64_t const limbs = (n.bit_length() + 63) / 64;
    if (limbs <= 2) return find_with_limbs<2>(n, budget);
    if (limbs <= 3) return find_with_limbs<3>(n, budget);
    if (limbs <= 4) return find_with_limbs<4>(n, budget);
    if (limbs <= 6) return find_with_limbs<6>(n, budget);
    if (limbs <= 8) return find_with_limbs<8>(n, budget);
    if (limbs <= 12) return find_with_limbs<12>(n, budget);
    if (limbs <= 16) return find_with_limbs<16>(n, budget);
    if (limbs <= 32) return find_with_limbs<32>(n, budget);
    if (limbs <= 64) return find_with_limbs<64>(n, budget);
    return 0;
}

}  // namespace surd::detail
