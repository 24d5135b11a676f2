// SPDX-License-Identifier: BSL-1.0
// Purpose: claims and places as JSON objects, for the writers that print them.
#ifndef SURD_SRC_LESSON_REPORT_JSON_HPP
#define SURD_SRC_LESSON_REPORT_JSON_HPP

#include <nlohmann/json.hpp>
#include <string>

#include "surd/lesson/claim.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

/// Objects keep the order in which their keys were written.
using report_json = nlohmann::ordered_json;

[[nodiscard]] report_json json_of(claim_place const& place);
/// Every key of the contract, null where it does not apply; hint and reasons in the language.
[[nodiscard]] report_json json_of(claim const& c, text::language l);
[[nodiscard]] report_json json_of(unread_formula const& u);
[[nodiscard]] report_json json_of(directive_fault const& d, text::language l);
[[nodiscard]] report_json json_of(coverage const& c);

/// The object on one line; invalid UTF-8 is replaced.
[[nodiscard]] std::string json_line(report_json const& object);

}  // namespace surd::lesson

#endif
