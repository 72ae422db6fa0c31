#include "tenon/autograd/formulas/basic.h"

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/view.h"

namespace tenon::formulas {

TensorBase sum_to(const TensorBase& grad, IntArrayRef sizes) {
  if (!grad.defined() || grad.sizes() == sizes) return grad;
  TENON_CHECK(sizes.size() <= grad.sizes().size(), ShapeError,
              "sum_to: expected sizes that broadcast to those of the gradient, ", grad.sizes(),
              ", got ", sizes);
  const size_t leading = grad.sizes().size() - sizes.size();
  DimVector dims;
  for (size_t i = 0; i < leading; ++i) dims.push_back(static_cast<int64_t>(i));
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 1 && grad.sizes()[leading + i] != 1) {
      dims.push_back(static_cast<int64_t>(leading + i));
    }
  }
  const TensorBase summed =
      dims.empty() ? grad : ops::sum(grad, IntArrayRef(dims), /*keepdim=*/true);
  return leading == 0 ? summed : ops::view(summed, sizes);
}

TensorBase maybe_multiply(const TensorBase& grad, const Scalar& factor) {
  return factor == Scalar(1) ? grad : ops::mul(grad, factor);
}

std::vector<DimVector> sizes_of(TensorList tensors) {
  std::vector<DimVector> result;
  result.reserve(tensors.size());
  for (const TensorBase& tensor : tensors) result.emplace_back(tensor.sizes());
  return result;
}

TensorBase operator-(const TensorBase& a) {
  return ops::neg(a);
}
TensorBase operator+(const TensorBase& a, const TensorBase& b) {
  return ops::add(a, b);
}
TensorBase operator-(const TensorBase& a, const TensorBase& b) {
  return ops::sub(a, b);
}
TensorBase operator*(const TensorBase& a, const TensorBase& b) {
  return ops::mul(a, b);
}
TensorBase operator/(const TensorBase& a, const TensorBase& b) {
  return ops::div(a, b);
}
TensorBase operator+(const TensorBase& a, const Scalar& b) {
  return ops::add(a, b);
}
TensorBase operator-(const TensorBase& a, const Scalar& b) {
  return ops::sub(a, b);
}
TensorBase operator*(const TensorBase& a, const Scalar& b) {
  return ops::mul(a, b);
}
TensorBase operator/(const TensorBase& a, const Scalar& b) {
  return ops::div(a, b);
}
TensorBase operator+(const Scalar& a, const TensorBase& b) {
  return ops::add(b, a);
}
TensorBase operator-(const Scalar& a, const TensorBase& b) {
  return ops::rsub(b, a);
}
TensorBase operator*(const Scalar& a, const TensorBase& b) {
  return ops::mul(b, a);
}
TensorBase operator/(const Scalar& a, const TensorBase& b) {
  return ops::mul(ops::reciprocal(b), a);
}

}  // namespace tenon::formulas
