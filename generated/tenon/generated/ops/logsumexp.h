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

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
struct TENON_API logsumexp {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef dim, bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                               bool keepdim);
};

}  // namespace stubs
namespace ops {

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
inline TensorBase logsumexp(const TensorBase& self, const IntArrayOf<1>& dim,
                            bool keepdim = false) {
  return stubs::logsumexp::call(self, dim, keepdim);
}

}  // namespace ops
}  // namespace tenon
