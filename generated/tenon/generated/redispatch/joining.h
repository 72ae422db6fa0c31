// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/joining.h"
#include "tenon/generated/ops/repeat.h"

namespace tenon::redispatch {

inline Tensor cat(DispatchKeySet keys, TensorList tensors, int64_t dim = 0) {
  return stubs::cat::redispatch(keys, tensors, dim);
}
inline Tensor& cat_out(DispatchKeySet keys, Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::cat_out::redispatch(keys, tensors, dim, out));
}

inline Tensor constant_pad_nd(DispatchKeySet keys, const Tensor& self, IntArrayRef pad,
                              const Scalar& value = 0) {
  return stubs::constant_pad_nd::redispatch(keys, self, pad, value);
}

inline Tensor flip(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::flip::redispatch(keys, self, dims);
}

inline Tensor repeat(DispatchKeySet keys, const Tensor& self, IntArrayRef repeats) {
  return stubs::repeat::redispatch(keys, self, repeats);
}

inline Tensor repeat_interleave(DispatchKeySet keys, const Tensor& self, int64_t repeats,
                                std::optional<int64_t> dim = std::nullopt,
                                std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::redispatch(keys, self, repeats, dim, output_size);
}

inline Tensor stack(DispatchKeySet keys, TensorList tensors, int64_t dim = 0) {
  return stubs::stack::redispatch(keys, tensors, dim);
}
inline Tensor& stack_out(DispatchKeySet keys, Tensor& out, TensorList tensors, int64_t dim = 0) {
  return detail::written_to(out, stubs::stack_out::redispatch(keys, tensors, dim, out));
}

}  // namespace tenon::redispatch
