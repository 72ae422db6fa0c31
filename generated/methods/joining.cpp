// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"

namespace tenon {

// repeat(Tensor self, SymInt[] repeats) -> Tensor
Tensor Tensor::repeat(IntArrayRef repeats) const {
  return ops::repeat::call(*this, repeats);
}

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim, std::optional<int64_t> output_size) const {
  return ops::repeat_interleave_self_int::call(*this, repeats, dim, output_size);
}

// flip(Tensor self, int[] dims) -> Tensor
Tensor Tensor::flip(IntArrayRef dims) const {
  return ops::flip::call(*this, dims);
}

}  // namespace tenon
