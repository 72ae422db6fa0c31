// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/to.h"

namespace tenon::composite {

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase log_softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype) {
  if (dtype) return ops::_log_softmax(ops::to(self, *dtype), dim, false);
  return ops::_log_softmax(self, dim, false);
}

// mish(Tensor self) -> Tensor
TensorBase mish(const TensorBase& self) {
  return ops::mul(self, ops::tanh(ops::softplus(self)));
}

}  // namespace tenon::composite
