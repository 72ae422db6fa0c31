// What the results of kernels are, and what is wrong with their arguments.
#include "mine/kernels/distance.h"
#include "tenon/base/check.h"
#include "tenon/tensor/tensor_base.h"

namespace mine::meta {

tenon::TensorSpec row_distances(const tenon::TensorBase& self, const tenon::TensorBase& other) {
  TENON_CHECK(self.dim() == 2 && self.sizes() == other.sizes(), ShapeError,
              "mine::row_distances: expected two matrices of the same sizes, got ", self.sizes(),
              " and ", other.sizes());
  TENON_CHECK(self.is_floating_point() && self.dtype() == other.dtype(), DTypeError,
              "mine::row_distances: expected two floating matrices of one dtype, got ",
              self.dtype(), " and ", other.dtype());
  return {{self.size(0)}, self.dtype(), self.device()};
}

std::tuple<tenon::TensorSpec, tenon::TensorSpec> largest(const tenon::TensorBase& self) {
  TENON_CHECK(self.dim() == 2 && self.size(1) > 0 && self.is_floating_point(), ValueError,
              "mine::largest: expected a floating matrix with columns, got sizes ", self.sizes(),
              " and dtype ", self.dtype());
  return {{{self.size(0)}, self.dtype(), self.device()},
          {{self.size(0)}, tenon::DType::kInt64, self.device()}};
}

}  // namespace mine::meta
