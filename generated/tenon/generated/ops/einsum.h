// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sums of products over dimensions that letters name, as in `ij,jk->ik`; path tells which are
/// multiplied next.
struct TENON_API einsum
    : Operator<einsum, TensorBase(std::string_view, TensorList, std::optional<IntArrayRef>)> {
  static constexpr std::string_view kSchema =
      "einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase einsum(std::string_view equation, TensorList tensors,
                         const OptionalIntArrayRef& path = std::nullopt) {
  return stubs::einsum::call(equation, tensors, path);
}

}  // namespace tenon::ops
