// SPDX-License-Identifier: BSL-1.0
#include "symbolic/power_sum.hpp"

#include <algorithm>

#include "surd/number/factor.hpp"

namespace surd::symbolic::identity {

namespace {

// Work of one case, in terms touched; typical statements take a few hundred.
constexpr std::size_t most_work = 60'000;
// Bits of a coefficient beyond which a power is not written out.
constexpr std::uint64_t most_bits = 20'000;

}  // namespace

int compare(monomial const& a, monomial const& b) {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (j == b.size() || (i < a.size() && a[i].key() < b[j].key())) {
            return a[i].exponent.sign();
        }
        if (i == a.size() || b[j].key() < a[i].key()) return -b[j].exponent.sign();
        if (a[i].exponent != b[j].exponent) return a[i].exponent < b[j].exponent ? -1 : 1;
        ++i;
        ++j;
    }
    return 0;
}

bool has_integer_exponents(power_sum const& a) {
    for (auto const& t : a.terms) {
        for (auto const& f : t.product) {
            if (f.scale != no_scale || !f.exponent.is_integer()) return false;
        }
    }
    return true;
}

monomial inverse(monomial m) {
    for (auto& f : m) f.exponent = -f.exponent;
    return m;
}

monomial content(power_sum const& a) {
    if (a.terms.empty()) return {};
    monomial least = a.terms.front().product;
    for (std::size_t k = 1; k < a.terms.size(); ++k) {
        auto const& other = a.terms[k].product;
        monomial next;
        std::size_t i = 0;
        std::size_t j = 0;
        auto const keep_negative = [&](generator_power const& f) {
            if (f.exponent.sign() < 0) next.push_back(f);
        };
        while (i < least.size() || j < other.size()) {
            if (j == other.size() || (i < least.size() && least[i].key() < other[j].key())) {
                keep_negative(least[i++]);
            } else if (i == least.size() || other[j].key() < least[i].key()) {
                keep_negative(other[j++]);
            } else {
                next.push_back(least[i].exponent < other[j].exponent ? least[i] : other[j]);
                ++i;
                ++j;
            }
        }
        least = std::move(next);
    }
    return least;
}

bool algebra::spend(std::size_t steps) {
    work_ += steps;
    if (work_ > most_work) exhausted_ = true;
    return !exhausted_;
}

generator algebra::constant_for(integer const& prime) {
    auto const place = std::find(constants_.begin(), constants_.end(), prime);
    if (place == constants_.end()) {
        constants_.push_back(prime);
        return first_constant + static_cast<generator>(constants_.size() - 1);
    }
    return first_constant + static_cast<generator>(place - constants_.begin());
}

generator algebra::atom_for(power_sum const& positive) {
    auto const place = std::find(atoms_.begin(), atoms_.end(), positive);
    if (place == atoms_.end()) {
        atoms_.push_back(positive);
        return first_atom + static_cast<generator>(atoms_.size() - 1);
    }
    return first_atom + static_cast<generator>(place - atoms_.begin());
}

power_sum algebra::number(rational value) {
    power_sum result;
    if (!value.is_zero()) result.terms.push_back({{}, std::move(value)});
    return result;
}

power_sum algebra::variable(variable_id v) { return single({{v, no_scale, rational(1)}}, 1); }

power_sum algebra::single(monomial product, rational coefficient) {
    power_sum result;
    if (!coefficient.is_zero())
        result.terms.push_back({std::move(product), std::move(coefficient)});
    return result;
}

power_sum algebra::negated(power_sum a) {
    for (auto& t : a.terms) t.coefficient = -t.coefficient;
    return a;
}

power_sum algebra::scaled(power_sum a, rational const& by) {
    if (by.is_zero()) return {};
    if (!by.is_one()) {
        for (auto& t : a.terms) t.coefficient *= by;
    }
    return a;
}

monomial algebra::merged(monomial const& a, monomial const& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    monomial result;
    result.reserve(a.size() + b.size());
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (j == b.size() || (i < a.size() && a[i].key() < b[j].key())) {
            result.push_back(a[i++]);
        } else if (i == a.size() || b[j].key() < a[i].key()) {
            result.push_back(b[j++]);
        } else {
            auto exponent = a[i].exponent + b[j].exponent;
            if (!exponent.is_zero()) {
                result.push_back({a[i].base, a[i].scale, std::move(exponent)});
            }
            ++i;
            ++j;
        }
    }
    return result;
}

power_sum algebra::collected(std::vector<term> terms) {
    std::stable_sort(terms.begin(), terms.end(), [](term const& a, term const& b) {
        return compare(a.product, b.product) > 0;
    });
    power_sum result;
    for (auto& t : terms) {
        if (!result.terms.empty() && result.terms.back().product == t.product) {
            result.terms.back().coefficient += t.coefficient;
            continue;
        }
        if (!result.terms.empty() && result.terms.back().coefficient.is_zero()) {
            result.terms.pop_back();
        }
        result.terms.push_back(std::move(t));
    }
    if (!result.terms.empty() && result.terms.back().coefficient.is_zero()) result.terms.pop_back();
    return result;
}

power_sum algebra::sum(power_sum const& a, power_sum const& b) {
    if (a.is_zero()) return b;
    if (b.is_zero()) return a;
    power_sum result;
    if (!spend(a.terms.size() + b.terms.size())) return result;
    result.terms.reserve(a.terms.size() + b.terms.size());
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.terms.size() || j < b.terms.size()) {
        int const order = j == b.terms.size()   ? 1
                          : i == a.terms.size() ? -1
                                                : compare(a.terms[i].product, b.terms[j].product);
        if (order > 0) {
            result.terms.push_back(a.terms[i++]);
        } else if (order < 0) {
            result.terms.push_back(b.terms[j++]);
        } else {
            auto coefficient = a.terms[i].coefficient + b.terms[j].coefficient;
            if (!coefficient.is_zero()) {
                result.terms.push_back({a.terms[i].product, std::move(coefficient)});
            }
            ++i;
            ++j;
        }
    }
    return result;
}

power_sum algebra::difference(power_sum const& a, power_sum const& b) { return sum(a, negated(b)); }

power_sum algebra::product(power_sum const& a, power_sum const& b) {
    if (a.is_zero() || b.is_zero()) return {};
    if (!spend(a.terms.size() * b.terms.size())) return {};
    std::vector<term> terms;
    terms.reserve(a.terms.size() * b.terms.size());
    power_sum expanded;
    for (auto const& x : a.terms) {
        for (auto const& y : b.terms) {
            auto product = merged(x.product, y.product);
            auto coefficient = x.coefficient * y.coefficient;
            bool const whole =
                std::any_of(product.begin(), product.end(), [](generator_power const& f) {
                    return !is_variable(f.base) && f.scale == no_scale && f.exponent >= rational(1);
                });
            if (!whole) {
                terms.push_back({std::move(product), std::move(coefficient)});
                continue;
            }
            // Both factors had exponents below 1, so the quotient has denominator 1.
            auto const r = reduced(std::move(product), std::move(coefficient));
            for (auto const& t : r.numerator.terms) terms.push_back(t);
        }
    }
    return collected(std::move(terms));
}

power_sum algebra::power(power_sum const& a, std::uint64_t n) {
    if (n == 0) return number(1);
    if (a.is_zero()) return {};
    if (a.terms.size() == 1) {
        auto const& t = a.terms.front();
        if (integer_power_bits(t.coefficient.numerator(), n).lower +
                integer_power_bits(t.coefficient.denominator(), n).lower >
            most_bits) {
            exhaust();
            return {};
        }
        monomial product = t.product;
        rational const exponent{integer(n)};
        for (auto& f : product) f.exponent *= exponent;
        auto const coefficient = integer_power(t.coefficient, static_cast<std::int64_t>(n));
        return reduced(std::move(product), coefficient).numerator;
    }
    if (n > 64) {
        exhaust();
        return {};
    }
    power_sum result = number(1);
    power_sum square = a;
    for (;;) {
        if (n % 2 == 1) result = this->product(result, square);
        n /= 2;
        if (n == 0 || exhausted_) break;
        square = this->product(square, square);
    }
    return result;
}

std::optional<power_sum> algebra::quotient(power_sum const& a, power_sum const& b) {
    if (a.is_zero()) return a;
    if (b.terms.size() == 1) {
        auto const& divisor = b.terms.front();
        bool const only_variables =
            std::all_of(divisor.product.begin(), divisor.product.end(),
                        [](generator_power const& f) { return is_variable(f.base); });
        if (!only_variables) return std::nullopt;
        power_sum result = a;
        auto const inverted = inverse(divisor.product);
        for (auto& t : result.terms) {
            t.product = merged(t.product, inverted);
            t.coefficient /= divisor.coefficient;
        }
        return result;
    }
    // Division by the leading term. Exponents of a quotient lie between the differences of the
    // extreme exponents, key by key; a term outside shows that the division leaves a rest.
    auto const extreme = [](power_sum const& s, bool greatest) {
        power_sum mirrored = s;
        if (greatest) {
            for (auto& t : mirrored.terms) t.product = inverse(std::move(t.product));
        }
        auto m = content(mirrored);
        return greatest ? inverse(std::move(m)) : m;
    };
    auto const low = merged(extreme(a, false), inverse(extreme(b, false)));
    auto const high = merged(extreme(a, true), inverse(extreme(b, true)));
    auto const exponent_of = [](monomial const& m, generator_power const& f) {
        for (auto const& g : m) {
            if (g.key() == f.key()) return g.exponent;
        }
        return rational();
    };
    auto const within = [&](monomial const& m) {
        for (auto const& f : m) {
            if (f.exponent < exponent_of(low, f) || f.exponent > exponent_of(high, f)) return false;
        }
        for (auto const& f : low) {
            if (f.exponent.sign() > 0 && exponent_of(m, f) < f.exponent) return false;
        }
        for (auto const& f : high) {
            if (f.exponent.sign() < 0 && exponent_of(m, f) > f.exponent) return false;
        }
        return true;
    };
    power_sum rest = a;
    power_sum result;
    auto const& lead = b.terms.front();
    auto const lead_inverse = inverse(lead.product);
    std::size_t const most_terms = 4 * a.terms.size() + 64;
    while (!rest.is_zero()) {
        auto const& top = rest.terms.front();
        auto next = merged(top.product, lead_inverse);
        if (!within(next) || result.terms.size() >= most_terms || exhausted_) return std::nullopt;
        bool const out_of_form =
            std::any_of(next.begin(), next.end(), [](generator_power const& f) {
                return !is_variable(f.base) && f.scale == no_scale &&
                       (f.exponent.sign() < 0 || f.exponent >= rational(1));
            });
        if (out_of_form) return std::nullopt;
        auto const step = single(std::move(next), top.coefficient / lead.coefficient);
        rest = difference(rest, product(step, b));
        result.terms.push_back(step.terms.front());
    }
    return result;
}

power_fraction algebra::sum(power_fraction const& a, power_fraction const& b) {
    if (a.numerator.is_zero()) return b;
    if (b.numerator.is_zero()) return a;
    if (a.denominator == b.denominator) {
        return normal({sum(a.numerator, b.numerator), a.denominator});
    }
    return normal({sum(product(a.numerator, b.denominator), product(b.numerator, a.denominator)),
                   product(a.denominator, b.denominator)});
}

power_fraction algebra::product(power_fraction const& a, power_fraction const& b) {
    return normal({product(a.numerator, b.numerator), product(a.denominator, b.denominator)});
}

power_fraction algebra::quotient(power_fraction const& a, power_fraction const& b) {
    return normal({product(a.numerator, b.denominator), product(a.denominator, b.numerator)});
}

power_fraction algebra::reduced(monomial product, rational coefficient) {
    power_fraction result{{}, number(1)};
    std::vector<std::pair<generator, std::int64_t>> whole_atoms;
    monomial kept;
    kept.reserve(product.size());
    for (auto& f : product) {
        if (is_variable(f.base) || f.scale != no_scale) {
            kept.push_back(std::move(f));
            continue;
        }
        integer const whole = floor(f.exponent);
        if (!whole.fits_int64() || abs(whole) > integer(most_bits)) {
            exhaust();
            return result;
        }
        auto const n = whole.to_int64();
        if (is_constant(f.base)) {
            auto const bits =
                integer_power_bits(constant(f.base), static_cast<std::uint64_t>(n < 0 ? -n : n));
            if (bits.lower > most_bits) {
                exhaust();
                return result;
            }
            if (n != 0) coefficient *= integer_power(rational(constant(f.base)), n);
        } else if (n != 0) {
            whole_atoms.emplace_back(f.base, n);
        }
        f.exponent -= rational(whole);
        if (!f.exponent.is_zero()) kept.push_back(std::move(f));
    }
    result.numerator = single(std::move(kept), std::move(coefficient));
    for (auto const& [g, n] : whole_atoms) {
        power_sum const meaning = atom(g);
        auto& part = n > 0 ? result.numerator : result.denominator;
        part = this->product(part, power(meaning, static_cast<std::uint64_t>(n > 0 ? n : -n)));
    }
    return result;
}

monomial algebra::prime_powers(rational const& value) {
    monomial result;
    for (int side = 0; side < 2; ++side) {
        integer const& part = side == 0 ? value.numerator() : value.denominator();
        if (abs(part).is_one()) continue;
        work_budget budget(std::uint64_t{20'000});
        for (auto const& p : surd::factor(part, budget)) {
            rational const power{integer(p.exponent)};
            result = merged(result, {{constant_for(p.base), no_scale, side == 0 ? power : -power}});
        }
    }
    return result;
}

power_fraction algebra::raised(rational const& coefficient, monomial const& product,
                               exponent_form const& exponent) {
    monomial result;
    auto const multiply = [&](generator g, scale_id s, rational e) {
        result = merged(result, {{g, s, std::move(e)}});
    };
    rational left_over = 1;
    if (!coefficient.is_one()) {
        if (exponent.is_constant() && exponent.constant_part().is_integer()) {
            auto const n = exponent.constant_part().numerator();
            if (!n.fits_int64() || abs(n) > integer(most_bits)) {
                exhaust();
            } else {
                left_over = integer_power(coefficient, n.to_int64());
            }
        } else {
            for (auto const& p : prime_powers(coefficient)) {
                for (auto const& [s, c] : exponent.terms) multiply(p.base, s, c * p.exponent);
            }
        }
    }
    for (auto const& f : product) {
        for (auto const& [s, c] : exponent.terms) {
            multiply(f.base, scales_.product(f.scale, s), f.exponent * c);
        }
    }
    if (exhausted_) return {number(1), number(1)};
    return normal(reduced(std::move(result), std::move(left_over)));
}

power_fraction algebra::normal(power_fraction f) {
    if (exhausted_ || f.numerator.is_zero()) return {f.numerator, number(1)};
    if (f.denominator.terms.size() == 1) {
        auto const& t = f.denominator.terms.front();
        if (t.product.empty()) {
            if (!t.coefficient.is_one()) {
                f.numerator = scaled(std::move(f.numerator), reciprocal(t.coefficient));
                f.denominator = number(1);
            }
            return f;
        }
        // 1/u^e with 0 < e < 1 is u^(1-e)/u, whole powers multiplied out.
        auto const flipped = reduced(inverse(t.product), reciprocal(t.coefficient));
        f.numerator = product(f.numerator, flipped.numerator);
        f.denominator = flipped.denominator;
        if (f.denominator.terms.size() == 1) return normal(std::move(f));
    }
    if (auto whole = quotient(f.numerator, f.denominator)) return {std::move(*whole), number(1)};
    return f;
}

}  // namespace surd::symbolic::identity
