# SPDX-License-Identifier: BSL-1.0
# cmake -Dprogram=… -Drecorded=… -P golden.cmake: fails unless the program prints what was recorded.
execute_process(COMMAND ${program} OUTPUT_FILE ${program}.printed RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${program} ended with ${status}")
endif()
execute_process(COMMAND diff -u ${recorded} ${program}.printed RESULT_VARIABLE differs)
if(NOT differs EQUAL 0)
  message(FATAL_ERROR "the output differs; if the new one is right: cp ${program}.printed ${recorded}")
endif()
