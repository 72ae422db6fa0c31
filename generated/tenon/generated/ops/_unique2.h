// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The different elements in order, for each element which of them it is, and how often each is
/// there.
struct TENON_API _unique2
    : Operator<_unique2,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, bool, bool,
                                                              bool)> {
  static constexpr std::string_view kSchema =
      "_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool "
      "return_counts=False) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> _unique2(
    const TensorBase& self, bool sorted = true, bool return_inverse = false,
    bool return_counts = false) {
  return stubs::_unique2::call(self, sorted, return_inverse, return_counts);
}

}  // namespace tenon::ops
