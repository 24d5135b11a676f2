/* SPDX-License-Identifier: BSL-1.0 */
/* Purpose: the same questions put to Calcium, whose headers are C only. */
#ifndef SURD_BENCH_REAL_CALCIUM_PEER_H
#define SURD_BENCH_REAL_CALCIUM_PEER_H

#ifdef __cplusplus
extern "C" {
#endif

/* Whether sum c[i]*sqrt(r[i]) is sqrt(constant + sum d[j]*sqrt(s[j])), or 0 where m is 0:
   1, 0, or -1 for unknown. By ca in one context for all calls, and by qqbar. */
int calcium_decides(long const* c, long const* r, int n, long constant, long const* d,
                    long const* s, int m);
int qqbar_decides(long const* c, long const* r, int n, long constant, long const* d, long const* s,
                  int m);

/* Whether sum c[i]*sqrt(r[i]) is negative: 1, 0, or -1 for unknown. */
int calcium_finds_negative(long const* c, long const* r, int n);
/* Whether sqrt(2) + sqrt(3) - sqrt(5 + 2*sqrt(6)) - 10^-25 is negative. */
int calcium_finds_nested_negative(void);

#ifdef __cplusplus
}
#endif

#endif
