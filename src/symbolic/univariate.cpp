// SPDX-License-Identifier: BSL-1.0
#include "symbolic/univariate.hpp"

#include <algorithm>

namespace surd::symbolic::identity {

namespace {

void trim(univariate& p) {
    while (!p.empty() && p.back().is_zero()) p.pop_back();
}

/// The rest of a divided by b, negated, and scaled by a positive number to keep it small.
univariate negated_rest(univariate a, univariate const& b) {
    while (a.size() >= b.size()) {
        auto const shift = a.size() - b.size();
        auto const q = a.back() / b.back();
        for (std::size_t i = 0; i < b.size(); ++i) a[i + shift] -= q * b[i];
        a.pop_back();
        trim(a);
    }
    if (a.empty()) return a;
    auto const scale = abs(a.back());
    for (auto& c : a) c = -(c / scale);
    return a;
}

/// No root is larger in magnitude. Source: Cauchy, 1 + max |a_i / a_n|.
rational root_bound(univariate const& p) {
    rational most;
    for (std::size_t i = 0; i + 1 < p.size(); ++i) {
        auto const ratio = abs(p[i] / p.back());
        if (ratio > most) most = ratio;
    }
    return most + rational(1);
}

}  // namespace

bool real_interval::is_empty() const {
    if (!low || !high) return false;
    return *low > *high || (*low == *high && !(low_closed && high_closed));
}

bool real_interval::contains(rational const& x) const {
    if (low && (x < *low || (x == *low && !low_closed))) return false;
    return !(high && (x > *high || (x == *high && !high_closed)));
}

rational real_interval::inner_point() const {
    if (low && high) {
        if (*low == *high) return *low;
        rational const middle = (*low + *high) / rational(2);
        rational const whole(floor(middle) + integer(1));
        if (whole > *low && whole < *high) return whole;
        rational const below{floor(middle)};
        return below > *low && below < *high ? below : middle;
    }
    if (low) return rational(floor(*low) + integer(1));
    if (high) return rational(ceil(*high) - integer(1));
    return {};
}

rational value_at(univariate const& p, rational const& x) {
    rational result;
    for (std::size_t i = p.size(); i-- > 0;) result = result * x + p[i];
    return result;
}

univariate derivative(univariate const& p) {
    univariate result;
    for (std::size_t i = 1; i < p.size(); ++i) {
        result.push_back(p[i] * rational(static_cast<std::int64_t>(i)));
    }
    return result;
}

root_counter::root_counter(univariate p) {
    chain_.push_back(std::move(p));
    chain_.push_back(derivative(chain_.front()));
    while (chain_.back().size() > 1) {
        auto next = negated_rest(chain_[chain_.size() - 2], chain_.back());
        if (next.empty()) break;
        chain_.push_back(std::move(next));
    }
}

int root_counter::changes(std::optional<rational> const& x, bool at_low_end) const {
    int result = 0;
    int last = 0;
    for (auto const& p : chain_) {
        if (p.empty()) continue;
        int s = 0;
        if (x) {
            s = value_at(p, *x).sign();
        } else {
            s = p.back().sign();
            if (at_low_end && p.size() % 2 == 0) s = -s;
        }
        if (s == 0) continue;
        if (last != 0 && s != last) ++result;
        last = s;
    }
    return result;
}

int root_counter::count(std::optional<rational> const& low,
                        std::optional<rational> const& high) const {
    return changes(low, true) - changes(high, false);
}

std::vector<std::pair<rational, rational>> isolated_roots(univariate const& p,
                                                          std::optional<rational> const& width) {
    std::vector<std::pair<rational, rational>> found;
    if (p.size() < 2) return found;
    root_counter const counter(p);
    auto const bound = root_bound(p);
    std::vector<std::pair<rational, rational>> open{{-bound, bound}};
    while (!open.empty()) {
        auto const [low, high] = open.back();
        open.pop_back();
        int const roots = counter.count(low, high);
        if (roots == 0) continue;
        if (roots == 1 && (!width || high - low < *width)) {
            found.emplace_back(low, high);
            continue;
        }
        auto const middle = (low + high) / rational(2);
        open.emplace_back(middle, high);
        open.emplace_back(low, middle);
    }
    return found;
}

std::vector<rational> rational_roots(univariate const& p) {
    std::vector<rational> found;
    if (p.size() < 2) return found;
    if (p.size() == 2) return {-(p[0] / p[1])};
    // With integer coefficients the denominator of a root divides the leading one.
    integer common = 1;
    for (auto const& c : p) {
        common = divide_exact(common, gcd(common, c.denominator())) * c.denominator();
    }
    integer const leading = abs((p.back() * rational(common)).numerator());
    rational const unit(integer(1), leading);
    for (auto const& [low, high] : isolated_roots(p, unit)) {
        // At most one multiple of 1/leading lies in (low, high].
        rational const candidate(floor(high * rational(leading)), leading);
        if (candidate > low && value_at(p, candidate).is_zero()) found.push_back(candidate);
    }
    return found;
}

unsigned signs_on(univariate const& p, real_interval const& where) {
    auto const bit = [](int s) { return s < 0 ? 1u : s == 0 ? 2u : 4u; };
    if (p.size() <= 1) return bit(p.empty() ? 0 : p.front().sign());
    if (where.low && where.high && *where.low == *where.high) {
        return bit(value_at(p, *where.low).sign());
    }
    unsigned result = 0;
    if (where.low && where.low_closed) result |= bit(value_at(p, *where.low).sign());
    int inside = root_counter(p).count(where.low, where.high);
    if (where.high) {
        int const s = value_at(p, *where.high).sign();
        if (s == 0) --inside;
        if (where.high_closed) result |= bit(s);
    }
    // Between the ends p changes sign at each of its roots, which are simple.
    if (inside > 0) return 7;
    rational at = where.inner_point();
    if (value_at(p, at).is_zero()) return 7;
    return result | bit(value_at(p, at).sign());
}

}  // namespace surd::symbolic::identity
