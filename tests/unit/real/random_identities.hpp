// SPDX-License-Identifier: BSL-1.0
// Purpose: random identities between nested radicals that are true by construction, and
// statements beside them that are false by construction.
#ifndef SURD_TESTS_UNIT_REAL_RANDOM_IDENTITIES_HPP
#define SURD_TESTS_UNIT_REAL_RANDOM_IDENTITIES_HPP

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "unit/real/build.hpp"

namespace surd::test {

struct statement {
    char const* how;
    exact_real left;
    exact_real right;
};

/// Makes pairs of equal numbers that are spelled differently, and pairs that are not equal.
class identity_maker {
public:
    explicit identity_maker(std::uint64_t seed) : random_(seed) {}

    /// left = right, by expanding, denesting, rationalising, reordering or combining.
    statement true_one() {
        if (up_to(4) == 0) {
            statement const a = basic();
            statement const b = basic();
            switch (up_to(3)) {
                case 0:
                    return {"sum", a.left + b.left, b.right + a.right};
                case 1:
                    return {"product", a.left * b.left, b.right * a.right};
                default:
                    return {"difference", a.left - b.right, a.right - b.left};
            }
        }
        return basic();
    }

    /// left = right is false: one side of a true identity is moved by a number other than 0, or
    /// a summand under a root by one.
    statement false_one() {
        switch (up_to(3)) {
            case 0: {
                statement s = true_one();
                exact_real const shift = tiny(1 + static_cast<std::uint64_t>(up_to(40)));
                s.how = "moved by a power of ten";
                s.right = up_to(2) == 0 ? s.right + shift : s.right - shift;
                return s;
            }
            case 1: {
                // sqrt(x^2 + d) against x > 0 with d other than 0.
                exact_real const x = positive();
                exact_real const d =
                    up_to(2) == 0 ? exact_real(1) : tiny(1 + std::uint64_t(up_to(40)));
                return {"moved under a root", sqrt_of(x * x + d), x};
            }
            default: {
                // A root is increasing, and a + b + 2*sqrt(a*b) grows with each coefficient.
                exact_real const a = positive();
                exact_real const b = positive();
                return {"one coefficient changed",
                        sqrt_of(a + b + 2 * sqrt_of(a * b + fraction(1, 1 + up_to(1000)))),
                        sqrt_of(a) + sqrt_of(b)};
            }
        }
    }

private:
    int up_to(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most)); }

    rational coefficient() {
        std::int64_t const p = 1 + up_to(9);
        return rational(up_to(2) == 0 ? p : -p, up_to(3) == 0 ? 1 + up_to(6) : 1);
    }

    /// A flat sum of two to four square roots, or of roots of one odd index.
    exact_real flat() {
        std::int64_t const index = up_to(3) == 0 ? 3 : 2;
        exact_real sum = up_to(2) == 0 ? exact_real(coefficient()) : exact_real();
        int const terms = 2 + up_to(index == 2 ? 3 : 1);
        for (int i = 0; i < terms; ++i)
            sum += exact_real(coefficient()) * root_of(index, 2 + up_to(20));
        return sum;
    }

    /// A positive number: an integer, a flat one or a nested root.
    exact_real positive() {
        switch (up_to(4)) {
            case 0:
                return 1 + up_to(30);
            case 1: {
                exact_real const a = flat();
                auto const s = sign(a);
                return s == 0 ? exact_real(1) : *s < 0 ? -a : a;
            }
            case 2:
                return 1 + up_to(9) + sqrt_of(1 + up_to(30));
            default:
                return sqrt_of(2 + up_to(9) + sqrt_of(1 + up_to(30)));
        }
    }

    statement basic() {
        switch (up_to(9)) {
            case 0: {
                exact_real const x = flat();
                return {"root of a square", sqrt_of(x * x), abs(x)};
            }
            case 1: {
                exact_real const x = flat();
                return {"cube root of a cube", cbrt_of(x * x * x), x};
            }
            case 2: {
                exact_real const a = positive();
                exact_real const b = positive();
                return {"denested", sqrt_of(a + b + 2 * sqrt_of(a * b)), sqrt_of(a) + sqrt_of(b)};
            }
            case 3: {
                exact_real const a = positive();
                exact_real const b = positive();
                return {"denested difference", sqrt_of(a + b - 2 * sqrt_of(a * b)),
                        abs(sqrt_of(a) - sqrt_of(b))};
            }
            case 4: {
                // 1/(sqrt(a) + sqrt(b)) = (sqrt(a) - sqrt(b))/(a - b)
                exact_real const a = positive();
                exact_real const b = a + 1 + up_to(5);
                return {"rationalised", over(1, sqrt_of(a) + sqrt_of(b)),
                        over(sqrt_of(b) - sqrt_of(a), b - a)};
            }
            case 5: {
                exact_real const x = flat();
                exact_real const y = positive();
                return {"quotient", over(x, y) * y * y, x * y};
            }
            case 6: {
                std::vector<exact_real> parts;
                for (int i = 0; i < 4; ++i) parts.push_back(i % 2 == 0 ? flat() : positive());
                exact_real left;
                for (exact_real const& p : parts) left += p;
                std::shuffle(parts.begin(), parts.end(), random_);
                exact_real right;
                for (exact_real const& p : parts) right = p + right;
                return {"reordered", left, right};
            }
            case 7: {
                exact_real const a = positive();
                exact_real const b = positive();
                return {"product of roots", sqrt_of(a) * sqrt_of(b), sqrt_of(a * b)};
            }
            default: {
                // (a + b)^3 expanded
                exact_real const a = sqrt_of(positive());
                exact_real const b = exact_real(coefficient());
                return {"expanded", power_of(a + b, 3),
                        a * a * a + 3 * a * a * b + 3 * a * b * b + b * b * b};
            }
        }
    }

    std::mt19937_64 random_;
};

/// What became of a run of statements.
struct tally {
    int right = 0;
    int wrong = 0;
    int undecided = 0;
    std::string first_wrong;

    void count(statement const& s, bool truth) {
        // Limits that count work only, so that the tally is the same on every machine.
        auto const verdict = equal(s.left, s.right, limits{.max_seconds = 0});
        if (!verdict) {
            ++undecided;
        } else if (*verdict == truth) {
            ++right;
        } else if (wrong++ == 0) {
            first_wrong =
                std::string(s.how) + ": " + to_string(s.left) + " = " + to_string(s.right);
        }
    }
};

}  // namespace surd::test

#endif
