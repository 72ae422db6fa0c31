#include "tests/support/converted_arguments.h"

#include <algorithm>
#include <cmath>

#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/mul.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"

namespace tenon::test {

bool has_dtype(const Stack& stack, DType dtype) {
  return std::ranges::any_of(tools::tensors_of(stack), [dtype](const TensorBase& tensor) {
    return tensor.defined() && tensor.dtype() == dtype;
  });
}

bool is_finite(const Stack& stack) {
  return std::ranges::none_of(tools::tensors_of(stack), [](const TensorBase& tensor) {
    return tensor.defined() && std::ranges::any_of(tools::elements(tensor), [](double element) {
             return !std::isfinite(element);
           });
  });
}

Stack with_dtype(const Stack& stack, DType from, DType to,
                 const std::function<TensorBase(const TensorBase&)>& convert) {
  Stack result = tools::with_tensors(tools::deep_copy(stack), [&](const TensorBase& tensor) {
    return tensor.defined() && tensor.dtype() == from ? convert(ops::detach(tensor)) : tensor;
  });
  for (Value& value : result) {
    if (value.is<DType>() && value.get<DType>() == from) value = to;
  }
  return result;
}

Stack with_parts(const Stack& stack, DType dtype,
                 const std::function<TensorBase(const TensorBase&)>& function) {
  return with_dtype(stack, DType::kFloat64, dtype, [&](const TensorBase& real) {
    return ops::_to_copy(ops::complex(real, function(real)), dtype);
  });
}

Stack with_imaginary_parts(const Stack& stack, DType dtype) {
  return with_parts(stack, dtype, [](const TensorBase& real) { return ops::mul(real, 0.37); });
}

}  // namespace tenon::test
