// SPDX-License-Identifier: BSL-1.0
// Purpose: random radicals, how tests print them, and MPFR as an independent judge of their size.
#ifndef SURD_TESTS_UNIT_RADICAL_ARBITRARY_HPP
#define SURD_TESTS_UNIT_RADICAL_ARBITRARY_HPP

#include <mpfr.h>

#include <ostream>

#include "surd/radical/arithmetic.hpp"
#include "surd/radical/radical_sum.hpp"
#include "unit/number/arbitrary.hpp"

namespace surd {

inline void PrintTo(radical const& x, std::ostream* out) { *out << x.to_string(); }
inline void PrintTo(radical_sum const& x, std::ostream* out) { *out << x.to_string(); }
inline void showValue(radical const& x, std::ostream& out) { out << x.to_string(); }
inline void showValue(radical_sum const& x, std::ostream& out) { out << x.to_string(); }
template <class T, failure... Failures>
void PrintTo(outcome<T, Failures...> const& x, std::ostream* out) {
    if (x.has_value()) {
        *out << x->to_string();
    } else {
        *out << x.sentence();
    }
}

}  // namespace surd

namespace surd::testing {

/// An MPFR number of 400 bits.
class approximation {
public:
    approximation() { mpfr_init2(x_, 400); }
    approximation(approximation const& other) : approximation() {
        mpfr_set(x_, other.x_, MPFR_RNDN);
    }
    explicit approximation(rational const& q) : approximation() {
        mpfr_set_q(x_, mpq_class(to_gmp(q.numerator()), to_gmp(q.denominator())).get_mpq_t(),
                   MPFR_RNDN);
    }
    explicit approximation(radical const& r) : approximation(rational(r.radicand())) {
        mpfr_rootn_ui(x_, x_, static_cast<unsigned long>(r.index()), MPFR_RNDN);
        approximation const c(r.coefficient());
        mpfr_mul(x_, x_, c.x_, MPFR_RNDN);
    }
    explicit approximation(radical_sum const& sum) : approximation(rational(0)) {
        for (radical const& term : sum.terms()) {
            approximation const t(term);
            mpfr_add(x_, x_, t.x_, MPFR_RNDN);
        }
    }
    ~approximation() { mpfr_clear(x_); }
    approximation& operator=(approximation const&) = delete;

    operator mpfr_ptr() { return x_; }
    operator mpfr_srcptr() const { return x_; }

    /// Whether |this - other| is below 2^-300 of the larger one.
    [[nodiscard]] bool is_close_to(approximation const& other) const {
        approximation difference;
        approximation bound;
        mpfr_sub(difference, x_, other, MPFR_RNDN);
        mpfr_abs(difference, difference, MPFR_RNDN);
        mpfr_max(bound, mpfr_cmpabs(x_, other) > 0 ? x_ : other.x_, other, MPFR_RNDN);
        mpfr_abs(bound, bound, MPFR_RNDN);
        mpfr_div_2ui(bound, bound, 300, MPFR_RNDN);
        return mpfr_cmp(difference, bound) <= 0;
    }

private:
    mpfr_t x_;
};

/// An independent verdict on the canonical form, by naive trial division. Domain: small radicands.
inline bool is_canonical_by_trial(radical const& x) {
    if (x.index() == 1) return x.radicand().is_one();
    if (x.is_zero() || x.radicand() < 2) return false;
    mpz_class r = to_gmp(x.radicand());
    std::int64_t common = x.index();
    for (mpz_class p = 2; r > 1; ++p) {
        if (p * p > r) p = r;
        std::int64_t times = 0;
        for (; r % p == 0; r /= p) ++times;
        if (times >= x.index()) return false;
        if (times > 0) common = std::gcd(common, times);
    }
    return common == 1;
}

/// 1 .. 10^6 over 1 .. 10^6, or a product of small primes over such, so that powers abound.
inline rc::Gen<rational> small_positive_rational() {
    auto const smooth =
        rc::gen::map(rc::gen::container<std::vector<int>>(rc::gen::element(2, 3, 5, 7)),
                     [](std::vector<int> const& primes) {
                         std::int64_t product = 1;
                         for (int const p : primes)
                             if (product < 1'000'000'000) product *= p;
                         return product;
                     });
    auto const part = rc::gen::oneOf(rc::gen::inRange<std::int64_t>(1, 1'000'001), smooth);
    return rc::gen::map(rc::gen::pair(part, part), [](std::pair<std::int64_t, std::int64_t> p) {
        return rational(p.first, p.second);
    });
}

inline rc::Gen<radical> small_radical() {
    return rc::gen::map(
        rc::gen::tuple(small_positive_rational(), rc::gen::inRange<std::int64_t>(-6, 7),
                       rc::gen::inRange<std::int64_t>(1, 7), rc::gen::inRange(-20, 21)),
        [](std::tuple<rational, std::int64_t, std::int64_t, int> const& t) {
            auto const& [base, m, n, c] = t;
            return *simplest_form(base, m, n) * rational(c, 7);
        });
}

}  // namespace surd::testing

namespace rc {

template <>
struct Arbitrary<surd::radical> {
    static Gen<surd::radical> arbitrary() { return surd::testing::small_radical(); }
};

}  // namespace rc

#endif
