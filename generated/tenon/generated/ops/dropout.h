// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// dropout(Tensor input, float p, bool train) -> Tensor
struct TENON_API dropout {
  using Signature = TensorBase(const TensorBase&, double, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, double p, bool train);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input, double p, bool train);
};

}  // namespace stubs
namespace ops {

// dropout(Tensor input, float p, bool train) -> Tensor
inline TensorBase dropout(const TensorBase& input, double p, bool train) {
  return stubs::dropout::call(input, p, train);
}

}  // namespace ops
}  // namespace tenon
