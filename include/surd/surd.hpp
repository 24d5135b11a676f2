// SPDX-License-Identifier: BSL-1.0
// Purpose: everything about exact powers: outcome, number, exponent, radical, power.
#ifndef SURD_SURD_HPP
#define SURD_SURD_HPP

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/exponent/index.hpp"
#include "surd/exponent/literals.hpp"
#include "surd/exponent/possible_failures.hpp"
#include "surd/number/coprime_base.hpp"
#include "surd/number/factor.hpp"
#include "surd/number/from_double.hpp"
#include "surd/number/integer.hpp"
#include "surd/number/integer_root.hpp"
#include "surd/number/limits.hpp"
#include "surd/number/parse.hpp"
#include "surd/number/perfect_power.hpp"
#include "surd/number/prime.hpp"
#include "surd/number/rational.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/power/candidates.hpp"
#include "surd/power/log.hpp"
#include "surd/power/polar_form.hpp"
#include "surd/power/pow.hpp"
#include "surd/power/root.hpp"
#include "surd/power/solve.hpp"
#include "surd/radical/arithmetic.hpp"
#include "surd/radical/compare.hpp"
#include "surd/radical/radical.hpp"
#include "surd/radical/radical_sum.hpp"
#include "surd/radical/simplest_form.hpp"

#endif
