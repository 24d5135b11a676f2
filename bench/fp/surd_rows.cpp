// SPDX-License-Identifier: BSL-1.0
// Purpose: this library's rows: arrays on each instruction set, run-time plans, single calls.
#include <cstdint>

#include "bench/fp/rows.hpp"
#include "fp/batch_run.hpp"
#include "surd/fp/batch.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/instruction_set.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/pow.hpp"
#include "surd/fp/pown.hpp"

namespace surd::bench {
namespace {

using fp::instruction_set;

constexpr instruction_set every_set[] = {instruction_set::avx512, instruction_set::avx2,
                                         instruction_set::portable};

template <class Float>
void add_arrays(rows<Float>& to, fraction e) {
    for (instruction_set const set : every_set) {
        if (set > fp::best_instruction_set()) continue;
        fp::plan const made(exponent(e.p, e.q));
        auto const prepare = [set] { fp::use_instruction_set(set); };
        to.push_back({std::string("surd array ") + fp::name_of(set),
                      e,
                      [made](std::span<Float const> in, std::span<Float> out) {
                          static_cast<void>(made(in, out));
                      },
                      {},
                      prepare});
        if (set == instruction_set::portable || made.data().common < 0) continue;
        // The kernel that reads its exponent from the plan, as for an exponent that is not common.
        auto general = made.data();
        general.common = -1;
        to.push_back({std::string("surd array, run-time plan ") + fp::name_of(set),
                      e,
                      [general](std::span<Float const> in, std::span<Float> out) {
                          fp::detail::batch_task const task(general, {});
                          static_cast<void>(fp::detail::run_typed(task, in, out, 1));
                      },
                      {},
                      prepare});
    }
}

template <class Float, std::size_t I>
void add_typed(rows<Float>& to) {
    static constexpr fraction e = exponents[I];
    to.push_back(single_calls<Float>("surd pow<E>", e,
                                     [](Float x) { return *fp::pow<exponent(e.p, e.q)>(x); }));
}

template <class Float>
void add_all(rows<Float>& to, std::span<fraction const> wanted) {
    for (fraction const e : wanted) {
        add_arrays(to, e);
        exponent const spelled(e.p, e.q);
        to.push_back(single_calls<Float>("surd pow(x, e)", e,
                                         [spelled](Float x) { return *fp::pow(x, spelled); }));
        to.push_back(single_calls<Float>("surd plan", e,
                                         [made = fp::plan(spelled)](Float x) { return *made(x); }));
        to.push_back(single_calls<Float>("surd ieee::pow", e,
                                         [spelled](Float x) { return fp::ieee::pow(x, spelled); }));
        if (e.q == 1) {
            to.push_back(single_calls<Float>("surd pown", e,
                                             [n = e.p](Float x) { return *fp::pown(x, n); }));
        }
    }
}

}  // namespace

void add_surd(rows<double>& to) {
    add_all(to, exponents);
    [&to]<std::size_t... I>(std::index_sequence<I...>) { (add_typed<double, I>(to), ...); }
    (std::make_index_sequence<std::size(exponents)>());
}

void add_surd(rows<float>& to) { add_all(to, float_exponents); }

}  // namespace surd::bench
