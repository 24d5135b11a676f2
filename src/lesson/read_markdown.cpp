// SPDX-License-Identifier: BSL-1.0
#include <md4c.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <optional>

#include "lesson/markdown_mask.hpp"
#include "lesson/readers.hpp"

namespace surd::lesson {

namespace {

/// Collects blocks from the parser's events. The parser sees a masked copy of the file in which
/// every formula is a word of the same length, so that its offsets are offsets in the file.
class markdown_reader {
public:
    explicit markdown_reader(document& into) : document_(into), mask_(mask_markdown(into.source)) {}

    std::string read() {
        for (auto const& comment : mask_.comments) add_comment(comment);
        document_.language = mask_.language;
        MD_PARSER parser{};
        parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_NOINDENTEDCODEBLOCKS;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
            static_cast<markdown_reader*>(self)->enter(type, detail);
            return 0;
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
            static_cast<markdown_reader*>(self)->leave(type);
            return 0;
        };
        parser.enter_span = [](MD_SPANTYPE type, void*, void* self) {
            if (type == MD_SPAN_CODE) static_cast<markdown_reader*>(self)->in_code_span_ = true;
            return 0;
        };
        parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
            if (type == MD_SPAN_CODE) static_cast<markdown_reader*>(self)->in_code_span_ = false;
            return 0;
        };
        parser.text = [](MD_TEXTTYPE type, MD_CHAR const* text, MD_SIZE size, void* self) {
            static_cast<markdown_reader*>(self)->text(type, text, size);
            return 0;
        };
        int const status =
            md_parse(mask_.text.data(), static_cast<MD_SIZE>(mask_.text.size()), &parser, this);
        std::stable_sort(document_.blocks.begin(), document_.blocks.end(),
                         [](block const& a, block const& b) { return first(a) < first(b); });
        return status == 0 ? std::string() : std::string("the Markdown could not be parsed");
    }

private:
    static std::size_t first(block const& b) {
        return b.runs.empty() ? 0 : b.runs.front().places.source_of(0);
    }

    void add_comment(text_range range) {
        block b;
        b.kind = block_kind::comment;
        b.runs = runs_between(document_.source, range.begin, range.end, {});
        if (!b.runs.empty()) document_.blocks.push_back(std::move(b));
    }

    void open(block_kind kind) {
        close();
        current_.emplace();
        current_->kind = kind;
        current_->section = section_;
    }

    void close() {
        if (current_ && !current_->runs.empty()) document_.blocks.push_back(std::move(*current_));
        current_.reset();
    }

    void enter(MD_BLOCKTYPE type, void*) {
        switch (type) {
            case MD_BLOCK_H:
                ++section_;
                open(block_kind::heading);
                break;
            case MD_BLOCK_LI:
                ++list_depth_;
                open(block_kind::list_item);
                break;
            case MD_BLOCK_P:
                open(list_depth_ > 0 ? block_kind::list_item : block_kind::paragraph);
                break;
            case MD_BLOCK_CODE:
                open(block_kind::code);
                break;
            case MD_BLOCK_HTML:
                open(block_kind::paragraph);
                in_html_ = true;
                break;
            case MD_BLOCK_TABLE:
                ++table_;
                row_ = 0;
                break;
            case MD_BLOCK_TR:
                column_ = 0;
                break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD:
                open(block_kind::table_cell);
                current_->table = table_;
                current_->row = row_;
                current_->column = column_++;
                current_->is_header = type == MD_BLOCK_TH;
                break;
            default:
                break;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        switch (type) {
            case MD_BLOCK_LI:
                --list_depth_;
                close();
                break;
            case MD_BLOCK_TR:
                ++row_;
                break;
            case MD_BLOCK_HTML:
                in_html_ = false;
                close();
                break;
            case MD_BLOCK_H:
            case MD_BLOCK_P:
            case MD_BLOCK_CODE:
            case MD_BLOCK_TH:
            case MD_BLOCK_TD:
                close();
                break;
            default:
                break;
        }
    }

    void text(MD_TEXTTYPE type, MD_CHAR const* text, MD_SIZE size) {
        if (!current_) open(list_depth_ > 0 ? block_kind::list_item : block_kind::paragraph);
        auto const* base = mask_.text.data();
        bool const in_file = text >= base && text < base + mask_.text.size();
        if (!in_file || type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) {
            append_separator();
            return;
        }
        auto const begin = static_cast<std::size_t>(text - base);
        if (type == MD_TEXT_HTML && !in_html_) return;  // an inline tag
        for (auto& r : runs_between(document_.source, begin, begin + size, mask_.formulas)) {
            if (in_code_span_ && r.kind == run_kind::text) r.kind = run_kind::code;
            if (in_html_ && r.kind == run_kind::text) {
                append_without_tags(r);
            } else {
                append(std::move(r));
            }
        }
    }

    /// Joins a text run to the text before it, so that a sentence is one run.
    void append(run r) {
        auto& runs = current_->runs;
        bool const joins = !runs.empty() && runs.back().kind == r.kind &&
                           (r.kind == run_kind::text || r.kind == run_kind::code);
        if (!joins) {
            runs.push_back(std::move(r));
            return;
        }
        auto& last = runs.back();
        last.places.add(last.content.size(), r.places.source_of(0));
        last.content += r.content;
        last.end = r.end;
    }

    void append_separator() {
        if (current_->runs.empty()) return;
        auto& last = current_->runs.back();
        if (last.kind == run_kind::text || last.kind == run_kind::code) {
            last.content += ' ';
            return;
        }
        run space;
        space.content = " ";
        space.places = source_map(last.end);
        space.end = last.end;
        current_->runs.push_back(std::move(space));
    }

    /// Where the comment around a byte of the file ends, its mark included; 0 outside comments.
    [[nodiscard]] std::size_t end_of_comment_at(std::size_t byte) const {
        constexpr std::size_t opening = 4;  // <!--
        constexpr std::size_t closing = 3;  // -->
        for (auto const& c : mask_.comments) {
            if (byte + opening >= c.begin && byte < c.end + closing) return c.end + closing;
        }
        return 0;
    }

    void append_without_tags(run const& r) {
        std::size_t begin = 0;
        while (begin < r.content.size()) {
            if (auto const end = end_of_comment_at(r.places.source_of(begin)); end > 0) {
                begin += end - r.places.source_of(begin);
                continue;
            }
            auto const tag = std::min(r.content.find('<', begin), r.content.size());
            if (tag > begin) {
                run piece;
                piece.content = r.content.substr(begin, tag - begin);
                piece.places = source_map(r.places.source_of(begin));
                piece.end = r.places.source_of(tag);
                append(std::move(piece));
            }
            if (tag < r.content.size() && end_of_comment_at(r.places.source_of(tag)) > 0) {
                begin = tag;
                continue;
            }
            auto const close = r.content.find('>', tag);
            begin = close == std::string::npos ? r.content.size() : close + 1;
        }
    }

    document& document_;
    markdown_mask mask_;
    std::optional<block> current_;
    std::size_t section_ = 0;
    int list_depth_ = 0;
    bool in_code_span_ = false;
    bool in_html_ = false;
    std::size_t table_ = 0;
    std::size_t row_ = 0;
    std::size_t column_ = 0;
};

}  // namespace

std::string read_markdown(document& into) { return markdown_reader(into).read(); }

}  // namespace surd::lesson
