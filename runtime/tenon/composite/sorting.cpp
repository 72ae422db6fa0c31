#include "tenon/generated/kernels/sorting.h"
#include "tenon/base/check.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/searchsorted.h"

namespace tenon::composite {

TensorBase searchsorted_scalar(const TensorBase& sorted_sequence, const Scalar& self,
                               bool out_int32, bool right, std::optional<std::string_view> side,
                               const TensorBase& sorter) {
  // A tensor without dimensions promotes as a number does, and does not round it before.
  const bool is_exact = self.is_floating_point() && sorted_sequence.is_floating_point();
  const DType dtype = is_exact ? DType::kFloat64 : self.default_tensor_dtype();
  const TensorBase value = ops::scalar_tensor(self, dtype, std::nullopt, sorted_sequence.device());
  return ops::searchsorted(sorted_sequence, value, out_int32, right, side, sorter);
}

namespace {

void check_boundaries(const TensorBase& boundaries) {
  TENON_CHECK(boundaries.dim() == 1, ShapeError,
              "bucketize: expected boundaries of one dimension, got sizes ", boundaries.sizes());
}

}  // namespace

TensorBase bucketize_tensor(const TensorBase& self, const TensorBase& boundaries, bool out_int32,
                            bool right) {
  check_boundaries(boundaries);
  return ops::searchsorted(boundaries, self, out_int32, right);
}

TensorBase bucketize_scalar(const Scalar& self, const TensorBase& boundaries, bool out_int32,
                            bool right) {
  check_boundaries(boundaries);
  return ops::searchsorted(boundaries, self, out_int32, right);
}

}  // namespace tenon::composite
