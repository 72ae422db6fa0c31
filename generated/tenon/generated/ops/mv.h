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

// mv(Tensor self, Tensor vec) -> Tensor
struct TENON_API mv {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& vec);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec);
};

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API mv_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& vec, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// mv(Tensor self, Tensor vec) -> Tensor
inline TensorBase mv(const TensorBase& self, const TensorBase& vec) {
  return stubs::mv::call(self, vec);
}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& mv_out(const TensorBase& self, const TensorBase& vec, TensorBase& out) {
  return stubs::mv_out::call(self, vec, out);
}

}  // namespace ops
}  // namespace tenon
