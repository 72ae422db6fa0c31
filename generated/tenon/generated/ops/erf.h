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

// erf(Tensor self) -> Tensor
struct TENON_API erf {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// erf_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API erf_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API erf_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// erf(Tensor self) -> Tensor
inline TensorBase erf(const TensorBase& self) {
  return stubs::erf::call(self);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& erf_(TensorBase& self) {
  return stubs::erf_::call(self);
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& erf_out(const TensorBase& self, TensorBase& out) {
  return stubs::erf_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
