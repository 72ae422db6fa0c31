// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradients of batch normalization for input, weight and bias; the ones that output_mask
/// leaves out are undefined.
struct TENON_API native_batch_norm_backward
    : Operator<native_batch_norm_backward,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                   const TensorBase&, const TensorBase&, const TensorBase&, bool, double,
                   std::array<bool, 3>)> {
  static constexpr std::string_view kSchema =
      "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? "
      "running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, "
      "float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm_backward(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& weight,
    const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& save_mean,
    const TensorBase& save_invstd, bool train, double eps, std::array<bool, 3> output_mask) {
  return stubs::native_batch_norm_backward::call(grad_out, input, weight, running_mean, running_var,
                                                 save_mean, save_invstd, train, eps, output_mask);
}

}  // namespace tenon::ops
