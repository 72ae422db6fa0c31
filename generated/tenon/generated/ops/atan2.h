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

// atan2(Tensor self, Tensor other) -> Tensor
struct TENON_API atan2 {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API atan2_ {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API atan2_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// atan2(Tensor self, Tensor other) -> Tensor
inline TensorBase atan2(const TensorBase& self, const TensorBase& other) {
  return stubs::atan2::call(self, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& atan2_(TensorBase& self, const TensorBase& other) {
  return stubs::atan2_::call(self, other);
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& atan2_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::atan2_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon
