#include <algorithm>

#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/reduced_dimensions.h"

namespace tenon::composite {

TensorBase var(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim) {
  check_floating("var", self.dtype());
  const auto mask = reduced_dims("var", dim, self.dim());
  double count = 1;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (mask[i]) count *= static_cast<double>(self.sizes()[i]);
  }
  const TensorBase centred = ops::sub(self, ops::mean(self, dim, /*keepdim=*/true));
  const TensorBase squares = ops::sum(ops::mul(centred, centred), dim, keepdim);
  return ops::div(squares, std::max(count - correction.value_or(1).toDouble(), 0.0));
}

namespace {

/// Whether any or all of the elements over dimensions hold, one dimension after the other.
template <class OverAll, class OverOne>
TensorBase truth(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                 bool keepdim, const OverAll& over_all, const OverOne& over_one) {
  if (!dim && !keepdim) return over_all(self);
  const auto mask = reduced_dims(op, dim, self.dim());
  TensorBase result = self;
  if (dim && dim->empty()) return ops::ne(self, 0);  // over none, as libtorch has it
  for (int64_t i = self.dim(); i-- > 0;) {
    if (mask[i]) result = over_one(result, i);
  }
  return result.dtype() == DType::kBool ? result : ops::ne(result, 0);
}

}  // namespace

TensorBase any_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim) {
  return truth(
      "any", self, dim, keepdim, [](const TensorBase& all) { return ops::any(all); },
      [&](const TensorBase& part, int64_t i) { return ops::any(part, i, keepdim); });
}

TensorBase all_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim) {
  return truth(
      "all", self, dim, keepdim, [](const TensorBase& all) { return ops::all(all); },
      [&](const TensorBase& part, int64_t i) { return ops::all(part, i, keepdim); });
}

std::tuple<TensorBase, TensorBase> var_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim) {
  check_floating("var_mean", self.dtype());
  return {ops::var(self, dim, correction, keepdim), ops::mean(self, dim, keepdim)};
}

std::tuple<TensorBase, TensorBase> std_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim) {
  check_floating("std_mean", self.dtype());
  return {ops::std(self, dim, correction, keepdim), ops::mean(self, dim, keepdim)};
}

}  // namespace tenon::composite
