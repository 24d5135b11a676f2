// SPDX-License-Identifier: BSL-1.0
// Purpose: a least magnitude for exact reals that are not 0.
#include "real/separation_bound.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

#include "real/radical_field.hpp"
#include "real/real_node.hpp"

namespace surd::detail {

namespace {

/// Logarithms to base 2 of bounds on all conjugates of U and L, where the value is U/L with
/// algebraic integers U and L.
struct conjugate_bounds {
    double u = 0;
    double l = 0;
};

// The logarithms are sums of few roundings; this covers them with room to spare.
double outward(double x) { return x * (1 + 0x1p-30) + 0x1p-20; }

double log2_of(integer const& n) {
    if (n.fits_int64()) return outward(std::log2(std::fabs(static_cast<double>(n.to_int64()))));
    return static_cast<double>(n.bit_length());
}

double log2_of_sum(double x, double y) {
    double const most = std::max(x, y);
    return outward(most + std::log2(1 + std::exp2(std::min(x, y) - most)));
}

conjugate_bounds sum(conjugate_bounds const& a, conjugate_bounds const& b) {
    return {log2_of_sum(a.u + b.l, b.u + a.l), outward(a.l + b.l)};
}

conjugate_bounds product(conjugate_bounds const& a, conjugate_bounds const& b) {
    return {outward(a.u + b.u), outward(a.l + b.l)};
}

conjugate_bounds bounds_of(rational const& c) {
    return {c.is_zero() ? 0 : log2_of(c.numerator()), log2_of(c.denominator())};
}

conjugate_bounds bounds_of(radical const& r) {
    conjugate_bounds bounds = bounds_of(r.coefficient());
    bounds.u = outward(bounds.u + log2_of(r.radicand()) / static_cast<double>(r.index()));
    return bounds;
}

/// One common denominator for the whole sum.
conjugate_bounds bounds_of(radical_sum const& a) {
    if (a.is_zero()) return {};
    integer common = 1;
    for (radical const& t : a.terms()) {
        integer const& d = t.coefficient().denominator();
        common = divide_exact(common, gcd(common, d)) * d;
    }
    double const l = log2_of(common);
    double u = 0;
    bool first = true;
    for (radical const& t : a.terms()) {
        conjugate_bounds const b = bounds_of(t);
        // The logarithm of the denominator may be too large by one bit, and is taken off.
        double const part = b.u + l - log2_of(t.coefficient().denominator()) + 1.25;
        u = first ? outward(part) : log2_of_sum(u, part);
        first = false;
    }
    return {std::max(u, 0.0), l};
}

class bound_builder {
public:
    conjugate_bounds of(exact_real const& a) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) {
            note(radical_sum(a.held_radical()));
            return bounds_of(a.held_radical());
        }
        auto const found = known_.find(node);
        if (found != known_.end()) return found->second;
        conjugate_bounds const bounds = of_node(*node);
        known_.emplace(node, bounds);
        return bounds;
    }

    /// log2 of a bound on the degree of the field that holds all U and L.
    [[nodiscard]] double log2_degree() const {
        double flat = 0;
        std::vector<pure_root> roots;
        for (auto const& [key, index] : radicals_) {
            flat += std::log2(static_cast<double>(index));
            roots.push_back({key.first, index});
        }
        work_budget budget;
        if (auto const field = radical_field::of(roots, budget)) {
            double product = 0;
            for (std::size_t i = 0; i < field->generator_count(); ++i)
                product += std::log2(static_cast<double>(field->degree(i)));
            flat = std::min(flat, product);
        }
        return outward(flat + nested_degree_);
    }

private:
    void note(radical_sum const& a) {
        for (radical const& t : a.terms())
            if (!t.is_rational()) radicals_[{t.radicand(), t.index()}] = t.index();
    }

    conjugate_bounds of_node(real_node const& node) {
        note(node.flat);
        std::vector<conjugate_bounds> parts;
        for (exact_real const& child : node.children) parts.push_back(of(child));
        auto const n = static_cast<double>(node.number);
        switch (node.kind) {
            case operation::flat:
                break;
            case operation::sum: {
                conjugate_bounds total = bounds_of(node.flat);
                for (std::size_t i = 0; i < parts.size(); ++i)
                    total = sum(total, product(bounds_of(node.coefficients[i]), parts[i]));
                return total;
            }
            case operation::product: {
                conjugate_bounds total = parts[0];
                for (std::size_t i = 1; i < parts.size(); ++i) total = product(total, parts[i]);
                return total;
            }
            case operation::quotient:
                return product(parts[0], {parts[1].l, parts[1].u});
            case operation::power:
                return {outward(parts[0].u * n), outward(parts[0].l * n)};
            case operation::root:
                nested_degree_ += std::log2(n);
                // (U/L)^(1/n) = (U L^(n-1))^(1/n) / L = U / (U^(n-1) L)^(1/n)
                if (parts[0].u >= parts[0].l)
                    return {outward((parts[0].u + (n - 1) * parts[0].l) / n), parts[0].l};
                return {parts[0].u, outward(((n - 1) * parts[0].u + parts[0].l) / n)};
            case operation::absolute:
                return parts[0];
        }
        return bounds_of(node.flat);
    }

    std::unordered_map<real_node const*, conjugate_bounds> known_;
    std::map<std::pair<integer, std::int64_t>, std::int64_t> radicals_;
    double nested_degree_ = 0;
};

std::uint64_t ceiling(double bits) {
    if (!(bits < 0x1p62)) return ~std::uint64_t{0};
    return static_cast<std::uint64_t>(std::ceil(bits)) + 1;
}

}  // namespace

std::uint64_t separation_bound(exact_real const& a) {
    bound_builder builder;
    conjugate_bounds const bounds = builder.of(a);
    double const degree = std::exp2(builder.log2_degree());
    return ceiling(outward(bounds.l + (degree - 1) * bounds.u));
}

std::uint64_t denominator_bound(exact_real const& a) { return ceiling(bound_builder().of(a).l); }

}  // namespace surd::detail
