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

// round(Tensor self) -> Tensor
struct TENON_API round {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// round_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API round_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API round_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// round(Tensor self) -> Tensor
inline TensorBase round(const TensorBase& self) {
  return stubs::round::call(self);
}

// round_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& round_(TensorBase& self) {
  return stubs::round_::call(self);
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& round_out(const TensorBase& self, TensorBase& out) {
  return stubs::round_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
