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

// trunc(Tensor self) -> Tensor
struct TENON_API trunc {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// trunc_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API trunc_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API trunc_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// trunc(Tensor self) -> Tensor
inline TensorBase trunc(const TensorBase& self) {
  return stubs::trunc::call(self);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& trunc_(TensorBase& self) {
  return stubs::trunc_::call(self);
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& trunc_out(const TensorBase& self, TensorBase& out) {
  return stubs::trunc_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
