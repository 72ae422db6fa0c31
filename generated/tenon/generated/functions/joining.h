// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
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
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/replication_pad1d.h"
#include "tenon/generated/ops/replication_pad2d.h"
#include "tenon/generated/ops/replication_pad3d.h"
#include "tenon/generated/ops/roll.h"
#include "tenon/generated/ops/rot90.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/tile.h"

namespace tenon {

/// The matrix that has the given matrices along its diagonal.
inline Tensor block_diag(TensorList tensors) {
  return stubs::block_diag::call(tensors);
}

/// All rows that have an element of each of the vectors.
inline Tensor cartesian_prod(TensorList tensors) {
  return stubs::cartesian_prod::call(tensors);
}

/// The tensors one after another along a dimension.
inline Tensor cat(TensorList tensors, int64_t dim = 0) {
  return stubs::cat::call(tensors, dim);
}
inline Tensor& cat_out(Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::cat_out::call(tensors, dim, out));
}

/// self [N, C, ...] with its channels in another order, one of each of the groups at a time.
inline Tensor channel_shuffle(const Tensor& self, int64_t groups) {
  return stubs::channel_shuffle::call(self, groups);
}

/// self with a border of a number; pad has the widths before and after, the last dimension first.
inline Tensor constant_pad_nd(const Tensor& self, IntArrayRef pad, const Scalar& value = 0) {
  return stubs::constant_pad_nd::call(self, pad, value);
}

/// The diagonal of a matrix, or the matrix that has a vector as its diagonal.
inline Tensor diag(const Tensor& self, int64_t diagonal = 0) {
  return stubs::diag::call(self, diagonal);
}

/// Zeros with the last dimension of self along a diagonal of two new dimensions.
inline Tensor diag_embed(const Tensor& self, int64_t offset = 0, int64_t dim1 = -2,
                         int64_t dim2 = -1) {
  return stubs::diag_embed::call(self, offset, dim1, dim2);
}

/// The differences of neighbours along a dimension, taken n times.
inline Tensor diff(const Tensor& self, int64_t n = 1, int64_t dim = -1,
                   const std::optional<Tensor>& prepend = {},
                   const std::optional<Tensor>& append = {}) {
  return stubs::diff::call(self, n, dim, detail::tensor_or_undefined(prepend),
                           detail::tensor_or_undefined(append));
}

/// self with the order of dimensions reversed.
inline Tensor flip(const Tensor& self, IntArrayRef dims) {
  return stubs::flip::call(self, dims);
}

/// self with borders of a number, mirrored (reflect), of copies of its edges (replicate) or of its
/// other end (circular).
inline Tensor pad(const Tensor& self, IntArrayRef pad, std::string_view mode = "constant",
                  std::optional<double> value = std::nullopt) {
  return stubs::pad::call(self, pad, mode, value);
}

/// Images whose height and width are upscale_factor times larger, with the pixels that channels
/// had.
inline Tensor pixel_shuffle(const Tensor& self, int64_t upscale_factor) {
  return stubs::pixel_shuffle::call(self, upscale_factor);
}

/// Images whose height and width are downscale_factor times smaller, with more channels.
inline Tensor pixel_unshuffle(const Tensor& self, int64_t downscale_factor) {
  return stubs::pixel_unshuffle::call(self, downscale_factor);
}

/// self with borders of what is mirrored at its edges along the last dimension.
inline Tensor reflection_pad1d(const Tensor& self, const IntArrayOf<2>& padding) {
  return stubs::reflection_pad1d::call(self, padding);
}

/// self with borders of what is mirrored at its edges along the last two dimensions.
inline Tensor reflection_pad2d(const Tensor& self, const IntArrayOf<4>& padding) {
  return stubs::reflection_pad2d::call(self, padding);
}

/// self with borders of what is mirrored at its edges along the last three dimensions.
inline Tensor reflection_pad3d(const Tensor& self, const IntArrayOf<6>& padding) {
  return stubs::reflection_pad3d::call(self, padding);
}

/// Each index of a dimension, or each element, repeated.
inline Tensor repeat_interleave(const Tensor& self, int64_t repeats,
                                std::optional<int64_t> dim = std::nullopt,
                                std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::call(self, repeats, dim, output_size);
}

/// self with borders of copies of its edges along the last dimension.
inline Tensor replication_pad1d(const Tensor& self, const IntArrayOf<2>& padding) {
  return stubs::replication_pad1d::call(self, padding);
}

/// self with borders of copies of its edges along the last two dimensions.
inline Tensor replication_pad2d(const Tensor& self, const IntArrayOf<4>& padding) {
  return stubs::replication_pad2d::call(self, padding);
}

/// self with borders of copies of its edges along the last three dimensions.
inline Tensor replication_pad3d(const Tensor& self, const IntArrayOf<6>& padding) {
  return stubs::replication_pad3d::call(self, padding);
}

/// self with the elements of dimensions moved on, those at the end to the front; without dims in
/// one row.
inline Tensor roll(const Tensor& self, const IntArrayOf<1>& shifts,
                   const IntArrayOf<1>& dims = {}) {
  return stubs::roll::call(self, shifts, dims);
}

/// self turned k times by 90 degrees in the plane of two dimensions.
inline Tensor rot90(const Tensor& self, int64_t k = 1, IntArrayRef dims = {0, 1}) {
  return stubs::rot90::call(self, k, dims);
}

/// The tensors, of equal sizes, one after another along a new dimension.
inline Tensor stack(TensorList tensors, int64_t dim = 0) {
  return stubs::stack::call(tensors, dim);
}
inline Tensor& stack_out(Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::stack_out::call(tensors, dim, out));
}

/// self repeated along each dimension, the last ones first.
inline Tensor tile(const Tensor& self, IntArrayRef dims) {
  return stubs::tile::call(self, dims);
}

}  // namespace tenon
