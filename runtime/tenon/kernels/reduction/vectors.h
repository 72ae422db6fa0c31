#pragma once

#include <utility>

#include "tenon/kernels/prefetch.h"
#include "tenon/kernels/reduction/combine.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/elements.h"

// Reductions of floating elements in vectors. Sums and products combine a few vectors, or rows, in
// pairs, these in pairs, and so on, before totals of doubles take what comes of them: floats are
// rounded three times at most, of bfloat16 four, and sums of equal ones never. Compiled once per
// CPU target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {

inline constexpr int kVectors = 8;
/// How many vectors of doubles a lane takes before another one takes the lane.
inline constexpr int kLaneSteps = 32;

/// Places of a row that are read in turn, since a cache or memory gives several at once more than
/// one alone; of rows of kLeastInStreams bytes, as the units of a large reduction are.
inline constexpr int kStreams = 4;

/// The elements of each stream: of whole blocks, and together all but the last of `n`; or 0.
template <class T>
TENON_ALWAYS_INLINE int64_t stream_length(int64_t n, int64_t block) {
  if (n * int64_t{sizeof(T)} < kLeastInStreams) return 0;
  return n / (kStreams * block) * block;
}

/// Combines what `load(i)` gives for `count` numbers from `first` on, in pairs. It is asked for in
/// order, as the processor's prefetching wants it.
template <class Op, int count, int first = 0, class Load>
TENON_ALWAYS_INLINE auto combine_pairs(const Load& load) {
  if constexpr (count == 1) {
    return load(first);
  } else {
    const auto a = combine_pairs<Op, count / 2, first>(load);
    return Op::step(a, combine_pairs<Op, count / 2, first + count / 2>(load));
  }
}

/// Combines totals with the lanes of a vector.
template <class Op>
TENON_ALWAYS_INLINE void take(Vec<double>* totals, Vec<double> value) {
  totals[0] = Op::step(totals[0], value);
}
template <class Op>
TENON_ALWAYS_INLINE void take(Vec<double>* totals, Vec<float> value) {
  totals[0] = Op::step(totals[0], first_doubles(value));
  totals[1] = Op::step(totals[1], second_doubles(value));
}

/// The vector with its lanes moved by `distance` places, around its end.
template <int distance, class V, int... i>
TENON_ALWAYS_INLINE V rotated(V value, std::integer_sequence<int, i...>) {
  return V(__builtin_shufflevector(value.raw, value.raw, ((i + distance) % V::kLanes)...));
}
template <class Op, class V, int distance = V::kLanes / 2>
TENON_ALWAYS_INLINE double combine_lanes(V value) {
  if constexpr (distance == 0) {
    return value.raw[0];
  } else {
    const auto lanes = std::make_integer_sequence<int, V::kLanes>();
    return combine_lanes<Op, V, distance / 2>(Op::step(value, rotated<distance>(value, lanes)));
  }
}

/// The first `n` elements, fewer than fill a vector; the other lanes make no difference.
template <class Op, class T>
TENON_ALWAYS_INLINE typename Elements<T>::V load_first(const T* in, int64_t n) {
  using V = typename Elements<T>::V;
  const V value = Elements<T>::load(in, n);
  constexpr auto kIdentity = Op::template identity<typename V::Element>();
  if constexpr (kIdentity == 0) return value;
  V place;
#pragma GCC unroll 16
  for (int i = 0; i < V::kLanes; ++i) place.raw[i] = static_cast<typename V::Element>(i);
  return where(place < V(n), value, V(kIdentity));
}

/// Vector `i` of several at `in`. Of bfloat16 two have the elements at even places of as much
/// memory as they fill, and those at odd ones, for which one instruction each is enough.
template <class T>
TENON_ALWAYS_INLINE typename Elements<T>::V load_vector(const T* in, int i) {
  if constexpr (std::is_same_v<T, BFloat16>) {
    using Pair = detail::BFloat16Conversion;
    const T* const pair = in + i / 2 * kVectorBytes / int64_t{sizeof(T)};
    return i % 2 == 0 ? Pair::widen_halves<false>(pair) : Pair::widen_halves<true>(pair);
  } else {
    return Elements<T>::load(in + i * Elements<T>::V::kLanes);
  }
}

/// Combines totals with `count` vectors, an even number or one of them, these in pairs.
template <class Op, int count, class T>
TENON_ALWAYS_INLINE void take_vectors(Vec<double>* totals, const T* in) {
  if constexpr (count == 1)
    take<Op>(totals, Elements<T>::load(in));
  else
    take<Op>(totals, combine_pairs<Op, count>([&](int i) { return load_vector(in, i); }));
}

/// The same of the vectors of a block; may fetch what a block that comes later has at their places.
template <class Op, class T>
TENON_ALWAYS_INLINE void take_block(Vec<double>* totals, const T* in) {
  constexpr int64_t kAhead = 16384;  // bytes
  constexpr int64_t kBytes = Elements<T>::V::kLanes * int64_t{sizeof(T)};
  take<Op>(totals, combine_pairs<Op, kVectors>([&](int i) {
             if (kFetchesAhead && i * kBytes % kCacheLine == 0)
               __builtin_prefetch(reinterpret_cast<const char*>(in) + i * kBytes + kAhead);
             return load_vector(in, i);
           }));
}

/// Begins a new lane of doubles.
template <class Op>
TENON_ALWAYS_INLINE void change_lane(Vec<double> (&totals)[4]) {
  totals[1] = Op::step(totals[1], Op::step(totals[0], totals[2]));
  totals[0] = totals[2] = Vec<double>(Op::template identity<double>());
}

/// Combines totals with two blocks, the `step`-th pair from 1 on. Totals that do not wait for each
/// other take one each.
template <class Op, class T>
TENON_ALWAYS_INLINE void take_two_blocks(Vec<double> (&totals)[4], const T* in, int step) {
  take_block<Op>(totals, in);
  take_block<Op>(totals + 2, in + kVectors * Elements<T>::V::kLanes);
  if (std::is_same_v<T, double> && step % kLaneSteps == 0) change_lane<Op>(totals);
}

/// What the streams of a row come to.
struct StreamTotals {
  Vec<double> totals[4];
};

/// Of `length` elements each, of whole blocks. Totals that do not wait for each other take every
/// other stream. Out of line, for the sake of short rows.
template <class Op, class T>
[[gnu::noinline]] StreamTotals reduce_streams(const T* in, int64_t length) {
  constexpr int64_t kBlock = kVectors * Elements<T>::V::kLanes;
  const Vec<double> none(Op::template identity<double>());
  Vec<double> totals[] = {none, none, none, none};
  for (int64_t i = 0; i < length; i += kBlock) {
    take_vectors<Op, kVectors>(totals, in + i);
    take_vectors<Op, kVectors>(totals + 2, in + length + i);
    take_vectors<Op, kVectors>(totals, in + 2 * length + i);
    take_vectors<Op, kVectors>(totals + 2, in + 3 * length + i);
    const bool is_lane_full = i / kBlock % (kLaneSteps / 2) == kLaneSteps / 2 - 1;
    if (std::is_same_v<T, double> && is_lane_full) change_lane<Op>(totals);
  }
  return {{totals[0], totals[1], totals[2], totals[3]}};
}

/// What is left behind the last two blocks, and all of it together.
template <class Op, class T>
TENON_ALWAYS_INLINE double reduce_rest(Vec<double> (&totals)[4], const T* in, int64_t n) {
  constexpr int64_t kLanes = Elements<T>::V::kLanes;
#pragma GCC unroll 1
  for (; n >= 4 * kLanes; n -= 4 * kLanes, in += 4 * kLanes) take_vectors<Op, 4>(totals, in);
  if (n >= 2 * kLanes) {
    take_vectors<Op, 2>(totals, in);
    n -= 2 * kLanes, in += 2 * kLanes;
  }
  if (n >= kLanes) {
    take_vectors<Op, 1>(totals, in);
    n -= kLanes, in += kLanes;
  }
  if (n > 0) take<Op>(totals + 2, load_first<Op>(in, n));
  return combine_lanes<Op>(combine_pairs<Op, 4>([&](int i) { return totals[i]; }));
}

/// Of what is rounded.
template <class Op, class T>
TENON_ALWAYS_INLINE double reduce_rounded(const T* in, int64_t n) {
  constexpr int64_t kLanes = Elements<T>::V::kLanes, kBlock = kVectors * kLanes;
  const Vec<double> none(Op::template identity<double>());
  Vec<double> totals[] = {none, none, none, none};
  if (n >= 2 * kBlock) {
    if (const int64_t length = stream_length<T>(n, kBlock); length > 0) [[unlikely]] {
      const StreamTotals streams = reduce_streams<Op>(in, length);
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) totals[i] = streams.totals[i];
      n -= kStreams * length, in += kStreams * length;
    }
    for (int step = 1; n >= 2 * kBlock; n -= 2 * kBlock, in += 2 * kBlock, ++step) {
      take_two_blocks<Op>(totals, in, step);
    }
  }
  return reduce_rest<Op>(totals, in, n);
}

/// The same of rows that are shorter than those with streams, a pair of blocks of each in turn.
template <class Op, class T>
TENON_ALWAYS_INLINE void reduce_rounded_rows(double (&results)[kRowsInTurn],
                                             const T* const (&rows)[kRowsInTurn], int64_t n) {
  constexpr int64_t kBlock = kVectors * Elements<T>::V::kLanes;
  Vec<double> totals[kRowsInTurn][4];
  for (auto& row : totals) {
    for (Vec<double>& total : row) total = Vec<double>(Op::template identity<double>());
  }
  int64_t done = 0;
  for (int step = 1; n - done >= 2 * kBlock; done += 2 * kBlock, ++step) {
#pragma GCC unroll 4
    for (int row = 0; row < kRowsInTurn; ++row) {
      take_two_blocks<Op>(totals[row], rows[row] + done, step);
    }
  }
#pragma GCC unroll 1
  for (int row = 0; row < kRowsInTurn; ++row) {
    results[row] = reduce_rest<Op>(totals[row], rows[row] + done, n - done);
  }
}

/// Of what is not rounded, in lanes that do not wait for each other.
template <class Op, class T>
TENON_ALWAYS_INLINE double reduce_exact(const T* in, int64_t n) {
  using V = typename Elements<T>::V;
  constexpr int kChains = 8;
  V lanes[kChains];
#pragma GCC unroll 8
  for (V& lane : lanes) lane = V(Op::template identity<typename V::Element>());
  if (n >= kChains * V::kLanes) {
    constexpr int64_t kBlock = kChains / kStreams * V::kLanes;
    if (const int64_t length = stream_length<T>(n, kBlock); length > 0) {
      for (int64_t i = 0; i < length; i += kBlock) {
#pragma GCC unroll 8
        for (int chain = 0; chain < kChains; ++chain) {
          const T* const place = in + chain % kStreams * length + i + chain / kStreams * V::kLanes;
          lanes[chain] = Op::step(lanes[chain], Elements<T>::load(place));
        }
      }
      n -= kStreams * length, in += kStreams * length;
    }
    for (; n >= kChains * V::kLanes; n -= kChains * V::kLanes, in += kChains * V::kLanes) {
#pragma GCC unroll 8
      for (int i = 0; i < kChains; ++i) {
        lanes[i] = Op::step(lanes[i], Elements<T>::load(in + i * V::kLanes));
      }
    }
  }
  V rest = combine_pairs<Op, kChains>([&](int i) { return lanes[i]; });
  for (; n >= V::kLanes; n -= V::kLanes, in += V::kLanes) {
    rest = Op::step(rest, Elements<T>::load(in));
  }
  if (n > 0) rest = Op::step(rest, load_first<Op>(in, n));
  return combine_lanes<Op>(rest);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
