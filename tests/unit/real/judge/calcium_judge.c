/* SPDX-License-Identifier: BSL-1.0 */
/* Purpose: Calcium behind functions that C++ can call. */
#include "calcium_judge.h"

#include <calcium/ca.h>
#include <stdlib.h>

struct calcium_number {
    ca_t value;
};

static ca_ctx_struct* context(void) {
    static ca_ctx_t only;
    static int made = 0;
    if (!made) {
        ca_ctx_init(only);
        made = 1;
    }
    return only;
}

static calcium_number* make(void) {
    calcium_number* a = malloc(sizeof *a);
    if (a == NULL) abort();
    ca_init(a->value, context());
    return a;
}

calcium_number* calcium_integer(long value) {
    calcium_number* a = make();
    ca_set_si(a->value, value, context());
    return a;
}

calcium_number* calcium_copy(calcium_number const* a) {
    calcium_number* c = make();
    ca_set(c->value, a->value, context());
    return c;
}

calcium_number* calcium_add(calcium_number const* a, calcium_number const* b) {
    calcium_number* c = make();
    ca_add(c->value, a->value, b->value, context());
    return c;
}

calcium_number* calcium_subtract(calcium_number const* a, calcium_number const* b) {
    calcium_number* c = make();
    ca_sub(c->value, a->value, b->value, context());
    return c;
}

calcium_number* calcium_multiply(calcium_number const* a, calcium_number const* b) {
    calcium_number* c = make();
    ca_mul(c->value, a->value, b->value, context());
    return c;
}

calcium_number* calcium_divide(calcium_number const* a, calcium_number const* b) {
    calcium_number* c = make();
    ca_div(c->value, a->value, b->value, context());
    return c;
}

calcium_number* calcium_sqrt(calcium_number const* a) {
    calcium_number* c = make();
    ca_sqrt(c->value, a->value, context());
    return c;
}

void calcium_release(calcium_number* a) {
    ca_clear(a->value, context());
    free(a);
}

static int told(truth_t t) { return t == T_TRUE ? 1 : t == T_FALSE ? 0 : -1; }

int calcium_is_equal(calcium_number const* a, calcium_number const* b) {
    return told(ca_check_equal(a->value, b->value, context()));
}

int calcium_is_less(calcium_number const* a, calcium_number const* b) {
    return told(ca_check_lt(a->value, b->value, context()));
}
