// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Planes of output_size of 0, with the elements of self where max_pool2d found them.
struct TENON_API max_unpool2d
    : Operator<max_unpool2d, TensorBase(const TensorBase&, const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase max_unpool2d(const TensorBase& self, const TensorBase& indices,
                               const IntArrayOf<2>& output_size) {
  return stubs::max_unpool2d::call(self, indices, output_size);
}

}  // namespace tenon::ops
