// SPDX-License-Identifier: BSL-1.0
// Purpose: a fitted power law as text and as JSON.
#ifndef SURD_SRC_CLI_FIT_REPORT_HPP
#define SURD_SRC_CLI_FIT_REPORT_HPP

#include <string>

#include "cli/common.hpp"
#include "surd/growth/fit.hpp"
#include "surd/growth/language.hpp"
#include "surd/growth/measurements.hpp"

namespace surd::cli {

/// Several lines: the exponent with its interval, warnings, and the exponent of each step.
[[nodiscard]] std::string fit_text(growth::series const& data, growth::power_fit const& fit,
                                   growth::language words);

[[nodiscard]] json fit_json(growth::series const& data, growth::power_fit const& fit,
                            std::vector<std::string> const& notes);

}  // namespace surd::cli

#endif
