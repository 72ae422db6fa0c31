#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

#include "tenon/api/tensor_data.h"
#include "tenon/tensor/tensor.h"

namespace tenon {

/// A new tensor with these elements. Without a dtype in `options`, integers give int64, floating
/// numbers the default dtype, as in libtorch; other types their own.
/// `tensor(1.5)`, `tensor({{1, 2}, {3, 4}})`, `tensor({true, false})`.
inline Tensor tensor(const TensorData& data, const TensorOptions& options = {}) {
  return detail::tensor_from(data, options);
}

/// The same from an array.
template <class T>
Tensor tensor(ArrayRef<T> data, const TensorOptions& options = {}) {
  return detail::tensor_from(data.data(), dtype_of<T>, static_cast<int64_t>(data.size()), options);
}
template <class T>
Tensor tensor(const std::vector<T>& data, const TensorOptions& options = {}) {
  if constexpr (std::same_as<T, bool>) {
    std::vector<uint8_t> bytes(data.begin(), data.end());
    return detail::tensor_from(bytes.data(), DType::kBool, static_cast<int64_t>(bytes.size()),
                               options);
  } else {
    return tensor(ArrayRef<T>(data), options);
  }
}
template <class T, size_t N>
Tensor tensor(const std::array<T, N>& data, const TensorOptions& options = {}) {
  return tensor(ArrayRef<T>(data), options);
}

/// A tensor on memory of the caller, which must live as long as the tensor or any alias of it.
/// Row-major without strides. ValueError for null memory and for strides that are negative.
inline Tensor from_blob(void* data, IntArrayRef sizes, const TensorOptions& options = {}) {
  return detail::tensor_on(data, sizes, {}, options);
}
inline Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides,
                        const TensorOptions& options = {}) {
  return detail::tensor_on(data, sizes, strides, {}, options);
}
/// The same with memory that `deleter` frees when the last alias is gone.
inline Tensor from_blob(void* data, IntArrayRef sizes, StorageImpl::Deleter deleter,
                        const TensorOptions& options = {}) {
  return detail::tensor_on(data, sizes, std::move(deleter), options);
}
inline Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides,
                        StorageImpl::Deleter deleter, const TensorOptions& options = {}) {
  return detail::tensor_on(data, sizes, strides, std::move(deleter), options);
}

}  // namespace tenon
