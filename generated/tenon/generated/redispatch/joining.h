// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/joining.h"
#include "tenon/generated/ops/repeat.h"

namespace tenon::redispatch {

inline Tensor block_diag(DispatchKeySet keys, TensorList tensors) {
  return stubs::block_diag::redispatch(keys, tensors);
}

inline Tensor cartesian_prod(DispatchKeySet keys, TensorList tensors) {
  return stubs::cartesian_prod::redispatch(keys, tensors);
}

inline Tensor cat(DispatchKeySet keys, TensorList tensors, int64_t dim = 0) {
  return stubs::cat::redispatch(keys, tensors, dim);
}
inline Tensor& cat_out(DispatchKeySet keys, Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::cat_out::redispatch(keys, tensors, dim, out));
}

inline Tensor channel_shuffle(DispatchKeySet keys, const Tensor& self, int64_t groups) {
  return stubs::channel_shuffle::redispatch(keys, self, groups);
}

inline Tensor constant_pad_nd(DispatchKeySet keys, const Tensor& self, IntArrayRef pad,
                              const Scalar& value = 0) {
  return stubs::constant_pad_nd::redispatch(keys, self, pad, value);
}

inline Tensor diag(DispatchKeySet keys, const Tensor& self, int64_t diagonal = 0) {
  return stubs::diag::redispatch(keys, self, diagonal);
}

inline Tensor diag_embed(DispatchKeySet keys, const Tensor& self, int64_t offset = 0,
                         int64_t dim1 = -2, int64_t dim2 = -1) {
  return stubs::diag_embed::redispatch(keys, self, offset, dim1, dim2);
}

inline Tensor diff(DispatchKeySet keys, const Tensor& self, int64_t n = 1, int64_t dim = -1,
                   const std::optional<Tensor>& prepend = {},
                   const std::optional<Tensor>& append = {}) {
  return stubs::diff::redispatch(keys, self, n, dim, detail::tensor_or_undefined(prepend),
                                 detail::tensor_or_undefined(append));
}

inline Tensor flip(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::flip::redispatch(keys, self, dims);
}

inline Tensor pad(DispatchKeySet keys, const Tensor& self, IntArrayRef pad,
                  std::string_view mode = "constant", std::optional<double> value = std::nullopt) {
  return stubs::pad::redispatch(keys, self, pad, mode, value);
}

inline Tensor pixel_shuffle(DispatchKeySet keys, const Tensor& self, int64_t upscale_factor) {
  return stubs::pixel_shuffle::redispatch(keys, self, upscale_factor);
}

inline Tensor pixel_unshuffle(DispatchKeySet keys, const Tensor& self, int64_t downscale_factor) {
  return stubs::pixel_unshuffle::redispatch(keys, self, downscale_factor);
}

inline Tensor reflection_pad1d(DispatchKeySet keys, const Tensor& self,
                               const IntArrayOf<2>& padding) {
  return stubs::reflection_pad1d::redispatch(keys, self, padding);
}

inline Tensor reflection_pad2d(DispatchKeySet keys, const Tensor& self,
                               const IntArrayOf<4>& padding) {
  return stubs::reflection_pad2d::redispatch(keys, self, padding);
}

inline Tensor reflection_pad3d(DispatchKeySet keys, const Tensor& self,
                               const IntArrayOf<6>& padding) {
  return stubs::reflection_pad3d::redispatch(keys, self, padding);
}

inline Tensor repeat(DispatchKeySet keys, const Tensor& self, IntArrayRef repeats) {
  return stubs::repeat::redispatch(keys, self, repeats);
}

inline Tensor repeat_interleave(DispatchKeySet keys, const Tensor& self, int64_t repeats,
                                std::optional<int64_t> dim = std::nullopt,
                                std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::redispatch(keys, self, repeats, dim, output_size);
}

inline Tensor replication_pad1d(DispatchKeySet keys, const Tensor& self,
                                const IntArrayOf<2>& padding) {
  return stubs::replication_pad1d::redispatch(keys, self, padding);
}

inline Tensor replication_pad2d(DispatchKeySet keys, const Tensor& self,
                                const IntArrayOf<4>& padding) {
  return stubs::replication_pad2d::redispatch(keys, self, padding);
}

inline Tensor replication_pad3d(DispatchKeySet keys, const Tensor& self,
                                const IntArrayOf<6>& padding) {
  return stubs::replication_pad3d::redispatch(keys, self, padding);
}

inline Tensor roll(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& shifts,
                   const IntArrayOf<1>& dims = {}) {
  return stubs::roll::redispatch(keys, self, shifts, dims);
}

inline Tensor rot90(DispatchKeySet keys, const Tensor& self, int64_t k = 1,
                    IntArrayRef dims = {0, 1}) {
  return stubs::rot90::redispatch(keys, self, k, dims);
}

inline Tensor stack(DispatchKeySet keys, TensorList tensors, int64_t dim = 0) {
  return stubs::stack::redispatch(keys, tensors, dim);
}
inline Tensor& stack_out(DispatchKeySet keys, Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::stack_out::redispatch(keys, tensors, dim, out));
}

inline Tensor tile(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::tile::redispatch(keys, self, dims);
}

}  // namespace tenon::redispatch
