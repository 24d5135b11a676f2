// SPDX-License-Identifier: BSL-1.0
// Purpose: decide for each section of a lesson whether its decimals have a point or a comma.
#ifndef SURD_SRC_LESSON_NUMBER_FORMATS_HPP
#define SURD_SRC_LESSON_NUMBER_FORMATS_HPP

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "surd/lesson/document.hpp"
#include "surd/syntax/options.hpp"

namespace surd::lesson {

/// What a text shows of its number format: how often each is the only possible reading.
struct number_evidence {
    std::size_t point = 0;
    std::size_t comma = 0;
    number_evidence& operator+=(number_evidence const& other) {
        point += other.point;
        comma += other.comma;
        return *this;
    }
};

/// Counts numerals that only one format can read: 1,048,576 and 0.25; 1.048.576 and 337,5.
/// Lists such as (2,3), versions, dates and references show nothing; `comma_decimals` says
/// whether a comma between few digits counts at all.
[[nodiscard]] number_evidence evidence_in(std::string_view text, bool comma_decimals);

struct number_decision {
    syntax::number_format format = syntax::number_format::point;
    bool decided = false;  ///< by evidence; else by the language alone
};

class number_formats {
public:
    number_formats(document const& lesson, std::string const& language);
    [[nodiscard]] number_decision of_section(std::size_t section) const;
    [[nodiscard]] number_decision of_file() const;

private:
    [[nodiscard]] number_decision decide(number_evidence const& seen) const;
    std::string language_;
    std::map<std::size_t, number_evidence> sections_;
    number_evidence file_;
};

/// "en", "es" or "zh": declared, or guessed from the words of the lesson.
[[nodiscard]] std::string language_of(document const& lesson, std::string const& chosen);

}  // namespace surd::lesson

#endif
