// SPDX-License-Identifier: BSL-1.0
// Purpose: what the lesson has said so far that bears on a claim: definitions, instances,
// assumptions, each for as far as it reaches.
#ifndef SURD_SRC_LESSON_SCOPE_HPP
#define SURD_SRC_LESSON_SCOPE_HPP

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "surd/lesson/claim.hpp"
#include "surd/symbolic/judge.hpp"
#include "surd/symbolic/statement.hpp"

namespace surd::lesson {

/// `name = value` in a sentence: binds there, for claims that are no identities by themselves.
struct instance {
    std::string name;
    symbolic::expression value;
};

/// Whether a chain is `name = number`.
[[nodiscard]] bool is_instance(symbolic::chain const& c);

class scope {
public:
    /// `free_names` are names that the lesson also uses as variables: what defines one of them
    /// reaches no further than its block.
    void set_free_names(std::set<std::string> free_names) { free_names_ = std::move(free_names); }

    /// Definitions end with their section, instances and assumptions with their sentence (or
    /// list item, or table row): call with the numbers of the current ones.
    void enter(std::size_t section, std::size_t sentence, std::size_t block);

    /// Takes over what a chain introduces: f(x) = ..., N_old = 512*2048, n = 1024.
    void define(symbolic::chain const& c);
    void assume(std::string text, std::size_t line);

    [[nodiscard]] std::map<std::string, symbolic::name_definition> const& definitions() const {
        return definitions_;
    }
    [[nodiscard]] std::vector<text_assumption> const& assumptions() const { return assumptions_; }
    /// Instances in force that bind each name to one value; a name with two values is left out.
    [[nodiscard]] std::vector<instance> instances() const;

private:
    std::size_t section_ = 0;
    std::size_t sentence_ = 0;
    std::size_t block_ = 0;
    std::set<std::string> free_names_;
    std::map<std::string, symbolic::name_definition> definitions_;
    std::vector<instance> instances_;
    std::vector<text_assumption> assumptions_;
};

}  // namespace surd::lesson

#endif
