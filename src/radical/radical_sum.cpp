// SPDX-License-Identifier: BSL-1.0
#include "surd/radical/radical_sum.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "surd/radical/arithmetic.hpp"

namespace surd {

namespace {

bool comes_before(radical const& a, radical const& b) {
    if (a.index() != b.index()) return a.index() < b.index();
    return a.radicand() < b.radicand();
}

bool same_radical_part(radical const& a, radical const& b) {
    return a.index() == b.index() && a.radicand() == b.radicand();
}

bool all_reduced(std::vector<radical> const& terms) {
    return std::ranges::all_of(terms, [](radical const& term) { return term.is_reduced(); });
}

/// c times the radical part of `like`, which is not 0.
radical with_coefficient(radical const& like, rational c) {
    return detail::radical_access::make(std::move(c), like.radicand(), like.index(),
                                        like.is_reduced());
}

/// Adds a term to the one with the same radical part, or at its place.
void insert(std::vector<radical>& terms, radical const& term) {
    auto const place = std::ranges::lower_bound(terms, term, comes_before);
    if (place == terms.end() || !same_radical_part(*place, term)) {
        terms.insert(place, term);
        return;
    }
    rational c = place->coefficient() + term.coefficient();
    if (c.is_zero()) {
        terms.erase(place);
    } else {
        *place = with_coefficient(*place, std::move(c));
    }
}

/// The same where radicands may hide factors: a like radical may have another radicand. The one
/// known to be in simplest form is kept, else the one with the smaller radicand.
void insert_unreduced(std::vector<radical>& terms, radical const& term) {
    for (auto at = terms.begin(); at != terms.end(); ++at) {
        if (same_radical_part(*at, term)) break;
        std::optional<rational> const ratio = rational_ratio(term, *at);
        if (!ratio) continue;
        radical const old = *at;
        terms.erase(at);
        bool const keep_old = old.is_reduced() != term.is_reduced()
                                  ? old.is_reduced()
                                  : old.radicand() < term.radicand();
        rational c = keep_old ? old.coefficient() * (*ratio + 1)
                              : term.coefficient() * (reciprocal(*ratio) + 1);
        if (!c.is_zero()) insert(terms, with_coefficient(keep_old ? old : term, std::move(c)));
        return;
    }
    insert(terms, term);
}

/// Adds up neighbours with the same radical part and drops what vanishes.
void merge_neighbours(std::vector<radical>& terms) {
    auto out = terms.begin();
    for (auto at = terms.begin(); at != terms.end();) {
        auto next = std::next(at);
        if (next == terms.end() || !same_radical_part(*at, *next)) {
            if (!at->is_zero()) {
                if (out != at) *out = std::move(*at);
                ++out;
            }
        } else {
            rational c = at->coefficient();
            for (; next != terms.end() && same_radical_part(*at, *next); ++next)
                c += next->coefficient();
            if (!c.is_zero()) {
                radical sum = with_coefficient(*at, std::move(c));
                *out++ = std::move(sum);
            }
        }
        at = next;
    }
    terms.erase(out, terms.end());
}

}  // namespace

radical_sum::radical_sum(std::span<radical const> terms) {
    if (std::ranges::all_of(terms, [](radical const& term) { return term.is_reduced(); })) {
        terms_.assign(terms.begin(), terms.end());
        std::ranges::sort(terms_, comes_before);
        merge_neighbours(terms_);
    } else {
        for (radical const& term : terms) *this += term;
    }
}

bool radical_sum::is_reduced() const noexcept { return all_reduced(terms_); }

rational radical_sum::rational_part() const {
    return !terms_.empty() && terms_[0].is_rational() ? terms_[0].coefficient() : rational(0);
}

rational radical_sum::to_rational() const {
    SURD_EXPECTS(is_rational(), "to_rational needs a sum whose value is rational");
    return rational_part();
}

radical radical_sum::to_radical() const {
    SURD_EXPECTS(is_radical(), "to_radical needs a sum of one term at most");
    return terms_.empty() ? radical() : terms_[0];
}

radical_sum radical_sum::operator-() const {
    radical_sum result = *this;
    for (radical& term : result.terms_) term = -term;
    return result;
}

radical_sum& radical_sum::operator+=(radical const& term) {
    if (term.is_zero()) return *this;
    if (term.is_reduced() && is_reduced()) {
        insert(terms_, term);
    } else {
        insert_unreduced(terms_, term);
    }
    return *this;
}

radical_sum& radical_sum::operator+=(radical_sum const& other) {
    if (other.size() == 1) return *this += radical(other.terms_[0]);
    if (is_reduced() && other.is_reduced()) {
        std::vector<radical> merged;
        merged.reserve(size() + other.size());
        std::ranges::merge(terms_, other.terms_, std::back_inserter(merged), comes_before);
        merge_neighbours(merged);
        terms_ = std::move(merged);
    } else {
        for (radical const& term : std::vector<radical>(other.terms_)) *this += term;
    }
    return *this;
}

radical_sum& radical_sum::operator-=(radical_sum const& other) { return *this += -other; }

radical_sum& radical_sum::operator*=(rational const& c) {
    if (c.is_zero()) {
        terms_.clear();
    } else {
        for (radical& term : terms_) term = term * c;
    }
    return *this;
}

bool operator==(radical_sum const& a, radical_sum const& b) {
    if (a.is_reduced() && b.is_reduced()) {
        return std::ranges::equal(a.terms_, b.terms_, [](radical const& x, radical const& y) {
            return same_radical_part(x, y) && x.coefficient() == y.coefficient();
        });
    }
    return a.size() == b.size() && (a - b).is_zero();
}

outcome<radical_sum, beyond_limits> detail::product_of_sums(radical_sum const& a,
                                                            radical_sum const& b,
                                                            limits const& allowed) {
    if (a.is_zero() || b.is_zero()) return radical_sum();
    // A product of two radicals counts as some 64 steps.
    if (a.size() > allowed.max_steps / 64 / b.size()) return beyond_limits{reason::too_many_steps};
    // A square has each product of two different terms twice.
    bool const is_square = &a == &b;
    std::vector<radical> products;
    products.reserve(is_square ? a.size() * (a.size() + 1) / 2 : a.size() * b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = is_square ? i : 0; j < b.size(); ++j) {
            auto product = multiply(a.terms()[i], b.terms()[j], allowed);
            if (!product) return beyond_limits{product.why()};
            if (product->coefficient().numerator().bit_length() > allowed.max_bits ||
                product->coefficient().denominator().bit_length() > allowed.max_bits)
                return beyond_limits{reason::too_many_bits};
            if (is_square && i != j) {
                products.push_back(*product * rational(2));
            } else {
                products.push_back(*std::move(product));
            }
        }
    }
    return radical_sum(std::span<radical const>(products));
}

outcome<radical_sum, undefined, beyond_limits> detail::quotient_of_sum(radical_sum const& a,
                                                                       radical const& b,
                                                                       limits const& allowed) {
    if (b.is_zero()) return undefined{reason::division_by_zero};
    return divide(radical(1), b, allowed).and_then([&](radical const& inverse) {
        return multiply(a, radical_sum(inverse), allowed);
    });
}

outcome<radical_sum, beyond_limits> detail::power_of_sum(radical_sum const& a, std::uint64_t n,
                                                         limits const& allowed) {
    if (n == 0) return radical_sum(1);
    if (a.is_zero() || n == 1) return a;
    if (a.is_radical()) {
        radical const& base = a.terms()[0];
        return detail::positive_power(abs(base), integer(n), integer(1), allowed)
            .transform([&](radical const& size) {
                return radical_sum(base.sign() < 0 && n % 2 == 1 ? -size : size);
            });
    }
    // Two terms or more: the coefficients grow without bound with n, so that the limits end this
    // soon for large n.
    radical_sum result(1);
    radical_sum square = a;
    for (;; n /= 2) {
        if (n % 2 == 1) {
            auto product = multiply(result, square, allowed);
            if (!product) return product;
            result = *std::move(product);
        }
        if (n == 1) return result;
        auto squared = multiply(square, square, allowed);
        if (!squared) return squared;
        square = *std::move(squared);
    }
}

}  // namespace surd
