// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API unfold_copy
    : Operator<unfold_copy, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase unfold_copy(const TensorBase& self, int64_t dimension, int64_t size,
                              int64_t step) {
  return stubs::unfold_copy::call(self, dimension, size, step);
}

}  // namespace tenon::ops
