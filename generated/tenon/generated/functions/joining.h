// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {

/// The tensors one after another along a dimension.
inline Tensor cat(TensorList tensors, int64_t dim = 0) {
  return stubs::cat::call(tensors, dim);
}
inline Tensor& cat_out(Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::cat_out::call(tensors, dim, out));
}

/// self with a border of a number; pad has the widths before and after, the last dimension first.
inline Tensor constant_pad_nd(const Tensor& self, IntArrayRef pad, const Scalar& value = 0) {
  return stubs::constant_pad_nd::call(self, pad, value);
}

/// self with the order of dimensions reversed.
inline Tensor flip(const Tensor& self, IntArrayRef dims) {
  return stubs::flip::call(self, dims);
}

/// Each index of a dimension, or each element, repeated.
inline Tensor repeat_interleave(const Tensor& self, int64_t repeats,
                                std::optional<int64_t> dim = std::nullopt,
                                std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::call(self, repeats, dim, output_size);
}

/// The tensors, of equal sizes, one after another along a new dimension.
inline Tensor stack(TensorList tensors, int64_t dim = 0) {
  return stubs::stack::call(tensors, dim);
}
inline Tensor& stack_out(Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::stack_out::call(tensors, dim, out));
}

}  // namespace tenon
