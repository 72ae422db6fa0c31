// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/hardtanh.h"
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

// relu6(Tensor self) -> Tensor
TensorBase relu6(const TensorBase& self) {
  return ops::hardtanh(self, 0, 6);
}

// selu(Tensor self) -> Tensor
TensorBase selu(const TensorBase& self) {
  return ops::elu(self, 1.6732632423543772848170429916717, 1.0507009873554804934193349852946);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype) {
  if (dtype) return ops::_softmax(ops::to(self, *dtype), dim, false);
  return ops::_softmax(self, dim, false);
}

}  // namespace tenon::composite
