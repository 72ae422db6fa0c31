// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/kernels/joining/meta.h"

namespace tenon {
namespace {

// cat(Tensor[] tensors, int dim=0) -> Tensor
TensorSpec cat_spec(TensorList tensors, int64_t dim) {
  return meta::cat(tensors, dim);
}

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
TensorSpec constant_pad_nd_spec(const TensorBase& self, IntArrayRef pad, const Scalar& value) {
  return meta::constant_pad_nd(self, pad);
}

// flip(Tensor self, int[] dims) -> Tensor
TensorSpec flip_spec(const TensorBase& self, IntArrayRef dims) {
  return meta::flip(self, dims);
}

}  // namespace

void register_backend_joining() {
  constexpr backend::Registrar registrar("tenon/generated/backend/joining.cpp");
  registrar.structured<stubs::cat, cat_spec, kernels::cat, stubs::cat_out>();
  registrar.structured<stubs::constant_pad_nd, constant_pad_nd_spec, kernels::constant_pad_nd>();
  registrar.structured<stubs::flip, flip_spec, kernels::flip>();
  registrar.composite<stubs::repeat, composite::repeat>();
  registrar.composite<stubs::repeat_interleave_self_int, composite::repeat_interleave>();
  registrar.composite_below_autograd<stubs::stack, composite::stack, stubs::stack_out>();
}

}  // namespace tenon
