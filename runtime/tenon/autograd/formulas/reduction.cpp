#include "tenon/autograd/formulas/reduction.h"

#include <algorithm>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/copy.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/reduced_dimensions.h"

namespace tenon::formulas {
namespace {

int64_t reduced_count(IntArrayRef sizes, std::optional<IntArrayRef> dim) {
  const auto mask = reduced_dims("mean", dim, static_cast<int64_t>(sizes.size()));
  int64_t count = 1;
  for (size_t i = 0; i < sizes.size(); ++i)
    count = saturating_multiply(count, mask[i] ? sizes[i] : 1);
  return count;
}

/// For each index of `dim`, the product of all others.
TensorBase products_of_others(const TensorBase& self, int64_t dim) {
  const std::vector<TensorBase> parts = ops::unbind(self, dim);
  std::vector<TensorBase> products(parts.size());
  TensorBase before = ops::ones_like(parts.front());
  for (size_t i = 0; i < parts.size(); ++i) {
    products[i] = before;
    before = before * parts[i];
  }
  TensorBase after = ops::ones_like(parts.front());
  for (size_t i = parts.size(); i-- > 0;) {
    products[i] = products[i] * after;
    after = after * parts[i];
  }
  return ops::stack(products, dim);
}

}  // namespace

bool has_zeros(const TensorBase& self) {
  return !self.is_meta() && ops::item(ops::any(ops::eq(self, 0))).toBool();
}

TensorBase restore_dims(const TensorBase& reduced, IntArrayRef sizes,
                        std::optional<IntArrayRef> dim, bool keepdim) {
  if (keepdim || sizes.empty()) return reduced;
  const auto mask = reduced_dims("sum", dim, static_cast<int64_t>(sizes.size()));
  return ops::view(reduced, reduced_sizes(sizes, mask, /*keepdim=*/true));
}

TensorBase sum_backward(const TensorBase& grad, IntArrayRef sizes, std::optional<IntArrayRef> dim,
                        bool keepdim, DType dtype) {
  return to_copy_backward(ops::expand(restore_dims(grad, sizes, dim, keepdim), sizes), dtype);
}

TensorBase mean_backward(const TensorBase& grad, IntArrayRef sizes, std::optional<IntArrayRef> dim,
                         bool keepdim, DType dtype) {
  return sum_backward(grad / reduced_count(sizes, dim), sizes, dim, keepdim, dtype);
}

TensorBase prod_backward(const TensorBase& grad, const TensorBase& self, const TensorBase& result,
                         std::optional<IntArrayRef> dim, bool keepdim) {
  if (self.dim() == 0) return to_copy_backward(grad, self.dtype());
  const TensorBase gradient = restore_dims(grad, self.sizes(), dim, keepdim);
  if (!has_zeros(self)) {
    const TensorBase product = restore_dims(result, self.sizes(), dim, keepdim);
    return to_copy_backward(gradient * (product / self), self.dtype());
  }
  if (dim) return gradient * products_of_others(self, dim->front());
  const TensorBase others = products_of_others(ops::reshape(self, -1), 0);
  return gradient * ops::reshape(others, self.sizes());
}

TensorBase extremum_backward(const TensorBase& grad, const TensorBase& self,
                             const TensorBase& result, IntArrayRef dim, bool keepdim) {
  const TensorBase extremum = restore_dims(result, self.sizes(), dim, keepdim);
  const TensorBase differs = ops::ne(self, extremum);
  const TensorBase ties = ops::sum(ops::eq(self, extremum), dim, /*keepdim=*/true);
  const TensorBase share = restore_dims(grad, self.sizes(), dim, keepdim) / ties;
  return ops::masked_fill(ops::expand(share, self.sizes()), differs, 0);
}

TensorBase value_selecting_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                    const TensorBase& indices, bool keepdim) {
  if (sizes.empty()) return grad;
  const TensorBase gradient = keepdim ? grad : ops::unsqueeze(grad, dim);
  const TensorBase index = keepdim ? indices : ops::unsqueeze(indices, dim);
  return ops::scatter(zeros(sizes, grad), dim, index, gradient);
}

TensorBase var_backward(const TensorBase& grad, const TensorBase& self,
                        std::optional<IntArrayRef> dim, const std::optional<Scalar>& correction,
                        bool keepdim) {
  const double count = static_cast<double>(reduced_count(self.sizes(), dim));
  const double divisor = std::max(count - correction.value_or(1).toDouble(), 0.0);
  const TensorBase gradient = restore_dims(grad, self.sizes(), dim, keepdim);
  const TensorBase centred = self - ops::mean(self, dim, /*keepdim=*/true);
  return gradient * (centred * (2 / divisor));
}

TensorBase logsumexp_backward(const TensorBase& grad, const TensorBase& self,
                              const TensorBase& result, IntArrayRef dim, bool keepdim) {
  const TensorBase gradient = restore_dims(grad, self.sizes(), dim, keepdim);
  return gradient * ops::exp(self - restore_dims(result, self.sizes(), dim, keepdim));
}

}  // namespace tenon::formulas
