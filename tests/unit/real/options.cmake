# SPDX-License-Identifier: BSL-1.0
# An independent judge of exact equality, where it is installed.
find_library(SURD_CALCIUM calcium)
find_path(SURD_CALCIUM_HEADERS calcium/ca.h)
mark_as_advanced(SURD_CALCIUM SURD_CALCIUM_HEADERS)
if(SURD_CALCIUM AND SURD_CALCIUM_HEADERS)
  enable_language(C)
  add_library(calcium_judge STATIC ${CMAKE_CURRENT_SOURCE_DIR}/unit/real/judge/calcium_judge.c)
  target_link_libraries(calcium_judge PUBLIC ${SURD_CALCIUM} flint-arb antic flint mpfr gmp)
  target_compile_definitions(test_real PRIVATE SURD_TEST_CALCIUM)
  target_link_libraries(test_real PRIVATE calcium_judge)
endif()
