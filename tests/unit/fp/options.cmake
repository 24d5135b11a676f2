# SPDX-License-Identifier: BSL-1.0
# One caller of the floating powers, compiled in the ways that users compile theirs. Each is a
# shared library of its own, so that no inline function is shared between them.
function(surd_fp_caller name)
  add_library(fp_caller_${name} SHARED ${CMAKE_CURRENT_SOURCE_DIR}/unit/fp/caller/caller.cpp)
  target_include_directories(fp_caller_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_compile_definitions(fp_caller_${name} PRIVATE CALLER=run_${name})
  target_compile_options(fp_caller_${name} PRIVATE ${ARGN})
  set_target_properties(fp_caller_${name} PROPERTIES
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_link_libraries(fp_caller_${name} PRIVATE surd::fp)
  target_link_libraries(test_fp PRIVATE fp_caller_${name})
endfunction()

surd_fp_caller(plain -O0)
surd_fp_caller(optimised -O3)
surd_fp_caller(fast_math -O3 -ffast-math)
