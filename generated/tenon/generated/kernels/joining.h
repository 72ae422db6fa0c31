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

}  // namespace tenon::composite
