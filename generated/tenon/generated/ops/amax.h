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

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
struct TENON_API amax {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef dim, bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                               bool keepdim);
};

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API amax_out {
  using Signature = TensorBase&(const TensorBase&, IntArrayRef, bool, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, IntArrayRef dim, bool keepdim, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                                bool keepdim, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
inline TensorBase amax(const TensorBase& self, const IntArrayOf<1>& dim = {},
                       bool keepdim = false) {
  return stubs::amax::call(self, dim, keepdim);
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& amax_out(const TensorBase& self, const IntArrayOf<1>& dim, bool keepdim,
                            TensorBase& out) {
  return stubs::amax_out::call(self, dim, keepdim, out);
}

}  // namespace ops
}  // namespace tenon
