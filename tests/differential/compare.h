#pragma once

#include "tests/support/samples.h"

namespace tenon::test {

/// Compares the results of a call of both libraries, unless libtorch cannot make it.
void compare_calls(const Sample& sample, const OperatorEntry& op, const Stack& arguments);
/// The same of the gradients, and of which results have a history.
void compare_gradients(const Sample& sample, const OperatorEntry& op, Stack arguments);

}  // namespace tenon::test
