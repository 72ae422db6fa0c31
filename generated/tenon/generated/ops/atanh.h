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

// atanh(Tensor self) -> Tensor
struct TENON_API atanh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// atanh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API atanh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API atanh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// atanh(Tensor self) -> Tensor
inline TensorBase atanh(const TensorBase& self) {
  return stubs::atanh::call(self);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& atanh_(TensorBase& self) {
  return stubs::atanh_::call(self);
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& atanh_out(const TensorBase& self, TensorBase& out) {
  return stubs::atanh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
