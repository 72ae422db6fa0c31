// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Between which of sorted boundaries each value lies.
struct TENON_API bucketize_Tensor
    : Operator<bucketize_Tensor, TensorBase(const TensorBase&, const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) "
      "-> Tensor";
};

/// Between which of sorted boundaries a number lies.
struct TENON_API bucketize_Scalar
    : Operator<bucketize_Scalar, TensorBase(const Scalar&, const TensorBase&, bool, bool)> {
  static constexpr std::string_view kSchema =
      "bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bucketize(const TensorBase& self, const TensorBase& boundaries,
                            bool out_int32 = false, bool right = false) {
  return stubs::bucketize_Tensor::call(self, boundaries, out_int32, right);
}

inline TensorBase bucketize(const Scalar& self, const TensorBase& boundaries,
                            bool out_int32 = false, bool right = false) {
  return stubs::bucketize_Scalar::call(self, boundaries, out_int32, right);
}

}  // namespace tenon::ops
