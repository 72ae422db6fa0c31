#pragma once

#include "tenon/kernels/simd/vec.h"

// What combines the lanes of a register, in halves, so that few additions wait for each other.

namespace tenon::kernels::TENON_CPU_TARGET {

/// `combine` of all lanes, each once.
template <class Lane, int count, class Combine>
TENON_ALWAYS_INLINE Lane fold_lanes(Lane (&lanes)[count], const Combine& combine) {
#pragma GCC unroll 6
  for (int half = count / 2; half > 0; half /= 2) {
#pragma GCC unroll 32
    for (int i = 0; i < half; ++i) lanes[i] = combine(lanes[i], lanes[i + half]);
  }
  return lanes[0];
}

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE double sum_of_lanes(Vec<T> value) {
  double lanes[Vec<T>::kLanes];
  for (int i = 0; i < Vec<T>::kLanes; ++i) lanes[i] = value.raw[i];
  return fold_lanes(lanes, [](double a, double b) { return a + b; });
}

/// NaN if a lane is.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE T greatest_lane(Vec<T> value) {
  T lanes[Vec<T>::kLanes];
  for (int i = 0; i < Vec<T>::kLanes; ++i) lanes[i] = value.raw[i];
  return fold_lanes(lanes, [](T a, T b) { return a > b || a != a ? a : b; });
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
