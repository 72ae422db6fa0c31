#include "tenon/kernels/reduction/meta.h"

#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/reduced_dimensions.h"

namespace tenon::meta {
namespace {

TensorSpec reduced(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                   bool keepdim, DType dtype) {
  const DimMask mask = reduced_dims(op, dim, self.dim());
  return {reduced_sizes(self.sizes(), mask, keepdim), dtype, self.device()};
}

void check_total(std::string_view op, const TensorBase& self, DType dtype) {
  TENON_CHECK(!self.is_complex() || is_complex(dtype), DTypeError, op,
              ": expected a complex dtype for the total of complex elements, got ", dtype);
}

/// Integers add up in int64, but for those that it does not hold.
DType sum_dtype(std::string_view op, const TensorBase& self, std::optional<DType> dtype) {
  const bool is_kept = self.is_inexact() || self.dtype() == DType::kUInt64;
  const DType result = dtype.value_or(is_kept ? self.dtype() : DType::kInt64);
  check_total(op, self, result);
  return result;
}

/// ShapeError where a result that is not empty would have no elements to come from.
TensorSpec chosen(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                  bool keepdim, DType dtype) {
  const DimMask mask = reduced_dims(op, dim, self.dim());
  bool has_elements = true;
  for (int64_t i = 0; i < self.dim(); ++i) has_elements &= !mask[i] || self.sizes()[i] > 0;
  TENON_CHECK(has_elements, ShapeError, op,
              ": expected elements in the dimensions to reduce, got a tensor of sizes ",
              self.sizes());
  return {reduced_sizes(self.sizes(), mask, keepdim), dtype, self.device()};
}

}  // namespace

TensorSpec sum(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
               std::optional<DType> dtype) {
  return reduced("sum", self, dim, keepdim, sum_dtype("sum", self, dtype));
}

TensorSpec prod(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                std::optional<DType> dtype) {
  return reduced("prod", self, dim, keepdim, sum_dtype("prod", self, dtype));
}

TensorSpec mean(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                std::optional<DType> dtype) {
  const DType result = dtype.value_or(self.dtype());
  TENON_CHECK(is_inexact(result), DTypeError, "mean: expected a floating or complex dtype, got ",
              result, "; give one as dtype");
  check_total("mean", self, result);
  return reduced("mean", self, dim, keepdim, result);
}

TensorSpec extremum(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                    bool keepdim) {
  check_ordered(op, "self", self.dtype());
  return chosen(op, self, dim, keepdim, self.dtype());
}

std::tuple<TensorSpec, TensorSpec> extremum_dim(std::string_view op, const TensorBase& self,
                                                int64_t dim, bool keepdim) {
  check_ordered(op, "self", self.dtype());
  return {chosen(op, self, dim, keepdim, self.dtype()),
          chosen(op, self, dim, keepdim, DType::kInt64)};
}

TensorSpec argument_of_extremum(std::string_view op, const TensorBase& self,
                                std::optional<int64_t> dim, bool keepdim) {
  check_ordered(op, "self", self.dtype());
  if (!dim) return chosen(op, self, std::nullopt, keepdim, DType::kInt64);
  return chosen(op, self, *dim, keepdim, DType::kInt64);
}

TensorSpec truth(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                 bool keepdim) {
  return reduced(op, self, dim, keepdim, DType::kBool);
}

TensorSpec running_totals(std::string_view op, const TensorBase& self, int64_t dim,
                          std::optional<DType> dtype) {
  wrap_dimension(op, dim, self.dim());
  return {self.sizes(), sum_dtype(op, self, dtype), self.device()};
}

TensorSpec logcumsumexp(const TensorBase& self, int64_t dim) {
  check_floating("logcumsumexp", self.dtype());
  return running_totals("logcumsumexp", self, dim, std::nullopt);
}

}  // namespace tenon::meta
