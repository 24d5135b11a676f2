// SPDX-License-Identifier: BSL-1.0
// Purpose: a value, or a named reason why there is none.
// An outcome<T, F1, F2...> holds a T or exactly one of the failures of its closed set; the
// set is part of the type, sequencing unites sets, `recover` removes a member.
#ifndef SURD_OUTCOME_OUTCOME_HPP
#define SURD_OUTCOME_OUTCOME_HPP

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

#include "surd/config.hpp"
#include "surd/outcome/angle.hpp"
#include "surd/outcome/failure.hpp"
#include "surd/outcome/failure_set.hpp"

namespace surd {

namespace detail {
/// Stops the program with the failure's sentence; in a constant expression the compiler
/// names this function instead.
[[noreturn]] void the_outcome_has_no_value(char const* sentence) noexcept;

template <class T, failure_set Set>
struct outcome_with;
}  // namespace detail

template <class T, failure... Failures>
class outcome;

/// The outcome type whose failures are exactly `Set`.
template <class T, failure_set Set>
using outcome_of = typename detail::outcome_with<T, Set>::type;

template <class>
inline constexpr bool is_outcome = false;
template <class T, failure... Failures>
inline constexpr bool is_outcome<outcome<T, Failures...>> = true;

/// A T, or one of `Failures` with its reason.
/// Reading: `if (y) *y`, `y == 4`, `value_or`, exhaustive `match` (match.hpp). `*` on a
/// missing value stops the program with the failure's sentence; in a constant expression it
/// is a compile error. T must be default constructible; an idle T keeps the modulus of a
/// principal value, whose argument is `argument()` times pi.
template <class T, failure... Failures>
class outcome {
    static_assert(in_canonical_order<Failures...>,
                  "list failures once each, in the order undefined, non_real, "
                  "convention_dependent, beyond_limits");

public:
    using value_type = T;
    static constexpr failure_set failures = set_of<Failures...>;

    constexpr outcome(T value) : value_(std::move(value)) {}
    template <class U>
    requires(!is_outcome<std::remove_cvref_t<U>> && !failure<std::remove_cvref_t<U>> &&
             !std::same_as<std::remove_cvref_t<U>, T> &&
             std::convertible_to<U, T>) constexpr outcome(U&& value)
        : value_(std::forward<U>(value)) {}

    template <failure F>
    requires(failures.contains(F::kind)) constexpr outcome(F missing) : why_(missing.why) {}

    /// A failure that keeps the polar form modulus * e^(i * argument * pi).
    template <failure F>
    requires(failures.contains(F::kind)) constexpr outcome(F missing, T modulus, angle argument)
        : value_(std::move(modulus)), argument_(argument), why_(missing.why), has_polar_(true) {}

    /// Widening: every outcome converts to one with more failures.
    template <class U, failure... Fewer>
    requires(!std::same_as<outcome<U, Fewer...>, outcome> && std::convertible_to<U, T> &&
             failures.includes(set_of<Fewer...>)) constexpr outcome(outcome<U, Fewer...> other)
        : value_(std::move(other.value_)),
          argument_(other.argument_),
          why_(other.why_),
          relied_on_(other.relied_on_),
          has_polar_(other.has_polar_) {}

    [[nodiscard]] constexpr bool has_value() const noexcept { return why_ == reason::none; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    [[nodiscard]] constexpr T const& value() const& {
        require_value();
        return value_;
    }
    /// By value, so that `for (auto& x : *f())` reads no dead temporary.
    [[nodiscard]] constexpr T value() && {
        require_value();
        return std::move(value_);
    }
    constexpr T const& operator*() const& { return value(); }
    constexpr T operator*() && { return std::move(*this).value(); }
    constexpr T const* operator->() const { return &value(); }
    template <class U>
    [[nodiscard]] constexpr T value_or(U&& other) const {
        return has_value() ? value_ : static_cast<T>(std::forward<U>(other));
    }

    /// Why there is no value; reason::none when there is one.
    [[nodiscard]] constexpr reason why() const noexcept { return why_; }
    [[nodiscard]] constexpr failure_kind kind() const noexcept { return kind_of(why_); }
    [[nodiscard]] constexpr char const* sentence() const noexcept { return sentence_of(why_); }
    template <failure F>
    [[nodiscard]] constexpr bool holds() const noexcept {
        return kind() == F::kind;
    }

    /// Whether a missing value has a polar form, and its parts: the complex principal value is
    /// modulus() * e^(i * argument() * pi). Domain: has_polar().
    [[nodiscard]] constexpr bool has_polar() const noexcept { return has_polar_; }
    [[nodiscard]] constexpr T const& modulus() const {
        SURD_EXPECTS(has_polar_, "this outcome has no polar form");
        return value_;
    }
    [[nodiscard]] constexpr angle argument() const noexcept { return argument_; }

    /// The questions of convention that the value relied on.
    [[nodiscard]] constexpr question_set conventions_used() const noexcept { return relied_on_; }
    [[nodiscard]] constexpr outcome relying_on(question_set asked) && {
        relied_on_ |= asked;
        return std::move(*this);
    }

    /// Sequencing. `next` takes T and returns an outcome; the result unites both failure sets.
    template <class Next>
    [[nodiscard]] constexpr auto and_then(Next&& next) const {
        using result = std::remove_cvref_t<std::invoke_result_t<Next, T const&>>;
        static_assert(is_outcome<result>,
                      "and_then needs a function that returns an outcome; "
                      "use transform for one that returns a plain value");
        using united = outcome_of<typename result::value_type, failures | result::failures>;
        if (has_value()) {
            return united(std::invoke(std::forward<Next>(next), value_)).relying_on(relied_on_);
        }
        return united::missing_like(*this);
    }

    /// Applies `change` to the value, keeps a failure.
    template <class Change>
    [[nodiscard]] constexpr auto transform(Change&& change) const {
        using changed =
            outcome_of<std::remove_cvref_t<std::invoke_result_t<Change, T const&>>, failures>;
        if (has_value()) {
            return changed(std::invoke(std::forward<Change>(change), value_))
                .relying_on(relied_on_);
        }
        return changed::missing_like(*this);
    }

    /// Answers the failure F with `instead(F)`, a T, and removes F from the set.
    template <failure F, class Instead>
    [[nodiscard]] constexpr auto recover(Instead&& instead) const {
        static_assert(failures.contains(F::kind), "this outcome can never hold that failure");
        using narrowed = outcome_of<T, failures - failure_set(F::kind)>;
        if (holds<F>()) {
            return narrowed(static_cast<T>(std::invoke(std::forward<Instead>(instead), F{why_})));
        }
        if (has_value()) return narrowed(value_).relying_on(relied_on_);
        return narrowed::missing_like(*this);
    }

    /// Equal when both hold equal values, or both fail for the same reason.
    friend constexpr bool operator==(outcome const& a, outcome const& b) {
        return a.why_ == b.why_ && (!a.has_value() || a.value_ == b.value_);
    }
    /// Equal when there is a value and it equals b, as a T.
    template <class U>
    requires(!is_outcome<U> && !failure<U> &&
             std::convertible_to<U const&, T>) friend constexpr bool
    operator==(outcome const& a, U const& b) {
        return a.has_value() && a.value_ == b;
    }
    template <failure F>
    friend constexpr bool operator==(outcome const& a, F missing) {
        return a.why_ == missing.why;
    }

    /// Reads the outcome by cases; see match.hpp.
    template <class... Handlers>
    constexpr decltype(auto) match(Handlers&&... handlers) const;

private:
    template <class, failure...>
    friend class outcome;

    // The failure of another outcome in this type; the caller has checked the failure sets.
    template <class U, failure... Others>
    static constexpr outcome missing_like(outcome<U, Others...> const& from) {
        outcome result{T{}};
        result.why_ = from.why_;
        result.relied_on_ = from.relied_on_;
        if constexpr (std::convertible_to<U, T>) {
            if (from.has_polar_) {
                result.value_ = from.value_;
                result.argument_ = from.argument_;
                result.has_polar_ = true;
            }
        }
        return result;
    }

    constexpr void require_value() const {
        if (!has_value()) detail::the_outcome_has_no_value(sentence());
    }

    T value_{};
    angle argument_{};
    reason why_ = reason::none;
    question_set relied_on_{};
    bool has_polar_ = false;
};

namespace detail {

template <class... Fs>
struct list {};

template <class T, class List>
struct apply_list;
template <class T, class... Fs>
struct apply_list<T, list<Fs...>> {
    using type = outcome<T, Fs...>;
};

template <failure_set Set, class List, class... Rest>
struct pick {
    using type = List;
};
template <failure_set Set, class... Picked, class F, class... Rest>
struct pick<Set, list<Picked...>, F, Rest...> {
    using type = typename pick<
        Set, std::conditional_t<Set.contains(F::kind), list<Picked..., F>, list<Picked...>>,
        Rest...>::type;
};

template <class T, failure_set Set>
struct outcome_with {
    using type =
        typename apply_list<T, typename pick<Set, list<>, undefined, non_real, convention_dependent,
                                             beyond_limits>::type>::type;
};

}  // namespace detail

}  // namespace surd

#include "surd/outcome/match.hpp"

#endif
