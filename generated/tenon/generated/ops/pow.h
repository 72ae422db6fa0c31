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

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
struct TENON_API pow_Tensor_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& exponent);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent);
};

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
struct TENON_API pow__Tensor_Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& exponent);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& exponent);
};

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API pow_Tensor_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& exponent, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent,
                                TensorBase& out);
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct TENON_API pow_Tensor_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& exponent);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& exponent);
};

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API pow_Tensor_Tensor_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& exponent, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& exponent, TensorBase& out);
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct TENON_API pow_Scalar {
  using Signature = TensorBase(const Scalar&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const Scalar& self, const TensorBase& exponent);
  static TensorBase redispatch(DispatchKeySet keys, const Scalar& self, const TensorBase& exponent);
};

}  // namespace stubs
namespace ops {

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
inline TensorBase pow(const TensorBase& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::call(self, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
inline TensorBase& pow_(TensorBase& self, const Scalar& exponent) {
  return stubs::pow__Tensor_Scalar::call(self, exponent);
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& pow_out(const TensorBase& self, const Scalar& exponent, TensorBase& out) {
  return stubs::pow_Tensor_Scalar_out::call(self, exponent, out);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
inline TensorBase pow(const TensorBase& self, const TensorBase& exponent) {
  return stubs::pow_Tensor_Tensor::call(self, exponent);
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& pow_out(const TensorBase& self, const TensorBase& exponent, TensorBase& out) {
  return stubs::pow_Tensor_Tensor_out::call(self, exponent, out);
}

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
inline TensorBase pow(const Scalar& self, const TensorBase& exponent) {
  return stubs::pow_Scalar::call(self, exponent);
}

}  // namespace ops
}  // namespace tenon
