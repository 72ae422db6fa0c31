#include "tenon/generated/kernels/linear_algebra.h"

#include <algorithm>
#include <vector>

#include "tenon/base/broadcast.h"
#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {
namespace {

/// `self` with all dimensions but the last in one, which cannot be inferred for an empty tensor.
TensorBase as_rows(const TensorBase& self) {
  const int64_t columns = self.size(-1);
  return ops::reshape(self, {saturating_product(self.sizes().slice(0, self.dim() - 1)), columns});
}

/// The sizes of `self` with another last one.
DimVector with_last(const TensorBase& self, int64_t last) {
  DimVector sizes = self.sizes();
  sizes.back() = last;
  return sizes;
}

/// `self`, a temporary nobody else sees, without a dimension of one element.
TensorBase without(const TensorBase& self, int64_t dim) {
  DimVector sizes = self.sizes();
  sizes.erase(wrap_dimension("matmul", dim, self.dim()));
  return ops::_unsafe_view(self, sizes);
}

DimVector broadcast_batches(const TensorBase& self, const TensorBase& other) {
  DimVector sizes = self.sizes().slice(0, self.dim() - 2);
  TENON_CHECK(broadcast_into(sizes, other.sizes().slice(0, other.dim() - 2)), ShapeError,
              "matmul: expected batches that broadcast, got self ", self.sizes(), " and other ",
              other.sizes());
  return sizes;
}

/// `self` broadcast to `batches` of its matrices, which are then in one dimension.
TensorBase as_batch(const TensorBase& self, const DimVector& batches) {
  DimVector sizes = batches;
  sizes.push_back(self.size(-2));
  sizes.push_back(self.size(-1));
  const TensorBase expanded =
      self.sizes() == IntArrayRef(sizes) ? self : ops::expand(recordable(self), sizes);
  return ops::reshape(expanded, {saturating_product(batches), self.size(-2), self.size(-1)});
}

TensorBase multiply_batches(const TensorBase& self, const TensorBase& other) {
  DimVector sizes = broadcast_batches(self, other);
  const TensorBase result = ops::bmm(as_batch(self, sizes), as_batch(other, sizes));
  sizes.push_back(self.size(-2));
  sizes.push_back(other.size(-1));
  return ops::_unsafe_view(result, sizes);
}

void check_inner(const TensorBase& self, const TensorBase& other) {
  TENON_CHECK(self.dim() > 0 && other.dim() > 0, ShapeError,
              "matmul: expected tensors of at least one dimension, got sizes ", self.sizes(),
              " and ", other.sizes());
  TENON_CHECK(self.size(-1) == other.size(other.dim() == 1 ? 0 : -2), ShapeError,
              "matmul: expected the sizes of self ", self.sizes(), " and other ", other.sizes(),
              " to be multipliable");
}

}  // namespace

TensorBase outer(const TensorBase& self, const TensorBase& vec2) {
  TENON_CHECK(self.dim() == 1 && vec2.dim() == 1, ShapeError,
              "outer: expected two vectors, got sizes ", self.sizes(), " and ", vec2.sizes());
  return ops::mul(ops::unsqueeze(self, 1), vec2);
}

TensorBase matmul(const TensorBase& self, const TensorBase& other) {
  check_inner(self, other);
  if (self.dim() == 2 && other.dim() == 2) return ops::mm(self, other);
  if (self.dim() == 1 && other.dim() == 1) return ops::dot(self, other);
  if (self.dim() == 2 && other.dim() == 1) return ops::mv(self, other);
  if (self.dim() == 1) return without(ops::matmul(ops::unsqueeze(self, 0), other), -2);
  if (other.dim() == 1) return without(ops::matmul(self, ops::unsqueeze(other, 1)), -1);
  if (other.dim() == 2) {
    return ops::_unsafe_view(ops::mm(as_rows(self), other), with_last(self, other.size(1)));
  }
  return multiply_batches(self, other);
}

TensorBase linear(const TensorBase& input, const TensorBase& weight, const TensorBase& bias) {
  TENON_CHECK(input.dim() >= 1 && (weight.dim() == 1 || weight.dim() == 2) &&
                  input.size(-1) == weight.size(-1),
              ShapeError, "linear: expected the last size of input ", input.sizes(),
              " and of weight ", weight.sizes(), " to be the same");
  if (weight.dim() == 1 || !bias.defined()) {
    const TensorBase product = ops::matmul(input, weight.dim() == 1 ? weight : ops::t(weight));
    return bias.defined() ? ops::add(product, bias) : product;
  }
  if (input.dim() == 2) return ops::addmm(bias, input, ops::t(weight));
  const TensorBase product = ops::addmm(bias, as_rows(input), ops::t(weight));
  return ops::_unsafe_view(product, with_last(input, weight.size(0)));
}

TensorBase kron(const TensorBase& self, const TensorBase& other) {
  const int64_t dims = std::max(self.dim(), other.dim());
  // Each dimension of the result is one of self, then one of other.
  DimVector of_self, of_other, merged;
  for (int64_t i = 0; i < dims; ++i) {
    const auto size_in = [&](const TensorBase& tensor) {
      const int64_t own = i - (dims - tensor.dim());
      return own < 0 ? 1 : tensor.sizes()[own];
    };
    of_self.push_back(size_in(self)), of_self.push_back(1);
    of_other.push_back(1), of_other.push_back(size_in(other));
    merged.push_back(checked_size("kron", CheckedInt(size_in(self)) * size_in(other)));
  }
  const TensorBase products = ops::mul(ops::reshape(self, of_self), ops::reshape(other, of_other));
  // Without a copy where the strides allow it, as in libtorch.
  return ops::_unsafe_view(ops::reshape(products, merged), merged);
}

TensorBase linalg_cross(const TensorBase& self, const TensorBase& other, int64_t dim) {
  TENON_CHECK(self.dim() == other.dim(), ShapeError,
              "linalg_cross: expected as many dimensions of self as of other, got sizes ",
              self.sizes(), " and ", other.sizes());
  dim = wrap_dimension("linalg_cross", dim, self.dim());
  TENON_CHECK(self.dim() > 0 && self.size(dim) == 3 && other.size(dim) == 3, ShapeError,
              "linalg_cross: expected 3 elements along dimension ", dim, ", got sizes ",
              self.sizes(), " and ", other.sizes());
  const auto component = [&](const TensorBase& tensor, int64_t i) {
    return ops::select(tensor, dim, i % 3);
  };
  std::vector<TensorBase> components;
  for (int64_t i = 0; i < 3; ++i) {
    components.push_back(ops::sub(ops::mul(component(self, i + 1), component(other, i + 2)),
                                  ops::mul(component(self, i + 2), component(other, i + 1))));
  }
  return ops::stack(components, dim);
}

namespace {

/// The dimensions that are not in `chosen`, then `chosen`, or the other way round.
DimVector moved(const TensorBase& self, IntArrayRef chosen, bool to_the_end) {
  DimVector order;
  if (!to_the_end) order = chosen;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (std::ranges::find(chosen, i) == chosen.end()) order.push_back(i);
  }
  if (to_the_end) {
    for (const int64_t dim : chosen) order.push_back(dim);
  }
  return order;
}

DimVector wrapped(std::string_view name, IntArrayRef dims, const TensorBase& tensor) {
  DimVector result;
  for (const int64_t dim : dims) {
    result.push_back(wrap_dimension("tensordot", dim, tensor.dim()));
    TENON_CHECK(std::ranges::count(result, result.back()) == 1, ValueError, "tensordot: ", name,
                " names dimension ", result.back(), " twice: ", dims);
  }
  return result;
}

}  // namespace

TensorBase tensordot(const TensorBase& self, const TensorBase& other, IntArrayRef dims_self,
                     IntArrayRef dims_other) {
  TENON_CHECK(dims_self.size() == dims_other.size(), ShapeError,
              "tensordot: expected as many dims_self as dims_other, got ", dims_self, " and ",
              dims_other);
  const DimVector of_self = wrapped("dims_self", dims_self, self),
                  of_other = wrapped("dims_other", dims_other, other);
  int64_t summed = 1;
  for (size_t i = 0; i < of_self.size(); ++i) {
    TENON_CHECK(self.size(of_self[i]) == other.size(of_other[i]), ShapeError,
                "tensordot: dimension ", of_self[i], " of self and ", of_other[i],
                " of other differ, of sizes ", self.sizes(), " and ", other.sizes());
    summed = saturating_multiply(summed, self.size(of_self[i]));
  }
  const TensorBase left = ops::permute(self, moved(self, of_self, true)),
                   right = ops::permute(other, moved(other, of_other, false));
  DimVector sizes(left.sizes().slice(0, left.dim() - of_self.size()));
  const IntArrayRef rest = right.sizes().slice(of_other.size(), right.dim() - of_other.size());
  const int64_t rows = saturating_product(sizes), columns = saturating_product(rest);
  for (const int64_t size : rest) sizes.push_back(size);
  return ops::_unsafe_view(
      ops::mm(ops::reshape(left, {rows, summed}), ops::reshape(right, {summed, columns})), sizes);
}

TensorBase cross(const TensorBase& self, const TensorBase& other, std::optional<int64_t> dim) {
  if (dim) return ops::linalg_cross(self, other, *dim);
  const IntArrayRef sizes = self.sizes();
  const auto found = std::ranges::find(sizes, 3);
  TENON_CHECK(found != sizes.end(), ShapeError,
              "cross: expected a dimension of 3 elements, got sizes ", sizes);
  return ops::linalg_cross(self, other, found - sizes.begin());
}

TensorBase vander(const TensorBase& x, std::optional<int64_t> N, bool increasing) {
  TENON_CHECK(x.dim() == 1, ShapeError, "vander: expected a vector, got sizes ", x.sizes());
  const int64_t columns = N.value_or(x.size(0));
  TENON_CHECK(columns >= 0, ValueError, "vander: expected N of at least 0, got ", columns);
  if (columns < 2 && x.dtype() != DType::kBool) {
    const DType dtype = x.is_inexact() ? x.dtype() : DType::kInt64;
    return ops::ones(DimVector{x.size(0), columns}, dtype, std::nullopt, x.device());
  }
  const TensorBase powers = ops::linalg_vander(x, columns);
  return increasing ? powers : ops::flip(powers, 1);
}

TensorBase linalg_vander(const TensorBase& x, std::optional<int64_t> N) {
  TENON_CHECK(x.dtype() != DType::kBool, DTypeError,
              "linalg_vander: expected numbers, got a tensor of bool");
  const TensorBase values = x.dim() == 0 ? ops::reshape(x, 1) : x;
  DimVector sizes = values.sizes();
  const int64_t columns = N.value_or(sizes.back());
  TENON_CHECK(columns > 1, ValueError, "linalg_vander: expected N of at least 2, got ", columns);
  sizes.push_back(columns - 1);
  const TensorBase powers = ops::cumprod(ops::expand(ops::unsqueeze(values, -1), sizes), -1);
  sizes.back() = 1;
  const TensorBase ones = ops::ones(sizes, powers.dtype(), std::nullopt, powers.device());
  return ops::cat(std::vector{ones, powers}, -1);
}

}  // namespace tenon::composite
