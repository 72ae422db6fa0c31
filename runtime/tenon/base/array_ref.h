#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <ostream>
#include <span>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/export.h"

namespace tenon {

/// A view of a constant array, as function arguments take it: made from a vector, an array, an
/// initializer list or a single element. It owns nothing; do not keep one past the call.
template <class T>
class TENON_API ArrayRef {
 public:
  using value_type = T;
  using iterator = const T*;
  using const_iterator = const T*;
  using reverse_iterator = std::reverse_iterator<const T*>;
  using size_type = size_t;

  constexpr ArrayRef() = default;
  constexpr ArrayRef(const T* data, size_t size) : data_(data), size_(size) {}
  constexpr ArrayRef(const T* begin, const T* end) : ArrayRef(begin, end - begin) {}
  constexpr ArrayRef(const T& element) : ArrayRef(&element, 1) {}  // NOLINT: one is a list of one
  constexpr ArrayRef(std::initializer_list<T> list)                // NOLINT
      : ArrayRef(list.begin(), list.size()) {}
  template <class Container>
  requires requires(const Container& c) {
    { c.data() } -> std::convertible_to<const T*>;
    { c.size() } -> std::convertible_to<size_t>;
  } && std::same_as<std::remove_cvref_t<decltype(*std::declval<const Container&>().data())>, T>
  constexpr ArrayRef(const Container& container)  // NOLINT: any contiguous container
      : ArrayRef(container.data(), container.size()) {}
  template <size_t N>
  constexpr ArrayRef(const T (&array)[N]) : ArrayRef(array, N) {}  // NOLINT

  constexpr const T* data() const { return data_; }
  constexpr size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T* begin() const { return data_; }
  constexpr const T* end() const { return data_ + size_; }
  constexpr reverse_iterator rbegin() const { return reverse_iterator(end()); }
  constexpr reverse_iterator rend() const { return reverse_iterator(begin()); }
  constexpr const T& operator[](size_t i) const { return data_[i]; }
  constexpr const T& at(size_t i) const {
    TENON_CHECK(i < size_, IndexError, "ArrayRef: index ", i, " is out of range for size ", size_);
    return data_[i];
  }
  constexpr const T& front() const { return at(0); }
  constexpr const T& back() const { return at(size_ - 1); }

  constexpr ArrayRef slice(size_t start, size_t count) const {
    TENON_CHECK(start + count <= size_, IndexError, "ArrayRef: slice [", start, ", ", start + count,
                ") is out of range for size ", size_);
    return {data_ + start, count};
  }
  constexpr ArrayRef slice(size_t start) const { return slice(start, size_ - start); }

  std::vector<T> vec() const { return {begin(), end()}; }
  friend constexpr bool operator==(ArrayRef a, ArrayRef b) {
    if (a.size() != b.size()) return false;
    // Not std::equal: memcmp takes longer than the few elements that sizes have.
    for (size_t i = 0; i < a.size(); ++i) {
      if (!(a.data()[i] == b.data()[i])) return false;
    }
    return true;
  }

  // libtorch's names.
  constexpr bool equals(ArrayRef other) const { return *this == other; }

 private:
  const T* data_ = nullptr;
  size_t size_ = 0;
};

template <class T>
bool operator==(const std::vector<T>& a, ArrayRef<T> b) {
  return ArrayRef<T>(a) == b;
}
template <class T>
bool operator==(ArrayRef<T> a, const std::vector<T>& b) {
  return a == ArrayRef<T>(b);
}

using IntArrayRef = ArrayRef<int64_t>;

/// Prints `[2, 3]`.
template <class T>
std::ostream& operator<<(std::ostream& out, ArrayRef<T> list) {
  out << '[';
  for (size_t i = 0; i < list.size(); ++i) out << (i ? ", " : "") << list[i];
  return out << ']';
}

/// An `int[N]` argument: a list of exactly N, for which one integer stands N times.
template <size_t N>
class IntArrayOf {
 public:
  IntArrayOf(int64_t value) { values_.fill(value), list_ = values_; }  // NOLINT
  IntArrayOf(int value) : IntArrayOf(int64_t{value}) {}                // NOLINT
  IntArrayOf(IntArrayRef list) : list_(list) {                         // NOLINT
    if (N > 1 && list.size() == 1) values_.fill(list[0]), list_ = values_;
  }
  IntArrayOf(std::initializer_list<int64_t> list) : IntArrayOf(IntArrayRef(list)) {}  // NOLINT
  IntArrayOf(const std::vector<int64_t>& list) : IntArrayOf(IntArrayRef(list)) {}     // NOLINT
  template <size_t M>
  IntArrayOf(const std::array<int64_t, M>& list) : IntArrayOf(IntArrayRef(list)) {}  // NOLINT
  IntArrayOf(const IntArrayOf&) = delete;
  IntArrayOf& operator=(const IntArrayOf&) = delete;

  operator IntArrayRef() const { return list_; }  // NOLINT

 private:
  std::array<int64_t, N> values_{};
  IntArrayRef list_;
};

/// An `int[]?` argument: a list, one integer for a list of one, or nothing.
class OptionalIntArrayRef {
 public:
  OptionalIntArrayRef() = default;
  OptionalIntArrayRef(std::nullopt_t) {}                                        // NOLINT
  OptionalIntArrayRef(int64_t value) : single_(value), kind_(Kind::kSingle) {}  // NOLINT
  OptionalIntArrayRef(int value) : OptionalIntArrayRef(int64_t{value}) {}       // NOLINT
  OptionalIntArrayRef(IntArrayRef list) : list_(list), kind_(Kind::kList) {}    // NOLINT
  OptionalIntArrayRef(std::optional<IntArrayRef> list) {                        // NOLINT
    if (list) *this = OptionalIntArrayRef(*list);
  }
  OptionalIntArrayRef(std::initializer_list<int64_t> list)  // NOLINT
      : OptionalIntArrayRef(IntArrayRef(list)) {}
  OptionalIntArrayRef(const std::vector<int64_t>& list)  // NOLINT
      : OptionalIntArrayRef(IntArrayRef(list)) {}

  bool has_value() const { return kind_ != Kind::kNone; }
  explicit operator bool() const { return has_value(); }
  IntArrayRef value() const { return kind_ == Kind::kSingle ? IntArrayRef(&single_, 1) : list_; }
  IntArrayRef operator*() const { return value(); }
  operator std::optional<IntArrayRef>() const {  // NOLINT
    return has_value() ? std::optional(value()) : std::nullopt;
  }

 private:
  enum class Kind : uint8_t { kNone, kSingle, kList };

  IntArrayRef list_;
  int64_t single_ = 0;
  Kind kind_ = Kind::kNone;
};

}  // namespace tenon
