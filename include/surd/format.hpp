// SPDX-License-Identifier: BSL-1.0
// Purpose: fmt formatters and operator<< for the values of the library; opt-in.
// `{}` prints Unicode (2∛18), `{:a}` the plain ASCII syntax that the program reads back
// (2*18^(1/3)); fill, alignment and width follow as for strings. `<<` prints as `{}` does.
#ifndef SURD_FORMAT_HPP
#define SURD_FORMAT_HPP

#include <fmt/format.h>

#include <concepts>
#include <ostream>
#include <string>
#include <string_view>

#include "surd/exponent/exponent.hpp"
#include "surd/exponent/index.hpp"
#include "surd/number/rational.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/power/log.hpp"
#include "surd/power/polar_form.hpp"
#include "surd/radical/radical.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd::detail {

enum class text_style { unicode, plain };

[[nodiscard]] inline std::string text_of(integer const& x, text_style) { return x.to_string(); }
[[nodiscard]] inline std::string text_of(rational const& x, text_style) { return x.to_string(); }
[[nodiscard]] inline std::string text_of(exponent e, text_style) {
    return rational::from_lowest_terms(e.numerator(), e.index()).to_string();
}
[[nodiscard]] inline std::string text_of(index n, text_style) { return std::to_string(n.value()); }
[[nodiscard]] inline std::string text_of(logarithm const& x, text_style) { return x.to_string(); }

template <class T>
concept has_two_notations = requires(T const& x) {
    { x.to_string() } -> std::same_as<std::string>;
    { x.to_unicode() } -> std::same_as<std::string>;
};
template <has_two_notations T>
[[nodiscard]] std::string text_of(T const& x, text_style style) {
    return style == text_style::plain ? x.to_string() : x.to_unicode();
}

/// The value, or the failure with its sentence: "undefined: division by zero".
template <class T, failure... Failures>
[[nodiscard]] std::string text_of(outcome<T, Failures...> const& x, text_style style) {
    if (x.has_value()) return text_of(*x, style);
    std::string_view name;
    static_cast<void>(((x.template holds<Failures>() && (name = Failures::name, true)) || ...));
    return std::string(name) + ": " + x.sentence();
}

template <class T>
concept printable = requires(T const& x) {
    { text_of(x, text_style::plain) } -> std::same_as<std::string>;
};

template <class T>
inline constexpr bool is_own_type = false;
template <class T>
requires std::same_as<T, integer> || std::same_as<T, rational> || std::same_as<T, exponent> ||
    std::same_as<T, index> || std::same_as<T, radical> || std::same_as<T, radical_sum> ||
    std::same_as<T, polar_form> || std::same_as<T, logarithm>
inline constexpr bool is_own_type<T> = true;
template <class T, failure... Failures>
inline constexpr bool is_own_type<outcome<T, Failures...>> = is_own_type<T>;

}  // namespace surd::detail

namespace surd {

/// Prints as `{}` does: Unicode.
template <class T>
requires detail::is_own_type<T> std::ostream& operator<<(std::ostream& out, T const& x) {
    return out << detail::text_of(x, detail::text_style::unicode);
}

}  // namespace surd

template <class T>
requires surd::detail::is_own_type<T>
struct fmt::formatter<T, char> : fmt::formatter<std::string_view, char> {
    constexpr auto parse(fmt::format_parse_context& context) {
        auto const first = context.begin();
        // An `a` before an alignment is a fill character.
        bool const is_fill =
            context.end() - first > 1 && (first[1] == '<' || first[1] == '>' || first[1] == '^');
        if (first != context.end() && *first == 'a' && !is_fill) {
            style_ = surd::detail::text_style::plain;
            context.advance_to(first + 1);
        }
        return fmt::formatter<std::string_view, char>::parse(context);
    }

    template <class Context>
    auto format(T const& x, Context& context) const {
        return fmt::formatter<std::string_view, char>::format(surd::detail::text_of(x, style_),
                                                              context);
    }

private:
    surd::detail::text_style style_ = surd::detail::text_style::unicode;
};

#endif
