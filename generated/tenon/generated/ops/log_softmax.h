// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of softmax, computed without overflow.
struct TENON_API log_softmax_int
    : Operator<log_softmax_int, TensorBase(const TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log_softmax(const TensorBase& self, int64_t dim,
                              std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::call(self, dim, dtype);
}

}  // namespace tenon::ops
