#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/tenon/program/operand_parser.h"

namespace tenon::tools {

/// An operator with an operand for each of its arguments.
struct ResolvedCall {
  const OperatorEntry* op = nullptr;
  std::vector<Operand> operands;
};

/// Chooses the overload that takes the arguments and reads them by its schema; defaults are filled
/// in. `args` is a list, with a mapping of keyword arguments last or not; a mapping; or one
/// argument alone; null when the step has none. Nothing, with every reason in `problems`, for an
/// unknown operator, arguments that do not fit, or several overloads that they fit equally well.
std::optional<ResolvedCall> resolve_call(const YamlNode& op, const YamlNode* args,
                                         const Scope& scope, std::vector<Problem>& problems);

}  // namespace tenon::tools
