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

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct TENON_API lerp_Scalar {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& end, const Scalar& weight);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                               const Scalar& weight);
};

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
struct TENON_API lerp__Scalar {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& end, const Scalar& weight);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                                const Scalar& weight);
};

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API lerp_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& end, const Scalar& weight,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                                const Scalar& weight, TensorBase& out);
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
struct TENON_API lerp_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& end, const TensorBase& weight);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                               const TensorBase& weight);
};

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
struct TENON_API lerp__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& end, const TensorBase& weight);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                                const TensorBase& weight);
};

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API lerp_Tensor_out {
  using Signature =
      TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& end, const TensorBase& weight,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                                const TensorBase& weight, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
inline TensorBase lerp(const TensorBase& self, const TensorBase& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
inline TensorBase& lerp_(TensorBase& self, const TensorBase& end, const Scalar& weight) {
  return stubs::lerp__Scalar::call(self, end, weight);
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& lerp_out(const TensorBase& self, const TensorBase& end, const Scalar& weight,
                            TensorBase& out) {
  return stubs::lerp_Scalar_out::call(self, end, weight, out);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
inline TensorBase lerp(const TensorBase& self, const TensorBase& end, const TensorBase& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
inline TensorBase& lerp_(TensorBase& self, const TensorBase& end, const TensorBase& weight) {
  return stubs::lerp__Tensor::call(self, end, weight);
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& lerp_out(const TensorBase& self, const TensorBase& end, const TensorBase& weight,
                            TensorBase& out) {
  return stubs::lerp_Tensor_out::call(self, end, weight, out);
}

}  // namespace ops
}  // namespace tenon
