// SPDX-License-Identifier: BSL-1.0
// Purpose: stable names of claims, so that a finding is recognised after the file was edited.
#ifndef SURD_SRC_LESSON_FINGERPRINT_HPP
#define SURD_SRC_LESSON_FINGERPRINT_HPP

#include "surd/lesson/claim.hpp"

namespace surd::lesson {

/// Gives each claim the hash of its kind, reading and number among equal ones in the file, and
/// each faulty directive likewise: it does not change when lines move. 16 hexadecimal digits of
/// FNV-1a.
void add_fingerprints(file_report& report);

}  // namespace surd::lesson

#endif
