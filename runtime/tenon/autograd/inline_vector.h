#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>

#include "tenon/base/array_ref.h"
#include "tenon/base/export.h"

namespace tenon {

/// A vector whose first `N` elements need no allocation: what a node holds a few of.
template <class T, size_t N>
class InlineVector {
 public:
  using value_type = T;

  InlineVector() = default;
  InlineVector(std::initializer_list<T> list) {
    reserve(list.size());
    for (const T& element : list) push_back(element);
  }
  InlineVector(const InlineVector& other) {
    reserve(other.size());
    for (const T& element : other) push_back(element);
  }
  InlineVector(InlineVector&& other) noexcept { take(other); }
  InlineVector& operator=(const InlineVector& other) { return *this = InlineVector(other); }
  InlineVector& operator=(InlineVector&& other) noexcept {
    if (this != &other) release(), take(other);
    return *this;
  }
  ~InlineVector() { release(); }

  T* data() { return data_; }
  const T* data() const { return data_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  T& front() { return data_[0]; }
  const T& front() const { return data_[0]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }

  template <class... Args>
  T& emplace_back(Args&&... args) {
    if (size_ == capacity_) grow(2 * size_t{capacity_});
    T* element = std::construct_at(data_ + size_, std::forward<Args>(args)...);
    ++size_;
    return *element;
  }
  void push_back(const T& element) { emplace_back(element); }
  void push_back(T&& element) { emplace_back(std::move(element)); }
  void pop_back() { std::destroy_at(data_ + --size_); }
  void clear() {
    std::destroy(begin(), end());
    size_ = 0;
  }
  void reserve(size_t capacity) {
    if (capacity > capacity_) grow(capacity);
  }

 private:
  T* inline_data() { return reinterpret_cast<T*>(inline_); }

  TENON_COLD void grow(size_t capacity) {
    T* moved = std::allocator<T>().allocate(capacity);
    std::uninitialized_move(begin(), end(), moved);
    const uint32_t size = size_;
    release();
    data_ = moved;
    size_ = size;
    capacity_ = static_cast<uint32_t>(capacity);
  }
  /// Leaves an empty vector on the inline memory.
  void release() {
    clear();
    if (data_ != inline_data()) std::allocator<T>().deallocate(data_, capacity_);
    data_ = inline_data();
    capacity_ = N;
  }
  /// For an empty vector on the inline memory.
  void take(InlineVector& other) {
    if (other.data_ == other.inline_data()) {
      std::uninitialized_move(other.begin(), other.end(), data_);
      size_ = other.size_;
      other.clear();
    } else {
      data_ = std::exchange(other.data_, other.inline_data());
      size_ = std::exchange(other.size_, 0);
      capacity_ = std::exchange(other.capacity_, N);
    }
  }

  T* data_ = inline_data();
  uint32_t size_ = 0;
  uint32_t capacity_ = N;
  alignas(T) unsigned char inline_[N * sizeof(T)];
};

}  // namespace tenon
