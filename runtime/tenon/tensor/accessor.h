#pragma once

#include <cstddef>
#include <cstdint>

#include "tenon/base/array_ref.h"

namespace tenon {

/// A view of a tensor's elements with the dtype and the number of dimensions known to the compiler:
/// `a[i][j]` costs a multiply and an add a dimension. Indices are not checked. It neither owns the
/// data nor the sizes; the tensor must outlive it.
template <class T, size_t N>
class TensorAccessor {
 public:
  TensorAccessor(T* data, const int64_t* sizes, const int64_t* strides)
      : data_(data), sizes_(sizes), strides_(strides) {}

  IntArrayRef sizes() const { return {sizes_, N}; }
  IntArrayRef strides() const { return {strides_, N}; }
  int64_t size(int64_t dim) const { return sizes_[dim]; }
  int64_t stride(int64_t dim) const { return strides_[dim]; }
  T* data() const { return data_; }

  decltype(auto) operator[](int64_t i) const {
    // fits: the caller promises that the element exists
    T* const element = data_ + i * strides_[0];
    if constexpr (N == 1) {
      return *element;
    } else {
      return TensorAccessor<T, N - 1>(element, sizes_ + 1, strides_ + 1);
    }
  }

 private:
  T* data_;
  const int64_t* sizes_;
  const int64_t* strides_;
};

/// The same with copies of the sizes and strides, so that it may outlive the tensor's handle, as
/// long as the data live.
template <class T, size_t N, class Index = int64_t>
class PackedTensorAccessor {
 public:
  PackedTensorAccessor(T* data, const int64_t* sizes, const int64_t* strides) : data_(data) {
    for (size_t i = 0; i < N; ++i) {
      sizes_[i] = sizes[i];
      strides_[i] = strides[i];
    }
  }

  Index size(int64_t dim) const { return static_cast<Index>(sizes_[dim]); }
  Index stride(int64_t dim) const { return static_cast<Index>(strides_[dim]); }
  T* data() const { return data_; }
  decltype(auto) operator[](int64_t i) const {
    return TensorAccessor<T, N>(data_, sizes_, strides_)[i];
  }

 private:
  T* data_;
  int64_t sizes_[N];
  int64_t strides_[N];
};

template <class T, size_t N>
using PackedTensorAccessor64 = PackedTensorAccessor<T, N, int64_t>;
template <class T, size_t N>
using PackedTensorAccessor32 = PackedTensorAccessor<T, N, int32_t>;

}  // namespace tenon
