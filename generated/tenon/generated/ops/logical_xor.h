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

// logical_xor(Tensor self, Tensor other) -> Tensor
struct TENON_API logical_xor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API logical_xor_ {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API logical_xor_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// logical_xor(Tensor self, Tensor other) -> Tensor
inline TensorBase logical_xor(const TensorBase& self, const TensorBase& other) {
  return stubs::logical_xor::call(self, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& logical_xor_(TensorBase& self, const TensorBase& other) {
  return stubs::logical_xor_::call(self, other);
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& logical_xor_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::logical_xor_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon
