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

// equal(Tensor self, Tensor other) -> bool
bool equal(const TensorBase& self, const TensorBase& other);

}  // namespace tenon::kernels

namespace tenon::composite {

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
TensorBase isclose(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                   bool equal_nan);

}  // namespace tenon::composite
