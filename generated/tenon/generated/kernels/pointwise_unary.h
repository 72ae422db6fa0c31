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

}  // namespace tenon::kernels

namespace tenon::composite {

// isreal(Tensor self) -> Tensor
TensorBase isreal(const TensorBase& self);

// bitwise_not(Tensor self) -> Tensor
TensorBase bitwise_not(const TensorBase& self);

// nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
TensorBase nan_to_num(const TensorBase& self, std::optional<double> nan,
                      std::optional<double> posinf, std::optional<double> neginf);

}  // namespace tenon::composite
