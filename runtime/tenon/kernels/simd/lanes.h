#pragma once

#include <cstddef>
#include <utility>

#include "tenon/kernels/simd/vec.h"

// What chooses lanes of registers, and what combines those of one, in halves, so that few
// operations wait for each other.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

struct Plus {
  template <class Raw>
  TENON_ALWAYS_INLINE auto operator()(const Raw& a, const Raw& b) const {
    return a + b;
  }
};
/// NaN where one is.
struct Greater {
  template <class Raw>
  TENON_ALWAYS_INLINE auto operator()(const Raw& a, const Raw& b) const {
    return ((a > b) | (a != a)) ? a : b;
  }
};

template <class Raw>
inline constexpr int kLanesOf = sizeof(Raw) / sizeof(Raw{}[0]);

/// Some of the lanes, from `first` on.
template <int first, class Raw, size_t... i>
TENON_ALWAYS_INLINE auto part_of(const Raw& lanes, std::index_sequence<i...>) {
  return __builtin_shufflevector(lanes, lanes, (first + static_cast<int>(i))...);
}
template <class Raw>
TENON_ALWAYS_INLINE auto first_half(const Raw& lanes) {
  return part_of<0>(lanes, std::make_index_sequence<kLanesOf<Raw> / 2>());
}
template <class Raw>
TENON_ALWAYS_INLINE auto second_half(const Raw& lanes) {
  return part_of<kLanesOf<Raw> / 2>(lanes, std::make_index_sequence<kLanesOf<Raw> / 2>());
}

/// The lanes of both, one after the other.
template <class Raw, size_t... i>
TENON_ALWAYS_INLINE auto joined(const Raw& a, const Raw& b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, static_cast<int>(i)...);
}
template <class Raw>
TENON_ALWAYS_INLINE auto joined(const Raw& a, const Raw& b) {
  return joined(a, b, std::make_index_sequence<2 * kLanesOf<Raw>>());
}

template <class Raw, size_t... i>
TENON_ALWAYS_INLINE Raw even_lanes(const Raw& a, const Raw& b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, (2 * static_cast<int>(i))...);
}

template <int distance, class Raw, size_t... i>
TENON_ALWAYS_INLINE auto turned(const Raw& lanes, std::index_sequence<i...>) {
  return __builtin_shufflevector(lanes, lanes, (static_cast<int>(i) ^ distance)...);
}
/// Lanes of 16 bytes, of which the first becomes that of all.
template <int distance, class Combine, class Raw>
TENON_ALWAYS_INLINE auto fold_in_place(const Raw& lanes, Combine combine) {
  if constexpr (distance == 0) {
    return lanes[0];
  } else {
    const Raw others = turned<distance>(lanes, std::make_index_sequence<kLanesOf<Raw>>());
    return fold_in_place<distance / 2>(combine(lanes, others), combine);
  }
}

}  // namespace detail

/// Lanes 0, 2, 4, ... of `a`, then of `b`.
template <class Raw>
TENON_ALWAYS_INLINE Raw every_other(const Raw& a, const Raw& b) {
  return detail::even_lanes(a, b, std::make_index_sequence<detail::kLanesOf<Raw>>());
}

/// Lane i combined with the one half of them further on, until 16 bytes are left.
template <class Raw, class Combine = detail::Plus>
TENON_ALWAYS_INLINE auto narrowed(const Raw& lanes, Combine combine = {}) {
  if constexpr (sizeof(Raw) == 16) {
    return lanes;
  } else {
    return narrowed(combine(detail::first_half(lanes), detail::second_half(lanes)), combine);
  }
}

/// All lanes combined, each once.
template <class Raw, class Combine>
TENON_ALWAYS_INLINE auto fold_lanes(const Raw& lanes, Combine combine) {
  const auto narrow = narrowed(lanes, combine);
  return detail::fold_in_place<detail::kLanesOf<decltype(narrow)> / 2>(narrow, combine);
}

TENON_ALWAYS_INLINE double sum_of_lanes(Vec<double> value) {
  return fold_lanes(value.raw, detail::Plus());
}

/// NaN if a lane is.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE T greatest_lane(Vec<T> value) {
  return fold_lanes(value.raw, detail::Greater());
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
