// SPDX-License-Identifier: BSL-1.0
#include "unit/fp/caller/caller.hpp"

#include <bit>
#include <cfenv>
#include <cstdint>

#include "surd/fp/enclose.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/pow.hpp"
#include "surd/fp/pown.hpp"
#include "surd/fp/rootn.hpp"

namespace surd::fp::test {
namespace {

using namespace surd::literals;

std::uint64_t bits_of(double x) { return std::bit_cast<std::uint64_t>(x); }
std::uint64_t bits_of(float x) { return std::bit_cast<std::uint32_t>(x); }

template <class Call>
void observe(observed& seen, std::size_t at, Call const& call) {
    std::feclearexcept(FE_ALL_EXCEPT);
    auto const y = call();
    seen.raised[at] = std::fetestexcept(FE_ALL_EXCEPT);
    seen.raw[at] = bits_of(y);
}

template <class Outcome>
std::uint64_t typed_bits(Outcome const& y) {
    return y ? bits_of(*y) : static_cast<std::uint64_t>(y.why());
}

}  // namespace

observed CALLER(double x) {
    auto const narrow =
        std::bit_cast<float>(static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x) >> 32));
    observed seen{};
    observe(seen, 0, [&] { return ieee::pown(x, 3); });
    observe(seen, 1, [&] { return ieee::pown(x, -7); });
    observe(seen, 2, [&] { return ieee::rootn(x, 3); });
    observe(seen, 3, [&] { return ieee::rootn(x, -4); });
    observe(seen, 4, [&] { return ieee::pow(x, 2_e / 3); });
    observe(seen, 5, [&] { return ieee::pow(x, 7_e / 5); });
    observe(seen, 6, [&] { return ieee::powr(x, 3_e / 2); });
    observe(seen, 7, [&] { return ieee::rsqrt(x); });
    observe(seen, 8, [&] { return ieee::sqrt(x); });
    observe(seen, 9, [&] { return ieee::cbrt(x); });
    observe(seen, 10, [&] { return ieee::pow(narrow, 2_e / 3); });
    observe(seen, 11, [&] { return ieee::rsqrt(narrow); });
    seen.typed[0] = typed_bits(pow<2_e / 3>(x));
    seen.typed[1] = typed_bits(pow<3_e / 2>(x));
    seen.typed[2] = typed_bits(pow(x, 7_e / 5));
    seen.typed[3] = typed_bits(pow(x, 2_e / 3, rounding::upward));
    seen.typed[4] = typed_bits(pown(x, 3));
    seen.typed[5] = typed_bits(rootn(x, std::int64_t{3}));
    seen.typed[6] = typed_bits(rsqrt(x));
    seen.typed[7] = typed_bits(cbrt(x));
    auto const range = enclose<-5_e / 3>(x);
    seen.typed[8] = range ? bits_of(range->lower) ^ bits_of(range->upper)
                          : static_cast<std::uint64_t>(range.why());
    seen.typed[9] = typed_bits(pow<2_e / 3>(narrow));
    seen.typed[10] = typed_bits(pow(narrow, 7_e / 5));
    seen.typed[11] = typed_bits(pow(narrow, 1_e / 64));
    seen.typed[12] = typed_bits(rsqrt(narrow));
    seen.typed[13] = typed_bits(pown(narrow, -1));
    seen.typed[14] = typed_bits(plan(1_e / 9)(narrow));
    return seen;
}

}  // namespace surd::fp::test
