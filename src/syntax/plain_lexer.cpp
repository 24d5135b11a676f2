// SPDX-License-Identifier: BSL-1.0
#include "plain_lexer.hpp"

#include <string>

#include "lexer.hpp"
#include "words.hpp"

namespace surd::syntax {

namespace {

using symbolic::relation;

// Longer runs of letters are words, which nobody means as a product.
constexpr std::size_t longest_product_of_letters = 3;

bool is_latin_letter(char32_t c) { return is_letter(c) || (c < 0x2000 && is_word_character(c)); }

class plain_lexer : public lexer {
public:
    using lexer::lexer;

    token_stream run() {
        for (skip_spaces(); !at_end(); skip_spaces()) item();
        if (!failed()) finish();
        return std::move(stream_);
    }

private:
    enum class bracket : unsigned char { ordinary, several_arguments, argument, set };

    void item() {
        decoded_character const read = decode(text(), position_);
        if (read.size == 0) {
            fail(refusal::unknown, place(position_, position_ + 1), "bytes that are no UTF-8");
            return;
        }
        char32_t const c = plain_form(read.value);
        if (exponent_part()) return;
        if (is_latin_letter(c)) return letters();
        if (is_word_character(c)) return ideographs();
        if (own_symbol(c, position_)) return;
        if (lex_common(read)) return brackets_after_common();
        fail(refusal::unknown, place(position_, position_ + read.size),
             "unknown character " + display_name(read.value), "a number, a name or an operator");
    }

    // 1e-3: digits, e, an optional sign, digits, and no letter behind them.
    bool exponent_part() {
        bool const after_digits =
            last() != nullptr && last()->is(token_kind::digits) && !space_pending_;
        if (!after_digits || (peek() != 'e' && peek() != 'E')) return false;
        std::size_t n = 1;
        if (peek(n) == '+' || peek(n) == '-') ++n;
        std::size_t const first_digit = n;
        while (is_digit(static_cast<unsigned char>(peek(n)))) ++n;
        bool const letter_follows =
            is_letter(static_cast<unsigned char>(peek(n))) || peek(n) == '_';
        if (n == first_digit || letter_follows) return false;
        std::size_t const begin = position_;
        position_ += n;
        emit(token_kind::exponent_part, begin, std::string(text().substr(begin + 1, n - 1)));
        return true;
    }

    bool own_symbol(char32_t c, std::size_t begin) {
        auto const is = [&](std::string_view spelled, token_kind kind) {
            if (!starts_with(spelled)) return false;
            position_ += spelled.size();
            emit(kind, begin);
            return true;
        };
        switch (c) {
            case '^':
                return is("^", token_kind::superscript);
            case '*':
                return is("**", token_kind::superscript);
            case '+':
                return is("+-", token_kind::plus_minus) || is("+/-", token_kind::plus_minus);
            case '$':
                ++position_;
                emit(token_kind::currency, begin, "$");
                return true;
            case '~':
                if (!is("~=", token_kind::relation)) return false;
                stream_.tokens.back().relation = relation::approximately;
                return true;
            case '!':
                if (!is("!=", token_kind::relation)) return false;
                stream_.tokens.back().relation = relation::not_equal;
                return true;
            case '-':
                if (!is("->", token_kind::connective)) return false;
                stream_.tokens.back().text = "arrow";
                return true;
            case '{':
                return open_brace();
            case '}':
                return close_brace();
            case '"':
                return quoted_name();
            case '_':
                position_ += 1;
                fail(peek() == '_' ? refusal::not_a_claim : refusal::ungrammatical,
                     place(begin, position_),
                     peek() == '_' ? "a blank to fill in" : "a subscript that follows no name");
                return true;
            default:
                return false;
        }
    }

    bool open_brace() {
        bool const argument = last() != nullptr && (last()->is(token_kind::superscript) ||
                                                    last()->is(token_kind::subscript));
        std::size_t const begin = position_++;
        brackets_.push_back(argument ? bracket::argument : bracket::set);
        emit(argument ? token_kind::argument_open : token_kind::set_open, begin);
        return true;
    }

    bool close_brace() {
        std::size_t const begin = position_++;
        bool const argument = !brackets_.empty() && brackets_.back() == bracket::argument;
        if (!brackets_.empty()) brackets_.pop_back();
        emit(argument ? token_kind::argument_close : token_kind::set_close, begin);
        return true;
    }

    bool quoted_name() {
        std::size_t const begin = position_;
        std::size_t const end = text().find('"', begin + 1);
        if (end == std::string_view::npos || end == begin + 1) {
            fail(refusal::ungrammatical, place(begin, begin + 1), "unbalanced quotation mark",
                 "a name in quotation marks");
            return true;
        }
        position_ = end + 1;
        emit(token_kind::name, begin, std::string(text().substr(begin + 1, end - begin - 1)));
        return true;
    }

    // In root(3,729) the comma separates: such brackets never hold grouped digits.
    void brackets_after_common() {
        if (failed()) return;
        token& t = stream_.tokens.back();
        if (t.is(token_kind::open)) {
            std::size_t const n = stream_.tokens.size();
            token const* before = n >= 2 ? &stream_.tokens[n - 2] : nullptr;
            bool const several = before != nullptr && before->is(token_kind::function) &&
                                 takes_several_arguments(before->text);
            brackets_.push_back(several ? bracket::several_arguments : bracket::ordinary);
        } else if (t.is(token_kind::close)) {
            if (!brackets_.empty()) brackets_.pop_back();
        } else if (t.is(token_kind::comma) && !brackets_.empty() &&
                   brackets_.back() == bracket::several_arguments) {
            t.kind = token_kind::semicolon;
        }
    }

    void ideographs() {
        std::size_t const begin = position_;
        for (;;) {
            decoded_character const next = decode(text(), position_);
            if (next.size == 0 || !is_word_character(next.value) || next.value < 0x2000) break;
            position_ += next.size;
        }
        emit(token_kind::word, begin, std::string(text().substr(begin, position_ - begin)));
    }

    // The plain forms of the letters of a run, and where each begins.
    struct letter_run {
        std::string spelled;
        std::vector<std::size_t> starts;  ///< one more than letters; empty with accents
        bool ascii = true;
    };

    letter_run read_run() {
        letter_run run;
        for (;;) {
            decoded_character const next = decode(text(), position_);
            char32_t const plain = plain_form(next.value);
            if (next.size == 0 || !is_latin_letter(plain)) break;
            run.ascii = run.ascii && is_letter(plain);
            run.starts.push_back(position_);
            run.spelled += encode(plain);
            position_ += next.size;
        }
        run.starts.push_back(position_);
        return run;
    }

    void letters() {
        std::size_t const begin = position_;
        letter_run const run = read_run();
        std::string const& word = run.spelled;
        bool const subscripted = peek() == '_' && peek(1) != '_';
        bool const given = options_.functions.contains(word) || options_.variables.contains(word);
        if (!run.ascii) {
            emit(token_kind::word, begin, word);
        } else if (given || (word.size() == 1 && !subscripted)) {
            emit(token_kind::name, begin, word);
        } else if (auto const function = function_named(word);
                   !function.empty() && (!subscripted || function == "log")) {
            emit(token_kind::function, begin, std::string(function));
            base_of_logarithm();
            return;
        } else if (word == "pi" || word == "infinity") {
            emit(token_kind::constant, begin, word);
        } else if (is_greek_name(word)) {
            emit(token_kind::name, begin, word);
        } else if (!subscripted && word.size() > 1 &&
                   (connective_named(word) || is_remark_word(word))) {
            emit(token_kind::word, begin, word);
        } else if (subscripted && is_identifier(word)) {
            emit(token_kind::name, begin, word);
        } else if (!letters_before_function(run) && !product_of_letters(run)) {
            fail(refusal::unknown, place(begin, position_), "unknown word",
                 "one-letter names, a function, or a name in quotation marks");
            return;
        }
        if (peek() == '_') name_subscript();
    }

    // max_len is a name, mn_1 the product of m and n_1.
    bool is_identifier(std::string const& word) const {
        auto const letter_at = [this](std::size_t ahead) {
            return is_letter(static_cast<unsigned char>(peek(ahead)));
        };
        return word.size() > longest_product_of_letters ||
               (word.size() > 1 && letter_at(1) && letter_at(2));
    }

    bool product_of_letters(letter_run const& run) {
        if (run.spelled.size() > longest_product_of_letters) return false;
        emit_letters(run, run.spelled.size());
        return true;
    }

    void emit_letters(letter_run const& run, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            position_ = run.starts[i + 1];
            emit(token_kind::name, run.starts[i], std::string(1, run.spelled[i]));
        }
    }

    // asqrt(b): letters that multiply a function.
    bool letters_before_function(letter_run const& run) {
        if (peek() != '(') return false;
        for (std::size_t count = 1; count < run.spelled.size() && count <= 3; ++count) {
            auto const function = function_named(std::string_view(run.spelled).substr(count));
            if (function.empty()) continue;
            emit_letters(run, count);
            position_ = run.starts.back();
            emit(token_kind::function, run.starts[count], std::string(function));
            return true;
        }
        return false;
    }

    // log_2, log_b, log_{10} leave the base to the grammar; log10( and log2( are bases too.
    void base_of_logarithm() {
        if (last()->text != "log") return;
        std::size_t digits = 0;
        while (is_digit(static_cast<unsigned char>(peek(digits)))) ++digits;
        if (digits != 0 && peek(digits) == '(') {
            std::size_t const begin = position_;
            emit(token_kind::subscript, begin);
            emit(token_kind::argument_open, begin);
            position_ += digits;
            emit(token_kind::digits, begin, std::string(text().substr(begin, digits)));
            emit(token_kind::argument_close, position_);
        } else if (peek() == '_') {
            position_ += 1;
            emit(token_kind::subscript, position_ - 1);
        }
    }

    void name_subscript() {
        std::size_t const begin = position_++;
        std::string subscript;
        if (peek() == '{') {
            std::size_t const end = text().find_first_of("{}", position_ + 1);
            if (end == std::string_view::npos || text()[end] == '{') {
                fail(refusal::ungrammatical, place(position_, position_ + 1), "unbalanced brace",
                     "a subscript in braces");
                return;
            }
            subscript = trimmed(text().substr(position_ + 1, end - position_ - 1));
            position_ = end + 1;
        } else {
            while (is_digit(static_cast<unsigned char>(peek()))) subscript += text()[position_++];
            while (subscript.empty() || is_letter(static_cast<unsigned char>(subscript.front()))) {
                auto const c = static_cast<unsigned char>(peek());
                if (!is_letter(c) && (subscript.empty() || (!is_digit(c) && c != '_'))) break;
                subscript += text()[position_++];
            }
        }
        add_subscript(subscript, begin);
    }

    std::vector<bracket> brackets_;
};

}  // namespace

token_stream lex_plain(source_text const& source, parse_options const& options) {
    return plain_lexer(source, options).run();
}

}  // namespace surd::syntax
