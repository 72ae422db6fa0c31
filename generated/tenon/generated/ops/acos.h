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

// acos(Tensor self) -> Tensor
struct TENON_API acos {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// acos_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API acos_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API acos_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// acos(Tensor self) -> Tensor
inline TensorBase acos(const TensorBase& self) {
  return stubs::acos::call(self);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& acos_(TensorBase& self) {
  return stubs::acos_::call(self);
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& acos_out(const TensorBase& self, TensorBase& out) {
  return stubs::acos_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
