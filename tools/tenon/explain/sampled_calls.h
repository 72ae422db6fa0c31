#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// A call of an operator whose arguments no trying finds, since they must fit each other.
struct SampledCall {
  std::string_view op;
  /// `name=value` with spaces between them; a tensor by its sizes, and its dtype where that is not
  /// float32: `input=1x3x4x4 indices=2x2:int64`; lists with commas.
  std::string_view arguments;
};

/// Taken from the samples of tests/conformance, which `tools_test` holds them against.
std::span<const SampledCall> sampled_calls();

/// The arguments of the operator's call by name; none when it has no call.
std::map<std::string, Value, std::less<>> sampled_arguments(const OperatorSchema& schema);

}  // namespace tenon::tools
