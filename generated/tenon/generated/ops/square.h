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

// square(Tensor self) -> Tensor
struct TENON_API square {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// square_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API square_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API square_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// square(Tensor self) -> Tensor
inline TensorBase square(const TensorBase& self) {
  return stubs::square::call(self);
}

// square_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& square_(TensorBase& self) {
  return stubs::square_::call(self);
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& square_out(const TensorBase& self, TensorBase& out) {
  return stubs::square_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
