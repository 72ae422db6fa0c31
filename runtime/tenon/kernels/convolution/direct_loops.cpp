// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/direct_loops.h"

#include <type_traits>
#include <utility>

#include "tenon/kernels/simd/fused.h"

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
/// Whether three channels are a block: two, and one after them, wait for their own sums.
/// Colour images have three. With AVX-512 it has not been measured.
constexpr bool kBlockOfThree = kChannels == 4;
/// Weights where they lie may be far apart, and then come from memory one after the other, too
/// late, unless they are fetched so many taps before. Those of the channels in turn, of which a
/// line of memory has several taps.
constexpr int64_t kFetchedAhead = 72;
/// Of a single channel, so that as many sums run side by side.
constexpr int kVectorsOfOne = 8;

/// One tile: `Channels` channels of `Vectors` vectors.
template <int Channels, int Vectors, bool packed>
[[gnu::noinline]] void tile(const DirectTiles& tiles, int64_t channel, int64_t vector) {
  const float* weights = tiles.weights + channel * tiles.channel_stride;
  if (packed) weights = tiles.weights + channel * tiles.all_taps + tiles.first_tap * Channels;
  const float* images[Vectors];
  Floats sums[Channels][Vectors];
#pragma GCC unroll 8
  for (int v = 0; v < Vectors; ++v) {
    images[v] = tiles.image + (tiles.starts ? tiles.starts[vector + v] : (vector + v) * kLanes);
#pragma GCC unroll 8
    for (int c = 0; c < Channels; ++c) sums[c][v] = Floats(0.0f);
  }
  const auto add_tap = [&](int64_t i) __attribute__((always_inline)) {
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
  };
  int64_t i = 0;
  if constexpr (!packed) {
    for (; i + kFetchedAhead < tiles.tap_count; ++i) {
      __builtin_prefetch(weights + tiles.taps[i + kFetchedAhead].weight +
                         i % Channels * tiles.channel_stride);
      add_tap(i);
    }
  }
  for (; i < tiles.tap_count; ++i) add_tap(i);
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
  if constexpr (kBlockOfThree) block(std::integral_constant<int, 3>{});
  block(std::integral_constant<int, 2>{});
  block(std::integral_constant<int, 1>{});
}

/// Calls `function(some vectors, first of them)` for those from `vector` on.
template <class Function>
TENON_ALWAYS_INLINE void for_each_vectors(int64_t vector, int64_t vectors,
                                          const Function& function) {
  // A single one at the end would wait for its own sums.
  for (; vectors - vector == kVectors || vectors - vector > 4; vector += kVectors) {
    function(std::integral_constant<int, kVectors>{}, vector);
  }
  for (; vectors - vector >= 2; vector += 2) function(std::integral_constant<int, 2>{}, vector);
  if (vectors - vector == 1) function(std::integral_constant<int, 1>{}, vector);
}

/// A single channel, by parts of about the same size.
template <bool packed, size_t... i>
void compute_one(const DirectTiles& tiles, std::index_sequence<i...>) {
  static constexpr void (*kTiles[])(const DirectTiles&, int64_t,
                                    int64_t) = {&tile<1, static_cast<int>(i) + 1, packed>...};
  for (int64_t vector = 0, count; vector < tiles.vectors; vector += count) {
    count = tiles.vectors - vector;
    if (count > kVectorsOfOne) count = count / 2 < kVectorsOfOne ? (count + 1) / 2 : kVectorsOfOne;
    kTiles[count - 1](tiles, 0, vector);
  }
}

template <bool packed>
void compute_in_order(const DirectTiles& tiles) {
  if (tiles.channels == 1) {
    compute_one<packed>(tiles, std::make_index_sequence<kVectorsOfOne>());
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

}  // namespace

extern constexpr DirectLoops direct_loops = {kLanes, kChannels, kBlockOfThree, compute_tiles};

}  // namespace tenon::kernels::TENON_CPU_TARGET
