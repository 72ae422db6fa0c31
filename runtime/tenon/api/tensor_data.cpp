#include "tenon/api/tensor_data.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/scalar_range.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/factory_options.h"
#include "tenon/tensor/tensor_methods.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {
namespace {

/// What a tensor of C++ numbers of that type has when the program asks for nothing.
DType deduced_dtype(DType dtype) {
  if (dtype == DType::kInt32) return DType::kInt64;
  if (dtype == DType::kFloat32 || dtype == DType::kFloat64) return default_dtype();
  return dtype;
}

void check_options(std::string_view op, const TensorOptions& options) {
  check_not_pinned(op, detail::pin_memory_of_row_major(op, options));
}

TensorBase finish(TensorBase result, const TensorOptions& options) {
  if (options.device() != result.device()) {
    result = detail::convert(result, TensorOptions(options.device()), /*non_blocking=*/false,
                             /*copy=*/false, std::nullopt);
  }
  if (options.requires_grad()) result.set_requires_grad(true);
  return result;
}

}  // namespace

DimVector TensorData::sizes() const {
  if (is_number_) return {};
  DimVector sizes{static_cast<int64_t>(list_.size())};
  if (list_.size() == 0) return sizes;
  const DimVector inner = list_.begin()->sizes();
  for (const TensorData& element : list_) {
    TENON_CHECK(element.sizes() == inner, ShapeError, "tensor: expected lists of equal sizes, got ",
                inner, " and ", element.sizes());
  }
  for (const int64_t size : inner) sizes.push_back(size);
  return sizes;
}

DType TensorData::dtype() const {
  if (is_number_) return dtype_;
  if (list_.size() == 0) return default_dtype();
  // Dtypes are ordered by kind and width, bool aside.
  const auto rank = [](DType dtype) {
    return dtype == DType::kBool ? -1 : static_cast<int>(dtype);
  };
  DType highest = DType::kBool;
  for (const TensorData& element : list_) {
    if (rank(element.dtype()) > rank(highest)) highest = element.dtype();
  }
  return highest;
}

void TensorData::flatten(std::vector<Scalar>& numbers) const {
  if (is_number_) numbers.push_back(number_);
  for (const TensorData& element : list_) element.flatten(numbers);
}

TensorBase detail::tensor_from(const TensorData& data, const TensorOptions& options) try {
  check_options("tensor", options);
  const DType dtype = options.dtype_opt().value_or(deduced_dtype(data.dtype()));
  const DimVector sizes = data.sizes();
  std::vector<Scalar> numbers;
  data.flatten(numbers);
  for (const Scalar& number : numbers) check_in_range("tensor", "numbers", number, dtype);
  TensorBase result = make_tensor(sizes, dtype);
  dispatch_all("tensor", dtype, [&]<class T>(TypeTag<T>) {
    std::ranges::transform(numbers, result.data_ptr<T>(),
                           [](const Scalar& number) { return number.to<T>(); });
  });
  return finish(std::move(result), options);
} catch (...) {
  rethrow_as_error("tensor");
}

TensorBase detail::tensor_from(const void* data, DType from, int64_t count,
                               const TensorOptions& options) try {
  check_options("tensor", options);
  const DType dtype = options.dtype_opt().value_or(deduced_dtype(from));
  TensorBase result = make_tensor({count}, from);
  // fits: the array is in memory
  if (count > 0) std::memcpy(result.data_ptr(), data, count * element_size(from));
  if (dtype != from) {
    result =
        convert(result, TensorOptions(dtype), /*non_blocking=*/false, /*copy=*/false, std::nullopt);
  }
  return finish(std::move(result), options);
} catch (...) {
  rethrow_as_error("tensor");
}

TensorBase detail::tensor_on(void* data, IntArrayRef sizes, IntArrayRef strides,
                             StorageImpl::Deleter deleter, const TensorOptions& options) try {
  check_options("from_blob", options);
  check_stride_count("from_blob", sizes, strides);
  TENON_CHECK(std::ranges::all_of(strides, [](int64_t stride) { return stride >= 0; }), ValueError,
              "from_blob: expected strides that are not negative, got ", strides);
  TENON_CHECK(data != nullptr || checked_numel(sizes) == 0, ValueError,
              "from_blob: expected memory, got a null pointer for sizes ", sizes);
  TENON_CHECK(options.device().is_cpu(), DeviceError, "from_blob: expected the device cpu, got ",
              options.device());
  TensorBase result =
      make_tensor_from_blob(data, sizes, strides, options.dtype(), std::move(deleter));
  if (options.requires_grad()) result.set_requires_grad(true);
  return result;
} catch (...) {
  rethrow_as_error("from_blob");
}

TensorBase detail::tensor_on(void* data, IntArrayRef sizes, StorageImpl::Deleter deleter,
                             const TensorOptions& options) try {
  checked_numel(sizes);
  DimVector strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  return tensor_on(data, sizes, strides, std::move(deleter), options);
} catch (...) {
  rethrow_as_error("from_blob");
}

}  // namespace tenon
