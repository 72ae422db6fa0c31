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

// cos(Tensor self) -> Tensor
struct TENON_API cos {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// cos_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API cos_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API cos_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// cos(Tensor self) -> Tensor
inline TensorBase cos(const TensorBase& self) {
  return stubs::cos::call(self);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& cos_(TensorBase& self) {
  return stubs::cos_::call(self);
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& cos_out(const TensorBase& self, TensorBase& out) {
  return stubs::cos_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
