// SPDX-License-Identifier: BSL-1.0
#include "symbolic/conjunction.hpp"

#include <algorithm>
#include <utility>

#include "symbolic/cover.hpp"
#include "symbolic/identity_problem.hpp"

namespace surd::symbolic {

namespace {

using alternative = std::vector<condition_atom>;

condition_atom const* atom_about(alternative const& of, condition_atom const& like) {
    auto const found = std::find_if(of.begin(), of.end(), [&](condition_atom const& atom) {
        return atom.about == like.about && atom.term == like.term;
    });
    return found == of.end() ? nullptr : &*found;
}

/// Adds the atoms of `more`; returns false when no point is left.
bool narrow(alternative& to, alternative const& more) {
    for (auto const& atom : more) {
        if (auto const* same = atom_about(to, atom)) {
            auto& mine = to[static_cast<std::size_t>(same - to.data())];
            mine.allowed = static_cast<std::uint8_t>(mine.allowed & atom.allowed);
            if (mine.allowed == 0) return false;
        } else {
            to.push_back(atom);
        }
    }
    return true;
}

/// Every point of `inner` is one of `outer`: outer asks nothing that inner does not.
bool is_within(alternative const& inner, alternative const& outer) {
    return std::all_of(outer.begin(), outer.end(), [&](condition_atom const& atom) {
        auto const* same = atom_about(inner, atom);
        return same != nullptr && (same->allowed & ~atom.allowed) == 0;
    });
}

/// The same set in fewer words, where the analysis by cases covers its terms.
condition in_fewer_words(condition const& c) {
    std::vector<expression> terms;
    for (auto const& atoms : c.alternatives()) {
        for (auto const& atom : atoms) terms.push_back(atom.term);
    }
    if (terms.empty()) return c;
    auto const all = expression::make(node_kind::sum, std::move(terms));
    identity::relation_problem of(all, relation::equal, all, {});
    if (of.unsupported || of.has_constants) return c;
    auto const cubes = of.cubes_for(c);
    if (!cubes) return c;
    return to_condition(of.cases, identity::without_implied(of.cases, *cubes));
}

}  // namespace

condition conjunction(condition const& a, condition const& b) {
    std::vector<alternative> kept;
    for (auto const& left : a.alternatives()) {
        for (auto const& right : b.alternatives()) {
            alternative both = left;
            if (!narrow(both, right)) continue;
            bool const known = std::any_of(kept.begin(), kept.end(), [&](alternative const& other) {
                return is_within(both, other);
            });
            if (known) continue;
            kept.erase(
                std::remove_if(kept.begin(), kept.end(),
                               [&](alternative const& other) { return is_within(other, both); }),
                kept.end());
            kept.push_back(std::move(both));
        }
    }
    return in_fewer_words(condition(std::move(kept)));
}

}  // namespace surd::symbolic
