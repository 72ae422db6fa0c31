// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The smallest of the most frequent elements of each slice of a dimension, and its last index.
struct TENON_API mode
    : Operator<mode, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> mode(const TensorBase& self, int64_t dim = -1,
                                               bool keepdim = false) {
  return stubs::mode::call(self, dim, keepdim);
}

}  // namespace tenon::ops
