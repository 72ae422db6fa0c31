#include "tests/support/complex_arguments.h"

#include <algorithm>

#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/mul.h"
#include "tools/promises/values.h"

namespace tenon::test {

bool has_float64(const Stack& stack) {
  return std::ranges::any_of(tools::tensors_of(stack), [](const TensorBase& tensor) {
    return tensor.defined() && tensor.dtype() == DType::kFloat64;
  });
}

Stack with_parts(const Stack& stack, DType dtype,
                 const std::function<TensorBase(const TensorBase&)>& function) {
  Stack result = tools::with_tensors(tools::deep_copy(stack), [&](const TensorBase& tensor) {
    if (!tensor.defined() || tensor.dtype() != DType::kFloat64) return tensor;
    const TensorBase real = ops::detach(tensor);
    return ops::_to_copy(ops::complex(real, function(real)), dtype);
  });
  for (Value& value : result) {
    if (value.is<DType>() && value.get<DType>() == DType::kFloat64) value = dtype;
  }
  return result;
}

Stack with_imaginary_parts(const Stack& stack, DType dtype) {
  return with_parts(stack, dtype, [](const TensorBase& real) { return ops::mul(real, 0.37); });
}

}  // namespace tenon::test
