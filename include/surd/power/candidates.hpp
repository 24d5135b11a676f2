// SPDX-License-Identifier: BSL-1.0
// Purpose: what each convention makes of a power on which the literature disagrees.
#ifndef SURD_POWER_CANDIDATES_HPP
#define SURD_POWER_CANDIDATES_HPP

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// One reading: the convention by the name that the program's options use, and what it gives.
struct candidate {
    std::string_view convention;
    outcome<radical, undefined, non_real, beyond_limits> value = radical();
};

/// Up to three candidates, without memory of their own.
class candidate_list {
public:
    constexpr void add(candidate reading) { items_[size_++] = std::move(reading); }
    [[nodiscard]] constexpr candidate const* begin() const noexcept { return items_.data(); }
    [[nodiscard]] constexpr candidate const* end() const noexcept { return items_.data() + size_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr candidate const& operator[](std::size_t i) const { return items_[i]; }

private:
    std::array<candidate, 3> items_{};
    std::size_t size_ = 0;
};

/// Returns the readings of a convention-dependent power; none when `power` holds anything else.
/// 0^0: one -> 1, undefined -> none. A negative base with an odd root: real-odd-root -> the real
/// value, principal -> non-real, undefined -> none.
template <failure... Failures>
[[nodiscard]] constexpr candidate_list candidates(outcome<radical, Failures...> const& power) {
    candidate_list list;
    undefined const left_open{reason::left_undefined_by_convention};
    if (power.why() == reason::zero_to_the_zero) {
        list.add({"one", radical(1)});
        list.add({"undefined", left_open});
    } else if (power.why() == reason::negative_base_odd_root) {
        if (power.has_polar()) {
            // The argument is p/q of pi less whole turns, so its numerator has the parity of p.
            bool const negative = power.argument().numerator % 2 != 0;
            list.add({"real-odd-root", negative ? -power.modulus() : power.modulus()});
        } else {
            list.add({"real-odd-root", beyond_limits{reason::too_many_bits}});
        }
        list.add({"principal", non_real{reason::negative_base_by_convention}});
        list.add({"undefined", left_open});
    }
    return list;
}

}  // namespace surd

#endif
