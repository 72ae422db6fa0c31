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

// minimum(Tensor self, Tensor other) -> Tensor
struct TENON_API minimum {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API minimum_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// minimum(Tensor self, Tensor other) -> Tensor
inline TensorBase minimum(const TensorBase& self, const TensorBase& other) {
  return stubs::minimum::call(self, other);
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& minimum_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::minimum_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon
