#include "tenon/generated/kernels/random.h"

#include <tuple>

#include "tenon/generated/ops/native_dropout.h"
#include "tenon/tensor/probability.h"

namespace tenon::composite {

TensorBase dropout(const TensorBase& input, double p, bool train) {
  check_probability("dropout", p);
  if (!train || p == 0 || input.numel() == 0) return input;
  return std::get<0>(ops::native_dropout(input, p, train));
}

}  // namespace tenon::composite
