// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Exponentials divided by their sum over a dimension.
struct TENON_API softmax_int
    : Operator<softmax_int, TensorBase(const TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase softmax(const TensorBase& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::call(self, dim, dtype);
}

}  // namespace tenon::ops
