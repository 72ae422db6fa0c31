#pragma once

#include <functional>

#include "tenon/dispatch/value.h"

namespace tenon::test {

// The arguments of samples that are real, as complex numbers.

/// Whether a tensor among them is of float64.
bool has_float64(const Stack& stack);

/// A copy in which every float64 tensor is a complex one, with the imaginary part that `function`
/// makes of it, and every argument that says float64 says `dtype`.
Stack with_parts(const Stack& stack, DType dtype,
                 const std::function<TensorBase(const TensorBase&)>& function);
/// The same with a multiple of the real part for the imaginary one.
Stack with_imaginary_parts(const Stack& stack, DType dtype);

}  // namespace tenon::test
