#pragma once

#include <cstdint>
#include <utility>

#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/lanes.h"

// How an operator computes elements that lie apart, for Note [Elements that lie apart]. Compiled
// once per CPU target, see Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET::detail {

/// A vector of elements of `T` of which each lies `step` bytes behind the one before; where `step`
/// is 0, of as many bytes of copies of one. Reads nothing behind the element that would come next.
template <class T>
TENON_ALWAYS_INLINE Vec<T> load_apart(const char* source, int64_t step) {
  using V = Vec<T>;
  constexpr int64_t kSize = sizeof(T);
  // Or the compiler makes a loop for each combination of steps.
  asm("" : "+r"(step));
  if (step == kSize || step == 0) return Elements<T>::load(source);
  if (step == 2 * kSize)
    return every_other(V::load(source).raw, V::load(source + kVectorBytes).raw);
  V result;
#pragma GCC unroll 16
  for (int i = 0; i < V::kLanes; ++i, source += step) {
    T element;
    __builtin_memcpy(&element, source, sizeof(T));
    result.raw[i] = element;
  }
  return result;
}

/// Up to a vector of them, in `room` of kVectorBytes unless they follow each other, or are copies.
template <class T>
TENON_ALWAYS_INLINE const void* last_apart(char* room, const char* source, int64_t step,
                                           int64_t n) {
  constexpr int64_t kSize = sizeof(T);
  if (step == kSize || step == 0) return source;
  for (int64_t i = 0; i < n; ++i, source += step) {
    __builtin_memcpy(room + i * kSize, source, sizeof(T));  // fits: within a vector
  }
  return room;
}

/// `loop` is that for elements that follow each other.
template <class Op, class T, int... tensor, int... scalar>
TENON_ALWAYS_INLINE void run_apart(PointwiseLoop loop, void* out, const void* const* inputs,
                                   const int64_t* input_steps, const void* scalars, int64_t n,
                                   std::integer_sequence<int, tensor...>,
                                   std::integer_sequence<int, scalar...>) {
  using V = Vec<T>;
  const char* sources[] = {static_cast<const char*>(inputs[tensor])...};
  const int64_t steps[] = {input_steps[tensor]...};
  // One element more, since an array cannot be empty.
  const V scalar_values[] = {V(static_cast<const T*>(scalars)[scalar])..., V(0)};
  (void)scalar_values;
  auto* target = static_cast<char*>(out);
  // The last vector's elements may be the last that there are, see load_apart.
  for (; n > V::kLanes; n -= V::kLanes) {
    Elements<T>::store(target, Op::compute(load_apart<T>(sources[tensor], steps[tensor])...,
                                           scalar_values[scalar]...));
    ((sources[tensor] += steps[tensor] * V::kLanes), ...);  // fits: elements in memory
    target += kVectorBytes;
  }
  alignas(64) char room[sizeof...(tensor)][kVectorBytes];
  const void* const last[] = {last_apart<T>(room[tensor], sources[tensor], steps[tensor], n)...};
  constexpr int64_t kLastSteps[] = {(static_cast<void>(tensor), int64_t{sizeof(T)})...};
  // Or it becomes part of this one.
  asm("" : "+r"(loop));
  loop(target, last, kLastSteps, scalars, n);
}

/// `loop<Op>` is the one for elements that follow each other.
template <class Op, class T, PointwiseLoop loop, int tensors, int scalars>
void loop_apart(void* out, const void* const* inputs, const int64_t* input_steps,
                const void* values, int64_t n) {
  run_apart<Op, T>(loop, out, inputs, input_steps, values, n,
                   std::make_integer_sequence<int, tensors>(),
                   std::make_integer_sequence<int, scalars>());
}

}  // namespace tenon::kernels::TENON_CPU_TARGET::detail
