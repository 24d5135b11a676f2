// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/batch.hpp"

#include <cstdint>

#include "fp/batch_run.hpp"
#include "fp/environment.hpp"
#include "fp/known_plans.hpp"
#include "surd/fp/ieee_batch.hpp"

namespace surd::fp {

namespace detail {

namespace {

/// The fraction 1/n as a plan has it.
struct root_of {
    std::int64_t n;
};

/// Calls `use` with the plan for an exponent: a prepared one, or one made for this call.
template <class Use>
auto with_plan(std::int64_t p, std::int64_t q, Use const& use) {
    plan_data const* const known = known_plan(p, q);
    return known != nullptr ? use(*known) : use(compiled_plan(p, q));
}
template <class Use>
auto with_plan(exponent e, Use const& use) {
    return with_plan(e.numerator(), e.index(), use);
}
template <class Use>
auto with_plan(root_of root, Use const& use) {
    if (root.n > 0) return with_plan(1, root.n, use);
    if (root.n < 0 && root.n != INT64_MIN) return with_plan(-1, -root.n, use);
    plan_data no_fast_path{};  // 1/n is no exponent
    no_fast_path.p = 1;
    no_fast_path.q = root.n;
    return use(no_fast_path);
}

template <class Exponent, binary_float Float>
batch_report typed(Exponent e, std::span<Float const> in, std::span<Float> out,
                   batch_options const& options,
                   special_policy policy = special_policy::real_branch) {
    return with_plan(e, [&](plan_data const& plan) {
        return run_typed(batch_task(plan, options, policy), in, out, options.threads);
    });
}

template <class Exponent, binary_float Float>
flags raw(Exponent e, std::span<Float const> in, std::span<Float> out, unsigned threads,
          special_policy policy = special_policy::real_branch) {
    batch_options const options{.rounding = current_rounding()};
    flags const raised = with_plan(e, [&](plan_data const& plan) {
        return run_raw(batch_task(plan, options, policy), in, out, threads);
    });
    raise(raised);
    return raised;
}

}  // namespace

}  // namespace detail

using doubles_in = std::span<double const>;
using floats_in = std::span<float const>;
using doubles = std::span<double>;
using floats = std::span<float>;

batch_report pow(doubles_in in, exponent e, doubles out, batch_options const& options) {
    return detail::typed(e, in, out, options);
}
batch_report pow(floats_in in, exponent e, floats out, batch_options const& options) {
    return detail::typed(e, in, out, options);
}

batch_report pown(doubles_in in, std::int64_t n, doubles out, batch_options const& options) {
    return detail::typed(exponent(n), in, out, options);
}
batch_report pown(floats_in in, std::int64_t n, floats out, batch_options const& options) {
    return detail::typed(exponent(n), in, out, options);
}

batch_report rootn(doubles_in in, std::int64_t n, doubles out, batch_options const& options) {
    return detail::typed(detail::root_of{n}, in, out, options);
}
batch_report rootn(floats_in in, std::int64_t n, floats out, batch_options const& options) {
    return detail::typed(detail::root_of{n}, in, out, options);
}

batch_report sqrt(doubles_in in, doubles out, batch_options const& options) {
    return detail::typed(exponent(1, 2), in, out, options, special_policy::sqrt);
}
batch_report sqrt(floats_in in, floats out, batch_options const& options) {
    return detail::typed(exponent(1, 2), in, out, options, special_policy::sqrt);
}

batch_report rsqrt(doubles_in in, doubles out, batch_options const& options) {
    return detail::typed(exponent(-1, 2), in, out, options, special_policy::rsqrt);
}
batch_report rsqrt(floats_in in, floats out, batch_options const& options) {
    return detail::typed(exponent(-1, 2), in, out, options, special_policy::rsqrt);
}

batch_report cbrt(doubles_in in, doubles out, batch_options const& options) {
    return detail::typed(exponent(1, 3), in, out, options);
}
batch_report cbrt(floats_in in, floats out, batch_options const& options) {
    return detail::typed(exponent(1, 3), in, out, options);
}

namespace ieee {

flags pow(doubles_in in, exponent e, doubles out, unsigned threads) {
    return detail::raw(e, in, out, threads);
}
flags pow(floats_in in, exponent e, floats out, unsigned threads) {
    return detail::raw(e, in, out, threads);
}

flags powr(doubles_in in, exponent e, doubles out, unsigned threads) {
    return detail::raw(e, in, out, threads, special_policy::powr);
}
flags powr(floats_in in, exponent e, floats out, unsigned threads) {
    return detail::raw(e, in, out, threads, special_policy::powr);
}

flags pown(doubles_in in, std::int64_t n, doubles out, unsigned threads) {
    return detail::raw(exponent(n), in, out, threads);
}
flags pown(floats_in in, std::int64_t n, floats out, unsigned threads) {
    return detail::raw(exponent(n), in, out, threads);
}

flags rootn(doubles_in in, std::int64_t n, doubles out, unsigned threads) {
    return detail::raw(detail::root_of{n}, in, out, threads);
}
flags rootn(floats_in in, std::int64_t n, floats out, unsigned threads) {
    return detail::raw(detail::root_of{n}, in, out, threads);
}

flags sqrt(doubles_in in, doubles out, unsigned threads) {
    return detail::raw(exponent(1, 2), in, out, threads, special_policy::sqrt);
}
flags sqrt(floats_in in, floats out, unsigned threads) {
    return detail::raw(exponent(1, 2), in, out, threads, special_policy::sqrt);
}

flags rsqrt(doubles_in in, doubles out, unsigned threads) {
    return detail::raw(exponent(-1, 2), in, out, threads, special_policy::rsqrt);
}
flags rsqrt(floats_in in, floats out, unsigned threads) {
    return detail::raw(exponent(-1, 2), in, out, threads, special_policy::rsqrt);
}

flags cbrt(doubles_in in, doubles out, unsigned threads) {
    return detail::raw(exponent(1, 3), in, out, threads);
}
flags cbrt(floats_in in, floats out, unsigned threads) {
    return detail::raw(exponent(1, 3), in, out, threads);
}

}  // namespace ieee

}  // namespace surd::fp
