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

// erfc(Tensor self) -> Tensor
struct TENON_API erfc {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// erfc_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API erfc_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API erfc_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// erfc(Tensor self) -> Tensor
inline TensorBase erfc(const TensorBase& self) {
  return stubs::erfc::call(self);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& erfc_(TensorBase& self) {
  return stubs::erfc_::call(self);
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& erfc_out(const TensorBase& self, TensorBase& out) {
  return stubs::erfc_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
