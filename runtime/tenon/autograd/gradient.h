#pragma once

#include <string_view>

#include "tenon/autograd/node.h"

namespace tenon {

/// Adds `grad` to `sum`, which is undefined at first; in place where nobody else can see it.
void add_gradient(TensorBase& sum, TensorBase grad);

/// Whether `grad` has the sizes, dtype and device that the input of `edge` has.
inline bool gradient_fits(const TensorBase& grad, const Edge& edge) {
  if (edge.input_nr >= edge.node->num_inputs()) return true;
  const InputMetadata& expected = edge.node->input_metadata(edge.input_nr);
  return !expected.defined ||
         (expected.dtype == grad.dtype() && IntArrayRef(expected.sizes) == grad.sizes() &&
          expected.device.type() == grad.device().type());
}

/// `grad` with the sizes and dtype that the input of `edge` has: summed over broadcast dimensions,
/// cast between floating dtypes. It is the `i`-th result of `from`; ShapeError or DeviceError,
/// naming it, when it does not fit.
TensorBase fit_gradient(TensorBase grad, const Edge& edge, std::string_view from, size_t i);

}  // namespace tenon
