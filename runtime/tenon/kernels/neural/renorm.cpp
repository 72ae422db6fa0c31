#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/tensor/floating.h"

// fits in this file: rows of tensors in memory

namespace tenon::kernels {
namespace {

/// The elements of a row, which may have gaps between them.
template <class T>
struct Row {
  T* first;
  int64_t size, stride;

  /// NaN where an element is, whatever the order.
  double norm(double order) const {
    double sum = 0, most = 0, least = std::numeric_limits<double>::infinity();
    for (int64_t i = 0; i < size; ++i) {
      const double magnitude = std::abs(static_cast<double>(first[i * stride]));
      if (std::isnan(magnitude)) return magnitude;
      sum += order == 2 ? magnitude * magnitude : std::pow(magnitude, order);
      most = std::max(most, magnitude), least = std::min(least, magnitude);
    }
    if (std::isinf(order)) return order > 0 ? most : least;
    return order == 2 ? std::sqrt(sum) : std::pow(sum, 1 / order);
  }

  void scale(double factor) const {
    for (int64_t i = 0; i < size; ++i) {
      first[i * stride] = static_cast<T>(static_cast<double>(first[i * stride]) * factor);
    }
  }
};

}  // namespace

TensorBase& embedding_renorm_(TensorBase& self, const TensorBase& indices, double max_norm,
                              double norm_type) {
  constexpr std::string_view kOp = "embedding_renorm_";
  check_floating(kOp, "self", self.dtype());
  TENON_CHECK(self.dim() == 2, ShapeError, kOp, ": expected self to be a matrix, got sizes ",
              self.sizes());
  meta::check_index_dtype(kOp, "indices", indices.dtype());
  TENON_CHECK(norm_type != 0 && !std::isnan(norm_type), ValueError, kOp,
              ": expected a norm_type other than 0 and NaN, got ", norm_type);
  check_writable(kOp, self);
  if (!self.is_cpu() || !indices.is_cpu()) return self;
  std::vector<int64_t> rows = checked_indices(kOp, indices, self.sizes()[0]);
  // Each once: rounding may leave a row that was scaled a little above the limit.
  std::ranges::sort(rows);
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  dispatch_floating(kOp, self.dtype(), [&]<class T>(TypeTag<T>) {
    T* elements = self.data_ptr<T>();
    for (const int64_t number : rows) {
      const Row<T> row = {elements + number * self.strides()[0], self.sizes()[1],
                          self.strides()[1]};
      const double norm = row.norm(norm_type);
      if (norm > max_norm) row.scale(max_norm / (norm + 1e-7));
    }
  });
  return self;
}

}  // namespace tenon::kernels
