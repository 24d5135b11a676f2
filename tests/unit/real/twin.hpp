// SPDX-License-Identifier: BSL-1.0
// Purpose: random expressions with their value in MPFR beside them, an independent judge.
#ifndef SURD_TESTS_UNIT_REAL_TWIN_HPP
#define SURD_TESTS_UNIT_REAL_TWIN_HPP

#include <mpfr.h>

#include <random>
#include <string>
#include <utility>

#include "unit/real/build.hpp"

namespace surd::test {

/// An mpfr number of 2,000 bits with value semantics.
class multiple_precision {
public:
    static constexpr mpfr_prec_t bits = 2000;
    explicit multiple_precision(std::int64_t value = 0) {
        mpfr_init2(x_, bits);
        mpfr_set_si(x_, value, MPFR_RNDN);
    }
    multiple_precision(multiple_precision const& other) {
        mpfr_init2(x_, bits);
        mpfr_set(x_, other.x_, MPFR_RNDN);
    }
    multiple_precision& operator=(multiple_precision const& other) {
        mpfr_set(x_, other.x_, MPFR_RNDN);
        return *this;
    }
    ~multiple_precision() { mpfr_clear(x_); }
    mpfr_ptr get() { return x_; }
    mpfr_srcptr get() const { return x_; }

private:
    mpfr_t x_;
};

/// The same number twice.
struct twin {
    exact_real exact;
    multiple_precision approximate;

    explicit twin(std::int64_t value = 0) : exact(value), approximate(value) {}
};

inline twin combine(twin const& a, twin const& b, char operation) {
    twin c;
    switch (operation) {
        case '+':
            c.exact = a.exact + b.exact;
            mpfr_add(c.approximate.get(), a.approximate.get(), b.approximate.get(), MPFR_RNDN);
            break;
        case '-':
            c.exact = a.exact - b.exact;
            mpfr_sub(c.approximate.get(), a.approximate.get(), b.approximate.get(), MPFR_RNDN);
            break;
        case '*':
            c.exact = a.exact * b.exact;
            mpfr_mul(c.approximate.get(), a.approximate.get(), b.approximate.get(), MPFR_RNDN);
            break;
        default:
            c.exact = over(a.exact, b.exact);
            mpfr_div(c.approximate.get(), a.approximate.get(), b.approximate.get(), MPFR_RNDN);
    }
    return c;
}

/// The n-th root of |a|.
inline twin root_of_magnitude(twin const& a, unsigned long n) {
    twin c;
    c.exact = root_of(static_cast<std::int64_t>(n), abs(a.exact));
    mpfr_abs(c.approximate.get(), a.approximate.get(), MPFR_RNDN);
    mpfr_rootn_ui(c.approximate.get(), c.approximate.get(), n, MPFR_RNDN);
    return c;
}

/// A random expression of the given depth.
template <class Generator>
twin random_twin(Generator& random, int depth) {
    auto const up_to = [&](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most));
    };
    if (depth == 0) {
        twin const p(1 + up_to(30));
        return up_to(3) == 0 ? combine(p, twin(1 + up_to(9)), '/') : p;
    }
    switch (up_to(6)) {
        case 0:
        case 1:
            return combine(random_twin(random, depth - 1), random_twin(random, depth - 1), '+');
        case 2:
            return combine(random_twin(random, depth - 1), random_twin(random, depth - 1), '-');
        case 3:
            return combine(random_twin(random, depth - 1), random_twin(random, depth - 1), '*');
        case 4: {
            twin const divisor = random_twin(random, depth - 1);
            if (sign(divisor.exact) == 0) return random_twin(random, depth - 1);
            return combine(random_twin(random, depth - 1), divisor, '/');
        }
        default:
            return root_of_magnitude(random_twin(random, depth - 1),
                                     static_cast<unsigned long>(2 + up_to(3)));
    }
}

/// Whether the approximation says that the number is not 0; it keeps 2,000 bits, and no number
/// of these sizes is this small without being 0.
inline bool is_plainly_not_zero(twin const& a) {
    return !mpfr_zero_p(a.approximate.get()) && mpfr_get_exp(a.approximate.get()) > -1500;
}

}  // namespace surd::test

#endif
