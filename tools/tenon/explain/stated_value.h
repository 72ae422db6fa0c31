#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/inference_table/behaviour.h"

namespace tenon::tools {

// Arguments of a call as they are written on a command line.

/// What was said of a tensor: `STATE`, `STATE:2x3` with its sizes, `STATE:2x3:int64` with its
/// dtype.
struct StatedTensor {
  TensorState state = TensorState::kNormal;
  std::optional<std::vector<int64_t>> sizes;
  DType dtype = DType::kFloat32;
};

/// The state of that name. ValueError, which names the argument, for another name.
TensorState parse_state(std::string_view argument, std::string_view name);
/// One for each tensor of a list, with commas between them.
std::vector<StatedTensor> parse_tensors(const ArgumentSchema& argument, std::string_view text);
/// A value that is no tensor, as a program spells it.
Value parse_value(const ArgumentSchema& argument, const std::string& text);

/// A tensor that has sizes, or a list of them: numbers of 0.5, integers of 0, or true.
Value tensors_of(const ArgumentSchema& argument, const std::vector<StatedTensor>& stated);

std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace tenon::tools
