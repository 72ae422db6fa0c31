#include <limits>
#include <vector>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/copy.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/base/dtype_limits.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/unbind.h"

namespace tenon::formulas {
namespace {

/// The sums of the elements of a dimension from each index on.
TensorBase reverse_cumsum(const TensorBase& self, int64_t dim) {
  return ops::flip(ops::cumsum(ops::flip(self, dim), dim), dim);
}

/// Without a division: each gradient is what the elements before its index multiply to, times a sum
/// over what comes from there on.
TensorBase cumprod_backward_by_steps(const TensorBase& grad, const TensorBase& self, int64_t dim) {
  const std::vector<TensorBase> parts = ops::unbind(self, dim), grads = ops::unbind(grad, dim);
  std::vector<TensorBase> sums = grads;
  for (size_t i = parts.size() - 1; i > 0; --i) sums[i - 1] = grads[i - 1] + parts[i] * sums[i];
  TensorBase before = ops::ones_like(parts.front());
  for (size_t i = 0; i < parts.size(); ++i) {
    sums[i] = before * sums[i];
    before = before * parts[i];
  }
  return ops::stack(sums, dim);
}

}  // namespace

TensorBase cumsum_backward(const TensorBase& grad, int64_t dim, DType dtype) {
  if (grad.dim() == 0) return to_copy_backward(grad, dtype);
  return to_copy_backward(reverse_cumsum(grad, dim), dtype);
}

TensorBase cumprod_backward(const TensorBase& grad, const TensorBase& self,
                            const TensorBase& result, int64_t dim) {
  if (grad.dim() == 0) return to_copy_backward(grad, self.dtype());
  const TensorBase gradient = has_zeros(self) ? cumprod_backward_by_steps(grad, self, dim)
                                              : reverse_cumsum(grad * result, dim) / self;
  return to_copy_backward(gradient, self.dtype());
}

TensorBase logcumsumexp_backward(const TensorBase& grad, const TensorBase& self,
                                 const TensorBase& result, int64_t dim) {
  if (grad.dim() == 0) return grad;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const DType dtype = self.dtype() == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32;
  const double lowest = finfo(dtype).min;
  const TensorBase x = ops::to(self, dtype), all = ops::to(result, dtype);
  const TensorBase total = ops::masked_fill(all, ops::eq(all, -kInfinity), 0);
  // Of the gradients above 0, by their logarithms, since exp(-total) may overflow.
  const auto share = [&](const TensorBase& gradient) {
    const TensorBase none = ops::le(gradient, 0);
    const TensorBase logarithms =
        ops::masked_fill(ops::log(ops::masked_fill(gradient, none, 1)), none, lowest);
    const TensorBase from_the_end = ops::flip(logarithms - total, dim);
    return ops::exp(ops::flip(ops::logcumsumexp(from_the_end, dim), dim) + x);
  };
  const TensorBase gradient = ops::to(grad, dtype);
  return to_copy_backward(share(gradient) - share(-gradient), self.dtype());
}

}  // namespace tenon::formulas
