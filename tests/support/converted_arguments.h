#pragma once

#include <functional>

#include "tenon/dispatch/value.h"

namespace tenon::test {

// The arguments of samples in another dtype than they are written in.

/// Whether a tensor among them is of `dtype`.
bool has_dtype(const Stack& stack, DType dtype);

/// Whether no element of a tensor among them is infinite or NaN.
bool is_finite(const Stack& stack);

/// A copy in which `convert` was applied to every tensor of `from`, and every argument that says
/// `from` says `to`.
Stack with_dtype(const Stack& stack, DType from, DType to,
                 const std::function<TensorBase(const TensorBase&)>& convert);

/// The same for float64 and a complex dtype, with the imaginary part that `function` makes of the
/// real one.
Stack with_parts(const Stack& stack, DType dtype,
                 const std::function<TensorBase(const TensorBase&)>& function);
/// The same with a multiple of the real part for the imaginary one.
Stack with_imaginary_parts(const Stack& stack, DType dtype);

}  // namespace tenon::test
