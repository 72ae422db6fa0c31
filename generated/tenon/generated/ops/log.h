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

// log(Tensor self) -> Tensor
struct TENON_API log {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// log_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API log_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API log_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// log(Tensor self) -> Tensor
inline TensorBase log(const TensorBase& self) {
  return stubs::log::call(self);
}

// log_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& log_(TensorBase& self) {
  return stubs::log_::call(self);
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& log_out(const TensorBase& self, TensorBase& out) {
  return stubs::log_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
