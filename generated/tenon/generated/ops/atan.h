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

// atan(Tensor self) -> Tensor
struct TENON_API atan {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// atan_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API atan_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API atan_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// atan(Tensor self) -> Tensor
inline TensorBase atan(const TensorBase& self) {
  return stubs::atan::call(self);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& atan_(TensorBase& self) {
  return stubs::atan_::call(self);
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& atan_out(const TensorBase& self, TensorBase& out) {
  return stubs::atan_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
