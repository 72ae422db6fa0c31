// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"

namespace tenon::composite {

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size) {
  return ops::_adaptive_avg_pool2d(self, output_size);
}

// adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
TensorBase adaptive_avg_pool3d(const TensorBase& self, IntArrayRef output_size) {
  return ops::_adaptive_avg_pool3d(self, output_size);
}

}  // namespace tenon::composite
