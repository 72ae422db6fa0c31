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

// tan(Tensor self) -> Tensor
struct TENON_API tan {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// tan_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API tan_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API tan_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// tan(Tensor self) -> Tensor
inline TensorBase tan(const TensorBase& self) {
  return stubs::tan::call(self);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& tan_(TensorBase& self) {
  return stubs::tan_::call(self);
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& tan_out(const TensorBase& self, TensorBase& out) {
  return stubs::tan_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
