// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// For each index a row of 0 with a 1 at that index.
struct TENON_API one_hot : Operator<one_hot, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "one_hot(Tensor self, int num_classes=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase one_hot(const TensorBase& self, int64_t num_classes = -1) {
  return stubs::one_hot::call(self, num_classes);
}

}  // namespace tenon::ops
