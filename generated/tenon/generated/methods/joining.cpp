// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/joining.h"
#include "tenon/generated/ops/repeat.h"

namespace tenon {

Tensor Tensor::repeat(IntArrayRef repeats) const {
  return stubs::repeat::call(*this, repeats);
}

Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 std::optional<int64_t> output_size) const {
  return stubs::repeat_interleave_self_int::call(*this, repeats, dim, output_size);
}

Tensor Tensor::flip(IntArrayRef dims) const {
  return stubs::flip::call(*this, dims);
}

}  // namespace tenon
