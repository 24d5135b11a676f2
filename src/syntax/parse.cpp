// SPDX-License-Identifier: BSL-1.0
#include "surd/syntax/parse.hpp"

#include <algorithm>

#include "grammar.hpp"
#include "latex_lexer.hpp"
#include "macro_expander.hpp"
#include "numerals.hpp"
#include "plain_lexer.hpp"
#include "segments.hpp"

namespace surd::syntax {

namespace {

using symbolic::connective;

/// The text at the place of an error, cut to a length that fits a message.
std::string text_at(std::string_view text, span where) {
    constexpr std::size_t longest = 40;
    if (where.begin >= text.size()) return {};
    std::size_t end = std::min({where.end, text.size(), where.begin + longest});
    while (end < text.size() && end > where.begin &&
           (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        --end;
    return std::string(text.substr(where.begin, end - where.begin));
}

/// Lexes one text and hands out its tokens; keeps what every result has to carry.
class reader {
public:
    reader(std::string_view text, parse_options const& options) : text_(text), options_(options) {
        bool const latex =
            options.notation == notation::latex ||
            (options.notation == notation::automatic && notation_of(text) == notation::latex);
        words_are_names_ = latex;
        if (text.size() > options.limits.length) {
            stream_.error = parse_error{refusal::limit,
                                        {options.limits.length, text.size()},
                                        "a formula longer than the limit",
                                        {},
                                        "a shorter text"};
            return;
        }
        auto source =
            latex ? expand_macros(text, options) : expanded_source{{std::string(text), {}}, {}};
        if (source.error) {
            stream_.error = std::move(source.error);
            return;
        }
        stream_ = latex ? lex_latex(source.source, options) : lex_plain(source.source, options);
        assemble_numerals(stream_, options);
    }

    template <typename T>
    parse_result<T> refuse(parse_error error) {
        error.found = text_at(text_, error.where);
        parse_result<T> result(std::move(error));
        result.ambiguities = std::move(stream_.ambiguities);
        return result;
    }

    template <typename T>
    parse_result<T> accept(T value) {
        parse_result<T> result(std::move(value));
        auto& places = stream_.ambiguities;
        std::stable_sort(places.begin(), places.end(), [](auto const& a, auto const& b) {
            return a.where.begin < b.where.begin;
        });
        result.ambiguities = std::move(places);
        return result;
    }

    bool failed() const { return stream_.error.has_value(); }
    parse_error take_error() { return std::move(*stream_.error); }
    std::vector<token> take_tokens() { return std::move(stream_.tokens); }

    chain_reading read_chain(std::vector<token> const& tokens, bool open_ends) {
        return grammar(tokens, options_, words_are_names_, stream_.ambiguities)
            .read_chain(open_ends);
    }

    bool words_are_names() const { return words_are_names_; }
    std::size_t length() const { return text_.size(); }

private:
    std::string_view text_;
    parse_options const& options_;
    token_stream stream_;
    bool words_are_names_ = false;
};

bool is_trailing_mark(token const& t) {
    return t.is(token_kind::comma) || t.is(token_kind::semicolon) || t.is(token_kind::full_stop);
}

/// Without wide spaces, and without sentence punctuation at the end.
std::vector<token> for_one_chain(std::vector<token> tokens) {
    std::erase_if(tokens, [](token const& t) { return t.is(token_kind::wide_space); });
    token end = std::move(tokens.back());
    tokens.pop_back();
    while (!tokens.empty() && is_trailing_mark(tokens.back())) tokens.pop_back();
    tokens.push_back(std::move(end));
    return tokens;
}

bool has_relation(segment const& s) {
    return std::any_of(s.tokens.begin(), s.tokens.end(),
                       [](token const& t) { return t.is(token_kind::relation); });
}

bool is_shown_operand(token const& t) {
    return ends_operand(t) || t.is(token_kind::word) || t.is(token_kind::function) ||
           t.is(token_kind::number_set) || t.is(token_kind::currency);
}

class formula_reader {
public:
    explicit formula_reader(reader& r) : reader_(r) {}

    parse_result<formula> run() {
        for (auto& line : lines_of(reader_.take_tokens())) {
            auto segmented = segments_of(std::move(line), reader_.words_are_names());
            if (segmented.error) return reader_.refuse<formula>(std::move(*segmented.error));
            if (!settle_arrows(segmented.segments))
                return reader_.refuse<formula>(std::move(*error_));
            bool first_of_line = true;
            for (auto& s : segmented.segments) {
                if (first_of_line && s.joined == connective::first) s.joined = connective::separate;
                if (!add(std::move(s))) return reader_.refuse<formula>(std::move(*error_));
                first_of_line = false;
            }
        }
        if (result_.pieces.empty()) {
            bool const words = !words_.empty();
            return reader_.refuse<formula>({words ? refusal::not_a_claim : refusal::ungrammatical,
                                            {0, reader_.length()},
                                            words ? "words only" : "an empty formula",
                                            {},
                                            "a formula"});
        }
        auto& pieces = result_.pieces;
        pieces.front().joined = connective::first;
        result_.where = covering(pieces.front().content.where, pieces.back().content.where);
        return reader_.accept(std::move(result_));
    }

private:
    // An arrow between relations says "so"; any other arrow is no claim.
    bool settle_arrows(std::vector<segment> const& segments) {
        for (std::size_t i = 0; i < segments.size(); ++i) {
            bool const between_relations =
                has_relation(segments[i]) && (i == 0 || has_relation(segments[i - 1]));
            if (!segments[i].after_arrow || between_relations) continue;
            error_ =
                parse_error{refusal::not_a_claim, segments[i].arrow, "an arrow", {}, "a relation"};
            return false;
        }
        return true;
    }

    bool add(segment s) {
        if (s.tokens.empty()) {
            words_ += s.words_before + s.words;
            if (!result_.pieces.empty() && !s.words_before.empty())
                result_.pieces.back().words +=
                    (result_.pieces.back().words.empty() ? "" : " ") + s.words_before;
            return true;
        }
        if (result_.pieces.empty() &&
            std::none_of(s.tokens.begin(), s.tokens.end(), is_shown_operand)) {
            span const where = covering(s.tokens.front().where, s.tokens.back().where);
            error_ = parse_error{refusal::not_a_claim, where, "a sign alone", {}, "an operand"};
            return false;
        }
        token end;
        end.where = {s.tokens.back().where.end, s.tokens.back().where.end};
        s.tokens.push_back(std::move(end));
        auto reading = reader_.read_chain(s.tokens, true);
        if (reading.error) {
            error_ = std::move(reading.error);
            return false;
        }
        auto& piece = reading.piece;
        piece.joined = s.joined;
        piece.words_before = std::move(s.words_before);
        if (!s.words.empty()) piece.words += (piece.words.empty() ? "" : " ") + s.words;
        result_.pieces.push_back(std::move(piece));
        return true;
    }

    reader& reader_;
    formula result_;
    std::string words_;
    std::optional<parse_error> error_;
};

}  // namespace

notation notation_of(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (text[i] == '\\' && next != '\0') return notation::latex;
        if ((text[i] == '^' || text[i] == '_') && next == '{') return notation::latex;
        if (text.substr(i, 3) == "{,}") return notation::latex;
    }
    return notation::plain;
}

parse_result<chain> parse_chain(std::string_view text, parse_options const& options) {
    reader r(text, options);
    if (r.failed()) return r.refuse<chain>(r.take_error());
    auto reading = r.read_chain(for_one_chain(r.take_tokens()), false);
    if (reading.error) return r.refuse<chain>(std::move(*reading.error));
    return r.accept(std::move(reading.piece.content));
}

parse_result<expression> parse_expression(std::string_view text, parse_options const& options) {
    reader r(text, options);
    if (r.failed()) return r.refuse<expression>(r.take_error());
    auto const tokens = for_one_chain(r.take_tokens());
    auto reading = r.read_chain(tokens, false);
    if (reading.error) return r.refuse<expression>(std::move(*reading.error));
    auto const& content = reading.piece.content;
    if (reading.piece.ends_in_set)
        return r.refuse<expression>(
            {refusal::unsupported, content.where, "a set of values", {}, "an expression"});
    if (!content.is_expression()) {
        auto const relation = std::find_if(tokens.begin(), tokens.end(), [](token const& t) {
            return t.is(token_kind::relation) || t.is(token_kind::membership);
        });
        return r.refuse<expression>({refusal::ungrammatical,
                                     relation->where,
                                     "a relation where an expression is wanted",
                                     {},
                                     "the end"});
    }
    return r.accept(content.terms.front());
}

parse_result<formula> parse_formula(std::string_view text, parse_options const& options) {
    reader r(text, options);
    if (r.failed()) return r.refuse<formula>(r.take_error());
    return formula_reader(r).run();
}

parse_options with_other_reading(parse_options options, ambiguity a) {
    options.other_readings.toggle(a);
    return options;
}

char const* name_of(ambiguity a) {
    switch (a) {
        case ambiguity::negative_power:
            return "negative-power";
        case ambiguity::slash_after_power:
            return "slash-after-power";
        case ambiguity::juxtaposed_exponent:
            return "juxtaposed-exponent";
        case ambiguity::juxtaposed_divisor:
            return "juxtaposed-divisor";
        case ambiguity::mixed_number:
            return "mixed-number";
        case ambiguity::unbraced_superscript:
            return "unbraced-superscript";
        case ambiguity::number_format:
            return "number-format";
        case ambiguity::brace_comma:
            return "brace-comma";
        case ambiguity::call_or_product:
            return "call-or-product";
        case ambiguity::radical_extent:
            return "radical-extent";
        case ambiguity::index_or_exponent:
            return "index-or-exponent";
        case ambiguity::function_extent:
            return "function-extent";
    }
    return "";
}

std::string describe(parse_error const& e) {
    std::string result;
    if (!e.expected.empty()) result = "expected " + e.expected + ", ";
    result += "found ";
    std::string shown = e.found;  // on one line
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    result += shown.empty() ? "the end" : "'" + shown + "'";
    result += " at " + std::to_string(e.where.begin);
    if (e.where.end > e.where.begin + 1) result += "-" + std::to_string(e.where.end);
    return result + ": " + e.cause;
}

}  // namespace surd::syntax
