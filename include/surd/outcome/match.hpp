// SPDX-License-Identifier: BSL-1.0
// Purpose: read an outcome by cases, one handler for the value and one for each failure.
#ifndef SURD_OUTCOME_MATCH_HPP
#define SURD_OUTCOME_MATCH_HPP

#include <type_traits>
#include <utility>

#include "surd/outcome/outcome.hpp"

namespace surd {

/// A non-real or convention-dependent failure together with the polar form it came with,
/// as `match` hands it over. A handler may take the plain failure instead.
template <failure F, class T>
struct failure_of : F {
    bool has_polar = false;
    T modulus{};  ///< the principal value is modulus * e^(i * argument * pi)
    angle argument{};

    template <class Outcome>
    constexpr explicit failure_of(Outcome const& from)
        : F{from.why()}, has_polar(from.has_polar()) {
        if (has_polar) {
            modulus = from.modulus();
            argument = from.argument();
        }
    }
};

namespace detail {

template <class... Handlers>
struct overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
overloaded(Handlers...) -> overloaded<Handlers...>;

template <class Result, failure F, failure... Rest, class Outcome, class Cases>
constexpr Result dispatch_failure(Outcome const& from, Cases& cases) {
    if constexpr (sizeof...(Rest) == 0) {
        return cases(failure_of<F, typename Outcome::value_type>(from));
    } else {
        if (from.template holds<F>()) {
            return cases(failure_of<F, typename Outcome::value_type>(from));
        }
        return dispatch_failure<Result, Rest...>(from, cases);
    }
}

}  // namespace detail

/// Calls the handler for what the outcome holds and returns its result. Every failure in the
/// set needs a handler; leave one out and the compiler says which. Handlers take `T const&`,
/// and each failure by value (or as failure_of<F, T>, with the polar form).
template <class T, failure... Failures>
template <class... Handlers>
constexpr decltype(auto) outcome<T, Failures...>::match(Handlers&&... handlers) const {
    using cases = detail::overloaded<std::remove_cvref_t<Handlers>...>;
    static_assert(std::is_invocable_v<cases, T const&>, "match needs a handler for the value");
    static_assert(!failures.contains(failure_kind::undefined) ||
                      std::is_invocable_v<cases, failure_of<undefined, T>>,
                  "match needs a handler for undefined");
    static_assert(!failures.contains(failure_kind::non_real) ||
                      std::is_invocable_v<cases, failure_of<non_real, T>>,
                  "match needs a handler for non_real");
    static_assert(!failures.contains(failure_kind::convention_dependent) ||
                      std::is_invocable_v<cases, failure_of<convention_dependent, T>>,
                  "match needs a handler for convention_dependent");
    static_assert(!failures.contains(failure_kind::beyond_limits) ||
                      std::is_invocable_v<cases, failure_of<beyond_limits, T>>,
                  "match needs a handler for beyond_limits");
    cases by_case{std::forward<Handlers>(handlers)...};
    using result = std::invoke_result_t<cases&, T const&>;
    if constexpr (sizeof...(Failures) == 0) {
        return static_cast<result>(by_case(value_));
    } else {
        if (has_value()) return by_case(value_);
        return detail::dispatch_failure<result, Failures...>(*this, by_case);
    }
}

}  // namespace surd

#endif
