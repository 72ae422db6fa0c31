// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements that tensors of integers or masks pick from dimensions, as NumPy does; None stands
/// for a whole one.
struct TENON_API index_Tensor : Operator<index_Tensor, TensorBase(const TensorBase&, TensorList)> {
  static constexpr std::string_view kSchema =
      "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index(const TensorBase& self, TensorList indices) {
  return stubs::index_Tensor::call(self, indices);
}

}  // namespace tenon::ops
