// SPDX-License-Identifier: BSL-1.0
#include "numerals.hpp"

#include <algorithm>
#include <utility>

namespace surd::syntax {

namespace {

/// Groups of digits with the marks between them: groups.size() == marks.size() + 1.
struct written_numeral {
    std::vector<std::string_view> groups;
    std::vector<token_kind> marks;
    std::vector<std::size_t> ends;  ///< the token behind each group

    [[nodiscard]] bool mark_at(std::size_t i) const {
        return i < marks.size() && marks[i] != token_kind::thin_space;
    }
};

struct numeral_reading {
    std::size_t whole_groups = 1;     ///< groups before the decimal mark
    std::size_t fraction_groups = 0;  ///< groups behind it
    bool format_decides = false;
    bool brace_comma_decides = false;
    bool malformed = false;
    std::size_t list = 0;  ///< this many groups are numbers of their own: 1,2,3
};

/// 1 to 3 digits, not beginning with 0, then `count` - 1 groups of three.
bool is_grouping(written_numeral const& n, std::size_t count) {
    auto const first = n.groups.front();
    if (first.empty() || first.size() > 3 || first.front() == '0') return false;
    return std::all_of(n.groups.begin() + 1, n.groups.begin() + static_cast<std::ptrdiff_t>(count),
                       [](std::string_view group) { return group.size() == 3; });
}

/// Behind a decimal mark: one group, or groups of three divided by thin spaces, the last shorter.
std::size_t fraction_groups_from(written_numeral const& n, std::size_t first) {
    std::size_t count = 1;
    while (first + count < n.groups.size() && n.groups[first + count - 1].size() == 3 &&
           n.marks[first + count - 1] == token_kind::thin_space &&
           n.groups[first + count].size() <= 3)
        ++count;
    return count;
}

class numeral_reader {
public:
    numeral_reader(written_numeral const& numeral, parse_options const& options)
        : n_(numeral),
          comma_format_((options.numbers == number_format::comma) !=
                        options.other_readings.contains(ambiguity::number_format)),
          brace_is_decimal_(options.other_readings.contains(ambiguity::brace_comma)) {}

    numeral_reading read() const {
        if (n_.marks.empty()) return {};
        token_kind const mark = n_.marks.front();
        std::size_t same = 1;
        while (same < n_.marks.size() && n_.marks[same] == mark) ++same;
        if (mark == token_kind::thin_space) return read_spaced();
        if (same >= 2) return read_many(mark, same);
        bool const then_decimal = n_.mark_at(1) && !n_.mark_at(2) && is_grouping(n_, 2);
        if (then_decimal) return {2, fraction_groups_from(n_, 2), false, false, false};
        return read_single(mark);
    }

private:
    numeral_reading read_spaced() const {
        std::size_t groups = 1;
        while (groups < n_.groups.size() && n_.marks[groups - 1] == token_kind::thin_space &&
               is_grouping(n_, groups + 1))
            ++groups;
        if (groups > 1 && n_.mark_at(groups - 1))
            return {groups, fraction_groups_from(n_, groups), false, false, false};
        return {groups, 0, false, false, false};
    }

    numeral_reading read_many(token_kind mark, std::size_t same) const {
        numeral_reading result;
        if (!is_grouping(n_, same + 1)) {
            result.malformed = mark != token_kind::comma;
            result.list = same;
            return result;
        }
        result.whole_groups = same + 1;
        if (n_.mark_at(same)) result.fraction_groups = fraction_groups_from(n_, same + 1);
        return result;
    }

    numeral_reading read_single(token_kind mark) const {
        bool const grouping = is_grouping(n_, 2) && fraction_groups_from(n_, 1) == 1;
        numeral_reading const grouped{2, 0, false, false, false};
        numeral_reading const decimal{1, fraction_groups_from(n_, 1), false, false, false};
        numeral_reading result = decimal;
        if (mark == token_kind::brace_comma) {
            if (grouping && !brace_is_decimal_) result = grouped;
            result.brace_comma_decides = grouping;
        } else if (mark == token_kind::point) {
            if (grouping && comma_format_) result = grouped;
            result.format_decides = grouping;
        } else if (comma_format_) {
            result.format_decides = grouping;
        } else {
            if (grouping)
                result = grouped;
            else
                result = {1, 0, false, false, false};  // the comma separates
            result.format_decides = true;
        }
        return result;
    }

    written_numeral const& n_;
    bool comma_format_;
    bool brace_is_decimal_;
};

bool is_numeral_mark(token const& t) {
    return t.is(token_kind::point) || t.is(token_kind::comma) || t.is(token_kind::brace_comma) ||
           (t.is(token_kind::thin_space) && t.text.empty());
}

bool touching_digits(std::vector<token> const& tokens, std::size_t i) {
    return i < tokens.size() && tokens[i].is(token_kind::digits) && !tokens[i].space_before;
}

class assembler {
public:
    assembler(token_stream& stream, parse_options const& options)
        : stream_(stream), tokens_(stream.tokens), options_(options) {}

    void run() {
        result_.reserve(tokens_.size());
        for (std::size_t i = 0; i < tokens_.size() && !stream_.error;) {
            bool const leading_point = tokens_[i].is(token_kind::point) &&
                                       touching_digits(tokens_, i + 1) &&
                                       (result_.empty() || !ends_operand(result_.back()));
            if (tokens_[i].is(token_kind::digits) || leading_point)
                i = numeral(i);
            else
                i = other(i);
        }
        stream_.tokens = std::move(result_);
    }

private:
    std::size_t other(std::size_t i) {
        token& t = tokens_[i];
        if (t.is(token_kind::thin_space)) {
            if (i + 1 < tokens_.size()) tokens_[i + 1].space_before = true;
            return i + 1;
        }
        if (t.is(token_kind::point)) t.kind = token_kind::full_stop;
        if (t.is(token_kind::brace_comma)) t.kind = token_kind::comma;
        result_.push_back(std::move(t));
        return i + 1;
    }

    // Takes no more groups than one numeral can have, so that the work stays linear: those behind
    // marks of one kind, one behind another mark, groups behind thin spaces, and one to look at.
    std::size_t numeral(std::size_t first) {
        written_numeral n;
        std::vector<std::string> groups;  // each may come in several tokens
        std::size_t i = first;
        auto const take_group = [&] {
            std::string group;
            while (touching_digits(tokens_, i) || (i == first && tokens_[i].is(token_kind::digits)))
                group += tokens_[i++].text;
            groups.push_back(std::move(group));
            n.ends.push_back(i);
        };
        auto const goes_on = [&] {
            return i + 1 < tokens_.size() && is_numeral_mark(tokens_[i]) &&
                   !tokens_[i].space_before && touching_digits(tokens_, i + 1);
        };
        auto const take_marked_group = [&] {
            n.marks.push_back(tokens_[i++].kind);
            take_group();
        };
        auto const take_thin_groups = [&] {
            while (goes_on() && tokens_[i].is(token_kind::thin_space) && groups.back().size() == 3)
                take_marked_group();
        };
        take_group();
        if (goes_on()) {
            token_kind const mark = tokens_[i].kind;
            take_marked_group();
            while (mark != token_kind::thin_space && goes_on() && tokens_[i].is(mark))
                take_marked_group();
            take_thin_groups();
            if (goes_on()) take_marked_group();
            take_thin_groups();
            if (goes_on()) take_marked_group();
        }
        n.groups.assign(groups.begin(), groups.end());
        numeral_reading const reading = numeral_reader(n, options_).read();
        if (reading.list != 0 && !reading.malformed) return emit_list(n, reading.list, first);
        return emit(n, reading, first);
    }

    std::size_t emit_list(written_numeral const& n, std::size_t count, std::size_t first) {
        std::size_t begin = first;
        for (std::size_t g = 0; g < count && !stream_.error; ++g) {
            token number;
            number.kind = token_kind::number;
            number.space_before = tokens_[begin].space_before;
            number.text = n.groups[g];
            number.where = covering(tokens_[begin].where, tokens_[n.ends[g] - 1].where);
            begin = n.ends[g] + 1;
            if (number.text.size() > options_.limits.digits)
                return refuse(number, refusal::limit, "too many digits");
            result_.push_back(std::move(number));
            result_.push_back(std::move(tokens_[n.ends[g]]));  // the comma
        }
        return begin;
    }

    std::size_t emit(written_numeral const& n, numeral_reading const& reading, std::size_t first) {
        std::size_t const used = reading.whole_groups + reading.fraction_groups;
        std::size_t const end = n.ends[used - 1];
        token number;
        number.kind = token_kind::number;
        number.space_before = tokens_[first].space_before;
        number.where = covering(tokens_[first].where, tokens_[end - 1].where);
        std::size_t digits = 0;
        for (std::size_t g = 0; g < used; ++g) {
            if (g == reading.whole_groups) number.text += number.text.empty() ? "0." : ".";
            number.text += n.groups[g];
            digits += n.groups[g].size();
            if (g >= reading.whole_groups)
                number.decimals =
                    std::max(number.decimals, 0) + static_cast<int>(n.groups[g].size());
        }
        if (reading.malformed)
            return refuse(number, refusal::unknown, "a numeral with several points");
        if (digits > options_.limits.digits)
            return refuse(number, refusal::limit, "too many digits");
        if (reading.format_decides) note(ambiguity::number_format, number, n, first);
        if (reading.brace_comma_decides) note(ambiguity::brace_comma, number, n, first);
        std::size_t next = end;
        if (tokens_[next].is(token_kind::exponent_part)) {
            number.text += 'e';
            number.text += tokens_[next].text;
            number.where = covering(number.where, tokens_[next].where);
            ++next;
        }
        result_.push_back(std::move(number));
        return next;
    }

    void note(ambiguity kind, token const& number, written_numeral const& n, std::size_t first) {
        span const all = covering(number.where, tokens_[n.ends.back() - 1].where);
        stream_.ambiguities.push_back({kind, covering(tokens_[first].where, all)});
    }

    std::size_t refuse(token const& number, refusal kind, char const* cause) {
        stream_.error = parse_error{kind, number.where, cause, {}, "a number"};
        return tokens_.size();
    }

    token_stream& stream_;
    std::vector<token>& tokens_;
    parse_options const& options_;
    std::vector<token> result_;
};

}  // namespace

void assemble_numerals(token_stream& stream, parse_options const& options) {
    if (!stream.error) assembler(stream, options).run();
}

}  // namespace surd::syntax
