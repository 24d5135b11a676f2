// SPDX-License-Identifier: BSL-1.0
// Purpose: the grammar of expressions and chains, by recursive descent over tokens.
//
//   chain    = side { relation side }             side    = sum | set
//   sum      = signed { (+ | - | +-) signed }     signed  = { + | - | +- } product
//   product  = touching { (* | /) signed touching }
//   touching = power { power }                    power   = operand [ ^ exponent ]
//
// After the first error the position is the end, so that every loop stops.
#ifndef SURD_SRC_SYNTAX_GRAMMAR_HPP
#define SURD_SRC_SYNTAX_GRAMMAR_HPP

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "surd/symbolic/statement.hpp"
#include "surd/syntax/options.hpp"
#include "token.hpp"

namespace surd::syntax {

using symbolic::expression;
using symbolic::node_kind;

/// A chain as read, with what stood in it besides terms and relations.
struct chain_reading {
    symbolic::piece piece;
    std::optional<parse_error> error;
};

class grammar {
public:
    /// `tokens` ends with an end token. `words_are_names`: a word where an operand has to stand
    /// is a variable of that name, as TeX's \text{area} is.
    grammar(std::span<token const> tokens, parse_options const& options, bool words_are_names,
            std::vector<ambiguous_place>& ambiguities)
        : tokens_(tokens),
          options_(options),
          words_are_names_(words_are_names),
          ambiguities_(ambiguities) {}

    /// The whole of the tokens as one chain. With `open_ends` it may begin or end with a relation.
    [[nodiscard]] chain_reading read_chain(bool open_ends);

private:
    // Chains.
    void side(symbolic::piece& piece);
    void set_of_values(symbolic::piece& piece);
    bool words_instead_of_value(symbolic::piece& piece);
    void units_after_term();
    void settle_units(symbolic::piece& piece);

    // Sums and products.
    expression sum();
    expression signed_product();
    expression product();
    void touching(std::vector<expression>& factors);
    expression signed_factor_group();
    void divide_by(std::vector<expression>& factors);
    [[nodiscard]] bool starts_factor();
    [[nodiscard]] bool numeral_may_follow() const;

    // Powers.
    expression power();
    expression raise(expression base, bool base_is_function_name);
    expression exponent();
    expression plain_exponent();
    expression slash_in_exponent(expression numerator);
    expression names_in_exponent(expression first);
    bool next_is_script() const { return current().is(token_kind::superscript); }

    // Operands.
    expression operand();
    expression number();
    expression mixed_or_product(expression whole);
    expression vulgar();
    expression name();
    expression word_as_name();
    expression brackets();
    expression absolute_value();
    expression argument();
    expression fraction();
    expression radical();
    expression radical_sign();

    // Functions.
    expression call(std::string const& name, span where);
    expression function();
    expression logarithm(span where);
    expression function_of_operand(std::string const& name, span where);
    expression function_argument();
    std::vector<expression> call_arguments();
    [[nodiscard]] bool is_function_name(token const& t) const;

    // The tokens.
    [[nodiscard]] token const& current() const { return tokens_[position_]; }
    [[nodiscard]] token const& ahead(std::size_t n) const {
        return tokens_[std::min(position_ + n, tokens_.size() - 1)];
    }
    [[nodiscard]] bool at(token_kind kind) const { return current().is(kind); }
    [[nodiscard]] bool at_end() const { return at(token_kind::end); }
    token const& take() {
        token const& t = current();
        if (position_ + 1 < tokens_.size()) ++position_;
        return t;
    }
    bool take_if(token_kind kind) { return at(kind) && (take(), true); }
    [[nodiscard]] bool flipped(ambiguity a) const { return options_.other_readings.contains(a); }
    void note(ambiguity kind, span where) { ambiguities_.push_back({kind, where}); }
    /// The span from the token at `first` to the one that was taken last.
    [[nodiscard]] span since(std::size_t first) const {
        return covering(tokens_[first].where,
                        tokens_[position_ > first ? position_ - 1 : first].where);
    }
    expression fail(refusal kind, span where, std::string cause, std::string expected = {});
    expression missing_operand();
    [[nodiscard]] bool failed() const { return error_.has_value(); }
    bool enter();
    void leave() { --depth_; }
    /// `children` as a node of this kind, unless that would be too deep.
    expression build(node_kind kind, std::vector<expression> children, span where);
    expression product_of(std::vector<expression> factors);

    std::span<token const> tokens_;
    parse_options const& options_;
    bool words_are_names_;
    std::vector<ambiguous_place>& ambiguities_;
    std::optional<parse_error> error_;
    std::size_t position_ = 0;
    std::size_t depth_ = 0;
    std::size_t open_bars_ = 0;  ///< absolute values open in the innermost brackets
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
    std::size_t sign_binds_at_ =
        nowhere;  ///< the base that a sign belongs to, in the other reading
    std::size_t sign_taken_at_ = nowhere;
    std::size_t base_after_sign_ = nowhere;
    std::string unit_;                ///< of the term being read
    std::vector<std::string> units_;  ///< of each term
};

}  // namespace surd::syntax

#endif
