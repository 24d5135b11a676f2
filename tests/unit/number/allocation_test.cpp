// SPDX-License-Identifier: BSL-1.0
// Purpose: nothing allocates while values fit 64 bits; the count is shown to work.
#include <gmp.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>

#include "surd/number/factor.hpp"
#include "surd/number/integer_root.hpp"
#include "surd/number/parse.hpp"
#include "surd/number/perfect_power.hpp"

namespace {
std::atomic<long> allocations{0};

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    std::abort();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace surd {
namespace {

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();

/// The allocations by the library and by GMP during `work`.
template <class Work>
long count_allocations(Work work) {
    void* (*allocate)(std::size_t);
    void* (*reallocate)(void*, std::size_t, std::size_t);
    void (*release)(void*, std::size_t);
    mp_get_memory_functions(&allocate, &reallocate, &release);
    mp_set_memory_functions([](std::size_t size) { return counted(size); },
                            [](void* memory, std::size_t, std::size_t size) {
                                ++allocations;
                                return std::realloc(memory, size);
                            },
                            [](void* memory, std::size_t) { std::free(memory); });
    long const before = allocations;
    work();
    long const after = allocations;
    mp_set_memory_functions(allocate, reallocate, release);
    return after - before;
}

TEST(allocation, the_count_sees_large_values) {
    EXPECT_GT(count_allocations([] { (void)(integer(greatest) + 1); }), 0);
    EXPECT_GT(count_allocations([] { (void)integer_power(integer(7), 100); }), 0);
}

TEST(allocation, none_for_integers_that_fit) {
    EXPECT_EQ(count_allocations([] {
                  integer sum = 0;
                  for (std::int64_t i = -1000; i < 1000; ++i) {
                      integer const a = i * 4000000000000;
                      sum += a * 3 - a + gcd(a, integer(720720)) - abs(a);
                      sum -= floor_divide(a, 17).remainder + truncated_quotient(a, -13);
                      integer copy = a;
                      integer moved = std::move(copy);
                      copy = moved;
                      sum += shift_right(copy, 3) + (copy < moved ? 1 : 0);
                  }
                  sum = integer_power(integer(-2), 63);
                  sum = integer(least) + greatest;
                  (void)sum.hash();
              }),
              0);
}

TEST(allocation, none_for_rationals_that_fit) {
    EXPECT_EQ(count_allocations([] {
                  rational sum = 0;
                  for (std::int64_t i = 1; i < 40; ++i) {
                      rational const x(i, 41 - i);
                      sum += x * x - x / 3;
                      sum = rational(floor(sum), ceil(x) + 1);
                      (void)(sum < x);
                      (void)integer_power(x, -3);
                      (void)reciprocal(x);
                  }
              }),
              0);
}

TEST(allocation, none_for_roots_powers_and_factors_that_fit) {
    EXPECT_EQ(count_allocations([] {
                  for (std::int64_t const n :
                       {std::int64_t{1}, std::int64_t{64}, least, greatest,
                        std::int64_t{999999999999999999}, std::int64_t{4611686014132420609}}) {
                      for (std::uint64_t index = 1; index < 70; ++index) {
                          (void)exact_root(n, index);
                          if (n > 0) (void)floor_root(n, index);
                      }
                      (void)perfect_power(n);
                      (void)is_prime(n);
                      work_budget budget;
                      (void)factor(integer(n), budget);
                      (void)split_nth_power(n, 2, budget);
                  }
              }),
              0);
}

TEST(allocation, none_for_reading_short_numbers_and_limits) {
    EXPECT_EQ(count_allocations([] {
                  for (char const* text : {"42", "-3/4", "0.125", "1e-3", "x", "3/0"})
                      (void)parse_number(text);
                  // The refusal is not preceded by the number.
                  (void)parse_number("12/1e999999999999");
              }),
              0);
    // Only the few digits are copied.
    EXPECT_LE(count_allocations([] { (void)parse_number("1e999999999999"); }), 1);
}

}  // namespace
}  // namespace surd
