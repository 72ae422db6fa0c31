#pragma once

#include <cstdint>
#include <string>

#include "tenon/functionalize/functional_depth.h"

/// Random programs under the functionalization pass, beside the same programs without it.
namespace tenon::test {

/// What differs first of a program that runs on functional tensors, with the steps before it, to
/// the bit; empty where nothing does.
std::string difference_on_functional(uint64_t seed, FunctionalDepth depth);
/// The same on the device `lazy`.
std::string difference_on_lazy(uint64_t seed);
/// The same where most of the steps are part of functionalized calls.
std::string difference_in_calls(uint64_t seed, FunctionalDepth depth);
/// What a functionalized call that fails leaves of its arguments, beside what they were; empty
/// where that is the same.
std::string change_of_failed_call(uint64_t seed, FunctionalDepth depth);

}  // namespace tenon::test
