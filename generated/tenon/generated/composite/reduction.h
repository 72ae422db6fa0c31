// Generated from ops.yaml by templates/composite/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/tensor/tensor_list.h"

// Operators that their entries compose of others.

namespace tenon::composite {

// max(Tensor self) -> Tensor
TensorBase max(const TensorBase& self);

// min(Tensor self) -> Tensor
TensorBase min(const TensorBase& self);

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
TensorBase var_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                   bool keepdim);

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase std_correction(const TensorBase& self, std::optional<IntArrayRef> dim,
                          const std::optional<Scalar>& correction, bool keepdim);

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
TensorBase logsumexp(const TensorBase& self, IntArrayRef dim, bool keepdim);

}  // namespace tenon::composite
