// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/judge_text.hpp"

#include <algorithm>

#include "lesson/judge_readings.hpp"

namespace surd::lesson {

using symbolic::judgement;
using symbolic::verdict;
using syntax::ambiguity;

namespace {

/// Notations without one required reading: the truth must not depend on them.
bool has_no_required_reading(ambiguity a) {
    return a == ambiguity::juxtaposed_divisor || a == ambiguity::mixed_number;
}

char const* other_reading_hint(ambiguity a) {
    switch (a) {
        case ambiguity::negative_power:
            return "true only as a power of the negative number";
        case ambiguity::slash_after_power:
            return "parentheses missing: true only with the fraction as the exponent";
        case ambiguity::juxtaposed_exponent:
            return "parentheses missing: true only with the whole product as the exponent";
        case ambiguity::juxtaposed_divisor:
            return "depends on whether juxtaposition binds tighter than division";
        case ambiguity::mixed_number:
            return "depends on reading a mixed number or a product";
        case ambiguity::unbraced_superscript:
            return "braces missing";
        case ambiguity::number_format:
            return "number format";
        case ambiguity::brace_comma:
            return "number format";
        case ambiguity::call_or_product:
            return "depends on reading a function value or a product";
        case ambiguity::radical_extent:
            return "depends on how far the radical sign reaches";
        case ambiguity::index_or_exponent:
            return "depends on reading the small number as an index or as an exponent";
        case ambiguity::function_extent:
            return "depends on how far the function reaches";
    }
    return "";
}

bool is_true(verdict v) { return v == verdict::verified || v == verdict::conditional; }

judgement judge_piece(symbolic::piece const& piece, symbolic::judge_options const& options) {
    if (piece.content.is_expression() || piece.ends_in_set ||
        piece.joined == symbolic::connective::implies ||
        piece.joined == symbolic::connective::equivalent ||
        piece.joined == symbolic::connective::or_else) {
        judgement result;
        result.outcome = verdict::not_checkable;
        result.where = piece.content.where;
        return result;
    }
    return symbolic::judge(piece.content, options);
}

bool leads_into(symbolic::connective c) {
    return c == symbolic::connective::implies || c == symbolic::connective::equivalent ||
           c == symbolic::connective::or_else;
}

/// One reading of the text, judged piece by piece.
judged_text judge_once(formula_reading const& read, text_options const& options,
                       std::vector<syntax::ambiguous_place>& ambiguities) {
    judged_text judged;
    auto const parsed = read(options.parse, ambiguities);
    if (!parsed) {
        judged.unread = parsed.error();
        judged.result.outcome = verdict::not_checkable;
        return judged;
    }
    judged.read = *parsed;
    auto const& pieces = judged.read.pieces;
    bool first = true;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        judgement part = judge_piece(pieces[i], options.judge);
        // One side of an equivalence, or an alternative, is no claim by itself.
        bool const one_of_several = i + 1 < pieces.size() && leads_into(pieces[i + 1].joined);
        if (one_of_several && !pieces[i].content.is_expression()) {
            part = judgement{};
            part.outcome = verdict::not_checkable;
            part.where = pieces[i].content.where;
        }
        bool const bare = pieces[i].content.is_expression();
        if (!bare &&
            (first || worse(part.outcome, judged.result.outcome) != judged.result.outcome)) {
            auto links = std::move(judged.result.links);
            judged.result = part;
            links.insert(links.end(), part.links.begin(), part.links.end());
            judged.result.links = std::move(links);
            first = false;
        } else if (!bare) {
            judged.result.links.insert(judged.result.links.end(), part.links.begin(),
                                       part.links.end());
        }
        judged.pieces.push_back(std::move(part));
    }
    if (first) judged.result.outcome = verdict::not_checkable;
    return judged;
}

std::string readings(judged_text const& primary, judged_text const& other) {
    auto const text = [](judged_text const& judged) {
        std::string all;
        for (auto const& piece : judged.read.pieces) {
            if (!all.empty()) all += ", ";
            all += to_string(piece.content);
        }
        return all;
    };
    auto const truth = [](judged_text const& judged) {
        return is_true(judged.result.outcome) ? "true" : "false";
    };
    return text(primary) + " is " + truth(primary) + ", " + text(other) + " is " + truth(other);
}

}  // namespace

bool is_assumption(symbolic::chain const& c) {
    using symbolic::node_kind;
    using symbolic::relation;
    if (c.relations.size() != 1) return false;
    auto const rel = c.relations[0];
    if (rel == relation::equal || rel == relation::approximately) return false;
    bool const left_name = c.terms[0].is(node_kind::variable);
    bool const right_name = c.terms[1].is(node_kind::variable);
    return (left_name && c.terms[1].is_closed()) || (right_name && c.terms[0].is_closed());
}

judged_text judge_text(std::string_view text, text_options const& options) {
    return judge_readings(
        [text](syntax::parse_options const& parse,
               std::vector<syntax::ambiguous_place>& ambiguities) {
            auto read = syntax::parse_formula(text, parse);
            ambiguities.insert(ambiguities.end(), read.ambiguities.begin(), read.ambiguities.end());
            return read;
        },
        options);
}

judged_text judge_readings(formula_reading const& read, text_options const& options) {
    std::vector<syntax::ambiguous_place> ambiguities;
    auto primary = judge_once(read, options, ambiguities);
    if (primary.unread) return primary;
    auto const main_verdict = primary.result.outcome;
    bool const says_true = is_true(main_verdict);
    if (!says_true && main_verdict != verdict::refuted) return primary;

    syntax::ambiguity_set tried;
    for (auto const& place : ambiguities) {
        if (tried.contains(place.kind) || options.decided.contains(place.kind)) continue;
        tried.insert(place.kind);
        bool const splits = place.kind == ambiguity::number_format;
        if (says_true && !has_no_required_reading(place.kind) && !splits) continue;
        auto other_options = options;
        other_options.parse = syntax::with_other_reading(options.parse, place.kind);
        std::vector<syntax::ambiguous_place> ignored;
        auto const other = judge_once(read, other_options, ignored);
        if (other.unread) continue;
        // 2 = 2,5 read as 2 = 2 and a 5 left over is no statement to call true.
        bool const whole = other.read.pieces.size() < primary.read.pieces.size();
        if (says_true && splits && !whole) continue;
        bool const differs =
            says_true ? other.result.outcome == verdict::refuted : is_true(other.result.outcome);
        if (!differs) continue;
        if (place.kind == ambiguity::unbraced_superscript) {
            primary.result.hint = other_reading_hint(place.kind);
            for (auto& piece : primary.pieces) {
                if (piece.outcome == verdict::refuted) piece.hint = primary.result.hint;
            }
            continue;
        }
        primary.result.hint =
            std::string(other_reading_hint(place.kind)) + ": " + readings(primary, other);
        primary.result.outcome = verdict::convention;
        primary.result.code = syntax::name_of(place.kind);
        primary.result.correct.clear();
        for (auto& piece : primary.pieces) {
            if (piece.outcome == (says_true ? verdict::verified : verdict::refuted)) {
                piece.outcome = verdict::convention;
                piece.code = primary.result.code;
                piece.hint = primary.result.hint;
            }
        }
        return primary;
    }
    return primary;
}

}  // namespace surd::lesson
