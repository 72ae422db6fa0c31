// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// X of the least norm for which ‖AX - b‖ is least, and the ranks; no residuals and singular
/// values.
struct TENON_API linalg_lstsq
    : Operator<linalg_lstsq,
               std::tuple<TensorBase, TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, std::optional<double>,
                   std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor "
      "solution, Tensor residuals, Tensor rank, Tensor singular_values)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> linalg_lstsq(
    const TensorBase& self, const TensorBase& b, std::optional<double> rcond = std::nullopt,
    std::optional<std::string_view> driver = std::nullopt) {
  return stubs::linalg_lstsq::call(self, b, rcond, driver);
}

}  // namespace tenon::ops
