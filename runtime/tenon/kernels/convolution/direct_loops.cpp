// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/direct_loops.h"

#include <type_traits>

#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/lanes.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes;

// Accumulators, and what they are made from, fill the registers: 32 with AVX-512, else 16.
#if defined(TENON_SIMD_AVX512)
constexpr int kChannels = 8, kMaxTaps = 12;
#else
constexpr int kChannels = 4, kMaxTaps = 6;
#endif
constexpr int kVectors = 3;

/// The weights of one tap of a block of channels.
template <int Channels, bool packed>
struct BlockWeights {
  TENON_ALWAYS_INLINE BlockWeights(const DirectTiles& tiles, int64_t channel)
      : weights(tiles.weights + channel * tiles.taps), taps(tiles.taps) {}

  TENON_ALWAYS_INLINE float operator[](int channel) const {
    return packed ? weights[channel] : weights[channel * taps];
  }
  TENON_ALWAYS_INLINE void advance() { weights += packed ? Channels : 1; }

  const float* weights;
  int64_t taps;
};

/// One tile: `Channels` channels of `Vectors` vectors.
template <int Channels, int Vectors, class Weights>
TENON_ALWAYS_INLINE void tile(const DirectTiles& tiles, Weights weights, int64_t vector,
                              float* result) {
  const float* images[Vectors];
  Floats sums[Channels][Vectors];
#pragma GCC unroll 3
  for (int v = 0; v < Vectors; ++v) {
    images[v] = tiles.image + tiles.starts[vector + v];
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) sums[c][v] = Floats(0.0f);
  }
  for (int64_t tap = 0; tap < tiles.taps; ++tap, weights.advance()) {
    Floats x[Vectors];
#pragma GCC unroll 3
    for (int v = 0; v < Vectors; ++v) x[v] = Floats::load(images[v] + tiles.offsets[tap]);
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) {
      const Floats weight(weights[c]);
#pragma GCC unroll 3
      for (int v = 0; v < Vectors; ++v) sums[c][v] = multiply_add(weight, x[v], sums[c][v]);
    }
  }
#pragma GCC unroll 8
  for (int c = 0; c < Channels; ++c) {
#pragma GCC unroll 3
    for (int v = 0; v < Vectors; ++v) {
      sums[c][v].store(result + c * tiles.result_stride + (vector + v) * kLanes);
    }
  }
}

/// The tiles of all channels at some vectors.
template <int Vectors, bool packed>
void tile_channels(const DirectTiles& tiles, int64_t vector) {
  int64_t channel = 0;
  const auto block = [&](auto channels) __attribute__((always_inline)) {
    constexpr int kCount = decltype(channels)::value;
    for (; channel + kCount <= tiles.channels; channel += kCount) {
      tile<kCount, Vectors>(tiles, BlockWeights<kCount, packed>(tiles, channel), vector,
                            tiles.result + channel * tiles.result_stride);
    }
  };
  block(std::integral_constant<int, kChannels>{});
  if constexpr (kChannels > 4) block(std::integral_constant<int, 4>{});
  block(std::integral_constant<int, 2>{});
  block(std::integral_constant<int, 1>{});
}

template <bool packed>
void tile_vectors(const DirectTiles& tiles) {
  int64_t vector = 0;
  for (; vector + kVectors <= tiles.vectors; vector += kVectors) {
    tile_channels<kVectors, packed>(tiles, vector);
  }
  if (tiles.vectors - vector == 2) tile_channels<2, packed>(tiles, vector);
  if (tiles.vectors - vector == 1) tile_channels<1, packed>(tiles, vector);
}

void compute_tiles(const DirectTiles& tiles) {
  tiles.is_packed ? tile_vectors<true>(tiles) : tile_vectors<false>(tiles);
}

/// The sums of at most `Taps` taps and `Vectors` vectors of channels. Surplus taps repeat the last.
template <int Taps, int Vectors>
TENON_ALWAYS_INLINE void sum_block(const DirectSums& block, int64_t first_tap, int64_t channel) {
  const int64_t count = block.taps - first_tap < Taps ? block.taps - first_tap : Taps;
  Floats sums[Taps][Vectors];
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) sums[t][v] = Floats(0.0f);
  }
  for (int64_t row = 0; row < block.rows; ++row) {
    const float* taps[Taps];
#pragma GCC unroll 12
    for (int t = 0; t < Taps; ++t) {
      taps[t] = block.image + row * block.image_stride +
                block.offsets[first_tap + (t < count ? t : count - 1)];
    }
    const float* grads = block.grads + row * block.columns * block.channels + channel;
    for (int64_t column = 0; column < block.columns; ++column, grads += block.channels) {
      Floats grad[Vectors];
#pragma GCC unroll 2
      for (int v = 0; v < Vectors; ++v) grad[v] = Floats::load(grads + v * kLanes);
#pragma GCC unroll 12
      for (int t = 0; t < Taps; ++t) {
        const Floats x(taps[t][column]);
#pragma GCC unroll 2
        for (int v = 0; v < Vectors; ++v) sums[t][v] = multiply_add(x, grad[v], sums[t][v]);
      }
    }
  }
#pragma GCC unroll 12
  for (int t = 0; t < Taps; ++t) {
    if (t >= count) break;
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) {
      float* sum = block.sums + (first_tap + t) * block.channels + channel + v * kLanes;
      (Floats::load(sum) + sums[t][v]).store(sum);
    }
  }
}

template <int Vectors>
void sum_channels(const DirectSums& block, int64_t channel) {
  for (int64_t tap = 0; tap < block.taps; tap += kMaxTaps) {
    const int64_t left = block.taps - tap;
    if (left <= 3) {
      sum_block<3, Vectors>(block, tap, channel);
    } else if (kMaxTaps == 6 || left <= 6) {
      sum_block<6, Vectors>(block, tap, channel);
    } else if (left <= 9) {
      sum_block<9, Vectors>(block, tap, channel);
    } else {
      sum_block<kMaxTaps, Vectors>(block, tap, channel);
    }
  }
}

void compute_sums(const DirectSums& sums) {
  int64_t channel = 0;
  for (; channel + 2 * kLanes <= sums.channels; channel += 2 * kLanes) {
    sum_channels<2>(sums, channel);
  }
  if (channel < sums.channels) sum_channels<1>(sums, channel);
}

void transpose(const float* from, int64_t rows, int64_t columns, float* to, int64_t to_stride) {
  constexpr int64_t kBlock = 16;
  for (int64_t row = 0; row < rows; row += kBlock) {
    const int64_t row_end = row + kBlock < rows ? row + kBlock : rows;
    for (int64_t column = 0; column < columns; ++column) {
      for (int64_t i = row; i < row_end; ++i)
        to[column * to_stride + i] = from[i * columns + column];
    }
  }
}

double sum(const float* values, int64_t count) {
  double total = 0;
  int64_t i = 0;
  while (i + kLanes <= count) {
    Floats sums(0.0f);
    for (int step = 0; step < 64 && i + kLanes <= count; ++step, i += kLanes) {
      sums += Floats::load(values + i);
    }
    total += sum_of_lanes(sums);
  }
  for (; i < count; ++i) total += values[i];
  return total;
}

/// Calls `function(i, lanes)` for vectors of `count` elements, the last of which may be a part.
template <class Function>
TENON_ALWAYS_INLINE void for_each_vector(int64_t count, const Function& function) {
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) function(i, int64_t{kLanes});
  if (i < count) function(i, count - i);
}
TENON_ALWAYS_INLINE Floats load(const float* from, int64_t lanes) {
  return lanes == kLanes ? Floats::load(from) : Elements<float>::load(from, lanes);
}
TENON_ALWAYS_INLINE void store(float* to, Floats value, int64_t lanes) {
  lanes == kLanes ? value.store(to) : Elements<float>::store(to, value, lanes);
}

template <bool normalizes, bool adds, bool rectifies>
void store_rows(const DirectRows& rows) {
  const DirectEpilogue& epilogue = rows.epilogue;
  const Floats bias(epilogue.bias), mean(epilogue.mean), scale(epilogue.scale),
      shift(epilogue.shift), zero(0.0f);
  for (int64_t row = 0; row < rows.rows; ++row) {
    const float* result = rows.result + row * rows.result_stride;
    const int64_t first = row * rows.columns;
    for_each_vector(
        rows.columns, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          Floats value = load(result + i, lanes) + bias;
          if constexpr (normalizes) value = (value - mean) * scale + shift;
          if constexpr (adds) value = load(rows.addend + first + i, lanes) + value;
          if constexpr (rectifies) value = where(value <= zero, zero, value);
          store(rows.y + first + i, value, lanes);
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

void pad(const DirectPadding& padding) {
  const auto zeros = [](float* to, int64_t count) __attribute__((always_inline)) {
    for_each_vector(count, [&](int64_t i, int64_t lanes) { store(to + i, Floats(0.0f), lanes); });
  };
  const int64_t count = padding.end - padding.begin;
  for (int64_t row = 0; row < padding.rows; ++row) {
    const float* x = padding.x + row * padding.row_stride;
    float* const to = padding.padded + row * padding.width;
    zeros(to, padding.begin);
    if (padding.step == 1) {
      for_each_vector(count, [&](int64_t i, int64_t lanes) {
        store(to + padding.begin + i, load(x + i, lanes), lanes);
      });
    } else {
      for (int64_t i = 0; i < count; ++i) to[padding.begin + i] = x[i * padding.step];
    }
    zeros(to + padding.end, padding.width - padding.end);
  }
}

}  // namespace

extern constexpr DirectLoops direct_loops = {kLanes,    kChannels, compute_tiles, compute_sums,
                                             transpose, sum,       store_results, pad};

}  // namespace tenon::kernels::TENON_CPU_TARGET
