// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/attention.hpp"

#include <utility>

#include "surd/config.hpp"

namespace surd::growth {

attention::attention(integer length, integer head_width, integer width)
    : length_(std::move(length)), head_width_(std::move(head_width)), width_(std::move(width)) {
    SURD_EXPECTS(length_.sign() > 0 && head_width_.sign() > 0 && width_.sign() > 0,
                 "attention has a positive length and positive widths");
}

counted attention::score_positions() const { return {length_ * length_, unit::score_positions}; }

counted attention::causal_score_positions() const {
    return {shift_right(length_ * (length_ + 1), 1), unit::score_positions};
}

counted attention::head_multiplications() const {
    return {length_ * length_ * head_width_, unit::multiplications};
}

counted attention::layer_multiplications() const {
    return {length_ * length_ * width_, unit::multiplications};
}

std::string_view attention_note(language words) noexcept {
    static constexpr wording note{
        "A property of the full grid of scores. It does not say that time or peak memory grow by "
        "the same factor: parallel hardware, tiling, fused or recomputed kernels, masks, and "
        "attention that avoids the full grid change what is stored and how fast it runs.",
        "Una propiedad de la cuadrícula completa de puntuaciones. No dice que el tiempo ni la "
        "memoria máxima crezcan por el mismo factor: el hardware paralelo, el procesamiento por "
        "bloques, los kernels fusionados o recomputados, las máscaras y la atención que evita la "
        "cuadrícula completa cambian lo que se almacena y la rapidez con que se ejecuta.",
        "这是完整得分网格的性质。它并不说明时间或峰值内存按同样的倍数增长：并行硬件、分块、融合或"
        "重新计算的内核、掩码，以及避开完整网格的注意力机制，都会改变存储的内容和运行速度。"};
    return note.in(words);
}

}  // namespace surd::growth
