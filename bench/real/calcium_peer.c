/* SPDX-License-Identifier: BSL-1.0 */
/* Purpose: questions about sums of square roots, put to Calcium. */
#include "calcium_peer.h"

#include <calcium/ca.h>
#include <calcium/qqbar.h>

static ca_ctx_struct* context(void) {
    static ca_ctx_t only;
    static int made = 0;
    if (!made) {
        ca_ctx_init(only);
        made = 1;
    }
    return only;
}

static int answer(truth_t t) { return t == T_TRUE ? 1 : t == T_FALSE ? 0 : -1; }

static void add_roots(ca_t sum, long const* c, long const* r, int n) {
    ca_t term;
    ca_init(term, context());
    for (int i = 0; i < n; ++i) {
        ca_sqrt_ui(term, (ulong)r[i], context());
        ca_mul_si(term, term, c[i], context());
        ca_add(sum, sum, term, context());
    }
    ca_clear(term, context());
}

int calcium_decides(long const* c, long const* r, int n, long constant, long const* d,
                    long const* s, int m) {
    ca_t left, right;
    ca_init(left, context());
    ca_init(right, context());
    add_roots(left, c, r, n);
    if (m != 0) {
        ca_set_si(right, constant, context());
        add_roots(right, d, s, m);
        ca_sqrt(right, right, context());
        ca_sub(left, left, right, context());
    }
    truth_t const t = ca_check_is_zero(left, context());
    ca_clear(left, context());
    ca_clear(right, context());
    return answer(t);
}

static void add_algebraic_roots(qqbar_t sum, long const* c, long const* r, int n) {
    qqbar_t term;
    qqbar_init(term);
    for (int i = 0; i < n; ++i) {
        qqbar_sqrt_ui(term, (ulong)r[i]);
        qqbar_mul_si(term, term, c[i]);
        qqbar_add(sum, sum, term);
    }
    qqbar_clear(term);
}

int qqbar_decides(long const* c, long const* r, int n, long constant, long const* d, long const* s,
                  int m) {
    qqbar_t left, right;
    qqbar_init(left);
    qqbar_init(right);
    add_algebraic_roots(left, c, r, n);
    int holds;
    if (m != 0) {
        qqbar_set_si(right, constant);
        add_algebraic_roots(right, d, s, m);
        qqbar_sqrt(right, right);
        holds = qqbar_equal(left, right);
    } else {
        holds = qqbar_is_zero(left);
    }
    qqbar_clear(left);
    qqbar_clear(right);
    return holds;
}

static int is_negative(ca_t value) {
    ca_t zero;
    ca_init(zero, context());
    truth_t const t = ca_check_lt(value, zero, context());
    ca_clear(zero, context());
    return answer(t);
}

int calcium_finds_negative(long const* c, long const* r, int n) {
    ca_t sum;
    ca_init(sum, context());
    add_roots(sum, c, r, n);
    int const result = is_negative(sum);
    ca_clear(sum, context());
    return result;
}

int calcium_finds_nested_negative(void) {
    static long const two_and_three[] = {2, 3};
    static long const ones[] = {1, 1};
    ca_t sum, root, tiny;
    ca_init(sum, context());
    ca_init(root, context());
    ca_init(tiny, context());
    add_roots(sum, ones, two_and_three, 2);
    ca_sqrt_ui(root, 6, context());
    ca_mul_si(root, root, 2, context());
    ca_add_si(root, root, 5, context());
    ca_sqrt(root, root, context());
    ca_sub(sum, sum, root, context());
    ca_set_si(tiny, 10, context());
    ca_pow_si(tiny, tiny, -25, context());
    ca_sub(sum, sum, tiny, context());
    int const result = is_negative(sum);
    ca_clear(sum, context());
    ca_clear(root, context());
    ca_clear(tiny, context());
    return result;
}
