#pragma once

#include <vector>

#include "tools/promises/checked_call.h"

namespace tenon::tools {

/// The calls that an operator is held by: one of these arguments, with which it succeeds, and where
/// it also succeeds with float64 values at which functions are smooth, one of those, which alone is
/// differentiated. What may be expected of a call is found by trying.
std::vector<CheckedCall> calls_with(const OperatorEntry& op, const Stack& arguments);

}  // namespace tenon::tools
