// SPDX-License-Identifier: BSL-1.0
#include "symbolic/exponent_form.hpp"

#include <algorithm>
#include <array>

namespace surd::symbolic::identity {

scale_id scale_table::intern(variable_powers powers) {
    auto const found = ids_.find(powers);
    if (found != ids_.end()) return found->second;
    auto const id = static_cast<scale_id>(powers_.size());
    ids_.emplace(powers, id);
    powers_.push_back(std::move(powers));
    return id;
}

scale_id scale_table::product(scale_id a, scale_id b) {
    if (a == no_scale) return b;
    if (b == no_scale) return a;
    variable_powers united;
    auto const& left = powers_[a];
    auto const& right = powers_[b];
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < left.size() || j < right.size()) {
        if (j == right.size() || (i < left.size() && left[i].first < right[j].first)) {
            united.push_back(left[i++]);
        } else if (i == left.size() || right[j].first < left[i].first) {
            united.push_back(right[j++]);
        } else {
            int const power = left[i].second + right[j].second;
            if (power != 0) united.emplace_back(left[i].first, power);
            ++i;
            ++j;
        }
    }
    return intern(std::move(united));
}

void exponent_form::add(scale_id id, rational const& coefficient) {
    if (coefficient.is_zero()) return;
    auto const place = std::lower_bound(terms.begin(), terms.end(), id,
                                        [](auto const& t, scale_id key) { return t.first < key; });
    if (place == terms.end() || place->first != id) {
        terms.emplace(place, id, coefficient);
        return;
    }
    place->second += coefficient;
    if (place->second.is_zero()) terms.erase(place);
}

exponent_form exponent_form::scaled(rational const& by) const {
    exponent_form result;
    if (by.is_zero()) return result;
    result.terms = terms;
    for (auto& t : result.terms) t.second *= by;
    return result;
}

class_mask class_of(rational const& value) {
    if (value.denominator().is_even()) return even_denominator;
    if (value.is_integer()) return value.numerator().is_even() ? even_integer : odd_integer;
    return value.numerator().is_even() ? even_fraction_class : odd_fraction_class;
}

namespace {

constexpr std::array<class_mask, 5> classes{even_integer, odd_integer, even_fraction_class,
                                            odd_fraction_class, even_denominator};

class_mask sum_of_two(class_mask a, class_mask b) {
    if (a == even_denominator || b == even_denominator) {
        return a == b ? any_class : even_denominator;
    }
    bool const odd = ((a & odd_over_odd) != 0) != ((b & odd_over_odd) != 0);
    class_mask const parity = odd ? odd_over_odd : even_numerator;
    bool const first_integer = (a & integer_class) != 0;
    bool const second_integer = (b & integer_class) != 0;
    if (first_integer && second_integer) return parity & integer_class;
    if (first_integer || second_integer) {
        return parity & static_cast<class_mask>(~integer_class);
    }
    return parity;
}

class_mask product_of_two(class_mask a, class_mask b) {
    if (a == even_denominator || b == even_denominator) {
        class_mask const other = a == even_denominator ? b : a;
        return (other & even_numerator) != 0 ? any_class : even_denominator;
    }
    bool const odd = (a & odd_over_odd) != 0 && (b & odd_over_odd) != 0;
    class_mask const parity = odd ? odd_over_odd : even_numerator;
    bool const integers = (a & integer_class) != 0 && (b & integer_class) != 0;
    return integers ? parity & integer_class : parity;
}

template <class Combine>
class_mask over_all_pairs(class_mask a, class_mask b, Combine combine) {
    class_mask result = 0;
    for (auto const x : classes) {
        if ((a & x) == 0) continue;
        for (auto const y : classes) {
            if ((b & y) != 0) result |= combine(x, y);
        }
    }
    return result;
}

}  // namespace

class_mask class_of_sum(class_mask a, class_mask b) { return over_all_pairs(a, b, sum_of_two); }

class_mask class_of_product(class_mask a, class_mask b) {
    return over_all_pairs(a, b, product_of_two);
}

class_mask class_of_reciprocal(class_mask a) {
    class_mask result = 0;
    if ((a & even_numerator) != 0) result |= even_denominator;
    if ((a & odd_over_odd) != 0) result |= odd_over_odd;
    if ((a & even_denominator) != 0) result |= even_numerator;
    return result;
}

class_mask class_of_multiple(rational const& c, class_mask x) {
    if (abs(c).is_one()) return x;
    auto const twos = static_cast<std::int64_t>(c.numerator().trailing_zero_bits()) -
                      static_cast<std::int64_t>(c.denominator().trailing_zero_bits());
    bool const keeps_integers = c.is_integer();
    class_mask result = 0;
    for (auto const one : classes) {
        if ((x & one) == 0) continue;
        // The power of 2 in c*x: exact for odd x, a bound on one side for the others.
        class_mask parity = 0;
        if ((one & odd_over_odd) != 0) {
            parity = twos > 0 ? even_numerator : twos == 0 ? odd_over_odd : even_denominator;
        } else if ((one & even_numerator) != 0) {
            parity = even_numerator;
            if (twos <= -1) parity |= odd_over_odd;
            if (twos <= -2) parity |= even_denominator;
        } else {
            parity = even_denominator;
            if (twos >= 1) parity |= odd_over_odd;
            if (twos >= 2) parity |= even_numerator;
        }
        if ((one & integer_class) != 0 && keeps_integers) {
            parity &= static_cast<class_mask>(~(even_fraction_class | odd_fraction_class));
        }
        result |= parity;
    }
    return result;
}

}  // namespace surd::symbolic::identity
