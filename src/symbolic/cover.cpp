// SPDX-License-Identifier: BSL-1.0
#include "symbolic/cover.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace surd::symbolic::identity {

namespace {

using cubes = std::vector<cube>;

std::optional<cube> intersection(cube const& a, cube const& b) {
    cube result = a;
    for (auto const& l : b) {
        if (!restrict_cube(result, l)) return std::nullopt;
    }
    return result;
}

bool are_disjoint(case_problem& problem, cube const& a, cube const& b) {
    auto const both = intersection(a, b);
    return !both || problem.is_contradictory(*both);
}

unsigned full_mask_of(case_problem const& problem, std::uint32_t atom) {
    return full_mask(problem.atoms()[atom].about);
}

/// Unites two cubes that differ in one atom only.
bool merge(case_problem const& problem, cube& a, cube const& b) {
    if (a.size() != b.size()) return false;
    std::optional<std::size_t> differs;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].atom != b[i].atom) return false;
        if (a[i].mask == b[i].mask) continue;
        if (differs) return false;
        differs = i;
    }
    if (!differs) return true;
    a[*differs].mask |= b[*differs].mask;
    if (a[*differs].mask == full_mask_of(problem, a[*differs].atom)) {
        a.erase(a.begin() + static_cast<std::ptrdiff_t>(*differs));
    }
    return true;
}

/// True when b says at least what a says.
bool contains(cube const& a, cube const& b) {
    return std::all_of(a.begin(), a.end(), [&](literal const& l) {
        return std::any_of(b.begin(), b.end(), [&](literal const& m) {
            return m.atom == l.atom && (m.mask & ~l.mask) == 0;
        });
    });
}

void merge_all(case_problem const& problem, cubes& all) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = i + 1; j < all.size();) {
                if (contains(all[i], all[j]) || merge(problem, all[i], all[j])) {
                    all.erase(all.begin() + static_cast<std::ptrdiff_t>(j));
                    changed = true;
                } else if (contains(all[j], all[i])) {
                    all[i] = all[j];
                    all.erase(all.begin() + static_cast<std::ptrdiff_t>(j));
                    changed = true;
                    j = i + 1;
                } else {
                    ++j;
                }
            }
        }
    }
}

bool is_free(case_problem& problem, cube const& c, cubes const& others) {
    return std::all_of(others.begin(), others.end(),
                       [&](cube const& o) { return are_disjoint(problem, c, o); });
}

/// Positions of a cube's literals, those that read worst first.
std::vector<std::uint32_t> by_readability(case_problem const& problem, cube const& c) {
    std::vector<std::uint32_t> order;
    for (auto const& l : c) order.push_back(l.atom);
    auto const weight = [&](std::uint32_t atom) {
        auto const& a = problem.atoms()[atom];
        return std::pair(a.about == question::subject::opaque ? 1 : 0, a.term.size());
    };
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t x, std::uint32_t y) {
        auto const wx = weight(x);
        auto const wy = weight(y);
        return wx != wy ? wx > wy : x > y;
    });
    return order;
}

/// Drops literals that the other cases do not need; with `widen` also enlarges masks.
void expand(case_problem& problem, cubes& all, cubes const& others, bool widen) {
    for (auto& c : all) {
        for (auto const atom : by_readability(problem, c)) {
            auto const at = [&] {
                return std::find_if(c.begin(), c.end(),
                                    [&](literal const& l) { return l.atom == atom; });
            };
            cube dropped = c;
            dropped.erase(dropped.begin() + (at() - c.begin()));
            if (is_free(problem, dropped, others)) {
                c = std::move(dropped);
                continue;
            }
            if (!widen) continue;
            for (unsigned bit = 1; bit <= full_mask_of(problem, atom); bit <<= 1) {
                if ((at()->mask & bit) != 0) continue;
                cube wider = c;
                wider[static_cast<std::size_t>(at() - c.begin())].mask |= bit;
                if (is_free(problem, wider, others)) c = std::move(wider);
            }
        }
    }
}

bool covered(case_problem& problem, cube const& c, cubes const& by, std::size_t from, int depth) {
    if (problem.is_contradictory(c)) return true;
    if (depth > 400) return false;
    for (std::size_t k = from; k < by.size(); ++k) {
        auto const both = intersection(c, by[k]);
        if (!both) continue;
        // What of c lies outside by[k], literal by literal, must be covered by the rest.
        cube inside = c;
        for (auto const& l : by[k]) {
            cube outside = inside;
            unsigned const rest = full_mask_of(problem, l.atom) & ~l.mask;
            if (restrict_cube(outside, {l.atom, rest}) &&
                !covered(problem, outside, by, k + 1, depth + 1)) {
                return false;
            }
            if (!restrict_cube(inside, l)) break;
        }
        return true;
    }
    return false;
}

void drop_redundant(case_problem& problem, cubes& all) {
    // Long ones go first; the order of the others is kept.
    std::vector<std::size_t> order(all.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return all[a].size() > all[b].size(); });
    std::vector<bool> gone(all.size(), false);
    for (auto const i : order) {
        cubes rest;
        for (std::size_t j = 0; j < all.size(); ++j) {
            if (j != i && !gone[j]) rest.push_back(all[j]);
        }
        gone[i] = covered(problem, all[i], rest, 0, 0);
    }
    cubes kept;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!gone[i]) kept.push_back(std::move(all[i]));
    }
    all = std::move(kept);
}

/// a > 0 and b > 0, or a < 0 and b < 0, in otherwise equal cubes: a*b > 0.
void join_products(case_problem& problem, cubes& all) {
    auto const is_single_variable = [&](std::uint32_t atom) {
        auto const& a = problem.atoms()[atom];
        return a.about == question::subject::sign && a.sum.terms.size() == 1;
    };
    auto const try_pair = [&](cube const& a, cube const& b) -> std::optional<cube> {
        if (a.size() != b.size()) return std::nullopt;
        std::vector<std::size_t> differing;
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (a[i].atom != b[i].atom) return std::nullopt;
            if (a[i].mask != b[i].mask) differing.push_back(i);
        }
        if (differing.size() != 2) return std::nullopt;
        for (auto const i : differing) {
            bool const strict = a[i].mask == positive || a[i].mask == negative;
            if (!strict || a[i].mask != opposite(b[i].mask) || !is_single_variable(a[i].atom)) {
                return std::nullopt;
            }
        }
        problem.with().restart_work();
        question q;
        q.sum = problem.with().product(problem.atoms()[a[differing[0]].atom].sum,
                                       problem.atoms()[a[differing[1]].atom].sum);
        if (problem.with().is_exhausted()) return std::nullopt;
        auto const joined =
            problem.literal_for(q, sign_of_product(a[differing[0]].mask, a[differing[1]].mask));
        cube result;
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (i != differing[0] && i != differing[1]) result.push_back(a[i]);
        }
        if (!restrict_cube(result, joined)) return std::nullopt;
        return result;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < all.size() && !changed; ++i) {
            for (std::size_t j = i + 1; j < all.size() && !changed; ++j) {
                if (auto joined = try_pair(all[i], all[j])) {
                    all[i] = std::move(*joined);
                    all.erase(all.begin() + static_cast<std::ptrdiff_t>(j));
                    changed = true;
                }
            }
        }
        if (changed) merge_all(problem, all);
    }
}

std::size_t cost(cubes const& all) {
    std::size_t total = 0;
    for (auto const& c : all) total += 1 + 2 * c.size();
    return total;
}

}  // namespace

bool is_covered(case_problem& problem, cube const& c, std::vector<cube> const& by) {
    return covered(problem, c, by, 0, 0);
}

std::vector<cube> without_implied(case_problem& problem, std::vector<cube> all) {
    cubes kept;
    for (auto& c : all) {
        if (problem.is_contradictory(c)) continue;
        for (auto const atom : by_readability(problem, c)) {
            auto const at =
                std::find_if(c.begin(), c.end(), [&](literal const& l) { return l.atom == atom; });
            auto const position = at - c.begin();
            cube opposite_case = c;
            auto& mask = opposite_case[static_cast<std::size_t>(position)].mask;
            mask = full_mask_of(problem, atom) & ~mask;
            if (problem.is_contradictory(opposite_case)) c.erase(c.begin() + position);
        }
        kept.push_back(std::move(c));
    }
    merge_all(problem, kept);
    drop_redundant(problem, kept);
    return kept;
}

std::vector<cube> minimal_cover(case_problem& problem, std::vector<cube> wanted,
                                std::vector<cube> const& others) {
    if (others.empty() && !wanted.empty()) return {cube{}};
    cubes blocks = others;
    merge_all(problem, blocks);
    merge_all(problem, wanted);
    // Beyond this size a shorter form would not be readable either.
    if (wanted.size() * blocks.size() > 4000) return wanted;
    cubes plain = wanted;
    expand(problem, plain, blocks, false);
    merge_all(problem, plain);
    drop_redundant(problem, plain);
    cubes wide = std::move(wanted);
    expand(problem, wide, blocks, true);
    merge_all(problem, wide);
    drop_redundant(problem, wide);
    auto& best = cost(wide) < cost(plain) ? wide : plain;
    join_products(problem, best);
    return std::move(best);
}

condition to_condition(case_problem const& problem, std::vector<cube> const& cubes) {
    std::vector<std::vector<condition_atom>> alternatives;
    for (auto const& c : cubes) {
        std::vector<condition_atom> atoms;
        for (auto const& l : c) {
            auto const& a = problem.atoms()[l.atom];
            auto const about = a.about == question::subject::exponent_class
                                   ? condition_subject::exponent_class
                                   : condition_subject::sign;
            atoms.push_back({about, a.term, static_cast<std::uint8_t>(l.mask)});
        }
        // Signs of single variables first, then other comparisons, then classes.
        auto const rank = [](condition_atom const& a) {
            bool const is_class = a.about == condition_subject::exponent_class;
            bool const is_single = a.term.is(node_kind::variable);
            bool const is_equation = !is_class && a.allowed == zero;
            return std::tuple(is_class, !is_single, !is_equation,
                              is_single ? a.term.name() : std::string());
        };
        std::stable_sort(
            atoms.begin(), atoms.end(),
            [&](condition_atom const& a, condition_atom const& b) { return rank(a) < rank(b); });
        alternatives.push_back(std::move(atoms));
    }
    // Signs alone before classes; x > 0 before x = 0 before x < 0.
    auto const precedes = [](condition_atom const& a, condition_atom const& b) {
        auto const key = [](condition_atom const& atom) {
            bool const is_class = atom.about == condition_subject::exponent_class;
            constexpr std::array<int, 8> order{7, 6, 4, 5, 1, 3, 2, 0};  // > >= != = <= <
            return std::tuple(is_class, !atom.term.is(node_kind::variable), to_string(atom.term),
                              is_class ? -int{atom.allowed} : order[atom.allowed & 7u]);
        };
        return key(a) < key(b);
    };
    auto const speaks_of_classes = [](std::vector<condition_atom> const& atoms) {
        return std::any_of(atoms.begin(), atoms.end(), [](condition_atom const& atom) {
            return atom.about == condition_subject::exponent_class;
        });
    };
    std::stable_sort(alternatives.begin(), alternatives.end(), [&](auto const& a, auto const& b) {
        bool const first = speaks_of_classes(a);
        if (first != speaks_of_classes(b)) return !first;
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), precedes);
    });
    return condition(std::move(alternatives));
}

}  // namespace surd::symbolic::identity
