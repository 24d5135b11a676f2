// SPDX-License-Identifier: BSL-1.0
// Purpose: read a file into a document; one reader for each format behind one function.
#ifndef SURD_LESSON_READ_DOCUMENT_HPP
#define SURD_LESSON_READ_DOCUMENT_HPP

#include <optional>
#include <string>
#include <string_view>

#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// A document, or the sentence that says why the file could not be read.
struct read_result {
    std::optional<document> read;
    std::string error;
};

/// The format that a file name suggests; none for names that no reader knows.
[[nodiscard]] std::optional<format> format_for(std::string_view path);

/// Reads `source` as a file of format `as`. Nothing is fetched and nothing in it is executed.
/// Errors: text that is not UTF-8, NUL bytes, malformed JSON or XML, files over 64 MiB.
[[nodiscard]] read_result read_document(std::string path, std::string source, format as);

}  // namespace surd::lesson

#endif
