// SPDX-License-Identifier: BSL-1.0
// Purpose: runs a test with the kernels of every instruction set that the processor has.
#ifndef SURD_TESTS_FP_EACH_INSTRUCTION_SET_HPP
#define SURD_TESTS_FP_EACH_INSTRUCTION_SET_HPP

#include <gtest/gtest.h>

#include "surd/fp/instruction_set.hpp"

namespace surd::fp::test {

template <class Body>
void with_each_instruction_set(Body const& body) {
    for (auto const set :
         {instruction_set::portable, instruction_set::avx2, instruction_set::avx512}) {
        if (!use_instruction_set(set)) continue;
        SCOPED_TRACE(name_of(set));
        EXPECT_EQ(used_instruction_set(), set);
        body();
    }
    use_instruction_set(best_instruction_set());
}

}  // namespace surd::fp::test

#endif
