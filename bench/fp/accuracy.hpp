// SPDX-License-Identifier: BSL-1.0
// Purpose: how far the results of a row are from the exact x^(p/q), judged by MPFR.
#ifndef SURD_BENCH_FP_ACCURACY_HPP
#define SURD_BENCH_FP_ACCURACY_HPP

#include <mpfr.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "bench/fp/inputs.hpp"
#include "bench/fp/rows.hpp"

namespace surd::bench {

/// The exact power as the nearest number of the format and what is missing.
template <class Float>
struct judged {
    Float nearest;
    double rest;
};

template <class Float>
struct accuracy_inputs {
    std::vector<Float> in;
    std::vector<judged<Float>> exact;

    /// `range`: exponents within +-range; x^|p| is taken exactly, so that there is one rounding.
    accuracy_inputs(fraction e, int range, std::size_t size)
        : in(random_inputs<Float>(size, range, 7)), exact(size) {
        mpfr_t power;
        mpfr_t root;
        mpfr_t rest;
        mpfr_init2(power, 53 * std::abs(e.p) + 64);
        mpfr_inits2(160, root, rest, static_cast<mpfr_ptr>(nullptr));
        for (std::size_t i = 0; i < size; ++i) {
            mpfr_set_d(power, static_cast<double>(in[i]), MPFR_RNDN);
            mpfr_pow_ui(power, power, static_cast<unsigned long>(std::abs(e.p)), MPFR_RNDN);
            mpfr_rootn_si(root, power, e.p < 0 ? -e.q : e.q, MPFR_RNDN);
            exact[i].nearest = sizeof(Float) == 8
                                   ? static_cast<Float>(mpfr_get_d(root, MPFR_RNDN))
                                   : static_cast<Float>(mpfr_get_flt(root, MPFR_RNDN));
            mpfr_sub_d(rest, root, static_cast<double>(exact[i].nearest), MPFR_RNDN);
            exact[i].rest = mpfr_get_d(rest, MPFR_RNDN);
        }
        mpfr_clears(power, root, rest, static_cast<mpfr_ptr>(nullptr));
    }
};

struct accuracy {
    double wrong = 0;  ///< the share that is not correctly rounded
    double ulp = 0;    ///< the largest error in units of the last place
};

template <class Float>
accuracy measure(row<Float> const& way, accuracy_inputs<Float> const& inputs) {
    std::vector<Float> out(inputs.in.size());
    way.array(inputs.in, out);
    accuracy seen;
    constexpr int precision = std::numeric_limits<Float>::digits;
    for (std::size_t i = 0; i < out.size(); ++i) {
        judged<Float> const& exact = inputs.exact[i];
        if (out[i] != exact.nearest) seen.wrong += 1;
        auto const difference =
            static_cast<double>(out[i]) - static_cast<double>(exact.nearest) - exact.rest;
        double const unit = std::ldexp(1.0, std::ilogb(exact.nearest) - precision + 1);
        double const ulp = std::fabs(difference) / unit;
        if (!(ulp <= seen.ulp)) seen.ulp = ulp;
    }
    seen.wrong /= static_cast<double>(out.size());
    return seen;
}

}  // namespace surd::bench

#endif
