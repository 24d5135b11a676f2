// SPDX-License-Identifier: BSL-1.0
// Purpose: perfect powers beyond 64 bits.
#include "surd/number/perfect_power.hpp"

#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

#include "number/gmp_bridge.hpp"
#include "number/power_residues.hpp"
#include "surd/number/integer_root.hpp"
#include "surd/number/prime.hpp"

namespace surd::detail {

namespace {

/// A number beyond 64 bits as mantissa * 2^exponent, 1 <= mantissa < 2, to estimate its roots.
struct binary_logarithm {
    double mantissa_log2;
    std::uint64_t exponent;

    explicit binary_logarithm(integer const& n) {
        std::size_t const top = n.limb_count() - 1;
        int const shift = std::countl_zero(n.limb(top));
        std::uint64_t const leading =
            shift == 0 ? n.limb(top) : n.limb(top) << shift | n.limb(top - 1) >> (64 - shift);
        mantissa_log2 = std::log2(std::ldexp(static_cast<double>(leading), -63));
        exponent = n.bit_length() - 1;
    }

    /// The real index-th root. With correctly rounded division and log2, exp2 good to a few ulp
    /// its relative error is below 2^-50: the argument of exp2 is below 2.
    [[nodiscard]] double root(std::uint64_t index) const {
        double const part =
            (static_cast<double>(exponent % index) + mantissa_log2) / static_cast<double>(index);
        return std::ldexp(std::exp2(part), static_cast<int>(exponent / index));
    }
};

/// Roots below this are told from their neighbours by a double: 2^42 * 2^-50 < 2^-6.
constexpr std::uint64_t estimated_root_bits = 42;

/// The exact root of n for an index that makes it short. Domain: bit length / index < 42.
std::optional<integer> short_root(integer const& n, binary_logarithm const& logarithm,
                                  std::uint64_t index) {
    double const estimate = logarithm.root(index);
    double const nearest = std::nearbyint(estimate);
    if (std::fabs(estimate - nearest) > 0x1p-6) return std::nullopt;
    auto const root = static_cast<std::uint64_t>(nearest);
    if (power_mod_2_64(root, index) != n.low_limb()) return std::nullopt;
    if (integer_power(integer(root), index) != n) return std::nullopt;
    return integer(root);
}

/// Whether an index beyond the tested exponents passes one residue test: modulo a prime
/// p = 2 j index + 1 a power of n with exponent (p - 1) / index is 1.
bool passes_residue_test(integer const& n, std::uint64_t index) {
    std::uint64_t p = 2 * index + 1;
    while (!is_prime_64(p)) p += 2 * index;
    std::uint64_t const residue = mpz_fdiv_ui(mpz_view(n), p);
    if (residue == 0) return true;
    montgomery_64 const m(p);
    return m.power(m.from(residue), (p - 1) / index) == m.one();
}

/// The multiplicity of a prime in n.
std::uint64_t multiplicity_of(std::uint64_t prime, integer const& n) {
    mpz_value rest;
    mpz_value divisor;
    mpz_set_ui(divisor, prime);
    return mpz_remove(rest, mpz_view(n), divisor);
}

/// Collects the exponents found and divides them out of n.
class power_search {
public:
    explicit power_search(integer n) : form_{std::move(n), 1} {}

    [[nodiscard]] power_form result() && {
        twos_ = form_.base.trailing_zero_bits();
        if (twos_ == 1) return std::move(form_);
        if (twos_ != 0 && form_.base.bit_length() == twos_ + 1) return {2, twos_};
        search();
        if (form_.base.fits_uint64()) {
            small_power_form const last = perfect_power_64(form_.base.to_uint64());
            return {last.base, form_.exponent * last.exponent};
        }
        return std::move(form_);
    }

private:
    /// Residues exclude most exponents; a small divisor leaves only those that divide its
    /// multiplicity. An exponent excluded once stays excluded for the root.
    void search() {
        std::uint64_t multiplicity = twos_;
        exponent_set possible = every_tested_exponent;
        restrict_to(multiplicity, possible);
        // Without a multiplicity every exponent is asked for, and these primes say nothing about
        // some of them; so the looks do not stop early, and a divisor up to 47 is always met.
        residue_answer const first = possible_exponents(limbs(), size(), possible);
        possible = first.possible;
        if (first.small_divisor != 0) {
            multiplicity = std::gcd(multiplicity, multiplicity_of(first.small_divisor, form_.base));
            if (multiplicity == 1) return;
            restrict_to(multiplicity, possible);
        }
        // Without divisors up to 47 roots are at least 53, so indices are below bits / 5.7.
        bool const has_divisor = multiplicity != 0;
        for (std::size_t i = 0; i < 4; ++i)
            if ((possible >> i & 1) != 0) take_roots(tested_exponents[i]);
        possible &= ~exponent_set{15};
        if (form_.base.fits_uint64()) return;
        std::uint64_t const last = has_divisor ? multiplicity : form_.base.bit_length() * 10 / 57;
        for (std::size_t i = 4; i < tested_exponents.size(); ++i)
            if (tested_exponents[i] > last) possible &= (exponent_set{1} << i) - 1;
        if (possible != 0) {
            possible = possible_large_exponents(limbs(), size(), possible).possible;
            for (std::size_t i = 4; i < tested_exponents.size(); ++i)
                if ((possible >> i & 1) != 0) take_roots(tested_exponents[i]);
        }
        take_roots_beyond(tested_exponents.back(), multiplicity);
    }

    static void restrict_to(std::uint64_t multiplicity, exponent_set& possible) {
        if (multiplicity == 0) return;
        for (std::size_t i = 0; i < tested_exponents.size(); ++i)
            if (multiplicity % tested_exponents[i] != 0) possible &= ~(exponent_set{1} << i);
    }

    void take_roots(std::uint64_t index) {
        while (!form_.base.fits_uint64()) {
            std::optional<integer> root = exact_root(form_.base, index);
            if (!root) return;
            form_ = {*std::move(root), form_.exponent * index};
        }
    }

    void take_roots_beyond(std::uint64_t tested, std::uint64_t multiplicity) {
        if (form_.base.fits_uint64()) return;
        binary_logarithm logarithm(form_.base);
        for (std::uint64_t index = tested + 2;; index += 2) {
            std::uint64_t const bits = form_.base.bit_length();
            if (multiplicity != 0 ? index > multiplicity : index > bits * 10 / 57) return;
            if (multiplicity != 0 && multiplicity % index != 0) continue;
            bool const is_short = bits / index < estimated_root_bits - 1;
            if (is_short) {
                // Composite indices do no harm: their primes have been taken before.
                std::optional<integer> root = short_root(form_.base, logarithm, index);
                if (!root) continue;
                form_ = {*std::move(root), form_.exponent * index};
            } else {
                if (!is_prime_64(index) || !passes_residue_test(form_.base, index)) continue;
                std::uint64_t const before = form_.exponent;
                take_roots(index);
                if (form_.exponent == before) continue;
            }
            if (form_.base.fits_uint64()) return;
            logarithm = binary_logarithm(form_.base);
        }
    }

    [[nodiscard]] mp_limb_t const* limbs() const {
        return mpz_view::to_gmp(integer_access::limbs(form_.base));
    }
    [[nodiscard]] mp_size_t size() const { return static_cast<mp_size_t>(form_.base.limb_count()); }

    power_form form_;
    std::uint64_t twos_ = 0;
};

}  // namespace

power_form perfect_power_needs_more_than_64_bits_at_run_time(integer const& n) {
    power_form form = power_search(abs(n)).result();
    if (n.sign() > 0) return form;
    int const factors_of_two = std::countr_zero(form.exponent);
    return {-integer_power(form.base, std::uint64_t{1} << factors_of_two),
            form.exponent >> factors_of_two};
}

}  // namespace surd::detail
