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

// rsqrt(Tensor self) -> Tensor
struct TENON_API rsqrt {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API rsqrt_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API rsqrt_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// rsqrt(Tensor self) -> Tensor
inline TensorBase rsqrt(const TensorBase& self) {
  return stubs::rsqrt::call(self);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& rsqrt_(TensorBase& self) {
  return stubs::rsqrt_::call(self);
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& rsqrt_out(const TensorBase& self, TensorBase& out) {
  return stubs::rsqrt_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon
