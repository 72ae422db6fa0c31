#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/tensor.h"

namespace tenon {

/// What `tensor(…)` is made from: a number, or a list of lists of numbers, nested to any depth. It
/// refers to the initializer lists that it is made from; use it as an argument only.
class TENON_API TensorData {
 public:
  /// An empty list.
  TensorData() = default;
  template <class T>
  requires std::is_arithmetic_v<T> || std::same_as<T, BFloat16> TensorData(
      T number)  // NOLINT: every number is data
      : is_number_(true), dtype_(dtype_of<T>), number_(number) {}
  TensorData(std::initializer_list<TensorData> list) : list_(list) {}  // NOLINT

  /// The sizes of the nested lists; ShapeError when lists of one level have different ones.
  DimVector sizes() const;
  /// That of the numbers, the widest where they differ.
  DType dtype() const;
  /// Appends the numbers in order.
  void flatten(std::vector<Scalar>& numbers) const;

 private:
  bool is_number_ = false;
  DType dtype_ = DType::kFloat32;
  Scalar number_;
  std::initializer_list<TensorData> list_;
};

/// A new tensor with these elements. Without a dtype in `options`, integers give int64, floating
/// numbers the default dtype, as in libtorch; other types their own.
/// `tensor(1.5)`, `tensor({{1, 2}, {3, 4}})`, `tensor({true, false})`.
TENON_API Tensor tensor(const TensorData& data, const TensorOptions& options = {});

namespace detail {
TENON_API Tensor tensor_from(const void* data, DType dtype, int64_t count,
                             const TensorOptions& options);
}  // namespace detail

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
TENON_API Tensor from_blob(void* data, IntArrayRef sizes, const TensorOptions& options = {});
TENON_API Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides,
                           const TensorOptions& options = {});
/// The same with memory that `deleter` frees when the last alias is gone.
TENON_API Tensor from_blob(void* data, IntArrayRef sizes, StorageImpl::Deleter deleter,
                           const TensorOptions& options = {});
TENON_API Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides,
                           StorageImpl::Deleter deleter, const TensorOptions& options = {});

}  // namespace tenon
