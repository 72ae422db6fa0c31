// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/direct_loops.h"

#include <type_traits>
#include <utility>

#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/vector_walk.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes;

// Accumulators, and what they are made from, fill the registers: 32 with AVX-512, else 16.
#if defined(TENON_SIMD_AVX512)
constexpr int kChannels = 8;
#else
constexpr int kChannels = 4;
#endif
constexpr int kVectors = 3;
/// Of a single channel, so that as many sums run side by side.
constexpr int kVectorsOfOne = 8;

/// One tile: `Channels` channels of `Vectors` vectors.
template <int Channels, int Vectors, bool packed>
[[gnu::noinline]] void tile(const DirectTiles& tiles, int64_t channel, int64_t vector) {
  const float* weights =
      tiles.weights + channel * (packed ? tiles.tap_count : tiles.channel_stride);
  const float* images[Vectors];
  Floats sums[Channels][Vectors];
#pragma GCC unroll 8
  for (int v = 0; v < Vectors; ++v) {
    images[v] = tiles.image + (tiles.starts ? tiles.starts[vector + v] : (vector + v) * kLanes);
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) sums[c][v] = Floats(0.0f);
  }
  for (int64_t i = 0; i < tiles.tap_count; ++i) {
    const DirectTap& tap = tiles.taps[i];
    const float* tap_weights = weights + (packed ? i * Channels : tap.weight);
    Floats x[Vectors];
#pragma GCC unroll 8
    for (int v = 0; v < Vectors; ++v) x[v] = Floats::load(images[v] + tap.offset);
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) {
      const Floats weight(tap_weights[packed ? c : c * tiles.channel_stride]);
#pragma GCC unroll 8
      for (int v = 0; v < Vectors; ++v) sums[c][v] = multiply_add(weight, x[v], sums[c][v]);
    }
  }
  float* result = tiles.result + channel * tiles.result_stride + vector * kLanes;
#pragma GCC unroll 8
  for (int c = 0; c < Channels; ++c) {
#pragma GCC unroll 8
    for (int v = 0; v < Vectors; ++v)
      sums[c][v].store(result + c * tiles.result_stride + v * kLanes);
  }
}

/// Calls `function(block of channels, first of it)` for all channels.
template <class Function>
TENON_ALWAYS_INLINE void for_each_block(int64_t channels, const Function& function) {
  int64_t channel = 0;
  const auto block = [&](auto size) __attribute__((always_inline)) {
    constexpr int kSize = decltype(size)::value;
    for (; channel + kSize <= channels; channel += kSize) function(size, channel);
  };
  block(std::integral_constant<int, kChannels>{});
  if constexpr (kChannels > 4) block(std::integral_constant<int, 4>{});
  block(std::integral_constant<int, 2>{});
  block(std::integral_constant<int, 1>{});
}

/// Calls `function(some vectors, first of them)` for those from `vector` on.
template <class Function>
TENON_ALWAYS_INLINE void for_each_vectors(int64_t vector, int64_t vectors,
                                          const Function& function) {
  for (; vector + kVectors <= vectors; vector += kVectors) {
    function(std::integral_constant<int, kVectors>{}, vector);
  }
  if (vectors - vector == 2) function(std::integral_constant<int, 2>{}, vector);
  if (vectors - vector == 1) function(std::integral_constant<int, 1>{}, vector);
}

template <bool packed>
void compute_in_order(const DirectTiles& tiles) {
  if (tiles.channels == 1) {
    int64_t vector = 0;
    for (; vector + kVectorsOfOne <= tiles.vectors; vector += kVectorsOfOne) {
      tile<1, kVectorsOfOne, packed>(tiles, 0, vector);
    }
    for_each_vectors(vector, tiles.vectors, [&](auto count, int64_t first) {
      tile<1, count.value, packed>(tiles, 0, first);
    });
  } else if (tiles.channels_first) {
    for_each_block(tiles.channels, [&](auto block, int64_t channel) {
      for_each_vectors(0, tiles.vectors, [&](auto count, int64_t vector) {
        tile<block.value, count.value, packed>(tiles, channel, vector);
      });
    });
  } else {
    for_each_vectors(0, tiles.vectors, [&](auto count, int64_t vector) {
      for_each_block(tiles.channels, [&](auto block, int64_t channel) {
        tile<block.value, count.value, packed>(tiles, channel, vector);
      });
    });
  }
}

void compute_tiles(const DirectTiles& tiles) {
  tiles.is_packed ? compute_in_order<true>(tiles) : compute_in_order<false>(tiles);
}

template <bool normalizes, bool adds, bool rectifies>
void store_rows(const DirectRows& rows) {
  const DirectEpilogue& epilogue = rows.epilogue;
  const Floats bias(epilogue.bias), mean(epilogue.mean), scale(epilogue.scale),
      shift(epilogue.shift), zero(0.0f);
  for (int64_t row = 0; row < rows.rows; ++row) {
    const float* result = rows.result + row * rows.result_stride;
    const int64_t first = row * rows.y_stride;
    for_each_vector<float>(
        rows.columns, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          Floats value = load_lanes(result + i, lanes) + bias;
          if constexpr (normalizes) value = (value - mean) * scale + shift;
          if constexpr (adds) value = load_lanes(rows.addend + first + i, lanes) + value;
          if constexpr (rectifies) value = where(value <= zero, zero, value);
          store_lanes(rows.y + first + i, value, lanes);
        });
  }
}

template <bool normalizes, bool adds>
void store_rectified(const DirectRows& rows) {
  rows.epilogue.rectifies ? store_rows<normalizes, adds, true>(rows)
                          : store_rows<normalizes, adds, false>(rows);
}

void store_results(const DirectRows& rows) {
  if (rows.epilogue.normalizes) {
    rows.addend ? store_rectified<true, true>(rows) : store_rectified<true, false>(rows);
  } else {
    rows.addend ? store_rectified<false, true>(rows) : store_rectified<false, false>(rows);
  }
}

/// Lanes of two vectors that lie one behind the other.
template <size_t... i>
TENON_ALWAYS_INLINE Floats even_lanes(Floats a, Floats b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, b.raw, static_cast<int>(2 * i)...);
}
/// Lanes of `a` and `b` in turn, from lane `first` on.
template <int first, size_t... i>
TENON_ALWAYS_INLINE Floats zipped(Floats a, Floats b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, b.raw, static_cast<int>(first + i / 2 + i % 2 * kLanes)...);
}
constexpr std::make_index_sequence<kLanes> kEachLane;

/// The first of `count` elements, as many as a vector has; none where `count` is not positive.
TENON_ALWAYS_INLINE Floats load_first(const float* from, int64_t count) {
  if (count >= kLanes) return Floats::load(from);
  return count > 0 ? Elements<float>::load(from, count) : Floats(0.0f);
}
TENON_ALWAYS_INLINE void store_first(float* to, Floats value, int64_t count) {
  if (count >= kLanes) return value.store(to);
  if (count > 0) Elements<float>::store(to, value, count);
}

/// `count` pairs, of which the last may lack its second.
TENON_ALWAYS_INLINE void interleave_pairs(const float* even, const float* odd, int64_t columns,
                                          float* y) {
  for (int64_t i = 0; i < columns; i += 2 * kLanes) {
    const Floats a = load_first(even + i / 2, (columns - i + 1) / 2),
                 b = load_first(odd + i / 2, (columns - i) / 2);
    store_first(y + i, zipped<0>(a, b, kEachLane), columns - i);
    store_first(y + i + kLanes, zipped<kLanes / 2>(a, b, kEachLane), columns - i - kLanes);
  }
}

void interleave(const DirectInterleaving& rows) {
  for (int64_t row = 0; row < rows.rows; ++row) {
    float* const y = rows.y + row * rows.y_stride;
    const auto result = [&](int64_t phase) __attribute__((always_inline)) {
      return rows.results.rows[phase] + row * rows.results.strides[phase];
    };
    if (rows.phases == 2) {
      interleave_pairs(result(0), result(1), rows.columns, y);
      continue;
    }
    for (int64_t phase = 0; phase < rows.phases; ++phase) {
      const float* from = result(phase);
      for (int64_t i = phase; i < rows.columns; i += rows.phases) y[i] = *from++;
    }
  }
}

/// At least `count` zeros.
TENON_ALWAYS_INLINE void store_zeros(float* to, int64_t count) {
  for (int64_t i = 0; i < count; i += kLanes) Floats(0.0f).store(to + i);
}

void pad(const DirectPadding& padding) {
  const int64_t count = padding.end - padding.begin;
  store_zeros(padding.padded, padding.before);
  // What is written beyond a row is the beginning of the next one, which comes after it.
  float* row_of = padding.padded + padding.before;
  for (int64_t row = 0; row < padding.rows; ++row, row_of += padding.width) {
    const float* x = padding.x + row * padding.row_stride;
    store_zeros(row_of, padding.begin);
    float* const to = row_of + padding.begin;
    int64_t written = 0;
    if (padding.step == 1) {
      for (; written < count; written += kLanes) {
        load_first(x + written, count - written).store(to + written);
      }
    } else if (padding.step == 2) {
      for (; written < count; written += kLanes) {
        const int64_t left = 2 * (count - written) - 1;
        const Floats a = load_first(x + 2 * written, left),
                     b = load_first(x + 2 * written + kLanes, left - kLanes);
        even_lanes(a, b, kEachLane).store(to + written);
      }
    } else {
      for (; written < count; ++written) to[written] = x[written * padding.step];
    }
    store_zeros(to + written, padding.width - padding.begin - written);
  }
  store_zeros(row_of, padding.behind);
}

void weave(const DirectWeaving& row) {
  for (int64_t image = 0; image < row.images; ++image) {
    const float* x = row.x + image * row.stride;
    for (int64_t i = 0; i < row.count; ++i) row.woven[i * row.images + image] = x[i * row.step];
  }
}

void unweave(const DirectUnweaving& images) {
  for (int64_t image = 0; image < images.count; ++image) {
    float* to = images.images + image * images.stride;
    for (int64_t row = 0; row < images.rows; ++row) {
      const float* from = images.woven + row * images.woven_stride + image;
      for (int64_t i = 0; i < images.columns; ++i) *to++ = from[i * images.count];
    }
  }
}

}  // namespace

extern constexpr DirectLoops direct_loops = {kLanes,     kChannels, compute_tiles, store_results,
                                             interleave, pad,       weave,         unweave};

}  // namespace tenon::kernels::TENON_CPU_TARGET
