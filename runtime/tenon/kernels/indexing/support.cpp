#include "tenon/kernels/indexing/support.h"

#include "tenon/kernels/copy/copy.h"

namespace tenon::kernels {

std::vector<int64_t> checked_indices(std::string_view op, const TensorBase& index, int64_t size) {
  const TensorBase converted = to_dtype_contiguous(index, DType::kInt64);
  const auto* data = converted.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < converted.numel(); ++i) {
    TENON_CHECK(data[i] >= 0 && data[i] < size, IndexError, op, ": index ", data[i],
                " is out of range for a dimension of size ", size);
  }
  return {data, data + converted.numel()};
}

}  // namespace tenon::kernels
