#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tenon/base/check.h"

namespace tenon::kernels {

/// Note [Loops do not allocate]: a call that fails has changed nothing, so no loop asks for memory
/// once an element is written, in whatever thread. What a loop needs is made before it starts or
/// is of a fixed size, as the place of an element is: sizes of 2 or more multiply to a number of
/// 63 bits, so a tensor with elements has at most 62 of them.

/// The indices of an element, or other numbers, one for each dimension of a loop, in which those of
/// size 1 are left out. All are 0 at first.
class LoopIndex {
 public:
  static constexpr size_t kMost = 64;

  explicit LoopIndex(size_t size) : size_(size) {
    TENON_INTERNAL_ASSERT(size <= kMost);
    std::fill_n(indices_, size, 0);
  }
  LoopIndex(const LoopIndex& other) : size_(other.size_) {
    std::copy_n(other.indices_, size_, indices_);
  }
  LoopIndex& operator=(const LoopIndex& other) {
    size_ = other.size_;
    std::copy_n(other.indices_, size_, indices_);
    return *this;
  }

  void push_back(int64_t index) {
    TENON_INTERNAL_ASSERT(size_ < kMost);
    indices_[size_++] = index;
  }
  size_t size() const { return size_; }
  int64_t& operator[](size_t d) { return indices_[d]; }
  int64_t operator[](size_t d) const { return indices_[d]; }

 private:
  size_t size_;
  int64_t indices_[kMost];
};

}  // namespace tenon::kernels
