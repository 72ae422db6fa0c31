// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/activation_2.h"

namespace tenon {

Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::log_softmax_int::call(*this, dim, dtype);
}

}  // namespace tenon
