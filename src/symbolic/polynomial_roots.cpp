// SPDX-License-Identifier: BSL-1.0
#include "symbolic/polynomial_roots.hpp"

#include <algorithm>

#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "symbolic/real_polynomial.hpp"

namespace surd::symbolic {

namespace {

constexpr std::size_t most_degree = 24;

/// numerator / denominator, where the numerator is a polynomial in x and in square roots s_i of
/// polynomials: a list of terms coefficient(x) * product of distinct s_i (bit i of `roots`).
struct root_form {
    std::vector<std::pair<unsigned, real_polynomial>> terms;  // sorted by the bits, each once
    real_polynomial denominator{{exact_real(1)}};
};

/// Brings one side of an equation to a root_form. Nothing is kept of domains: every solution is
/// put back into the equation afterwards.
class reducer {
public:
    reducer(std::string unknown, evaluation_options const& options)
        : unknown_(std::move(unknown)), options_(options) {}

    std::optional<root_form> reduce(expression const& e) {
        if (e.is_closed()) {
            auto const value = evaluate(e, options_);
            if (!value.has_value()) return std::nullopt;
            return constant(value.value);
        }
        switch (e.kind()) {
            case node_kind::variable:
                if (e.name() != unknown_) return std::nullopt;
                return plain({{exact_real(0), exact_real(1)}});
            case node_kind::negate: {
                auto inner = reduce(e.child(0));
                if (!inner) return std::nullopt;
                return times(*inner, constant(-1));
            }
            case node_kind::sum:
                return fold(e, [](auto const& a, auto const& b) { return plus(a, b); });
            case node_kind::product:
                return fold(e, [this](auto const& a, auto const& b) { return times(a, b); });
            case node_kind::quotient: {
                auto const a = reduce(e.child(0));
                auto const b = reduce(e.child(1));
                if (!a || !b) return std::nullopt;
                auto const inverse = reciprocal_of(*b);
                if (!inverse) return std::nullopt;
                return times(*a, *inverse);
            }
            case node_kind::power:
                return reduce_power(e);
            case node_kind::root:
                return reduce_root(e);
            default:
                return std::nullopt;
        }
    }

    [[nodiscard]] std::vector<real_polynomial> const& radicands() const { return radicands_; }

private:
    static root_form plain(real_polynomial p) { return {{{0u, std::move(p)}}, {{exact_real(1)}}}; }
    static root_form constant(exact_real c) { return plain({{std::move(c)}}); }

    template <class Combine>
    std::optional<root_form> fold(expression const& e, Combine combine) {
        auto result = reduce(e.child(0));
        for (std::size_t i = 1; result && i < e.children().size(); ++i) {
            auto const next = reduce(e.child(i));
            if (!next) return std::nullopt;
            result = combine(*result, *next);
            if (!small(*result)) return std::nullopt;
        }
        return result;
    }

    static bool small(root_form const& f) {
        return f.denominator.size() <= most_degree + 1 &&
               std::all_of(f.terms.begin(), f.terms.end(),
                           [](auto const& t) { return t.second.size() <= most_degree + 1; });
    }

    static void add_term(root_form& f, unsigned roots, real_polynomial const& p) {
        for (auto& [bits, q] : f.terms) {
            if (bits == roots) {
                q = q + p;
                return;
            }
        }
        f.terms.emplace_back(roots, p);
    }

    static root_form plus(root_form const& a, root_form const& b) {
        root_form result;
        result.denominator = a.denominator * b.denominator;
        for (auto const& [bits, p] : a.terms) add_term(result, bits, p * b.denominator);
        for (auto const& [bits, p] : b.terms) add_term(result, bits, p * a.denominator);
        return result;
    }

    root_form times(root_form const& a, root_form const& b) const {
        root_form result;
        result.denominator = a.denominator * b.denominator;
        for (auto const& [bits_a, p] : a.terms) {
            for (auto const& [bits_b, q] : b.terms) {
                auto product = p * q;
                for (unsigned i = 0; i < radicands_.size(); ++i) {
                    if ((bits_a & bits_b & (1u << i)) != 0) product = product * radicands_[i];
                }
                add_term(result, bits_a ^ bits_b, product);
            }
        }
        return result;
    }

    static std::optional<root_form> reciprocal_of(root_form const& f) {
        if (f.terms.size() != 1 || f.terms[0].first != 0) return std::nullopt;
        root_form result = plain(f.denominator);
        result.denominator = f.terms[0].second;
        return result;
    }

    std::optional<root_form> reduce_power(expression const& e) {
        if (!e.child(1).is_closed()) return std::nullopt;
        auto const value = evaluate(e.child(1), options_);
        if (!value.has_value() || !value.value.is_held_rational()) return std::nullopt;
        auto const& exponent = value.value.held_rational();
        auto base = reduce(e.child(0));
        if (!base) return std::nullopt;
        if (exponent.denominator() == integer(2)) {
            base = square_root(*base);
            if (!base) return std::nullopt;
        } else if (!exponent.is_integer()) {
            return std::nullopt;
        }
        auto const& n = exponent.numerator();
        if (!n.fits_int64() || n.to_int64() > 24 || n.to_int64() < -24) return std::nullopt;
        std::int64_t count = n.to_int64();
        if (count < 0) {
            base = reciprocal_of(*base);
            if (!base) return std::nullopt;
            count = -count;
        }
        root_form result = constant(1);
        for (std::int64_t i = 0; i < count; ++i) {
            result = times(result, *base);
            if (!small(result)) return std::nullopt;
        }
        return result;
    }

    std::optional<root_form> reduce_root(expression const& e) {
        auto const& index = e.child(0);
        if (!index.is(node_kind::number) || index.value() != rational(2)) return std::nullopt;
        auto const inside = reduce(e.child(1));
        if (!inside) return std::nullopt;
        return square_root(*inside);
    }

    /// A new symbol s with s^2 = f, for a polynomial f.
    std::optional<root_form> square_root(root_form const& f) {
        if (f.terms.size() != 1 || f.terms[0].first != 0 || f.denominator.size() != 1) {
            return std::nullopt;
        }
        if (radicands_.size() == 2) return std::nullopt;
        auto const bit = 1u << radicands_.size();
        auto const scale = divide(exact_real(1), f.denominator.coefficients[0], options_.bounds);
        if (!scale.has_value()) return std::nullopt;
        radicands_.push_back(f.terms[0].second * real_polynomial{{*scale}});
        root_form result;
        result.terms.emplace_back(bit, real_polynomial{{exact_real(1)}});
        return result;
    }

    std::string unknown_;
    evaluation_options const& options_;
    std::vector<real_polynomial> radicands_;
};

real_polynomial term_of(root_form const& f, unsigned roots) {
    for (auto const& [bits, p] : f.terms) {
        if (bits == roots) return p;
    }
    return {};
}

/// A polynomial that vanishes wherever the numerator of f does.
std::optional<real_polynomial> without_roots(root_form const& f,
                                             std::vector<real_polynomial> const& radicands) {
    auto const p = term_of(f, 0);
    if (radicands.empty()) return p;
    auto const a = term_of(f, 1);
    if (radicands.size() == 1) return p * p - a * a * radicands[0];
    // p + a*s + b*t + c*s*t with s^2 = r, t^2 = u: first (p + a*s)^2 = (b + c*s)^2 u, which is
    // A + B*s = 0, then A^2 = B^2 r.
    auto const b = term_of(f, 2);
    auto const c = term_of(f, 3);
    auto const& r = radicands[0];
    auto const& u = radicands[1];
    real_polynomial const two{{exact_real(2)}};
    auto const even = p * p + a * a * r - (b * b + c * c * r) * u;
    auto const odd = two * (p * a - b * c * u);
    return even * even - odd * odd * r;
}

}  // namespace

bool solve_as_polynomial(expression const& left, expression const& right,
                         evaluation_options const& options, solution_set& found) {
    reducer reduce(found.unknown, options);
    auto const both = reduce.reduce(
        expression::make(node_kind::sum, {left, expression::make(node_kind::negate, {right})}));
    if (!both) return false;
    auto p = without_roots(*both, reduce.radicands());
    if (!p || !trim(*p, options.bounds)) return false;
    if (p->size() == 0) return false;  // an identity up to its domain: no finite list
    auto roots = real_roots(std::move(*p), options.bounds);
    if (!roots) return false;
    found.real = std::move(*roots);
    return true;
}

}  // namespace surd::symbolic
