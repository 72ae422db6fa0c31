// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/pointwise/convert_loops.h"

#include <type_traits>
#include <utility>

#include "tenon/kernels/pointwise/convert_rows.h"
#include "tenon/kernels/simd/elements.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// Elements that are converted at a time by way of memory.
constexpr int64_t kBlock = 512;

/// Calls `convert(to, out_step, from, in_step, n)` for blocks of lines.
template <class Convert>
TENON_ALWAYS_INLINE void for_each_block(void* out, const void* in, const RowSteps& steps,
                                        Convert convert) {
  for_each_line(out, in, steps,
                [&](char* to, int64_t out_step, const char* from, int64_t in_step, int64_t n) {
                  // fits below: elements in memory
                  for (; n > 0; n -= kBlock) {
                    const int64_t count = n < kBlock ? n : kBlock;
                    convert(to, out_step, from, in_step, count);
                    to += count * out_step;
                    from += count * in_step;
                  }
                });
}

/// Converts `n` elements that lie side by side, in vectors.
template <class To, class From>
TENON_ALWAYS_INLINE void convert_vectors(void* out, const void* in, int64_t n) {
  constexpr int64_t kLanes = Vec<float>::kLanes;
  auto* to = static_cast<char*>(out);
  auto* from = static_cast<const char*>(in);
  for (; n >= kLanes; n -= kLanes) {
    Elements<To>::store(to, Elements<From>::load(from));
    to += Elements<To>::kBytes;
    from += Elements<From>::kBytes;
  }
  if (n > 0) Elements<To>::store(to, Elements<From>::load(from, n), n);
}

/// Converts `From` to `To`, one of which is float32 and the other a type of 16 bits with a
/// fraction. What does not lie side by side is gathered before, or scattered afterwards, as
/// integers.
template <class To, class From>
[[gnu::noinline, maybe_unused]] void convert_reduced(void* out, const void* in,
                                                     const RowSteps& steps) {
  using ToBits = std::conditional_t<sizeof(To) == 2, int16_t, int32_t>;
  using FromBits = std::conditional_t<sizeof(From) == 2, int16_t, int32_t>;
  constexpr int64_t kOut = sizeof(To), kIn = sizeof(From);
  for_each_block(
      out, in, steps, [](char* to, int64_t out_step, const char* from, int64_t in_step, int64_t n) {
        FromBits gathered[kBlock];
        ToBits converted[kBlock];
        if (in_step != kIn) convert_rows<FromBits, FromBits>(gathered, from, {n, kIn, in_step});
        convert_vectors<To, From>(out_step == kOut ? static_cast<void*>(to) : converted,
                                  in_step == kIn ? static_cast<const void*>(from) : gathered, n);
        if (out_step != kOut) convert_rows<ToBits, ToBits>(to, converted, {n, out_step, kOut});
      });
}

/// The type of a dtype of 16 bits with a fraction that vectors are loaded of.
template <DType dtype>
using Reduced = std::conditional_t<dtype == DType::kFloat16, Float16, BFloat16>;

/// Elements that become others by way of those of a hub, `size` bytes each: a loop for each pair of
/// dtypes would be much code.
[[gnu::noinline, maybe_unused]] void convert_by(ConvertLoop to_hub, ConvertLoop from_hub,
                                                int64_t size, void* out, const void* in,
                                                const RowSteps& steps) {
  for_each_block(out, in, steps,
                 [=](char* to, int64_t out_step, const char* from, int64_t in_step, int64_t n) {
                   alignas(64) char block[kBlock * sizeof(double)];
                   to_hub(block, from, {n, size, in_step});
                   from_hub(to, block, {n, out_step, size});
                 });
}
template <ConvertLoop to_hub, ConvertLoop from_hub, int64_t size>
void convert_by(void* out, const void* in, const RowSteps& steps) {
  convert_by(to_hub, from_hub, size, out, in, steps);
}

template <DType to, DType from>
inline constexpr ConvertLoop kRows =
    &convert_rows<typename ElementOf<to>::type, typename ElementOf<from>::type>;

/// Whether a pair has the loop of the signed integers of the same sizes: no bit is added to what is
/// unsigned.
consteval bool moves_bits(DType to, DType from) {
  if (!is_integral(from, true) || !is_integral(to, true)) return false;
  return is_wide_unsigned(from) ? element_size(to) <= element_size(from) : is_wide_unsigned(to);
}

/// The integers whose loop moves elements of so many bytes.
consteval DType integers_of(int64_t bytes) {
  return bytes == 1   ? DType::kUInt8
         : bytes == 2 ? DType::kInt16
         : bytes == 4 ? DType::kInt32
                      : DType::kInt64;
}

template <DType to, DType from>
consteval ConvertLoop loop_between();

template <DType to, DType hub, DType from>
inline constexpr ConvertLoop kBy =
    &convert_by<loop_between<hub, from>(), loop_between<to, hub>(), element_size(hub)>;

/// The loop of a pair of real dtypes: of 16 bits with a fraction by way of float32, of uint16 and
/// uint32 by way of what they are computed in.
template <DType to, DType from>
consteval ConvertLoop loop_between() {
  constexpr bool kIsReduced = is_reduced_floating_point(to) || is_reduced_floating_point(from);
  constexpr DType kMoved = integers_of(element_size(to));
  if constexpr (to == from)
    return kRows<kMoved, kMoved>;
  else if constexpr (kIsReduced && to != DType::kFloat32 && from != DType::kFloat32)
    return kBy<to, DType::kFloat32, from>;
  else if constexpr (is_reduced_floating_point(from))
    return &convert_reduced<float, Reduced<from>>;
  else if constexpr (is_reduced_floating_point(to))
    return &convert_reduced<Reduced<to>, float>;
  else if constexpr (moves_bits(to, from))
    return kRows<same_bits_dtype(to), same_bits_dtype(from)>;
  else if constexpr (is_wide_unsigned(to) && is_integral(from))
    return loop_between<same_bits_dtype(to), from>();
  else if constexpr (from == DType::kUInt16 && to != DType::kInt32)
    return kBy<to, DType::kInt32, from>;
  else if constexpr (from == DType::kUInt32 && to != DType::kInt64)
    return kBy<to, DType::kInt64, from>;
  else if constexpr (to == DType::kUInt16)
    return kRows<DType::kInt16, from>;
  else if constexpr (to == DType::kUInt32)
    return kBy<DType::kInt32, DType::kInt64, from>;
  else
    return kRows<to, from>;
}

template <size_t to, size_t from>
consteval ConvertLoop loop_of_real() {
  constexpr auto kTo = static_cast<DType>(to), kFrom = static_cast<DType>(from);
  if constexpr (is_selected(kTo) && is_selected(kFrom))
    return loop_between<kTo, kFrom>();
  else
    return nullptr;
}

// Complex numbers are converted by the loops of their parts.

[[gnu::noinline, maybe_unused]] void convert_parts(ConvertLoop loop, int64_t out_part,
                                                   int64_t in_part, void* out, const void* in,
                                                   const RowSteps& steps) {
  loop(out, in, steps);
  loop(static_cast<char*>(out) + out_part, static_cast<const char*>(in) + in_part, steps);
}

/// The imaginary parts become zeros.
[[gnu::noinline, maybe_unused]] void convert_to_real_part(ConvertLoop loop, int64_t part, void* out,
                                                          const void* in, const RowSteps& steps) {
  constexpr double kZero = 0;  // of either size
  RowSteps same = steps;
  same.in_step = same.in_row_step = 0;
  loop(out, in, steps);
  const ConvertLoop copy =
      part == sizeof(float) ? convert_rows<int32_t, int32_t> : convert_rows<int64_t, int64_t>;
  copy(static_cast<char*>(out) + part, &kZero, same);
}

/// Whether a part is not 0.
template <class T>
void convert_to_truth(void* out, const void* in, const RowSteps& steps) {
  for_each_line(out, in, steps,
                [](char* to, int64_t out_step, const char* from, int64_t in_step, int64_t n) {
#pragma GCC unroll 1
                  for (int64_t i = 0; i < n; ++i, to += out_step, from += in_step) {
                    T parts[2];
                    __builtin_memcpy(parts, from, sizeof(parts));
                    *to = static_cast<char>(parts[0] != 0 || parts[1] != 0);
                  }
                });
}

template <DType to, DType from>
void convert_complex(void* out, const void* in, const RowSteps& steps) {
  constexpr DType kOut = real_dtype(to), kIn = real_dtype(from);
  constexpr ConvertLoop kLoop =
      to == from ? convert_rows<int64_t, int64_t>
                 : loop_of_real<static_cast<size_t>(kOut), static_cast<size_t>(kIn)>();
  if constexpr (is_complex(from))
    convert_parts(kLoop, element_size(kOut), element_size(kIn), out, in, steps);
  else
    convert_to_real_part(kLoop, element_size(kOut), out, in, steps);
}

template <size_t to, size_t from>
consteval ConvertLoop loop_if_selected() {
  constexpr auto kTo = static_cast<DType>(to), kFrom = static_cast<DType>(from);
  constexpr auto kRealFrom = static_cast<size_t>(real_dtype(kFrom));
#if defined(TENON_SIMD_AVX2) || defined(TENON_SIMD_AVX512)
  constexpr bool kIsNarrow = is_wide_unsigned(kTo) || is_wide_unsigned(kFrom);  // see convert_loop
#else
  constexpr bool kIsNarrow = false;
#endif
  if constexpr (!is_selected(kTo) || !is_selected(kFrom) || kIsNarrow)
    return nullptr;
  else if constexpr (kTo == DType::kComplex64 && kFrom == kTo)
    return &convert_rows<int64_t, int64_t>;
  else if constexpr (is_complex(kTo))
    return &convert_complex<kTo, kFrom>;
  else if constexpr (kTo == DType::kBool && kFrom == DType::kComplex64)
    return &convert_to_truth<float>;
  else if constexpr (kTo == DType::kBool && kFrom == DType::kComplex128)
    return &convert_to_truth<double>;
  else
    return loop_of_real<to, kRealFrom>();  // the real parts are at the same places
}

template <size_t... pair>
consteval ConvertTable make_table(std::index_sequence<pair...>) {
  ConvertTable table = {};
  ((table.loops[pair / kDTypeCount][pair % kDTypeCount] =
        loop_if_selected<pair / kDTypeCount, pair % kDTypeCount>()),
   ...);
  return table;
}

}  // namespace

extern constexpr ConvertTable convert_loops =
    make_table(std::make_index_sequence<kDTypeCount * kDTypeCount>());

}  // namespace tenon::kernels::TENON_CPU_TARGET
