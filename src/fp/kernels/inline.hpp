// SPDX-License-Identifier: BSL-1.0
// Purpose: forced inlining for kernel code. Without it the registers of interleaved vectors are
// spilled, and functions compiled for one instruction set could be linked into code for another.
#ifndef SURD_FP_KERNELS_INLINE_HPP
#define SURD_FP_KERNELS_INLINE_HPP

#define SURD_INLINE __attribute__((always_inline)) inline
#define SURD_INLINE_LAMBDA __attribute__((always_inline))

#endif
