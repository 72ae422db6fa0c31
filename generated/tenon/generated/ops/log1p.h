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

// log1p(Tensor self) -> Tensor
struct TENON_API log1p {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// log1p_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API log1p_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API log1p_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// log1p(Tensor self) -> Tensor
inline TensorBase log1p(const TensorBase& self) {
  return stubs::log1p::call(self);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& log1p_(TensorBase& self) {
  return stubs::log1p_::call(self);
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& log1p_out(const TensorBase& self, TensorBase& out) {
  return stubs::log1p_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
