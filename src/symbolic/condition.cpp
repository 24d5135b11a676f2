// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/condition.hpp"

#include <algorithm>
#include <bit>

#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "symbolic/exponent_form.hpp"

namespace surd::symbolic {

namespace {

/// nullopt: undecided.
std::optional<bool> atom_holds(condition_atom const& atom, assignment const& point) {
    auto const value = evaluate(at_point(atom.term, point));
    if (!value.has_value()) {
        if (value.kind == value_kind::beyond_limits) return std::nullopt;
        return false;
    }
    if (atom.about == condition_subject::sign) {
        auto const s = sign(value.value);
        if (!s.has_value()) return std::nullopt;
        return (atom.allowed & (*s < 0 ? 1 : *s == 0 ? 2 : 4)) != 0;
    }
    auto const number = as_rational(value.value);
    if (!number.has_value()) return std::nullopt;
    if (!*number) return false;
    return (atom.allowed & identity::class_of(**number)) != 0;
}

/// Sets of classes that have words of their own.
struct class_phrase {
    identity::class_mask mask;
    char const* words;
};
constexpr class_phrase class_phrases[] = {
    {identity::even_integer, " even"},
    {identity::odd_integer, " odd"},
    {identity::integer_class, " integer"},
    {identity::odd_denominator, " with odd denominator"},
    {identity::even_denominator, " with even denominator"},
    {identity::even_numerator, " with even numerator"},
    {identity::odd_over_odd, " with odd numerator and odd denominator"},
    {identity::any_class & ~identity::integer_class, " not integer"},
    {identity::any_class & ~identity::even_numerator, " with odd numerator"},
    {identity::any_class & ~identity::odd_over_odd, " with even numerator or even denominator"},
    {identity::any_class & ~identity::even_integer, " not even"},
    {identity::any_class & ~identity::odd_integer, " not odd"},
};

/// The sets that together are `allowed`, as few as possible: one, or two that both hold.
std::vector<class_phrase> phrases_for(identity::class_mask allowed) {
    for (auto const& one : class_phrases) {
        if (one.mask == allowed) return {one};
    }
    for (auto const& one : class_phrases) {
        for (auto const& other : class_phrases) {
            if ((one.mask & other.mask) == allowed) return {one, other};
        }
    }
    return {};
}

/// The alternatives with every set of classes one that phrases_for() can name; others are taken
/// apart class by class.
std::vector<std::vector<condition_atom>> sayable(
    std::vector<std::vector<condition_atom>> alternatives) {
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        for (std::size_t k = 0; k < alternatives[i].size(); ++k) {
            auto const atom = alternatives[i][k];
            if (atom.about == condition_subject::sign || !phrases_for(atom.allowed).empty()) {
                continue;
            }
            // The largest part with a name stays here; the rest becomes the next alternative.
            identity::class_mask largest = 0;
            for (unsigned part = 1; part < identity::any_class; ++part) {
                auto const mask = static_cast<identity::class_mask>(part);
                bool const larger = std::popcount(part) > std::popcount(unsigned{largest});
                if ((mask & ~atom.allowed) == 0 && larger && !phrases_for(mask).empty()) {
                    largest = mask;
                }
            }
            auto rest = alternatives[i];
            rest[k].allowed = static_cast<std::uint8_t>(atom.allowed & ~largest);
            alternatives[i][k].allowed = largest;
            alternatives.insert(alternatives.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                std::move(rest));
        }
    }
    return alternatives;
}

char const* relation_for(std::uint8_t allowed) {
    switch (allowed) {
        case 1:
            return " < ";
        case 2:
            return " = ";
        case 3:
            return " <= ";
        case 4:
            return " > ";
        case 5:
            return " != ";
        case 6:
            return " >= ";
        default:
            return "";
    }
}

std::uint8_t mirrored(std::uint8_t allowed) {
    return static_cast<std::uint8_t>((allowed & 2) | ((allowed & 1) != 0 ? 4 : 0) |
                                     ((allowed & 4) != 0 ? 1 : 0));
}

/// A comparison as a subject and what is said of it, so that subjects with the same predicate
/// can share it: "a" and " > 0".
struct phrase {
    std::string subject;
    std::string predicate;
};

bool is_minus(expression const& e) {
    return e.is(node_kind::negate) || (e.is(node_kind::number) && e.value().sign() < 0);
}

expression without_minus(expression const& e) {
    return e.is(node_kind::negate) ? e.child(0) : expression(-e.value());
}

expression summed(std::vector<expression> parts) {
    if (parts.empty()) return expression(0);
    if (parts.size() == 1) return parts.front();
    return expression::make(node_kind::sum, std::move(parts));
}

/// The coefficient of a term such as 3*x, and the rest.
std::pair<rational, expression> split_coefficient(expression const& e) {
    if (e.is(node_kind::product) && e.child(0).is(node_kind::number)) {
        std::vector<expression> rest(e.children().begin() + 1, e.children().end());
        return {e.child(0).value(), rest.size() == 1
                                        ? rest.front()
                                        : expression::make(node_kind::product, std::move(rest))};
    }
    return {rational(1), e};
}

phrase sign_phrase(expression const& term, std::uint8_t allowed) {
    auto const said = [](expression const& left, std::uint8_t mask, expression const& right) {
        return phrase{to_string(left), relation_for(mask) + to_string(right)};
    };
    if (is_minus(term)) return sign_phrase(without_minus(term), mirrored(allowed));
    if (!term.is(node_kind::sum)) return said(term, allowed, expression(0));
    std::vector<expression> plus;
    std::vector<expression> minus;
    for (auto const& part : term.children()) {
        if (is_minus(part)) {
            minus.push_back(without_minus(part));
        } else {
            plus.push_back(part);
        }
    }
    // c*x + d is compared as x with -d/c.
    if (term.children().size() == 2) {
        auto const& all = term.children();
        for (std::size_t i = 0; i < 2; ++i) {
            auto const& number = all[1 - i];
            bool const numeric =
                number.is(node_kind::number) ||
                (number.is(node_kind::negate) && number.child(0).is(node_kind::number));
            if (!numeric) continue;
            rational const d =
                number.is(node_kind::number) ? number.value() : -number.child(0).value();
            bool const negative_term = is_minus(all[i]);
            auto [c, rest] = split_coefficient(negative_term ? without_minus(all[i]) : all[i]);
            if (negative_term) c = -c;
            return said(rest, c.sign() > 0 ? allowed : mirrored(allowed), expression(-(d / c)));
        }
    }
    if (plus.empty()) return said(summed(std::move(minus)), mirrored(allowed), expression(0));
    // A number stands alone on its side where that reads better: x^2 > 2, a + b != 1.
    return said(summed(std::move(plus)), allowed, summed(std::move(minus)));
}

std::string conjunction_text(std::vector<condition_atom> const& atoms) {
    std::vector<phrase> phrases;
    auto const add = [&](phrase next) {
        auto const same = std::find_if(phrases.begin(), phrases.end(), [&](phrase const& p) {
            return p.predicate == next.predicate;
        });
        if (same != phrases.end()) {
            same->subject += ", " + next.subject;
        } else {
            phrases.push_back(std::move(next));
        }
    };
    for (auto const& atom : atoms) {
        if (atom.about == condition_subject::sign) {
            add(sign_phrase(atom.term, atom.allowed));
            continue;
        }
        for (auto const& one : phrases_for(atom.allowed)) add({to_string(atom.term), one.words});
    }
    std::string text;
    for (auto const& p : phrases) {
        if (!text.empty()) text += " and ";
        text += p.subject + p.predicate;
    }
    return text;
}

}  // namespace

expression at_point(expression const& e, assignment const& point) {
    expression result = e;
    for (auto const& [name, value] : point) result = substitute(result, name, expression(value));
    return result;
}

bool condition::is_always() const {
    return std::any_of(alternatives_.begin(), alternatives_.end(),
                       [](auto const& atoms) { return atoms.empty(); });
}

std::optional<bool> condition::holds_at(assignment const& point) const {
    bool undecided = false;
    for (auto const& atoms : alternatives_) {
        bool all = true;
        bool open = false;
        for (auto const& atom : atoms) {
            auto const holds = atom_holds(atom, point);
            if (!holds) {
                open = true;
            } else if (!*holds) {
                all = false;
                break;
            }
        }
        if (!all) continue;
        if (!open) return true;
        undecided = true;
    }
    if (undecided) return std::nullopt;
    return false;
}

std::string condition::to_string() const {
    if (is_always()) return "always";
    if (is_never()) return "never";
    std::string text;
    for (auto const& atoms : sayable(alternatives_)) {
        if (!text.empty()) text += ", or ";
        text += conjunction_text(atoms);
    }
    return text;
}

}  // namespace surd::symbolic
