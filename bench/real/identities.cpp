// SPDX-License-Identifier: BSL-1.0
// Purpose: random and scaled questions about sums of square roots.
#include "identities.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <random>
#include <sstream>

namespace surd::bench {

namespace {

class maker {
public:
    explicit maker(std::uint64_t seed) : random_(seed) {
        for (long b = 2; b < 60; ++b) {
            bool free_of_squares = true;
            for (long d = 2; d < 8; ++d) free_of_squares = free_of_squares && b % (d * d) != 0;
            if (free_of_squares) bases_.push_back(b);
        }
    }

    root_identity vanishing() {
        for (;;) {
            if (auto made = try_vanishing()) return *made;
        }
    }

    root_identity off_by_one(root_identity made) {
        made.holds = false;
        made.left.radicands[static_cast<std::size_t>(
            pick(0, static_cast<long>(made.left.size()) - 1))] += sign();
        return made;
    }

    /// The smallest sum other than 0 of 3,000 whose last radicand is chosen to cancel the others.
    root_identity nearly_vanishing() {
        root_identity best;
        best.holds = false;
        double smallest = 0;
        for (int i = 0; i < 3000; ++i) {
            root_sum sum;
            double value = 0;
            for (int k = 0; k < 3; ++k) {
                sum.add(sign() * pick(1, 9), pick(2, 5000));
                value += static_cast<double>(sum.coefficients.back()) *
                         std::sqrt(static_cast<double>(sum.radicands.back()));
            }
            auto const radicand = std::lround(value * value);
            if (radicand < 2) continue;
            double const rest = std::fabs(std::fabs(value) - std::sqrt(radicand));
            if (rest <= 1e-12 || (smallest != 0 && rest >= smallest)) continue;
            sum.add(value > 0 ? -1 : 1, radicand);
            best.left = sum;
            smallest = rest;
        }
        return best;
    }

    root_identity nested(int number) {
        std::vector<long> const bases = different_bases(number % 4 < 2 ? 2 : 3);
        root_identity made;
        for (std::size_t i = 0; i < bases.size(); ++i) {
            made.left.add(pick(1, 7), bases[i]);
            made.constant += made.left.coefficients[i] * made.left.coefficients[i] * bases[i];
        }
        for (std::size_t i = 0; i < bases.size(); ++i)
            for (std::size_t j = i + 1; j < bases.size(); ++j)
                made.inside.add(2 * made.left.coefficients[i] * made.left.coefficients[j],
                                bases[i] * bases[j]);
        if (number % 2 == 0) return made;
        made.holds = false;
        switch (pick(0, 2)) {
            case 0:
                made.constant += sign();
                break;
            case 1:
                ++any_of(made.left.radicands);
                break;
            default:
                ++any_of(made.inside.radicands);
        }
        return made;
    }

private:
    long pick(long low, long high) {
        return low + static_cast<long>(random_() % static_cast<std::uint64_t>(high - low + 1));
    }
    long sign() { return pick(0, 1) == 0 ? -1 : 1; }
    long& any_of(std::vector<long>& values) {
        return values[static_cast<std::size_t>(pick(0, static_cast<long>(values.size()) - 1))];
    }
    std::vector<long> different_bases(std::size_t count) {
        std::vector<long> chosen;
        std::sample(bases_.begin(), bases_.end(), std::back_inserter(chosen), count, random_);
        std::shuffle(chosen.begin(), chosen.end(), random_);
        return chosen;
    }

    std::optional<root_identity> try_vanishing() {
        std::vector<std::vector<int>> const shapes{{3}, {4}, {5}, {3, 2}, {2, 2}};
        std::vector<int> const& groups = shapes[static_cast<std::size_t>(pick(0, 4))];
        std::vector<long> const bases = different_bases(groups.size());
        std::vector<std::pair<long, long>> terms;
        for (std::size_t g = 0; g < groups.size(); ++g) {
            long sum = 0;
            for (int i = 1; i < groups[g]; ++i) {
                long const c = sign() * pick(1, 9);
                long const k = pick(1, 30);
                sum += c * k;
                terms.emplace_back(c, k * k * bases[g]);
            }
            if (sum == 0 || std::labs(sum) > 400) return std::nullopt;
            terms.emplace_back(sum > 0 ? -1 : 1, sum * sum * bases[g]);
        }
        std::shuffle(terms.begin(), terms.end(), random_);
        root_identity made;
        for (auto const& [c, r] : terms) made.left.add(c, r);
        return made;
    }

    std::mt19937_64 random_;
    std::vector<long> bases_;
};

root_sum read_sum(std::istream& words) {
    root_sum sum;
    long coefficient = 0;
    long radicand = 0;
    while (words >> coefficient >> radicand) sum.add(coefficient, radicand);
    return sum;
}

}  // namespace

std::vector<root_identity> flat_identities() {
    maker make(20240601);
    std::vector<root_identity> all;
    for (int i = 0; i < 200; ++i) {
        all.push_back(i % 4 == 3   ? make.nearly_vanishing()
                      : i % 4 == 1 ? make.off_by_one(make.vanishing())
                                   : make.vanishing());
    }
    return all;
}

std::vector<root_identity> nested_identities() {
    maker make(20240602);
    std::vector<root_identity> all;
    for (int i = 0; i < 200; ++i) all.push_back(make.nested(i));
    return all;
}

root_identity prime_identity(int n, twin changed) {
    long const primes[] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29,
                           31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
    root_identity made;
    for (int i = 0; i < n; ++i) {
        made.left.add(1, primes[i]);
        made.constant += primes[i];
        for (int j = i + 1; j < n; ++j) made.inside.add(2, primes[i] * primes[j]);
    }
    made.holds = changed == twin::none;
    if (changed == twin::constant) ++made.constant;
    if (changed == twin::radicand) ++made.inside.radicands.back();
    return made;
}

std::vector<root_identity> read_identities(std::string const& file) {
    std::vector<root_identity> all;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) continue;
        root_identity read;
        read.holds = line[0] == 'T';
        std::string const rest = line.substr(1);
        std::size_t const semicolon = rest.find(';');
        std::istringstream left(rest.substr(0, semicolon));
        read.left = read_sum(left);
        if (semicolon != std::string::npos) {
            std::istringstream right(rest.substr(semicolon + 1));
            right >> read.constant;
            read.inside = read_sum(right);
        }
        all.push_back(read);
    }
    return all;
}

}  // namespace surd::bench
