#include "tenon/kernels/activation/meta.h"

#include "tenon/tensor/dimension.h"
#include "tenon/tensor/floating.h"

namespace tenon::meta {

TensorSpec softmax(std::string_view op, const TensorBase& self, int64_t dim, bool half_to_float) {
  check_floating(op, self.dtype());
  TENON_CHECK(!half_to_float || is_reduced_floating_point(self.dtype()), DTypeError, op,
              ": expected float16 or bfloat16 for half_to_float, got ", self.dtype());
  wrap_dimension(op, dim, self.dim());
  return {self.sizes(), half_to_float ? DType::kFloat32 : self.dtype(), self.device()};
}

TensorSpec softmax_backward(std::string_view op, const TensorBase& grad_output,
                            const TensorBase& output, int64_t dim, DType input_dtype) {
  check_floating(op, input_dtype);
  check_floating(op, "grad_output", grad_output.dtype());
  check_floating(op, "output", output.dtype());
  TENON_CHECK(grad_output.sizes() == output.sizes(), ShapeError, op, ": expected one size, got ",
              grad_output.sizes(), " for grad_output and ", output.sizes(), " for output");
  wrap_dimension(op, dim, output.dim());
  return {output.sizes(), input_dtype, output.device()};
}

}  // namespace tenon::meta
