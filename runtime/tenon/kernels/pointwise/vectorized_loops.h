#pragma once

#include <algorithm>
#include <utility>

#include "tenon/kernels/pointwise/apart_loop.h"
#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/kernels/simd/complex.h"
#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/math.h"

// How a generated source makes the loops of an operator. The file is compiled once per CPU target,
// see Note [Code that is compiled once per CPU target]:
//
//   namespace tenon::kernels::TENON_CPU_TARGET {
//   namespace {
//   struct add_Tensor {
//     template <class V>
//     static V compute(V self, V other, V alpha) {   // tensors first, then scalars
//       return self + alpha * other;
//     }
//   };
//   }  // namespace
//   extern constexpr PointwiseLoopTable add_Tensor_loops =
//       make_loops<add_Tensor, /*tensors=*/2, /*scalars=*/1, DTypes::kNumeric | DTypes::kBool>();
//   }
//
// In `compute`:
// - `V` is `Vec<T>`: float for float16, bfloat16 and float32, double, an integer type, bool, or a
//   complex type, of which a real result is a vector of its parts.
// - A literal is `V(1.0)`; `V::Element` is the C++ type of a lane.
// - `where(c, a, b)` stands for `c ? a : b`; comparisons, isnan, isinf, isfinite and signbit give a
//   `Mask`, on which & | ^ ~ ! && || work; `V(mask)` is 1 or 0.
// - Operators + - * / and, but for floats, & | ^ ~ << >> (no shifts of bool).
// - Every type: abs sign min max floor ceil round trunc fmod remainder floor_divide pow. Integers:
//   gcd.
// - Every type and complex: + - * == != where isnan isinf isfinite conj sgn. Complex: / abs and
//   angle, which are real, exp log log2 log10 sqrt rsqrt reciprocal sin cos tan asin acos atan sinh
//   cosh tanh asinh acosh atanh sigmoid pow.
// - Floats: angle exp exp2 expm1 log log1p log2 log10 sqrt rsqrt reciprocal sin cos tan asin acos
//   atan sinh cosh tanh asinh acosh atanh erf erfc normal_cdf sigmoid silu gelu lgamma atan2
//   hypot copysign.
//
// `make_long_loops` has one copy of the arithmetic in a loop rather than two: half the code, where
// the arithmetic outweighs copies of the last elements. So has `make_predicate_loops`, where
// `compute` returns a mask and the result is bool.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// An operator with one copy of its arithmetic in a loop.
template <class Op>
struct Long : Op {
  static constexpr bool kIsLong = true;
};

/// The type in which elements of `T` are computed.
template <class T>
using ComputeVec = typename Elements<T>::V;

/// The type of the parts of a complex one.
template <class T>
struct PartOf {
  using type = T;
};
template <class P>
struct PartOf<Complex<P>> {
  using type = P;
};

template <bool predicate, class T>
struct ResultElements : Elements<T> {};
template <class T>
struct ResultElements<true, T> : MaskElements<typename ComputeVec<T>::Element> {};

/// The elements of what `Op` computes of elements of `T`.
template <class Op, bool predicate, class T, class... Inputs>
using ResultOf = std::conditional_t<
    is_complex_type<T> && !predicate &&
        !std::is_same_v<decltype(Op::compute(std::declval<Inputs>()...)), ComputeVec<T>>,
    Elements<typename PartOf<T>::type>, ResultElements<predicate, T>>;

/// Copies the last elements of an array.
TENON_ALWAYS_INLINE void copy_last(void* target, const void* source, int64_t bytes) {
  auto* to = static_cast<char*>(target);
  auto* from = static_cast<const char*>(source);
  if (bytes >= kVectorBytes) {  // of complex elements, which fill two vectors
    copy_fixed<kVectorBytes>(to, from);
    to += kVectorBytes, from += kVectorBytes, bytes -= kVectorBytes;
  }
  copy_part(to, from, bytes);
}

/// How a loop goes through memory: as many elements at once, of so many bytes.
struct LoopShape {
  int64_t lanes, in_bytes, out_bytes;
};

/// The last elements, fewer than `loop` computes at once: where all of those fit, with zeros behind
/// them. Out of line and in no copies, since all loops of a shape have one.
template <LoopShape shape>
#if !defined(__clang__)  // which does not know it
[[gnu::noclone]]
#endif
[[gnu::noinline]] void
run_last(PointwiseLoop loop, void* out, const void* const* inputs, int tensors, const void* scalars,
         int64_t n) {
  alignas(64) char part[kMaxPointwiseInputs + 1][2 * kVectorBytes];
  const void* parts[kMaxPointwiseInputs] = {};
  constexpr int64_t kNoSteps[kMaxPointwiseInputs] = {};
  char* const result = part[kMaxPointwiseInputs];
  for (int i = 0; i < tensors; ++i) {
    __builtin_memset(part[i], 0, sizeof(part[i]));
    copy_last(part[i], inputs[i], n * shape.in_bytes);  // fits: both arrays are in memory
    parts[i] = part[i];
  }
  loop(result, parts, kNoSteps, scalars, shape.lanes);
  copy_last(out, result, n * shape.out_bytes);  // fits: so is the result
}

/// `itself` is the function that it is for.
template <class Op, class T, bool predicate, int... tensor, int... scalar>
TENON_ALWAYS_INLINE void run_loop(PointwiseLoop itself, void* out, const void* const* inputs,
                                  const int64_t* input_steps, const void* scalars, int64_t n,
                                  std::integer_sequence<int, tensor...>,
                                  std::integer_sequence<int, scalar...>) {
  using V = ComputeVec<T>;
  using In = Elements<T>;
  using Out =
      ResultOf<Op, predicate, T, decltype((void)tensor, V())..., decltype((void)scalar, V())...>;
  // Of bfloat16 a vector in memory is two of floats: those at even places, and those at odd ones.
  constexpr bool kIsPair = std::is_same_v<T, BFloat16> && !predicate;
  constexpr int64_t kLanes = (kIsPair ? 2 : 1) * V::kLanes;
  constexpr int64_t kOutBytes = kIsPair ? kVectorBytes : Out::kBytes;
  const char* sources[] = {static_cast<const char*>(inputs[tensor])...};
  const int64_t steps[] = {input_steps[tensor] * kLanes...};
  // One element more, since an array cannot be empty.
  const V scalar_values[] = {V(static_cast<const typename V::Lane*>(scalars)[scalar])..., V(0)};
  (void)scalar_values;
  auto* target = static_cast<char*>(out);
  for (; n >= kLanes; n -= kLanes) {
    if constexpr (kIsPair) {
      using Pair = BFloat16Conversion;
      const V even =
          Op::compute(Pair::widen_halves<false>(sources[tensor])..., scalar_values[scalar]...);
      const V odd =
          Op::compute(Pair::widen_halves<true>(sources[tensor])..., scalar_values[scalar]...);
      Pair::store_halves(target, even, odd);
    } else {
      Out::store(target, Op::compute(In::load(sources[tensor])..., scalar_values[scalar]...));
    }
    ((sources[tensor] += steps[tensor]), ...);
    target += kOutBytes;
    // Or the compiler computes after the loop where it has ended, which a short one feels.
    asm("" : "+r"(n));
  }
  if (n == 0) return;
  if constexpr (kIsPair || requires { Op::kIsLong; } || is_complex_type<T>) {
    constexpr LoopShape kShape{kLanes, sizeof(T), kOutBytes / kLanes};
    const void* const last[] = {sources[tensor]...};
    run_last<kShape>(itself, target, last, sizeof...(tensor), scalars, n);
  } else {
    Out::store(target, Op::compute(In::load(sources[tensor], n)..., scalar_values[scalar]...), n);
  }
}

template <class Op, class T, bool predicate, int tensors, int scalars>
void loop(void* out, const void* const* inputs, const int64_t* input_steps, const void* values,
          int64_t n) {
  run_loop<Op, T, predicate>(&loop<Op, T, predicate, tensors, scalars>, out, inputs, input_steps,
                             values, n, std::make_integer_sequence<int, tensors>(),
                             std::make_integer_sequence<int, scalars>());
}

/// Complex numbers have no loops of 64-byte vectors, since shuffling their parts leaves little to
/// gain for the size of the code, and long ones of 16-byte vectors alone.
template <class Op>
consteval bool has_complex_loop() {
#if defined(TENON_SIMD_AVX512)
  return false;
#elif defined(TENON_SIMD_AVX2)
  return !requires {
    Op::kIsLong;
  };
#else
  return true;
#endif
}

/// Whether elements of another dtype that has no loops are computed in `T`.
template <class T>
consteval bool is_hub(DTypes dtypes) {
  for (const DType dtype : {DType::kFloat16, DType::kUInt16, DType::kUInt32}) {
    if (contains(dtypes, dtype) && computed_dtype(dtype) == dtype_of<T>) return true;
  }
  return false;
}

template <class Op, class T, DTypes dtypes>
consteval bool has_loop() {
  if (is_complex_type<T> && !has_complex_loop<Op>()) return false;  // see loop_of
  return (contains(dtypes, dtype_of<T>) || is_hub<T>(dtypes)) && is_selected(dtype_of<T>);
}

template <class Op, class T, bool predicate, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoop loop_if_allowed() {
  static_assert(tensors > 0 && tensors + scalars <= kMaxPointwiseInputs);
  if constexpr (has_loop<Op, T, dtypes>())
    return &loop<Op, T, predicate, tensors, scalars>;
  else
    return nullptr;
}

/// Null but for little arithmetic of several tensors, and in builds for a selection, which are
/// small first.
template <class Op, class T, bool predicate, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoop apart_loop_if_allowed() {
  constexpr bool kIsWorthwhile = kHasEveryDType && tensors > 1 && !requires {
    Op::kIsLong;
  };
  if constexpr (kIsWorthwhile && has_loop<Op, T, dtypes>())
    return &loop_apart<Op, T, &loop<Op, T, predicate, tensors, scalars>, tensors, scalars>;
  else
    return nullptr;
}

template <class Op, bool predicate, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoopTable make_table() {
  PointwiseLoopTable table = {{
      loop_if_allowed<Op, uint8_t, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, int8_t, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, int16_t, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, int32_t, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, int64_t, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, bool, predicate, tensors, scalars, dtypes>(),
      nullptr,  // float16 is computed as float32
      loop_if_allowed<Op, BFloat16, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, float, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, double, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, Complex64, predicate, tensors, scalars, dtypes>(),
      loop_if_allowed<Op, Complex128, predicate, tensors, scalars, dtypes>(),
      nullptr,  // uint16 is computed as int32
      nullptr,  // uint32 is computed as int64
#if defined(TENON_SIMD_AVX2) || defined(TENON_SIMD_AVX512)
      nullptr,  // see loop_of
#else
      loop_if_allowed<Long<Op>, uint64_t, predicate, tensors, scalars, dtypes>(),
#endif
  }};
  PointwiseLoop* apart = table.apart;  // in the order of kApartDTypes
  *apart++ = apart_loop_if_allowed<Op, int32_t, predicate, tensors, scalars, dtypes>();
  *apart++ = apart_loop_if_allowed<Op, int64_t, predicate, tensors, scalars, dtypes>();
  *apart++ = apart_loop_if_allowed<Op, float, predicate, tensors, scalars, dtypes>();
  *apart++ = apart_loop_if_allowed<Op, double, predicate, tensors, scalars, dtypes>();
  return table;
}

}  // namespace detail

/// Loops whose result has the dtype they compute in.
template <class Op, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoopTable make_loops() {
  return detail::make_table<Op, false, tensors, scalars, dtypes>();
}

/// The same with one copy of the arithmetic in each.
template <class Op, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoopTable make_long_loops() {
  return detail::make_table<detail::Long<Op>, false, tensors, scalars, dtypes>();
}

/// Loops whose result is bool, with one copy of the arithmetic in each.
template <class Op, int tensors, int scalars, DTypes dtypes>
consteval PointwiseLoopTable make_predicate_loops() {
  return detail::make_table<detail::Long<Op>, true, tensors, scalars, dtypes>();
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
