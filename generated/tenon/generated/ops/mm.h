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

// mm(Tensor self, Tensor mat2) -> Tensor
struct TENON_API mm {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& mat2);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2);
};

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API mm_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& mat2, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// mm(Tensor self, Tensor mat2) -> Tensor
inline TensorBase mm(const TensorBase& self, const TensorBase& mat2) {
  return stubs::mm::call(self, mat2);
}

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& mm_out(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  return stubs::mm_out::call(self, mat2, out);
}

}  // namespace ops
}  // namespace tenon
