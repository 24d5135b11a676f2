// SPDX-License-Identifier: BSL-1.0
#include "surd/text/messages.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "surd/outcome/failure.hpp"

namespace surd::text {
namespace {

/// The placeholders of a wording in the order in which they stand, such as "01".
std::string placeholders(std::string_view wording) {
    std::string numbers;
    for (std::size_t i = 0; i + 2 < wording.size(); ++i) {
        if (wording[i] == '{' && wording[i + 2] == '}') numbers += wording[i + 1];
    }
    return numbers;
}

std::string sorted(std::string text) {
    std::sort(text.begin(), text.end());
    return text;
}

TEST(Messages, StandInEveryLanguageWithTheSamePlaceholders) {
    ASSERT_GT(catalogue().count, 80u);
    for (auto const& m : catalogue()) {
        auto const english = placeholders(m.en);
        EXPECT_FALSE(m.en.empty());
        // The English wording is also read back, so its placeholders come in order.
        EXPECT_EQ(english, std::string("0123456789").substr(0, english.size())) << m.en;
        for (auto const l : {language::es, language::zh}) {
            EXPECT_FALSE(m.in(l).empty()) << m.en;
            EXPECT_NE(m.in(l), m.en) << name_of(l);
            EXPECT_EQ(sorted(placeholders(m.in(l))), english) << m.en << " in " << name_of(l);
        }
    }
}

TEST(Messages, StandOnlyOnce) {
    std::vector<std::string_view> names;
    for (auto const& m : catalogue()) names.push_back(m.en);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

TEST(Messages, ChineseOnesAreChinese) {
    for (auto const& m : catalogue()) {
        bool const has_ideograph = std::any_of(m.zh.begin(), m.zh.end(), [](char c) {
            auto const byte = static_cast<unsigned char>(c);
            return byte >= 0xE4 && byte <= 0xE9;
        });
        EXPECT_TRUE(has_ideograph) << m.en;
    }
}

TEST(Messages, EveryReasonOfAnOutcomeIsTranslated) {
    for (int i = 0; i <= static_cast<int>(reason::does_not_fit); ++i) {
        std::string const sentence = sentence_of(static_cast<reason>(i));
        EXPECT_EQ(translated(language::en, sentence), sentence);
        EXPECT_NE(translated(language::es, sentence), sentence);
        EXPECT_NE(translated(language::zh, sentence), sentence);
    }
}

TEST(Messages, AreFilled) {
    EXPECT_EQ(say(language::en, "assumed: {0} (from text, line {1})", {"x > 0", "7"}),
              "assumed: x > 0 (from text, line 7)");
    EXPECT_EQ(say(language::es, "assumed: {0} (from text, line {1})", {"x > 0", "7"}),
              "supuesto: x > 0 (del texto, línea 7)");
}

TEST(Messages, FinishedSentencesAreRecognised) {
    EXPECT_EQ(translated(language::es, "at x = 0 the left side is undefined, the right side 1"),
              "en x = 0 el lado izquierdo es sin definir, el derecho 1");
    EXPECT_EQ(translated(language::es,
                         "parentheses missing: true only with the fraction as the exponent: "
                         "8^1/3 = 2 is false, 8^(1/3) = 2 is true"),
              "faltan paréntesis: cierto solo con la fracción como exponente: 8^1/3 = 2 es falso, "
              "8^(1/3) = 2 es cierto");
    EXPECT_EQ(translated(language::zh, "holds only where b = 0, or a = 0"),
              "仅在 b = 0, or a = 0 时成立");
    EXPECT_EQ(translated(language::es, "no such sentence"), "no such sentence");
    EXPECT_EQ(translated(language::es, ""), "");
}

TEST(Messages, AnUnknownOneStopsTheProgram) {
    EXPECT_DEATH((void)say(language::en, "not in the catalogue"), "catalogue");
    EXPECT_DEATH((void)say(language::en, "correct: {0}"), "argument");
}

TEST(Language, IsNamedByTags) {
    EXPECT_EQ(language_named("es-MX"), language::es);
    EXPECT_EQ(language_named("zh_Hans"), language::zh);
    EXPECT_EQ(language_named("en"), language::en);
    EXPECT_EQ(language_named("est"), std::nullopt);
    EXPECT_EQ(language_named("fr"), std::nullopt);
    EXPECT_EQ(language_named(""), std::nullopt);
}

TEST(Language, IsSeenInProse) {
    EXPECT_EQ(language_of("The square root of a product is the product of the roots."),
              language::en);
    EXPECT_EQ(language_of("La raíz de un producto es el producto de las raíces."), language::es);
    EXPECT_EQ(language_of("指数为零时要求底不为零。"), language::zh);
    EXPECT_EQ(language_of("The word 根 names a root in the language of the author."), language::en);
    EXPECT_EQ(language_of(""), language::en);
}

}  // namespace
}  // namespace surd::text
