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

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
struct TENON_API copy_ {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, bool);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& src, bool non_blocking);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& src,
                                bool non_blocking);
};

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
struct TENON_API copy {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& src, bool non_blocking);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               bool non_blocking);
};

}  // namespace stubs
namespace ops {

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
inline TensorBase& copy_(TensorBase& self, const TensorBase& src, bool non_blocking = false) {
  return stubs::copy_::call(self, src, non_blocking);
}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
inline TensorBase copy(const TensorBase& self, const TensorBase& src, bool non_blocking = false) {
  return stubs::copy::call(self, src, non_blocking);
}

}  // namespace ops
}  // namespace tenon
