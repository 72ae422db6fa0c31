#include "tools/promises/elements.h"

#include <algorithm>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/readable.h"

namespace tenon::tools {
namespace {

int64_t offset_of(const TensorBase& tensor, const Index& index) {
  int64_t offset = 0;
  for (size_t d = 0; d < index.size(); ++d) offset += index[d] * tensor.strides()[d];
  return offset;
}

double element(const TensorBase& tensor, int64_t offset) {
  return dispatch_real("element", tensor.dtype(), [&]<class T>(TypeTag<T>) {
    // A bool that nobody has written may be any byte.
    using Stored = std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>;
    return static_cast<double>(static_cast<const Stored*>(tensor.const_data_ptr())[offset]);
  });
}

}  // namespace

std::vector<Index> indices_of(IntArrayRef sizes) {
  std::vector<Index> result = {{}};
  for (const int64_t size : sizes) {
    std::vector<Index> longer;
    for (const Index& index : result) {
      for (int64_t i = 0; i < size; ++i) {
        longer.push_back(index);
        longer.back().push_back(i);
      }
    }
    result = std::move(longer);
  }
  return result;
}

std::vector<double> elements(const TensorBase& tensor) {
  const TensorBase read = in_parts(readable(tensor));
  std::vector<double> result;
  for (const Index& index : indices_of(read.sizes())) {
    result.push_back(element(read, offset_of(read, index)));
  }
  return result;
}

std::vector<double> first_elements(const TensorBase& tensor, int64_t most) {
  const TensorBase read = in_parts(readable(tensor));
  std::vector<double> result;
  for (int64_t n = 0; n < std::min(read.numel(), most); ++n) {
    Index index(read.sizes().size());
    int64_t rest = n;
    for (size_t d = index.size(); d-- > 0;) {
      index[d] = rest % read.sizes()[d];
      rest /= read.sizes()[d];
    }
    result.push_back(element(read, offset_of(read, index)));
  }
  return result;
}

double at(const TensorBase& tensor, const Index& index) {
  const TensorBase read = readable(tensor);
  return element(read, offset_of(read, index));
}

bool is_of_double_precision(DType dtype) {
  return real_dtype(dtype) == DType::kFloat64;
}

double tolerance_of(DType dtype) {
  switch (dtype) {
    case DType::kFloat64:
    case DType::kComplex128:
      return 1e-12;
    case DType::kFloat32:
    case DType::kComplex64:
      return 2e-5;
    case DType::kFloat16:
      return 2e-3;
    case DType::kBFloat16:
      return 2e-2;
    default:
      return 0;
  }
}

}  // namespace tenon::tools
