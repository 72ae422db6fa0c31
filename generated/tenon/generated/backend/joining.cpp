// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/ops/block_diag.h"
#include "tenon/generated/ops/cartesian_prod.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/channel_shuffle.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/diag.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/diff.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/pad.h"
#include "tenon/generated/ops/pixel_shuffle.h"
#include "tenon/generated/ops/pixel_unshuffle.h"
#include "tenon/generated/ops/reflection_pad1d.h"
#include "tenon/generated/ops/reflection_pad2d.h"
#include "tenon/generated/ops/reflection_pad3d.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/replication_pad1d.h"
#include "tenon/generated/ops/replication_pad2d.h"
#include "tenon/generated/ops/replication_pad3d.h"
#include "tenon/generated/ops/roll.h"
#include "tenon/generated/ops/rot90.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/tile.h"
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
  registrar.composite<stubs::block_diag, composite::block_diag>();
  registrar.composite<stubs::cartesian_prod, composite::cartesian_prod>();
  registrar.structured<stubs::cat, cat_spec, kernels::cat, stubs::cat_out>();
  registrar.composite<stubs::channel_shuffle, composite::channel_shuffle>();
  registrar.structured<stubs::constant_pad_nd, constant_pad_nd_spec, kernels::constant_pad_nd>();
  registrar.composite<stubs::diag, composite::diag>();
  registrar.composite<stubs::diag_embed, composite::diag_embed>();
  registrar.composite<stubs::diff, composite::diff>();
  registrar.structured<stubs::flip, flip_spec, kernels::flip>();
  registrar.composite<stubs::pad, composite::pad_by_mode>();
  registrar.composite<stubs::pixel_shuffle, composite::pixel_shuffle>();
  registrar.composite<stubs::pixel_unshuffle, composite::pixel_unshuffle>();
  registrar.composite<stubs::reflection_pad1d, composite::reflection_pad1d>();
  registrar.composite<stubs::reflection_pad2d, composite::reflection_pad2d>();
  registrar.composite<stubs::reflection_pad3d, composite::reflection_pad3d>();
  registrar.composite<stubs::repeat, composite::repeat>();
  registrar.composite<stubs::repeat_interleave_self_int, composite::repeat_interleave>();
  registrar.composite<stubs::replication_pad1d, composite::replication_pad1d>();
  registrar.composite<stubs::replication_pad2d, composite::replication_pad2d>();
  registrar.composite<stubs::replication_pad3d, composite::replication_pad3d>();
  registrar.composite<stubs::roll, composite::roll>();
  registrar.composite<stubs::rot90, composite::rot90>();
  registrar.composite_below_autograd<stubs::stack, composite::stack, stubs::stack_out>();
  registrar.composite<stubs::tile, composite::tile>();
}

}  // namespace tenon
