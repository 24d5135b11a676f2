// SPDX-License-Identifier: BSL-1.0
// Purpose: the making and folding of expression nodes.
#include "real/real_node.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace surd::detail {

namespace {

// Products of flat sums stay flat up to this many pairs of terms.
constexpr std::size_t most_pairs = 4096;
// Powers of flat sums stay flat while the result is estimated below this many bits.
constexpr double most_bits_of_flat_power = 1 << 18;
// Equal parts of sums and products are looked for among so many.
constexpr std::size_t most_parts_compared = 24;

exact_real of(std::shared_ptr<real_node> node) { return real_access::make(std::move(node)); }

std::uint32_t deepest(std::vector<exact_real> const& children) {
    std::uint32_t depth = 0;
    for (exact_real const& c : children) depth = std::max(depth, c.depth());
    return depth;
}

std::shared_ptr<real_node> operation_on(operation kind, std::int64_t number,
                                        std::vector<exact_real> children) {
    auto node = std::make_shared<real_node>();
    node->kind = kind;
    node->number = number;
    node->depth = deepest(children) + 1;
    node->children = std::move(children);
    return node;
}

exact_real unary(operation kind, std::int64_t number, exact_real const& child, estimate value) {
    auto node = operation_on(kind, number, {child});
    node->value = value;
    return of(std::move(node));
}

/// The flat power by repeated squaring, or nothing when it would not stay small. Domain: n >= 1.
std::optional<radical_sum> flat_power(radical_sum const& a, std::uint64_t n) {
    double bits = 1;
    for (radical const& t : a.terms())
        bits += static_cast<double>(t.coefficient().numerator().bit_length() +
                                    t.coefficient().denominator().bit_length() +
                                    t.radicand().bit_length());
    if (bits * static_cast<double>(n) > most_bits_of_flat_power) return std::nullopt;
    std::optional<radical_sum> result;
    radical_sum square = a;
    for (;; n >>= 1) {
        if ((n & 1) != 0 && result) {
            if (result->size() * square.size() > most_pairs) return std::nullopt;
            auto product = multiply(*result, square);
            if (!product) return std::nullopt;
            result = *std::move(product);
        } else if ((n & 1) != 0) {
            result = square;
        }
        if (n == 1) return result;
        if (square.size() * square.size() > most_pairs) return std::nullopt;
        auto product = multiply(square, square);
        if (!product) return std::nullopt;
        square = *std::move(product);
    }
}

/// Splits c off a multiple c * x; c = 1 for anything else.
std::pair<rational, exact_real> without_coefficient(exact_real const& a) {
    real_node const* node = real_access::node(a);
    if (node != nullptr && node->kind == operation::sum && node->flat.is_zero() &&
        node->children.size() == 1)
        return {node->coefficients[0], node->children[0]};
    return {1, a};
}

/// Multiplies the flat factors together where that stays small; the others are kept.
radical_sum fold_flat_factors(std::vector<exact_real>& factors) {
    radical_sum folded(1);
    std::vector<exact_real> kept;
    for (exact_real& f : factors) {
        if (!f.is_held_flat()) {
            kept.push_back(std::move(f));
            continue;
        }
        radical_sum scratch;
        radical_sum const& flat = flat_sum(f, scratch);
        if (folded.size() * flat.size() <= most_pairs) {
            if (auto product = multiply(folded, flat)) {
                folded = *std::move(product);
                continue;
            }
        }
        kept.push_back(std::move(f));
    }
    factors = std::move(kept);
    return folded;
}

}  // namespace

real_node::~real_node() {
    // Long chains are taken apart one node at a time, not by recursion.
    std::vector<node_pointer> pending;
    auto const take = [&](std::vector<exact_real>& from) {
        for (exact_real& child : from) {
            node_pointer& p = real_access::pointer(child);
            if (p != nullptr && p->depth > 8 && p.use_count() == 1) pending.push_back(std::move(p));
        }
    };
    if (depth <= 8) return;
    take(children);
    while (!pending.empty()) {
        node_pointer p = std::move(pending.back());
        pending.pop_back();
        if (p.use_count() == 1) take(const_cast<real_node*>(p.get())->children);
    }
}

real_node* real_access::owned(exact_real& a) noexcept {
    if (a.node_ == nullptr || a.node_.use_count() != 1) return nullptr;
    // Another owner may have read the node before it let go of it.
    std::atomic_thread_fence(std::memory_order_acquire);
    return const_cast<real_node*>(a.node_.get());
}

radical_sum const& flat_sum(exact_real const& a, radical_sum& scratch) {
    if (real_node const* node = real_access::node(a)) return node->flat;
    scratch = radical_sum(a.held_radical());
    return scratch;
}

estimate look(radical_sum const& a) {
    estimate sum;
    for (radical const& t : a.terms()) sum = sum + estimate_of(t);
    return sum;
}

estimate look(exact_real const& a) {
    real_node const* node = real_access::node(a);
    if (node == nullptr) return estimate_of(a.held_radical());
    return node->kind == operation::flat ? look(node->flat) : node->value;
}

bool same_form(exact_real const& a, exact_real const& b, int levels) {
    real_node const* x = real_access::node(a);
    real_node const* y = real_access::node(b);
    if (x == nullptr || y == nullptr) return x == y && a.held_radical() == b.held_radical();
    if (x == y) return true;
    if (x->kind != y->kind || x->number != y->number || levels == 0 ||
        x->children.size() != y->children.size() || x->coefficients != y->coefficients ||
        x->flat.size() != y->flat.size() || !(x->flat == y->flat))
        return false;
    for (std::size_t i = 0; i < x->children.size(); ++i)
        if (!same_form(x->children[i], y->children[i], levels - 1)) return false;
    return true;
}

exact_real make_sum(radical_sum flat, std::vector<rational> coefficients,
                    std::vector<exact_real> children) {
    auto node = std::make_shared<real_node>();
    node->kind = operation::sum;
    for (std::size_t i = 0; i < children.size(); ++i) {
        if (coefficients[i].is_zero()) continue;
        std::size_t j = 0;
        std::size_t const known = node->children.size();
        bool const compare = known <= most_parts_compared;
        while (j < known &&
               !(compare ? same_form(node->children[j], children[i])
                         : real_access::node(node->children[j]) == real_access::node(children[i])))
            ++j;
        if (j < known) {
            node->coefficients[j] += coefficients[i];
        } else {
            node->children.push_back(std::move(children[i]));
            node->coefficients.push_back(std::move(coefficients[i]));
        }
    }
    for (std::size_t j = node->children.size(); j-- > 0;) {
        if (!node->coefficients[j].is_zero()) continue;
        node->children.erase(node->children.begin() + static_cast<std::ptrdiff_t>(j));
        node->coefficients.erase(node->coefficients.begin() + static_cast<std::ptrdiff_t>(j));
    }
    if (node->children.empty()) return exact_real(std::move(flat));
    if (flat.is_zero() && node->children.size() == 1 && node->coefficients[0].is_one())
        return node->children[0];
    node->flat = std::move(flat);
    node->depth = deepest(node->children);  // sums never stand in sums: they add no level
    node->value = look(node->flat);
    for (std::size_t j = 0; j < node->children.size(); ++j)
        node->value = node->value + estimate_of(node->coefficients[j]) * look(node->children[j]);
    return of(std::move(node));
}

exact_real make_product(std::vector<exact_real> const& factors) {
    std::vector<exact_real> parts;
    for (exact_real const& f : factors) {
        auto [c, rest] = without_coefficient(f);
        if (!c.is_one()) parts.emplace_back(std::move(c));
        if (kind_of(rest) == operation::product) {
            std::vector<exact_real> const& inner = real_access::node(rest)->children;
            parts.insert(parts.end(), inner.begin(), inner.end());
        } else {
            parts.push_back(std::move(rest));
        }
    }
    radical_sum flat = fold_flat_factors(parts);
    if (flat.is_zero()) return {};
    // Equal factors become powers, and a power of a root may lose the root.
    bool folded = false;
    for (std::size_t i = 0; i < parts.size() && parts.size() <= most_parts_compared; ++i) {
        std::uint64_t count = 1;
        for (std::size_t j = parts.size(); --j > i;) {
            if (!same_form(parts[i], parts[j])) continue;
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
            ++count;
        }
        if (count == 1) continue;
        parts[i] = make_power(parts[i], count);
        folded = true;
    }
    if (folded) {
        parts.emplace_back(std::move(flat));
        return make_product(parts);
    }
    rational coefficient = 1;
    if (flat.is_rational()) {
        coefficient = flat.to_rational();
    } else {
        parts.emplace(parts.begin(), std::move(flat));
    }
    if (parts.empty()) return coefficient;
    exact_real product = parts[0];
    if (parts.size() > 1) {
        estimate value{1, 0};
        for (exact_real const& p : parts) value = value * look(p);
        auto node = operation_on(operation::product, 0, std::move(parts));
        node->value = value;
        product = of(std::move(node));
    }
    return product * exact_real(std::move(coefficient));
}

exact_real make_quotient(exact_real const& a, exact_real const& b) {
    if (b.is_held_rational()) return a * reciprocal(b.held_rational());
    auto [c, top] = without_coefficient(a);
    auto [d, bottom] = without_coefficient(b);
    if (same_form(top, bottom)) return c / d;
    auto node = operation_on(operation::quotient, 0, {top, bottom});
    node->value = look(top) / look(bottom);
    return make_sum({}, {c / d}, {of(std::move(node))});
}

exact_real make_power(exact_real const& a, std::uint64_t n) {
    if (n == 0) return 1;
    if (n == 1) return a;
    if (a.is_held_flat()) {
        radical_sum scratch;
        if (auto power = flat_power(flat_sum(a, scratch), n)) return *std::move(power);
    }
    auto const as_number = static_cast<std::int64_t>(n);
    real_node const* node = real_access::node(a);
    if (node != nullptr) {
        std::int64_t product = 0;
        if (node->kind == operation::root) {
            auto const index = static_cast<std::uint64_t>(node->number);
            if (n >= index) {
                exact_real whole = make_power(node->children[0], n / index);
                return n % index == 0 ? whole : whole * make_power(a, n % index);
            }
        } else if (node->kind == operation::power &&
                   !__builtin_mul_overflow(node->number, as_number, &product)) {
            return make_power(node->children[0], static_cast<std::uint64_t>(product));
        } else if (node->kind == operation::absolute && n % 2 == 0) {
            return make_power(node->children[0], n);
        }
        auto const [c, rest] = without_coefficient(a);
        if (!c.is_one() && c.numerator().bit_length() + c.denominator().bit_length() <
                               static_cast<std::uint64_t>(most_bits_of_flat_power) / n)
            return make_product({exact_real(integer_power(c, as_number)), make_power(rest, n)});
    }
    return unary(operation::power, as_number, a, power(look(a), n));
}

exact_real make_root(exact_real const& a, std::int64_t n) {
    if (n == 1) return a;
    real_node const* node = real_access::node(a);
    std::int64_t product = 0;
    if (node != nullptr && node->kind == operation::root &&
        !__builtin_mul_overflow(node->number, n, &product))
        return make_root(node->children[0], product);
    if (node != nullptr && node->kind == operation::power && node->number == n)
        return n % 2 == 0 ? make_absolute(node->children[0]) : node->children[0];
    return unary(operation::root, n, a, root(look(a), n));
}

exact_real make_absolute(exact_real const& a) {
    real_node const* node = real_access::node(a);
    if (node == nullptr) return abs(a.held_radical());
    estimate const value = look(a);
    if (value.tells_sign()) return value.sign() < 0 ? -a : a;
    if (node->kind == operation::absolute ||
        ((node->kind == operation::root || node->kind == operation::power) &&
         node->number % 2 == 0))
        return a;
    auto const [c, rest] = without_coefficient(a);
    if (!c.is_one()) return exact_real(abs(c)) * make_absolute(rest);
    // | |m| - |x| | <= |m - x|
    return unary(operation::absolute, 0, a, {std::fabs(value.middle), value.error});
}

}  // namespace surd::detail
