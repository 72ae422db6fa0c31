// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Where each value can stand in a sorted sequence, the first or on the right the last such place.
struct TENON_API searchsorted_Tensor
    : Operator<searchsorted_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, bool, bool,
                          std::optional<std::string_view>, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool "
      "right=False, str? side=None, Tensor? sorter=None) -> Tensor";
};

/// Where a number can stand in a sorted sequence.
struct TENON_API searchsorted_Scalar
    : Operator<searchsorted_Scalar,
               TensorBase(const TensorBase&, const Scalar&, bool, bool,
                          std::optional<std::string_view>, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool "
      "right=False, str? side=None, Tensor? sorter=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase searchsorted(const TensorBase& sorted_sequence, const TensorBase& self,
                               bool out_int32 = false, bool right = false,
                               std::optional<std::string_view> side = std::nullopt,
                               const TensorBase& sorter = {}) {
  return stubs::searchsorted_Tensor::call(sorted_sequence, self, out_int32, right, side, sorter);
}

inline TensorBase searchsorted(const TensorBase& sorted_sequence, const Scalar& self,
                               bool out_int32 = false, bool right = false,
                               std::optional<std::string_view> side = std::nullopt,
                               const TensorBase& sorter = {}) {
  return stubs::searchsorted_Scalar::call(sorted_sequence, self, out_int32, right, side, sorter);
}

}  // namespace tenon::ops
