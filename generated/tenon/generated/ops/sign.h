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

// sign(Tensor self) -> Tensor
struct TENON_API sign {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// sign_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API sign_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sign_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// sign(Tensor self) -> Tensor
inline TensorBase sign(const TensorBase& self) {
  return stubs::sign::call(self);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& sign_(TensorBase& self) {
  return stubs::sign_::call(self);
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sign_out(const TensorBase& self, TensorBase& out) {
  return stubs::sign_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
