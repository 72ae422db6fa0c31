#include <algorithm>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/row_layout.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"

// fits in this file: a row-major tensor in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;
constexpr int64_t kColumns = 256;

/// Running sums down `rows` rows of `columns` elements, `stride` apart.
template <class Total, class T>
void accumulate_columns(T* out, const T* in, int64_t columns, int64_t rows, int64_t stride) {
  Total totals[kColumns] = {};
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t i = 0; i < columns; ++i) {
      totals[i] = add_elements(totals[i], static_cast<Total>(in[row * stride + i]));
      out[row * stride + i] = static_cast<T>(totals[i]);
    }
  }
}

template <class T>
void accumulate(const T* in, T* out, int64_t outer, int64_t rows, int64_t inner) {
  using Total = std::conditional_t<is_floating_point(dtype_of<T>), double, int64_t>;
  const int64_t block = std::min(inner, kColumns);
  const int64_t blocks = ceil_divide(inner, block);
  const int64_t grain = std::max<int64_t>(kGrain / (rows * block), 1);
  parallel_for(0, outer * blocks, grain, [&](int64_t begin, int64_t end) {
    for (int64_t task = begin; task < end; ++task) {
      const int64_t column = task % blocks * block;
      const int64_t offset = task / blocks * rows * inner + column;
      accumulate_columns<Total>(out + offset, in + offset, std::min(block, inner - column), rows,
                                inner);
    }
  });
}

}  // namespace

void cumsum(const TensorBase& self, int64_t dim, std::optional<DType>, TensorBase& result) {
  if (self.numel() == 0) return;
  dim = wrap_dimension("cumsum", dim, self.dim());
  const TensorBase input = to_dtype_contiguous(self, result.dtype());
  const RowLayout rows(self.sizes(), dim);
  dispatch_all("cumsum", result.dtype(), [&]<class T>(TypeTag<T>) {
    accumulate(input.const_data_ptr<T>(), result.data_ptr<T>(), rows.outer, rows.n, rows.inner);
  });
}

}  // namespace tenon::kernels
