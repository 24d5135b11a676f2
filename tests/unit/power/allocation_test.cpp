// SPDX-License-Identifier: BSL-1.0
// Purpose: powers allocate nothing while all parts fit 64 bits; the count is shown to work.
#include <gmp.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "surd/power/candidates.hpp"
#include "surd/power/pow.hpp"
#include "surd/power/root.hpp"
#include "surd/power/solve.hpp"

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

using namespace surd::literals;

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

TEST(allocation, the_count_sees_large_parts) {
    EXPECT_GT(count_allocations([] { (void)pow(10_q, 19_e); }), 0);
    EXPECT_GT(count_allocations([] { (void)pow(1000003_q, 5_e / 6); }), 0);
}

TEST(allocation, none_for_powers_that_fit) {
    EXPECT_EQ(count_allocations([] {
                  for (std::int64_t p = 1; p < 60; ++p) {
                      for (std::int64_t q = 1; q < 12; ++q) {
                          rational const x(p, q);
                          for (std::int64_t n = 1; n < 5; ++n) {
                              for (std::int64_t m = -3; m < 4; ++m) {
                                  auto const y = pow(x, exponent(m, n));
                                  auto const z = pow(-x, exponent(m, n), convention::strict);
                                  (void)candidates(z);
                                  (void)(y == *y);
                                  (void)(*y < 2);
                              }
                          }
                      }
                  }
              }),
              0);
}

TEST(allocation, none_for_roots_products_and_solutions_that_fit) {
    EXPECT_EQ(count_allocations([] {
                  for (std::int64_t p = 1; p < 200; ++p) {
                      radical const a = *sqrt(rational(p));
                      radical const b = cbrt(rational(-p));
                      (void)(a * b);
                      (void)(a / b);
                      (void)(a * a);
                      (void)pow(a, 3_e / 2);
                      (void)(a < b);
                      (void)solve_power(2_e, a);
                      (void)(a * rational(2, 3));
                  }
                  (void)sqrt(rational(std::int64_t{999'983} * 999'983 * 1'000'003));
              }),
              0);
}

TEST(allocation, next_to_none_for_what_is_beyond_limits) {
    EXPECT_LT(count_allocations([] {
                  for (rational const& base : {2_q, 1_q / 3, 9_q, -12_q}) {
                      (void)pow(base, exponent(1'000'000'000'000'000'000));
                      (void)pow(base, exponent(1'000'000'000'000, 7));
                      (void)pow(base, exponent(-1'000'000'000'000'000'001, 2));
                  }
              }),
              300);
}

}  // namespace
}  // namespace surd
