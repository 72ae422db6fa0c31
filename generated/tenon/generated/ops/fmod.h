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

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API fmod_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API fmod__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API fmod_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API fmod_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API fmod__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

}  // namespace stubs
namespace ops {

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase fmod(const TensorBase& self, const TensorBase& other) {
  return stubs::fmod_Tensor::call(self, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& fmod_(TensorBase& self, const TensorBase& other) {
  return stubs::fmod__Tensor::call(self, other);
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& fmod_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::fmod_out::call(self, other, out);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase fmod(const TensorBase& self, const Scalar& other) {
  return stubs::fmod_Scalar::call(self, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& fmod_(TensorBase& self, const Scalar& other) {
  return stubs::fmod__Scalar::call(self, other);
}

}  // namespace ops
}  // namespace tenon
