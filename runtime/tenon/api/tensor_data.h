#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/storage.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_options.h"

namespace tenon {

/// What `tensor(…)` is made from: a number, real or complex, or a list of lists of numbers, nested
/// to any depth. It refers to the initializer lists that it is made from; use it as an argument
/// only.
class TENON_API TensorData {
 public:
  /// An empty list.
  TensorData() = default;
  template <class T>
  requires std::convertible_to<T, Scalar> TensorData(T number)  // NOLINT: every number is data
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

/// What the functions of tensor_creation.h call.
namespace detail {
TENON_API TensorBase tensor_from(const TensorData& data, const TensorOptions& options);
/// From an array of `count` elements.
TENON_API TensorBase tensor_from(const void* data, DType dtype, int64_t count,
                                 const TensorOptions& options);
TENON_API TensorBase tensor_on(void* data, IntArrayRef sizes, StorageImpl::Deleter deleter,
                               const TensorOptions& options);
TENON_API TensorBase tensor_on(void* data, IntArrayRef sizes, IntArrayRef strides,
                               StorageImpl::Deleter deleter, const TensorOptions& options);
}  // namespace detail

}  // namespace tenon
