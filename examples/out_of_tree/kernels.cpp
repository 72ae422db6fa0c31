// The kernels that operators.yaml names: in namespace mine::kernels, with the prototypes of the
// generated headers.
#include <algorithm>
#include <cmath>

#include "mine/kernels/distance.h"
#include "mine/kernels/matrix.h"
#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace mine::kernels {

void row_distances(const tenon::TensorBase& self, const tenon::TensorBase& other,
                   tenon::TensorBase& result) {
  tenon::dispatch_floating("row_distances", self.dtype(), [&]<class T>(tenon::TypeTag<T>) {
    const T* const a = self.const_data_ptr<T>();
    const T* const b = other.const_data_ptr<T>();
    T* const distances = result.data_ptr<T>();
    tenon::parallel_for(0, self.size(0), 64, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        double sum = 0;
        for (int64_t i = 0; i < self.size(1); ++i) {
          const double difference =
              static_cast<double>(a[row * self.stride(0) + i * self.stride(1)]) -
              static_cast<double>(b[row * other.stride(0) + i * other.stride(1)]);
          sum += difference * difference;
        }
        distances[row] = static_cast<T>(std::sqrt(sum));
      }
    });
  });
}

void largest(const tenon::TensorBase& self, tenon::TensorBase& values, tenon::TensorBase& indices) {
  tenon::dispatch_floating("largest", self.dtype(), [&]<class T>(tenon::TypeTag<T>) {
    const T* const data = self.const_data_ptr<T>();
    int64_t* const columns = indices.data_ptr<int64_t>();
    T* const maxima = values.data_ptr<T>();
    for (int64_t row = 0; row < self.size(0); ++row) {
      const auto at = [&](int64_t column) {
        return data[row * self.stride(0) + column * self.stride(1)];
      };
      int64_t best = 0;
      for (int64_t column = 1; column < self.size(1); ++column) {
        if (at(column) > at(best)) best = column;
      }
      maxima[row] = at(best);
      columns[row] = best;
    }
  });
}

tenon::TensorBase column(const tenon::TensorBase& self, int64_t index) {
  TENON_CHECK(self.dim() == 2, ShapeError, "mine::column: expected a matrix, got sizes ",
              self.sizes());
  TENON_CHECK(index >= 0 && index < self.size(1), IndexError, "mine::column: expected one of ",
              self.size(1), " columns, got ", index);
  return tenon::make_alias(self, {self.size(0)}, {self.stride(0)},
                           self.storage_offset() + index * self.stride(1));
}

tenon::TensorBase& fill_diagonal_(tenon::TensorBase& self, const tenon::Scalar& value) {
  TENON_CHECK(self.dim() == 2, ShapeError, "mine::fill_diagonal_: expected a matrix, got sizes ",
              self.sizes());
  if (!self.is_cpu()) return self;
  tenon::dispatch_floating("fill_diagonal_", self.dtype(), [&]<class T>(tenon::TypeTag<T>) {
    T* const data = self.data_ptr<T>();
    for (int64_t i = 0; i < std::min(self.size(0), self.size(1)); ++i) {
      data[i * (self.stride(0) + self.stride(1))] = static_cast<T>(value.toDouble());
    }
  });
  return self;
}

}  // namespace mine::kernels
