// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Volumes of output_size of 0, with the elements of self where max_pool3d found them.
struct TENON_API max_unpool3d
    : Operator<max_unpool3d,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] "
      "padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_unpool3d(const TensorBase& self, const TensorBase& indices,
                               const IntArrayOf<3>& output_size, const IntArrayOf<3>& stride,
                               const IntArrayOf<3>& padding) {
  return stubs::max_unpool3d::call(self, indices, output_size, stride, padding);
}

}  // namespace tenon::ops
