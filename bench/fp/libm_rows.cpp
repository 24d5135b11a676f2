// SPDX-License-Identifier: BSL-1.0
// Purpose: the C library's functions, the ways to spell a power with them, SLEEF's pow of one
// number, Boost's cbrt, and MPFR.
#include <mpfr.h>
#include <boost/math/special_functions/cbrt.hpp>
#include <cmath>
#include <memory>

#include "bench/fp/rows.hpp"
#include "surd/fp/instruction_set.hpp"

#if defined(__x86_64__)
// <sleef.h> declares it only to code that is compiled with FMA.
extern "C" double Sleef_powd1_u10purecfma(double, double);
#endif

namespace surd::bench {
namespace {

template <class Float>
void add_pow(rows<Float>& to, fraction e) {
    Float const y = static_cast<Float>(e.p) / static_cast<Float>(e.q);
    to.push_back(single_calls<Float>("std::pow", e, [y](Float x) { return std::pow(x, y); }));
}

template <class Float>
void add_roots(rows<Float>& to) {
    to.push_back(single_calls<Float>("std::cbrt", {1, 3}, [](Float x) { return std::cbrt(x); }));
    to.push_back(single_calls<Float>("std::cbrt, squared", {2, 3}, [](Float x) {
        Float const r = std::cbrt(x);
        return r * r;
    }));
    to.push_back(
        single_calls<Float>("x * std::sqrt(x)", {3, 2}, [](Float x) { return x * std::sqrt(x); }));
    to.push_back(
        single_calls<Float>("1 / std::sqrt(x)", {-1, 2}, [](Float x) { return 1 / std::sqrt(x); }));
}

class number {
public:
    explicit number(mpfr_prec_t precision) { mpfr_init2(value_, precision); }
    ~number() { mpfr_clear(value_); }
    number(number const&) = delete;
    number& operator=(number const&) = delete;
    mpfr_ptr get() { return value_; }

private:
    mpfr_t value_;
};

}  // namespace

void add_libm(rows<double>& to) {
    for (fraction const e : exponents) add_pow(to, e);
    add_roots(to);
    to.push_back(single_calls<double>("std::sqrt", {1, 2}, [](double x) { return std::sqrt(x); }));
    to.push_back(single_calls<double>("x * x * x", {3, 1}, [](double x) { return x * x * x; }));
#if defined(__x86_64__)
    if (fp::best_instruction_set() == fp::instruction_set::portable) return;
    for (fraction const e : exponents) {
        double const y = static_cast<double>(e.p) / e.q;
        to.push_back(single_calls<double>("SLEEF pow u10", e,
                                          [y](double x) { return Sleef_powd1_u10purecfma(x, y); }));
    }
#endif
}

void add_libm(rows<float>& to) {
    for (fraction const e : float_exponents) add_pow(to, e);
    add_roots(to);
}

void add_boost(rows<double>& to) {
    to.push_back(
        single_calls<double>("Boost cbrt", {1, 3}, [](double x) { return boost::math::cbrt(x); }));
}

void add_mpfr(rows<double>& to) {
    for (fraction const e : exponents) {
        // x^p exactly, then one rounding; the only peer that is right.
        auto const power = std::make_shared<number>(53 * std::abs(e.p) + 64);
        auto const root = std::make_shared<number>(53);
        to.push_back(single_calls<double>("MPFR pow_ui, rootn", e, [power, root, e](double x) {
            mpfr_set_d(power->get(), x, MPFR_RNDN);
            auto const n = static_cast<unsigned long>(std::abs(e.p));
            mpfr_pow_ui(power->get(), power->get(), n, MPFR_RNDN);
            mpfr_rootn_si(root->get(), power->get(), e.p < 0 ? -e.q : e.q, MPFR_RNDN);
            return mpfr_get_d(root->get(), MPFR_RNDN);
        }));
        double const y = static_cast<double>(e.p) / e.q;
        to.push_back(single_calls<double>("mpfr_pow", e, [power, root, y](double x) {
            mpfr_set_d(power->get(), x, MPFR_RNDN);
            mpfr_set_d(root->get(), y, MPFR_RNDN);
            mpfr_pow(root->get(), power->get(), root->get(), MPFR_RNDN);
            return mpfr_get_d(root->get(), MPFR_RNDN);
        }));
    }
}

}  // namespace surd::bench
