// Operators that are built of others, the library's and the project's own.
#include "mine/kernels/distance.h"
#include "mine/ops/row_distances.h"
#include "mine/ops/squareplus.h"
#include "tenon/generated/ops/mean.h"

namespace mine::composite {

tenon::TensorBase distance_loss(const tenon::TensorBase& self, const tenon::TensorBase& other) {
  return tenon::ops::mean(ops::squareplus(ops::row_distances(self, other), 0.01));
}

}  // namespace mine::composite
