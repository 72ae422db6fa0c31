#pragma once

#include <cstddef>
#include <initializer_list>
#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon {

class Tensor;

/// A view of constant tensors, as `Tensor[]` and `Tensor?[]` arguments take them. It is made from a
/// vector, an array or a list of `Tensor` or `TensorBase`; an absent element is undefined.
class TENON_API TensorList {
 public:
  TensorList() = default;
  TensorList(const TensorBase* data, size_t size) : data_(data), size_(size) {}
  TensorList(const TensorBase& tensor) : TensorList(&tensor, 1) {}  // NOLINT
  TensorList(const std::vector<TensorBase>& list)
      : TensorList(list.data(), list.size()) {}  // NOLINT
  TensorList(std::initializer_list<TensorBase> list)
      : TensorList(list.begin(), list.size()) {}  // NOLINT
  // A Tensor is a TensorBase and nothing more, so that an array of one is an array of the other;
  // tensor.h asserts it.
  TensorList(ArrayRef<Tensor> list);               // NOLINT
  TensorList(const std::vector<Tensor>& list);     // NOLINT
  TensorList(std::initializer_list<Tensor> list);  // NOLINT

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const TensorBase& operator[](size_t i) const { return data_[i]; }
  const TensorBase& front() const { return data_[0]; }
  const TensorBase* begin() const { return data_; }
  const TensorBase* end() const { return data_ + size_; }
  const TensorBase* data() const { return data_; }
  std::vector<TensorBase> vec() const { return {begin(), end()}; }

 private:
  const TensorBase* data_ = nullptr;
  size_t size_ = 0;
};

}  // namespace tenon
