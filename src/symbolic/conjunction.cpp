// SPDX-License-Identifier: BSL-1.0
#include "symbolic/conjunction.hpp"

#include <algorithm>
#include <utility>

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
    return condition(std::move(kept));
}

}  // namespace surd::symbolic
