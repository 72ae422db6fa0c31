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

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
struct TENON_API scatter_src {
  using Signature = TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index,
                         const TensorBase& src);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index, const TensorBase& src);
};

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
struct TENON_API scatter__src {
  using Signature = TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                const TensorBase& index, const TensorBase& src);
};

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
struct TENON_API scatter_value {
  using Signature = TensorBase(const TensorBase&, int64_t, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, const TensorBase& index,
                         const Scalar& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               const TensorBase& index, const Scalar& value);
};

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
struct TENON_API scatter__value {
  using Signature = TensorBase&(TensorBase&, int64_t, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim, const TensorBase& index,
                          const Scalar& value);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                const TensorBase& index, const Scalar& value);
};

}  // namespace stubs
namespace ops {

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
inline TensorBase scatter(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src) {
  return stubs::scatter_src::call(self, dim, index, src);
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
inline TensorBase& scatter_(TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& src) {
  return stubs::scatter__src::call(self, dim, index, src);
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
inline TensorBase scatter(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const Scalar& value) {
  return stubs::scatter_value::call(self, dim, index, value);
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
inline TensorBase& scatter_(TensorBase& self, int64_t dim, const TensorBase& index,
                            const Scalar& value) {
  return stubs::scatter__value::call(self, dim, index, value);
}

}  // namespace ops
}  // namespace tenon
