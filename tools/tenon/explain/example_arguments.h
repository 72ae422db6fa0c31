#pragma once

#include <map>
#include <optional>
#include <string>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// Arguments whose values are given, by name.
using GivenArguments = std::map<std::string, Value, std::less<>>;

/// Arguments with which the operator succeeds on the CPU, found by trying: small tensors that are
/// normal and do not require grad, defaults where there are any. Nothing when no attempt succeeds.
std::optional<Stack> example_arguments(const OperatorEntry& op, const GivenArguments& given = {});

}  // namespace tenon::tools
