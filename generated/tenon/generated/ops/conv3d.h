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

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
struct TENON_API conv3d {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                               IntArrayRef, IntArrayRef, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                         IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                         int64_t groups);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input,
                               const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                               IntArrayRef padding, IntArrayRef dilation, int64_t groups);
};

}  // namespace stubs
namespace ops {

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
inline TensorBase conv3d(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}, const IntArrayOf<3>& stride = 1,
                         const IntArrayOf<3>& padding = 0, const IntArrayOf<3>& dilation = 1,
                         int64_t groups = 1) {
  return stubs::conv3d::call(input, weight, bias, stride, padding, dilation, groups);
}

}  // namespace ops
}  // namespace tenon
