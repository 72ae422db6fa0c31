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

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
struct TENON_API conv_transpose2d_input {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                               IntArrayRef, IntArrayRef, int64_t, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                         IntArrayRef stride, IntArrayRef padding, IntArrayRef output_padding,
                         int64_t groups, IntArrayRef dilation);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input,
                               const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                               IntArrayRef padding, IntArrayRef output_padding, int64_t groups,
                               IntArrayRef dilation);
};

}  // namespace stubs
namespace ops {

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
inline TensorBase conv_transpose2d(const TensorBase& input, const TensorBase& weight,
                                   const TensorBase& bias = {}, const IntArrayOf<2>& stride = 1,
                                   const IntArrayOf<2>& padding = 0,
                                   const IntArrayOf<2>& output_padding = 0, int64_t groups = 1,
                                   const IntArrayOf<2>& dilation = 1) {
  return stubs::conv_transpose2d_input::call(input, weight, bias, stride, padding, output_padding,
                                             groups, dilation);
}

}  // namespace ops
}  // namespace tenon
