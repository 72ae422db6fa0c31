// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The cross entropy between two probabilities of two classes; logarithms are at least -100.
struct TENON_API binary_cross_entropy
    : Operator<binary_cross_entropy,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase binary_cross_entropy(const TensorBase& self, const TensorBase& target,
                                       const TensorBase& weight = {}, int64_t reduction = 1) {
  return stubs::binary_cross_entropy::call(self, target, weight, reduction);
}

}  // namespace tenon::ops
