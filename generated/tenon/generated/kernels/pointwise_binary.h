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

// nextafter(Tensor self, Tensor other) -> Tensor
void nextafter(const TensorBase& self, const TensorBase& other, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
TensorBase pow(const TensorBase& self, const Scalar& exponent);

// complex(Tensor real, Tensor imag) -> Tensor
TensorBase complex(const TensorBase& real, const TensorBase& imag);

// polar(Tensor abs, Tensor angle) -> Tensor
TensorBase polar(const TensorBase& abs, const TensorBase& angle);

// div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
TensorBase div_mode(const TensorBase& self, const TensorBase& other,
                    std::optional<std::string_view> rounding_mode);

// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
TensorBase div_scalar_mode(const TensorBase& self, const Scalar& other,
                           std::optional<std::string_view> rounding_mode);

}  // namespace tenon::composite
