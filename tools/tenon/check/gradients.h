#pragma once

#include <string>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// Whether calls of the operator are recorded for backward, with respect to one of these tensors at
/// least.
bool has_gradient(const OperatorEntry& op, const Stack& arguments);
/// What is wrong with first gradients, compared with differences of float64; empty where nothing
/// is.
std::string wrong_gradient(const OperatorEntry& op, const Stack& arguments);
/// The same for second ones.
std::string wrong_second_gradient(const OperatorEntry& op, const Stack& arguments);

}  // namespace tenon::tools
