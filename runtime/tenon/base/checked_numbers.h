#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tenon/base/check.h"

/// Arithmetic in formulas and composite operators, on numbers that a caller chose.
namespace tenon::detail {

/// The element of a list; an IndexError where it has none there. `what` is the operator and the
/// list, as in "mine::scaled: weights".
template <class List>
decltype(auto) element(const List& list, int64_t index, const char* what) {
  TENON_CHECK(index >= 0 && static_cast<size_t>(index) < list.size(), IndexError, what,
              ": expected an element at ", index, ", got ", list.size(), " elements");
  return list[static_cast<size_t>(index)];
}

template <class A, class B>
constexpr void check_divisor(A a, B b, const char* op) {
  if constexpr (std::is_integral_v<A> && std::is_integral_v<B>) {
    TENON_CHECK(b != 0, ValueError, op, ": division of ", a, " by 0; pass another number");
  }
}

/// `a / b` of numbers; of whole ones a ValueError where `b` is 0. The quotient of the least one and
/// -1 is itself.
template <class A, class B>
constexpr auto quotient(A a, B b, const char* op) {
  check_divisor(a, b, op);
  if constexpr (std::is_integral_v<A> && std::is_integral_v<B>) {
    if (b == -1) return static_cast<decltype(a / b)>(uint64_t{0} - static_cast<uint64_t>(a));
  }
  return a / b;
}

/// `a % b` of whole numbers; a ValueError where `b` is 0.
template <class A, class B>
constexpr auto remainder(A a, B b, const char* op) {
  check_divisor(a, b, op);
  return b == -1 ? decltype(a % b){0} : a % b;
}

}  // namespace tenon::detail
