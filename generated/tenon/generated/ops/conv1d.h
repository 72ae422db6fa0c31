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

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
struct TENON_API conv1d {
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

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
inline TensorBase conv1d(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}, const IntArrayOf<1>& stride = 1,
                         const IntArrayOf<1>& padding = 0, const IntArrayOf<1>& dilation = 1,
                         int64_t groups = 1) {
  return stubs::conv1d::call(input, weight, bias, stride, padding, dilation, groups);
}

}  // namespace ops
}  // namespace tenon
