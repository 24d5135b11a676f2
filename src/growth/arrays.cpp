// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/arrays.hpp"

#include <algorithm>

#include "surd/config.hpp"
#include "surd/power/root.hpp"

namespace surd::growth {

namespace {

template <class Element, class Operation>
exact_array each(std::span<Element const> elements, Operation const& operation) {
    std::vector<power_outcome> results;
    results.reserve(elements.size());
    for (auto const& element : elements) results.push_back(operation(element));
    return exact_array(std::move(results));
}

/// The elements as Target, when every one has a value of that kind.
template <class Target, class IsTarget, class Convert>
std::optional<std::vector<Target>> all_as(exact_array const& array, IsTarget const& is_target,
                                          Convert const& convert) {
    std::vector<Target> results;
    results.reserve(array.size());
    for (auto const& element : array) {
        if (!element || !is_target(*element)) return std::nullopt;
        results.push_back(convert(*element));
    }
    return results;
}

}  // namespace

std::size_t domain_report::count(failure_kind kind) const noexcept {
    return static_cast<std::size_t>(std::count_if(
        faults.begin(), faults.end(), [&](auto const& fault) { return fault.kind() == kind; }));
}

std::string domain_report::to_string() const {
    std::string text;
    for (auto const& fault : faults) {
        text += '[' + std::to_string(fault.at) + "] " + fault.sentence() + '\n';
    }
    return text;
}

domain_report exact_array::report() const {
    domain_report found;
    for (std::size_t i = 0; i < elements_.size(); ++i) {
        if (!elements_[i]) found.faults.push_back({i, elements_[i].why()});
    }
    return found;
}

std::optional<std::vector<radical>> exact_array::values() const {
    return all_as<radical>(
        *this, [](radical const&) { return true; }, [](radical const& x) { return x; });
}

std::optional<std::vector<rational>> exact_array::rationals() const {
    return all_as<rational>(
        *this, [](radical const& x) { return x.is_rational(); },
        [](radical const& x) { return x.to_rational(); });
}

std::optional<std::vector<integer>> exact_array::integers() const {
    return all_as<integer>(
        *this, [](radical const& x) { return x.is_integer(); },
        [](radical const& x) { return x.to_rational().numerator(); });
}

exact_array logspace(rational const& start, rational const& stop, std::size_t count,
                     rational const& base, conventions chosen, limits const& allowed) {
    std::vector<power_outcome> results;
    results.reserve(count);
    auto const steps = count > 1 ? integer(static_cast<std::uint64_t>(count - 1)) : integer(1);
    rational const step = (stop - start) / rational(steps);
    for (std::size_t i = 0; i < count; ++i) {
        auto const e = start + step * rational(integer(static_cast<std::uint64_t>(i)));
        results.push_back(pow(base, e, chosen, allowed));
    }
    return exact_array(std::move(results));
}

exact_array power(std::span<rational const> bases, exponent e, conventions chosen,
                  limits const& allowed) {
    return each(bases, [&](rational const& x) { return pow(x, e, chosen, allowed); });
}

exact_array power(std::span<radical const> bases, exponent e, conventions chosen,
                  limits const& allowed) {
    return each(bases, [&](radical const& x) { return pow(x, e, chosen, allowed); });
}

exact_array power(std::span<integer const> bases, exponent e, conventions chosen,
                  limits const& allowed) {
    return each(bases, [&](integer const& x) { return pow(rational(x), e, chosen, allowed); });
}

exact_array power(std::span<rational const> bases, std::span<exponent const> exponents,
                  conventions chosen, limits const& allowed) {
    SURD_EXPECTS(bases.size() == exponents.size(), "an element-wise power needs equal lengths");
    std::vector<power_outcome> results;
    results.reserve(bases.size());
    for (std::size_t i = 0; i < bases.size(); ++i) {
        results.push_back(pow(bases[i], exponents[i], chosen, allowed));
    }
    return exact_array(std::move(results));
}

exact_array root(std::span<rational const> radicands, index n, limits const& allowed) {
    return each(radicands, [&](rational const& x) { return surd::root(x, n, allowed); });
}

exact_array root(std::span<radical const> radicands, index n, limits const& allowed) {
    return each(radicands, [&](radical const& x) { return surd::root(x, n, allowed); });
}

exact_array root(std::span<integer const> radicands, index n, limits const& allowed) {
    return each(radicands, [&](integer const& x) { return surd::root(rational(x), n, allowed); });
}

}  // namespace surd::growth
