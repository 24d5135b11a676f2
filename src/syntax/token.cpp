// SPDX-License-Identifier: BSL-1.0
#include "token.hpp"

namespace surd::syntax {

bool ends_operand(token const& t) {
    switch (t.kind) {
        case token_kind::digits:
        case token_kind::number:
        case token_kind::vulgar:
        case token_kind::name:
        case token_kind::constant:
        case token_kind::ellipsis:
        case token_kind::close:
        case token_kind::argument_close:
        case token_kind::set_close:
        case token_kind::bar:
        case token_kind::bar_close:
            return true;
        default:
            return false;
    }
}

bool wants_operand(token const& t) {
    switch (t.kind) {
        case token_kind::plus:
        case token_kind::minus:
        case token_kind::plus_minus:
        case token_kind::minus_plus:
        case token_kind::times:
        case token_kind::divide:
        case token_kind::superscript:
        case token_kind::relation:
        case token_kind::membership:
        case token_kind::open:
        case token_kind::argument_open:
        case token_kind::bar_open:
        case token_kind::set_open:
        case token_kind::radical_sign:
        case token_kind::function:
            return true;
        default:
            return false;
    }
}

}  // namespace surd::syntax
