// SPDX-License-Identifier: BSL-1.0
#include "cli/lesson_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace surd::cli {

namespace {

namespace fs = std::filesystem;

constexpr lesson::format formats[] = {
    lesson::format::plain_text, lesson::format::markdown, lesson::format::latex,
    lesson::format::notebook,   lesson::format::html,     lesson::format::cnxml,
    lesson::format::pretext,
};

bool is_hidden(fs::path const& path) {
    auto const name = path.filename().string();
    return name.size() > 1 && name[0] == '.' && name != "..";
}

void add_folder(fs::path const& folder, lesson_files& files) {
    std::vector<std::string> found;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied,
                                           error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (is_hidden(entry->path())) {
            if (entry->is_directory()) entry.disable_recursion_pending();
            continue;
        }
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && lesson::format_for(entry->path().string())) {
            found.push_back(entry->path().string());
        }
    }
    if (error) files.faults.push_back(folder.string() + ": " + error.message());
    if (found.empty()) files.faults.push_back(folder.string() + ": no lesson in this folder");
    std::sort(found.begin(), found.end());
    files.paths.insert(files.paths.end(), found.begin(), found.end());
}

}  // namespace

lesson_files find_lessons(std::vector<std::string> const& paths) {
    lesson_files files;
    for (auto const& path : paths) {
        std::error_code error;
        if (path == "-") {
            files.paths.push_back(path);
        } else if (fs::is_directory(path, error)) {
            add_folder(path, files);
        } else if (fs::exists(path, error)) {
            files.paths.push_back(path);
        } else {
            files.faults.push_back(path + ": no such file or folder");
        }
    }
    return files;
}

lesson::read_result load_lesson(std::string const& path, std::string const& as) {
    auto const* named = std::find_if(std::begin(formats), std::end(formats),
                                     [&](lesson::format f) { return as == name_of(f); });
    auto format = named != std::end(formats) ? std::optional(*named) : lesson::format_for(path);
    if (path == "-" && !format) format = lesson::format::markdown;
    if (!format) return {std::nullopt, "no reader for this kind of file; name one with --as"};
    std::string source;
    if (path == "-") {
        source.assign(std::istreambuf_iterator<char>(std::cin), {});
    } else {
        std::ifstream file(path, std::ios::binary);
        if (!file) return {std::nullopt, "the file cannot be opened"};
        source.assign(std::istreambuf_iterator<char>(file), {});
        if (file.bad()) return {std::nullopt, "the file cannot be read"};
    }
    return lesson::read_document(path, std::move(source), *format);
}

}  // namespace surd::cli
