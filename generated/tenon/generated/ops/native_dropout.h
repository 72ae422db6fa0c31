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

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
struct TENON_API native_dropout {
  using Signature =
      std::tuple<TensorBase, TensorBase>(const TensorBase&, double, std::optional<bool>);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase> call(const TensorBase& input, double p,
                                                 std::optional<bool> train);
  static std::tuple<TensorBase, TensorBase> redispatch(DispatchKeySet keys, const TensorBase& input,
                                                       double p, std::optional<bool> train);
};

}  // namespace stubs
namespace ops {

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
inline std::tuple<TensorBase, TensorBase> native_dropout(const TensorBase& input, double p,
                                                         std::optional<bool> train) {
  return stubs::native_dropout::call(input, p, train);
}

}  // namespace ops
}  // namespace tenon
