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

// floor(Tensor self) -> Tensor
struct TENON_API floor {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// floor_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API floor_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API floor_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// floor(Tensor self) -> Tensor
inline TensorBase floor(const TensorBase& self) {
  return stubs::floor::call(self);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& floor_(TensorBase& self) {
  return stubs::floor_::call(self);
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& floor_out(const TensorBase& self, TensorBase& out) {
  return stubs::floor_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
