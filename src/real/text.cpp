// SPDX-License-Identifier: BSL-1.0
// Purpose: exact reals in the plain syntax that the program reads back.
#include <string>

#include "real/real_node.hpp"
#include "surd/real/exact_real.hpp"

namespace surd {

using detail::operation;
using detail::real_access;
using detail::real_node;

namespace {

/// How tightly a text binds: what stands beside it decides whether it needs parentheses.
enum class binding { sum, product, power, atom };

struct piece {
    std::string text;
    binding binds = binding::atom;
};

class writer {
public:
    explicit writer(std::size_t most_characters) : left_(most_characters) {}

    piece write(exact_real const& a) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) return write(radical_sum(a.held_radical()));
        if (left_ == 0) return {"...", binding::atom};
        piece p = write_node(*node);
        left_ -= std::min(left_, p.text.size());
        return p;
    }

private:
    static piece write(radical_sum const& a) {
        std::string text = a.to_string();
        if (a.size() > 1 || (a.size() == 1 && a.terms()[0].sign() < 0))
            return {std::move(text), binding::sum};
        bool const atom =
            text.find_first_of("*/^") == std::string::npos || text.rfind("sqrt(", 0) == 0;
        return {std::move(text), atom ? binding::atom : binding::product};
    }

    std::string part(exact_real const& a, binding at_least) {
        piece p = write(a);
        if (p.binds >= at_least) return std::move(p.text);
        return "(" + p.text + ")";
    }

    piece write_node(real_node const& node) {
        switch (node.kind) {
            case operation::flat:
                return write(node.flat);
            case operation::sum:
                return write_sum(node);
            case operation::product: {
                std::string text;
                for (exact_real const& factor : node.children)
                    text += (text.empty() ? "" : "*") + part(factor, binding::product);
                return {std::move(text), binding::product};
            }
            case operation::quotient:
                return {part(node.children[0], binding::product) + "/" +
                            part(node.children[1], binding::power),
                        binding::product};
            case operation::power:
                return {part(node.children[0], binding::atom) + "^" + std::to_string(node.number),
                        binding::power};
            case operation::root: {
                std::string const radicand = write(node.children[0]).text;
                if (node.number == 2) return {"sqrt(" + radicand + ")"};
                return {"root(" + std::to_string(node.number) + ", " + radicand + ")"};
            }
            case operation::absolute:
                return {"abs(" + write(node.children[0]).text + ")"};
        }
        return {};
    }

    piece write_sum(real_node const& node) {
        std::string text = node.flat.is_zero() ? "" : node.flat.to_string();
        for (bool const negative : {false, true}) {
            for (std::size_t i = 0; i < node.children.size(); ++i) {
                rational const& c = node.coefficients[i];
                if ((c.sign() < 0) != negative) continue;
                if (text.empty()) {
                    if (negative) text = "-";
                } else {
                    text += negative ? " - " : " + ";
                }
                rational const size = abs(c);
                if (!size.is_one()) text += size.to_string() + "*";
                text += part(node.children[i], binding::product);
            }
        }
        bool const one_term =
            node.flat.is_zero() && node.children.size() == 1 && node.coefficients[0].sign() > 0;
        return {std::move(text), one_term ? binding::product : binding::sum};
    }

    std::size_t left_;
};

}  // namespace

std::string to_string(exact_real const& a, std::size_t most_characters) {
    return writer(most_characters).write(a).text;
}

}  // namespace surd
