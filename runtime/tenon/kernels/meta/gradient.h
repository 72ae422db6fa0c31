#pragma once

#include "tenon/kernels/meta/same_type.h"

namespace tenon::meta {

/// What `check_same_type` raises, or ShapeError, unless `grad_output` is of `sizes`.
inline void check_gradient(std::string_view op, const TensorBase& grad_output,
                           std::string_view name, const TensorBase& argument, IntArrayRef sizes) {
  check_same_type(op, name, argument, "grad_output", grad_output);
  TENON_CHECK(grad_output.sizes() == sizes, ShapeError, op, ": expected a grad_output of sizes ",
              sizes, ", got ", grad_output.sizes());
}

}  // namespace tenon::meta
