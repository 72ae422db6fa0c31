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

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
struct TENON_API constant_pad_nd {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef pad, const Scalar& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef pad,
                               const Scalar& value);
};

}  // namespace stubs
namespace ops {

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
inline TensorBase constant_pad_nd(const TensorBase& self, IntArrayRef pad,
                                  const Scalar& value = 0) {
  return stubs::constant_pad_nd::call(self, pad, value);
}

}  // namespace ops
}  // namespace tenon
