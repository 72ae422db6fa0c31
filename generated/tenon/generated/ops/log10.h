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

// log10(Tensor self) -> Tensor
struct TENON_API log10 {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// log10_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API log10_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API log10_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// log10(Tensor self) -> Tensor
inline TensorBase log10(const TensorBase& self) {
  return stubs::log10::call(self);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& log10_(TensorBase& self) {
  return stubs::log10_::call(self);
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& log10_out(const TensorBase& self, TensorBase& out) {
  return stubs::log10_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
