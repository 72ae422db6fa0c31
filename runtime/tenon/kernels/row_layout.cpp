#include "tenon/kernels/row_layout.h"

#include "tenon/base/integer_math.h"

namespace tenon::kernels {

RowLayout::RowLayout(IntArrayRef sizes, int64_t dim) {
  for (int64_t i = 0; i < static_cast<int64_t>(sizes.size()); ++i) {
    int64_t& product = i < dim ? outer : i == dim ? n : inner;
    product = saturating_multiply(product, sizes[i]);
  }
}

}  // namespace tenon::kernels
