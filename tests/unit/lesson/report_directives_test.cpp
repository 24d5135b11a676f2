// SPDX-License-Identifier: BSL-1.0
// What an author says in a lesson: directives in comments, settings in front matter.
#include <gtest/gtest.h>

#include <algorithm>

#include "lesson/directives.hpp"
#include "surd/lesson/check.hpp"
#include "surd/lesson/read_document.hpp"
#include "surd/lesson/report.hpp"

namespace surd::lesson {
namespace {

file_report directed(std::string const& text, format as = format::markdown) {
    auto const result = read_document("lesson", text, as);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? check(*result.read) : file_report{};
}

std::string words(file_report const& report) {
    std::string all;
    for (auto const& c : report.claims) all += (all.empty() ? "" : " ") + c.verdict_word();
    return all;
}

std::string codes(file_report const& report) {
    std::string all;
    for (auto const& d : report.directives) {
        all += (all.empty() ? "" : " ") + std::to_string(d.place.begin.line) + ':' + d.code;
    }
    return all;
}

std::string fault_in(std::string const& text) {
    auto const parsed = parse_directive(text);
    auto const* error = std::get_if<directive_error>(&parsed);
    return error == nullptr ? "" : error->sentence;
}

TEST(Directives, AreParsed) {
    auto const parsed = parse_directive(" assume x != 0; n integer  until: section ");
    ASSERT_TRUE(std::holds_alternative<directive>(parsed));
    auto const& d = std::get<directive>(parsed);
    EXPECT_EQ(d.kind, directive_kind::assume);
    EXPECT_EQ(d.value, "x != 0; n integer");
    EXPECT_EQ(d.until, reach::section);
    for (auto const* text :
         {"expect refuted", "ignore-next \"reason\"", "zero-to-zero one", "negative-base principal",
          "even-fraction reduce", "pair #ex3 #sol3", "off", "on", "off until: paragraph"}) {
        EXPECT_EQ(fault_in(text), "") << text;
    }
}

TEST(Directives, FaultsAreNamed) {
    EXPECT_EQ(fault_in("assme x > 0"), "no directive is called assme");
    EXPECT_EQ(fault_in("assume"), "a value is missing");
    EXPECT_EQ(fault_in("assume x >"), "the condition cannot be read");
    EXPECT_EQ(fault_in("assume x > 0 until: tomorrow"), "until: takes paragraph, section or file");
    EXPECT_EQ(fault_in("expect wrong").rfind("expect takes verified", 0), 0u);
    EXPECT_EQ(fault_in("ignore-next reason"), "a reason in quotation marks is needed");
    EXPECT_EQ(fault_in("zero-to-zero reduce"), "zero-to-zero takes ask, one, undefined");
    EXPECT_EQ(fault_in("pair #a"), "two identifiers are needed, such as #ex3 #sol3");
    EXPECT_EQ(fault_in("off now"), "not understood");
    EXPECT_EQ(fault_in(""), "no directive is called ");
}

TEST(Directives, AnAssumptionHoldsForTheNextClaim) {
    auto const report = directed(
        "<!-- surd: assume x >= 0 -->\n\nSo $\\sqrt{x^2} = x$.\n\nAnd $\\sqrt{x^2} = x$ again.\n");
    EXPECT_EQ(words(report), "verified conditional");
    EXPECT_EQ(codes(report), "");
    ASSERT_EQ(report.claims[0].assumed.size(), 1u);
    EXPECT_EQ(report.claims[0].assumed[0].text, "x >= 0");
    EXPECT_EQ(report.claims[0].assumed[0].line, 1u);
}

TEST(Directives, ReachAParagraphASectionOrTheFile) {
    std::string const claims =
        "$\\sqrt{x^2} = x$ and $\\sqrt{y^2 x^2} = x |y|$.\n\n$\\sqrt{x^2} = x$.\n\n"
        "# Next\n\n$\\sqrt{x^2} = x$.\n";
    auto const with = [&](std::string const& until) {
        return words(
            directed("# First\n\n<!-- surd: assume x >= 0 until: " + until + " -->\n\n" + claims));
    };
    EXPECT_EQ(with("paragraph"), "verified verified conditional conditional");
    EXPECT_EQ(with("section"), "verified verified verified conditional");
    EXPECT_EQ(with("file"), "verified verified verified verified");
}

TEST(Directives, ConventionsAreChosen) {
    auto const report =
        directed("<!-- surd: zero-to-zero one -->\n\n$0^0 = 1$.\n\nThen $0^0 = 1$ asks.\n");
    EXPECT_EQ(words(report), "verified convention");
    EXPECT_EQ(codes(report), "");
    EXPECT_EQ(report.claims[0].chosen.zero_to_zero, zero_to_zero::one);
}

TEST(Directives, AnExpectedRefutationIsNoFinding) {
    auto const report = directed("<!-- surd: expect refuted -->\n\n$2^3 = 6$\n");
    EXPECT_EQ(words(report), "quoted");
    EXPECT_FALSE(is_finding(report.claims[0]));
    EXPECT_EQ(codes(report), "");
    auto const other = directed("<!-- surd: expect conditional -->\n\n$\\sqrt{x^2} = x$\n");
    EXPECT_EQ(words(other), "conditional");
    EXPECT_FALSE(is_finding(other.claims[0]));
}

TEST(Directives, AnUnexpectedVerdictFails) {
    auto const report = directed("<!-- surd: expect refuted -->\n\n$2^3 = 8$\n");
    EXPECT_EQ(words(report), "verified");
    EXPECT_EQ(report.claims[0].judged.code, "unexpected");
    EXPECT_TRUE(is_finding(report.claims[0]));
    EXPECT_TRUE(fails(report.claims[0], {}));
}

TEST(Directives, ASilencedFindingKeepsItsReason) {
    auto const report = directed(
        "<!-- surd: ignore-next \"printed so in the source\" -->\n\n$2^3 = 6$\n\n$2^3 = 7$\n");
    EXPECT_EQ(words(report), "refuted refuted");
    EXPECT_EQ(report.claims[0].ignored, "printed so in the source");
    EXPECT_FALSE(fails(report.claims[0], {}));
    EXPECT_TRUE(fails(report.claims[1], {}));
    EXPECT_EQ(codes(report), "");
}

TEST(Directives, WhatIsSwitchedOffCountsAsUnread) {
    auto const report =
        directed("<!-- surd: off -->\n\n$2^3 = 6$\n\n<!-- surd: on -->\n\n$2^2 = 4$\n");
    EXPECT_EQ(words(report), "verified");
    EXPECT_EQ(report.coverage.formulas, 2u);
    EXPECT_EQ(report.coverage.unread_causes.at("switched off by the author"), 1u);
    EXPECT_EQ(codes(report), "");
}

TEST(Directives, UselessOnesAreFound) {
    EXPECT_EQ(codes(directed("<!-- surd: assume x > 0 -->\n\n$2^3 = 8$\n")), "1:useless-directive");
    EXPECT_EQ(codes(directed("$2^3 = 8$\n\n<!-- surd: assume x > 0 -->\n")), "3:useless-directive");
    EXPECT_EQ(codes(directed("<!-- surd: zero-to-zero one -->\n\n$2^0 = 1$\n")),
              "1:useless-directive");
    EXPECT_EQ(codes(directed("<!-- surd: ignore-next \"why\" -->\n\n$2^3 = 8$\n")),
              "1:useless-directive");
    EXPECT_EQ(codes(directed("$2^3 = 8$\n\n<!-- surd: off -->\n\nWords.\n")),
              "3:useless-directive");
}

TEST(Directives, ContradictionsAreFound) {
    EXPECT_EQ(codes(directed("<!-- surd: assume x > 0 -->\n<!-- surd: assume x < 0 -->\n\n"
                             "$\\sqrt{x^2} = x$\n")),
              "2:contradictory-directive");
    EXPECT_EQ(codes(directed("<!-- surd: zero-to-zero one until: file -->\n\n$0^0 = 1$\n\n"
                             "<!-- surd: zero-to-zero undefined until: file -->\n\n$0^0$\n")),
              "5:contradictory-directive");
    EXPECT_EQ(codes(directed("<!-- surd: on -->\n\n$2^3 = 8$\n")), "1:contradictory-directive");
    // A narrower word inside a wider one is none.
    EXPECT_EQ(codes(directed("<!-- surd: zero-to-zero one until: file -->\n\n$0^0 = 1$\n\n"
                             "<!-- surd: zero-to-zero undefined -->\n\n$0^0$\n")),
              "");
}

TEST(Directives, UnreadableOnesAreFound) {
    auto const report = directed("Text.\n\n<!-- surd: asume x > 0 -->\n\n$2^3 = 8$\n");
    EXPECT_EQ(codes(report), "3:bad-directive");
    EXPECT_EQ(report.directives[0].sentence, "no directive is called asume");
    EXPECT_EQ(codes(directed("<!-- surd: pair #a #b -->\n\n$2^3 = 8$\n")),
              "1:bad-directive 1:bad-directive");
    EXPECT_EQ(codes(directed("<!-- surds are roots -->\n\n$2^3 = 8$\n")), "");
}

TEST(Directives, WorkInPlainText) {
    auto const report =
        directed("surd: assume x >= 0\n\nHere √(x²) = x.\n\nsurd: nothing\n", format::plain_text);
    EXPECT_EQ(words(report), "verified");
    EXPECT_EQ(codes(report), "5:bad-directive");
}

TEST(Directives, APairJoinsTwoBlocks) {
    document lesson;
    for (auto const* name : {"ex3", "sol3", "other"}) {
        block b;
        b.exercise = name;
        lesson.blocks.push_back(b);
    }
    block comment;
    comment.kind = block_kind::comment;
    comment.runs.push_back({run_kind::text, "surd: pair #ex3 #sol3", source_map(0), 21, false});
    lesson.source = comment.runs[0].content;
    lesson.blocks.push_back(comment);
    auto const paired = with_pairs(lesson);
    ASSERT_TRUE(paired);
    EXPECT_EQ(paired->blocks[0].role, block_role::problem);
    EXPECT_EQ(paired->blocks[1].role, block_role::solution);
    EXPECT_EQ(paired->blocks[1].exercise, "ex3");
    EXPECT_EQ(paired->blocks[2].role, block_role::none);
    EXPECT_TRUE(directive_set(lesson, line_index(lesson.source)).faults().empty());
    lesson.blocks.pop_back();
    EXPECT_FALSE(with_pairs(lesson));
}

TEST(FrontMatter, SettlesALesson) {
    auto const report = directed(
        "---\ntitle: Powers\nsurd:\n  zero-to-zero: one\n  assume: [x >= 0]\n  lang: es\n---\n\n"
        "$0^0 = 1$ and $\\sqrt{x^2} = x$.\n");
    EXPECT_EQ(words(report), "verified verified");
    EXPECT_EQ(report.language, "es");
    EXPECT_EQ(codes(report), "");
}

TEST(FrontMatter, FaultsHaveTheirLine) {
    EXPECT_EQ(codes(directed("---\nsurd:\n  zero-to-zero: two\n  colour: red\n---\n\n$2^3 = 8$\n")),
              "3:bad-directive 4:bad-directive");
    EXPECT_EQ(codes(directed("---\nsurd: [1]\n---\n\n$2^3 = 8$\n")), "2:bad-directive");
    EXPECT_EQ(codes(directed("---\nsurd: {assume: x >}\n---\n\n$2^3 = 8$\n")), "2:bad-directive");
    EXPECT_EQ(codes(directed("---\nsurd: {\n---\n\n$2^3 = 8$\n")), "2:bad-directive");
    // Without the key the front matter is nobody's business here.
    EXPECT_EQ(codes(directed("---\ntitle: {\n---\n\n$2^3 = 8$\n")), "");
}

}  // namespace
}  // namespace surd::lesson
