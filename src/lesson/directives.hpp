// SPDX-License-Identifier: BSL-1.0
// Purpose: the author's directives in a lesson: what they say, where they hold, whether they
// changed anything.
#ifndef SURD_SRC_LESSON_DIRECTIVES_HPP
#define SURD_SRC_LESSON_DIRECTIVES_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/lesson/claim.hpp"
#include "surd/lesson/document.hpp"

namespace surd::lesson {

enum class directive_kind : std::uint8_t { assume, expect, ignore_next, convention, pair, off, on };
enum class reach : std::uint8_t { claim, paragraph, section, file };

struct directive {
    directive_kind kind = directive_kind::off;
    std::string value;  ///< condition, verdict, reason, answer, or the first identifier of a pair
    std::string other;  ///< the second identifier of a pair
    question about = question::zero_to_zero;  ///< of a convention
    reach until = reach::claim;
};

/// A fault of a directive: one of the catalogue's messages, filled.
struct directive_error {
    std::string sentence;
};

/// Reads what stands behind `surd:`, such as `assume x != 0 until: section`.
[[nodiscard]] std::variant<directive, directive_error> parse_directive(std::string_view text);

/// What the directives make of one formula.
struct directive_effect {
    bool off = false;
    conventions chosen;
    std::vector<text_assumption> assumed;
    std::optional<expectation> expected;
    std::optional<std::string> ignored;  ///< the author's reason
};

/// All directives of one lesson. Ask for the effect on each formula in the order of the file,
/// and tell what came of it.
class directive_set {
public:
    directive_set(document const& lesson, line_index const& lines);

    /// What holds for a formula of block `b` that begins at `byte`, `chosen` being the
    /// conventions without directives.
    [[nodiscard]] directive_effect at(std::size_t b, std::size_t byte, conventions chosen);

    /// Applies expectation and silence to the claims of the formula asked for last, and notes
    /// which directives they needed.
    void settle(directive_effect const& effect, claim* first, claim* last);

    /// Unreadable, contradictory and useless directives, in the order of the file. Call when all
    /// formulas were settled.
    [[nodiscard]] std::vector<directive_fault> faults() const;

private:
    struct placed {
        directive what;
        claim_place where;
        std::string source;
        std::size_t section = 0;
        std::size_t block = 0;  ///< the block that `until: paragraph` means
        std::size_t end = 0;    ///< of `off`: where checking goes on
        bool in_force = false;  ///< for the formula asked for last
        bool spent = false;     ///< reached its next claim
        bool met = false;       ///< there was something that it could apply to
        bool used = false;
    };

    void read_comment(std::size_t b, line_index const& lines);
    void place_switches();
    void find_contradictions();
    [[nodiscard]] bool holds(placed const& d, std::size_t b, std::size_t byte) const;
    void add_fault(placed const& d, char const* code, std::string sentence);

    document const& lesson_;
    std::vector<placed> directives_;
    std::vector<directive_fault> faults_;
};

/// The lesson with the blocks that `pair #a #b` names made problem and solution of one exercise;
/// none when there is no such directive.
[[nodiscard]] std::optional<document> with_pairs(document const& lesson);

}  // namespace surd::lesson

#endif
