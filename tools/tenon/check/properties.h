#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// What every operator promises, whoever has written it.
struct Property {
  std::string_view name;
  /// Whether it says something of the operator.
  bool (*applies)(const OperatorEntry& op, const Stack& arguments);
  /// What is wrong with calls of these arguments, with which the operator succeeds; empty where
  /// nothing is. What it raises is wrong too.
  std::string (*violation)(const OperatorEntry& op, const Stack& arguments);
};

/// Those that need no knowledge of what the operator computes, in the order in which they are
/// reported.
std::span<const Property> properties();

}  // namespace tenon::tools
