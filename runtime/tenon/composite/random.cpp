#include "tenon/generated/kernels/random.h"

#include <tuple>

#include "tenon/generated/ops/native_dropout.h"

namespace tenon::composite {

TensorBase dropout(const TensorBase& input, double p, bool train) {
  TENON_CHECK(p >= 0 && p <= 1, ValueError, "dropout: expected a probability, got ", p);
  if (!train || p == 0 || input.numel() == 0) return input;
  return std::get<0>(ops::native_dropout(input, p, train));
}

}  // namespace tenon::composite
