#pragma once

#include <cstring>
#include <iterator>
#include <memory>
#include <utility>

#include "tenon/base/array_ref.h"
#include "tenon/base/export.h"

namespace tenon {

/// Sizes or strides: a vector of int64 that needs no allocation up to 5 dimensions.
class DimVector {
 public:
  static constexpr size_t kInline = 5;
  using value_type = int64_t;

  DimVector() = default;
  explicit DimVector(size_t size, int64_t value = 0) { resize(size, value); }
  DimVector(IntArrayRef list) { assign(list); }                                     // NOLINT
  DimVector(std::initializer_list<int64_t> list) : DimVector(IntArrayRef(list)) {}  // NOLINT
  DimVector(const std::vector<int64_t>& list) : DimVector(IntArrayRef(list)) {}     // NOLINT
  template <std::input_iterator Iterator>
  DimVector(Iterator first, Iterator last) {
    for (; first != last; ++first) push_back(*first);
  }
  DimVector(const DimVector& other) : DimVector(IntArrayRef(other)) {}
  DimVector(DimVector&& other) noexcept { take(other); }
  DimVector& operator=(const DimVector& other) {
    if (this != &other) assign(other);
    return *this;
  }
  DimVector& operator=(DimVector&& other) noexcept {
    if (this != &other) release(), take(other);
    return *this;
  }
  DimVector& operator=(IntArrayRef list) { return assign(list), *this; }
  DimVector& operator=(std::initializer_list<int64_t> list) { return *this = IntArrayRef(list); }
  ~DimVector() { release(); }

  int64_t* data() { return data_; }
  const int64_t* data() const { return data_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  int64_t* begin() { return data_; }
  int64_t* end() { return data_ + size_; }
  const int64_t* begin() const { return data_; }
  const int64_t* end() const { return data_ + size_; }
  int64_t& operator[](size_t i) { return data_[i]; }
  int64_t operator[](size_t i) const { return data_[i]; }
  int64_t& back() { return data_[size_ - 1]; }
  int64_t back() const { return data_[size_ - 1]; }
  std::vector<int64_t> vec() const { return {begin(), end()}; }

  // As an argument `int[]?` or `int[N]`, which take lists too.
  operator OptionalIntArrayRef() const { return IntArrayRef(*this); }  // NOLINT
  template <size_t N>
  operator IntArrayOf<N>() const {  // NOLINT
    return IntArrayRef(*this);
  }

  /// `list` must not point into this vector.
  void assign(IntArrayRef list) {
    const size_t size = list.size();
    if (size <= 2) {  // most, without a call
      if (size > 0) data_[0] = list[0];
      if (size > 1) data_[1] = list[1];
    } else {
      reserve(size);
      std::memcpy(data_, list.data(), list.size() * sizeof(int64_t));
    }
    size_ = static_cast<uint32_t>(size);
  }
  void resize(size_t size, int64_t value = 0) {
    reserve(size);
    for (size_t i = size_; i < size; ++i) data_[i] = value;
    size_ = static_cast<uint32_t>(size);
  }
  void push_back(int64_t value) {
    reserve(size_ + 1);
    data_[size_++] = value;
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  void insert(size_t position, int64_t value) {
    push_back(value);
    std::rotate(begin() + position, end() - 1, end());
  }
  void erase(size_t position) {
    std::move(begin() + position + 1, end(), begin() + position);
    --size_;
  }
  void reserve(size_t capacity) {
    if (capacity > capacity_) [[unlikely]]
      grow(capacity);
  }
  friend bool operator==(const DimVector& a, const DimVector& b) {
    return IntArrayRef(a) == IntArrayRef(b);
  }

 private:
  // Out of line, as nearly none has so many dimensions.
  TENON_COLD void grow(size_t capacity) {
    const size_t grown = std::max<size_t>(capacity, 2 * capacity_);
    auto* moved = new int64_t[grown];
    std::memcpy(moved, data_, size_ * sizeof(int64_t));
    release();
    data_ = moved;
    capacity_ = static_cast<uint32_t>(grown);
  }
  void release() {
    if (data_ != inline_) delete[] data_;
  }
  void take(DimVector& other) {
    size_ = other.size_;
    capacity_ = other.capacity_;
    if (other.data_ == other.inline_) {
      data_ = inline_;
      std::memcpy(inline_, other.inline_, sizeof(inline_));
    } else {
      data_ = std::exchange(other.data_, other.inline_);
    }
    other.size_ = 0;
    other.capacity_ = kInline;
  }

  int64_t* data_ = inline_;
  uint32_t size_ = 0;
  uint32_t capacity_ = kInline;
  int64_t inline_[kInline];
};

inline std::ostream& operator<<(std::ostream& out, const DimVector& list) {
  return out << IntArrayRef(list);
}

}  // namespace tenon
