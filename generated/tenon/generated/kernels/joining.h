// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// cat(Tensor[] tensors, int dim=0) -> Tensor
void cat(TensorList tensors, int64_t dim, TensorBase& result);

// flip(Tensor self, int[] dims) -> Tensor
void flip(const TensorBase& self, IntArrayRef dims, TensorBase& result);

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
void constant_pad_nd(const TensorBase& self, IntArrayRef pad, const Scalar& value,
                     TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// stack(Tensor[] tensors, int dim=0) -> Tensor
TensorBase stack(TensorList tensors, int64_t dim);

// repeat(Tensor self, SymInt[] repeats) -> Tensor
TensorBase repeat(const TensorBase& self, IntArrayRef repeats);

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
TensorBase repeat_interleave(const TensorBase& self, int64_t repeats, std::optional<int64_t> dim,
                             std::optional<int64_t> output_size);

// pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
TensorBase pixel_shuffle(const TensorBase& self, int64_t upscale_factor);

// pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
TensorBase pixel_unshuffle(const TensorBase& self, int64_t downscale_factor);

// channel_shuffle(Tensor self, SymInt groups) -> Tensor
TensorBase channel_shuffle(const TensorBase& self, int64_t groups);

// roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
TensorBase roll(const TensorBase& self, IntArrayRef shifts, IntArrayRef dims);

// rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor
TensorBase rot90(const TensorBase& self, int64_t k, IntArrayRef dims);

// tile(Tensor self, SymInt[] dims) -> Tensor
TensorBase tile(const TensorBase& self, IntArrayRef dims);

// diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
TensorBase diff(const TensorBase& self, int64_t n, int64_t dim, const TensorBase& prepend,
                const TensorBase& append);

// block_diag(Tensor[] tensors) -> Tensor
TensorBase block_diag(TensorList tensors);

// diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
TensorBase diag_embed(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2);

// diag(Tensor self, int diagonal=0) -> Tensor
TensorBase diag(const TensorBase& self, int64_t diagonal);

// cartesian_prod(Tensor[] tensors) -> Tensor
TensorBase cartesian_prod(TensorList tensors);

// reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
TensorBase reflection_pad1d(const TensorBase& self, IntArrayRef padding);

// reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
TensorBase reflection_pad2d(const TensorBase& self, IntArrayRef padding);

// reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
TensorBase reflection_pad3d(const TensorBase& self, IntArrayRef padding);

// replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
TensorBase replication_pad1d(const TensorBase& self, IntArrayRef padding);

// replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
TensorBase replication_pad2d(const TensorBase& self, IntArrayRef padding);

// replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
TensorBase replication_pad3d(const TensorBase& self, IntArrayRef padding);

// pad(Tensor self, SymInt[] pad, str mode='constant', float? value=None) -> Tensor
TensorBase pad_by_mode(const TensorBase& self, IntArrayRef pad, std::string_view mode,
                       std::optional<double> value);

}  // namespace tenon::composite
