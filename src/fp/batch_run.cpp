// SPDX-License-Identifier: BSL-1.0
#include "fp/batch_run.hpp"

#include <pthread.h>

#include <array>
#include <cstddef>

#include "fp/dispatch.hpp"
#include "fp/hardware_environment.hpp"
#include "fp/settle.hpp"

namespace surd::fp::detail {

namespace {

constexpr std::size_t least_part = std::size_t{1} << 16;
constexpr std::size_t most_threads = 64;

/// One thread's part of an array, and what it found.
template <binary_float Float>
struct part {
    batch_task const* task;
    std::span<Float const> in;
    std::span<Float> out;
    std::size_t position;
    batch_report report;
    flags raised{};

    part(batch_task const& wanted, std::span<Float const> from, std::span<Float> to,
         std::size_t first)
        : task(&wanted),
          in(from),
          out(to),
          position(first),
          report(std::span<Float const>(to.data() - first, first + to.size())) {}

    Float settled_at(std::size_t index, Float x) {
        auto const result = settle(*task, x);
        if (result.why != reason::none) report.add_failure(index, result.why);
        if (result.was_last_resort) report.add_last_resort();
        raised = raised | result.raised;
        return result.value;
    }
};

template <binary_float Float>
void fix_up_block(array_call& call, Float const* in, Float* out, std::uint32_t const* masks,
                  std::size_t count) {
    auto& found = *static_cast<part<Float>*>(call.collected);
    // The kernel may have set the wanted direction; single powers want the usual one.
    hardware_environment const nearest(rounding::to_nearest);
    for (std::size_t group = 0; group * group_size < count; ++group) {
        for (std::uint32_t open = masks[group]; open != 0; open &= open - 1) {
            std::size_t const i =
                group * group_size + static_cast<std::size_t>(std::countr_zero(open));
            out[i] = found.settled_at(call.position + i, in[i]);
        }
    }
}

template <binary_float Float>
array_call make_call(part<Float>& found) {
    batch_task const& task = *found.task;
    constexpr std::uint64_t sign = std::uint64_t{1} << 63;
    bool const negative = task.takes_negative();
    bool const signed_result = negative && task.keeps_sign();
    bool const up = task.mode == rounding::upward;
    bool const down = task.mode == rounding::downward;
    // Without flags to account for, a binary32 result may overflow or be subnormal by itself.
    std::uint64_t const least = to_bits(task.raw ? 0x1p-126 : 0x1p-1021);
    std::uint64_t const end = to_bits(task.raw ? 0x1p127 : 0x1p1023);
    return {.plan = task.plan,
            .magnitude_mask = negative ? ~sign : ~std::uint64_t{0},
            .sign_mask = signed_result ? sign : 0,
            .refused_signs = task.policy == special_policy::powr ? ~0U : 0U,
            .outward_positive = up ? ~0U : 0U,
            .outward_negative = down ? ~0U : 0U,
            .directed = task.mode != rounding::to_nearest,
            .in_place = found.in.data() == found.out.data(),
            .least_float_result = least,
            .float_result_span = end - least,
            .fix_up = fix_up_block<double>,
            .fix_up_floats = fix_up_block<float>,
            .position = found.position,
            .collected = &found};
}

bool rounds_once(plan_kind kind) {
    return kind >= plan_kind::identity && kind <= plan_kind::square_root;
}

void run_kernel(kernel_table const& kernels, int slot, array_call& call, part<double>& found) {
    auto const kernel = (call.directed ? kernels.directed : kernels.nearest)[slot];
    kernel(call, found.in.data(), found.out.data(), found.in.size());
}
void run_kernel(kernel_table const& kernels, int slot, array_call& call, part<float>& found) {
    kernels.floats[slot](call, found.in.data(), found.out.data(), found.in.size());
}

// Whether any element that the kernels decide by themselves has an inexact power.
template <binary_float Float>
bool some_result_is_inexact(batch_task const& task, std::span<Float const> in) {
    for (Float const x : in) {
        if (is_nan(x) || is_infinite(x) || is_zero(x)) continue;
        if (sign_bit(x) && !task.takes_negative()) continue;
        auto const fast = fast_power(magnitude(x), *task.plan, rounding::to_nearest);
        if (!fast.near) continue;
        if (!is_exact_power(magnitude(x), fast.value, task.p, task.q)) return true;
    }
    return false;
}

template <binary_float Float>
void run_one_by_one(part<Float>& found) {
    for (std::size_t i = 0; i < found.in.size(); ++i) {
        found.out[i] = found.settled_at(found.position + i, found.in[i]);
    }
}

// One operation of the hardware for each element, whose flags are the answer.
template <binary_float Float>
void run_on_hardware(part<Float>& found) {
    hardware_environment const ours(found.task->mode);
    auto call = make_call(found);
    run_kernel(kernels_in_use(), slot_of(*found.task->plan), call, found);
    // Zero and NaN are settled one by one; the kernel has divided by them all the same.
    flags const raised = ours.raised();
    found.raised = found.raised | flags{.inexact = raised.inexact,
                                        .underflow = raised.underflow,
                                        .overflow = raised.overflow};
}

template <binary_float Float>
void run_part(part<Float>& found) {
    batch_task const& task = *found.task;
    plan_data const& plan = *task.plan;
    if (!plan.is_fast()) {
        hardware_environment const nearest(rounding::to_nearest);
        return run_one_by_one(found);
    }
    bool const once = rounds_once(plan.kind);
    bool const refuses_signs = task.policy == special_policy::powr;
    if (once && !refuses_signs) return run_on_hardware(found);

    hardware_environment const nearest(rounding::to_nearest);
    if (task.raw) found.raised.inexact = some_result_is_inexact(task, found.in);
    if (once) return run_one_by_one(found);
    bool const converts = std::same_as<Float, float>;
    hardware_environment const ours(converts ? task.mode : rounding::to_nearest);
    auto call = make_call(found);
    run_kernel(kernels_in_use(), slot_of(plan), call, found);
}

template <binary_float Float>
void* run_in_thread(void* found) {
    run_part(*static_cast<part<Float>*>(found));
    return nullptr;
}

// Splits the array, runs a part in each thread and one in the caller's.
template <binary_float Float>
flags run_parts(batch_task const& task, std::span<Float const> in, std::span<Float> out,
                unsigned threads, batch_report& report) {
    SURD_EXPECTS(in.size() == out.size(), "input and output must have one length");
    std::size_t parts = in.size() / least_part;
    if (parts > threads) parts = threads;
    if (parts > most_threads) parts = most_threads;
    if (parts <= 1) {
        part<Float> all(task, in, out, 0);
        run_part(all);
        report.add(all.report);
        return all.raised;
    }
    struct running {
        alignas(part<Float>) unsigned char storage[sizeof(part<Float>)];
        pthread_t thread;
        bool is_running;
    };
    std::array<running, most_threads> all;
    std::size_t const length = (in.size() / parts + block_size) / block_size * block_size;
    flags raised{};
    for (std::size_t k = parts; k-- > 0;) {
        std::size_t const first = k * length < in.size() ? k * length : in.size();
        std::size_t const here = in.size() - first < length ? in.size() - first : length;
        auto* const found = new (all[k].storage)
            part<Float>(task, in.subspan(first, here), out.subspan(first, here), first);
        all[k].is_running =
            k != 0 && pthread_create(&all[k].thread, nullptr, run_in_thread<Float>, found) == 0;
        if (!all[k].is_running) run_part(*found);  // the caller's own part, or no thread to be had
    }
    for (std::size_t k = 0; k < parts; ++k) {
        if (all[k].is_running) pthread_join(all[k].thread, nullptr);
        auto const& found = *reinterpret_cast<part<Float> const*>(all[k].storage);
        report.add(found.report);
        raised = raised | found.raised;
    }
    return raised;
}

template <binary_float Float>
batch_report typed(batch_task const& task, std::span<Float const> in, std::span<Float> out,
                   unsigned threads) {
    batch_report report{std::span<Float const>(out)};
    static_cast<void>(run_parts(task, in, out, threads, report));
    return report;
}

template <binary_float Float>
flags raw(batch_task task, std::span<Float const> in, std::span<Float> out, unsigned threads) {
    task.raw = true;
    batch_report ignored{std::span<Float const>(out)};
    return run_parts(task, in, out, threads, ignored);
}

}  // namespace

batch_report run_typed(batch_task const& task, std::span<double const> in, std::span<double> out,
                       unsigned threads) {
    return typed<double>(task, in, out, threads);
}
batch_report run_typed(batch_task const& task, std::span<float const> in, std::span<float> out,
                       unsigned threads) {
    return typed<float>(task, in, out, threads);
}
flags run_raw(batch_task const& task, std::span<double const> in, std::span<double> out,
              unsigned threads) {
    return raw<double>(task, in, out, threads);
}
flags run_raw(batch_task const& task, std::span<float const> in, std::span<float> out,
              unsigned threads) {
    return raw<float>(task, in, out, threads);
}

}  // namespace surd::fp::detail
