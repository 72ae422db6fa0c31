#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

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

/// `a / b` of whole numbers; a ValueError where `b` is 0. The quotient of the least one and -1 is
/// itself.
template <std::integral A, std::integral B>
constexpr auto quotient(A a, B b, const char* op) {
  TENON_CHECK(b != 0, ValueError, op, ": division of ", a, " by 0; pass another number");
  using Quotient = decltype(a / b);
  return std::cmp_equal(+b, -1) ? static_cast<Quotient>(uint64_t{0} - static_cast<uint64_t>(a))
                                : static_cast<Quotient>(a / b);
}

/// `a % b` of whole numbers; a ValueError where `b` is 0.
template <std::integral A, std::integral B>
constexpr auto remainder(A a, B b, const char* op) {
  TENON_CHECK(b != 0, ValueError, op, ": division of ", a, " by 0; pass another number");
  return std::cmp_equal(+b, -1) ? decltype(a % b){0} : a % b;
}

}  // namespace tenon::detail
