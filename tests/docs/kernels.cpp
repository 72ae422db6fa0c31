// Calls the functions that the documents show as an author of operators writes them.

#include <tenon/base/dtype_dispatch.h>
#include <tenon/generated/ops/sum.h>
#include <tenon/kernels/meta/same_type.h>
#include <tenon/parallel/parallel.h>
#include <tenon/tenon.h>
#include <tenon/tensor/tensor_spec.h>

#include <array>
#include <cmath>
#include <tuple>

#include "block.h"
#include "kernel_blocks.h"

namespace {

using namespace tenon;

void row_distances() {
  const Tensor a = tensor({{0.0, 0.0, 9.0}, {1.0, 1.0, 9.0}});
  const Tensor b = tensor({{3.0, 4.0, 9.0}, {1.0, 2.0, 9.0}});
  const TensorSpec spec = tenon::meta::row_distances(a, b);
  assert(spec.sizes == DimVector({2}));
  assert(spec.dtype == a.dtype());
  Tensor result = zeros({2}, a.dtype());
  kernels::row_distances(a, b, result);
  assert(result.equal(tensor({5.0, 1.0})));
  kernels::row_distances(a.t().contiguous().t(), b, result);
  assert(result.equal(tensor({5.0, 1.0})));
}

void row_distances_of_other_sizes() {
  tenon::meta::row_distances(zeros({2, 3}), zeros({2, 4}));
}

void sum_to_matrix() {
  const Tensor self = arange(24).reshape({2, 3, 2, 2});
  const Tensor expected = self.sum(IntArrayRef{0, 1});
  assert(Tensor(composite::sum_to_matrix(self)).equal(expected));
}

}  // namespace

extern const std::vector<docs::Block> kernel_blocks = {
    {"docs/operators.md, row_distances", &row_distances, nullptr, "", std::nullopt},
    {"docs/operators.md, row_distances", &row_distances_of_other_sizes,
     &docs::message_of<tenon::ShapeError>,
     "row_distances: expected two matrices of the same sizes, got [2, 3] and [2, 4]", std::nullopt},
    {"docs/operators.md, sum_to_matrix", &sum_to_matrix, nullptr, "", std::nullopt},
};
