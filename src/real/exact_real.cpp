// SPDX-License-Identifier: BSL-1.0
// Purpose: the arithmetic of exact_real that never fails.
#include "surd/real/exact_real.hpp"

#include <algorithm>
#include <unordered_set>

#include "real/real_node.hpp"

namespace surd {

using detail::operation;
using detail::real_access;
using detail::real_node;

namespace {

/// A sum taken apart: its flat part and its multiples of nodes.
struct addends {
    radical_sum flat;
    std::vector<rational> coefficients;
    std::vector<exact_real> children;

    void add(exact_real const& a, rational const& c) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) {
            flat += a.held_radical() * c;
        } else if (node->kind == operation::flat) {
            flat += c.is_one() ? node->flat : node->flat * c;
        } else if (node->kind == operation::sum) {
            flat += node->flat * c;
            for (rational const& k : node->coefficients) coefficients.push_back(k * c);
            children.insert(children.end(), node->children.begin(), node->children.end());
        } else {
            coefficients.push_back(c);
            children.push_back(a);
        }
    }
    [[nodiscard]] exact_real sum() && {
        return detail::make_sum(std::move(flat), std::move(coefficients), std::move(children));
    }
};

exact_real scaled(exact_real const& a, rational const& c) {
    if (c.is_zero()) return {};
    if (c.is_one()) return a;
    if (a.is_held_radical()) return a.held_radical() * c;
    addends parts;
    parts.add(a, c);
    return std::move(parts).sum();
}

/// A flat node gives way to the single radical it has come down to.
void settle(exact_real& a) {
    real_node const* node = real_access::node(a);
    if (node->flat.size() > 1) return;
    radical single = node->flat.to_radical();
    a = exact_real(std::move(single));
}

void add_in_place(exact_real& a, exact_real const& b, int sign) {
    real_node const* other = real_access::node(b);
    if (other == nullptr || other->kind == operation::flat) {
        real_node* own = real_access::owned(a);
        if (own != nullptr && own->kind == operation::flat && own != other) {
            if (other == nullptr) {
                own->flat += sign < 0 ? -b.held_radical() : b.held_radical();
            } else if (sign < 0) {
                own->flat -= other->flat;
            } else {
                own->flat += other->flat;
            }
            settle(a);
            return;
        }
    }
    addends parts;
    parts.add(a, 1);
    parts.add(b, sign);
    a = std::move(parts).sum();
}

}  // namespace

exact_real::exact_real(radical_sum value) {
    if (value.is_radical()) {
        radical_ = value.to_radical();
        return;
    }
    auto node = std::make_shared<real_node>();
    node->flat = std::move(value);
    node_ = std::move(node);
}

bool exact_real::is_held_flat() const noexcept {
    return node_ == nullptr || node_->kind == operation::flat;
}

rational const& exact_real::held_rational() const {
    SURD_EXPECTS(is_held_rational(), "held_rational needs a value that is held as a rational");
    return radical_.coefficient();
}

radical const& exact_real::held_radical() const {
    SURD_EXPECTS(is_held_radical(), "held_radical needs a value that is held as one radical");
    return radical_;
}

radical_sum exact_real::held_radical_sum() const {
    SURD_EXPECTS(is_held_flat(), "held_radical_sum needs a value that is held flat");
    return node_ == nullptr ? radical_sum(radical_) : node_->flat;
}

std::uint32_t exact_real::depth() const noexcept { return node_ == nullptr ? 0 : node_->depth; }

std::uint64_t exact_real::node_count() const {
    std::unordered_set<real_node const*> seen;
    std::vector<real_node const*> pending;
    std::uint64_t singles = 0;
    auto const visit = [&](exact_real const& a) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) {
            ++singles;
        } else if (seen.insert(node).second) {
            pending.push_back(node);
        }
    };
    visit(*this);
    while (!pending.empty()) {
        real_node const* node = pending.back();
        pending.pop_back();
        for (exact_real const& child : node->children) visit(child);
    }
    return singles + seen.size();
}

exact_real exact_real::operator-() const { return scaled(*this, -1); }

exact_real operator+(exact_real const& a, exact_real const& b) {
    exact_real sum = a;
    sum += b;
    return sum;
}

exact_real operator-(exact_real const& a, exact_real const& b) {
    exact_real difference = a;
    difference -= b;
    return difference;
}

exact_real operator*(exact_real const& a, exact_real const& b) {
    if (b.is_held_rational()) return scaled(a, b.held_rational());
    if (a.is_held_rational()) return scaled(b, a.held_rational());
    return detail::make_product({a, b});
}

exact_real& exact_real::operator+=(exact_real const& other) {
    add_in_place(*this, other, 1);
    return *this;
}

exact_real& exact_real::operator-=(exact_real const& other) {
    add_in_place(*this, other, -1);
    return *this;
}

exact_real& exact_real::operator*=(exact_real const& other) {
    *this = *this * other;
    return *this;
}

exact_real abs(exact_real const& a) { return detail::make_absolute(a); }

}  // namespace surd
