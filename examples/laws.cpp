// SPDX-License-Identifier: BSL-1.0
// Laws of powers that carry their conditions: decided, refuted by a point, used to simplify.
#include <iostream>

#include "surd/real/best_form.hpp"
#include "surd/symbolic/build.hpp"
#include "surd/symbolic/check_identity.hpp"
#include "surd/symbolic/counterexample.hpp"
#include "surd/symbolic/domain.hpp"
#include "surd/symbolic/simplify.hpp"
#include "surd/symbolic/steps.hpp"

namespace {

using namespace surd::symbolic;

void identity() {
    // [identity]
    auto const a = variable("a");
    auto const m = variable("m");
    auto const n = variable("n");
    auto const law = check_identity(pow(pow(a, m), n), pow(a, m * n));
    std::cout << word_for(law.outcome) << ", certainly for " << law.sufficient << "\n"
              << "exactly for " << law.condition << "\n"
              << "elsewhere: " << law.elsewhere << "\n";
    // [identity]
}

void counterexample_of_a_false_law() {
    // [counterexample]
    auto const a = variable("a");
    auto const b = variable("b");
    if (auto const found = find_counterexample(sqrt(a + b), sqrt(a) + sqrt(b))) {
        for (auto const& [name, value] : found->point) {
            std::cout << name << " = " << value.to_string() << ", ";
        }
        std::cout << "left " << to_string(best_form(found->left)) << ", right "
                  << to_string(best_form(found->right)) << "\n";
    }
    // [counterexample]
}

void domain_and_form() {
    // [simplify]
    auto const x = variable("x");
    auto const y = variable("y");
    auto const e = pow(pow(x, 2) * y, 3) / (x * y);
    std::cout << to_string(e) << " has a value for " << domain_of(e).where.to_string() << "\n";
    auto const simpler = simplify(e);
    for (auto const& step : simpler.steps) {
        std::cout << "  " << law_for(step.by).name << ": " << to_string(step.before) << " = "
                  << to_string(step.after) << "\n";
    }
    std::cout << to_string(simpler.result) << " for " << simpler.valid.to_string() << "\n";
    // [simplify]
}

void solution_steps() {
    // [steps]
    auto const x = variable("x");
    std::vector<equation> const lines{
        {sqrt(x + 7), x - 5}, {x + 7, pow(x - 5, 2)}, {pow(x, 2) - 11 * x + 18, 0}, {x, 9}};
    for (auto const& step : check_steps(lines)) {
        std::cout << word_for(step.outcome);
        for (auto const& root : step.extraneous) std::cout << ", new root " << root;
        for (auto const& root : step.lost) std::cout << ", lost root " << root;
        std::cout << "\n";
    }
    // [steps]
}

}  // namespace

int main() {
    identity();
    counterexample_of_a_false_law();
    domain_and_form();
    solution_steps();
}
