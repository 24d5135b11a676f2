// SPDX-License-Identifier: BSL-1.0
// Purpose: this library's array kernels on Highway's portable vectors in place of its own thin
// backends, to measure what portability would cost. Compiled for each instruction set, whose
// namespace is INSTRUCTION_SET; docs/decisions has the conclusion.
#include <hwy/highway.h>

#include <cstdint>

#include "bench/fp/rows.hpp"
#include "fp/kernels/array_kernel.hpp"
#include "surd/fp/ieee.hpp"

namespace surd::bench::INSTRUCTION_SET {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// The operations of lanes_avx2.hpp and lanes_avx512.hpp, spelled with Highway's functions.
struct highway_lanes {
    using double_tag = hn::ScalableTag<double>;
    using bits_tag = hn::RebindToUnsigned<double_tag>;
    using signed_tag = hn::RebindToSigned<double_tag>;
    using real = hn::Vec<double_tag>;
    using bits = hn::Vec<bits_tag>;
    static constexpr double_tag d{};
    static constexpr bits_tag u{};
    static constexpr signed_tag s{};
    static constexpr int width = static_cast<int>(hn::MaxLanes(d));
    static constexpr int interleave = 4;
    static constexpr int packed = width == 8 ? 4 : 2;
    static constexpr bool estimates_inverse_sqrt = false;
    static constexpr bool table_seed = width == 8;

    SURD_INLINE static real set(double x) { return hn::Set(d, x); }
    SURD_INLINE static bits set_bits(std::uint64_t x) { return hn::Set(u, x); }
    SURD_INLINE static real load(double const* from) { return hn::LoadU(d, from); }
    SURD_INLINE static void store(double* to, real x) { hn::StoreU(x, d, to); }

    SURD_INLINE static real add(real a, real b) { return hn::Add(a, b); }
    SURD_INLINE static real sub(real a, real b) { return hn::Sub(a, b); }
    SURD_INLINE static real mul(real a, real b) { return hn::Mul(a, b); }
    SURD_INLINE static real div(real a, real b) { return hn::Div(a, b); }
    SURD_INLINE static real sqrt(real a) { return hn::Sqrt(a); }
    SURD_INLINE static real fma(real a, real b, real c) { return hn::MulAdd(a, b, c); }
    SURD_INLINE static real fms(real a, real b, real c) { return hn::MulSub(a, b, c); }
    SURD_INLINE static real fnma(real a, real b, real c) { return hn::NegMulAdd(a, b, c); }
    SURD_INLINE static real nearest_integer(real a) { return hn::Round(a); }

    SURD_INLINE static bits as_bits(real x) { return hn::BitCast(u, x); }
    SURD_INLINE static real as_real(bits x) { return hn::BitCast(d, x); }
    SURD_INLINE static bits both(bits a, bits b) { return hn::And(a, b); }
    SURD_INLINE static bits either(bits a, bits b) { return hn::Or(a, b); }
    SURD_INLINE static bits add(bits a, bits b) { return hn::Add(a, b); }
    SURD_INLINE static bits sub(bits a, bits b) { return hn::Sub(a, b); }
    template <int N>
    SURD_INLINE static bits left(bits a) {
        return hn::ShiftLeft<N>(a);
    }
    template <int N>
    SURD_INLINE static bits right(bits a) {
        return hn::ShiftRight<N>(a);
    }

    SURD_INLINE static unsigned differ(real a, real b) { return to_mask(d, hn::Ne(a, b)); }
    SURD_INLINE static unsigned outside(bits v, bits least, bits span) {
        return to_mask(u, hn::Not(hn::Lt(hn::Sub(v, least), span)));
    }
    SURD_INLINE static unsigned signs(real x) {
        return to_mask(s, hn::Lt(hn::BitCast(s, x), hn::Zero(s)));
    }

    SURD_INLINE static real exponent(bits x) {
        bits const biased = hn::Or(hn::ShiftRight<52>(x), hn::Set(u, 0x4330000000000000));
        return hn::Sub(hn::BitCast(d, biased), hn::Set(d, 0x1p52 + 1023));
    }
    SURD_INLINE static real significand(bits x) {
        return hn::BitCast(
            d, hn::Or(hn::And(x, hn::Set(u, 0x000fffffffffffff)), hn::Set(u, 0x3ff0000000000000)));
    }

    SURD_INLINE static real seed(fp::detail::plan_data const& plan, bits x, real m) {
        if constexpr (table_seed) {
            bits const part = hn::ShiftRight<48>(x);
            real const c3 = pick16(plan.seed[3], part);
            real const c2 = pick16(plan.seed[2], part);
            real const c1 = pick16(plan.seed[1], part);
            real const c0 = pick16(plan.seed[0], part);
            return fma(fma(fma(c3, m, c2), m, c1), m, c0);
        } else {
            real const p34 = fma(set(plan.polynomial[4]), m, set(plan.polynomial[3]));
            real const p234 = fma(p34, m, set(plan.polynomial[2]));
            return fma(fma(p234, m, set(plan.polynomial[1])), m, set(plan.polynomial[0]));
        }
    }
    template <int>
    SURD_INLINE static real step_factor(fp::detail::plan_data const& plan, bits X) {
        bits const index = hn::ShiftRight<52>(X);
        if constexpr (width == 8) {
            return look_up(plan.step, hn::And(index, hn::Set(u, 7)));
        } else {
            bits const within = hn::And(index, hn::Set(u, 3));
            real const low = look_up(plan.step, within);
            real const high = look_up(plan.step + 4, within);
            return hn::IfVecThenElse(hn::BitCast(d, upper_half<2>(index)), high, low);
        }
    }
    SURD_INLINE static real inverse_sqrt(real x) { return div(set(1), sqrt(x)); }

private:
    template <class Tag, class Mask>
    SURD_INLINE static unsigned to_mask(Tag tag, Mask const& mask) {
        std::uint8_t byte[8];
        hn::StoreMaskBits(tag, mask, byte);
        return byte[0];
    }
    SURD_INLINE static real look_up(double const* table, bits index) {
        return hn::TableLookupLanes(hn::LoadU(d, table), hn::IndicesFromVec(d, index));
    }
    // All ones where bit `Bit` of the index is set.
    template <int Bit>
    SURD_INLINE static bits upper_half(bits index) {
        return hn::BitCast(u, hn::BroadcastSignBit(hn::BitCast(s, hn::ShiftLeft<63 - Bit>(index))));
    }
    // Highway 1.0 has no look-up in two vectors.
    SURD_INLINE static real pick16(double const* table, bits index) {
        bits const within = hn::And(index, hn::Set(u, 7));
        return hn::IfVecThenElse(hn::BitCast(d, upper_half<3>(index)), look_up(table + 8, within),
                                 look_up(table, within));
    }
};

template <int P, int Q>
constexpr exponent spelled(P, Q);

template <int P, int Q>
void settle(fp::detail::array_call&, double const* in, double* out, std::uint32_t const* masks,
            std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        if ((masks[i / 32] >> i % 32 & 1) != 0) out[i] = fp::ieee::pow(in[i], spelled<P, Q>);
    }
}

template <int P, int Q>
void pow(double const* in, double* out, std::size_t size, double) {
    using exponent = fp::detail::fixed_exponent<highway_lanes, P, Q>;
    using kernel = fp::detail::array_kernel<highway_lanes, exponent, false>;
    fp::detail::array_call call{};
    call.magnitude_mask = ~std::uint64_t{0};
    call.fix_up = settle<P, Q>;
    kernel::run(call, in, out, size);
}

constexpr char name[] = "surd array on Highway";
constexpr vector_peer<double> peers[] = {{name, {1, 3}, pow<1, 3>},
                                         {name, {2, 3}, pow<2, 3>},
                                         {name, {3, 2}, pow<3, 2>},
                                         {name, {7, 5}, pow<7, 5>},
                                         {name, {3, 1}, pow<3, 1>},
                                         {name, {17, 1}, pow<17, 1>},
                                         {}};

}  // namespace

constexpr vector_peers<double> highway = peers;

}  // namespace surd::bench::INSTRUCTION_SET
