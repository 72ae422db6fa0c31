// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/direct_loops.h"

#include <type_traits>

#include "tenon/kernels/simd/vec.h"

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

/// One tile: `Channels` channels of `Vectors` vectors.
template <int Channels, int Vectors>
TENON_ALWAYS_INLINE void tile(const DirectTiles& tiles, const float* weights, int64_t vector,
                              float* result) {
  const float* images[Vectors];
  Floats sums[Channels][Vectors];
#pragma GCC unroll 3
  for (int v = 0; v < Vectors; ++v) {
    images[v] = tiles.image + tiles.starts[vector + v];
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) sums[c][v] = Floats(0.0f);
  }
  for (int64_t tap = 0; tap < tiles.taps; ++tap, weights += Channels) {
    Floats x[Vectors];
#pragma GCC unroll 3
    for (int v = 0; v < Vectors; ++v) x[v] = Floats::load(images[v] + tiles.offsets[tap]);
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) {
      const Floats weight(weights[c]);
#pragma GCC unroll 3
      for (int v = 0; v < Vectors; ++v) sums[c][v] += weight * x[v];
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
template <int Vectors>
void tile_channels(const DirectTiles& tiles, int64_t vector) {
  int64_t channel = 0;
  const auto block = [&](auto channels) __attribute__((always_inline)) {
    constexpr int kCount = decltype(channels)::value;
    for (; channel + kCount <= tiles.channels; channel += kCount) {
      tile<kCount, Vectors>(tiles, tiles.weights + channel * tiles.taps, vector,
                            tiles.result + channel * tiles.result_stride);
    }
  };
  block(std::integral_constant<int, kChannels>{});
  if constexpr (kChannels > 4) block(std::integral_constant<int, 4>{});
  block(std::integral_constant<int, 2>{});
  block(std::integral_constant<int, 1>{});
}

void compute_tiles(const DirectTiles& tiles) {
  int64_t vector = 0;
  for (; vector + kVectors <= tiles.vectors; vector += kVectors) {
    tile_channels<kVectors>(tiles, vector);
  }
  if (tiles.vectors - vector == 2) tile_channels<2>(tiles, vector);
  if (tiles.vectors - vector == 1) tile_channels<1>(tiles, vector);
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
        for (int v = 0; v < Vectors; ++v) sums[t][v] += x * grad[v];
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
    for (int lane = 0; lane < kLanes; ++lane) total += sums.raw[lane];
  }
  for (; i < count; ++i) total += values[i];
  return total;
}

}  // namespace

extern constexpr DirectLoops direct_loops = {kLanes,       kChannels, compute_tiles,
                                             compute_sums, transpose, sum};

}  // namespace tenon::kernels::TENON_CPU_TARGET
