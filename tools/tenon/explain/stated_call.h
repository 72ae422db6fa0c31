#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/inference_table/specification.h"

namespace tenon::tools {

/// An operator with arguments, and what each tensor among them is made as.
struct StatedCall {
  const OperatorEntry* op = nullptr;
  Stack arguments;
  std::vector<TensorState> states;
};

/// What was said of an argument: its name and a text, as stated_value.h reads it. One STATE of a
/// list of tensors stands for all.
using StatedArguments = std::vector<std::pair<std::string, std::string>>;

/// Reads `--self normal` and `--self=normal` as they stand on a command line. ValueError for
/// anything else.
StatedArguments stated_arguments(const std::vector<std::string>& words);

/// The call with what was said, and examples for the rest. ValueError for an unknown argument or
/// state, a wrong value, and an operator for which no arguments are found.
StatedCall make_stated_call(const OperatorEntry& op, const StatedArguments& stated);

/// States with which a call stands in a row; nothing when this operator has no such call.
std::optional<std::vector<TensorState>> states_for(const Row& row, InferencePolicy policy,
                                                   const OperatorEntry& op,
                                                   const std::vector<TensorArgument>& tensors);

/// `InferenceModeError`.
std::string_view error_name(ErrorCode code);

/// One line for what came out of a call: `inference tensor`, `itself, version + 1`,
/// `InferenceModeError`.
std::string outcome_text(const Observation& seen, const std::vector<TensorArgument>& tensors);

}  // namespace tenon::tools
