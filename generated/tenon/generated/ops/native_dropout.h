// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Elements set to 0 with probability p and else scaled by 1 / (1 - p), and the mask of those kept.
struct TENON_API native_dropout
    : Operator<native_dropout,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, double, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> native_dropout(const TensorBase& input, double p,
                                                         std::optional<bool> train) {
  return stubs::native_dropout::call(input, p, train);
}

}  // namespace tenon::ops
