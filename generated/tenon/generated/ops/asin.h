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

// asin(Tensor self) -> Tensor
struct TENON_API asin {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// asin_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API asin_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API asin_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// asin(Tensor self) -> Tensor
inline TensorBase asin(const TensorBase& self) {
  return stubs::asin::call(self);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& asin_(TensorBase& self) {
  return stubs::asin_::call(self);
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& asin_out(const TensorBase& self, TensorBase& out) {
  return stubs::asin_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
