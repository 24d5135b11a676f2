// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

parse_options const latex = in(notation::latex);

TEST(latex_notation, fractions_and_roots) {
    expect_readings(
        {
            {R"(\frac{1}{2}x)", "1/2*x"},
            {R"(\frac12 + \dfrac{a}b + \tfrac a b)", "1/2 + a/b + a/b"},
            {R"(\sfrac{1}{3} \cdot \nicefrac{2}{3})", "1/3*(2/3)"},
            {R"(\frac18^{1/3})", "(1/8)^(1/3)"},
            {R"({a \over b} + \left(1 \over x+1\right))", "a/b + 1/(x + 1)"},
            {R"(\sqrt{2} + \sqrt[3]{-8} + \sqrt2 x)", "sqrt(2) + root(3, -8) + sqrt(2)*x"},
            {R"(\sqrt[n]{a^m} = a^{\frac{m}{n}})", "root(n, a^m) = a^(m/n)"},
            {R"(\root 3 \of {8} + \root n+1 \of x)", "root(3, 8) + root(n + 1, x)"},
            {R"(\surd 9 + √{16})", "sqrt(9) + sqrt(16)"},
            {R"(\sqrt[3]{\sqrt{64}})", "root(3, sqrt(64))"},
        },
        latex);
}

TEST(latex_notation, an_argument_without_braces_is_one_token) {
    expect_readings(
        {
            {"x^12", "x^1*2"},
            {"10^14", "10^1*4"},
            {R"(x^\frac12)", "x^(1/2)"},
            {"x^ab", "x^a*b"},
            {"x^{12}", "x^12"},
            {"n_12^1", "n_1*2^1"},
            {R"(x^\sqrt2)", "x^sqrt(2)"},
            {"2^-3", "error 2-3 a superscript that is only a sign"},
            {"2^3^2", "error 3-4 double superscript"},
            {"{2^3}^2", "error 5-6 double superscript"},
        },
        latex);
}

TEST(latex_notation, bare_braces_vanish_as_on_the_page) {
    expect_readings(
        {
            {"{2}^{3}", "2^3"},
            {"{-2}^4", "-2^4"},
            {"{a+b}^2", "a + b^2"},
            {"2{3}", "23"},
            {"a{=}b", "a = b"},
        },
        latex);
}

TEST(latex_notation, formatting_is_transparent) {
    expect_readings(
        {
            {R"(\displaystyle \mathbf{x}\,\cdot\;2\!)", "x*2"},
            {R"(\color{red}{x}^2 + \textcolor{blue}{y})", "x^2 + y"},
            {R"(\cancel{2}\cdot 3)", "2*3"},
            {R"(\boxed{x=3})", "x = 3"},
            {R"(\phantom{0}3 \hspace{1cm} \tag{1})", "3"},
            {R"(\bigl( a \bigr)^2 + \left[ b \right])", "a^2 + b"},
            {R"(a \overset{(1)}{=} b)", "a = b"},
            {R"(x \mathrel{=} 1 % a comment)"
             "\n",
             "x = 1"},
            {R"(3\cdot 2^{2} \checkmark)", "3*2^2"},
        },
        latex);
}

TEST(latex_notation, operators_relations_and_names) {
    expect_readings(
        {
            {R"(a\cdot b\times c\div d\pm e)", "a*b*c/d +- e"},
            {R"(a\ne b\neq c\le d\leq e\ge f\geq g\approx h)",
             "a != b != c <= d <= e >= f >= g ~= h"},
            {R"(a \lt b \gt c \not= d)", "a < b > c != d"},
            {R"(|x| + \lvert -5 \rvert + \left|-y\right|)", "abs(x) + abs(-5) + abs(-y)"},
            {R"(N_{\text{weights}}=d_{\text{in}}d_{\text{out}})", "N_weights = d_in*d_out"},
            {R"(n_{t-1}2^{t-1} + M_{i,j})", "n_{t-1}*2^(t - 1) + M_{i,j}"},
            {R"(\alpha^2\pi\infty\varphi)", "alpha^2*pi*infinity*varphi"},
            {R"(\log_2 8 = \log_{10}1000 = \ln x)", "log(2, 8) = log(10, 1000) = ln(x)"},
            {R"(\sin^2 x + \cos^2 x = 1)", "sin(x)^2 + cos(x)^2 = 1"},
            {R"(f\left(x\right) = \operatorname{sen}(x))", "f(x) = sin(x)"},
            {R"(\text{base}^{\text{exponent}} = \text{power})", R"("base"^"exponent" = "power")"},
            {R"(5\,\mathrm{cm} + x\mathrm{T})", R"(5*"cm" + x*T)"},
            {R"(a\cdots a + 1+\ldots+\dots)", "a*...*a + 1 + ... + ..."},
            {R"(\underbrace{a\cdots a}_{m\text{ factors}} \overbrace{2\times2}^{2})",
             "(a*...*a)*(2*2)"},
        },
        latex);
}

TEST(latex_notation, rows_and_columns) {
    expect_readings(
        {
            {R"(\begin{aligned} (a+b)^2 &=(a+b)(a+b)\\ &=a^2+2ab+b^2. \end{aligned})",
             "(a + b)^2 = (a + b)*(a + b) = a^2 + 2*a*b + b^2"},
            {R"(\begin{aligned}[t] N &= 512,\\[4pt] M &= 4. \end{aligned})", "N = 512; M = 4"},
            {R"(\begin{align} a &= b & c &= d \\ &= e & &= f \end{align})", "a = b = e; c = d = f"},
            {R"(\begin{array}{rcl} a & = & b \\ & = & c \end{array})", "a = b = c"},
            {R"(\begin{eqnarray} a & = & b \end{eqnarray})", "a = b"},
            {R"(\begin{gather*} a = b \\ c = d \end{gather*})", "a = b; c = d"},
            {R"(\begin{alignat}{2} a &= b &\quad c &= d \end{alignat})", "a = b; c = d"},
            {R"(\begin{split} a &= b \\ &\quad + c \\ &\quad - d \end{split})", "a = b + c - d"},
            {R"(\begin{equation} a = b \end{equation})", "a = b"},
            {R"(a = b \\ = c)", "a = b = c"},
            {R"(a = \\ b)", "a = b"},
            {R"(x = \begin{aligned} &a \\ &= b \end{aligned})", "x = a = b"},
            {R"(x^2 \amp= x\cdot x)", "x^2 = x*x"},
            {R"(\amp= x\cdot x)", "... = x*x"},
        },
        latex);
}

TEST(latex_notation, words_join_and_qualify) {
    expect_readings(
        {
            {R"(a^0=1 \qquad\text{y}\qquad a^{-p}=\frac{1}{a^p}.)", "a^0 = 1 and a^(-p) = 1/a^p"},
            {R"(a^0=1 \qquad\text{以及}\qquad b=2)", "a^0 = 1 and b = 2"},
            {R"(x=3 \text{ or } x=-3)", "x = 3 or x = -3"},
            {R"(x=3 \text{ 或 } x=-3)", "x = 3 or x = -3"},
            {R"(r\ge0\text{ 且 }r^2=y.)", "r >= 0 and r^2 = y"},
            {R"((a+b)^p\ne a^p+b^p\quad\text{en general}.)", "(a + b)^p != a^p + b^p <en general>"},
            {R"(300\times200=60{,}000\text{ pesos}.)", "300*200 = 60000 <pesos>"},
            {R"(3\text{ cm} = 3\text{ cm})", "3 = 3 <cm>"},
            {R"(9\text{ cm}^2 = 9\text{ cm}^2)", "9 = 9 <cm^2>"},
            {R"(a^0=1 \text{ for } a\ne 0)", "a^0 = 1; <for> a != 0"},
            {R"(a^0=1 \quad (a \neq 0))", "a^0 = 1; a != 0"},
            {R"(\text{si } a>0, \text{ entonces } b=1)", "<si> a > 0; <entonces> b = 1"},
            {R"(0^0 = \text{undefined})", "0^0 = ... <undefined>"},
            {R"(\sqrt{-9} = \text{no real value})", "sqrt(-9) = ... <no real value>"},
            {R"(n\in\mathbb{N},\ x \in \mathbb{R}^+)", "n in N; x in R^+"},
            {R"(x \in \{3,-3\})", "x = {3, -3}"},
            {R"(x = \emptyset)", "x = {}"},
            {R"(r=\sqrt{y} \quad\Longleftrightarrow\quad r\ge0)", "r = sqrt(y) <=> r >= 0"},
            {R"(3\times3=9, \qquad 9\times3=27)", "3*3 = 9; 9*3 = 27"},
            {R"(\$5 = \$5)", "5 = 5 <$>"},
        },
        latex);
}

TEST(latex_notation, flags_of_pieces) {
    auto const row = parse_formula("= 4", latex);
    ASSERT_TRUE(row);
    EXPECT_TRUE(row->pieces[0].continues);
    auto const open = parse_formula("x =", latex);
    ASSERT_TRUE(open);
    EXPECT_TRUE(open->pieces[0].unfinished);
    auto const set = parse_formula(R"(x = \{1, 2\})", latex);
    ASSERT_TRUE(set);
    EXPECT_TRUE(set->pieces[0].ends_in_set);
    EXPECT_EQ(set->pieces[0].elements.size(), 2u);
    EXPECT_EQ(set->pieces[0].joined, symbolic::connective::first);
}

TEST(notation_of_a_text, is_latex_by_its_signs) {
    EXPECT_EQ(notation_of("x^2 = {1, 2}"), notation::plain);
    EXPECT_EQ(notation_of(R"(\frac12)"), notation::latex);
    EXPECT_EQ(notation_of("x^{12}"), notation::latex);
    EXPECT_EQ(notation_of("d_{in}"), notation::latex);
    EXPECT_EQ(notation_of("1{,}024"), notation::latex);
    EXPECT_EQ(read("x^12", {}), "x^12");
    EXPECT_EQ(read("x^{12}", {}), "x^12");
}

}  // namespace
}  // namespace surd::syntax::testing
