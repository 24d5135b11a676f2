// SPDX-License-Identifier: BSL-1.0
// Purpose: perfect powers beyond 64 bits.
#include "surd/number/perfect_power.hpp"

#include "number/gmp_bridge.hpp"
#include "surd/number/integer_root.hpp"

namespace surd::detail {

namespace {

bool is_prime_index(std::uint64_t n) {
    for (std::uint64_t d = 2; d * d <= n; ++d)
        if (n % d == 0) return false;
    return n > 1;
}

}  // namespace

power_form perfect_power_needs_more_than_64_bits_at_run_time(integer const& n) {
    power_form form{abs(n), 1};
    std::uint64_t const twos = n.trailing_zero_bits();
    for (std::uint64_t index = 2; index < form.base.bit_length(); ++index) {
        if (!is_prime_index(index)) continue;
        if (twos != 0 && index > twos) break;
        while (auto root = exact_root(form.base, index))
            form = {*std::move(root), form.exponent * index};
    }
    if (n.sign() > 0) return form;
    int const factors_of_two = std::countr_zero(form.exponent);
    return {-integer_power(form.base, std::uint64_t{1} << factors_of_two),
            form.exponent >> factors_of_two};
}

}  // namespace surd::detail
