#pragma once

#include <string>
#include <vector>

#include "program.h"

namespace comparison {

inline bool has_dimensions(const torch::Tensor& x) {
  return x.dim() > 0 && x.numel() > 0;
}

/// Numbers of rows, and their text.
struct Positions {
  std::string text;
  torch::Tensor tensor;
};

/// Positions in the first dimension. None is out of range, which a device that computes later finds
/// after other errors of the call.
inline Positions positions(const Program& p, RandomStream& random, const torch::Tensor& self,
                           int64_t count) {
  std::vector<int64_t> rows;
  for (int64_t i = 0; i < count; ++i) rows.push_back(random.below(self.size(0)));
  std::string text;
  for (const int64_t row : rows) text += (text.empty() ? "[" : ", ") + std::to_string(row);
  return {text + "]", p.own(torch::tensor(rows, torch::kLong))};
}

}  // namespace comparison
