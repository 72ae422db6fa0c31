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

// dot(Tensor self, Tensor tensor) -> Tensor
struct TENON_API dot {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& tensor);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& tensor);
};

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API dot_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& tensor, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& tensor, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// dot(Tensor self, Tensor tensor) -> Tensor
inline TensorBase dot(const TensorBase& self, const TensorBase& tensor) {
  return stubs::dot::call(self, tensor);
}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& dot_out(const TensorBase& self, const TensorBase& tensor, TensorBase& out) {
  return stubs::dot_out::call(self, tensor, out);
}

}  // namespace ops
}  // namespace tenon
