// SPDX-License-Identifier: BSL-1.0
// Purpose: random statements made as a careless writer makes them: a random expression rewritten
// twice by laws that are applied wherever their shape fits, valid there or not.
#ifndef SURD_TESTS_UNIT_SYMBOLIC_RANDOM_REWRITES_HPP
#define SURD_TESTS_UNIT_SYMBOLIC_RANDOM_REWRITES_HPP

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "surd/symbolic/build.hpp"
#include "unit/symbolic/pointwise.hpp"

namespace surd::symbolic::test {

/// The same seed gives the same statements everywhere.
class rewrite_composer {
public:
    explicit rewrite_composer(std::uint32_t seed) : random_(seed) {}

    [[nodiscard]] chain next() {
        symbolic_exponents_ = below(3) == 0;
        auto const e = random_expression(1 + static_cast<int>(below(3)));
        chain statement;
        statement.terms = {rewritten(e, below(3)), rewritten(e, 1 + below(3))};
        statement.relations = {random_relation()};
        return statement;
    }

private:
    [[nodiscard]] std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>(random_() % n);
    }
    template <class T>
    [[nodiscard]] T const& one_of(std::vector<T> const& list) {
        return list[below(static_cast<std::uint32_t>(list.size()))];
    }
    [[nodiscard]] static expression fraction(int p, int q) { return expression(p) / expression(q); }

    [[nodiscard]] relation random_relation() {
        switch (below(16)) {
            case 0:
                return relation::less_equal;
            case 1:
                return relation::greater_equal;
            case 2:
                return relation::less;
            case 3:
                return relation::not_equal;
            default:
                return relation::equal;
        }
    }

    [[nodiscard]] expression leaf() {
        if (below(4) != 0) return variable(below(3) == 0 ? "y" : "x");
        return one_of<expression>({0, 1, 2, 3, 4, -expression(1), -expression(8), fraction(1, 2),
                                   sqrt(2), variable("y")});
    }

    [[nodiscard]] expression exponent() {
        if (symbolic_exponents_ && below(2) == 0) {
            auto const n = variable("n");
            return one_of<expression>({n, -n, 2 * n, n + 1, n / 2, 1 / n, n - variable("m"),
                                       variable("m"), n * variable("m"), n / 3});
        }
        return one_of<expression>({2, 2, 3, -expression(1), -expression(2), 0, 4, fraction(1, 2),
                                   fraction(1, 3), fraction(2, 3), fraction(3, 2), fraction(2, 6),
                                   fraction(2, 4), fraction(4, 6), -fraction(1, 2), -fraction(1, 3),
                                   fraction(4, 2), rational(integer(3), integer(4))});
    }

    [[nodiscard]] expression random_expression(int depth) {
        if (depth == 0) return leaf();
        auto const part = [&] { return random_expression(depth - 1); };
        switch (below(12)) {
            case 0:
                return part() + part();
            case 1:
                return part() - part();
            case 2:
            case 3:
                return part() * part();
            case 4:
                return part() / part();
            case 5:
            case 6:
            case 7:
                return pow(part(), exponent());
            case 8:
                return sqrt(part());
            case 9:
                return below(2) == 0 ? cbrt(part()) : root(part(), 4);
            case 10:
                return abs(part());
            default:
                return -part();
        }
    }

    [[nodiscard]] expression rewritten(expression e, std::uint32_t times) {
        for (std::uint32_t i = 0; i < times; ++i) e = rewritten_somewhere(e);
        return e;
    }

    [[nodiscard]] expression rewritten_somewhere(expression const& e) {
        auto const& parts = e.children();
        bool const is_exponent_position = e.is(node_kind::power) || e.is(node_kind::root);
        if (!parts.empty() && below(3) != 0) {
            auto changed = parts;
            // Indices and exponents keep their shape: the radicand or base is rewritten.
            std::size_t const i = e.is(node_kind::power) ? 0
                                  : e.is(node_kind::root)
                                      ? 1
                                      : below(static_cast<std::uint32_t>(parts.size()));
            changed[i] = rewritten_somewhere(changed[i]);
            return expression::make(e.kind(), std::move(changed));
        }
        if (is_exponent_position || below(2) == 0) {
            auto next = by_shape(e);
            if (!(next == e)) return next;
        }
        return disguised(e);
    }

    /// A law whose left or right side has the shape of e.
    [[nodiscard]] expression by_shape(expression const& e) {
        switch (e.kind()) {
            case node_kind::power: {
                auto const& u = e.child(0);
                auto const& a = e.child(1);
                if (u.is(node_kind::power))
                    return pow(u.child(0), product_of_exponents(u.child(1), a));
                if (u.is(node_kind::root)) return pow(u.child(1), a / u.child(0));
                if (u.is(node_kind::product)) {
                    expression result = pow(u.child(0), a);
                    for (std::size_t i = 1; i < u.children().size(); ++i) {
                        result = result * pow(u.child(i), a);
                    }
                    return result;
                }
                if (u.is(node_kind::quotient)) return pow(u.child(0), a) / pow(u.child(1), a);
                if (u.is(node_kind::absolute))
                    return below(2) == 0 ? abs(pow(u.child(0), a)) : pow(u.child(0), a);
                if (u.is(node_kind::sum) && below(4) == 0)
                    return pow(u.child(0), a) + pow(u.child(1), a);
                if (a.is(node_kind::sum)) return pow(u, a.child(0)) * pow(u, a.child(1));
                if (a.is(node_kind::negate)) return 1 / pow(u, a.child(0));
                if (a.is(node_kind::quotient)) {
                    auto const r = root(u, a.child(1));
                    return below(2) == 0 ? pow(r, a.child(0))
                                         : root(pow(u, a.child(0)), a.child(1));
                }
                if (a == expression(2)) return u * u;
                return u * pow(u, a - expression(1));
            }
            case node_kind::root: {
                auto const& u = e.child(1);
                auto const& k = e.child(0);
                if (u.is(node_kind::product)) return root(u.child(0), k) * root(u.child(1), k);
                if (u.is(node_kind::quotient)) return root(u.child(0), k) / root(u.child(1), k);
                if (u.is(node_kind::sum) && below(4) == 0)
                    return root(u.child(0), k) + root(u.child(1), k);
                return pow(u, 1 / k);
            }
            case node_kind::absolute: {
                auto const& u = e.child(0);
                if (u.is(node_kind::product)) return abs(u.child(0)) * abs(u.child(1));
                return below(3) == 0 ? u : sqrt(u * u);
            }
            case node_kind::sum: {
                auto parts = e.children();
                std::rotate(parts.begin(), parts.begin() + 1, parts.end());
                return expression::make(node_kind::sum, std::move(parts));
            }
            case node_kind::product: {
                if (e.child(0).is(node_kind::sum)) {
                    return e.child(0).child(0) * e.child(1) + e.child(0).child(1) * e.child(1);
                }
                if (e.child(0).is(node_kind::root) && e.child(1).is(node_kind::root) &&
                    e.child(0).child(0) == e.child(1).child(0)) {
                    return root(e.child(0).child(1) * e.child(1).child(1), e.child(0).child(0));
                }
                auto parts = e.children();
                std::rotate(parts.begin(), parts.begin() + 1, parts.end());
                return expression::make(node_kind::product, std::move(parts));
            }
            case node_kind::quotient: {
                auto const& u = e.child(0);
                auto const& v = e.child(1);
                if (u.is(node_kind::sum)) return u.child(0) / v + u.child(1) / v;
                if (below(2) == 0) return u * pow(v, -expression(1));
                return (u * v) / (v * v);
            }
            default:
                return e;
        }
    }

    [[nodiscard]] static expression product_of_exponents(expression const& a, expression const& b) {
        return a * b;
    }

    /// e with operations around it that undo each other, where they do.
    [[nodiscard]] expression disguised(expression const& e) {
        auto const w = leaf();
        auto const n = symbolic_exponents_ ? variable("n") : expression(3);
        switch (below(14)) {
            case 0:
                return e * w / w;
            case 1:
                return e + w - w;
            case 2:
                return pow(pow(e, 2), fraction(1, 2));
            case 3:
                return cbrt(pow(e, 3));
            case 4:
                return pow(sqrt(e), 2);
            case 5:
                return 1 / (1 / e);
            case 6:
                return pow(pow(e, fraction(2, 3)), fraction(3, 2));
            case 7:
                return pow(e, n + 1) / pow(e, n);
            case 8:
                return pow(pow(e, n), 1 / n);
            case 9:
                return e * pow(w, n) * pow(w, -n);
            case 10:
                return -(-e);
            case 11:
                return pow(pow(e, fraction(2, 6)), 3);
            case 12:
                return ((e + w) * (e + w) - e * e - w * w) / (2 * w);
            default:
                return abs(e);
        }
    }

    std::mt19937 random_;
    bool symbolic_exponents_ = false;
};

/// What speaks against a judgement of a single link, beyond contradiction(): a refuted inequality
/// whose sides differ somewhere, or a "refuted", "equation" or empty domain where the statement
/// holds at many points of a grid.
inline std::string doubt(chain const& statement, judgement const& j, judge_options const& options,
                         std::size_t most_points) {
    auto const rel = statement.relations.front();
    bool const is_closed = statement.terms[0].is_closed() && statement.terms[1].is_closed();
    bool const no_witness_needed =
        j.outcome == verdict::refuted && (rel == relation::not_equal || is_closed);
    if (!no_witness_needed) {
        auto fault = contradiction(statement, j, options, most_points);
        if (!fault.empty()) return fault;
    }
    bool const says_no =
        j.outcome == verdict::refuted || (j.outcome == verdict::equation && rel == relation::equal);
    bool const says_empty = j.outcome == verdict::undefined || j.outcome == verdict::non_real ||
                            j.outcome == verdict::convention;
    if (!says_no && !says_empty) return {};
    std::size_t with_values = 0;
    std::size_t holding = 0;
    for (auto const& point : grid_for(statement, most_points)) {
        auto const at = truth_at(statement, point, options);
        if (!at || !at->has_values) continue;
        if (says_empty) return "both sides have values at " + pointwise_detail::text_of(point);
        ++with_values;
        if (at->holds) ++holding;
    }
    if (no_witness_needed) return holding == 0 ? "" : "holds at a point";
    if (with_values >= 12 && holding * 10 > with_values * 9) {
        return "holds at " + std::to_string(holding) + " of " + std::to_string(with_values) +
               " points";
    }
    return {};
}

/// Judges `count` statements; nothing may speak against a verdict.
inline verdict_tally judge_random_rewrites(std::uint32_t seed, int count, std::size_t points) {
    rewrite_composer composer(seed);
    verdict_tally tally;
    for (int i = 0; i < count; ++i) {
        auto const statement = composer.next();
        auto const j = judge(statement);
        tally.add(to_string(statement), j, doubt(statement, j, {}, points));
    }
    return tally;
}

}  // namespace surd::symbolic::test

#endif
