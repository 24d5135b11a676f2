/* SPDX-License-Identifier: BSL-1.0 */
/* Purpose: Calcium behind functions that C++ can call; its own headers are C only. */
#ifndef SURD_TESTS_UNIT_REAL_JUDGE_CALCIUM_JUDGE_H
#define SURD_TESTS_UNIT_REAL_JUDGE_CALCIUM_JUDGE_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct calcium_number calcium_number;

/* Each returns a new number, which calcium_release frees. */
calcium_number* calcium_integer(long value);
calcium_number* calcium_copy(calcium_number const* a);
calcium_number* calcium_add(calcium_number const* a, calcium_number const* b);
calcium_number* calcium_subtract(calcium_number const* a, calcium_number const* b);
calcium_number* calcium_multiply(calcium_number const* a, calcium_number const* b);
calcium_number* calcium_divide(calcium_number const* a, calcium_number const* b);
calcium_number* calcium_sqrt(calcium_number const* a);
void calcium_release(calcium_number* a);

/* 1, 0, or -1 for unknown. */
int calcium_is_equal(calcium_number const* a, calcium_number const* b);
int calcium_is_less(calcium_number const* a, calcium_number const* b);

#ifdef __cplusplus
}
#endif

#endif
