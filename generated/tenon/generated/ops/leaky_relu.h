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

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct TENON_API leaky_relu {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& negative_slope);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const Scalar& negative_slope);
};

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
struct TENON_API leaky_relu_ {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& negative_slope);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self,
                                const Scalar& negative_slope);
};

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API leaky_relu_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& negative_slope, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const Scalar& negative_slope, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
inline TensorBase leaky_relu(const TensorBase& self, const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu::call(self, negative_slope);
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
inline TensorBase& leaky_relu_(TensorBase& self, const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu_::call(self, negative_slope);
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& leaky_relu_out(const TensorBase& self, const Scalar& negative_slope,
                                  TensorBase& out) {
  return stubs::leaky_relu_out::call(self, negative_slope, out);
}

}  // namespace ops
}  // namespace tenon
