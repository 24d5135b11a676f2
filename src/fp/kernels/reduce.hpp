// SPDX-License-Identifier: BSL-1.0
// Purpose: splits x = m 2^e into X = m 2^r and 2^(kq), e = kq + r, for vectors.
#ifndef SURD_FP_KERNELS_REDUCE_HPP
#define SURD_FP_KERNELS_REDUCE_HPP

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

template <class L, class E>
struct reduction {
    using real = typename L::real;
    using bits = typename L::bits;

    struct reduced {
        bits x;      ///< the magnitude, normal
        bits X;      ///< in [1, 2^q)
        bits scale;  ///< k p in the place of the exponent
    };

    /// Domain: x normal. Both multiples of k are below 2^11 in size, so that they fit the
    /// exponent's place, and a sum with it cannot be disturbed by what is shifted out.
    /// `Directed`: MXCSR may hold any direction.
    template <bool Directed = false>
    SURD_INLINE static reduced split(plan_data const& plan, bits x) {
        // k = floor(e / q) as the integer nearest to (e - (q-1)/2) / q, which is at least 1/(2q)
        // from a tie; adding 3 * 2^51 leaves it in the low bits.
        real const magic = L::set(0x1.8p52);
        real const centred = L::sub(L::exponent(x), L::set(plan.centre));
        real k_magic;
        if constexpr (Directed) {
            k_magic = L::add(L::nearest_integer(L::mul(centred, L::set(plan.q_inverse))), magic);
        } else {
            k_magic = L::fma(centred, L::set(plan.q_inverse), magic);
        }
        if constexpr (E::is_fixed) {
            bits const k = L::template left<52>(L::as_bits(k_magic));
            bits const scale = multiple<E::n>(k);
            return {x, L::sub(x, multiple<E::q>(k)),
                    E::negative ? L::sub(L::set_bits(0), scale) : scale};
        } else {
            bits const k = L::as_bits(k_magic);
            bits const kq = L::multiply_low(k, L::set_bits(static_cast<std::uint64_t>(plan.q)));
            bits const kp = L::multiply_low(k, L::set_bits(static_cast<std::uint64_t>(plan.p)));
            return {x, L::sub(x, L::template left<52>(kq)), L::template left<52>(kp)};
        }
    }

    /// An approximation of X^(-1/q).
    SURD_INLINE static real seed(plan_data const& plan, reduced const& r) {
        real const m = L::significand(r.x);
        return L::mul(L::seed(plan, r.x, m),
                      L::template step_factor<E::most_steps_needed>(plan, r.X));
    }

private:
    // N a by shifts and additions.
    template <std::uint64_t N>
    SURD_INLINE static bits multiple(bits a) {
        if constexpr (N == 1) {
            return a;
        } else if constexpr (N % 2 == 0) {
            return multiple<N / 2>(L::add(a, a));
        } else if constexpr (N % 4 == 3) {
            return L::sub(multiple<N + 1>(a), a);
        } else {
            return L::add(multiple<N - 1>(a), a);
        }
    }
};

}  // namespace surd::fp::detail

#endif
