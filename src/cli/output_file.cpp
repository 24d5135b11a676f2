// SPDX-License-Identifier: BSL-1.0
#include "cli/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace surd::cli {

std::optional<std::string> read_input(std::string const& path) {
    using iterator = std::istreambuf_iterator<char>;
    if (path == "-") return std::string(iterator(std::cin), iterator());
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text{iterator(file), iterator()};
    if (file.bad()) return std::nullopt;
    return text;
}

bool write_output(std::string const& path, std::string_view text) {
    if (path.empty() || path == "-") {
        std::cout << text << std::flush;
        return static_cast<bool>(std::cout);
    }
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    return static_cast<bool>(file);
}

std::string name_of_output(std::string const& path) {
    return path.empty() || path == "-" ? "standard output" : path;
}

}  // namespace surd::cli
