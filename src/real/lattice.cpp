// SPDX-License-Identifier: BSL-1.0
// Purpose: small integer relations between real numbers, by lattice reduction.
#include "real/lattice.hpp"

#include <algorithm>

namespace surd::detail {

namespace {

using vector = std::vector<integer>;

integer dot(vector const& a, vector const& b) {
    integer sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

/// The nearest integer to a/b, b > 0.
integer nearest_quotient(integer const& a, integer const& b) {
    return floor_quotient(a * 2 + b, b * 2);
}

/// Reduction of independent rows with all arithmetic in integers: d[i] are the determinants of
/// the leading Gram matrices, lambda[i][j] = d[j+1] * mu[i][j].
class reducer {
public:
    reducer(std::vector<vector> rows, work_budget& budget)
        : rows_(std::move(rows)),
          budget_(budget),
          n_(rows_.size()),
          d_(n_ + 1),
          lambda_(n_, vector(n_)) {
        d_[0] = 1;
        for (std::size_t i = 0; i < n_; ++i) orthogonalise(i);
    }

    std::vector<vector> reduced() && {
        std::size_t k = 1;
        while (k < n_ && budget_.spend(64 * n_)) {
            reduce(k, k - 1);
            // Lovasz with 3/4: d[k+1] d[k-1] >= 3/4 d[k]^2 - lambda^2.
            integer const& l = lambda_[k][k - 1];
            if (4 * (d_[k + 1] * d_[k - 1] + l * l) < 3 * d_[k] * d_[k]) {
                swap(k);
                k = std::max<std::size_t>(k, 2) - 1;
            } else {
                for (std::size_t j = k - 1; j-- > 0;) reduce(k, j);
                ++k;
            }
        }
        return std::move(rows_);
    }

private:
    void orthogonalise(std::size_t i) {
        for (std::size_t j = 0; j <= i; ++j) {
            integer u = dot(rows_[i], rows_[j]);
            for (std::size_t k = 0; k < j; ++k)
                u = divide_exact(d_[k + 1] * u - lambda_[i][k] * lambda_[j][k], d_[k]);
            if (j < i) {
                lambda_[i][j] = u;
            } else {
                d_[i + 1] = u;
            }
        }
    }

    void reduce(std::size_t k, std::size_t l) {
        if (2 * abs(lambda_[k][l]) <= d_[l + 1]) return;
        budget_.spend(16 * n_ * (1 + d_[l + 1].bit_length() / 64));
        integer const q = nearest_quotient(lambda_[k][l], d_[l + 1]);
        for (std::size_t i = 0; i < rows_[k].size(); ++i) rows_[k][i] -= q * rows_[l][i];
        lambda_[k][l] -= q * d_[l + 1];
        for (std::size_t i = 0; i < l; ++i) lambda_[k][i] -= q * lambda_[l][i];
    }

    void swap(std::size_t k) {
        std::swap(rows_[k], rows_[k - 1]);
        for (std::size_t j = 0; j + 1 < k; ++j) std::swap(lambda_[k][j], lambda_[k - 1][j]);
        integer const l = lambda_[k][k - 1];
        integer const b = divide_exact(d_[k - 1] * d_[k + 1] + l * l, d_[k]);
        for (std::size_t i = k + 1; i < n_; ++i) {
            integer const t = lambda_[i][k];
            lambda_[i][k] = divide_exact(d_[k + 1] * lambda_[i][k - 1] - l * t, d_[k]);
            lambda_[i][k - 1] = divide_exact(b * t + l * lambda_[i][k], d_[k + 1]);
        }
        d_[k] = b;
        budget_.spend(16 * n_ * (1 + b.bit_length() / 64));
    }

    std::vector<vector> rows_;
    work_budget& budget_;
    std::size_t n_;
    vector d_;
    std::vector<vector> lambda_;
};

}  // namespace

std::optional<std::vector<integer>> guess_relation(std::vector<ball> const& values,
                                                   std::uint64_t bits, work_budget& budget) {
    std::size_t const n = values.size();
    SURD_EXPECTS(n >= 1 && n <= 64, "a relation is looked for among at most 64 numbers");
    std::vector<vector> rows(n, vector(n + 1));
    for (std::size_t i = 0; i < n; ++i) {
        rows[i][i] = 1;
        rows[i][n] = ends_at_scale(values[i], static_cast<std::int64_t>(bits)).lower;
    }
    rows = reducer(std::move(rows), budget).reduced();
    if (budget.is_exhausted()) return std::nullopt;
    // By chance the entries have about bits/n bits; a relation must be far below.
    vector relation = rows[0];
    for (integer const& x : relation)
        if (x.bit_length() * n > bits * 2 / 3) return std::nullopt;
    relation.pop_back();
    return relation;
}

}  // namespace surd::detail
