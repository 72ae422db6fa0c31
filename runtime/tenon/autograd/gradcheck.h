#pragma once

#include <functional>

#include "tenon/autograd/node.h"

namespace tenon::autograd {

/// A function whose gradient is checked; it must give the same results for the same inputs.
using CheckedFunction = std::function<TensorVector(const TensorVector& inputs)>;

/// Compares the gradients of `function` with central differences of step `eps`, for every element
/// of every floating or complex output and every input that requires grad: they must agree to
/// within `atol + rtol * |difference quotient|`. The inputs must be float64 or complex128 on the
/// CPU, without elements that share memory. The real and the imaginary part of a complex element
/// are two.
///
/// True when they agree. Otherwise AutogradError, which says where they differ and by how much, or
/// false without `raise_exception`.
TENON_API bool gradcheck(const CheckedFunction& function, const TensorVector& inputs,
                         double eps = 1e-6, double atol = 1e-5, double rtol = 1e-3,
                         bool raise_exception = true);

/// The same for the second derivative: `gradcheck` of the gradient of `function`, as a function of
/// the inputs and of the outputs' gradients, which are random where none are given.
TENON_API bool gradgradcheck(const CheckedFunction& function, const TensorVector& inputs,
                             const TensorVector& grad_outputs = {}, double eps = 1e-6,
                             double atol = 1e-5, double rtol = 1e-3, bool raise_exception = true);

}  // namespace tenon::autograd
