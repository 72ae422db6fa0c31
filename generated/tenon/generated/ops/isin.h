// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is one of others, or with invert whether it is none.
struct TENON_API isin_Tensor_Tensor
    : Operator<isin_Tensor_Tensor, TensorBase(const TensorBase&, const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool "
      "invert=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isin(const TensorBase& elements, const TensorBase& test_elements,
                       bool assume_unique = false, bool invert = false) {
  return stubs::isin_Tensor_Tensor::call(elements, test_elements, assume_unique, invert);
}

}  // namespace tenon::ops
