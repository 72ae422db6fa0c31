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

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
struct TENON_API transpose_int {
  using Signature = TensorBase(const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim0, int64_t dim1);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim0,
                               int64_t dim1);
};

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
struct TENON_API transpose_ {
  using Signature = TensorBase&(TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim0, int64_t dim1);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim0, int64_t dim1);
};

}  // namespace stubs
namespace ops {

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
inline TensorBase transpose(const TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_int::call(self, dim0, dim1);
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
inline TensorBase& transpose_(TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_::call(self, dim0, dim1);
}

}  // namespace ops
}  // namespace tenon
