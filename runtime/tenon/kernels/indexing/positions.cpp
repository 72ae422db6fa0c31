#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/tensor_list.h"

// Where the indices of several dimensions look in these as one.

namespace tenon::kernels {

void index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size, std::string_view caller,
                     TensorBase& result) {
  auto* const out = result.data_ptr<int64_t>();
  std::fill_n(out, result.numel(), 0);
  for (size_t k = 0; k < indices.size(); ++k) {
    const TensorBase broadcast = expand(indices[k], result.sizes(), false);
    const TensorBase index = to_dtype_contiguous(broadcast, DType::kInt64);
    const auto* const in = index.const_data_ptr<int64_t>();
    const int64_t extent = size[dim[k]];
    for (int64_t i = 0; i < result.numel(); ++i) {
      TENON_CHECK(in[i] >= -extent && in[i] < extent, IndexError, caller, ": the index ", in[i],
                  " is out of range for dimension ", dim[k], " of a tensor of sizes ", size);
      const int64_t from_front = in[i] < 0 ? in[i] + extent : in[i];
      // Sizes whose product is too large are those of a tensor without elements.
      out[i] = wrapping_add(wrapping_multiply(out[i], extent), from_front);
    }
  }
}

}  // namespace tenon::kernels
