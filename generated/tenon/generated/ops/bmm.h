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

// bmm(Tensor self, Tensor mat2) -> Tensor
struct TENON_API bmm {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& mat2);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2);
};

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API bmm_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& mat2, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// bmm(Tensor self, Tensor mat2) -> Tensor
inline TensorBase bmm(const TensorBase& self, const TensorBase& mat2) {
  return stubs::bmm::call(self, mat2);
}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& bmm_out(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  return stubs::bmm_out::call(self, mat2, out);
}

}  // namespace ops
}  // namespace tenon
