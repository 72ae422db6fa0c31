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

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
struct TENON_API unsqueeze {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim);
};

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
struct TENON_API unsqueeze_ {
  using Signature = TensorBase&(TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim);
};

}  // namespace stubs
namespace ops {

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
inline TensorBase unsqueeze(const TensorBase& self, int64_t dim) {
  return stubs::unsqueeze::call(self, dim);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
inline TensorBase& unsqueeze_(TensorBase& self, int64_t dim) {
  return stubs::unsqueeze_::call(self, dim);
}

}  // namespace ops
}  // namespace tenon
