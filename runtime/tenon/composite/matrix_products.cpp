#include <vector>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/tensor/matrix_checks.h"

// Powers of matrices, and products of several.

namespace tenon::composite {
namespace {

TensorBase power(std::string_view op, const TensorBase& self, int64_t n) {
  check_square(op, "self", self);
  if (n == 0) {
    const TensorBase identity = ops::eye(self.size(-1), self.dtype(), std::nullopt, self.device());
    return ops::add(ops::zeros_like(self), identity);
  }
  TensorBase square = n < 0 ? std::get<0>(ops::linalg_inv_ex(self, /*check_errors=*/true)) : self;
  TensorBase product;
  const auto bits = static_cast<uint64_t>(n);
  for (uint64_t left = n < 0 ? -bits : bits; left > 0;) {
    if (left % 2 == 1) product = product.defined() ? ops::matmul(product, square) : square;
    left /= 2;
    if (left > 0) square = ops::matmul(square, square);
  }
  return n == 1 ? ops::clone(product) : product;
}

/// Where to split products of matrices, so that few numbers are multiplied: for each stretch of
/// matrices, how many of them the left factor has. By dynamic programming over their sizes.
class ProductOrder {
 public:
  explicit ProductOrder(const std::vector<TensorBase>& matrices)
      : count_(matrices.size()), splits_(count_ * count_) {  // fits: a list in memory
    std::vector<double> sizes = {static_cast<double>(matrices[0].size(0))};
    for (const TensorBase& each : matrices) sizes.push_back(static_cast<double>(each.size(1)));
    std::vector<double> costs(splits_.size());
    for (size_t length = 2; length <= count_; ++length) {
      for (size_t from = 0; from + length <= count_; ++from)
        choose(from, from + length, sizes, costs);
    }
  }

  TensorBase multiply(const std::vector<TensorBase>& matrices, size_t from, size_t to) const {
    if (to - from == 1) return matrices[from];
    const size_t split = splits_[place(from, to)];
    return ops::mm(multiply(matrices, from, split), multiply(matrices, split, to));
  }

 private:
  size_t place(size_t from, size_t to) const { return from * count_ + to - 1; }  // fits: in memory

  void choose(size_t from, size_t to, const std::vector<double>& sizes,
              std::vector<double>& costs) {
    for (size_t split = from + 1; split < to; ++split) {
      const double cost = costs[place(from, split)] + costs[place(split, to)] +
                          sizes[from] * sizes[split] * sizes[to];  // fits: floating
      if (split > from + 1 && cost >= costs[place(from, to)]) continue;
      costs[place(from, to)] = cost;
      splits_[place(from, to)] = split;
    }
  }

  size_t count_;
  std::vector<size_t> splits_;
};

void check_factors(const std::vector<TensorBase>& matrices, TensorList tensors) {
  for (size_t i = 0; i < matrices.size(); ++i) {
    TENON_CHECK(matrices[i].dim() == 2, ShapeError, "linalg_multi_dot: expected tensor ", i,
                " to be a matrix", i == 0 || i + 1 == matrices.size() ? " or a vector" : "",
                ", got sizes ", tensors[i].sizes());
    TENON_CHECK(matrices[i].dtype() == matrices[0].dtype(), DTypeError,
                "linalg_multi_dot: expected tensors of one dtype, got ", matrices[0].dtype(),
                " and ", matrices[i].dtype());
    TENON_CHECK(matrices[i].device() == matrices[0].device(), DeviceError,
                "linalg_multi_dot: expected tensors on one device, got ", matrices[0].device(),
                " and ", matrices[i].device());
    TENON_CHECK(i == 0 || matrices[i - 1].size(1) == matrices[i].size(0), ShapeError,
                "linalg_multi_dot: expected tensors ", i, " and ", i - 1,
                " to be multipliable, got sizes ", tensors[i].sizes(), " after ",
                i == 0 ? tensors[i].sizes() : tensors[i - 1].sizes());
  }
}

}  // namespace

TensorBase linalg_matrix_power(const TensorBase& self, int64_t n) {
  return power("linalg_matrix_power", self, n);
}
TensorBase matrix_power(const TensorBase& self, int64_t n) {
  return power("matrix_power", self, n);
}

TensorBase matrix_exp(const TensorBase& self) {
  check_square("matrix_exp", "self", self);
  return ops::linalg_matrix_exp(self);
}

TensorBase linalg_multi_dot(TensorList tensors) {
  TENON_CHECK(tensors.size() >= 2, ValueError,
              "linalg_multi_dot: expected at least two tensors, got ", tensors.size());
  std::vector<TensorBase> matrices(tensors.begin(), tensors.end());
  const bool begins_with_vector = matrices.front().dim() == 1,
             ends_with_vector = matrices.back().dim() == 1;
  if (begins_with_vector) matrices.front() = ops::unsqueeze(matrices.front(), 0);
  if (ends_with_vector) matrices.back() = ops::unsqueeze(matrices.back(), 1);
  check_factors(matrices, tensors);
  TensorBase product = ProductOrder(matrices).multiply(matrices, 0, matrices.size());
  if (ends_with_vector) product = ops::squeeze(product, 1);
  return begins_with_vector ? ops::squeeze(product, 0) : product;
}

}  // namespace tenon::composite
